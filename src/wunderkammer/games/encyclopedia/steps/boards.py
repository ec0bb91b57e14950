"""Dice on boards and what follows from taking or placing one (EN-09, EN-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.kinds import COINS
from wunderkammer.games.encyclopedia.events import FIRST_PLAYER
from wunderkammer.games.encyclopedia.state import BOARD, IN_SLOT, Table
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, LATER, gain


def take_from_board(table: Table, seat: i64, at: i64) -> None:
    """The die leaves its slot; an owner other than the taker gains the slot's effect (EN-09)."""
    table.board[at] = 0
    owner = at // BOARD
    if owner != seat:
        slot = at % BOARD // IN_SLOT
        gain(table, owner, table.content.slot_gain[slot], table.content.slot_amount[slot], LATER)


def use_bank(table: Table, seat: i64) -> None:
    """Coins, and for the first of the round the first-player token (EN-14)."""
    gain(table, seat, COINS, table.content.bank_coins, AT_ONCE)
    if table.banked == 0:
        table.banked = 1
        if table.first != seat:
            table.first = seat
            table.tell(FIRST_PLAYER, seat)
