"""The log: every request, why it was refused, faults by their number; never anything that is a secret."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.api.program import ME, Program
from tests.web.browser import Browser
from tests.web.conftest import app, server, settings
from wunderkammer.table import House
from wunderkammer.table.bot_service import bot_process
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.asgi import application
from wunderkammer.web.http.middleware.request_log import RequestLog
from wunderkammer.web.server.monitoring.logs import JsonLines, TextLines, begin_logs

__all__ = ["app", "server", "settings"]

Lines = Callable[[], list[dict[str, Any]]]


class KeptLines(logging.Handler):
    """Keeps all lines as they would be printed."""

    def __init__(self, form: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(form)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Iterator[KeptLines]:
    found, root = KeptLines(JsonLines()), logging.getLogger("wunderkammer")
    root.addHandler(found)
    before, root.level = root.level, logging.DEBUG
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]
    yield found
    root.removeHandler(found)
    root.setLevel(before)


@pytest.fixture
def lines(kept: KeptLines) -> Lines:
    return lambda: [json.loads(line) for line in kept.lines]


@pytest.fixture
def logged(server: TestClient, app: Starlette) -> Browser:
    """A browser whose requests are written down."""
    browser = Browser(server, app)
    browser.client = TestClient(RequestLog(app), raise_server_exceptions=False)
    browser.client.portal = server.portal
    return browser


def test_every_request_is_a_line(logged: Browser, lines: Lines) -> None:
    logged.open("/rules/evolution")
    [line] = lines()
    assert line["event"] == "request"
    assert (line["method"], line["address"], line["status"], line["level"]) == ("GET", "/rules/evolution", 200, "info")
    assert line["seconds"] >= 0
    assert len(line["number"]) == 8


def test_a_refused_write_is_a_warning_with_its_code(logged: Browser, lines: Lines) -> None:
    logged.open("/")
    logged.client.post("/new/evolution", data={"quick": "1"})
    line = lines()[-1]
    assert (line["level"], line["status"], line["code"]) == ("warning", 403, "old-form")


def test_what_comes_too_often_does_not_fill_the_log(logged: Browser, lines: Lines) -> None:
    for _ in range(40):
        logged.client.post("/api/v1/matches", headers={"authorization": "Bearer guessed"}, json={})
    line = lines()[-1]
    assert (line["level"], line["status"], line["code"]) == ("info", 429, "too-fast")


def test_programs_are_written_down_too(server: TestClient, app: Starlette, lines: Lines) -> None:
    client = TestClient(RequestLog(app))
    client.portal = server.portal
    client.post("/api/v1/matches", headers={"authorization": "Bearer wk_guessed-by-somebody"}, json={})
    line = lines()[-1]
    assert (line["address"], line["status"], line["code"]) == ("/api/v1/matches", 401, "bad-token")
    assert "guessed" not in json.dumps(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_has_a_number_that_is_found_in_the_log(
    app: Starlette, logged: Browser, lines: Lines, kept: KeptLines, lang: str
) -> None:
    def fault(*_: object) -> None:
        raise RuntimeError("the hand of Anna is jetpack")

    app.state.house.open_tables = fault
    page = logged.open(f"/?lang={lang}").text
    [found] = [line for line in lines() if line["event"] == "fault"]
    assert found["number"] in page
    assert found["kind"] == "RuntimeError"
    assert "test_logs.py" in found["place"][0]
    [request] = [line for line in lines() if line["event"] == "request"]
    assert (request["number"], request["status"], request["level"]) == (found["number"], 500, "error")
    assert "jetpack" not in "".join(kept.lines)
    assert "⟨" not in page


def test_a_fault_at_the_programs_door_has_a_number_too(server: TestClient, app: Starlette, lines: Lines) -> None:
    ada = Program(server, app, "Ada")

    def fault(*_: object, **__: object) -> None:
        raise RuntimeError

    app.state.house.mine = fault
    ada.client = TestClient(RequestLog(app), raise_server_exceptions=False)
    ada.client.portal = server.portal
    answer = ada.get("/matches")
    assert (answer.status_code, answer.json()["code"]) == (500, "http-500")
    assert answer.json()["number"] in [line["number"] for line in lines() if line["event"] == "fault"]


def test_no_secret_is_ever_written_down(server: TestClient, app: Starlette, logged: Browser, kept: KeptLines) -> None:
    """Sign-in links, invitations, form tokens, cookies, API tokens, passwords, whole ids of matches."""
    house: House = app.state.house
    ada = Program(server, app, "Ada")
    link = ada.portal.call(house.accounts.link, ada.user.id)
    opened = ada.open("lost_lands", ME, {"kind": "guest"})
    invite, match = opened["invites"]["1"], opened["id"]
    logged.open(f"/sign-in/{link}")
    logged.open(f"/m/{match}/join/{invite}")
    logged.send(f"/m/{match}/join/{invite}", name="Boris")
    logged.open(f"/m/{match}?invite={invite}")
    logged.open(f"/nothing/{link}")
    logged.send("/account/sign-in", name="Ada", password="correct horse battery")
    ada.client = logged.client
    ada.get("/me")
    everything = "".join(kept.lines)
    assert everything.count('"event": "request"') >= 8
    secrets = [link, invite, match, ada.token, logged.token(), "correct horse", *logged.client.cookies.values()]
    assert [secret for secret in secrets if secret in everything] == []
    assert match[:8] in everything


def test_people_may_read_along(kept: KeptLines, logged: Browser) -> None:
    kept.setFormatter(TextLines())
    logged.open("/rules/evolution")
    assert "INFO GET /rules/evolution: 200 seconds=" in kept.lines[0]


def test_lines_are_json_whatever_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger("wunderkammer")
    before = (root.handlers[:], root.level, root.propagate)
    try:
        begin_logs("json", "info")
        logging.getLogger("wunderkammer.table").warning("two\nlines “quoted”")
        logging.getLogger("wunderkammer.table").debug("too light")
        [line] = capsys.readouterr().err.splitlines()
        assert json.loads(line)["message"] == "two\nlines “quoted”"
    finally:
        root.handlers[:], root.level, root.propagate = before
        logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]


def test_a_failed_bot_is_named_but_not_what_it_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("my hand is jetpack")

    monkeypatch.setattr(bot_process, "Session", fails)
    question = {"session": "x", "header": {}, "seat": 0, "bot": "random", "seed": 1, "known": 0, "entries": []}
    assert bot_process.BotSessions().answer(question) == {"error": "ValueError"}


def test_other_servers_log_requests_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: Lines) -> None:
    monkeypatch.setenv("WK_DATA", str(tmp_path))
    with TestClient(application()) as client:
        client.get("/rules/evolution")
    assert [line["address"] for line in lines() if line["event"] == "request"] == ["/rules/evolution"]


@pytest.mark.parametrize("form", [JsonLines, TextLines])
def test_of_a_fault_behind_the_tables_nothing_is_told_but_its_kind_and_place(form: type[logging.Formatter]) -> None:
    kept, log = KeptLines(form()), logging.Logger("behind")
    log.addHandler(kept)
    try:
        raise ValueError("the hand of Anna is jetpack")
    except ValueError:
        log.exception("The match cannot go on.")
    assert "jetpack" not in kept.lines[0]
    assert "ValueError at test_logs.py:" in kept.lines[0]
