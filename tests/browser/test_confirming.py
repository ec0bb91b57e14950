"""Nothing final by accident: on touch screens, and wherever it is wished, such a move is selected first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record
from wunderkammer.match.match import Match

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def may_choose_food(match: Match) -> bool:
    return 0 in match.to_act and match.legal(0)[0].startswith("grow:")


def choosing(person: Person) -> None:
    person.upload(record(play_to("evolution", 2, until=may_choose_food), "random"))


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_on_a_phone_a_food_card_is_read_before_it_is_played(visit: Visit, lang: str) -> None:
    anna = visit(**PHONE, locale=lang)
    choosing(anna)
    before, card = anna.revision(), anna.page.locator("#live .card[data-moves]").first
    with anna.page.expect_response("**/final?*"):
        anna.page.reload()
    card.tap()
    expect(anna.page.locator("#confirm")).to_be_visible()
    expect(anna.page.locator("#what")).to_be_visible()
    expect(card).to_have_class(re.compile("chosen"))
    assert anna.revision() == before
    assert not anna.wider_than_the_window()
    anna.page.locator("#confirm-no").tap()
    expect(anna.page.locator("#confirm")).to_be_hidden()
    other = anna.page.locator("#live .card[data-moves]").nth(1)
    other.tap()
    expect(anna.page.locator("#confirm")).to_be_visible()
    other.tap()
    anna.catch_up(before + 1)
    expect(anna.page.locator("#confirm")).to_be_hidden()


def test_what_can_be_taken_back_is_played_at_once(visit: Visit) -> None:
    anna = visit(**PHONE)
    with anna.page.expect_response("**/final?*"):
        anna.upload(
            record(
                play_to(
                    "evolution",
                    2,
                    until=lambda match: list(match.to_act) == [0] and match.legal(0)[0].startswith("card:"),
                ),
                "random",
            )
        )
    before = anna.revision()
    anna.listed("card").first.tap()
    anna.catch_up(before + 1)
    expect(anna.page.locator("#confirm")).to_be_hidden()


def test_with_a_mouse_nothing_is_asked_unless_one_wishes_it(anna: Person) -> None:
    choosing(anna)
    match, before = anna.path(), anna.revision()
    anna.page.click(".wishes summary")
    with anna.page.expect_response("**/final?*"):
        anna.page.click("#confirm-always")
    first = anna.listed("grow").first
    first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#said")).to_contain_text("Tap once more")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#confirm")).to_be_hidden()
    assert anna.revision() == before
    anna.page.click(".wishes summary")
    anna.page.click("#confirm-never")
    anna.listed("grow").first.click()
    anna.catch_up(before + 1)
    assert anna.path() == match
