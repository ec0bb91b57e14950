"""Examples for the rulebook: small positions out of a game's lessons, with what happens next."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from wunderkammer.shelf.game import Game
from wunderkammer.shelf.lessons import Script, script


@dataclass(frozen=True)
class Example:
    """A moment of a lesson, what is shown of it, and the moves that are played from it.

    Its words are the message `example-<name>`; what follows is shown by the log, which must contain these events.
    """

    name: str
    rule: str
    lesson: str
    step: str  # the position is the one in which this step of the lesson is taken
    shows: tuple[str, ...]  # the ids of the parts of the board that are drawn
    moves: Script
    tells: tuple[str, ...]
    wide: bool  # before and after lie below each other


@cache
def examples(game: Game) -> tuple[Example, ...]:
    """All examples of a game, in the order of its file."""
    file = game.folder / "examples" / "examples.toml"
    if not file.exists():
        return ()
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        Example(
            one["name"],
            one["rule"],
            one["lesson"],
            one["step"],
            tuple(one["shows"]),
            script(one["moves"]),
            tuple(one["tells"]),
            one.get("wide", False),
        )
        for one in data["examples"]
    )


@cache
def glossary_data(game: Game) -> dict[str, Any]:
    file = game.folder / "examples" / "glossary.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def glossary_domains(game: Game) -> list[str]:
    """The sets of things that a glossary lists by name."""
    return [*glossary_data(game).get("domains", ())]


def glossary_meanings(game: Game) -> dict[str, int]:
    """The sets of things that a glossary explains: by so many first sentences of their meaning, true in every match."""
    return {**glossary_data(game).get("meanings", {})}


def sign_words(game: Game) -> dict[str, dict[str, list[str]]]:
    """For every sign of the board that stands beside words, how these words begin in each language."""
    found: dict[str, dict[str, list[str]]] = glossary_data(game).get("signs", {})
    return found
