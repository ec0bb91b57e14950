"""Lessons in the terminal: anyone who types only what is marked comes to the end of each."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.terminal.table import Typist
from wunderkammer.shelf.game import Game, all_games, game
from wunderkammer.shelf.lessons import Lesson, lessons
from wunderkammer.terminal.learning.lesson_screen import learn
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import catalogue

ALL = [(one, lesson) for one in all_games().values() for lesson in lessons(one).values()]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def page_after(chosen: Game, lines: list[str], name: str = "", lang: str = "en") -> str:
    page = io.StringIO()
    assert learn(console(page, 100), Typist(lines), chosen, lang, name) == 0
    return page.getvalue()


def right_lines(lesson: Lesson) -> list[str]:
    return [next(iter(step.moves), "") for step in lesson.steps]


@pytest.mark.parametrize(("chosen", "lesson"), ALL, ids=[f"{one.id}-{lesson.name}" for one, lesson in ALL])
def test_a_lesson_is_gone_through_by_what_it_marks(chosen: Game, lesson: Lesson) -> None:
    page = page_after(chosen, [*right_lines(lesson), "q"], lesson.name, "ru")
    texts, width = catalogue("ru", chosen.folder), 30
    for step in lesson.steps:
        assert texts.say(lesson.message(step))[:width] in page, step.name
    after = page_after(chosen, ["q"], "" if len(lessons(chosen)) == 1 else lesson.name)
    assert catalogue("en", chosen.folder).say(lesson.message(lesson.steps[0]))[:width] in after


def test_a_wrong_move_gets_the_rules_reason_or_the_lessons_own() -> None:
    lesson = lessons(game("lost_lands"))["first"]
    until = right_lines(lesson)[:6]
    page = page_after(game("lost_lands"), [*until, "bid:99", "5", "u", "3", "q"])
    assert "LL-11" in page
    assert "For now bid 3 M£" in page
    assert "only goes forward" in page
    assert "step 8 of 30" in page


def test_whoever_quits_comes_back_where_they_were_and_whoever_is_free_plays_on() -> None:
    lesson = lessons(game("lost_lands"))["first"]
    page_after(game("lost_lands"), [*right_lines(lesson)[:6], "q"])
    page = page_after(game("lost_lands"), ["frei", "q"], lang="de")
    assert "Schritt 7 von 30" in page
    assert "„frei“ verlässt die Lektion" in page
    assert "deine Entscheidung" in page
    assert "play " in page.splitlines()[-1]


def test_the_second_lesson_follows_the_first() -> None:
    journey = game("darwins_journey")
    page_after(journey, [*right_lines(lessons(journey)["workers"]), "q"])
    assert "Map and camps" in page_after(journey, ["q"])
