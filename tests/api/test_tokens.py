"""Tokens: anyone who shows one acts for its owner, as far as its scopes go and as long as it is not revoked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.api.program import BASE, ME, Program, bot
from tests.web.browser import Browser
from tests.web.conftest import SECRET
from wunderkammer.table.people.api_tokens import MOST_TOKENS
from wunderkammer.table.storage.people import account_rows
from wunderkammer.web.settings import Settings


def test_only_a_good_token_opens_the_door(ada: Program, server: TestClient) -> None:
    assert ada.get("/me").json() == {"id": ada.user.id, "name": "Ada", "guest": False}
    for header in ("", "Bearer", "Bearer wk_wrong", f"Basic {ada.token}", ada.token):
        answer = server.get(f"{BASE}/me", headers={"authorization": header} if header else {})
        assert answer.status_code == 401, header
        assert answer.headers["www-authenticate"] == "Bearer"
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"] == "bad-token"


def test_a_cookie_is_neither_read_nor_set(ada: Program, server: TestClient, app: Starlette) -> None:
    browser = Browser(server, app)
    browser.open("/")
    browser.quick("evolution")
    assert browser.client.get(f"{BASE}/me").status_code == 401
    assert "set-cookie" not in ada.get("/me").headers
    assert "set-cookie" not in ada.get("/nothing").headers


@pytest.mark.parametrize(("scopes", "refused"), [(("read",), "play"), (("play",), "read"), (("read", "play"), "open")])
def test_a_token_is_good_for_its_scopes_only(
    program: Callable[..., Program], ada: Program, scopes: tuple[str, ...], refused: str
) -> None:
    match = ada.open("lost_lands", ME, bot())["id"]
    limited = program("", scopes)
    asked = {
        "read": lambda: limited.get("/matches"),
        "play": lambda: limited.post(f"/matches/{match}/join"),
        "open": lambda: limited.post("/matches", game="lost_lands", seats=[ME, bot()]),
    }
    answer = asked[refused]()
    assert answer.status_code == 403
    assert answer.json()["code"] == "missing-scope"
    assert all(asked[scope]().json().get("code") != "missing-scope" for scope in scopes)


def test_a_revoked_token_is_worthless_at_once(ada: Program) -> None:
    [kept] = ada.portal.call(ada.house.api_tokens.of_user, ada.user.id)
    ada.portal.call(ada.house.api_tokens.revoke, ada.user.id, kept.id)
    assert ada.get("/me").status_code == 401


def test_only_the_hash_of_a_token_is_kept(ada: Program, tmp_path: Path) -> None:
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert b"api_tokens" in stored
    assert ada.token.encode() not in stored
    assert ada.token.removeprefix("wk_").encode() not in stored


class TestPage:
    """The page on which one makes and revokes tokens."""

    def test_a_token_is_shown_once_and_works(self, server: TestClient, app: Starlette) -> None:
        browser = Browser(server, app)
        browser.open("/account/tokens")
        fields = {"name": "My bot", "scope-read": "on"}
        page = browser.send("/account/tokens", **fields).text
        token = page.split('readonly value="')[1].split('"')[0]
        answer = server.get(f"{BASE}/matches", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200
        again = browser.open("/account/tokens").text
        assert "My bot" in again
        assert token not in again
        revoke = again.split('action="/account/tokens/')[1].split('"')[0]
        assert browser.send(f"/account/tokens/{revoke}").status_code == 200
        assert server.get(f"{BASE}/matches", headers={"authorization": f"Bearer {token}"}).status_code == 401
        assert "My bot" not in browser.open("/account/tokens").text

    def test_a_token_for_nothing_is_not_made(self, server: TestClient, app: Starlette) -> None:
        browser = Browser(server, app)
        browser.open("/account/tokens")
        assert "tick at least one" in browser.send("/account/tokens", name="My bot").text

    def test_nobody_revokes_the_tokens_of_others(self, ada: Program, server: TestClient, app: Starlette) -> None:
        [kept] = ada.portal.call(ada.house.api_tokens.of_user, ada.user.id)
        thief = Browser(server, app)
        thief.open("/account/tokens")
        assert "There is no such token" in thief.send(f"/account/tokens/{kept.id}/revoke").text
        assert ada.get("/me").status_code == 200

    def test_there_is_an_end_to_tokens(self, ada: Program) -> None:
        tokens = ada.house.api_tokens
        for _ in range(MOST_TOKENS - 1):
            ada.portal.call(tokens.create, ada.user.id, "another", ("read",))
        with pytest.raises(ValueError, match="at most 20 tokens"):
            ada.portal.call(tokens.create, ada.user.id, "one too many", ("read",))


class TestShared:
    """On a shared server only people with a name have programs."""

    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(SECRET, shared=True, sign_ins_per_minute=5, calls_per_minute=40)

    def test_guests_have_no_tokens(self, server: TestClient, app: Starlette, program: Callable[..., Program]) -> None:
        browser = Browser(server, app)
        browser.open("/account/tokens")
        assert browser.url == "/account"
        assert program().get("/me").status_code == 401

    def test_guessing_is_slowed_down(self, server: TestClient) -> None:
        wrong = {"authorization": "Bearer wk_guess"}
        codes = [server.get(f"{BASE}/me", headers=wrong).status_code for _ in range(7)]
        assert codes[0] == 401
        assert codes[-1] == 429

    def test_calls_are_counted(self, ada: Program) -> None:
        answers = [ada.get("/games/lost_lands") for _ in range(42)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"] == "60"
        assert answers[-1].json()["code"] == "too-fast"

    def test_streams_are_counted(self, ada: Program) -> None:
        limits = ada.client.app.state.stream_limits  # type: ignore[attr-defined]
        limits.per_user = 0
        match = ada.open("lost_lands", ME, ME)["id"]
        answer = ada.get(f"/matches/{match}/events")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-streams")

    def test_a_banned_account_has_no_program(self, ada: Program) -> None:
        values = {"banned_until": ada.house.now() + 1000}
        store = ada.house.services.store
        ada.portal.call(store.write, lambda connection: account_rows.change_user(connection, ada.user.id, values))
        assert ada.get("/me").status_code == 401
