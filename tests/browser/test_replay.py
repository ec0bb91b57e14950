"""Replay: a list of moves, keys, playing by itself, and playing on from anywhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record


def looking_back(person: Person, game: str = "lost_lands") -> int:
    """At the end of a finished match; the number of its last position."""
    person.upload(record(play_to(game, 3), "level1", "random"))
    person.open(f"{person.path()}/replay?as=0")
    last: int = person.page.evaluate("+document.querySelector('.slider [name=at]').max")
    expect(place(person)).to_have_text(f"Position {last} of {last}")
    return last


def place(person: Person) -> Locator:
    return person.page.locator("#story .place")


def test_keys_lead_from_position_to_position(anna: Person) -> None:
    last = looking_back(anna)
    keys = (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last))
    for key, at in keys:
        anna.page.keyboard.press(key)
        expect(place(anna)).to_have_text(f"Position {at} of {last}")
    assert anna.page.url.endswith(f"at={last}&as=0")


def test_a_move_of_the_list_is_shown_without_leaving_the_page(anna: Person) -> None:
    last = looking_back(anna)
    anna.page.evaluate("window.stays = true")
    line = anna.page.locator("#log-lines li.move").nth(5)
    words, at = line.inner_text(), line.get_attribute("data-at")
    line.click()
    expect(place(anna)).to_have_text(f"Position {at} of {last}")
    expect(anna.page.locator("#story li").filter(has_text=words).first).to_be_visible()
    expect(line).to_have_attribute("aria-current", "step")
    assert anna.page.evaluate("window.stays")


def test_hover_and_keys_say_what_a_thing_was_in_the_position_shown(anna: Person) -> None:
    looking_back(anna)
    card, thing = anna.page.locator("#what"), anna.page.locator("#el-team-0-first-explorer")
    anna.page.keyboard.press("Home")
    expect(place(anna)).to_contain_text("Position 0 of")
    thing.hover()
    expect(card.locator(".name")).to_contain_text("nobody yet")
    expect(card.locator(".now")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.locator("#main").focus()
    anna.page.keyboard.press("w")
    expect(card).to_be_visible()
    expect(anna.page.locator(":focus")).to_have_attribute("aria-describedby", re.compile("^what-0"))


@pytest.mark.parametrize("speed", ["slow", "very fast"])
def test_it_plays_by_itself_and_stops(visit: Visit, speed: str) -> None:
    anna = visit(reduced_motion="reduce")
    looking_back(anna)
    anna.page.select_option("#speed", label=speed)
    anna.page.locator("#main").focus()
    anna.page.keyboard.press("Space")
    there = 2 if speed == "slow" else 8
    anna.page.wait_for_function("(there) => +document.querySelector('.slider [name=at]').value >= there", arg=there)
    anna.page.click("#play")
    expect(anna.page.locator("#play")).to_have_text("Play")


def test_one_plays_on_with_the_same_bots(anna: Person) -> None:
    looking_back(anna)
    anna.page.keyboard.press("Home")
    anna.page.click("#story form button")
    anna.page.wait_for_url("**/m/*")
    anna.open("/mine")
    expect(anna.page.locator(".matches li").first).to_contain_text("Ben (level 1), Cora (bot)")


def test_without_a_script_the_list_leads_there_too(visit: Visit) -> None:
    anna = visit(java_script_enabled=False)
    looking = visit()
    looking_back(looking)
    anna.open(looking.path())
    anna.page.locator("#log-lines li.move a").nth(3).click()
    expect(anna.page.locator("#log-lines [aria-current=step]").first).to_be_visible()
    expect(anna.page.locator("#play")).to_be_hidden()
