"""Gaining things: purses, the reputation track and free cards that must wait (EN-31, EN-32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.frames import first, frame, seat_of, second, third
from wunderkammer.games.encyclopedia.content.names import (
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
from wunderkammer.games.encyclopedia.state import EncyclopediaState
from wunderkammer.games.encyclopedia.steps.kinds import ADVANCE, GIVE_ANIMAL, GIVE_EXPERT, OWED, OWN_OWED
from wunderkammer.games.encyclopedia.steps.step import Step, at_most, die_in_hand

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
        owe(state, seat, what)
    else:
        state.push(frame(GIVE_ANIMAL if what == ANIMAL_CARD else GIVE_EXPERT, seat))


def owe(state: EncyclopediaState, seat: i64, card: i64) -> None:
    """A free card is chosen later: after somebody else's turn, or after the main effect of the own action (EN-32)."""
    state.owed = append(state.owed, seat * 2 + (1 if card == ANIMAL_CARD else 0))
    state.tell(CARD_OWED, seat, card)


def in_visit(state: EncyclopediaState) -> i64:
    """When a free card is chosen that comes while university or academy are visited (EN-55)."""
    return AT_ONCE if state.content.cards_at_once else LATER


class Advance(Step):
    """The reputation marker moves cell by cell; a bonus is resolved before it moves on (EN-31)."""

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
                if left > 0:
                    state.push(frame(ADVANCE, seat, left, when))
                gain(state, seat, bonus, content.bonus_amount[cell], when)
                return
        state.reputation[seat] = cell
        state.tell(REPUTATION_GAINED, seat, first(f), cell)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        """Version 1 noted in the third number which expedition an animal might save."""
        return at_most(f, 50, LATER, 14) and (third(f) == 0 or die_in_hand(state))


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
    """After the main effect: free cards of the seat's own experts that had to wait for it (EN-55)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        i: i64 = 0
        while i < len(state.owed):
            if state.owed[i] >> 1 == seat_of(f):
                state.push(frame(OWN_OWED, seat_of(f)))
                pop_owed(state, i)
                return
            i += 1
