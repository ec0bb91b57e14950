"""Connections that nobody uses end, and never lock others out."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from tests.web.browser import Browser
from tests.web.conftest import SECRET
from tests.web.test_serve import Visitor, running
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.http.request_errors import TooManyStreams
from wunderkammer.web.http.request_limits import LONGEST_HEAD
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.server.connections import HURRY, PATIENCE, Connections, Phase, phase_of
from wunderkammer.web.settings import Settings

FILES = 1024
HALF_OPEN = 1_100
OWN_FILES = 500  # that the test itself may have open
HALF_A_REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


class Transport:
    def __init__(self, unread: int) -> None:
        self.ended = False
        self.unread = unread

    def abort(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended

    def get_write_buffer_size(self) -> int:
        return self.unread


class Line:
    """A connection in one of its phases, as Uvicorn keeps it."""

    def __init__(self, phase: Phase) -> None:
        self.transport = Transport(5000 if phase is Phase.READER else 0)
        self.scope: object = {}
        self.cycle: SimpleNamespace | None = None
        if phase is not Phase.HEAD:
            answered = phase is Phase.IDLE
            self.cycle = SimpleNamespace(response_complete=answered, more_body=phase is Phase.BODY, scope=self.scope)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [100.0]
    monkeypatch.setattr("wunderkammer.web.server.connections.monotonic", lambda: now[0])
    return now  # type: ignore[return-value]


@pytest.mark.parametrize("phase", [*Phase])
def test_phases_are_told_apart(phase: Phase) -> None:
    assert phase_of(Line(phase)) is phase


@pytest.mark.parametrize("phase", [*Phase])
@pytest.mark.parametrize("full", [False, True])
def test_each_phase_has_its_patience(phase: Phase, full: bool, clock: list[float]) -> None:
    connections = Connections(room=1 if full else 10)
    line = Line(phase)
    connections.look([line])
    patience = (HURRY if full else PATIENCE).get(phase)
    clock[0] += (patience or 3600) - 0.1
    connections.look([line])
    assert not line.transport.ended
    clock[0] += 0.2
    connections.look([line])
    assert line.transport.ended is (patience is not None)


def test_a_head_that_comes_byte_by_byte_gets_no_more_time(clock: list[float]) -> None:
    connections, line = Connections(room=10), Line(Phase.IDLE)
    connections.look([line])
    line.scope = {}  # the next request has begun
    connections.look([line])
    for _ in range(60):
        clock[0] += 0.1
        connections.look([line])
    assert line.transport.ended


def test_every_request_begins_the_time_anew(clock: list[float]) -> None:
    connections, line = Connections(room=10), Line(Phase.IDLE)
    for _ in range(3):
        connections.look([line])
        clock[0] += PATIENCE[Phase.IDLE] - 1
        line.scope = {}
        line.cycle = SimpleNamespace(response_complete=True, more_body=False, scope=line.scope)
    connections.look([line])
    assert not line.transport.ended


def test_who_goes_on_reading_may_take_all_the_time_they_need(clock: list[float]) -> None:
    connections, line = Connections(room=10), Line(Phase.READER)
    for _ in range(5):
        connections.look([line])
        clock[0] += PATIENCE[Phase.READER] - 1
        line.transport.unread -= 1
    assert not line.transport.ended
    for _ in range(7):  # more is sent, nothing is read
        connections.look([line])
        clock[0] += PATIENCE[Phase.READER] / 4
        line.transport.unread += 13
    assert line.transport.ended


def test_who_has_waited_longest_makes_way_but_nobody_who_is_being_answered(clock: list[float]) -> None:
    connections = Connections(room=10)
    lines = [Line(Phase.ANSWER), *(Line(Phase.HEAD) for _ in range(5))]
    for line in lines:
        connections.look([line])
        clock[0] += 0.1
    connections.make_way(lines)
    assert [line.transport.ended for line in lines] == [False, True, False, False, False, False]


def test_half_open_connections_lock_nobody_out(tmp_path: Path) -> None:
    """More of them than the server may have files; each says half of what it wants."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limits[1] < HALF_OPEN + OWN_FILES:
        pytest.skip(f"This machine allows only {limits[1]} open files.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (HALF_OPEN + OWN_FILES, limits[1]))
    program = tmp_path / "limited"
    python = f"exec {sys.executable} -m wunderkammer"
    program.write_text(
        f'#!/bin/sh\nulimit -n {FILES}\nexport PYTHONPATH={os.pathsep.join(filter(None, sys.path))}\n{python} "$@"\n'
    )
    program.chmod(0o755)
    try:
        with contextlib.ExitStack() as lines, running(tmp_path, "--port", "0", program=program) as (_, address):
            place = urlsplit(address)
            assert place.hostname
            assert place.port
            waiting = Visitor(address)
            match = waiting.begin()
            stream = lines.enter_context(waiting.stream(match))
            for _ in range(HALF_OPEN):
                line = lines.enter_context(socket.create_connection((place.hostname, place.port), timeout=30))
                line.send(HALF_A_REQUEST)
            with urllib.request.urlopen(address, timeout=30) as page:
                assert page.status == 200
            assert "Wunderkammer" in waiting.read(match)
            assert stream.readline() == b"retry: 1000\n"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_a_request_that_stays_half_sent_is_ended(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (_, address):
        place = urlsplit(address)
        with socket.create_connection((place.hostname, place.port), timeout=60) as line:
            line.send(HALF_A_REQUEST)
            with contextlib.suppress(ConnectionError):
                assert line.recv(1) == b""


def test_a_head_without_an_end_is_ended(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (_, address):
        place = urlsplit(address)
        line = socket.create_connection((place.hostname, place.port), timeout=60)
        with line, pytest.raises(OSError, match=r"reset|[Bb]roken pipe"):
            line.sendall(HALF_A_REQUEST + b"x" * (64 << 20))
        with urllib.request.urlopen(address, timeout=30) as page:
            assert page.status == 200


@pytest.mark.parametrize("header", ["content-type", "cookie", "x-anything"])
def test_a_head_that_comes_at_once_is_refused_when_it_is_too_large(anna: Browser, header: str) -> None:
    """Some parsers need minutes for one line of some megabytes."""
    long = 'multipart/form-data; boundary="' + ";" * LONGEST_HEAD
    assert anna.client.post("/settings", content=b"", headers={header: long}).status_code == 431
    refused = anna.client.get(f"/?{'x' * LONGEST_HEAD}", headers={"accept-language": "de"})
    assert (refused.status_code, refused.text) == (431, "Der Kopf dieser Anfrage ist zu groß.\n")
    assert anna.open("/").status_code == 200


def test_who_reads_nothing_makes_way_for_others(clock: list[float]) -> None:
    connections = Connections(room=10)
    lines = [Line(Phase.ANSWER), Line(Phase.READER)]
    connections.look(lines)
    connections.make_way(lines)
    assert [line.transport.ended for line in lines] == [False, True]


def test_streams_are_limited_by_address_and_by_account() -> None:
    limits = StreamLimits(Settings(b"", shared=True, streams_per_address=4, streams_per_user=2, workers=1))
    with contextlib.ExitStack() as places:
        for user in ("anna", "anna", "boris"):
            places.enter_context(limits.one_more("10.0.0.1", user))
        with pytest.raises(TooManyStreams), limits.one_more("10.0.0.2", "anna"):
            pass
        places.enter_context(limits.one_more("10.0.0.1", None))
        with pytest.raises(TooManyStreams), limits.one_more("10.0.0.1", "clara"):
            pass
    assert not limits.open


def test_all_processes_together_have_no_more_streams_than_one_alone() -> None:
    one, two, many = (StreamLimits(Settings(b"", shared=True, workers=workers)) for workers in (1, 2, 1000))
    assert two.per_address * 2 <= one.per_address
    assert two.per_user * 2 <= one.per_user
    assert many.per_user == many.per_address == 1


def test_a_stream_too_many_gets_a_sentence_and_gives_its_place_back(tmp_path: Path) -> None:
    app = create_app(House(str(tmp_path / "tables.sqlite"), bot_processes=1), Settings(SECRET))
    with TestClient(app) as client:
        match = Browser(client, app).quick("lost_lands")
        app.state.stream_limits.per_address = 0
        answer = client.get(f"{match}/events")
        assert (answer.status_code, "tables" in answer.text) == (429, True)
        assert not app.state.stream_limits.open


def test_on_ones_own_machine_any_number_of_windows_may_be_open() -> None:
    limits = StreamLimits(Settings(b""))
    with contextlib.ExitStack() as places:
        for _ in range(1000):
            places.enter_context(limits.one_more("127.0.0.1", "anna"))
