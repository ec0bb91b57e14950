"""At the table: what a thing is, undo, the keyboard, tokens that travel, moves without a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import catalogue

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
# Evolution, one's own turn to play cards: species cannot be touched before a card is.
PLAYING = record(play_to("evolution", 2, until=turn_of(0, 60)), "random")


def test_hover_says_what_a_thing_is_with_its_rule_and_then_why_not(anna: Person) -> None:
    anna.upload(PLAYING)
    anna.page.locator("#el-species-0-0").hover()
    card = anna.page.locator("#what")
    expect(card).to_be_visible()
    expect(card.locator(".name")).to_contain_text("Anna’s species 1")
    expect(card.locator(".rule .rule-name")).to_have_text("EV-18")
    expect(card.locator(".now")).to_contain_text("EV-")
    assert card.evaluate("(card) => card.lastElementChild.className") == "now"
    anna.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_focus_says_what_a_thing_is_and_a_key_leads_into_the_card(anna: Person) -> None:
    anna.upload(PLAYING)
    anna.page.locator("#main").focus()
    anna.page.keyboard.press("w")
    focused = anna.page.locator(":focus")
    card = anna.page.locator("#what")
    expect(card).to_be_visible()
    expect(focused).to_have_attribute("aria-describedby", re.compile("^what-0"))
    first = focused.get_attribute("data-what") or focused.get_attribute("data-element")
    anna.page.keyboard.press("?")
    expect(card).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(anna.page.locator(f"[data-what='{first}'], [data-element='{first}']").first).to_be_focused()


def test_a_tap_says_what_a_thing_is(visit: Visit) -> None:
    anna = visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    anna.upload(PLAYING)
    anna.page.locator("[aria-disabled]").first.tap(force=True)
    expect(anna.page.locator("#what")).to_be_visible()
    anna.page.locator("#turn .ask").tap()
    expect(anna.page.locator("#what")).to_be_hidden()


@pytest.mark.parametrize("thing", ["#el-hand", "#moves button[name=move]"])
def test_a_long_press_tells_and_never_plays(visit: Visit, thing: str) -> None:
    anna = visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    anna.upload(PLAYING)
    before = anna.revision()
    pressed = anna.page.locator(
        f"[data-moves]{thing.replace('#el-hand', '[id^=el-hand]')}" if "hand" in thing else thing
    )
    anna.hold(pressed.first)
    expect(anna.page.locator("#what .name")).to_be_visible()
    assert anna.revision() == before
    pressed.first.tap()
    anna.catch_up(before + 1)


def test_a_long_press_of_the_mouse_never_plays_either(anna: Person) -> None:
    anna.upload(PLAYING)
    before = anna.revision()
    anna.page.locator("[data-moves][id^=el-hand]").first.click(delay=900)
    expect(anna.page.locator("#what.stays")).to_be_visible()
    assert anna.revision() == before
    anna.page.locator("#what .rule-name").first.click()
    anna.page.wait_for_url("**/rules/evolution#EV-*")


def may_play_a_card_beside_traits(match: Match) -> bool:
    """In Evolution, where the other player has traits that lie open."""
    cards = list(match.to_act) == [0] and match.legal(0)[0].startswith("card:")
    others = match.view(0)["table"]["players"][1]["species"]
    return cards and any(one["trait"] for species in others for one in species["traits"])


# How far a box is from a thing, across and down, and whether all of it is in the window.
APART = """([box, thing]) => {
  const [one, other] = [box, thing].map((name) => document.querySelector(name).getBoundingClientRect());
  const apart = (low, high) => Math.max(0, one[low] - other[high], other[low] - one[high]);
  const seen = one.top >= 0 && one.bottom <= innerHeight && one.left >= 0 && one.right <= innerWidth;
  return [apart("left", "right"), apart("top", "bottom"), seen];
}"""


def places_a_worker(match: Match) -> bool:
    return list(match.to_act) == [0] and match.legal(0)[0].startswith("place:")


def test_of_many_moves_the_keyboard_stands_at_the_first_and_none_outlives_its_position(anna: Person) -> None:
    anna.upload(record(play_to("darwins_journey", 2, until=places_a_worker), "random"))
    before = anna.revision()
    anna.page.locator("[id^=el-worker-0-][data-moves]").first.focus()
    anna.page.keyboard.press("Enter")
    menu = anna.page.locator("#menu-list button")
    expect(menu.first).to_be_focused()
    assert menu.count() > 6
    anna.page.evaluate("play(document.querySelector('#moves button[name=move]').value)")
    anna.catch_up(before + 1)
    expect(anna.page.locator("#menu")).to_be_hidden()
    assert anna.page.evaluate("document.activeElement !== document.body")


def test_a_card_covers_nothing_of_what_it_is_about(anna: Person) -> None:
    anna.upload(PLAYING)
    for thing in ("#el-species-0-0", "#el-species-1-0", "#el-keep"):
        anna.page.locator(thing).hover()
        expect(anna.page.locator("#what")).to_be_visible()
        across, down, seen = anna.page.evaluate(APART, ["#what", thing])
        assert max(across, down) > 0, thing
        assert seen
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [390, 1280])
def test_what_a_trait_does_is_told_beside_it(visit: Visit, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 800}, has_touch=width < 800)
    anna.upload(record(play_to("evolution", 2, 3, until=may_play_a_card_beside_traits), "random"))
    box, before = anna.page.locator("#what"), anna.revision()

    def beside(thing: str) -> None:
        trait = catalogue("en", game("evolution").folder).say(
            f"board-help-{anna.page.get_attribute(thing, 'data-trait')}"
        )
        expect(box).to_contain_text(trait)
        across, down, seen = anna.page.evaluate(APART, ["#what", thing])
        assert (across, 0 < down < 10, seen) == (0, True, True)

    trait, card = (
        f"#{anna.page.locator(kind).first.get_attribute('id')}" for kind in (".trait[id]", ".card[data-moves]")
    )
    if width < 800:
        anna.page.tap(trait)
        beside(trait)
        anna.hold(anna.page.locator(card))
        beside(card)
        assert anna.revision() == before
    else:
        anna.page.hover(trait)
        beside(trait)
        anna.page.focus(card)
        anna.page.keyboard.press("Home")
        card = f"#{anna.page.evaluate('document.activeElement.id')}"
        beside(card)


def test_the_limit_of_undo_is_told_before_the_click(anna: Person) -> None:
    anna.upload(PLAYING)
    before, limit = anna.revision(), anna.page.locator("#undo-limit")
    keys = anna.keys()
    anna.listed("card").first.click()
    anna.catch_up(before + 1)
    assert anna.keys() != keys
    expect(limit).to_contain_text("Your last decision can be taken back: Anna")
    anna.page.keyboard.press("u")
    anna.catch_up(before + 2)
    assert anna.keys() == keys


def test_whoever_has_taken_all_back_is_at_the_question_not_at_a_move(anna: Person) -> None:
    """One more Enter must not play anything."""
    anna.upload(PLAYING)
    before, back = anna.revision(), anna.page.locator("#undo button")
    anna.listed("card").first.click()
    anna.catch_up(before := before + 1)
    back.focus()
    while back.is_enabled():
        anna.page.keyboard.press("Enter")
        anna.catch_up(before := before + 1)
    expect(anna.page.locator("#moves-title")).to_be_focused()


def test_what_cannot_be_taken_back_says_why(anna: Person) -> None:
    anna.begin("lost_lands", "me", "bot:random")
    expect(anna.page.locator("#undo button")).to_be_disabled()
    expect(anna.page.locator("#undo-limit")).to_contain_text("You have not decided anything yet")


@pytest.mark.parametrize("game", GAMES)
def test_three_decisions_with_tab_and_enter_only(visit: Visit, game: str) -> None:
    anna = visit(reduced_motion="reduce")
    anna.begin(game, "me", "bot:random")
    for _ in range(3):
        anna.turn(1)
        before = anna.revision()
        anna.page.locator("#board").evaluate("(board) => { board.tabIndex = -1; board.focus(); }")
        anna.tab_to("[data-moves]")
        anna.page.keyboard.press("Enter")
        if anna.page.locator("#menu[open]").count():
            assert anna.page.evaluate("document.activeElement.matches('#menu-list button')")
            anna.page.keyboard.press("Enter")
        anna.catch_up(before + 1)
        # The keyboard stays at the table: on the same thing, on another that can be played, or at the decision.
        assert anna.page.evaluate("document.activeElement.matches('#live [tabindex], #moves-title')")


def may_go_to_the_university(match: Match) -> bool:
    """In Encyclopedia, in one way only; then the board shows the experts instead of its main part."""
    ways = [key for key in match.legal(0) if key.startswith("university")] if list(match.to_act) == [0] else []
    return len(ways) == 1


def test_whoever_plays_by_keyboard_is_led_on_when_the_board_hides_where_they_were(anna: Person) -> None:
    anna.upload(record(play_to("encyclopedia", 2, until=may_go_to_the_university), "random"))
    before = anna.revision()
    anna.page.locator("#el-university").focus()
    anna.page.keyboard.press("Enter")
    anna.catch_up(before + 1)
    expect(anna.page.locator("#el-university")).to_be_hidden()
    anna.page.wait_for_timeout(200)  # the browser takes the focus from what is hidden only when it draws anew
    assert anna.page.evaluate("document.activeElement.matches('#live [data-moves], #moves-title')")


def test_whoever_plays_by_keyboard_stays_where_they_are_if_it_is_still_there(anna: Person) -> None:
    anna.upload(PLAYING)
    before = anna.revision()
    first = anna.page.locator("#live [id^=el-hand-][data-moves]").first
    first.focus()
    name = first.get_attribute("id")
    anna.page.keyboard.press("Enter")
    anna.catch_up(before + 1)
    expect(anna.page.locator(f"#{name}")).to_be_focused()
    anna.page.keyboard.press("u")
    anna.catch_up(before + 2)
    assert anna.page.evaluate("document.activeElement !== document.body")


def test_the_list_of_moves_is_reached_by_a_key_and_played_with_enter(anna: Person) -> None:
    anna.upload(PLAYING)
    before = anna.revision()
    anna.page.keyboard.press("m")
    expect(anna.page.locator("#moves-title")).to_be_focused()
    anna.tab_to("#moves [value=keep]")
    anna.page.keyboard.press("Enter")
    anna.catch_up(before + 1)
    expect(anna.page.locator("#said")).not_to_be_empty()
    expect(anna.page.locator("#log-lines")).to_contain_text("Anna")


@pytest.mark.parametrize("game", GAMES)
def test_a_key_leads_past_all_that_only_says_why_not(visit: Visit, game: str) -> None:
    anna = visit(reduced_motion="reduce")
    anna.upload(record(play_to(game, 2, until=turn_of(0, 60)), "random"))
    glowing = anna.page.locator("#live [data-moves]").evaluate_all("(all) => all.map((one) => one.id)")
    reached = []
    for _ in range(len(glowing) + 1):
        anna.page.keyboard.press("n")
        reached.append(anna.page.evaluate("document.activeElement.id"))
    assert reached == [*glowing, glowing[0]]


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_whoever_comes_by_keyboard_is_told_how_to_get_past_the_board(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang)
    anna.upload(PLAYING)
    anna.page.locator("#main").focus()
    anna.page.keyboard.press("Tab")
    shortcuts = anna.page.locator(".shortcuts")
    expect(shortcuts.locator("kbd")).to_have_text(["m", "n"])
    box = shortcuts.bounding_box()
    assert box is not None
    assert box["width"] > 200
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#moves-title")).to_be_focused()
    assert (shortcuts.bounding_box() or box)["width"] < 2
    shown = "(all) => all.map((one) => getComputedStyle(one, '::after').content[1])"
    assert anna.page.locator("[data-hotkey]:not(input, [hidden]), .chat summary").evaluate_all(shown) == [*"muitlhc"]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_script_the_forms_play(visit: Visit, game: str) -> None:
    anna = visit(java_script_enabled=False)
    anna.open(f"/learn/{game}")
    anna.page.locator("button[name=quick]").click()
    for _ in range(3):
        before = int(anna.page.locator("#revision").get_attribute("value") or 0)
        for _ in range(50):
            if anna.listed().count():
                break
            anna.page.reload()
        anna.listed().first.click()
        assert int(anna.page.locator("#revision").get_attribute("value") or 0) > before
