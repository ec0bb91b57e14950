"""Advice: what the search would play at a decision, and what it expects from it."""

from __future__ import annotations

import math
from itertools import accumulate
from typing import NamedTuple

from wunderkammer.bots.levels import LEVELS, thinking_of
from wunderkammer.bots.past import Past
from wunderkammer.bots.seat import BotSeat
from wunderkammer.bots.thinker import Thinker, Thinking
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.errors import BadHint

MOST = 5  # moves that are worth naming
SEED = 1  # the same for every match: the seed of a match knows what chance will bring


class Advice(NamedTuple):
    """One move and where it leads."""

    key: str  #: the move
    chance: float  #: of winning, from 0 to 1; alone, of beating the game's own opponent
    points: float  #: that the seat will have in the end; alone, its lead over the game's own opponent
    visits: int  #: how often the search has tried the move
    alone: bool = False  #: whether there is only one seat, and `points` are a lead


def advise(rules: Rules, state: State, seat: int, thinking: Thinking) -> list[Advice]:
    """The best moves of a seat, best first, as seen by a bot that has just sat down there."""
    key = rules.vocabulary.key
    alone = state.seats == 1
    adviser = BotSeat(Thinker(SEED, thinking), Past(rules, state.seats), seat)
    found: list[Advice] = []
    for move, visits, chance, points, _ in adviser.opinions(state)[:MOST]:
        if visits == 0:
            break  # no round was left for this move and those after it
        found.append(Advice(key(move), chance, points, visits, alone))
    return order_advice(falling(found))


def order_advice(found: list[Advice]) -> list[Advice]:
    """Moves whose chances are the same to a hundredth in the order of their points, else of what the search found."""
    return falling(sorted(found, key=lambda one: (-round(100 * one.chance), -round(one.points))))


def falling(found: list[Advice]) -> list[Advice]:
    """Moves with chances that never rise from one to the next.

    A move is given up when it does worse than another in the same worlds: then its number, found in fewer worlds, may
    be the higher one without meaning that it is better.
    """
    ceilings = accumulate((one.chance for one in found), min)
    return [one._replace(chance=ceiling) for one, ceiling in zip(found, ceilings, strict=True)]


def budget(rules: Rules, level: str, seconds: float, rounds: int | None = None) -> Thinking:
    """How a level thinks, for at most so long; `rounds` takes the place of its own number of them."""
    if level not in LEVELS:
        raise BadHint("no-such-level", level=level, levels=[*LEVELS])
    if not math.isfinite(seconds) or seconds < 0:
        raise BadHint("hint-seconds", given=str(seconds))
    if rounds is not None and rounds < 1:
        raise BadHint("hint-rounds", given=rounds)
    thinking = thinking_of(rules, level)._replace(seconds=seconds)
    return thinking if rounds is None else thinking._replace(rounds=rounds)
