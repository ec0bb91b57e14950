"""One game of a report: on which side, between which bots, with which luck, and what came of it."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.lab.play import bots_on_seats, first_state, play_seated
from wunderkammer.lab.reports.trials.component_book import ComponentBook, component_book
from wunderkammer.lab.reports.trials.restricted_bot import RestrictedBot
from wunderkammer.lab.reports.trials.witness import GameWitness, NotedChoice
from wunderkammer.lab.tally import WHOLE_WIN, shares
from wunderkammer.match.party import free_seats
from wunderkammer.shelf.game import game
from wunderkammer.shelf.packs import Figures

FRESH = 1 << 24  # numbers of games from here on are never used to look for anything, only to confirm it


class Conditions(NamedTuple):
    """What all games of a report share."""

    game: str
    seats: int
    options: dict[str, object]  # without a pack: sides have theirs
    seed: int


class Side(NamedTuple):
    """One way to play: with the figures of a pack, and perhaps with a component that one seat may not use."""

    pack: Figures
    forbidden: str = ""

    def key(self) -> str:
        """A name that no other side has."""
        text = json.dumps([self.pack, self.forbidden], sort_keys=True, ensure_ascii=False, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


class GameBatch(NamedTuple):
    """Some games of one side between equal bots: a piece of work for one process."""

    side: Side
    bot: str
    numbers: tuple[int, ...]
    choices: bool  # whether what is offered and taken is noted


class WatchedGame(NamedTuple):
    """What is kept of a game; lists go by seat."""

    side: str
    bot: str
    number: int
    places: list[int]  # in the first order of turns
    scores: list[int]
    wins: list[float]
    leads: list[float]
    lines: dict[str, list[int]]  # of the score sheet
    decisions: int
    changes: int  # of the lead
    settled: float
    restricted: int  # the seat that had something forbidden, or −1
    choices: list[NotedChoice] | None

    def to_json(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> WatchedGame:
        choices = data["choices"]
        if choices is not None:
            choices = [
                NotedChoice(seat, at, how, tuple(offered), tuple(taken)) for seat, at, how, offered, taken in choices
            ]
        return cls(**{**data, "choices": choices})


def play_batch(conditions: Conditions, batch: GameBatch) -> list[WatchedGame]:
    """Play some games; every game of a number has the same luck on every side, as far as the play is the same."""
    chosen = game(conditions.game)
    options = {**conditions.options, "pack": batch.side.pack} if batch.side.pack else conditions.options
    first = first_state(conditions.game, conditions.seats, options)
    book = component_book(chosen)
    return [
        play_trial(conditions, batch, number, first.clone(), book, options) for number in batch.numbers
    ]  # the first state is made once: tables of a pack's figures take a while


def play_trial(
    conditions: Conditions,
    batch: GameBatch,
    number: int,
    state: State,
    book: ComponentBook,
    options: dict[str, object],
) -> WatchedGame:
    chosen = game(conditions.game)
    seed = derived_seed(conditions.seed, number)
    free = free_seats(chosen.rules, state)
    names = [batch.bot if seat in free else "" for seat in range(state.seats)]
    bots = bots_on_seats(names, seed)
    restricted = free[number % len(free)] if batch.side.forbidden else -1
    if restricted >= 0:
        bots[restricted] = restrict(bots[restricted], book, batch.side.forbidden, derived_seed(seed, restricted + 1))
    witness = GameWitness(chosen.rules, book if batch.choices else None)
    played = play_seated(chosen, state, bots, seed, options, witness)
    return watched_game(batch, number, chosen.rules, state, witness, played.decisions(), restricted)


def restrict(bot: Bot | None, book: ComponentBook, forbidden: str, seed: int) -> RestrictedBot:
    assert bot is not None
    number = book.number(forbidden)
    return RestrictedBot(bot, lambda move: number in book.of_move(move), seed)


def watched_game(
    batch: GameBatch, number: int, rules: Rules, state: State, witness: GameWitness, decisions: int, restricted: int
) -> WatchedGame:
    result = rules.result(state)
    wins = [part / WHOLE_WIN for part in shares(result.ranks)]
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    return WatchedGame(
        batch.side.key(),
        batch.bot,
        number,
        witness.places(state.seats),
        [*result.scores],
        [round(win, 6) for win in wins],
        [round(rules.lead(state, seat), 3) for seat in range(state.seats)],
        {line.code: [*line.values] for line in result.sheet},
        decisions,
        witness.lead_changes(),
        round(witness.settling_point(winners), 4),
        restricted,
        witness.choices if batch.choices else None,
    )
