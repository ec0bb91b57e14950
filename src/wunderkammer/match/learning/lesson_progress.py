"""A lesson in progress: which step is next, what it allows, and what happens after it."""

from __future__ import annotations

from wunderkammer.core.refusal import Refusal
from wunderkammer.match.match import Match
from wunderkammer.match.records.replay import repeat_all
from wunderkammer.match.setup import new_setup
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.lessons import Lesson, LessonStep
from wunderkammer.text.catalogue import Catalogue


def lesson_match(game: Game, lesson: Lesson) -> Match:
    """A match at the place where a lesson begins; what comes after the lesson is left to chance."""
    setup = new_setup(game.id, lesson.seats, None, lesson.options)
    match = Match(game.id, setup=setup._replace(start=lesson.start))
    repeat_all(match, lesson.before)
    return match


def next_step(lesson: Lesson, done: int) -> LessonStep | None:
    """The step after so many; None when the lesson is over."""
    return lesson.steps[done] if 0 <= done < len(lesson.steps) else None


def pointed_elements(match: Match, lesson: Lesson, step: LessonStep) -> list[str]:
    """What a step points at on the board: its own elements, and all that its moves touch."""
    vocabulary = match.vocabulary
    touched = [element for key in step.moves for element in vocabulary.elements(lesson.learner, vocabulary.number(key))]
    return [*dict.fromkeys([*step.at, *touched])]


def refusal_of(lesson: Lesson, step: LessonStep, key: str, texts: Catalogue) -> Refusal | None:
    """Why a possible move is not the one that a step is about, as the id of a sentence; None if it is."""
    if key in step.moves:
        return None
    own = lesson.message(step, "-not")
    return Refusal("not-asked", "", {"why": own if texts.has(own) else "lesson-not-asked"})


def step_sentence(lesson: Lesson, step: LessonStep, texts: Catalogue) -> str:
    """What a step says."""
    return texts.say(lesson.message(step))


def answer_sentence(lesson: Lesson, step: LessonStep, key: str, texts: Catalogue) -> str:
    """What the move does that somebody has chosen out of several good ones; "" where there was no choice."""
    if len(step.moves) < 2 or key not in step.moves:
        return ""
    return texts.say(lesson.message(step, f"-{step.moves.index(key) + 1}"))
