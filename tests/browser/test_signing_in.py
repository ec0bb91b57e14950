"""A shared server: people choose names, come back with a password or a link, and find whose turn it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.server import Server

PASSWORD = "correct horse"
FIRST = {"en": "Choose a name first", "ru": "Сначала выберите имя", "de": "Wähle erst einen Namen"}
WRONG = {
    "en": "That name and password do not",
    "ru": "Имя и пароль не подходят",
    "de": "Name und Passwort gehören nicht",
}
TAKEN = {"en": "Somebody else has this name", "ru": "Это имя занято", "de": "Diesen Namen hat schon jemand"}
SHORT = {"en": "The password is too short", "ru": "Пароль слишком короткий", "de": "Das Passwort ist zu kurz"}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that others can reach."""
    running = Server(tmp_path_factory.mktemp("shared"), "0.0.0.0")
    yield running
    running.kill()


def register(person: Person, name: str, password: str = "") -> None:
    form = person.page.locator("form[action='/account/register']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(password)
    form.locator("button").click()


def sign_in(person: Person, name: str, password: str) -> None:
    person.open("/account")
    form = person.page.locator("form[action='/account/sign-in']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(password)
    form.locator("button").click()


def state_of(person: Person, match: str) -> str:
    """What “my matches” says about a match."""
    person.open("/mine")
    return person.page.locator(f".matches li:has(a[href='{match}']) .state").inner_text()


def test_a_name_is_asked_for_before_one_sits_down_and_a_password_is_kept_as_argon2(
    visit: Visit, shared: Server
) -> None:
    anna = visit(address=shared.address)
    anna.open("/learn/lost_lands")
    anna.page.locator("button[name=quick]").click()
    expect(anna.said()).to_contain_text(FIRST["en"])
    register(anna, "Anna", PASSWORD)
    anna.page.wait_for_url("**/new/lost_lands")
    anna.page.click("main button.main")
    expect(anna.page.locator("#turn .players")).to_contain_text("Anna · you")
    with sqlite3.connect(shared.folder / "tables.sqlite", timeout=30) as database:
        (kept,) = database.execute("SELECT password FROM users WHERE name = 'Anna'").fetchone()
    database.close()
    assert kept.startswith("$argon2")


def test_a_link_signs_in_elsewhere(visit: Visit, shared: Server) -> None:
    ben, elsewhere = visit(address=shared.address), visit(address=shared.address)
    ben.open("/account")
    register(ben, "Ben")
    link = ben.page.locator(".invite input").input_value()
    elsewhere.open(link)
    elsewhere.page.click("main button.main")
    elsewhere.open("/account")
    expect(elsewhere.page.locator("main")).to_contain_text("You are Ben.")
    assert elsewhere.open("/sign-in/nonsense").status == 200
    elsewhere.page.click("main button.main")
    expect(elsewhere.said()).to_contain_text("This sign-in link is not")


def test_my_matches_say_whose_turn_it_is(visit: Visit, shared: Server) -> None:
    cora, dora = visit(address=shared.address), visit(address=shared.address)
    for person, name in ((cora, "Cora"), (dora, "Dora")):
        person.open("/account")
        register(person, name, PASSWORD)
        expect(person.page.locator(".shelf")).to_be_visible()
    match = cora.begin("lost_lands", "me", "guest")
    assert state_of(cora, match) == "Waiting for players"
    cora.open(match)
    # The link leads to this machine's address in its network; Dora has signed in at the other one.
    dora.accept(urlsplit(cora.invitation()).path, "Dora")
    people, names = (cora, dora), ("Cora", "Dora")
    for person in people:
        person.open(match)
    for _ in range(2):
        (seat,) = cora.turn(2)
        assert state_of(people[seat], match) == "Your turn"
        assert names[seat] in state_of(people[1 - seat], match)
        for person in people:
            person.open(match)
        before = people[seat].revision()
        people[seat].listed().first.click()
        people[seat].catch_up(before + 1)
        cora.catch_up(people[seat].revision())


@pytest.mark.parametrize("lang", WRONG)
def test_what_is_wrong_with_a_name_or_a_password_is_told_beside_the_forms(
    visit: Visit, shared: Server, lang: str
) -> None:
    emil = visit(address=shared.address, locale=lang)
    emil.open("/account")
    register(emil, f"Emil {lang}", PASSWORD)
    match = emil.begin("lost_lands", "me", "guest")
    emil.open("/account")
    emil.page.click("form[action='/account/sign-out'] button")
    emil.open("/mine")
    assert emil.page.locator(".matches li").count() == 0
    assert emil.open(f"{match}?as=0").status == 403
    sign_in(emil, f"Emil {lang}", "wrong horse")
    expect(emil.said()).to_contain_text(WRONG[lang])
    register(emil, f"Emil {lang}", PASSWORD)
    expect(emil.said()).to_contain_text(TAKEN[lang])
    register(emil, f"Emilia {lang}", "short")
    expect(emil.said()).to_contain_text(SHORT[lang])
    sign_in(emil, f"Emil {lang}", PASSWORD)
    expect(emil.page.locator(".shelf")).to_be_visible()
    emil.open("/mine")
    expect(emil.page.locator(f".matches a[href='{match}']")).to_be_visible()
