"""The line breaks, the server is killed, the match is deleted: the open page says so, and goes on if it can."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.server import Server

GONE = {"en": "There is no such match", "ru": "Такой партии нет", "de": "Diese Partie gibt es nicht"}


def two_at_a_table(visit: Visit, address: str) -> tuple[Person, Person, str]:
    """Ben has opened a table of Lost Lands, Anna has come; pages that are opened anew forget that they are the same."""
    anna, ben = visit(address=address, reduced_motion="reduce"), visit(reduced_motion="reduce")
    match = ben.begin("lost_lands", "guest", "me")
    anna.accept(ben.invitation().removeprefix(ben.address), "Anna")
    expect(ben.page.locator("#seats .free")).to_have_count(0)
    for person in (anna, ben):
        person.page.evaluate("window.same = true")
    return anna, ben, match


def take_turns(people: list[Person], moves: int) -> list[int]:
    """The seat that must act plays the first move of the list; the revisions that their pages have reached."""
    for _ in range(moves):
        seat = people[0].turn(len(people))[0]
        revision = people[seat].revision()
        people[seat].listed().first.click()
        people[seat].catch_up(revision + 1)
        for person in people:
            person.look_up()
    return [person.revision() for person in people]


def begin_to_write(person: Person) -> None:
    person.page.keyboard.press("c")
    expect(person.page.locator("input[name=text]")).to_be_focused()
    person.page.keyboard.type("half a sen")


def assert_same_page(person: Person) -> None:
    assert person.page.evaluate("window.same") is True, "the page was opened anew"


def log_of(person: Person) -> list[str]:
    return person.page.locator("#log-lines li").all_inner_texts()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    laid = Cable(server.address)
    yield laid
    laid.close()


def test_a_closed_laptop_catches_up_when_it_is_opened(visit: Visit, cable: Cable) -> None:
    anna, ben, _ = two_at_a_table(visit, cable.address)
    reached = take_turns([anna, ben], 1)
    while anna.turn(2) != [1]:
        reached = take_turns([anna, ben], 1)
    before = log_of(anna)
    begin_to_write(anna)
    cable.pull()
    expect(anna.page.locator("#offline")).to_be_visible()
    ben.listed().first.click()
    ben.catch_up(reached[1] + 1)
    assert anna.revision() == reached[0]
    cable.plug_in()
    anna.catch_up(reached[0] + 1)
    anna.look_up()
    expect(anna.page.locator("#offline")).to_be_hidden()
    assert_same_page(anna)
    assert log_of(anna)[: len(before)] == before
    assert len(log_of(anna)) > len(before)
    expect(anna.page.locator("input[name=text]")).to_have_value("half a sen")
    take_turns([anna, ben], 2)


def test_a_killed_server_comes_back_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    anna, ben, match = two_at_a_table(visit, server.address)
    reached = take_turns([anna, ben], 3)
    logs = log_of(anna), log_of(ben)
    begin_to_write(anna)
    server.kill()
    for person in (anna, ben):
        expect(person.page.locator("#offline")).to_be_visible()
    server.start()
    for person in (anna, ben):
        expect(person.page.locator("#offline")).to_be_hidden()
    assert [anna.revision(), ben.revision()] == reached
    assert (log_of(anna), log_of(ben)) == logs
    assert take_turns([anna, ben], 3) > reached
    for person, log in zip((anna, ben), logs, strict=True):
        assert_same_page(person)
        assert log_of(person)[: len(log)] == log
    expect(anna.page.locator("input[name=text]")).to_have_value("half a sen")
    shown = log_of(anna)
    anna.open(f"{match}?as=0")
    assert log_of(anna) == shown


@pytest.mark.parametrize("lang", GONE)
def test_a_deleted_match_is_told_on_the_open_page_and_the_next_one_leads_on(
    visit: Visit, server: Server, lang: str
) -> None:
    anna = visit(locale=lang)
    match = anna.begin("lost_lands", "me", "bot:random")
    other = anna.begin("evolution", "me", "guest")
    anna.open(match)
    with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as database:
        for table, column in (("entries", "match"), ("seats", "match"), ("chat", "match"), ("matches", "id")):
            database.execute(f"DELETE FROM {table} WHERE {column} = ?", (match.rsplit("/", 1)[1],))
    database.close()
    expect(anna.said()).to_contain_text(GONE[lang])
    expect(anna.page.locator("#offline")).to_be_hidden()
    expect(anna.page.locator("#board")).to_be_visible()
    assert anna.open(match).status == 404
    expect(anna.said()).to_contain_text(GONE[lang])
    anna.page.click("main a[href='/mine']")
    assert anna.page.locator(f"a[href='{match}']").count() == 0
    anna.page.click(f"a[href='{other}']")
    expect(anna.page.locator("#board")).to_be_visible()
