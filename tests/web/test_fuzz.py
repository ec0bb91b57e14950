"""Whatever is sent, the server answers: never with an error of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.web.browser import Browser
from tests.web.conftest import SECRET
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

FIELDS = [
    "as",
    "at",
    "move",
    "revision",
    "undo",
    "seat_bot",
    "come_back",
    "rematch",
    "text",
    "name",
    "who0",
    "who1",
    "who2",
    "name0",
]
FIELDS += [
    "clock",
    "after",
    "quick",
    "lang",
    "theme",
    "back",
    "word",
    "key",
    "thing",
    "signs",
    "password",
    "next",
    "in",
    "record",
    "seen",
    "public",
]
FIELDS += ["option-rival_cards", "option-alfred"]
USUAL = ["0", "1", "7", "-1", "99999999999999999999", "me", "here", "guest", "rival", "bot:greedy", "none", "bid:0"]
USUAL += ["take:jetpack", "days:3", "minutes:x", "on", "..", "//x", "٣", "²"]
VALUES = st.one_of(st.sampled_from(["", *USUAL]), st.text(max_size=40))


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    limits = Settings(SECRET, False, matches_per_minute=10**9, messages_per_minute=10**9, sign_ins_per_minute=10**9)
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), limits)
    with TestClient(app) as server:
        browser = Browser(server, app)
        browser.open("/new/lost_lands")
        browser.send("/new/lost_lands", who0="me", who1="here", who2="guest")
        yield browser, browser.url


@settings(max_examples=150)
@given(data=st.data())
def test_no_request_breaks_the_server(visited: tuple[Browser, str], data: st.DataObject) -> None:
    browser, url = visited
    routes = [route for route in browser.app.routes if isinstance(route, Route) and not route.path.endswith("/events")]
    route = data.draw(st.sampled_from(routes))
    match = data.draw(st.sampled_from((url.split("/")[2], "nothing", "ü")))
    path = route.path.replace("{match}", match).replace(
        "{name:path}", data.draw(st.sampled_from(("table.css", "../x", "ü")))
    )
    path = path.replace("{game}", data.draw(st.sampled_from(("evolution", "lost_lands", "encyclopedia", "chess"))))
    path = path.replace("{invite}", "abc").replace("{secret}", "abc")
    fields = data.draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5))
    if "POST" in (route.methods or ()) and data.draw(st.booleans()):
        answer = browser.client.post(path, data={"token": browser.token(), **fields}, follow_redirects=False)
    else:
        answer = browser.client.get(path, params=fields, follow_redirects=False)
    assert answer.status_code < 500, (path, fields)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"])
def test_other_methods_are_refused_politely(anna: Browser, method: str) -> None:
    for path in ("/", "/new/evolution", "/m/x/act", "/static/table.css"):
        assert anna.client.request(method, path).status_code < 500
