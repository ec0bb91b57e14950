"""Whole matches between two browsers and a bot: every move of the people is a click on something that glows."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

MOST_MOVES = 900


def play_to_the_end(people: list[Person], chance: random.Random) -> int:
    """Whoever has to act, acts; the number of clicks."""
    for clicks in range(MOST_MOVES):
        people[0].look_up()
        seat = chance.choice(people[0].turn(len(people)))
        if seat < 0:
            return clicks
        people[seat].look_up()
        people[seat].move(chance)
    raise AssertionError("The match does not end.")


@pytest.mark.parametrize(
    ("game", "options"), [("lost_lands", {"first_game": True}), ("evolution", {"quick_play": True})]
)
def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit, game: str, options: dict[str, bool]) -> None:
    anna, ben = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    anna.begin(game, "me", "guest", "bot:random", name="Anna", **options)
    ben.accept(anna.invitation(), "Ben")
    anna.catch_up(1)
    assert play_to_the_end([anna, ben], random.Random(7)) > 20
    ben.look_up()
    verdict = anna.page.locator("#result h2").inner_text()
    expect(ben.page.locator("#result h2")).to_have_text(verdict)
    anna.page.click("#result a.button")
    expect(anna.page.locator("main h2").first).to_have_text(verdict)
    expect(anna.page.locator("table.sheet tbody tr").first).to_be_visible()
