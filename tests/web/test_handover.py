"""Connections about one match go to the worker that draws it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.table.company import run
from wunderkammer.web.server.workers.handover import LONGEST, Handover, place_of

MATCH = "abcdefghijklmnop"


@pytest.mark.parametrize(
    "path", [f"/m/{MATCH}", f"/m/{MATCH}/events?as=0", f"/m/{MATCH}?as=1", f"/api/v1/matches/{MATCH}/view"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_all_that_is_about_a_match_has_one_place(method: str, path: str) -> None:
    assert place_of(f"{method} {path} HTTP/1.1\r\n".encode(), 7) == place_of(f"GET /m/{MATCH} HTTP/1.1".encode(), 7)


@pytest.mark.parametrize(
    "data", [b"GET / HTTP/1.1", b"GET /m/short HTTP/1.1", b"", b"\x00\xff", b"GET /m/" + b"x" * 90]
)
def test_anything_else_stays_where_it_is(data: bytes) -> None:
    assert place_of(data, 7) is None


def elsewhere() -> bytes:
    """A request that belongs to the second of two workers."""
    names = (f"{number:016}" for number in range(100))
    return next(data for name in names if place_of(data := f"GET /m/{name} HTTP/1.1\r\n".encode(), 2) == 1)


class TakenConnection:
    """A connection that a worker has taken."""

    def __init__(self, end: socket.socket) -> None:
        self.ended = False
        self.transport = SimpleNamespace(get_extra_info=lambda _: end, abort=self.abort)

    def abort(self) -> None:
        self.ended = True


def test_a_connection_is_handed_over_with_what_has_come_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second = Handover(tmp_path, 0, 2), Handover(tmp_path, 1, 2)
        came: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        second.open(lambda *what: came.put_nowait(what))
        here, there = socket.socketpair()
        taken = TakenConnection(here)
        assert first.hand_over(taken, elsewhere())
        assert taken.ended
        connection, data = await came.get()
        assert data == elsewhere()
        here.close()
        connection.send(b"answer")
        assert there.recv(10) == b"answer"
        for one in (connection, there, first.socket, second.socket):
            one.close()

    run(scenario())


def test_what_cannot_be_handed_over_stays(tmp_path: Path) -> None:
    alone = Handover(tmp_path, 0, 2)
    here, there = socket.socketpair()
    taken = TakenConnection(here)
    assert not alone.hand_over(taken, elsewhere())  # the other worker is not there
    assert not alone.hand_over(taken, elsewhere() + b"x" * LONGEST)
    assert not alone.hand_over(taken, b"GET / HTTP/1.1\r\n")
    assert not taken.ended
    for one in (here, there, alone.socket):
        one.close()
