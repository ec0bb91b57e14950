"""Bots think in processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import secrets
import sys
from pathlib import Path
from typing import Any, NamedTuple

import wunderkammer
from wunderkammer.bots.advice import Advice
from wunderkammer.match.match import Match

LOG = logging.getLogger("wunderkammer.table")
STAND_IN = "greedy"  # who thinks when a bot has failed
STAND_IN_SECONDS = 10.0
HINT_LEVEL = "level4"
HINT_SECONDS = 1.0  # that a hint is thought about …
HINT_PATIENCE = 15.0  # … and that it may take all in all, in a process that may have to start first
LONGEST_LINE = 1 << 20
FEWEST = 2  # processes


class MindFailed(Exception):
    """A bot crashed, took too long, or answered nonsense."""


class Thought(NamedTuple):
    """A bot's move, and whether another had to choose it."""

    key: str
    stood_in: bool = False


class Mind:
    """One process that can be asked, killed and started again."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> dict[str, Any]:
        """What the process answers; whatever goes wrong, the next question finds a fresh process."""
        try:
            return await asyncio.wait_for(self.exchange(question), seconds)
        except MindFailed:
            raise
        except TimeoutError:
            await self.stop()
            raise MindFailed(f"it thought for more than {seconds:g} seconds") from None
        except (OSError, ValueError) as error:
            await self.stop()
            raise MindFailed(f"its process failed: {error}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def exchange(self, question: bytes) -> dict[str, Any]:
        process = self.process = self.process or await begin()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("it ended")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError("it answered nonsense")
        if "error" in answer:
            raise MindFailed(answer["error"])
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()
            await process.wait()


async def begin() -> asyncio.subprocess.Process:
    """A fresh process: a fork would share the server's locks and threads."""
    home = str(Path(wunderkammer.__file__).parent.parent)
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "wunderkammer.table.mind"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=LONGEST_LINE,
    )


class Minds:
    """A few processes for all bots of the house; who asks while all are thinking waits.

    There are at least two, so that one bot that thinks for long does not hold up all others; people who wait for a
    page come before them in any case (`NICENESS`).
    """

    def __init__(self, count: int | None, patience: float) -> None:
        self.patience = patience
        self.all = [Mind() for _ in range(count or max(FEWEST, os.cpu_count() or FEWEST))]
        self.free: asyncio.Queue[Mind] = asyncio.Queue()
        for mind in self.all:
            self.free.put_nowait(mind)
        self.failures = 0

    async def think(self, match_id: str, match: Match, seat: int, bot: str) -> Thought:
        """A bot's move; if the bot fails, a simpler one's, and if that fails or is the same bot, any legal one."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        asked = [(bot, self.patience)]
        if bot != STAND_IN:  # who has failed would fail again: the question is the same
            asked.append((STAND_IN, min(self.patience, STAND_IN_SECONDS)))
        for name, seconds in asked:
            try:
                answer = await self.ask(question(match_id, match, seat, name), seconds)
                if answer.get("key") not in legal:
                    raise MindFailed("it chose what is not possible")
                return Thought(answer["key"], name != bot)
            except MindFailed as error:
                self.failures += 1
                LOG.warning("The bot %s failed at table %s: %s.", name, match_id, error)
        return Thought(secrets.choice(legal), stood_in=True)

    async def advise(self, match_id: str, match: Match, seat: int) -> list[Advice]:
        """What a bot would play for a seat, best first; nothing if whoever thinks about it fails."""
        asked = question(match_id, match, seat, HINT_LEVEL, HINT_SECONDS)
        try:
            answer = await self.ask(asked, HINT_PATIENCE)
            return [Advice(*one) for one in answer["advice"]]
        except (MindFailed, KeyError, TypeError) as error:
            self.failures += 1
            LOG.warning("The hint failed at table %s: %s.", match_id, error)
            return []

    async def ask(self, asked: bytes, seconds: float) -> dict[str, Any]:
        mind = await self.free.get()
        try:
            return await mind.ask(asked, seconds)
        finally:
            self.free.put_nowait(mind)

    async def close(self) -> None:
        await asyncio.gather(*(mind.stop() for mind in self.all))


def question(match_id: str, match: Match, seat: int, bot: str, hint: float = 0.0) -> bytes:
    """Everything that the process needs: it may never have heard of this match. `hint` are seconds for a hint."""
    record = match.record
    asked = {
        "match": match_id,
        "header": record.header,
        "entries": record.entries,
        "seat": seat,
        "bot": bot,
        "seed": seed_of(match_id, match, seat),
        "hint": hint,
    }
    return json.dumps(asked).encode() + b"\n"


def seed_of(match_id: str, match: Match, seat: int) -> int:
    """A number of its own for every decision; it has nothing to do with the numbers that chance is drawn with."""
    text = f"{match_id} {match.seed} {seat} {match.known_entries.known(seat)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
