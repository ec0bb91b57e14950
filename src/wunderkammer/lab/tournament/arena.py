"""Tournaments: the same seeds of chance are played with every rotation of the bots over the seats."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.errors import BadSimulation
from wunderkammer.lab.crew import Repertoire, WorkCrew
from wunderkammer.lab.crew.host_shares import Measure
from wunderkammer.lab.play import PlayedGame, first_state, play_bots, with_pack_itself
from wunderkammer.lab.tally import WHOLE_WIN, shares
from wunderkammer.match.party import check_bots, free_seats
from wunderkammer.shelf.game import game


class Tournament(NamedTuple):
    """What is played; the seats that play by themselves have no bot."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    seed: int

    def identity(self) -> dict[str, Any]:
        """Everything that two tournaments must share for their games to be counted together."""
        chosen = game(self.game)
        changes = chosen.pack(self.options.get("pack"))
        plain = {name: value for name, value in self.options.items() if name != "pack"}
        return {
            "game": self.game,
            "rules_version": chosen.rules_version,
            "content": chosen.editions[0].fingerprint(changes),
            "options": chosen.check(self.seats, plain),
            "seats": self.seats,
            "bots": self.bots,
            "seed": self.seed,
        }


class Fixture(NamedTuple):
    """One game to be played: which meeting, which seed, and who sits where ("" where the game itself does)."""

    meeting: int
    number: int
    turn: int
    names: tuple[str, ...]


class Schedule(NamedTuple):
    """Who meets whom: for every meeting all its seatings, each of them to be played with the same seeds."""

    meetings: list[list[tuple[str, ...]]]
    seeds: int

    def games(self) -> int:
        return self.seeds * sum(len(seatings) for seatings in self.meetings)

    def fixtures(self) -> Iterable[Fixture]:
        """Seed by seed, so that what is played first is balanced first."""
        for number in range(self.seeds):
            for meeting, seatings in enumerate(self.meetings):
                for turn, names in enumerate(seatings):
                    yield Fixture(meeting, number, turn, names)


class GameFacts(NamedTuple):
    """What the ledger keeps of a game; lists go by seat."""

    fixture: Fixture
    scores: list[int]
    wins: list[float]
    ranks: list[int]
    rivals: list[tuple[int, str, int, float]]  # those whom the game plays: place, name, score, part of the win
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[tuple[int, str, str]]  # seat, code, example


def schedule(tournament: Tournament, games: int) -> Schedule:
    """At least so many games for every meeting; raises one sentence if the bots cannot meet."""
    state = first_state(tournament.game, tournament.seats, tournament.options)
    rules = game(tournament.game).rules
    free, rivals = free_seats(rules, state), rules.rivals(state)
    check_bots(tournament.bots)
    if len(set(tournament.bots)) < len(tournament.bots):
        raise BadSimulation("same-bot")
    if games < 1:
        raise BadSimulation("no-games")
    if len(tournament.bots) < 2 and (len(free) > 1 or not rivals):
        raise BadSimulation("two-bots")
    meetings = [
        [bots_by_seat(tournament.seats, free, names) for names in seatings]
        for seatings in meet(tournament.bots, len(free))
    ]
    return Schedule(meetings, max(math.ceil(games / len(seatings)) for seatings in meetings))


def meet(bots: list[str], seats: int) -> list[list[tuple[str, ...]]]:
    """Every choice of as many bots as there are seats, in all rotations.

    Fewer bots than seats sit down again and again; beginning with each of them, so that all sit equally often.
    """
    chosen = [*itertools.combinations(bots, seats)] if len(bots) >= seats else [tuple(bots)]
    meetings = []
    for party in chosen:
        rows = [[party[(first + seat) % len(party)] for seat in range(seats)] for first in range(len(party))]
        turns = [tuple(row[shift:] + row[:shift]) for row in rows for shift in range(seats)]
        meetings.append([*dict.fromkeys(turns)])
    return meetings


def bots_by_seat(seats: int, free: list[int], names: tuple[str, ...]) -> tuple[str, ...]:
    """The bots on the seats that do not play by themselves."""
    found = [""] * seats
    for seat, name in zip(free, names, strict=True):
        found[seat] = name
    return tuple(found)


def play_all(
    tournament: Tournament, fixtures: list[Fixture], crew: WorkCrew, enough: Callable[[GameFacts], bool]
) -> None:
    """Play what is left to play; `enough` hears of every game as soon as it is over, and can end it all."""
    ready = tournament._replace(options=with_pack_itself(tournament.game, tournament.options))
    repertoire = Repertoire(tournament.game, tuple(tournament.bots))
    for facts in crew.run(partial(play_fixture, ready), fixtures, repertoire, game_figures):
        if enough(facts):
            return


def game_figures(facts: GameFacts) -> Measure:
    """What hosts are compared by, with the same bots on the same seats: points and decisions."""
    kind = (facts.fixture.meeting, facts.fixture.turn)
    return Measure(kind, [float(sum(facts.scores)), float(sum(facts.decisions))])


def play_fixture(tournament: Tournament, fixture: Fixture) -> GameFacts:
    """Play one game; its chance depends on the tournament's seed and the fixture's number, not on who sits where."""
    chosen = game(tournament.game)
    state = first_state(tournament.game, tournament.seats, tournament.options)
    seed = derived_seed(tournament.seed, fixture.number)
    return facts_of(fixture, play_bots(chosen, state, [*fixture.names], seed, tournament.options))


def facts_of(fixture: Fixture, played: PlayedGame) -> GameFacts:
    parts = shares(played.result.ranks)
    wins = [part / WHOLE_WIN for part in parts]
    rivals = [
        (rival, name, score, wins[rival] if rival < len(wins) else 1.0 - sum(wins))
        for rival, (name, score) in sorted(played.rivals.items())
    ]
    efforts = played.efforts
    return GameFacts(
        fixture,
        played.result.scores,
        wins,
        played.result.ranks,
        rivals,
        [effort.decisions for effort in efforts],
        [round(effort.seconds, 6) for effort in efforts],
        [round(effort.slowest, 6) for effort in efforts],
        [(seat, *fault) for seat, effort in enumerate(efforts) for fault in effort.faults],
    )
