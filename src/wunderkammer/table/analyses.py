"""Analyses of finished matches: judged in the bots' processes, stored beside the match, taken up again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.analysis.analyst import LOOKS, Analyst, Wish
from wunderkammer.analysis.kept_analysis import part_from
from wunderkammer.analysis.moments import Analysis, JudgeNote
from wunderkammer.compiling import is_plain
from wunderkammer.errors import BadAnalysis
from wunderkammer.table.bot_service.analysis_question import AnalysisQuestion
from wunderkammer.table.bot_service.asked_process import BotFailed
from wunderkammer.table.bot_service.pool import LOG, SHORT
from wunderkammer.table.services import Services
from wunderkammer.table.storage import analysis_rows
from wunderkammer.table.storage.analysis_rows import AnalysisKey, AnalysisRow
from wunderkammer.table.table import Table

TOGETHER = 4  # turns that are judged in one go, compiled
DEPTHS = (1, 4, 16)  # that one can ask for


class AnalysisProgress(NamedTuple):
    """How far an analysis has come."""

    done: int
    parts: int
    failed: bool = False

    @property
    def complete(self) -> bool:
        return self.done >= self.parts


class MatchAnalyses:
    """The analyses of a house's matches; each is worked at once at a time in a process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.working: dict[AnalysisKey, asyncio.Task[None]] = {}
        self.failed: set[AnalysisKey] = set()

    async def begin(self, table: Table, look: str, depth: int, user: str | None = None) -> None:
        """Judge a finished match, or go on where that was stopped."""
        key = checked_key(table, look, depth)
        if key in self.working:
            return
        self.failed.discard(key)
        share = self.services.share_of(user)
        task = self.services.begin(self.work(table, key, share))
        self.working[key] = task
        task.add_done_callback(lambda _: self.working.pop(key, None))
        await asyncio.sleep(0)

    async def judge_again(self, table: Table, look: str, depth: int, user: str | None = None) -> None:
        """Forget an analysis and start over."""
        key = checked_key(table, look, depth)
        if key not in self.working:
            await self.services.store.write(lambda connection: analysis_rows.forget(connection, key))
            await self.begin(table, look, depth, user)

    async def work(self, table: Table, key: AnalysisKey, share: str) -> None:
        """Judge what is missing, a few turns at a time, so that everybody else's bots have their turn between them."""
        store, match = self.services.store, table.match
        wish = Wish(tuple(range(match.seats)), key.look, key.depth)
        analyst = await store.aside(lambda: Analyst(match, wish))
        judged, parts, now = analyst.judge_note()._asdict(), analyst.parts, self.services.now()
        await store.write(lambda connection: analysis_rows.begin(connection, key, judged, parts, now))
        known = await store.read(lambda connection: analysis_rows.parts_of(connection, key))
        missing = [part for part in range(parts) if part not in known]
        size = 1 if is_plain() else TOGETHER
        for at in range(0, len(missing), size):
            if table.gone:
                return
            question = AnalysisQuestion(table.id, match, key.look, key.depth, missing[at : at + size])
            try:
                found = await self.services.bots.judge(question, share)
            except BotFailed as error:
                LOG.warning("The analysis of %s failed: %s.", table.id[:SHORT], error)
                self.failed.add(key)
                return
            await self.keep(key, found)
        whole = await self.read(analyst, key)
        losses = [[one.decisions, one.mean_loss] for one in whole.found]
        await store.write(lambda connection: analysis_rows.finish(connection, key, losses))

    async def keep(self, key: AnalysisKey, found: dict[int, Any]) -> None:
        await self.services.store.write(lambda connection: analysis_rows.add_parts(connection, key, found))

    async def progress(self, table: Table, look: str, depth: int) -> AnalysisProgress | None:
        """How far an analysis has come; None if nobody has asked for it. One that was stopped goes on."""
        key = checked_key(table, look, depth)
        row: AnalysisRow | None = await self.services.store.read(lambda connection: analysis_rows.find(connection, key))
        if row is None:
            return AnalysisProgress(0, 1) if key in self.working else None
        failed = key in self.failed
        if row.losses is None and key not in self.working and not failed:
            await self.begin(table, look, depth)
        done = row.done if row.losses is not None else min(row.done, row.parts - 1)
        return AnalysisProgress(done, row.parts, failed)

    async def finished_analysis(self, table: Table, look: str, depth: int) -> Analysis:
        """A finished analysis."""
        key = checked_key(table, look, depth)
        match = table.match
        wish = Wish(tuple(range(match.seats)), key.look, key.depth)
        analyst = await self.services.store.aside(lambda: Analyst(match, wish))
        row = await self.services.store.read(lambda connection: analysis_rows.find(connection, key))
        whole = await self.read(analyst, key)
        return whole if row is None else whole._replace(judged=JudgeNote(**row.judged))

    async def read(self, analyst: Analyst, key: AnalysisKey) -> Analysis:
        stored = await self.services.store.read(lambda connection: analysis_rows.parts_of(connection, key))
        return analyst.whole([part_from(stored[part]) for part in sorted(stored)])

    async def depths(self, table: Table, look: str) -> list[int]:
        """The depths in which a match has been analysed."""
        begun = await self.services.store.read(lambda connection: analysis_rows.analyses_of(connection, table.id))
        return [key.depth for key in begun if key.look == look]

    async def losses(self, matches: Sequence[str]) -> dict[str, list[list[float]]]:
        """By match and seat the number of decisions and what each cost on average, where that is known."""
        wanted = [*matches]
        return await self.services.store.read(lambda connection: analysis_rows.losses_of(connection, wanted))


def checked_key(table: Table, look: str, depth: int) -> AnalysisKey:
    """Which analysis is meant; nothing is judged before a match is over."""
    if table.status != "over" or table.match.result is None or table.match.divergence is not None:
        raise BadAnalysis("analysis-running")
    if look not in LOOKS or depth not in DEPTHS:
        raise BadAnalysis("analysis-depth", given=str(depth), most=DEPTHS[-1])
    return AnalysisKey(table.id, look, depth)
