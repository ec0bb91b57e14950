"""The things that a game draws, kind by kind: their names, the rule behind them, and what is known about each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol


class Known(Protocol):
    """What somebody may know of a match, with the words for it: all that a meaning is made from."""

    @property
    def shown(self) -> dict[str, Any]:
        """The game's view for the asker."""

    @property
    def figures(self) -> dict[str, Any]:
        """The figures of the match."""

    def say(self, message_id: str, **args: object) -> str: ...
    def label(self, domain: str, label: str) -> str: ...
    def name(self, seat: int) -> str: ...


Named = dict[str, str]  # the parts of a thing's name by the holes of its kind: {"card": "jetpack"}
Facts = Callable[[Known, Named], dict[str, object]]


Brings = Callable[[Known, Named], str]  # what can be done after a move, from its arguments and those of the question
Foreseen = Callable[[Known, str, Named], str]  # the same, from what an event says about all of that beforehand


class Kind(NamedTuple):
    """One kind of thing, such as the cards on a market.

    `things` is the template of their names, as elements of moves have them; `thing-<code>` names such a thing,
    `what-<code>` says what it means. `facts` adds arguments for both messages; its `rule` and `picture` go before
    those of the kind. A picture is an icon, a file (plates/{animal}) or something drawn on the board (#ll-avalon).
    """

    code: str
    things: str
    rule: str
    picture: str = ""
    facts: Facts | None = None


def meanings_table(file: str | Path) -> dict[str, Any]:
    """The `meanings.toml` beside a game's `meanings.py`: its things, and what their labels look like."""
    return tomllib.loads(Path(file).with_suffix(".toml").read_text(encoding="utf-8"))


def kinds_in(table: dict[str, Any], functions: Mapping[str, Any]) -> tuple[Kind, ...]:
    """The kinds of a table, with their facts from the functions that it names."""
    return tuple(
        Kind(data["code"], things, data["rule"], data.get("picture", ""), facts_of(table, data, functions))
        for things, data in table["things"].items()
    )


def facts_of(table: dict[str, Any], data: dict[str, str], functions: Mapping[str, Any]) -> Facts:
    """What the table says about a thing's label or its name, before what a function finds out."""
    found: Facts | None = functions[data["facts"]] if "facts" in data else None

    def facts(known: Known, named: Named) -> dict[str, object]:
        args: dict[str, object] = {"name": known.say(data["name"]), "sign": data["picture"]} if "name" in data else {}
        for hole, label in named.items():
            for what in ("rule", "picture"):
                labels = table.get(f"{what}s", {}).get(hole, {})
                args |= {what: labels[label]} if label in labels else {}
        return args | (found(known, named) if found else {})

    return facts
