"""Comparing what the rules answer today with what is pinned; a difference names the first place that has one."""

from __future__ import annotations

import json

from tests.games.pins.positions import documents, pin
from tests.games.pins.walks import ASPECTS, GAMES, TURNS, pins, walk
from wunderkammer.shelf import game as shelf

CHANGED = "If that is meant, tests/games/pins/make.py makes the pins anew and says what else to do."

Moments = dict[int, dict[str, str]]


def pinned_walks(game_id: str) -> dict[int, list[str]]:
    table = json.loads((GAMES / game_id / "pins" / "walks.json").read_text(encoding="utf-8"))
    return {int(number): lines for number, lines in table.items()}


def pinned_positions(game_id: str) -> dict[int, Moments]:
    """By walk and turn the answers for every place."""
    found: dict[int, Moments] = {}
    table = json.loads((GAMES / game_id / "pins" / "positions.json").read_text(encoding="utf-8"))
    for moment, places in table.items():
        number, turn = map(int, moment.split())
        found.setdefault(number, {})[turn] = places
    return found


def compare_walk(game_id: str, number: int) -> None:
    """A walk says in every part what is pinned."""
    start = walk(shelf.game(game_id), number)
    expected, found = pinned_walks(game_id)[number], pins(start)
    for part, (before, now) in enumerate(zip(expected, found, strict=False)):
        other = [
            aspect for aspect, *both in zip(ASPECTS, before.split(), now.split(), strict=True) if both[0] != both[1]
        ]
        assert not other, (
            f"{start}\nturns {part * TURNS}–{part * TURNS + TURNS - 1}: other {', '.join(other)}. {CHANGED}"
        )
    assert len(found) == len(expected), f"{start}\nIt is shorter or longer than it was. {CHANGED}"


def compare_positions(game_id: str, number: int) -> None:
    """The positions of a walk, changed in every pinned place, are answered as pinned."""
    start, expected = walk(shelf.game(game_id), number), pinned_positions(game_id)[number]
    found = documents(start, {*expected})
    for turn, places in expected.items():
        for place, before in places.items():
            now = pin(start, found[turn], place)
            assert now == before, (
                f"{start}\nturn {turn}, changes of {place}: accepted {now!r}, was {before!r}. {CHANGED}"
            )
