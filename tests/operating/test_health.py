"""The port for the one who runs the server: alive, ready, and numbers that add up."""

from __future__ import annotations

import json
import re
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.table.conftest import server as database_server  # noqa: F401  the same PostgreSQL as the tables'
from tests.table.postgres import Server
from tests.web.test_serve import SOURCES, Visitor, running
from tests.web.test_workers import workers_of
from wunderkammer.errors import BadFile
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.web.server.listener import open_listener
from wunderkammer.web.server.monitoring import metrics
from wunderkammer.web.server.monitoring.metrics import ServerNumbers
from wunderkammer.web.server.monitoring.operations import BUSY, STUCK, Answer, Operations, listen

PATIENCE = 30.0  # seconds


def free_port() -> int:
    _, listener = open_listener("127.0.0.1", 0, strict=False)
    with listener:
        port: int = listener.getsockname()[1]
        return port


def ask_health(port: int, path: str) -> tuple[int, str]:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def until(what: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if what():
            return
        time.sleep(0.1)
    raise AssertionError("It did not happen.")


def value(port: int, name: str) -> float:
    """All samples of a number, added up."""
    text = ask_health(port, "/metrics")[1]
    return sum(float(found) for found in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))


def test_one_process_says_that_it_is_ready_and_counts(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "--port", "0", "--metrics-port", str(port)) as (_, address):
        until(lambda: ask_health(port, "/health/ready")[0] == 200)
        assert json.loads(ask_health(port, "/health/live")[1]) == {"live": True}
        before = value(port, "wunderkammer_requests_total")
        visitor = Visitor(address)
        for _ in range(3):
            visitor.read(address)
        until(lambda: value(port, "wunderkammer_requests_total") == before + 3)
        assert value(port, "wunderkammer_storage_failing") == 0
        assert ask_health(port, "/secret.key")[0] == 404


@pytest.fixture
def database(database_server: Server) -> Iterator[str]:  # noqa: F811
    with database_server.database() as empty:
        yield empty


def test_the_numbers_of_all_workers_are_added_up(tmp_path: Path, database: str) -> None:
    port = free_port()
    arguments = ("--port", "0", "--workers", "2", "--database", database, "--metrics-port", str(port))
    aside = tmp_path / "aside"
    aside.mkdir()
    with running(tmp_path / "data", *arguments, settings={"TMPDIR": str(aside)}) as (process, address):
        until(lambda: ask_health(port, "/health/ready")[0] == 200)
        for _ in range(12):
            Visitor(address).read(address)
        until(lambda: value(port, "wunderkammer_requests_total") == 12)
        assert len(re.findall("^wunderkammer_heartbeat_seconds{", ask_health(port, "/metrics")[1], re.MULTILINE)) == 2
        subprocess.run(["kill", "-9", str(workers_of(process)[0])], check=True)
        # A worker that died is replaced; what it had counted stays, what it was doing is forgotten.
        until(lambda: len(workers_of(process)) == 2 and ask_health(port, "/health/ready")[0] == 200)
        assert value(port, "wunderkammer_requests_total") == 12
        assert len(re.findall("^wunderkammer_heartbeat_seconds{", ask_health(port, "/metrics")[1], re.MULTILINE)) == 2
        assert [*aside.glob("wunderkammer-numbers-*/*.db")]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert [*aside.iterdir()] == []


class Stub:
    """A house and its hubs as far as numbers look at them."""

    def __init__(self, reason: str = "") -> None:
        store = SimpleNamespace(writer=SimpleNamespace(trouble=SimpleNamespace(reason=reason)))
        bots = BotPool(1, 1.0)
        bots.failures = 3
        self.house: Any = SimpleNamespace(tables={"a": 1, "b": 2}, services=SimpleNamespace(store=store, bots=bots))
        self.hubs: Any = SimpleNamespace(hubs={}, watchers={1, 2})


def test_what_keeps_a_server_from_being_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, stub = ServerNumbers(), Stub()
    operations = Operations(str(tmp_path / "tables.sqlite"), own)
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def ready() -> dict[str, bool]:
        found = operations.answer("/health/ready")
        told: dict[str, bool] = json.loads(found.body)
        assert (found.status == 200) == told["ready"]
        return told

    own.take(stub.house, stub.hubs)
    assert ready() == {"ready": True, "database": True, "storing": True, "awake": True}
    now[0] += BUSY
    assert ready() == {"ready": False, "database": True, "storing": True, "awake": False}
    assert operations.answer("/health/live").status == 200
    now[0] += STUCK
    assert operations.answer("/health/live").status == 503
    failing = Stub("database or disk is full")
    own.take(failing.house, failing.hubs)
    assert ready() == {"ready": False, "database": True, "storing": False, "awake": True}
    monkeypatch.setattr(operations, "database_answers", lambda: False)
    own.take(stub.house, stub.hubs)
    assert ready() == {"ready": False, "database": False, "storing": True, "awake": True}


def test_without_the_package_it_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "find_spec", lambda _: None)
    with pytest.raises(BadFile, match="metrics"):
        ServerNumbers()


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    _, listener = open_listener("127.0.0.1", 0, strict=False)
    with listener:
        taken = str(listener.getsockname()[1])
        command = [sys.executable, "-m", "wunderkammer", "serve", "--no-browser", "--data", str(tmp_path)]
        done = subprocess.run(
            [*command, "--lang", "en", "--port", "0", "--metrics-port", taken],
            capture_output=True, text=True, timeout=60, check=False, env={"PYTHONPATH": str(SOURCES)},
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert taken in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_client_that_hangs_up_leaves_no_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    class Slow:
        def answer(self, path: str) -> Answer:
            hung_up.wait(PATIENCE)
            return Answer(200, "text/plain", b"x" * 10_000_000)

    hung_up: Any = threading.Event()
    server = listen(Slow(), "127.0.0.1", 0)  # type: ignore[arg-type]
    with socket.create_connection(server.server_address[:2]) as client:  # type: ignore[arg-type]
        client.sendall(b"GET /metrics HTTP/1.0\r\n\r\n")
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    hung_up.set()
    time.sleep(0.3)
    server.shutdown()
    server.server_close()
    assert "Traceback" not in capfd.readouterr().err
