"""Every lesson of every game can be gone through, in every language, and points only at what is there."""

from __future__ import annotations

import re

import pytest

from tests.conformance.cases import nested
from wunderkammer.core.engine import actor
from wunderkammer.core.frames import NATURE
from wunderkammer.match.learning.lesson_progress import (
    answer_sentence,
    lesson_match,
    pointed_elements,
    refusal_of,
    step_sentence,
)
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.shelf.lessons import Lesson, LessonStep, lessons
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.lesson_piece import id_of

ALL = [(game, lesson) for game in [*all_games().values(), nested()] for lesson in lessons(game).values()]
IDS = [f"{game.id}-{lesson.name}" for game, lesson in ALL]
LONGEST = 260  # letters
END_OF_SENTENCE = re.compile(r"[.!?](?=\s|$)")


def take(match: Match, lesson: Lesson, step: LessonStep, key: str = "") -> None:
    """Do what a step asks for, by its first move or by a chosen one."""
    chosen = key or next(iter(step.moves), "")
    for seat, move in [*([(lesson.learner, chosen)] if chosen else []), *step.then]:
        match.repeat(seat, move, 0)


def test_every_game_has_a_lesson() -> None:
    assert {game.id for game, _ in ALL} == {*all_games(), nested().id}


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_can_be_done_and_points_at_what_is_there(game: Game, lesson: Lesson, lang: str) -> None:
    match, draw = lesson_match(game, lesson), artist(game)
    for step in lesson.steps:
        sight = Sight(match, lesson.learner, lang, [str(seat + 1) for seat in range(match.seats)])
        board = draw(sight)
        drawn = f"{board.still}{board.live}"
        named = [id_of(one) for one in step.at]
        assert [one for one in named if f'id="{one}"' not in drawn] == [], step.name
        if step.moves:
            assert lesson.learner in match.to_act, step.name
            assert set(step.moves) <= set(match.legal(lesson.learner)), step.name
        else:
            assert step.at, f"{step.name} points at nothing"
        take(match, lesson, step)
        assert actor(match.state) != NATURE, f"after {step.name} something would be left to chance"
    assert match.result is not None or lesson.learner in match.to_act


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=IDS)
def test_every_good_move_leads_on(game: Game, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for key in step.moves[1:]:
            match = lesson_match(game, lesson)
            for at, one in enumerate(lesson.steps):
                take(match, lesson, one, key if at == number else "")


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_its_text(game: Game, lesson: Lesson, lang: str) -> None:
    texts = catalogue(lang, game.folder)
    said = [texts.say(f"lesson-{lesson.name}"), texts.say(f"lesson-{lesson.name}-about")]
    for step in lesson.steps:
        said.append(step_sentence(lesson, step, texts))
        if len(step.moves) > 1:
            said += [answer_sentence(lesson, step, key, texts) for key in step.moves]
        refusal = refusal_of(lesson, step, "never", texts)
        assert refusal is not None
        said.append(texts.say(str(refusal.details["why"])))
    assert [one for one in said if "⟨" in one or not one or len(one) > LONGEST] == []
    assert [one for one in said[2:] if len(END_OF_SENTENCE.findall(one)) > 2] == []


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=IDS)
def test_no_text_belongs_to_no_step(game: Game, lesson: Lesson) -> None:
    known = {f"lesson-{lesson.name}", f"lesson-{lesson.name}-about"}
    for step in lesson.steps:
        good = [f"-{number}" for number in range(1, len(step.moves) + 1)] if len(step.moves) > 1 else []
        known |= {lesson.message(step, ending) for ending in ["", *(["-not"] if step.moves else []), *good]}
    mine = {
        line.split(" =")[0]
        for file in (game.folder / "text").glob("lessons.*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith((f"lesson-{lesson.name}-", f"lesson-{lesson.name} "))
    }
    others = {f"lesson-{other}" for other in lessons(game) if other != lesson.name}
    assert {one for one in mine - known if not one.startswith(tuple(others))} == set()


def test_elements_that_moves_touch_are_pointed_at() -> None:
    game, lesson = ALL[0]
    step = next(step for step in lesson.steps if step.moves)
    assert pointed_elements(lesson_match(game, lesson), lesson, step)


@pytest.mark.parametrize("game", all_games().values(), ids=[*all_games()])
def test_tips_are_about_decisions_that_there_are_and_are_told_in_every_language(game: Game) -> None:
    said = [{one for one in messages(game, lang) if one.startswith("tip-")} for lang in LANGUAGES]
    assert said[0] == said[1] == said[2]
    asked = {one.removeprefix("ask-") for one in messages(game, "en") if one.startswith("ask-")}
    assert {one.removeprefix("tip-") for one in said[0]} <= asked
    assert len(said[0]) >= 5


def messages(game: Game, lang: str) -> list[str]:
    files = [*(game.folder / "text").glob(f"*{lang}.ftl")]
    return [
        line.split(" =")[0] for file in files for line in file.read_text(encoding="utf-8").splitlines() if " =" in line
    ]
