"""The account's pages: everything that somebody can do with their account, without a script."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from tests.web.browser import Browser
from tests.web.conftest import SECRET
from wunderkammer.table.seats import fingerprint
from wunderkammer.table.storage.people import invites, reports
from wunderkammer.web.settings import Registration, Settings

Visit = Callable[[], Browser]
PASSWORD = "correct horse"


@pytest.fixture
def registration() -> Registration:
    return "open"


@pytest.fixture
def settings(registration: Registration) -> Settings:
    patient = Settings(SECRET, shared=True, registration=registration, sign_ins_per_minute=10_000)
    return replace(patient, matches_per_minute=10_000, messages_per_minute=10_000)


def sign_up(visit: Visit, name: str) -> Browser:
    """Somebody with an account."""
    person = visit()
    person.open("/account")
    person.send("/account/register", name=name, password=PASSWORD)
    return person


def public_table(owner: Browser) -> str:
    """A table with a free seat that everybody finds."""
    owner.send("/new/lost_lands", who0="me", who1="guest", public="on")
    return owner.url


def test_name_and_password_are_changed(visit: Visit) -> None:
    anna, elsewhere = sign_up(visit, "Anna"), visit()
    elsewhere.open("/account")
    elsewhere.send("/account/sign-in", name="Anna", password=PASSWORD)
    anna.open("/account")
    assert "has been changed" in anna.send("/account/name", name="Clara").text
    assert "You are Clara" in anna.open("/account").text
    assert "password is wrong" in anna.send("/account/password", old="wrong", new="battery staple").text
    assert "has been changed" in anna.send("/account/password", old=PASSWORD, new="battery staple").text
    assert "You are Clara" in anna.open("/account").text
    assert "You are" not in elsewhere.open("/account").text
    elsewhere.send("/account/sign-in", name="Clara", password="battery staple")
    assert "You are Clara" in elsewhere.open("/account").text


def test_refused_forms_keep_the_name_and_where_one_wanted_to_go(visit: Visit) -> None:
    owner, eve = sign_up(visit, "Anna"), visit()
    eve.open("/account?next=/new/evolution")
    for path in ("sign-in", "register"):
        again = eve.send(f"/account/{path}", name="Anna", password="something else", next="/new/evolution").text
        assert again.count('value="Anna"') == 1
        assert again.count('name="next" value="/new/evolution"') == 2
    path = public_table(owner) + "/join"
    ben = sign_up(visit, "Ben")
    ben.open(path)
    again = ben.send(path, name="Anna", luck="my own luck").text
    assert 'role="alert"' in again
    assert 'value="Anna"' in again
    assert 'value="my own luck"' in again


def test_what_has_been_done_looks_like_no_refusal(visit: Visit) -> None:
    anna = sign_up(visit, "Anna")
    anna.open("/account")
    assert 'class="done"' not in anna.send("/account/password", old="wrong", new="battery staple").text
    assert '<p class="done">✓ ' in anna.send("/account/name", name="Clara").text


def test_signing_out_everywhere_else(visit: Visit) -> None:
    anna, elsewhere = sign_up(visit, "Anna"), visit()
    elsewhere.open("/account")
    elsewhere.send("/account/sign-in", name="Anna", password=PASSWORD)
    anna.open("/account")
    anna.send("/account/sign-out-elsewhere")
    assert "You are Anna" in anna.open("/account").text
    assert "You are" not in elsewhere.open("/account").text


def test_a_link_for_another_device_is_good_once(visit: Visit) -> None:
    anna = sign_up(visit, "Anna")
    anna.open("/account")
    page = anna.send("/account/link").text
    path = "/sign-in/" + page.split("/sign-in/")[1].split('"')[0]
    for expected in (True, False):
        browser = visit()
        browser.open(path)
        browser.send(path)
        assert ("You are Anna" in browser.open("/account").text) is expected


def test_my_data_and_the_end_of_my_account(visit: Visit) -> None:
    anna = sign_up(visit, "Anna")
    answer = anna.client.get("/account/data")
    assert answer.json()["account"]["name"] == "Anna"
    assert "attachment" in answer.headers["content-disposition"]
    anna.open("/account/delete")
    anna.send("/account/delete", password="wrong")
    assert "You are Anna" in anna.open("/account").text
    anna.open("/account/delete")
    anna.send("/account/delete", password=PASSWORD)
    assert "You are" not in anna.open("/account").text
    assert "/account/sign-in" in anna.send("/account/sign-in", name="Anna", password=PASSWORD).text


@pytest.mark.parametrize("path", ["/account/data", "/account/delete", "/m/x/people"])
def test_nobody_sees_anything_without_an_account(visit: Visit, path: str) -> None:
    stranger = visit()
    stranger.open(path)
    assert stranger.url in ("/account", path)
    assert "sessions" not in stranger.text.split("<main")[1]


def test_mute_block_and_report(visit: Visit, app: Starlette) -> None:
    anna, boris = sign_up(visit, "Anna"), sign_up(visit, "Boris")
    url = public_table(anna)
    boris.open(f"{url}/join")
    boris.send(f"{url}/join", name="Boris")
    boris.send(f"{url}/say", text="rude words", **{"as": "1"})
    assert "rude words" in anna.open(url).text
    assert "Boris" in anna.open(f"{url}/people").text
    anna.send(f"{url}/people", seat="1", kind="muted")
    assert "rude words" not in anna.open(url).text
    assert "rude words" in boris.open(url).text
    anna.send(f"{url}/people", seat="1", report="rude to everybody")
    store = app.state.house.services.store
    (row,) = store.read_now(lambda connection: reports.report_list(connection, False))
    assert (row.by_name, row.about_name, row.text) == ("Anna", "Boris", "rude to everybody")
    anna.open(f"{url}/people")
    anna.send(f"{url}/people", seat="1", kind="blocked")
    other = public_table(anna)
    boris.open(f"{other}/join")
    assert "cannot sit down" in boris.send(f"{other}/join", name="Boris").text
    assert "Boris" in anna.open("/account").text
    anna.send("/account/relation", name="Boris", kind="")
    boris.open(f"{other}/join")
    boris.send(f"{other}/join", name="Boris")
    assert boris.table(other).seats_of() == []
    assert boris.table(other).seats[1].name == "Boris"


def test_nobody_sits_down_under_another_accounts_name(visit: Visit) -> None:
    anna, boris = sign_up(visit, "Anna"), sign_up(visit, "Boris")
    sign_up(visit, "Clara")
    url = public_table(anna)
    boris.open(f"{url}/join")
    assert "looks like it" in boris.send(f"{url}/join", name="CIara").text
    boris.open("/new/lost_lands")
    for seat, kind in (("0", "me"), ("1", "here"), ("1", "bot:level1")):
        places = {"who0": "me", "who1": "guest", f"who{seat}": kind, f"name{seat}": "CIara"}
        assert "looks like it" in boris.send("/new/lost_lands", **places).text, places


def test_whoever_looks_on_speaks_under_a_name_and_can_be_muted_and_reported(visit: Visit, app: Starlette) -> None:
    anna, boris, stranger = sign_up(visit, "Anna"), sign_up(visit, "Boris"), visit()
    url = public_table(anna)
    stranger.open(url)
    stranger.send(f"{url}/say", text="nobody's words")
    assert stranger.url == "/account"
    boris.open(url)
    boris.send(f"{url}/say", text="rude words")
    assert "rude words" in anna.open(url).text
    assert "nobody's" not in anna.text
    assert "Boris" in anna.open(f"{url}/people").text
    anna.send(f"{url}/people", line="0", kind="muted")
    assert "rude words" not in anna.open(url).text
    anna.send(f"{url}/people", line="0", report="rude to everybody")
    store = app.state.house.services.store
    (row,) = store.read_now(lambda connection: reports.report_list(connection, False))
    assert (row.about_name, row.text) == ("Boris", "rude to everybody")
    assert anna.send(f"{url}/people", line="7", kind="muted").status_code == 404


def test_a_match_ends_by_agreement(visit: Visit) -> None:
    anna, boris = sign_up(visit, "Anna"), sign_up(visit, "Boris")
    url = public_table(anna)
    boris.open(f"{url}/join")
    boris.send(f"{url}/join", name="Boris")
    assert 'name="agree"' in anna.open(f"{url}/remove").text
    anna.send(f"{url}/act", agree="1")
    page = boris.open(url).text
    assert "Would end the match here: Anna." in page
    assert 'name="agree"' in page
    assert 'name="agree"' not in anna.open(url).text
    boris.send(f"{url}/act", agree="1", **{"as": "1"})
    for person in (anna, boris):
        assert "ended by agreement" in person.open(url).text
    assert anna.client.get(f"{url}/record").status_code == 200


class TestWithoutInvitation:
    @pytest.fixture
    def registration(self) -> Registration:
        return "invited"

    def test_only_invited_people_register(self, visit: Visit, app: Starlette) -> None:
        anna = visit()
        assert "need an invitation" in anna.open("/account").text
        assert anna.send("/account/register", name="Anna", password=PASSWORD).status_code == 403
        house = app.state.house
        assert anna.server.portal is not None
        kept, until = fingerprint("secret"), house.now() + 100
        add = house.services.store.write
        anna.server.portal.call(add, lambda connection: invites.add(connection, kept, until, 1, house.now()))
        anna.open("/register/secret")
        assert anna.send("/register/secret", name=" ", password=PASSWORD).status_code == 400
        anna.send("/register/secret", name="Anna", password=PASSWORD)
        assert "You are Anna" in anna.open("/account").text
        boris = visit()
        boris.open("/register/secret")
        assert boris.send("/register/secret", name="Boris", password=PASSWORD).status_code == 403


class TestClosed:
    @pytest.fixture
    def registration(self) -> Registration:
        return "closed"

    def test_nobody_registers(self, visit: Visit) -> None:
        anna = visit()
        assert "Nobody new can register" in anna.open("/account").text
        for path in ("/account/register", "/register/secret"):
            assert anna.send(path, name="Anna", password=PASSWORD).status_code == 403
