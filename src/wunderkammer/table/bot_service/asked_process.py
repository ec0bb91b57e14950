"""One process in which bots think, from the server's side: asked, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections import OrderedDict
from enum import IntEnum
from pathlib import Path
from typing import Any

import wunderkammer
from wunderkammer.table.bot_service.question import REMEMBERED, Entries, Question

LONGEST_LINE = 1 << 22  # the parts of an analysis hold lines of play


class Pace(IntEnum):
    """How much a process stands back behind others, as its niceness: people who wait for a page come before all bots.

    Beside a prompt process a patient one has a sixth of a processor. A process cannot become prompt again, so there
    are some of each.
    """

    PROMPT = 5
    PATIENT = 12


class BotFailed(Exception):
    """A bot crashed, took too long, or answered nonsense."""


class BotProcess:
    """One process that can be asked, killed and started again, with what it has been sent of every session."""

    def __init__(self, pace: Pace = Pace.PROMPT) -> None:
        self.pace = pace
        self.process: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()
        self.sent: OrderedDict[str, Entries] = OrderedDict()
        self.used = 0.0  # seconds of processor time for the last answer, as the process says

    async def ask(self, question: Question, seconds: float) -> dict[str, Any]:
        """What the process answers; whatever goes wrong, the next question finds a fresh process."""
        try:
            return await asyncio.wait_for(self.exchange(question), seconds)
        except BotFailed:
            raise
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"it thought for more than {seconds:g} seconds") from None
        except (OSError, ValueError) as error:
            await self.stop()
            raise BotFailed(f"its process failed: {error}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def exchange(self, question: Question) -> dict[str, Any]:
        """Send what is new, or everything to a process that has forgotten what came before."""
        self.used = 0.0
        answer = await self.send(question.message(self.sent.pop(question.session, None)))
        if "unknown" in answer:
            answer = await self.send(question.message(None))
        if "error" in answer:
            raise BotFailed(answer["error"])
        self.sent[question.session] = question.entries
        if len(self.sent) > REMEMBERED:
            self.sent.popitem(last=False)
        return answer

    async def running_process(self) -> asyncio.subprocess.Process:
        """The process, from now on if there was none."""
        async with self.starting:
            self.process = self.process or await begin(self.pace)
            return self.process

    async def send(self, message: bytes) -> dict[str, Any]:
        process = await self.running_process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("it ended")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError("it answered nonsense")
        self.used += float(answer.pop("processor", 0.0))
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        self.sent.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()
            await process.wait()


async def begin(pace: Pace) -> asyncio.subprocess.Process:
    """A fresh process: a fork would share the server's locks and threads."""
    home = str(Path(wunderkammer.__file__).parent.parent)
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "wunderkammer.table.bot_service.bot_process", str(int(pace))),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=LONGEST_LINE,
    )
