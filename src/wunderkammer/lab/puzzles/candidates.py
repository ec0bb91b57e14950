"""Decisions of bots' matches at which one move looks clearly better than all others, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wunderkammer.analysis.comparison import Comparer, Comparison
from wunderkammer.analysis.judge_settings import JudgeSettings, settings_for
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.info import Info
from wunderkammer.core.engine import legal_moves
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.lab.play import bots_on_seats, first_state, play_seated
from wunderkammer.shelf.game import Game

PLAYERS = "level2"  # whose matches are searched: they think little, so that many are played
FEWEST_MOVES = 3  # a choice between two is no puzzle
MOST_LOOKS = 80  # decisions of one match that are looked at, taken at random
GLANCE = {"rounds": 240, "worlds": 60}  # of the judge, at first …
DEPTH = {"rounds": 1200, "worlds": 240}  # … and where one move then stands out
LEAST_LEAD = 0.15  # in chances to win


class SeenDecision(NamedTuple):
    """A decision of a match."""

    number: int  # among the decisions of its match
    seat: int
    state: State


class Candidate(NamedTuple):
    """A decision at which one move stands out at depth."""

    number: int
    info: Info
    comparison: Comparison


class ChoiceWitness:
    """Keeps all decisions of a match that leave a choice."""

    def __init__(self) -> None:
        self.count = 0
        self.seen: list[SeenDecision] = []

    def decides(self, state: State, seat: int, move: int) -> None:
        self.count += 1
        if len(legal_moves(state, seat)) >= FEWEST_MOVES:
            self.seen.append(SeenDecision(self.count, seat, state.clone()))


def decisions(chosen: Game, seats: int, seed: int, after: float) -> list[SeenDecision]:
    """Some decisions of the later part of a match, in a random order: what is decided early is rarely clear."""
    witness = ChoiceWitness()
    state = first_state(chosen.id, seats, {})
    play_seated(chosen, state, bots_on_seats([PLAYERS] * seats, seed), seed, {}, witness)
    late = [one for one in witness.seen if one.number > after * witness.count]
    rng = Rng(derived_seed(seed, 0))
    found: list[SeenDecision] = []
    while late and len(found) < MOST_LOOKS:
        found.append(late.pop(rng.below(len(late))))
    return found


def candidates(chosen: Game, seats: int, seed: int, after: float) -> Iterator[Candidate]:
    """The decisions of one match at which a move stands out, first at a glance and then at depth."""
    rules = chosen.rules
    glance, depth = (settings_for(rules)._replace(**how) for how in (GLANCE, DEPTH))
    for seen in decisions(chosen, seats, seed, after):
        info = Info(rules, seen.state, seen.seat)
        first = leading(info, seen.number, glance)
        if first is None:
            continue
        second = leading(info, derived_seed(seen.number, 1), depth)
        if second is not None and second.best[0] == first.best[0]:
            yield Candidate(seen.number, info, second)


def leading(info: Info, number: int, how: JudgeSettings) -> Comparison | None:
    """The best move beside the next best, if it leads by far."""
    found = Comparer(info, number, how, 0.0, False).lead()
    clear = found.cost >= LEAST_LEAD and found.cost > 2 * found.error
    return found if clear and found.best[0] != found.played[0] else None
