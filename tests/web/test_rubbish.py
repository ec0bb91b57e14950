"""Rubbish is looked for while nobody plays, and left alone in bustle."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from tests.table.company import run
from wunderkammer.web.server import garbage_collection as rubbish
from wunderkammer.web.server import idle as calm


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """The collector of the tests' own process is set back afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Something that only a look for rubbish finds."""

    def __init__(self) -> None:
        self.itself = self


def found(used: float, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a knot is gone after a few looks of a server that uses so much of the processor."""
    clock = iter(range(10**6))
    monkeypatch.setattr(rubbish, "EVERY", 0.01)
    monkeypatch.setattr(rubbish, "MANY", 0)
    monkeypatch.setattr(calm, "process_time", lambda: next(clock) * used * rubbish.EVERY)

    async def some_looks() -> bool:
        looking = asyncio.create_task(rubbish.look_when_calm())
        await asyncio.sleep(0.02)
        Knot()
        kept = [[] for _ in range(100)]  # type: ignore[var-annotated]  # new things that are no rubbish
        await asyncio.sleep(0.1)
        looking.cancel()
        return len(kept) == 100 and not any(isinstance(one, Knot) for one in gc.get_objects())

    return run(some_looks())


def test_a_calm_server_tidies_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(0.05, monkeypatch)


def test_a_busy_one_does_not_make_its_tables_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not found(0.9, monkeypatch)
    gc.collect()
