"""The guard is guarded: a leak of each kind is planted, and the spies at the tables must find it.

Every one of these leaks shows only at tables for three or more, or only with an option, or in one language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from tests.table.company import fix_luck, run
from tests.web.spying import Spy
from tests.web.test_secrets_everywhere import Case, spy_on
from wunderkammer.table import Table

MATCH = re.compile(r"^/(?:m|api/v1/matches)/([\w-]+)")
THREE = Case("evolution", 3, 0, (), "en")


class Leak(NamedTuple):
    """What is told, and at which address."""

    name: str
    where: str  # a pattern of addresses
    tells: Callable[[Table], str]
    in_header: bool = False
    when: Callable[[Table], bool] = lambda table: table.match.seats >= 3


def last_hand(table: Table) -> list[str]:
    """What the last seat holds: nobody else may know."""
    last = table.match.seats - 1
    return [*table.match.view(last)["table"]["players"][last]["hand"]]


def hidden_id(table: Table) -> str:
    """A card as an attribute would name it."""
    return "".join(f'"card-{label}"' for label in last_hand(table))


def hidden_name(table: Table, lang: str = "en") -> str:
    """The same in words."""
    names = Spy(table.match, None, lang).names
    return " ".join(names[label] for label in last_hand(table))


def hidden_length(table: Table) -> str:
    """Blanks, as many as depend on all that lies on the table face down: no word, but a trace."""
    return " " * (sum(json.dumps(table.match.state_json()).encode()) % 97)


class LeakyApp:
    """The app with one hole."""

    def __init__(self, leak: Leak, app: Starlette) -> None:
        self.leak, self.app = leak, app
        self.state, self.router = app.state, app.router

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        found = MATCH.match(scope["path"])
        table: Any = self.state.house.tables.get(found[1]) if found else None
        leaks = table is not None and re.search(self.leak.where, scope["path"]) and self.leak.when(table)

        async def leaky(message: Any) -> None:
            text = self.leak.tells(table).encode() if leaks else b""
            if message["type"] == "http.response.start" and self.leak.in_header and leaks:
                message["headers"] = [*message["headers"], (b"x-debug", text)]
            elif message["type"] == "http.response.body" and not self.leak.in_header and message.get("body"):
                message = {**message, "body": message["body"] + text}
            await send(message)

        await self.app(scope, receive, leaky)


PAGE = r"^/m/[\w-]+$"
LEAKS = [
    Leak("an id in the page", PAGE, hidden_id),
    Leak("a name in the page", PAGE, hidden_name),
    Leak("an id in the stream", r"^/m/.*/events$", hidden_id),
    Leak("an id in the answer to a move", r"/act$", hidden_id),
    Leak("an id in the help", r"/help$", hidden_id),
    Leak("an id in the replay", r"/replay$", hidden_id),
    Leak("an id on a card", r"/what$", hidden_id),
    Leak("an id on a card of the replay", r"/replay/what$", hidden_id),
    Leak("an id in what if", r"/what-if$", hidden_id),
    Leak("an id in what is final", r"/final$", hidden_id),
    Leak("an id in the ways of dragging", r"/ways$", hidden_id),
    Leak("an id in a refused record", r"/record$", hidden_id),
    Leak("an id in a header", PAGE, hidden_id, in_header=True),
    Leak("the length of the page", PAGE, hidden_length),
    Leak("an id for programs: view", r"^/api/.*/view$", hidden_id),
    Leak("a name for programs: log", r"^/api/.*/log$", hidden_name),
    Leak("an id for programs: moves", r"^/api/.*/moves$", hidden_id),
    Leak("an id for programs: events", r"^/api/.*/events$", hidden_id),
    Leak("an id for programs: match", r"^/api/v1/matches/[\w-]+$", hidden_id),
    Leak("the length for programs", r"^/api/.*/explain$", hidden_length),
]


def found_out(leak: Leak, case: Case, folder: Path) -> bool:
    try:
        run(spy_on(case, folder, partial(LeakyApp, leak)))
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)
    assert found_out(leak, THREE, tmp_path)


def test_a_leak_in_one_language_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)
    leak = Leak("a Russian name", PAGE, partial(hidden_name, lang="ru"))
    assert found_out(leak, THREE._replace(lang="ru"), tmp_path)


def test_a_leak_with_one_option_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)
    quick = Leak("quick play", PAGE, hidden_id, when=lambda table: table.match.options["quick_play"] is True)
    assert found_out(quick, THREE._replace(people=2, options=(("option-quick_play", "on"),)), tmp_path)


def test_nothing_is_found_where_nothing_is_planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the tests above would say nothing; a leak for three says nothing about a table for two either."""
    fix_luck(monkeypatch)
    assert not found_out(Leak("for three", PAGE, hidden_id), THREE._replace(people=2), tmp_path)
