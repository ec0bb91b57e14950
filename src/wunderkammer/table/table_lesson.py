"""A lesson at a table: an ordinary match whose next moves are written down, and how far one has come in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wunderkammer.errors import BadLesson, IllegalMove
from wunderkammer.match.learning.lesson_progress import next_step, refusal_of
from wunderkammer.shelf.lessons import Lesson, LessonStep, lessons
from wunderkammer.table.clocks import BESIDE, FREED, LEARNT
from wunderkammer.table.entry_book import Plan
from wunderkammer.text.catalogue import catalogue

if TYPE_CHECKING:
    from wunderkammer.table.room import Room

NOT_BACK = "undo-lesson"  # why nothing is taken back in a lesson: what follows is written down


class TableLesson:
    """The lesson of a table; its steps are counted by entries beside the game."""

    def __init__(self, room: Room, lesson: Lesson) -> None:
        self.room = room
        self.lesson = lesson

    @property
    def done(self) -> int:
        """How many steps have been taken."""
        return sum(row.key == LEARNT for row in self.room.book.rows)

    @property
    def step(self) -> LessonStep | None:
        """The step that one is at; None when the lesson is over or has been left."""
        rows = self.room.book.rows
        return None if any(row.key == FREED for row in rows) else next_step(self.lesson, self.done)

    @property
    def finished(self) -> bool:
        """Whether all steps have been taken."""
        return self.done == len(self.lesson.steps)

    @property
    def last_choice(self) -> tuple[LessonStep, str] | None:
        """The step before, and the learner's move in it."""
        before = next_step(self.lesson, self.done - 1)
        if before is None or not before.moves:
            return None
        learnt = [at for at, row in enumerate(self.room.book.rows) if row.key == LEARNT]
        since = learnt[-2] if len(learnt) > 1 else 0
        own = [row.key for row in self.room.book.rows[since : learnt[-1]] if row.seat == self.lesson.learner]
        return next(((before, key) for key in own if key not in BESIDE and key in before.moves), None)

    def plan(self, step: LessonStep, key: str) -> Plan:
        """The learner's move with all that follows by the lesson; raises IllegalMove if it is not the right one."""
        room, seat = self.room, self.lesson.learner
        room.match.legal_move(seat, key)  # the rules' own reason comes first
        refusal = refusal_of(self.lesson, step, key, catalogue("en", room.match.game.folder))
        if refusal is not None:
            raise IllegalMove(refusal, room.match.sentence(refusal))
        return self.plan_step([(seat, key), *step.then])

    def go_on(self, number: int) -> Plan:
        """The step of this number, which needs no move or is shown: the lesson makes its first good move itself."""
        step = self.step
        if step is None or number != self.done:
            raise BadLesson("lesson-moved-on")
        return self.plan_step([*((self.lesson.learner, key) for key in step.moves[:1]), *step.then])

    def plan_step(self, script: list[tuple[int, str]]) -> Plan:
        plan = self.room.book.plan_script(script)
        return Plan([*plan.steps, self.room.book.beside(self.lesson.learner, LEARNT)], plan.result)


def lesson_at(room: Room) -> TableLesson | None:
    """The lesson that a table was opened for; one whose file has gone is an ordinary match."""
    found = lessons(room.match.game).get(str(room.header.get("lesson")))
    return None if found is None else TableLesson(room, found)
