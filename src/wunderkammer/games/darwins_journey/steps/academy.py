"""Buying seals at the academy, and purple seals (DJ-23, DJ-34, DJ-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.names import (
    COLOURS,
    PURPLE_SEAL,
    ROW_SPACES,
    SCROLL_WIDTH,
    SCROLLS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import ACADEMY, BEGUN, FREE_OF_COINS, SEALS_TAKEN
from wunderkammer.games.darwins_journey.vocabulary import PURPLE_TO, SEAL

ROWS: Final = 3


def discount(a: i64, b: i64) -> i64:
    """What comes off the next seal: the second one's, the award's and the whole action's (DJ-35, DJ-52)."""
    taken = a // SEALS_TAKEN
    if b & FREE_OF_COINS:
        return 1000
    off = (b >> 4 & 15) + (b >> 8 & 15)
    if taken == 1 and taken < (a & 15):
        off += b & 15
    return off


def price(state: DarwinState, seat: i64, scroll: i64, row: i64, off: i64) -> i64:
    """Scroll and space together, never below 0 (DJ-23)."""
    space = seals.length(state.rows[seat * WORKERS + 1 + row])
    cost = state.scroll_price(seat, scroll) + state.content.space_cost[space] - off
    if cost < 0:
        return 0
    return cost


def has_room(state: DarwinState, seat: i64, row: i64) -> bool:
    return seals.length(state.rows[seat * WORKERS + 1 + row]) < ROW_SPACES


def colours_on(state: DarwinState, scroll: i64) -> i64:
    """A mask of the colours that lie on a scroll."""
    at = scroll * SCROLL_WIDTH
    return (1 << state.scrolls[at] | 1 << state.scrolls[at + 1] | 1 << state.scrolls[at + 2]) >> 1


def take_from(state: DarwinState, scroll: i64, colour: i64) -> None:
    """The leftmost seal of a colour leaves the scroll; it is replaced only in clean-up (DJ-04)."""
    at = scroll * SCROLL_WIDTH
    while state.scrolls[at] != colour + 1:
        at += 1
    state.scrolls[at] = 0


class Academy(Deed):
    """Take seals one by one and put each in a row (DJ-23)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        purse = state.coins[seat] + discount(first(f), second(f))
        scroll: i64 = 0
        while scroll < SCROLLS:
            colours = colours_on(state, scroll)
            left = purse - state.scroll_price(seat, scroll)
            row: i64 = 0
            while row < ROWS and colours:
                space = seals.length(state.rows[seat * WORKERS + 1 + row])
                if space < ROW_SPACES and state.content.space_cost[space] <= left:
                    colour: i64 = 0
                    while colour < COLOURS:
                        if colours >> colour & 1:
                            buffer.add(SEAL + (scroll * COLOURS + colour) * ROWS + row)
                        colour += 1
                row += 1
            scroll += 1

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        off = discount(a, b)
        scroll: i64 = 0
        while scroll < SCROLLS:
            if colours_on(state, scroll):
                row: i64 = 0
                while row < ROWS:
                    if has_room(state, seat, row) and price(state, seat, scroll, row, off) <= state.coins[seat]:
                        return True
                    row += 1
            scroll += 1
        return False

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        row = (move - SEAL) % ROWS
        colour = (move - SEAL) // ROWS % COLOURS
        scroll = (move - SEAL) // (ROWS * COLOURS)
        state.spend(seat, price(state, seat, scroll, row, discount(first(f), second(f))))
        take_from(state, scroll, colour)
        at = seat * WORKERS + 1 + row
        state.rows[at] = seals.with_seal(state.rows[at], colour)
        a = first(f) + SEALS_TAKEN
        if a // SEALS_TAKEN < (a & 15) + (a >> 4 & 15):
            state.push(frame(ACADEMY, seat, a, second(f), BEGUN))

    def pauses(self, state: DarwinState) -> bool:
        """Each seal is an action of its own."""
        return state.content.fulfils_everywhere

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        if not any(seal > 0 for seal in state.scrolls):
            return events.NO_SEALS
        return events.TOO_FEW_COINS if any(has_room(state, seat, row) for row in range(i64(ROWS))) else events.ROWS_FULL

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not SEAL <= move < PURPLE_TO:
            return None
        seat = seat_of(f)
        row = (move - SEAL) % ROWS
        scroll = (move - SEAL) // (ROWS * COLOURS)
        if not colours_on(state, scroll) >> ((move - SEAL) // ROWS % COLOURS) & 1:
            return Refusal("seal-not-there", "DJ-23")
        if not has_room(state, seat, row):
            return Refusal("row-full", "DJ-23")
        cost = price(state, seat, scroll, row, discount(first(f), second(f)))
        return Refusal("coins-missing", "DJ-23", {"missing": cost - state.coins[seat]})

    def fits(self, state: DarwinState, f: i64) -> bool:
        return second(f) < 2 * FREE_OF_COINS and third(f) <= BEGUN


class Purple(Deed):
    """A purple seal goes into any row with room, without cost (DJ-34, DJ-38)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        if state.purple == 0:
            return
        row: i64 = 0
        while row < ROWS:
            if has_room(state, seat_of(f), row):
                buffer.add(PURPLE_TO + row)
            row += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        at = seat_of(f) * WORKERS + 1 + move - PURPLE_TO
        state.rows[at] = seals.with_seal(state.rows[at], PURPLE_SEAL)
        state.purple -= 1

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_PURPLE if state.purple == 0 else events.ROWS_FULL

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not PURPLE_TO <= move < PURPLE_TO + ROWS:
            return None
        return Refusal("no-purple" if state.purple == 0 else "row-full", "DJ-38")
