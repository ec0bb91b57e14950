"""A hint in words: what to play, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Protocol

from wunderkammer.text.catalogue import Catalogue

GAMES = 100  # chances are stated as wins out of so many games


class MoveAdvice(Protocol):
    """A move and where it leads, as `wunderkammer.bots.advice` finds it."""

    @property
    def key(self) -> str: ...
    @property
    def chance(self) -> float: ...
    @property
    def points(self) -> float: ...
    @property
    def alone(self) -> bool: ...


def hint_sentence(found: Sequence[MoveAdvice], moves: Mapping[str, str], catalogue: Catalogue) -> str:
    """The best move with the reason: what it leads to, and how far behind the next best is; `moves` names keys.

    If nothing that is shown distinguishes the best moves, none of them is called the best.
    """
    best = found[0]
    told: dict[str, object] = {"move": moves[best.key], "wins": wins(best), "points": points(best, catalogue)}
    if len(found) == 1:
        return catalogue.say("hint-only", **told)
    alike = sum(1 for _ in takewhile(lambda one: figures(one) == figures(best), found))
    if alike > 1:
        return catalogue.say("hint-same", count=alike, rest=len(found) - alike, **told)
    second = found[1]
    if wins(second) == wins(best):
        return catalogue.say("hint-equal", next=moves[second.key], **told)
    return catalogue.say("hint-best", next=moves[second.key], next_wins=wins(second), **told)


def hint_outlook(one: MoveAdvice, catalogue: Catalogue) -> str:
    """What one move leads to, in short."""
    return catalogue.say("hint-outlook", wins=wins(one), points=points(one, catalogue, "list"))


def points(one: MoveAdvice, catalogue: Catalogue, place: str = "sentence") -> str:
    """The points that a move leads to; alone, the lead over the game's own opponent, whom a list need not repeat."""
    number = round(one.points)
    if not one.alone:
        return catalogue.say("hint-points", points=number)
    lead = "hint-ahead" if number > 0 else "hint-behind" if number < 0 else "hint-level"
    return catalogue.say(lead, points=abs(number), place=place)


def figures(one: MoveAdvice) -> tuple[int, int]:
    """All that people are shown about a move."""
    return wins(one), round(one.points)


def wins(one: MoveAdvice) -> int:
    return round(GAMES * one.chance)
