"""Whole matches between two browsers and a bot: every move of the people is a click on something that glows."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import PATIENCE, Person

MOST_MOVES = 900
PAUSE = 20  # milliseconds between two looks: the bot needs the processor too


def play_to_the_end(people: list[Person], chance: random.Random) -> int:
    """The seat that has to act, as its own page tells it, acts; the number of clicks."""
    for clicks in range(MOST_MOVES):
        if not (acting := somebody(people)):
            return clicks
        chance.choice(acting).move(chance)
    raise AssertionError("The match does not end.")


def somebody(people: list[Person]) -> list[Person]:
    """Those who have to act, as soon as there are any; nobody if the match is over."""
    for _ in range(PATIENCE // PAUSE):
        told = [person.asked(seat) for seat, person in enumerate(people)]
        acting = [person for person, asked in zip(people, told, strict=True) if asked]
        if acting or None in told:
            return acting
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("Nobody is asked to act.")


@pytest.mark.parametrize(
    ("game", "options"), [("lost_lands", {"first_game": True}), ("evolution", {"quick_play": True})]
)
def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit, game: str, options: dict[str, bool]) -> None:
    anna, ben = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    anna.begin(game, "me", "guest", "bot:random", name="Anna", **options)
    ben.accept(anna.invitation(), "Ben")
    anna.catch_up(1)
    assert play_to_the_end([anna, ben], random.Random(7)) > 20
    for person in (anna, ben):
        person.look_up()
    verdict = anna.page.locator("#result h2").inner_text()
    expect(ben.page.locator("#result h2")).to_have_text(verdict)
    anna.page.click("#result a.button")
    expect(anna.page.locator("main h2").first).to_have_text(verdict)
    expect(anna.page.locator("table.sheet tbody tr").first).to_be_visible()
