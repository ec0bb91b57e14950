"""Several processes that serve one PostgreSQL together, as people start, renew, kill and stop them."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from html import unescape
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from tests.conftest import SOAK
from tests.table.company import run
from tests.table.conftest import server as database_server  # noqa: F401  the same PostgreSQL as the tables'
from tests.table.postgres import Server
from tests.web.test_serve import SOURCES, Visitor, play_first_move, running
from wunderkammer.table import House

PATIENCE = 60.0  # seconds; nothing here takes as long
KILLS = 60 if SOAK else 3
MOVES = 12  # around each of them
CONFLICT = 409


@pytest.fixture
def database(database_server: Server) -> Iterator[str]:  # noqa: F811
    with database_server.database() as empty:
        yield empty


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The processes that serve: children of the one that was started."""
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def until(what: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("It did not happen.")


def answers(visitor: Visitor, address: str) -> bool:
    try:
        return "Wunderkammer" in visitor.read(address)
    except (URLError, ConnectionError):
        return False


def test_workers_that_die_are_replaced_and_matches_go_on(tmp_path: Path, database: str) -> None:
    with running(tmp_path, "--port", "0", "--workers", "2", "--database", database) as (process, address):
        assert len(workers_of(process)) == 2
        visitor = Visitor(address)
        match = visitor.begin()
        lines = [play_first_move(visitor, match)]
        for _ in range(2):
            victim = workers_of(process)[0]
            os.kill(victim, signal.SIGKILL)
            until(lambda victim=victim: victim not in (now := workers_of(process)) and len(now) == 2)  # type: ignore[misc]
            until(lambda: answers(visitor, match))
            assert lines[0] in visitor.read(match)
        with visitor.stream(match) as stream:
            assert stream.readline() == b"retry: 1000\n"
            process.send_signal(signal.SIGTERM)
            rest, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "all matches are kept" in rest


def test_a_renewal_replaces_all_workers_and_nobody_is_refused(tmp_path: Path, database: str) -> None:
    with running(tmp_path, "--port", "0", "--workers", "2", "--database", database) as (process, address):
        visitor = Visitor(address)
        match = visitor.begin()
        played = play_first_move(visitor, match)
        old = {*workers_of(process)}
        process.send_signal(signal.SIGHUP)

        def renewed() -> bool:
            assert played in visitor.read(match)
            return len(workers_of(process)) == 2 and not old & {*workers_of(process)}

        until(renewed)


def test_workers_end_with_the_process_that_started_them(tmp_path: Path, database: str) -> None:
    with running(tmp_path, "--port", "0", "--workers", "2", "--database", database) as (process, _):
        workers = workers_of(process)
        process.kill()
        process.wait()
        until(lambda: not any(Path(f"/proc/{worker}/stat").exists() and not zombie(worker) for worker in workers))


def zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_several_processes_cannot_share_sqlite(lang: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wunderkammer", "serve", "--workers", "2", "--lang", lang, "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"[^\n]*SQLite[^\n]*PostgreSQL[^\n]*\.\n|[^\n]*PostgreSQL[^\n]*SQLite[^\n]*\.\n", done.stderr)


class Player:
    """Plays what the page offers first, however often the server dies; notes every move that was acknowledged."""

    def __init__(self, address: str) -> None:
        self.visitor = Visitor(address)
        self.match = self.patiently(self.visitor.begin)
        self.acknowledged: list[tuple[str, str]] = []  # match and move
        self.refused = 0  # requests that a death cost

    def patiently(self, do: Callable[[], str]) -> str:
        """Do something again until the server answers."""
        for _ in range(int(PATIENCE / 0.1)):
            try:
                return do()
            except HTTPError as error:
                if error.code != CONFLICT:  # the move had been stored although nobody said so
                    raise
                return ""
            except (URLError, ConnectionError, HTTPException):
                self.refused += 1
                time.sleep(0.1)
        raise AssertionError("Nobody answers.")

    def play(self, moves: int) -> None:
        """Make some moves; a match that is over is followed by the next."""
        while moves:
            page = self.patiently(lambda: self.visitor.read(self.match))
            move = re.search(r'<button[^>]*name="move" value="([^"]+)"', page)
            if move is None and "/end" in page:
                self.match = self.patiently(self.visitor.begin)
            elif move is None:
                time.sleep(0.05)  # bots are thinking
            else:
                moves -= self.made(unescape(move[1]), page)

    def made(self, move: str, page: str) -> bool:
        fields = {name: self.visitor.field(name, page) for name in ("token", "as", "revision")}
        answer = self.patiently(lambda: self.visitor.read(f"{self.match}/act", move=move, **fields))
        if answer:
            self.acknowledged.append((self.match.rpartition("/")[2], move))
        return bool(answer)


def stored_moves(database: str, match: str) -> list[str]:
    async def scenario() -> list[str]:
        async with House(database, bot_processes=1) as house:
            return [row.key for row in (await house.table(match)).book.rows]

    return run(scenario())


def test_every_acknowledged_move_survives_workers_that_are_killed_in_turn(tmp_path: Path, database: str) -> None:
    with running(tmp_path, "--port", "0", "--workers", "2", "--database", database) as (process, address):
        player, victims, luck = Player(address), set[int](), random.Random(KILLS)
        for _ in range(KILLS):
            victim = next(worker for worker in workers_of(process) if worker not in victims)
            victims.add(victim)
            death = threading.Timer(luck.random(), os.kill, (victim, signal.SIGKILL))  # in the middle of its work
            death.start()
            player.play(MOVES)
            death.join()
            until(lambda: len({*workers_of(process)} - victims) == 2)
        matches = {match for match, _ in player.acknowledged}
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    for match in matches:
        stored = iter(stored_moves(database, match))
        assert all(move in stored for one, move in player.acknowledged if one == match)  # in this order
    print(
        f"{len(player.acknowledged)} moves acknowledged in {len(matches)} matches, {KILLS} workers killed, "
        f"{player.refused} requests asked again, none lost."
    )
