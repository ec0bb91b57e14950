"""Dice on boards and what follows from taking or placing one (EN-09, EN-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.names import COINS
from wunderkammer.games.encyclopedia.events import FIRST_PLAYER
from wunderkammer.games.encyclopedia.state import BOARD, IN_SLOT, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, LATER, gain


def take_from_board(state: EncyclopediaState, seat: i64, at: i64) -> None:
    """The die leaves its slot; an owner other than the taker gains the slot's effect (EN-09)."""
    state.board[at] = 0
    owner = at // BOARD
    if owner != seat:
        slot = at % BOARD // IN_SLOT
        gain(state, owner, state.content.slot_gain[slot], state.content.slot_amount[slot], LATER)


def use_bank(state: EncyclopediaState, seat: i64) -> None:
    """Coins, and for the first of the round the first-player token (EN-14)."""
    gain(state, seat, COINS, state.content.bank_coins, AT_ONCE)
    if state.banked == 0:
        state.banked = 1
        if state.first != seat:
            state.first = seat
            state.tell(FIRST_PLAYER, seat)
