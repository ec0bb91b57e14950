"""Every figure of a game one step up and down: packs that change one number each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from wunderkammer.errors import BadPack, BadSimulation
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.packs import Figures, apply_changes
from wunderkammer.shelf.rulings import RULINGS

COARSE = 20  # from here on a step is a tenth of the figure
NUMBER_OF_EFFECT = re.compile(r"(\S+) (\d+)(?!\S)")  # "coins 3 + theory 2" has two


class NumberInText(NamedTuple):
    """One of the numbers of an effect that is written as a text."""

    place: int  # from 0
    name: str  # the word that it belongs to; with its own number if the word has several


Way = tuple[str | int | NumberInText, ...]  # names of tables, places in lists, and at the end a number in a text


class FigureStep(NamedTuple):
    """One figure with another value, and the pack that makes it so."""

    figure: str
    way: Way
    before: Any
    after: Any
    pack: Figures


def figure_steps(chosen: Game, base: Figures, patterns: Sequence[str] = ()) -> tuple[list[FigureStep], int]:
    """All steps that the game can be played with, and how many it cannot."""
    figures = apply_changes(chosen.figures, base)
    ways = [(way, value) for way, value in walk(figures) if is_wanted(name_of(way), patterns)]
    if not ways:
        raise BadSimulation("no-such-figure", patterns=[*patterns])
    tried = [step_to(chosen, base, way, other) for way, value in ways for other in others(chosen, way, value)]
    steps = [step for step in tried if step is not None]
    return steps, len(tried) - len(steps)


def step_to(chosen: Game, base: Figures, way: Way, value: object) -> FigureStep | None:
    """A figure with another value; None if the game cannot be played with it."""
    figures = apply_changes(chosen.figures, base)
    pack = with_value(base, figures, way, value)
    try:
        chosen.content(pack)
    except BadPack:
        return None
    return FigureStep(name_of(way), way, value_at(figures, way), value, pack)


def walk(value: object, way: Way = ()) -> Iterator[tuple[Way, object]]:
    """All figures that can go up and down, be switched or be read otherwise."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from walk(inside, (*way, name))
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            yield from walk(inside, (*way, at))
    elif isinstance(value, int) or (way[0] == RULINGS):
        yield way, value
    elif isinstance(value, str):
        yield from (((*way, number), value_at(value, (number,))) for number in numbers_in(value))


def numbers_in(text: str) -> Iterator[NumberInText]:
    """The numbers of an effect: each is a figure of its own."""
    seen: Counter[str] = Counter()
    for place, match in enumerate(NUMBER_OF_EFFECT.finditer(text)):
        seen[match[1]] += 1
        yield NumberInText(place, match[1] if seen[match[1]] == 1 else f"{match[1]}.{seen[match[1]]}")


def others(chosen: Game, way: Way, value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + size_of_step(value), value - size_of_step(value)]
    ruling = chosen.rulings.get(str(way[-1]))
    return [reading for reading in ruling.readings if reading != value] if ruling else []


def size_of_step(value: int) -> int:
    return 1 if abs(value) < COARSE else round(abs(value) / 10)


def name_of(way: Way) -> str:
    """A figure as people write it: start.payment[1] or camp.A4.gives.post."""
    names = [part.name if isinstance(part, NumberInText) else part for part in way]
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in names]
    return "".join(parts).removeprefix(".")


def is_wanted(name: str, patterns: Sequence[str]) -> bool:
    """Whether a figure was asked for: `start.*` or `start.money`."""
    plain = name.replace("[", ".").replace("]", "")
    return not patterns or any(
        fnmatchcase(plain, one) or plain.startswith(f"{one}.") for one in map(with_dots, patterns)
    )


def with_dots(pattern: str) -> str:
    return pattern.replace("[", ".").replace("]", "")


def value_at(figures: Any, way: Way) -> Any:
    for part in way:
        if isinstance(part, NumberInText):
            return int([*NUMBER_OF_EFFECT.finditer(figures)][part.place][2])
        figures = figures[part]
    return figures


def with_number(text: str, number: NumberInText, value: object) -> str:
    """An effect's text with another number."""
    match = [*NUMBER_OF_EFFECT.finditer(text)][number.place]
    return f"{text[: match.start(2)]}{value}{text[match.end(2) :]}"


def with_value(pack: Figures, figures: Any, way: Way, value: object) -> Figures:
    """A pack with one more change; a list is given as a whole, as packs give them."""
    name, *rest = way
    if rest and isinstance(number := way[-1], NumberInText):
        return with_value(pack, figures, way[:-1], with_number(value_at(figures, way[:-1]), number, value))
    assert isinstance(name, str)
    inside = figures[name]
    if isinstance(inside, dict):
        below = pack.get(name, {})
        assert isinstance(below, dict)
        return {**pack, name: with_value(below, inside, tuple(rest), value)}
    if not rest:
        return {**pack, name: value}
    whole = deepcopy(inside)
    value_at(whole, tuple(rest[:-1]))[rest[-1]] = value
    return {**pack, name: whole}
