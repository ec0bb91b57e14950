"""The server as people start and stop it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import pytest

from wunderkammer.errors import WunderkammerError
from wunderkammer.web.http.address import is_shared
from wunderkammer.web.serve import listening, secret_in

SOURCES = Path(__file__).resolve().parents[2] / "src"


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and the address that it names."""
    command = [sys.executable, "-m", "wunderkammer", "serve", "--no-browser", "--lang", "en", "--data", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"http://\S+", said)):
            line = process.stdout.readline()
            assert line, said
            said += line
        try:
            yield process, found[0]
        finally:
            process.kill()


def opened_stream(address: str) -> IO[bytes]:
    """Begin a match, as a browser would, and listen to its table."""
    opener = build_opener(HTTPCookieProcessor())
    with opener.open(address, timeout=60) as page:
        found = re.search(r'name="token" value="([^"]+)"', page.read().decode())
    assert found
    fields = urlencode({"token": found[1], "quick": "1"}).encode()
    with opener.open(f"{address}new/lost_lands", fields, timeout=60) as page:
        match = page.geturl()
    stream: IO[bytes] = opener.open(f"{match}/events?as=0", timeout=60)
    return stream


def test_it_answers_and_stops_at_once_although_a_stream_is_open(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (process, address), opened_stream(address) as stream:
        assert stream.readline() == b"retry: 1000\n"
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "all matches are kept" in rest


def test_a_taken_port_leads_to_the_next(tmp_path: Path) -> None:
    _, first = listening("127.0.0.1", 0, "en")
    with first:
        port = first.getsockname()[1]
        taken, second = listening("127.0.0.1", port, "en")
        with second:
            assert taken == port
            assert second.getsockname()[1] > port


def test_an_unknown_host_gets_a_sentence() -> None:
    with pytest.raises(WunderkammerError, match="no such host"):
        listening("no.such.host.invalid", 8000, "en")


def test_the_key_is_kept_and_private(tmp_path: Path) -> None:
    key = secret_in(tmp_path)
    assert secret_in(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_only_the_own_machine_needs_no_names() -> None:
    assert not any(is_shared(host) for host in ("127.0.0.1", "::1", "localhost"))
    assert all(is_shared(host) for host in ("0.0.0.0", "192.168.0.2", "games.example"))
