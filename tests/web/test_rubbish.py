"""Rubbish is looked for while nobody plays, and left alone in bustle."""

from __future__ import annotations

import asyncio
import gc
import weakref
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


def found(used: float, monkeypatch: pytest.MonkeyPatch, later: float | None = None) -> bool:
    """Whether a knot is gone after a few looks of a server that uses so much of the processor, and later so much."""
    clock = [0.0]
    share = [used]

    def processor_time() -> float:
        clock[0] += share[0] * rubbish.EVERY
        return clock[0]

    monkeypatch.setattr(rubbish, "EVERY", 0.01)
    monkeypatch.setattr(rubbish, "MANY", 0)
    monkeypatch.setattr(calm, "process_time", processor_time)

    async def some_looks() -> bool:
        looking = asyncio.create_task(rubbish.look_when_calm())
        await asyncio.sleep(0.02)
        knot = weakref.ref(Knot())
        kept = [[] for _ in range(100)]  # type: ignore[var-annotated]  # new things that are no rubbish
        await asyncio.sleep(0.1)
        if later is not None:
            share[0] = later
            await asyncio.sleep(0.1)
        looking.cancel()
        return len(kept) == 100 and knot() is None

    return run(some_looks())


def test_a_calm_server_tidies_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(0.05, monkeypatch)


def test_a_busy_one_does_not_make_its_tables_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not found(0.9, monkeypatch)


def test_after_a_bustle_what_was_set_aside_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "ASIDE", 10)
    assert found(0.9, monkeypatch, later=0.05)


def test_in_a_bustle_without_end_too_much_is_not_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "MOST_ASIDE", 10)
    assert found(0.9, monkeypatch)
