"""The teacher at the table: what the step of a lesson says, and what it points at."""

from __future__ import annotations

import json

from wunderkammer.match.learning.lesson_progress import answer_sentence, pointed_elements, step_sentence
from wunderkammer.shelf.lessons import lesson_after
from wunderkammer.table import Table
from wunderkammer.table.table_lesson import TableLesson
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.piece_template import render_piece
from wunderkammer.web.live.viewpoint import Viewpoint

NO_TIP = '<p id="tip" hidden></p>'
NOTHING = '<section id="lesson" hidden></section>'
ON_THE_PAGE = "#"  # begins the name of a part of the page; anything else is an element of the board


def lesson_piece(table: Table, point: Viewpoint, sight: Sight) -> str:
    """What the teacher says now; nothing for anybody else or at a table without a lesson."""
    taught = table.lesson
    if taught is None or point.seat != taught.lesson.learner:
        return NOTHING
    step = taught.step
    said = {
        "lesson": taught.lesson.name,
        "game_id": table.match.game.id,
        "number": taught.done + 1,
        "count": len(taught.lesson.steps),
        "answer": answer_words(taught, sight),
        "says": "" if step is None else step_sentence(taught.lesson, step, sight.catalogue),
        "asked": "" if step is None else json.dumps(step.moves),
        "points": () if step is None else points(taught, table),
        "over": table.match.result is not None,
        "following": lesson_after(table.match.game, taught.lesson.name),
        "state": "running" if step else "finished" if taught.finished else "left",
    }
    return render_piece("lesson", sight.catalogue, tuple(said.items()))


def tip_piece(point: Viewpoint, sight: Sight) -> str:
    """What people ask most about the present decision, in one's first matches."""
    if not point.tips or not sight.playing or sight.seat is None:
        return NO_TIP
    asked = sight.game.rules.ask(sight.match.state, sight.seat)
    message = f"tip-{asked}"
    if not asked or not sight.catalogue.has(message):
        return NO_TIP
    return render_piece("tip", sight.catalogue, (("tip", sight.say(message)),))


def answer_words(taught: TableLesson, sight: Sight) -> str:
    """What the last move does, if the learner has chosen it out of several good ones."""
    chosen = taught.last_choice
    return "" if chosen is None else answer_sentence(taught.lesson, *chosen, sight.catalogue)


def points(taught: TableLesson, table: Table) -> tuple[str, ...]:
    """The ids on the page that the step points at."""
    step = taught.step
    assert step is not None
    return tuple(id_of(one) for one in pointed_elements(table.match, taught.lesson, step))


def id_of(pointed: str) -> str:
    return pointed.removeprefix(ON_THE_PAGE) if pointed.startswith(ON_THE_PAGE) else f"el-{pointed}"
