"""Fewer gestures: a card or piece that is dragged onto its target plays what leads there, in every game."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record
from wunderkammer.match.match import Match


def asks(verb: str, after: int = 0) -> object:
    def stop(match: Match) -> bool:
        return len(match.entries) > after and list(match.to_act) == [0] and match.legal(0)[0].startswith(verb)

    return stop


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, source: str, target: str) -> None:
    """With the mouse, in a few steps as a hand does."""
    start, end = middle(person.page.locator(source).first), middle(person.page.locator(target).first)
    start = middle(person.page.locator(source).first) if start == end else start
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(*end, steps=6)
    person.page.mouse.up()


def begin(person: Person, game: str, seats: int, verb: str, after: int = 0) -> int:
    match = play_to(game, seats, until=asks(verb, after))  # type: ignore[arg-type]
    person.upload(record(match, *["random"] * (seats - 1)))
    return person.revision()


def test_a_worker_is_dragged_to_a_spot(anna: Person) -> None:
    before = begin(anna, "darwins_journey", 2, "place:")
    drag(anna, "[id^=el-worker-0-][data-moves]", "[id^=el-spot-][data-moves]")
    anna.catch_up(before + 1)


def test_a_die_is_dragged_to_a_house(anna: Person) -> None:
    before = begin(anna, "encyclopedia", 2, "die:")
    drag(anna, "[id^=el-die-0-][data-moves]", "#el-bank")
    anna.catch_up(before + 2)
    expect(anna.page.locator("#log-lines")).to_contain_text("ank")


def test_a_card_is_dragged_onto_a_species_and_asks_what_for(anna: Person) -> None:
    before = begin(anna, "evolution", 2, "card:")
    drag(anna, "[id^=el-hand-][data-moves]", "#el-species-0-0")
    expect(anna.page.locator("#menu[open]")).to_be_visible()
    anna.page.locator("#menu-list button").first.click()
    anna.catch_up(before + 3)


def test_a_card_of_evolution_takes_two_clicks(anna: Person) -> None:
    """The card, then the species: of what the card can be there one is asked only if there is a choice."""
    before = begin(anna, "evolution", 2, "card:")
    anna.page.locator("[id^=el-hand-][data-moves]").first.click()
    anna.catch_up(before + 1)
    anna.page.locator("#el-species-0-0").click(force=True)
    expect(anna.page.locator("#menu[open]")).to_be_visible()
    assert anna.page.locator("#menu-list button").count() > 1
    anna.page.locator("#menu-list button").first.click()
    anna.catch_up(before + 3)


def test_what_leads_nowhere_plays_nothing(anna: Person) -> None:
    before = begin(anna, "lost_lands", 2, "take:")
    drag(anna, "[id^=el-market-][data-moves]", "#ll-course .ll-place")
    expect(anna.page.locator("#what")).to_be_visible()
    assert anna.revision() == before


def test_a_ship_is_dragged_along_its_route(anna: Person) -> None:
    before = begin(anna, "darwins_journey", 2, "sail:")
    drag(anna, "[data-element]:has(#tok-ship-0)", "[id^=el-space-o][data-moves]")
    anna.catch_up(before + 1)


def test_a_card_of_the_market_is_dragged_to_a_team(anna: Person) -> None:
    before = begin(anna, "lost_lands", 2, "take:explorer")
    drag(anna, "[id^=el-market-explorer][data-moves]", "#el-team-0-first")
    anna.catch_up(before + 2)
    expect(anna.page.locator("#log-lines")).to_contain_text("first team")


def hold_and_drag(person: Person, source: str, target: str) -> None:
    """With one finger: pressed until the card comes, then led to the target."""
    start, end = middle(person.page.locator(source).first), middle(person.page.locator(target).first)
    touch = person.context.new_cdp_session(person.page)

    def send(kind: str, *at: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    send("touchStart", start)
    expect(person.page.locator("#what")).to_be_visible()
    for share in (0.2, 0.5, 0.8, 1.0):
        send("touchMove", (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
    send("touchEnd")


def test_a_finger_drags_after_it_has_been_held(visit: Visit) -> None:
    anna = visit(has_touch=True, is_mobile=True)
    before = begin(anna, "darwins_journey", 2, "sail:")
    hold_and_drag(anna, "[data-element]:has(#tok-ship-0)", "[id^=el-space-o][data-moves]")
    anna.page.locator("#confirm-yes").click()  # on touch screens what cannot be taken back is asked for again
    anna.catch_up(before + 1)
