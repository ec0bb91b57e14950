"""People at tables, for tests."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

from wunderkammer.match.luck import SECRET_BYTES, Luck
from wunderkammer.table import ClockRule, House, OpenedTable, Order, SeatOrder, Table
from wunderkammer.table.opening import new_table
from wunderkammer.table.opening.record_upload import RecordUpload

T = TypeVar("T")
LONGEST = 120.0  # a test that waits longer waits for ever


def run(work: Coroutine[Any, Any, T], longest: float = LONGEST) -> T:
    """Carry out a coroutine in a thread of its own: the browser's tests keep a loop running in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, longest)).result()


class OpenLuck(Luck):
    """Luck that everybody knows: it depends on the number of the entry only."""

    def __init__(self) -> None:
        super().__init__(bytes(SECRET_BYTES), "", [])

    def block(self, entry: int, block: int) -> bytes:
        return hashlib.sha256(f"{entry} {block}".encode()).digest()


def fix_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table draw the same, whatever its secret and its id are."""

    monkeypatch.setattr(Luck, "block", OpenLuck.block)
    monkeypatch.setattr(new_table, "new_secret", lambda: bytes(SECRET_BYTES))


class Hands:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += seconds


def mine(*names: str) -> tuple[SeatOrder, ...]:
    return tuple(SeatOrder("person", name, mine=True) for name in names)


def guests(count: int) -> tuple[SeatOrder, ...]:
    return tuple(SeatOrder("person") for _ in range(count))


def bots(*names: str) -> tuple[SeatOrder, ...]:
    return tuple(SeatOrder("bot", bot=name) for name in names)


async def open_table(
    house: House,
    seats: tuple[SeatOrder, ...],
    game: str = "evolution",
    options: Mapping[str, object] | None = None,
    public: bool = False,
    clock: ClockRule | None = None,
    owner: str | None = None,
    seed: int | None = 3,
) -> tuple[Table, OpenedTable]:
    """A new table and what its opener was told."""
    order = Order(game, seats, options or {}, seed, "Beagle", public, clock, owner)
    told = await house.create(order)
    return await house.table(told.match_id), told


async def bring_record(house: House, record: str | bytes, owner: str | None = None) -> OpenedTable:
    """A match from an uploaded record."""
    upload = RecordUpload()
    await house.read_upload(upload, record.encode() if isinstance(record, str) else record)
    return await house.open_upload(upload, owner)


async def play_any(table: Table, seat: int, luck: random.Random | None = None) -> str:
    """Some legal move of a seat: the first, or one by chance."""
    legal = table.match.legal(seat)
    key = luck.choice(legal) if luck else legal[0]
    await table.play(seat, key, table.revision)
    return key


async def play_out(table: Table, luck: random.Random) -> None:
    """Everybody plays at random to the end."""
    while table.match.to_act:
        await play_any(table, table.match.to_act[0], luck)


async def until_over(table: Table) -> None:
    """Wait for the bots."""
    with table.subscribe() as changes:
        while table.status != "over":
            await anext(changes)
