"""An example of the rulebook as a match: before its moves and after them."""

from __future__ import annotations

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.learning.lesson_progress import lesson_match
from wunderkammer.match.match import Match
from wunderkammer.shelf.examples import Example
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.lessons import lesson_of


def example_match(game: Game, example: Example) -> Match:
    """The position in which an example begins."""
    lesson = lesson_of(game, example.lesson)
    match = lesson_match(game, lesson)
    for step in lesson.steps:
        if step.name == example.step:
            break
        for seat, key in [*((lesson.learner, key) for key in step.moves[:1]), *step.then]:
            match.repeat(seat, key, len(match.entries))
    return match


def play_example(match: Match, example: Example) -> list[LogLine]:
    """Carry out what an example shows; all that the log tells everybody about it."""
    before = len(match.log(None))
    for seat, key in example.moves:
        match.repeat(seat, key, len(match.entries))
    return match.log(None)[before:]
