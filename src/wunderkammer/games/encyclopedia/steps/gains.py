"""Gaining things: purses, the reputation track and free cards that must wait (EN-31, EN-32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.frames import first, frame, seat_of, second, third
from wunderkammer.games.encyclopedia.content.kinds import (
    ANIMAL_CARD,
    COINS,
    NOTHING,
    REPUTATION,
    SEAL,
    TOKEN,
    VP,
)
from wunderkammer.games.encyclopedia.events import (
    CARD_OWED,
    COINS_GAINED,
    REPUTATION_GAINED,
    SEALS_GAINED,
    TOKENS_GAINED,
    VP_GAINED,
)
from wunderkammer.games.encyclopedia.stages import ADVANCE, GIVE_ANIMAL, GIVE_EXPERT, OWED, OWN_OWED
from wunderkammer.games.encyclopedia.state import EncyclopediaState
from wunderkammer.games.encyclopedia.steps.step import Step

# When a free card is chosen.
AT_ONCE: Final = 0
LATER: Final = 1


def gain(state: EncyclopediaState, seat: i64, what: i64, amount: i64, when: i64) -> None:
    """Give something to a participant; a free card is chosen at once or owed."""
    if what == NOTHING or amount == 0:
        return
    if what == COINS:
        state.coins[seat] += amount
        state.tell(COINS_GAINED, seat, amount)
    elif what == TOKEN:
        state.tokens[seat] += amount
        state.tell(TOKENS_GAINED, seat, amount)
    elif what == SEAL:
        state.seals[seat] += amount
        state.tell(SEALS_GAINED, seat, amount)
    elif what == VP:
        state.vp[seat] += amount
        state.tell(VP_GAINED, seat, amount)
    elif what == REPUTATION:
        state.push(frame(ADVANCE, seat, amount, when))
    elif when == LATER:
        debt = seat * 2
        if what == ANIMAL_CARD:
            debt += 1
        state.owed = append(state.owed, debt)
        state.tell(CARD_OWED, seat, what)
    else:
        state.push(frame(GIVE_ANIMAL if what == ANIMAL_CARD else GIVE_EXPERT, seat))


class Advance(Step):
    """The reputation marker moves cell by cell and collects what it reaches (EN-31)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        left = first(f)
        when = second(f)
        content = state.content
        cell = state.reputation[seat]
        while left > 0:
            cell += 1
            if cell == content.track:
                cell = 0
            left -= 1
            bonus = content.bonus[cell]
            if bonus != NOTHING:
                state.reputation[seat] = cell
                state.tell(REPUTATION_GAINED, seat, first(f) - left, cell)
                self.interrupt(state, seat, bonus, cell, left, when, third(f))
                return
        state.reputation[seat] = cell
        state.tell(REPUTATION_GAINED, seat, first(f), cell)

    def interrupt(
        self, state: EncyclopediaState, seat: i64, bonus: i64, cell: i64, left: i64, when: i64, rescue: i64
    ) -> None:
        """A bonus is resolved before the marker moves on; an animal may have to save an expedition (EN-47)."""
        if left > 0:
            state.push(frame(ADVANCE, seat, left, when, rescue))
        if bonus == ANIMAL_CARD and when == AT_ONCE:
            state.push(frame(GIVE_ANIMAL, seat, rescue, left))
        else:
            gain(state, seat, bonus, state.content.bonus_amount[cell], when)


def pop_owed(state: EncyclopediaState, at: i64) -> None:
    """The next free card that was owed is chosen now."""
    debt = state.owed[at]
    rest = vec[i64]()
    i: i64 = 0
    while i < len(state.owed):
        if i != at:
            rest = append(rest, state.owed[i])
        i += 1
    state.owed = rest
    state.push(frame(GIVE_ANIMAL if debt & 1 else GIVE_EXPERT, debt >> 1))


class Owed(Step):
    """After a turn: free cards earned in it by others, in the order earned (EN-32)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        if len(state.owed) > 0:
            state.push(frame(OWED, 0))
            pop_owed(state, 0)


class OwnOwed(Step):
    """After the main effect: free cards that the seat's own experts brought (EN-55)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        i: i64 = 0
        while i < len(state.owed):
            if state.owed[i] >> 1 == seat_of(f):
                state.push(frame(OWN_OWED, seat_of(f)))
                pop_owed(state, i)
                return
            i += 1
