"""People at tables, seen from the browsers' side: `audience.py PORT PLAN SECONDS RATE…` plays and prints JSON.

Every viewer has a stream of events and a connection for moves. A table's next move is made when all of its viewers
have been shown the last one, and not before its time has come: RATE is in moves per second of all tables, 0 for as
fast as they can. For each RATE there is a line “ready” when the measurement begins, and one with the figures.
WK_BENCH_PIDS names the processes of the server, if there are several: then it is also measured how long after its
acknowledgement a move was shown to those whose stream another process serves. Usually one process serves a whole
table; with WK_BENCH_SPREAD=1 each connection first asks for something else, and stays with the process that takes it.
"""

import asyncio
import json
import os
import random
import re
import sys
import time
from html import unescape
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.parse import urlencode

from connection_owners import owners

TOKEN = re.compile(r'name="token" value="([^"]+)"')
STREAM = re.compile(r'data-events="([^"]+)"')
MOVE = re.compile(rb'name="move" value="([^"]+)"')
REVISION = re.compile(rb'name="revision" value="(\d+)"')
PATIENCE = 20.0
WARMING = 3.0  # seconds of play before the measurement: a server that has just started has drawn nothing yet
HERE = "127.0.0.1"
SEED = 7
SPREAD = os.environ.get("WK_BENCH_SPREAD") == "1"
ELSE = "/worker.js"  # something small that is about no match


class Stream(asyncio.Protocol):
    """A viewer's stream: hands over every event with the moment when it came."""

    def __init__(self, viewer: "Viewer", request: bytes) -> None:
        self.viewer = viewer
        self.request = request
        self.buffer = b""

    def connection_made(self, transport: Any) -> None:
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer += data
        *events, self.buffer = self.buffer.split(b"\n\n")
        for event in events:
            at = event.find(b"id: ")
            if at >= 0:  # anything else is a sign of life
                self.viewer.note_event(int(event[at + 4 : event.index(b".", at)]), event, now)
        self.viewer.bytes += len(data)


class Viewer:
    """One person's browser at a table."""

    def __init__(self, port: int, path: str, seat: int, cookie: str) -> None:
        self.port, self.path, self.seat = port, path, seat
        self.headers = f"Host: {HERE}:{port}\r\nCookie: {cookie}\r\n"
        self.revision, self.shown_at, self.moves_piece = -1, 0.0, b""
        self.token = ""
        self.events = self.bytes = self.updates = 0
        self.woken = asyncio.Event()
        self.stream: asyncio.Transport | None = None
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> None:
        """The page, then its stream."""
        if SPREAD:
            await self.ask("GET", ELSE)
        page = await self.ask("GET", f"{self.path}?as={self.seat}")
        text = page.decode()
        found, stream = TOKEN.search(text), STREAM.search(text)
        number = REVISION.search(page)
        if not (found and stream and number):
            raise RuntimeError(text[:500])
        self.token, self.revision, self.moves_piece = found[1], int(number[1]), page
        request = f"GET {unescape(stream[1])} HTTP/1.1\r\n{self.headers}Accept: text/event-stream\r\n\r\n".encode()
        if SPREAD:
            request = f"GET {ELSE} HTTP/1.1\r\n{self.headers}\r\n".encode() + request
        self.stream, _ = await asyncio.get_running_loop().create_connection(
            lambda: Stream(self, request), HERE, self.port
        )

    def note_event(self, revision: int, event: bytes, now: float) -> None:
        if b'id="moves"' in event:
            self.moves_piece = event
        self.revision, self.shown_at = revision, now
        self.updates += 1
        self.events += 1
        self.woken.set()

    def moves(self) -> list[str]:
        return [unescape(key.decode()) for key in MOVE.findall(self.moves_piece)]

    def end_of(self, stream: bool) -> int:
        """The port at this end of the stream, or of the connection for moves."""
        transport = self.stream if stream else self.line[1].transport if self.line else None
        return int(transport.get_extra_info("sockname")[1]) if transport else 0

    async def time_of_event(self, events: int) -> float:
        """When the event after so many came: a secret choice of another is shown, but has no number to wait for."""
        while self.events <= events:
            self.woken.clear()
            await asyncio.wait_for(self.woken.wait(), PATIENCE)
        return self.shown_at

    async def play(self, key: str) -> None:
        fields = {"token": self.token, "as": self.seat, "revision": self.revision, "move": key}
        await self.ask("POST", f"{self.path}/act", urlencode(fields))

    async def ask(self, method: str, path: str, body: str = "") -> bytes:
        """One request on the connection that is kept for them; made anew when the server has closed it."""
        kind = "Content-Type: application/x-www-form-urlencoded\r\nX-Pieces: 1\r\n" if method == "POST" else ""
        head = f"{method} {path} HTTP/1.1\r\n{self.headers}{kind}Content-Length: {len(body)}\r\n\r\n"
        for _ in range(2):
            if self.line is None or self.line[0].at_eof():
                self.line = await asyncio.open_connection(HERE, self.port, limit=1 << 20)
            reader, writer = self.line
            try:
                writer.write((head + body).encode())
                answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                break
            except (asyncio.IncompleteReadError, ConnectionError):
                self.line = None
        else:
            raise ConnectionError(path)
        length = re.search(rb"(?i)content-length: (\d+)", answer)
        inside = await reader.readexactly(int(length[1]) if length else 0)
        if not answer.startswith(b"HTTP/1.1 200"):
            raise RuntimeError((answer + inside).decode()[:2000])
        return inside


class Delays:
    """What was measured: from a move's acknowledgement, and from its sending, to the sight of every other viewer."""

    def __init__(self) -> None:
        self.moves = 0
        self.after_answer: list[float] = []
        self.after_sending: list[float] = []
        self.elsewhere: list[float] = []  # after its acknowledgement, to those whom another process serves
        self.owners: dict[int, int] = {}  # the process of every connection

    def report(self, seconds: float, viewers: list[Viewer]) -> dict[str, object]:
        return {
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 1),
            "acknowledged_to_shown_ms": figures(self.after_answer),
            "sent_to_shown_ms": figures(self.after_sending),
            "to_another_process_ms": figures(self.elsewhere),
            "bytes_per_update": round(sum(one.bytes for one in viewers) / max(1, sum(one.updates for one in viewers))),
        }


def figures(values: list[float]) -> dict[str, float]:
    if len(values) < 2:
        return {}
    cuts = quantiles(values, n=100)
    return {f"p{at}": round(cuts[at - 1] * 1000, 1) for at in (50, 95, 99)}


async def table(
    viewers: list[Viewer], delays: Delays, begin: float, end: float, every: float, chance: random.Random
) -> None:
    """Play one table until its time is up or its match is over."""
    due = begin - WARMING + chance.random() * every
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        actors = [viewer for viewer in viewers if viewer.moves()]
        if time.perf_counter() >= end or not actors:
            return
        actor = chance.choice(actors)
        before = {viewer: viewer.events for viewer in viewers}
        sent = time.perf_counter()
        await actor.play(chance.choice(actor.moves()))
        answered = time.perf_counter()
        shown = {viewer: await viewer.time_of_event(before[viewer]) for viewer in viewers if viewer is not actor}
        others = [*shown.values()]
        await actor.time_of_event(before[actor])
        if begin <= sent and answered < end:
            delays.moves += 1
            delays.after_answer += [max(0.0, at - answered) for at in others]
            delays.after_sending += [at - sent for at in others]
            own = delays.owners.get(actor.end_of(stream=False), 0)
            delays.elsewhere += [
                max(0.0, at - answered)
                for viewer, at in shown.items()
                if own and delays.owners.get(viewer.end_of(stream=True), own) != own
            ]
        due += every
        if due < time.perf_counter() - every:
            due = time.perf_counter()


async def announce_start() -> None:
    """Tell those who wait that the measurement begins."""
    await asyncio.sleep(WARMING)
    print("ready", flush=True)


async def run(port: int, sittings: list[tuple[str, list[str]]], seconds: float, rates: list[float]) -> None:
    tables = [[Viewer(port, path, seat, cookie) for seat, cookie in enumerate(cookies)] for path, cookies in sittings]
    everybody = [viewer for viewers in tables for viewer in viewers]
    for viewers in tables:
        await asyncio.gather(*(viewer.open() for viewer in viewers))
    await asyncio.sleep(0.5)
    for rate in rates:
        print(json.dumps(await measure(tables, everybody, seconds, rate)), flush=True)


async def measure(
    tables: list[list[Viewer]], everybody: list[Viewer], seconds: float, rate: float
) -> dict[str, object]:
    delays, chance = Delays(), random.Random(SEED)
    pids = [int(pid) for pid in os.environ.get("WK_BENCH_PIDS", "").split()]
    delays.owners = owners(pids, everybody[0].port) if pids else {}
    every = len(tables) / rate if rate else 0.0
    for viewer in everybody:
        viewer.bytes = viewer.updates = 0
    begin, used = time.perf_counter() + WARMING, time.process_time()
    await asyncio.gather(
        announce_start(),
        *(table(viewers, delays, begin, begin + seconds, every, random.Random(chance.random())) for viewers in tables),
    )
    share = (time.process_time() - used) / (seconds + WARMING)
    return {"viewers": len(everybody), **delays.report(seconds, everybody), "audience_core": round(share, 2)}


def main() -> None:
    port, plan, seconds, *rates = sys.argv[1:]
    sittings = json.loads(Path(plan).read_text())
    asyncio.run(run(int(port), sittings, float(seconds), [float(rate) for rate in rates]))


if __name__ == "__main__":
    main()
