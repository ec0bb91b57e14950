"""A position that differs a little from a real one is refused with a sentence, or plays on at random to its result."""

from __future__ import annotations

import copy
import json
import os
from typing import Any

import pytest

from tests.conformance.cases import play_on, trials
from wunderkammer.core.engine import actor
from wunderkammer.core.frames import NOBODY
from wunderkammer.core.reader import BadData
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf import game as shelf
from wunderkammer.shelf.game import Game

POSITIONS = 12  # of one random game, spread over its length
MUTATIONS = 40 if os.environ.get("WK_SOAK") != "1" else 2000  # of each

Place = tuple[Any, Any]


def places(value: object) -> list[Place]:
    """Every container in a document with every key or index in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [place for key, item in inside for place in [(value, key), *places(item)]]


def mutate(document: dict[str, object], rng: Rng) -> dict[str, object]:
    """The same document with something small changed, so that most of its checks still pass."""
    document = copy.deepcopy(document)
    known = places(document)
    container, key = known[rng.below(len(known))]
    value, kind = container[key], rng.below(4)
    if isinstance(value, int) and not isinstance(value, bool) and kind < 2:
        container[key] = value ^ 1 << rng.below(8) if kind else value + rng.below(5) - 2
    elif isinstance(value, list) and len(value) > 1:
        disturb_row(value, rng)
    else:
        alike = [(other, at) for other, at in known if type(other[at]) is type(value)]
        other, at = alike[rng.below(len(alike))]
        container[key], other[at] = copy.deepcopy(other[at]), copy.deepcopy(value)
    return document


def disturb_row(row: list[Any], rng: Rng) -> None:
    """Swap, repeat or drop something in a row; of an agenda these are its steps."""
    one, other = rng.below(len(row)), rng.below(len(row))
    match rng.below(3):
        case 0:
            row[one], row[other] = row[other], row[one]
        case 1:
            row[one] = copy.deepcopy(row[other])
        case _:
            row.insert(one, copy.deepcopy(row[other]))


def positions(game: Game, seats: int, seed: int) -> list[dict[str, object]]:
    """The JSON of some moments of one random game."""
    state = game.new(seats)
    found: list[dict[str, object]] = []
    while actor(state) != NOBODY:
        found.append(game.rules.to_json(state))
        play_on(state, seed + len(found), most=1)
    return found[:: max(1, len(found) // POSITIONS)]


def play_to_the_end(game: Game, state: State, rng: Rng) -> None:
    play_on(state, rng.below(1 << 30))
    assert actor(state) == NOBODY
    game.rules.result(state)


@pytest.mark.parametrize("game", [*shelf.all_games().values(), *trials()], ids=lambda game: game.id)
def test_a_mutated_position_is_refused_or_plays_on_to_its_result(game: Game) -> None:
    rng = Rng(20)
    for seats in (min(game.seats), max(game.seats)):
        for document in positions(game, seats, 7 + seats):
            for _ in range(MUTATIONS):
                wrong = mutate(document, rng)
                try:
                    state = game.rules.from_json(wrong, game.content())
                except BadData:
                    continue
                try:
                    play_to_the_end(game, state, rng)
                except Exception as error:
                    raise AssertionError(f"It was accepted, but fails: {json.dumps(wrong)}") from error
