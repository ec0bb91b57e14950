"""Who may think next: bots' thinking is shared out, so that nobody's tables hold up everybody else's."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from time import monotonic

from wunderkammer.table.bot_service.thinking_accounts import ThinkingAccounts

KEPT = 2  # of the places more, for those whose bots have not used much lately
LASTING = 4.0  # seconds for which what another process said about its thoughts counts


class Urgency(IntEnum):
    """What a thought is for; the most urgent comes first."""

    PERSON_WAITS = 0
    HINT = 1
    ANALYSIS = 2
    BOTS_AMONG_THEMSELVES = 3


@dataclass(eq=False)
class Waiter:
    """Somebody's thought that has not begun."""

    urgency: Urgency
    share: str  # of whose part of the machine it is: an address, an account
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """At most `usual` thoughts at a time: first those of people who wait, and among these the one with the fewest.

    For people who wait and have no thought under way there are some places more: then all think a little more slowly
    instead of one not at all; some of these are kept from those whose bots have used much lately, and who come after
    the others. Bots among themselves leave a place for people. Nobody has more than their quota at a time, in all
    processes together.
    """

    def __init__(self, usual: int, most: int, quota: int | None = None) -> None:
        self.usual = usual
        self.most = most
        self.quota = quota or most
        self.waiting: list[Waiter] = []
        self.thinking: Counter[str] = Counter()  # by share
        self.elsewhere: dict[str, tuple[float, Counter[str]]] = {}  # by process: thoughts by share, and when it said so
        self.idle_thoughts = 0  # of bots among themselves, under way
        self.asked = 0
        self.accounts = ThinkingAccounts()

    @contextlib.asynccontextmanager
    async def turn(self, urgency: Urgency, share: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        self.asked += 1
        waiter = Waiter(urgency, share, self.asked, asyncio.get_running_loop().create_future())
        self.waiting.append(waiter)
        self.call_next()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self.waiting:
                self.waiting.remove(waiter)
            else:  # it was called at the very moment when the asker went away
                self.end(waiter)
            raise
        try:
            yield
        finally:
            self.end(waiter)

    def end(self, waiter: Waiter) -> None:
        self.thinking[waiter.share] -= 1
        self.thinking += Counter()  # forget those at nought
        self.idle_thoughts -= waiter.urgency == Urgency.BOTS_AMONG_THEMSELVES
        self.call_next()

    def call_next(self) -> None:
        """Let begin whatever may."""
        while possible := [waiter for waiter in self.waiting if self.may_begin(waiter)]:
            waiter = min(possible, key=self.order)
            self.waiting.remove(waiter)
            self.thinking[waiter.share] += 1
            self.idle_thoughts += waiter.urgency == Urgency.BOTS_AMONG_THEMSELVES
            waiter.turn.set_result(None)

    def order(self, waiter: Waiter) -> tuple[Urgency, bool, int, int]:
        """The smallest comes first."""
        share = waiter.share
        return waiter.urgency, self.accounts.much(share), self.under_way(share), waiter.number

    def under_way(self, share: str) -> int:
        """How many thoughts of a share are under way, in all processes."""
        latest = monotonic() - LASTING
        return self.thinking[share] + sum(told[share] for at, told in self.elsewhere.values() if at > latest)

    def thinking_here(self) -> dict[str, int]:
        """What other processes hear."""
        return dict(self.thinking)

    def hear(self, process: str, thinking: Mapping[str, int]) -> None:
        """What another process has under way."""
        self.elsewhere.pop(process, None)
        if thinking:
            self.elsewhere[process] = (monotonic(), Counter(thinking))
        self.call_next()

    def may_begin(self, waiter: Waiter) -> bool:
        if waiter.turn.done():  # the asker is just going away
            return False
        busy, own = self.thinking.total(), self.under_way(waiter.share)
        if own >= self.quota:
            return False
        if waiter.urgency == Urgency.BOTS_AMONG_THEMSELVES:
            return busy < self.usual and self.idle_thoughts < max(1, self.usual - 1)
        most = self.most - KEPT if self.accounts.much(waiter.share) else self.most
        return busy < self.usual or (busy < most and own == 0)
