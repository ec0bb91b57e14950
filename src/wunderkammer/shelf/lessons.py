"""The lessons of a game: files in its folder, each a fixed deal and the steps that are taken through it."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from wunderkammer.errors import BadLesson
from wunderkammer.shelf.game import Game

Script = tuple[tuple[int, str], ...]  # seats and keys; chance is the seat −1


@dataclass(frozen=True)
class LessonStep:
    """One thing that is said, and what the learner does about it.

    Without `moves` one goes on by a word; with one it must be played; of several any is good.
    """

    name: str
    at: tuple[str, ...]  # the elements it points at; what moves touch is pointed at anyway
    moves: tuple[str, ...]
    then: Script  # what others and chance do next


@dataclass(frozen=True)
class Lesson:
    """A lesson; its sentences are the messages `lesson-<name>-…` of the game's texts."""

    name: str
    order: int
    seats: int
    learner: int
    options: dict[str, object]
    start: object  # a position from JSON, or None
    before: Script  # what has happened when the lesson begins
    steps: tuple[LessonStep, ...]

    def message(self, step: LessonStep, ending: str = "") -> str:
        """The id of what a step says."""
        return f"lesson-{self.name}-{step.name}{ending}"


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by their names, in their order; a file more is a lesson more."""
    found = [read(file) for file in (game.folder / "lessons").glob("*.toml")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.order, lesson.name))}


def lesson_of(game: Game, name: str) -> Lesson:
    """A lesson by its name; raises BadLesson if there is none."""
    found = lessons(game).get(name)
    if found is None:
        raise BadLesson("no-such-lesson", name=name, known=[*lessons(game)])
    return found


def lesson_after(game: Game, name: str) -> str:
    """The name of the lesson that follows another one; "" after the last."""
    names = [*lessons(game), ""]
    return names[names.index(name) + 1]


def read(file: Path) -> Lesson:
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    position = data.get("position")
    start = json.loads((file.parent / position).read_text(encoding="utf-8")) if position else None
    return Lesson(
        file.stem,
        data.get("order", 1),
        data["seats"],
        data.get("learner", 0),
        data.get("options", {}),
        start,
        script(data.get("before", [])),
        tuple(step(one) for one in data["steps"]),
    )


def step(data: dict[str, Any]) -> LessonStep:
    return LessonStep(
        data["name"], tuple(data.get("at", ())), tuple(data.get("moves", ())), script(data.get("then", []))
    )


def script(lines: list[str]) -> Script:
    """“1 bid:3” is a move of the second seat, “- reveal:jetpack” an outcome of chance."""
    found = []
    for line in lines:
        seat, _, key = line.partition(" ")
        found.append((-1 if seat == "-" else int(seat), key))
    return tuple(found)
