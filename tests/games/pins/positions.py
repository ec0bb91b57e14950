"""Pinned positions: which changes of a position are accepted, and what follows then.

Moments of the pinned walks are written as JSON and changed in one place each: a number of a pending frame takes many
values, a frame or a piece on the table is missing, doubled or elsewhere. `tests/games/<game>/pins/positions.json` says
which changes can be played on, with a checksum of what the rules answer to all of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from tests.games.pins.walks import LETTERS, Walk, turns
from wunderkammer.core.engine import actor, apply, legal_moves
from wunderkammer.core.frames import NOBODY
from wunderkammer.core.reader import BadData
from wunderkammer.shelf.game import Game

Document = dict[str, Any]
Change = tuple[str, Document]  # its name, and the document with it

# The values that a frame's number takes: small ones, and those around powers of two, where packed numbers end. A second
# or third number that is 0 mostly has to be 0.
SWEPT = sorted({*range(20), *(2**bit + near for bit in range(5, 17) for near in (-1, 0))})
FEW = [0, 1, 2, 3, 256]
ITEMS = 8  # of a long row, spread over it
NUMBERS = ("seat", "a", "b", "c")


def documents(walk: Walk, wanted: set[int]) -> dict[int, Document]:
    """The positions of a walk before these turns."""
    found = {}
    for turn in turns(walk):
        if turn.number in wanted:
            found[turn.number] = walk.game.rules.to_json(turn.state)
        if len(found) == len(wanted):
            break
    return found


def pin(walk: Walk, document: Document, place: str) -> str:
    """The changes at a place that are accepted, and a checksum of all answers."""
    digest, accepted = hashlib.sha256(), []
    for name, changed in changes(document, place, [*walk.game.rules.steps.values()]):
        fine, answer = answer_to(walk.game, changed)
        digest.update(json.dumps([name, answer]).encode())
        if fine:
            accepted.append(name)
    return " ".join([shortened(accepted), digest.hexdigest()[:LETTERS]]).lstrip()


def answer_to(game: Game, document: Document) -> tuple[bool, object]:
    """Whether a position is accepted; the error, or what can be done in it, and what the first and last move bring."""
    try:
        state = game.rules.from_json(document, game.content())
    except BadData as error:
        return False, error.to_json()
    seat = actor(state)
    moves = legal_moves(state, seat) if seat != NOBODY else []
    after = []
    for move in moves[:1] + moves[1:][-1:]:
        following = state.clone()
        apply(following, seat, move)
        after.append(game.rules.to_json(following))
    return True, [seat, moves, after]


def changes(document: Document, place: str, steps: Sequence[str]) -> Iterator[Change]:
    """All changes at a place: `agenda.2` is a pending frame, `agenda.2.a` a number of it, `money` a field."""
    field, *inside = place.split(".")
    if len(inside) == 2:
        yield from swept(document, field, int(inside[0]), inside[1])
    elif inside:
        yield from other_frames(document, field, int(inside[0]), steps)
    else:
        yield from other_values(document, field)


def swept(document: Document, field: str, at: int, number: str) -> Iterator[Change]:
    """A number of a frame takes all values."""
    row = document[field]
    values = SWEPT if number == "a" or row[at].get(number) else FEW
    for value in range(document["seats"] + 2) if number == "seat" else values:
        yield str(value), {**document, field: [*row[:at], {**row[at], number: value}, *row[at + 1 :]]}


def other_frames(document: Document, field: str, at: int, steps: Sequence[str]) -> Iterator[Change]:
    """A frame is missing, doubled, changes its place with the next, or is one of another kind."""
    row = document[field]
    if field == "lanes":
        yield "missing", {**document, field: [*row[:at], None, *row[at + 1 :]]}
    else:
        yield "missing", {**document, field: row[:at] + row[at + 1 :]}
        yield "doubled", {**document, field: row[: at + 1] + row[at:]}
        if at + 1 < len(row):
            yield "later", {**document, field: [*row[:at], row[at + 1], row[at], *row[at + 2 :]]}
    for step in steps:
        if step != row[at]["step"]:
            yield step, {**document, field: [*row[:at], {**row[at], "step": step}, *row[at + 1 :]]}


def other_values(document: Document, field: str) -> Iterator[Change]:
    """A field is missing; each of its values is a little different, or that of a neighbour."""
    yield "missing", {name: value for name, value in document.items() if name != field}
    for name, value in altered(document[field]):
        yield name, {**document, field: value}


def altered(value: Any) -> Iterator[tuple[str, Any]]:
    """The same value with one thing changed."""
    if isinstance(value, bool):
        yield "not", not value
    elif isinstance(value, int):
        yield from ((f"{other - value:+}", other) for other in (value + 1, value - 1, value ^ 4, value + 1000))
    elif value is None or isinstance(value, str):
        yield "nothing", None if isinstance(value, str) else "nobody"
    elif isinstance(value, dict):
        yield from altered_keys(value)
    else:
        yield from altered_row(value)


def altered_keys(value: Document) -> Iterator[tuple[str, Any]]:
    for key, inner in [*value.items()][:: max(1, len(value) // ITEMS)]:
        yield f"{key} missing", {name: other for name, other in value.items() if name != key}
        yield from ((f"{key} {name}", {**value, key: other}) for name, other in altered(inner))


def altered_row(row: list[Any]) -> Iterator[tuple[str, Any]]:
    """Items changed by themselves, dropped, doubled; neighbours that differ, changed for each other or made alike."""
    spread = max(1, len(row) // ITEMS)
    for at, item in [*enumerate(row)][::spread]:
        yield f"{at} missing", row[:at] + row[at + 1 :]
        yield f"{at} doubled", row[: at + 1] + row[at:]
        yield from ((f"{at} {name}", [*row[:at], other, *row[at + 1 :]]) for name, other in altered(item))
    for at, (one, other) in [*enumerate(pairwise(row))][::spread]:
        if one != other:
            yield f"{at} later", [*row[:at], other, one, *row[at + 2 :]]
            yield f"{at} alike", [*row[:at], other, other, *row[at + 2 :]]


def shortened(names: list[str]) -> str:
    """Names of changes in a row; of numbers that follow each other in the sweep, the first and the last."""
    if not all(name.isdigit() for name in names):
        return ", ".join(names)
    runs: list[list[int]] = []
    for value in map(int, names):
        if runs and value == following(runs[-1][-1]):
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def following(value: int) -> int | None:
    """The next value that is tried."""
    return next((other for other in SWEPT if other > value), None)
