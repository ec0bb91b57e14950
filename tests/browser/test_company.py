"""Several browsers at one table, and what goes wrong there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from wunderkammer.match.match import Match

STALE = {"en": "The table has changed", "ru": "За это время на столе всё изменилось", "de": "Der Tisch hat sich"}


def everybody_seals(match: Match) -> bool:
    return len(match.to_act) == 2


def test_a_curtain_falls_between_two_people_at_one_screen(anna: Person) -> None:
    match = anna.upload(record(play_to("evolution", 2, until=everybody_seals)))
    expect(anna.page.locator(".curtain h1")).to_contain_text("Anna")
    assert anna.page.locator("#board, #live, [data-trait]").count() == 0
    anna.page.click(".curtain a")
    anna.listed().first.click()
    anna.page.click("#moves a.button")
    expect(anna.page.locator(".curtain h1")).to_contain_text("Ben")
    assert anna.page.locator("[data-trait]").count() == 0
    anna.page.click(".curtain a")
    expect(anna.page.locator("#turn li.seat-1 small")).to_contain_text("you")
    assert anna.path() == match


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Anna’s clock is running:"), ("ru", "Anna думает, часы идут:"), ("de", "Die Uhr von Anna läuft:")],
)
def test_the_curtain_shows_the_clock_that_runs_behind_it(visit: Visit, lang: str, words: str) -> None:
    anna = visit(locale=lang)
    anna.open("/new/lost_lands")
    for field, value in (("who0", "me"), ("who1", "here"), ("who2", "none"), ("who3", "none"), ("clock", "minutes:30")):
        anna.page.select_option(f"[name={field}]", value)
    anna.page.fill("[name=name0]", "Anna")
    anna.page.click("main button.main")
    clock = anna.page.locator(".curtain .clock")
    expect(anna.page.locator(".curtain")).to_contain_text(words)
    expect(clock).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    assert anna.page.locator("#board, #live").count() == 0


def test_a_match_that_begins_while_two_people_look_shows_neither_hand(visit: Visit) -> None:
    anna, cora = visit(), visit()
    anna.begin("evolution", "me", "here", "guest", name="Anna")
    cora.accept(anna.invitation(), "Cora")
    expect(anna.page.locator("#moves a.button")).to_be_visible()
    assert anna.page.locator("[id^=el-hand-]").count() == 0
    anna.page.click("#moves a.button")
    expect(anna.page.locator(".curtain h1")).to_contain_text("Anna")


def test_sealed_choices_are_made_at_the_same_time(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.begin("evolution", "me", "guest", name="Anna")
    ben.accept(anna.invitation(), "Ben")
    anna.catch_up(1)
    assert anna.turn(2) == [0, 1]
    expect(anna.page.locator("#log-lines")).to_contain_text("Ben is dealt 4 cards.")
    before = anna.page.locator("#log-lines").inner_text()
    ben.listed().last.click()
    expect(ben.listed()).to_have_count(0)
    expect(anna.page.locator("#turn li.acts")).to_have_count(1)
    assert anna.page.locator("#log-lines").inner_text() == before
    assert anna.listed().count() > 0
    anna.listed().first.click()
    expect(anna.page.locator("#log-lines")).not_to_have_text(before)


def test_a_spectator_sees_what_lies_open_and_nothing_else(visit: Visit) -> None:
    anna, eve = visit(), visit()
    match = anna.upload(record(play_to("evolution", 2, until=everybody_seals), "random"))
    assert anna.page.locator("[id^=el-hand-]").count() > 0
    eve.open(match)
    expect(eve.page.locator("#moves")).to_contain_text("You are watching")
    assert eve.page.locator("[id^=el-hand-], [data-moves], [aria-disabled], #moves button").count() == 0
    assert eve.open(f"{match}?as=0").status == 403
    expect(eve.said()).to_have_text("You do not sit on this seat.")


def test_a_full_table_tells_late_guests_that_they_can_watch(visit: Visit) -> None:
    anna, ben, eve = visit(), visit(), visit(locale="de")
    match = anna.begin("lost_lands", "me", "guest", public=True)
    invitation = anna.invitation()
    eve.open(f"{match}/join")
    eve.page.fill("[name=name]", "Eve")
    ben.accept(invitation, "Ben")
    eve.page.click("main button.main")
    expect(eve.said()).to_contain_text("Kein Platz ist frei")
    eve.open(match)
    expect(eve.page.locator("#board")).to_be_visible()
    assert ben.open(invitation).status == 404


@pytest.mark.parametrize("broken", ["", "no record at all", '{"format":1,"game":"chess"}\n'])
@pytest.mark.parametrize(("lang", "sentence"), [("ru", "не запись партии"), ("de", "kein")])
def test_a_broken_record_is_told_and_the_page_leads_on(
    anna: Person, visit: Visit, lang: str, sentence: str, broken: str
) -> None:
    anna = visit(locale=lang)
    anna.upload(broken)
    expect(anna.said()).to_contain_text(sentence)
    expect(anna.page.locator("[type=file]")).to_be_visible()


def test_a_closed_chat_counts_what_was_said_meanwhile(visit: Visit) -> None:
    anna, ben = visit(), visit(locale="de")
    anna.begin("lost_lands", "me", "guest")
    ben.accept(anna.invitation(), "Ben")
    unread, heard, chat = (ben.page.locator(name) for name in ("#unread", "#said", ".chat summary"))
    expect(unread).to_be_empty()

    def says(text: str, counted: str) -> None:
        anna.page.fill(".chat [name=text]", text)
        anna.page.keyboard.press("Enter")
        expect(ben.page.locator("#chat-lines")).to_contain_text(text)
        expect(unread).to_have_text(counted)
        expect(heard).to_have_text(f"Chat: {counted}")

    anna.page.keyboard.press("c")
    says("Hello?", "1 neu")
    says("Is anybody there?", "2 neu")
    chat.click()
    expect(unread).to_be_empty()
    chat.click()
    says("Well, then.", "1 neu")
    expect(anna.page.locator("#unread")).to_be_empty()


def test_what_is_written_while_a_message_is_on_its_way_stays(anna: Person) -> None:
    anna.begin("lost_lands", "me", "bot:random")
    underway: list[Route] = []
    anna.page.route("**/say", lambda route: underway.append(route))
    anna.page.keyboard.press("c")
    for sent, written in (("Hello?", "Hello? Anybody"), ("Hello?", "Something else"), ("Hello?", "Hello?")):
        anna.page.fill(".chat [name=text]", sent)
        with anna.page.expect_request("**/say"):
            anna.page.keyboard.press("Enter")
        anna.page.fill(".chat [name=text]", written)
        with anna.page.expect_response("**/say") as answer:
            underway.pop().continue_()
        answer.value.finished()
        anna.page.wait_for_timeout(100)  # the page has read the answer
        expect(anna.page.locator(".chat [name=text]")).to_have_value(written.removeprefix(sent))


def stand_still(person: Person, match: str) -> Page:
    """Another tab that hears nothing of what happens: it has slept, or its line is broken."""
    tab = person.new_page()
    tab.route("**/events?*", lambda route: route.abort())
    tab.goto(match)
    expect(tab.locator("#moves button[name=move]").first).to_be_visible()
    return tab


@pytest.mark.parametrize("lang", STALE)
def test_a_stale_move_from_a_second_tab_is_told_and_the_tab_sees_the_table_again(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang, reduced_motion="reduce")
    match = anna.upload(record(play_to("evolution", 2, until=turn_of(0, 60)), "random"))
    asleep, before = stand_still(anna, match), anna.revision()
    anna.listed("card").first.click()
    anna.catch_up(before + 1)
    assert asleep.locator("#revision").input_value() == str(before)
    asleep.locator("#moves button[value=keep]").click()
    expect(asleep.locator("#notice p")).to_contain_text(STALE[lang])
    assert anna.revision() == before + 1, "the stale move was made"
    expect(asleep.locator("#revision")).to_have_value(str(before + 1))
    now = "(all) => all.map((one) => one.value)"
    assert asleep.locator("#moves button[name=move]").evaluate_all(now) == anna.keys()
    asleep.locator("#moves button[name=move]").last.click()
    anna.catch_up(before + 2)


def test_a_second_tab_follows_the_first(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    match = anna.upload(record(play_to("evolution", 2, until=turn_of(0, 60)), "random"))
    other, before = anna.new_page(), anna.revision()
    other.goto(match)
    anna.listed("card").first.click()
    anna.catch_up(before + 1)
    expect(other.locator("#revision")).to_have_value(str(before + 1))
