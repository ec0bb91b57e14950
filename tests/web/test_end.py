"""The end of a match: the page that tells it, what turned it, the picture to share, and how lists tell it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.browser.positions import play_to, record
from tests.web.browser import Browser
from wunderkammer import games
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.board.graphics.portraits import FACES, GUESTS, NATURALISTS, face_of
from wunderkammer.web.pages.after.turning_point import turning_entry

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("scores", "ranks", "entry"),
    [
        ([[0, 0], [3, 0], [3, 5], [9, 5], [9, 8]], [1, 2], 2),  # the third entry brings the winner ahead
        ([[0, 0], [3, 0], [5, 1]], [1, 2], None),  # ahead from the first point on
        ([[0, 0], [3, 5], [5, 5]], [1, 2], None),  # a tie-break decided after the last count
        ([[0, 0], [5, 5]], [1, 1], None),
        ([[0], [5]], [1], None),
    ],
)
def test_what_turned_a_match(scores: list[list[int]], ranks: list[int], entry: int | None) -> None:
    assert turning_entry(scores, ranks) == entry


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_end_is_told_and_drawn(anna: Browser, game: str, lang: str) -> None:
    match = play_to(game, 2, 7)
    result = match.result
    assert result is not None
    anna.upload(record(match, "random"))
    url = anna.url.removesuffix("/replay")
    told = anna.open(f"{url}/end?lang={lang}").text
    assert told.count("<tr>") == len(result.sheet) + 3
    assert all(f'<span class="points">{score}</span>' in told for score in result.scores)
    picture = anna.open(f"{url}/picture.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    words = {one.text for one in ElementTree.fromstring(picture.text).iter("{http://www.w3.org/2000/svg}text")}
    assert {"Anna", "Ben", *(str(score) for score in result.scores)} <= words
    # Everything is in it: it needs nothing from anywhere.
    assert "href" not in picture.text
    assert "<style" not in picture.text
    # Whose line it is shows without colours, too: the same dashes stand below the name.
    assert all(picture.text.count(f'stroke-dasharray="{dashes}"') == 2 for dashes in ("none", "8 4"))


def test_there_is_no_picture_before_the_end(anna: Browser) -> None:
    url = anna.quick("lost_lands")
    assert anna.open(f"{url}/picture.svg").status_code == 403


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "won, {} to {}"), ("de", "hat gewonnen, {} zu {}"), ("ru", "{} : {}")]
)
def test_my_matches_tell_who_won_and_by_how_much(anna: Browser, lang: str, words: str) -> None:
    match = play_to("lost_lands", 2, 7)
    anna.upload(record(match, "random"))
    assert match.result is not None
    best, second = sorted(match.result.scores, reverse=True)
    told = anna.open(f"/mine?lang={lang}").text
    assert words.format(best, second) in told


def test_everybody_has_a_face_and_no_two_look_the_same() -> None:
    people = tomllib.loads((ROOT / "art" / "cabinet" / "naturalists.toml").read_text(encoding="utf-8"))
    assert {*people} == {*NATURALISTS, *(f"guest_{number}" for number in range(1, GUESTS + 1))}
    assert {file.stem for file in FACES.glob("*.svg")} == {*people}
    looks = [str({**look, "colours": None, "skin": None}) for look in people.values()]
    assert len({*looks}) == len(looks)
    assert face_of("Гумбольдт", 3) == face_of("Humboldt", 0) == "humboldt"
    assert len({face_of("Anna", seat) for seat in range(GUESTS)}) == GUESTS


def test_every_small_face_is_shown_from_its_place_in_the_strip() -> None:
    people = sorted(file.stem for file in FACES.glob("*.svg"))
    style = (FACES.parent / "play.css").read_text(encoding="utf-8")
    places = dict(re.findall(r"img\.face-(\w+) { object-position: ([\d.]+)%", style))
    assert {name: round(float(at) / 100 * (len(people) - 1), 2) for name, at in places.items()} == {
        name: number for number, name in enumerate(people)
    }
