"""For everybody: three languages, a phone, large letters, day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OUTPUT, Visit
from tests.browser.person import Person
from tests.browser.positions import played, record, turn_of
from wunderkammer.match import Match

OWN_BOARDS = ("lost_lands", "evolution")
GAMES = (*OWN_BOARDS, "encyclopedia", "darwins_journey")
LANGUAGES = ("en", "ru", "de")
ASKED = {"en": "Your moves", "ru": "Ваши ходы", "de": "Deine Züge"}
SMALL = """() => [...document.querySelectorAll("button, a.button, select, summary, #live .can, #moves button")]
  .filter((one) => one.checkVisibility() && !one.closest("[hidden], .heard"))
  .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def most_seats(game: str) -> int:
    return {"lost_lands": 4, "evolution": 6, "encyclopedia": 4, "darwins_journey": 4}[game]


def seated(person: Person, game: str, seats: int = 2) -> None:
    """In the midst of a match, on one's own turn."""
    person.upload(record(played(game, seats, until=turn_of(0, 60)), *["random"] * (seats - 1)))


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_once_and_nothing_is_cut_off(anna: Person, game: str) -> None:
    seated(anna, game, most_seats(game))
    revision = anna.revision()
    for lang in LANGUAGES:
        anna.page.click(f"button[name=lang][value={lang}]")
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.page.locator("#moves-title")).to_have_text(ASKED[lang])
        anna.page.evaluate("document.fonts.ready")
        anna.page.screenshot(path=OUTPUT / f"{game}-{lang}.png")
        assert anna.cut_off() == []
        assert not anna.wider_than_the_window()
    assert anna.revision() == revision


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_cartographers_leave_the_ladder_of_rewards_its_room(visit: Visit, lang: str) -> None:
    def five(match: Match) -> bool:
        return match.view(None)["table"]["cartographers"] >= 5 and 0 in match.to_act

    anna = visit(locale=lang)
    anna.upload(record(played("lost_lands", 4, 1, until=five), "random", "random", "random"))
    box = anna.page.locator(".ll-course").bounding_box()
    ladder = anna.page.locator(".ll-ladder").evaluate("(one) => one.getBoundingClientRect().x + one.scrollWidth")
    assert box is not None
    assert ladder <= box["x"] + box["width"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_around_the_table_fit_in_every_language(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang, viewport={"width": 390, "height": 844})
    for path in ("/", "/new/lost_lands", "/new/darwins_journey", "/rules/evolution", "/account", "/records", "/m/gone"):
        anna.open(path)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        assert anna.cut_off() == [], path
        assert not anna.wider_than_the_window(), path


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_is_too_wide_and_fingers_find_everything(visit: Visit, game: str) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seated(anna, game)
    anna.page.screenshot(path=OUTPUT / f"{game}-phone.png", full_page=True)
    assert not anna.wider_than_the_window()
    assert anna.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", OWN_BOARDS)
def test_on_a_phone_the_public_things_are_within_two_swipes(visit: Visit, game: str) -> None:
    anna = visit(viewport={"width": 390, "height": 844})
    seated(anna, game)
    box = anna.page.locator("#board").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 3 * 844


@pytest.mark.parametrize("game", OWN_BOARDS)
def test_at_a_desk_the_public_things_need_no_scrolling(anna: Person, game: str) -> None:
    seated(anna, game, most_seats(game))
    box = anna.page.locator("#board").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800


@pytest.mark.parametrize("game", GAMES)
def test_at_200_percent_everything_is_still_there(visit: Visit, game: str) -> None:
    """Zoom makes the window half as wide in its own measure."""
    anna = visit(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    seated(anna, game)
    assert not anna.wider_than_the_window()
    assert anna.cut_off() == []
    anna.page.locator("#live .can").first.scroll_into_view_if_needed()
    expect(anna.page.locator("#live .can").first).to_be_in_viewport()


def test_day_and_night_follow_the_machine_until_somebody_chooses(visit: Visit) -> None:
    anna = visit(color_scheme="dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    anna.open("/")
    assert anna.page.evaluate(paper) == "rgb(27, 26, 29)"
    anna.page.click("button[name=theme][value=light]")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    assert anna.page.evaluate(paper) == "rgb(244, 236, 216)"
