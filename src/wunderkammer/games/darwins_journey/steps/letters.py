"""Correspondence: stamps on envelopes (DJ-29, DJ-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import ENVELOPES, STACKS, USED
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.choices import go_on
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import BEGUN, EMPTIED, POST, SPLIT
from wunderkammer.games.darwins_journey.vocabulary import SEAL, STAMP

SOURCES: Final = 4
ALL_STACKS: Final = 7
MOST_STAMPS: Final = 15


def first_source(state: DarwinState, seat: i64) -> i64:
    """The topmost stack with stamps, else the used stamps, −1 if there are none (DJ-29)."""
    source: i64 = 0
    while source < SOURCES:
        if state.stamps[seat * SOURCES + source] > 0:
            return source
        source += 1
    return -1


def put_stamp(state: DarwinState, seat: i64, source: i64, envelope: i64) -> bool:
    """Move one stamp; whether that emptied its stack."""
    at = seat * SOURCES + source
    state.stamps[at] -= 1
    state.envelopes[envelope * state.boards + seat] += 1
    return source < STACKS and state.stamps[at] == 0


class Post(Deed):
    """Up to `a` stamps, one by one, on one envelope, or on several if `b` allows to split (DJ-29)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        only = (second(f) & 3) - 1
        if second(f) & SPLIT:
            only = -1
        topmost = first_source(state, seat)
        source: i64 = 0
        while source < SOURCES:
            if state.stamps[seat * SOURCES + source] > 0 and (source < USED or topmost == USED):
                envelope: i64 = 0
                while envelope < ENVELOPES:
                    if only < 0 or only == envelope:
                        buffer.add(STAMP + source * ENVELOPES + envelope)
                    envelope += 1
            source += 1

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        return first_source(state, seat) >= 0

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        source = (move - STAMP) // ENVELOPES
        envelope = (move - STAMP) % ENVELOPES
        b = second(f) & ~3 | (envelope + 1)
        if put_stamp(state, seat, source, envelope):
            b |= EMPTIED << source
        if first(f) > 1:
            state.push(frame(POST, seat, first(f) - 1, b, BEGUN))
        else:
            self.follow_up(state, frame(POST, seat, 0, b))

    def follow_up(self, state: DarwinState, f: i64) -> None:
        """Each stack emptied by this action may give its action (DJ-29)."""
        emptied = second(f) // EMPTIED
        if emptied:
            go_on(state, seat_of(f), state.content.stacks_node, ALL_STACKS & ~emptied)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_STAMPS

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not STAMP <= move < SEAL:
            return None
        source = (move - STAMP) // ENVELOPES
        if state.stamps[seat_of(f) * SOURCES + source] == 0:
            return Refusal("stack-empty", "DJ-29")
        if source == USED:
            return Refusal("stacks-first", "DJ-29")
        return Refusal("one-envelope", "DJ-29")

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) <= MOST_STAMPS and second(f) < EMPTIED * (ALL_STACKS + 1) and third(f) <= BEGUN
