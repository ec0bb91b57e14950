"""Nothing hidden is sent with any number of seats, any option, in any language.

In CI every number of seats and every option is tried once, with a language in turn and at some moments of the game;
with WK_SOAK=1 all of them with each other, at every move.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from tests.table.company import LONGEST, fix_luck, run
from tests.web.conftest import SECRET
from tests.web.spied_room import SpiedRoom
from wunderkammer import games
from wunderkammer.match.party import opponents_option
from wunderkammer.shelf.game import Game, Option, game
from wunderkammer.table import House
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

SOAK = os.environ.get("WK_SOAK") == "1"
LIMITS = Settings(SECRET, matches_per_minute=1000, calls_per_minute=10**9)
MOMENTS = 5  # of a game at which everybody looks
BETWEEN = 9  # moves from one to the next
WHOLE_GAME = 3600.0  # seconds in which everybody may look at every move of a whole game


class Case(NamedTuple):
    """One way to play a game."""

    game: str
    people: int
    rivals: int
    options: tuple[tuple[str, str], ...]  # fields of the form
    lang: str

    def __str__(self) -> str:
        chosen = "-".join(f"{name.removeprefix('option-')}={value}" for name, value in self.options)
        return f"{self.game}-{self.people}+{self.rivals}-{chosen or 'usual'}-{self.lang}"


def field_values(option: Option) -> list[tuple[str, str]]:
    """The unusual values of an option as its form sends them."""
    unusual = [value for value in option.values() if value != option.default]
    return [(f"option-{option.name}", "on" if value is True else str(value)) for value in unusual]


def choices(one: Game) -> list[tuple[tuple[str, str], ...]]:
    """The usual game, and every option changed for itself."""
    plain = [option for option in one.options.values() if not (option.takes_seats or option.names_seats)]
    return [(), *((field,) for option in plain for field in field_values(option))]


def parties(one: Game) -> list[tuple[int, int]]:
    """How many people and how many of the game's own opponents: every number of seats, and every number of those."""
    found = [(seats, 0) for seats in one.seats]
    option = opponents_option(one)
    most = max(one.seats)
    return found + [(most - own, own) for own in range(1, min(option.high, most - 1) + 1)] if option else found


def fits(one: Game, party: tuple[int, int], chosen: tuple[tuple[str, str], ...]) -> bool:
    """Whether an option means anything for this party."""
    names = [name.removeprefix("option-") for name, _ in chosen]
    values: dict[str, object] = {name: party[1] for name in one.options if one.options[name].takes_seats}
    return all(one.options[name].applies(sum(party), values) for name in names)


def cases() -> Iterator[Case]:
    langs = cycle(LANGUAGES)
    for one in map(game, games()):
        ways = [(party, chosen) for party, chosen in product(parties(one), choices(one)) if fits(one, party, chosen)]
        if SOAK:
            yield from (Case(one.id, *party, chosen, lang) for (party, chosen), lang in product(ways, LANGUAGES))
            continue
        for party, chosen in once_each(ways):
            yield Case(one.id, *party, chosen, next(langs))


Way = tuple[tuple[int, int], tuple[tuple[str, str], ...]]


def once_each(ways: list[Way]) -> list[Way]:
    """Few ways in which every party and every choice comes at least once; each party takes a choice of its own."""
    found: list[Way] = []
    for at in (0, 1):
        for wanted in dict.fromkeys(way[at] for way in ways):
            if wanted not in [way[at] for way in found]:
                fitting = [way for way in ways if way[at] == wanted]
                fresh = [way for way in fitting if way[1 - at] not in [other[1 - at] for other in found]]
                found.append((fresh or fitting)[0])
    return found


async def spy_on(case: Case, folder: Path, leaky: Callable[[Starlette], Any] | None = None) -> SpiedRoom:
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), LIMITS)
    async with app.router.lifespan_context(app):
        room = SpiedRoom(leaky(app) if leaky else app, 7, case.people, case.rivals, case.lang)
        await room.sit_down(case.game, dict(case.options))
        viewers = [*room.people(), None]
        moment = 0
        while room.table.match.to_act and (SOAK or moment < MOMENTS):
            room.check_streams()
            some = {viewers[(moment + shift) % len(viewers)] for shift in (0, len(viewers) // 2)}
            for viewer in viewers:
                # Of somebody who has to decide more can be asked.
                if SOAK or viewer in some | {*room.table.match.to_act[:1]}:
                    await room.spy(viewer)
            for _ in range(1 if SOAK else BETWEEN):
                if room.table.match.to_act:
                    await room.move()
                    room.hear()
            moment += 1
        if room.table.match.to_act:
            room.check_streams()
        else:  # when it is over, everything is shown: there is no other world left
            room.hear()
        await room.leave()
    return room


@pytest.mark.parametrize("case", [*cases()], ids=str)
def test_nothing_hidden_is_sent(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)
    room = run(spy_on(case, tmp_path), WHOLE_GAME if SOAK else LONGEST)
    assert room.table.match.seats == case.people + case.rivals
    for name, value in case.options:
        assert str(room.table.match.options[name.removeprefix("option-")]) == ("True" if value == "on" else value)
    assert min(room.seen[kind] for kind in ("page", "api view", "stream")) > 0


def test_every_number_of_seats_and_every_option_is_tried() -> None:
    tried = [*cases()]
    for one in map(game, games()):
        mine = [case for case in tried if case.game == one.id]
        assert {case.people + case.rivals for case in mine} == {*one.seats}
        assert {case.options for case in mine} == {*choices(one)}
    assert {case.lang for case in tried} == {*LANGUAGES}
