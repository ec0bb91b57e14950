"""While others think: a move is noted, offered first when the turn comes, played by itself only if one says so."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import catalogue

# Plays the last of the moves; the position in which that was, or nothing if there is none.
LAST = """() => {
  const all = document.querySelectorAll("#moves button[name=move]"), now = document.querySelector("#revision").value;
  return all.length ? (all[all.length - 1].click(), now) : null;
}"""


def then_takes_a_card(match: Match) -> bool:
    """The second player takes a card, and after them the first, who then can have any of the others."""
    if list(match.to_act) != [1] or not match.legal(1)[0].startswith("take:"):
        return False
    order = match.view(None)["table"]["order"]
    return order.index(0) == order.index(1) + 1 and len(set(match.view(None)["table"]["market"])) > 2


def waiting(visit: Visit) -> tuple[Person, Match]:
    """Two people at one browser, the first looking at the board while the second decides."""
    match = play_to("lost_lands", 2, until=then_takes_a_card)
    anna = visit(reduced_motion="reduce")
    anna.upload(record(match))
    anna.open(f"{anna.path()}?as=0")
    return anna, match


def finish_the_turn(anna: Person, match: Match, spared: str) -> None:
    """The second player, in another tab, takes another card and does something with it."""
    ben = anna.new_page()
    ben.goto(f"{anna.path()}?as=1")
    ben.locator(f"#moves button[value^='take:']:not([value='take:{spared}'])").first.click()
    while True:
        ben.wait_for_function("() => document.querySelector('#moves button, #moves a.button')")
        before = ben.evaluate(LAST)  # at once: the page may change between two questions
        if before is None:
            return
        ben.wait_for_function("(before) => document.querySelector('#revision').value !== before", arg=before)


def test_what_was_noted_is_offered_first(visit: Visit) -> None:
    anna, match = waiting(visit)
    card = sorted(set(match.view(None)["table"]["market"]))[-1]
    expect(anna.page.locator("#plan")).to_contain_text("While others think")
    anna.page.locator(f"#el-market-{card}").click(force=True)  # nothing can be played with it, but noted
    called = catalogue("en", match.game.folder).say(f"card-{card}")
    expect(anna.page.locator("#plan-what")).to_have_text(f"Noted for your turn: {called}.")
    expect(anna.page.locator("#what.stays")).to_be_hidden()
    anna.page.reload()  # it is still there
    expect(anna.page.locator("#plan")).to_contain_text("Noted for your turn: ")
    finish_the_turn(anna, match, card)
    expect(anna.page.locator("#noted button")).to_have_attribute("value", f"take:{card}")
    assert anna.keys()[0] == f"take:{card}"
    before = anna.revision()
    anna.page.wait_for_timeout(500)
    assert anna.revision() == before  # nothing plays by itself
    anna.page.locator("#noted button").click()
    anna.catch_up(before + 1)


def test_whoever_says_so_lets_it_be_played(visit: Visit) -> None:
    anna, match = waiting(visit)
    card = sorted(set(match.view(None)["table"]["market"]))[-1]
    before = anna.revision()
    anna.page.locator(f"#el-market-{card}").click(force=True)  # nothing can be played with it, but noted
    anna.page.check("#plan-itself")
    finish_the_turn(anna, match, card)
    anna.catch_up(before + 1)
    expect(anna.page.locator("#log-lines")).to_contain_text("Anna takes")


def test_a_note_can_be_forgotten_and_another_seat_of_the_screen_sees_nothing_of_it(visit: Visit) -> None:
    anna, match = waiting(visit)
    card = match.view(None)["table"]["market"][0]
    anna.page.locator(f"#el-market-{card}").click(force=True)  # nothing can be played with it, but noted
    expect(anna.page.locator("#plan-what")).to_contain_text("Noted for your turn: ")
    for path in (f"{anna.path()}?as=1", f"{anna.path()}?as=1&curtain=1"):
        anna.open(path)
        assert "oted" not in anna.page.locator("main").inner_text()
    anna.open(f"{anna.path()}?as=0")
    anna.page.click("#plan-clear")
    expect(anna.page.locator("#plan")).to_contain_text("While others think")
    assert json.loads(anna.page.evaluate("Object.values(sessionStorage)[0]")) == []


def test_whoever_only_looks_on_notes_nothing(anna: Person) -> None:
    anna.upload(record(play_to("lost_lands", 2, until=turn_of(0, 40))))
    anna.open(f"{anna.path()}?as=0")
    expect(anna.page.locator("#plan")).to_be_hidden()
