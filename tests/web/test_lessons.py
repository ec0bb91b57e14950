"""Lessons at the table: anyone who presses only what a lesson points at comes to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape

import pytest

from tests.web.browser import Browser
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.shelf.lessons import lesson_after, lessons

ALL = [(game, name) for game in all_games().values() for name in lessons(game)]
LESSON = re.compile(r'<section id="lesson" class="lesson lesson-(\w+)"[^>]*data-points="([^"]*)" data-asked="([^"]*)"')
NEXT = re.compile(r'class="main" name="lesson" value="(\d+)"')


def begin(person: Browser, game: str, lesson: str) -> str:
    person.open(f"/learn/{game}")
    assert person.send(f"/learn/{game}", lesson=lesson).status_code == 200
    return person.url


def lesson_shown(person: Browser) -> tuple[str, list[str], list[str]]:
    """How the lesson stands, the ids that it points at, and the moves that it asks for."""
    found = LESSON.search(person.text)
    assert found
    return found[1], found[2].split(), json.loads(unescape(found[3])) if found[3] else []


def press(person: Browser, url: str) -> None:
    """Press what the lesson points at, and nothing else."""
    _, points, asked = lesson_shown(person)
    for one in points:
        assert f'id="{one}"' in person.text, one
    if asked:
        assert f'name="move" value="{asked[0]}"' in unescape(person.text)
        person.play(url, asked[0])
    else:
        found = NEXT.search(person.text)
        assert found
        person.send(f"{url}/act", {}, lesson=found[1], revision=person.revision(), **{"as": "0"})


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game.id}-{name}" for game, name in ALL])
def test_pressing_only_what_is_pointed_at_finishes_a_lesson(anna: Browser, game: Game, lesson: str) -> None:
    url = begin(anna, game.id, lesson)
    for _ in range(len(lessons(game)[lesson].steps)):
        assert lesson_shown(anna)[0] == "running"
        press(anna, url)
    assert lesson_shown(anna)[0] == "finished"
    following = lesson_after(game, lesson)
    offered = f'name="lesson" value="{following}"' if following else f'formaction="/new/{game.id}"'
    assert f'<button form="learn" class="main" {offered}' in anna.text
    assert ("play freely" in anna.text) == (anna.table(url).match.result is None)
    anna.open(f"/learn/{game.id}")
    assert "done" in anna.text


def at_the_first_bid(anna: Browser) -> str:
    url = begin(anna, "lost_lands", "first")
    while lesson_shown(anna)[2] != ["bid:3"]:
        press(anna, url)
    return url


def test_what_is_not_possible_gets_the_rules_own_reason_and_what_was_not_asked_the_lessons(anna: Browser) -> None:
    url = at_the_first_bid(anna)
    assert "LL-11" in anna.play(url, "bid:99").text
    anna.open(url)
    answer = anna.play(url, "bid:5")
    assert "For now bid 3 M£" in answer.text
    anna.open(f"{url}?lang=de")
    assert "damit wir dasselbe erleben" in anna.play(url, "bid:5").text
    anna.open(f"{url}?lang=en")
    anna.play(url, "bid:3")
    assert "your opponent 2" in anna.text


def test_one_can_leave_a_lesson_and_come_back_where_one_was(anna: Browser) -> None:
    url = at_the_first_bid(anna)
    anna.open("/learn/lost_lands")
    assert f'href="{url}"' in anna.text
    assert "step 7 of" in anna.text
    anna.open(url)
    assert lesson_shown(anna)[2] == ["bid:3"]


def test_a_step_can_be_shown_and_an_old_press_does_nothing(anna: Browser) -> None:
    url = at_the_first_bid(anna)
    anna.send(f"{url}/act", lesson="6", revision=anna.revision(), **{"as": "0"})
    assert "your opponent 2" in anna.text
    answer = anna.send(f"{url}/act", lesson="6", revision=anna.revision(), **{"as": "0"})
    assert "already moved on" in answer.text


def test_nothing_is_taken_back_in_a_lesson(anna: Browser) -> None:
    url = at_the_first_bid(anna)
    answer = anna.send(f"{url}/act", undo="1", **{"as": "0"})
    assert "only goes forward" in answer.text


def test_whoever_leaves_the_lesson_plays_on_against_a_gentle_bot(anna: Browser) -> None:
    url = at_the_first_bid(anna)
    anna.send(f"{url}/act", free="1", revision=anna.revision(), **{"as": "0"})
    assert lesson_shown(anna)[0] == "left"
    assert anna.play(url, "bid:4").status_code == 200
    table = anna.table(url)
    assert table.seats[1].bot == "level1"
    assert "bid:4" in [row.key for row in table.book.rows]


def test_others_may_not_take_the_learners_steps(anna: Browser, visit: Callable[[], Browser]) -> None:
    url = begin(anna, "lost_lands", "first")
    ben = visit()
    ben.open(url)
    assert 'class="lesson' not in ben.text
    assert ben.send(f"{url}/act", lesson="0", **{"as": "0"}).status_code == 403


def test_an_unknown_lesson_is_refused_in_a_sentence(anna: Browser) -> None:
    anna.open("/learn/lost_lands")
    answer = anna.send("/learn/lost_lands", lesson="second")
    assert "There is no lesson “second”" in unescape(answer.text)


def test_play_now_offers_the_lesson_to_whoever_has_not_played_the_game_here(anna: Browser) -> None:
    anna.open("/")
    offer = '<a class="button main" href="/learn/lost_lands">'
    assert offer in anna.text
    anna.quick("lost_lands")
    anna.open("/")
    assert offer not in anna.text
    assert '<a class="button main" href="/learn/evolution">' in anna.text


def test_the_shelf_tells_a_newcomer_where_to_begin(anna: Browser) -> None:
    anna.open("/")
    assert '<a class="button" href="/learn/lost_lands">First time here? Begin with Lost Lands</a>' in anna.text
    anna.quick("evolution")
    anna.open("/")
    assert "First time here?" not in anna.text


@pytest.mark.parametrize("game", [*all_games()])
def test_the_first_match_is_set_up_as_the_rulebook_says_and_against_the_gentlest_bot(anna: Browser, game: str) -> None:
    anna.open(f"/learn/{game}")
    anna.send(f"/new/{game}", first="1")
    table = anna.table(anna.url)
    assert [seat.bot for seat in table.seats if seat.kind == "bot"] == ["level1"] * (all_games()[game].first_seats - 1)
    if "first_game" in table.match.game.options:
        assert table.match.options["first_game"] is True
    if game == "darwins_journey":
        assert table.match.options["alfred"] == "white"
        assert table.match.seats == 1


def test_a_tip_stands_beside_the_decision_in_first_matches_until_it_is_sent_away_for_ever(anna: Browser) -> None:
    url = anna.quick("lost_lands")
    anna.open(url)
    assert "The colour hardly matters" in anna.text
    anna.open(f"{url}?lang=ru")
    assert "Цвет почти не важен" in anna.text
    anna.send("/settings", tips="off", back=url)
    assert "Цвет почти не важен" not in anna.text
    anna.quick("lost_lands")
    assert 'class="tip-line"' not in anna.text


def test_who_only_looks_on_gets_no_tips(anna: Browser, visit: Callable[[], Browser]) -> None:
    url = anna.quick("lost_lands")
    ben = visit()
    ben.open(url)
    assert 'class="tip-line"' not in ben.text
