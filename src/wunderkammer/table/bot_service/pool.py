"""Bots think in processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Any, NamedTuple

import wunderkammer
from wunderkammer.bots.advice import Advice
from wunderkammer.match.match import Match
from wunderkammer.table.bot_service.analysis_question import AnalysisQuestion
from wunderkammer.table.bot_service.fair_queue import FairQueue, Urgency
from wunderkammer.table.bot_service.question import REMEMBERED, Entries, Question

LOG = logging.getLogger("wunderkammer.table")
STAND_IN = "greedy"  # who thinks when a bot has failed
STAND_IN_SECONDS = 10.0
HINT_LEVEL = "level4"
HINT_SECONDS = 1.0  # that a hint is thought about …
HINT_PATIENCE = 15.0  # … and that it may take all in all, in a process that may have to start first
SHORT = 8  # signs of a match's id in the log: who knows all of it can watch
JUDGE_PATIENCE = 600.0  # that a few turns of an analysis may take, uncompiled and four times as deep as usual
LONGEST_LINE = 1 << 22  # the parts of an analysis hold lines of play
FEWEST = 2  # processes
SPARE = 4  # processes more, for people whose bots would otherwise have to wait for those of others


class BotFailed(Exception):
    """A bot crashed, took too long, or answered nonsense."""


class BotMove(NamedTuple):
    """A bot's move, and whether another had to choose it."""

    key: str
    stood_in: bool = False


class BotProcess:
    """One process that can be asked, killed and started again, with what it has been sent of every session."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()
        self.sent: OrderedDict[str, Entries] = OrderedDict()

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
        answer = await self.send(question.message(self.sent.pop(question.session, None)))
        if "unknown" in answer:
            answer = await self.send(question.message(None))
        if "error" in answer:
            raise BotFailed(answer["error"])
        self.sent[question.session] = question.entries
        if len(self.sent) > REMEMBERED:
            self.sent.popitem(last=False)
        return answer

    async def started(self) -> asyncio.subprocess.Process:
        """The process, from now on if there was none."""
        async with self.starting:
            self.process = self.process or await begin()
            return self.process

    async def send(self, message: bytes) -> dict[str, Any]:
        process = await self.started()
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


async def begin() -> asyncio.subprocess.Process:
    """A fresh process: a fork would share the server's locks and threads."""
    home = str(Path(wunderkammer.__file__).parent.parent)
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "wunderkammer.table.bot_service.bot_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=LONGEST_LINE,
    )


def bot_processes(workers: int) -> int:
    """In how many processes the bots of one of several servers think: all of them together have the machine."""
    return max(1 if workers > 1 else FEWEST, (os.cpu_count() or FEWEST) // workers)


class BotPool:
    """A few processes for all bots of the house; while all are thinking, whoever asks waits in a fair queue.

    People who wait for a page come before all bots (`NICENESS`).
    """

    def __init__(self, count: int | None, patience: float, shared: bool = False) -> None:
        """On a shared server nobody's bots have more than half of the processors."""
        self.patience = patience
        self.shared = shared
        usual = count or bot_processes(1)
        self.queue = FairQueue(usual, usual + SPARE, max(1, (os.cpu_count() or FEWEST) // 2) if shared else None)
        self.processes = [BotProcess() for _ in range(usual)]
        self.idle = [*self.processes]
        self.failures = 0

    async def think(
        self,
        match_id: str,
        match: Match,
        seat: int,
        bot: str,
        urgency: Urgency = Urgency.PERSON_WAITS,
        share: str = "",
    ) -> BotMove:
        """A bot's move; if the bot fails, a simpler one's, and if that fails or is the same bot, any legal one."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return BotMove(legal[0])
        asked = [(bot, self.patience)]
        if bot != STAND_IN:  # a bot that has failed would fail again: the question is the same
            asked.append((STAND_IN, min(self.patience, STAND_IN_SECONDS)))
        for name, seconds in asked:
            try:
                answer = await self.ask(Question(match_id, match, seat, name), seconds, urgency, share)
                if answer.get("key") not in legal:
                    raise BotFailed("it chose what is not possible")
                return BotMove(answer["key"], name != bot)
            except BotFailed as error:
                self.failures += 1
                told = {"bot": name, "match": match_id[:SHORT], "reason": str(error)}
                LOG.warning(
                    "The bot %s failed at table %s: %s.", *told.values(), extra={"event": "bot-failed", "told": told}
                )
        return BotMove(secrets.choice(legal), stood_in=True)

    async def advise(self, match_id: str, match: Match, seat: int, share: str = "") -> list[Advice]:
        """What a bot would play for a seat, best first; nothing if whoever thinks about it fails."""
        asked = Question(match_id, match, seat, "", (HINT_LEVEL, HINT_SECONDS))
        try:
            answer = await self.ask(asked, HINT_PATIENCE, Urgency.HINT, share)
            return [Advice(*one) for one in answer["advice"]]
        except (BotFailed, KeyError, TypeError) as error:
            self.failures += 1
            LOG.warning("The hint failed at table %s: %s.", match_id[:SHORT], error)
            return []

    async def judge(self, question: AnalysisQuestion, share: str = "") -> dict[int, Any]:
        """Some parts of an analysis by their numbers; raises BotFailed if whoever judges fails."""
        answer = await self.ask(question, JUDGE_PATIENCE, Urgency.ANALYSIS, share)
        found = answer.get("found")
        if not isinstance(found, dict) or {*found} != {str(part) for part in question.parts}:
            raise BotFailed("it judged something else")
        return {int(part): data for part, data in found.items()}

    async def ask(self, question: Question, seconds: float, urgency: Urgency, share: str) -> dict[str, Any]:
        async with self.queue.turn(urgency, share):
            process = self.pick(question.session)
            if self.shared and not self.idle:
                await self.keep_one_ready()
            try:
                return await process.ask(question, seconds)
            finally:
                self.idle.append(process)

    async def keep_one_ready(self) -> None:
        """Start a spare process before somebody needs it: whoever is held up by others must not wait for that too."""
        if len(self.processes) < self.queue.most:
            spare = BotProcess()
            self.processes.append(spare)
            self.idle.append(spare)
            await spare.started()

    def pick(self, session: str) -> BotProcess:
        """An idle process, if possible one in which the bot has been thinking about the match before."""
        if not self.idle:
            self.idle.append(BotProcess())
            self.processes.append(self.idle[0])
        known = (at for at, process in enumerate(self.idle) if session in process.sent)
        return self.idle.pop(next(known, 0))

    async def close(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.processes))
