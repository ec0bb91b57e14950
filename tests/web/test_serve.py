"""The server as people start and stop it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPResponse
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import pytest

from wunderkammer.errors import WunderkammerError
from wunderkammer.web.http.address import is_shared
from wunderkammer.web.server.listener import open_listener
from wunderkammer.web.server.secret_key import secret_in

SOURCES = Path(__file__).resolve().parents[2] / "src"


@contextmanager
def running(
    folder: Path, *arguments: str, program: Path | None = None, settings: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of these sources, or of a program installed elsewhere, and the address that it names."""
    begin = [str(program)] if program else [sys.executable, "-m", "wunderkammer"]
    command = [*begin, "serve", "--no-browser", "--lang", "en", "--data", str(folder)]
    sources = {} if program else {"PYTHONPATH": str(SOURCES)}
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **sources, **settings}
    with subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"https?://\S+", said)):
            line = process.stdout.readline()
            assert line, said
            said += line
        try:
            yield process, found[0]
        finally:
            process.kill()


class Visitor:
    """Somebody at a browser, without the browser."""

    def __init__(self, address: str) -> None:
        self.opener = build_opener(HTTPCookieProcessor())
        self.address = address

    def read(self, url: str, **fields: str) -> str:
        with self.opener.open(url, urlencode(fields).encode() if fields else None, timeout=60) as page:
            self.url = page.geturl()
            return str(page.read().decode())

    def field(self, name: str, page: str) -> str:
        found = re.search(rf'name="{name}" value="([^"]*)"', page)
        assert found, page
        return str(found[1])

    def begin(self) -> str:
        """Begin a match of Lost Lands; its address."""
        token = self.field("token", self.read(self.address))
        self.read(f"{self.address}new/lost_lands", token=token, quick="1")
        return str(self.url.partition("?")[0])

    def stream(self, match: str) -> HTTPResponse:
        opened: HTTPResponse = self.opener.open(f"{match}/events?as=0", timeout=60)
        return opened


def opened_stream(address: str) -> HTTPResponse:
    """Begin a match, as a browser would, and listen to its table."""
    visitor = Visitor(address)
    return visitor.stream(visitor.begin())


def test_it_answers_and_stops_at_once_although_a_stream_is_open(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (process, address), opened_stream(address) as stream:
        assert stream.readline() == b"retry: 1000\n"
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "all matches are kept" in rest


def test_a_taken_port_leads_to_the_next(tmp_path: Path) -> None:
    _, first = open_listener("127.0.0.1", 0, False)
    with first:
        port = first.getsockname()[1]
        taken, second = open_listener("127.0.0.1", port, False)
        with second:
            assert taken == port
            assert second.getsockname()[1] > port


def test_an_unknown_host_gets_a_sentence() -> None:
    with pytest.raises(WunderkammerError, match="no such host"):
        open_listener("no.such.host.invalid", 8000, False)


def test_a_host_of_another_machine_gets_a_sentence() -> None:
    with pytest.raises(WunderkammerError, match="no address of this machine"):
        open_listener("203.0.113.5", 8000, False)


def test_the_key_is_kept_and_private(tmp_path: Path) -> None:
    key = secret_in(tmp_path)
    assert secret_in(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_only_the_own_machine_needs_no_names() -> None:
    assert not any(is_shared(host) for host in ("127.0.0.1", "::1", "localhost"))
    assert all(is_shared(host) for host in ("0.0.0.0", "192.168.0.2", "games.example"))


def test_it_takes_the_compiled_rules_by_itself_and_nobody_is_refused_or_loses_a_move(tmp_path: Path) -> None:
    (tmp_path / "wunderkammer__mypyc.py").touch()  # stands for what the compiler makes, where nothing is compiled
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as compiler:
        mark = tmp_path / "compiling"
        mark.write_text(str(compiler.pid))
        settings = {"WK_PURE": "1", "WK_COMPILING": str(mark), "PYTHONPATH": f"{SOURCES}:{tmp_path}"}
        with running(tmp_path, "--port", "0", settings=settings) as (process, address):
            visitor = Visitor(address)
            match = visitor.begin()
            assert 'id="meanwhile"' in visitor.read(match)
            played = play_first_move(visitor, match)
            with visitor.stream(match) as stream:
                compiler.communicate(b"\n")
                while stream.read1(1 << 20):  # until the server ends it
                    assert "Wunderkammer" in visitor.read(address)
            assert "Wunderkammer" in visitor.read(address)  # whoever comes now waits for the next server
            page = visitor.read(match)
            assert 'id="meanwhile"' not in page
            assert played in page
            assert process.stdout is not None
            assert "compiled" in process.stdout.readline()
            assert process.poll() is None


def test_one_process_renews_itself_and_nobody_is_refused_or_loses_a_move(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (process, address):
        visitor = Visitor(address)
        match = visitor.begin()
        played = play_first_move(visitor, match)
        for _ in range(2):
            with visitor.stream(match) as stream:
                process.send_signal(signal.SIGHUP)
                while stream.read1(1 << 20):  # until the server ends it
                    assert "Wunderkammer" in visitor.read(address)
            assert played in visitor.read(match)  # whoever comes now waits for the next server
            assert process.stdout is not None
            assert "begun anew" in process.stdout.readline()
        assert process.poll() is None


def play_first_move(visitor: Visitor, match: str) -> str:
    """Play the first move that the page offers; a line of the log that tells of it."""
    page = visitor.read(match)
    move = re.search(r'<button[^>]*name="move" value="([^"]+)"', page)
    assert move, page
    fields = {name: visitor.field(name, page) for name in ("token", "as", "revision")}
    visitor.read(f"{match}/act", move=move[1], **fields)
    line = re.findall(r"<li[^>]*>(.*?)</li>", visitor.read(match), re.DOTALL)
    return str(line[-1])
