"""Strangers: forms from elsewhere, other people's seats, floods."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.web.browser import Browser
from tests.web.conftest import SECRET
from tests.web.test_playing import two_people
from wunderkammer.web.http.cookies import LONGEST_KNOWN, Visitors
from wunderkammer.web.settings import Settings


def test_nobody_acts_or_looks_for_another_seat(anna: Browser, visit: Callable[[], Browser]) -> None:
    boris = visit()
    url = two_people(anna, boris)
    boris.open(url)
    for answer in (
        boris.send(f"{url}/act", move="bid:0", revision=boris.revision(), **{"as": "0"}),
        boris.open(f"{url}?as=0"),
        boris.open(f"{url}/what?thing=bank&as=0"),
        boris.open(f"{url}/replay?as=0"),
        boris.open(f"{url}/events?as=0"),
        boris.open(f"{url}/record"),
        boris.open(f"{url}/end"),
    ):
        assert answer.status_code == 403, answer.url


def test_forms_from_other_sites_are_refused(anna: Browser) -> None:
    anna.open("/")
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://evil.example"}, {"origin": "http://["}):
        assert anna.send("/new/evolution", headers, quick="1").status_code == 403
    good = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert anna.send("/new/evolution", good, quick="1").status_code == 200


def test_forms_need_the_token_of_their_own_browser(anna: Browser, visit: Callable[[], Browser]) -> None:
    boris = visit()
    foreign = boris.token()
    anna.open("/")
    assert anna.client.post("/new/evolution", data={"quick": "1"}).status_code == 403
    assert anna.client.post("/new/evolution", data={"quick": "1", "token": foreign}).status_code == 403


def test_bodies_have_a_limit(anna: Browser) -> None:
    assert anna.send("/settings", lang="de", back="x" * 200_000).status_code == 413


class TestShared:
    """On a shared server people have names."""

    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(SECRET, shared=True, sign_ins_per_minute=5, matches_per_minute=3)

    def test_a_name_is_needed_to_sit_down(self, anna: Browser) -> None:
        anna.open("/")
        anna.send("/new/evolution", quick="1")
        assert anna.url == "/account"
        anna.send("/account/register", name="Anna", password="correct horse")
        assert anna.quick("evolution").startswith("/m/")

    def test_password_and_link_bring_somebody_back(self, anna: Browser, visit: Callable[[], Browser]) -> None:
        anna.open("/account")
        page = anna.send("/account/register", name="Anna").text
        secret = page.split("/sign-in/")[1].split('"')[0]
        elsewhere = visit()
        elsewhere.open(f"/sign-in/{secret}")
        elsewhere.send(f"/sign-in/{secret}")
        assert "You are Anna" in elsewhere.open("/account").text
        elsewhere.send("/account/sign-out")
        assert "You are Anna" not in elsewhere.open("/account").text

    def test_guessing_passwords_is_slowed_down(self, anna: Browser) -> None:
        anna.open("/account")
        anna.send("/account/register", name="Anna", password="correct horse")
        anna.send("/account/sign-out")
        anna.open("/account")
        codes = [anna.send("/account/sign-in", name="Anna", password=f"guess {i}").status_code for i in range(6)]
        assert codes[0] == 403
        assert codes[-1] == 429

    def test_opening_tables_is_limited(self, anna: Browser) -> None:
        anna.open("/account")
        anna.send("/account/register", name="Anna", password="correct horse")
        codes = [anna.send("/new/evolution", quick="1").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


def test_foreign_cookies_beside_ours_are_not_kept_in_memory(app: Starlette, anna: Browser) -> None:
    anna.open("/")
    ours = f"wunderkammer={anna.client.cookies['wunderkammer']}"
    visitors = Visitors(app, Settings(SECRET))
    for number in range(3):
        assert visitors.read(f"{ours}; junk{number}={'x' * LONGEST_KNOWN}") is not None
    assert not visitors.known
    assert visitors.read(ours) is not None
    assert [*visitors.known] == [ours]


def test_secret_signs_cookies(app: Starlette, anna: Browser) -> None:
    anna.open("/")
    assert SECRET.decode() not in str(anna.client.cookies)


def test_a_fault_of_ours_is_told_in_the_visitors_language(app: Starlette, server: TestClient) -> None:
    def fault(*_: object) -> None:
        raise RuntimeError("a fault")

    app.state.house.open_tables = fault
    visitor = TestClient(app, raise_server_exceptions=False)
    visitor.portal = server.portal
    answer = visitor.get("/?lang=de")
    assert answer.status_code == 500
    assert "die Partie ist gesichert" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/api/v1/matches"])
def test_a_database_that_is_away_is_no_fault_of_the_visitors_and_not_described(
    path: str, app: Starlette, server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise OperationalError("", {}, Exception("connection to 10.0.0.5 refused"))

    monkeypatch.setattr(app.state.house.services.store, "reading", SimpleNamespace(connect=away))
    answer = server.get(path, headers={"authorization": "Bearer wk_x"})
    assert answer.status_code == 503
    assert "10.0.0.5" not in answer.text
    assert "nothing is lost" in answer.text
