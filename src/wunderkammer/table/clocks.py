"""Clocks: days for each move, or minutes for the whole match, read off the entries' own times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wunderkammer.table.seats import known_bot
from wunderkammer.table.table_errors import BadOrder

Measure = Literal["days", "minutes"]

# What seats do beside the game; entries like moves, so that a match is its entries and nothing else.
UNDO = "undo"
AWAY = "away"
BACK = "back"
STOOD_IN = "stood-in"  # the next entry is another bot's: the seat's own had failed
LEARNT = "learnt"  # a step of the table's lesson is done
FREED = "freed"  # the learner has left the lesson and plays on as they like
AGREED = "agreed"  # the seat would end the match here, without a result
ENDED = "ended"  # everybody who still sits there has agreed to that
BESIDE = (UNDO, AWAY, BACK, STOOD_IN, LEARNT, FREED, AGREED, ENDED)
OPEN_BESIDE = (AWAY, BACK, AGREED, ENDED)  # what everybody sees even while choices are secret

SECONDS = {"days": 86400, "minutes": 60}
MOST = {"days": 60, "minutes": 24 * 60}
SHORTEST_GRACE = 60.0  # a player who comes back gets a tenth of the time again, but at least this


@dataclass(frozen=True)
class ClockRule:
    """How long a player may take, and who plays on when the time is up ("" for nobody: the clock only shows)."""

    measure: Measure
    amount: int
    bot: str = ""
    may_return: bool = True

    @property
    def seconds(self) -> float:
        return float(self.amount * SECONDS[self.measure])


@dataclass(frozen=True)
class ClockFace:
    """What a player's clock shows: seconds left (below zero: over), whether it runs, when it ends if it runs."""

    left: float
    running: bool
    ends: float | None


def check_rule(rule: ClockRule) -> None:
    """Raises one sentence for a clock that cannot be."""
    if rule.measure not in SECONDS:
        raise BadOrder("no-such-clock", known=[*SECONDS])
    if not 1 <= rule.amount <= MOST[rule.measure]:
        raise BadOrder("bad-clock", most=MOST[rule.measure], given=rule.amount)
    if rule.bot:
        known_bot(rule.bot)


class Clocks:
    """The clocks of one match; they know only what the entries say."""

    def __init__(self, rule: ClockRule | None, seats: int, people: set[int], started: float | None) -> None:
        self.rule = rule
        self.people = people
        self.started = started
        self.since = started or 0.0  # up to when time has been counted
        self.turn = 0
        self.away: set[int] = set()
        self.used = [0.0] * seats
        # For days: when the present decision began, above it when earlier ones began that can still be taken back.
        self.begins: list[list[float]] = [[self.since] for _ in range(seats)]

    def clone(self) -> Clocks:
        """The same clocks, to see what they would show after further entries."""
        twin = Clocks(self.rule, len(self.used), self.people, self.started)
        twin.since, twin.turn = self.since, self.turn
        twin.away, twin.used = {*self.away}, [*self.used]
        twin.begins = [[*times] for times in self.begins]
        return twin

    def note(self, seat: int, key: str, at: float, turn: int) -> None:
        """Take an entry into account."""
        at = max(at, self.since)
        for other in self.ticking():
            self.used[other] += at - self.since
        self.since = at
        before, self.turn = self.turn, turn
        for other in range(len(self.used)):
            if turn & ~before & 1 << other and (other, key) != (seat, UNDO):
                self.begins[other] = [at]
        if seat >= 0:
            self.note_own(seat, key, at, before & turn & 1 << seat != 0)

    def note_own(self, seat: int, key: str, at: float, goes_on: bool) -> None:
        """What an entry does to the clock of the seat that made it."""
        if key in (STOOD_IN, AGREED, ENDED):
            return
        if key == AWAY:
            self.away.add(seat)
        elif key == BACK:
            self.away.discard(seat)
            self.begins[seat] = [at]
            if self.rule:
                grace = max(SHORTEST_GRACE, self.rule.seconds / 10)
                self.used[seat] = min(self.used[seat], self.rule.seconds - grace)
        elif key == UNDO:
            if len(self.begins[seat]) > 1:
                self.begins[seat].pop()
        elif goes_on or not self.turn >> seat & 1:
            self.begins[seat].append(at)

    def ticking(self) -> list[int]:
        """The people who are thinking now."""
        if self.started is None:
            return []
        return [seat for seat in sorted(self.people - self.away) if self.turn >> seat & 1]

    def face(self, seat: int, now: float) -> ClockFace | None:
        """What a seat's clock shows at a moment."""
        if self.rule is None or seat not in self.people:
            return None
        if seat in self.ticking():
            ends = self.ends(seat)
            return ClockFace(ends - now, True, ends)
        minutes = self.rule.measure == "minutes"
        return ClockFace(self.rule.seconds - (self.used[seat] if minutes else 0.0), False, None)

    def ends(self, seat: int) -> float:
        """When the clock of a seat ends if it goes on thinking."""
        assert self.rule is not None
        if self.rule.measure == "days":
            return self.begins[seat][-1] + self.rule.seconds
        return self.since + self.rule.seconds - self.used[seat]

    def deadline(self) -> float | None:
        """When a bot will have to take over a seat, if nothing happens before."""
        if self.rule is None or not self.rule.bot:
            return None
        return min((self.ends(seat) for seat in self.ticking()), default=None)

    def expired_seats(self, now: float) -> list[int]:
        """The seats that a bot has to take over now."""
        if self.rule is None or not self.rule.bot:
            return []
        return [seat for seat in self.ticking() if self.ends(seat) <= now]
