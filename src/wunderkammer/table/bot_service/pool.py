"""Bots think in processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

from wunderkammer.bots.advice import Advice
from wunderkammer.match.match import Match
from wunderkammer.table.bot_service.analysis_question import AnalysisQuestion
from wunderkammer.table.bot_service.asked_process import BotFailed, BotProcess, Pace
from wunderkammer.table.bot_service.fair_queue import FairQueue, Urgency
from wunderkammer.table.bot_service.question import Question

LOG = logging.getLogger("wunderkammer.table")
STAND_IN = "greedy"  # who thinks when a bot has failed
STAND_IN_SECONDS = 10.0
HINT_LEVEL = "level4"
HINT_SECONDS = 1.0  # that a hint is thought about …
HINT_PATIENCE = 15.0  # … and that it may take all in all, in a process that may have to start first
SHORT = 8  # signs of a match's id in the log: who knows all of it can watch
JUDGE_PATIENCE = 600.0  # that a few turns of an analysis may take, uncompiled and four times as deep as usual
FEWEST = 2  # processes
SPARE = 4  # processes more, for people whose bots would otherwise have to wait for those of others
MOST_NOTED = 10_000  # thoughts that nobody has counted yet


class BotMove(NamedTuple):
    """A bot's move, and whether another had to choose it."""

    key: str
    stood_in: bool = False


class ThoughtTimes(NamedTuple):
    """Seconds that a thought waited for its turn, took, and had a processor."""

    pace: Pace
    waited: float
    took: float
    processor: float


def bot_processes(workers: int) -> int:
    """In how many processes the bots of one of several servers think: all of them together have the machine."""
    return max(1 if workers > 1 else FEWEST, (os.cpu_count() or FEWEST) // workers)


class BotPool:
    """A few processes for all bots of the house; while all are thinking, new askers wait in a fair queue.

    On a shared server there are processes of two paces: what nobody waits for, and whatever is asked by those whose
    bots have used much lately, is thought about in patient ones, which hardly slow down the others.
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
        self.thoughts: deque[ThoughtTimes] = deque(maxlen=MOST_NOTED)  # until they are counted and taken away

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
        """What a bot would play for a seat, best first; nothing if the process that thinks about it fails."""
        asked = Question(match_id, match, seat, "", (HINT_LEVEL, HINT_SECONDS))
        try:
            answer = await self.ask(asked, HINT_PATIENCE, Urgency.HINT, share)
            return [Advice(*one) for one in answer["advice"]]
        except (BotFailed, KeyError, TypeError) as error:
            self.failures += 1
            LOG.warning("The hint failed at table %s: %s.", match_id[:SHORT], error)
            return []

    async def judge(self, question: AnalysisQuestion, share: str = "") -> dict[int, Any]:
        """Some parts of an analysis by their numbers; raises BotFailed if the process that judges fails."""
        answer = await self.ask(question, JUDGE_PATIENCE, Urgency.ANALYSIS, share)
        found = answer.get("found")
        if not isinstance(found, dict) or {*found} != {str(part) for part in question.parts}:
            raise BotFailed("it judged something else")
        return {int(part): data for part, data in found.items()}

    async def ask(self, question: Question, seconds: float, urgency: Urgency, share: str) -> dict[str, Any]:
        asked = monotonic()
        async with self.queue.turn(urgency, share):
            begun = monotonic()
            process = await self.pick(question.session, self.pace_of(urgency, share))
            try:
                found: tuple[dict[str, Any], None] = await asyncio.gather(
                    process.ask(question, seconds), self.keep_one_ready()
                )
                return found[0]
            finally:
                self.idle.append(process)
                took = monotonic() - begun
                used = process.used or took  # one that has failed does not say
                self.queue.accounts.add(share, used)
                self.thoughts.append(ThoughtTimes(process.pace, begun - asked, took, used))

    def pace_of(self, urgency: Urgency, share: str) -> Pace:
        patient = urgency >= Urgency.ANALYSIS or self.queue.accounts.much(share)
        return Pace.PATIENT if self.shared and patient else Pace.PROMPT

    async def keep_one_ready(self) -> None:
        """Start a spare process before somebody needs it: a person held up by others must not wait for that too."""
        idle = any(process.pace is Pace.PROMPT for process in self.idle)
        if self.shared and not idle and len(self.processes) <= self.queue.most:
            spare = await self.add_process(Pace.PROMPT)
            self.idle.append(spare)
            with suppress(OSError):  # then it is tried again when somebody needs it
                await spare.running_process()

    async def pick(self, session: str, pace: Pace) -> BotProcess:
        """An idle process, if possible one in which the bot has been thinking about the match before."""
        fitting = [process for process in self.idle if process.pace is pace]
        if not fitting:
            return await self.add_process(pace)
        process = next((one for one in fitting if session in one.sent), fitting[0])
        self.idle.remove(process)
        return process

    async def add_process(self, pace: Pace) -> BotProcess:
        """One process more; when there are enough, one of the other pace that nobody needs makes way."""
        process = BotProcess(pace)
        self.processes.append(process)
        if len(self.processes) > self.queue.most + 1 and self.idle:
            unneeded = self.idle.pop(0)
            self.processes.remove(unneeded)
            await unneeded.stop()
        return process

    async def close(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.processes))
