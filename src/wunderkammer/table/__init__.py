"""Matches in progress: seats, storage, undo, clocks; no HTTP."""

from __future__ import annotations

from wunderkammer.table.clocks import ClockFace, ClockRule
from wunderkammer.table.house import House
from wunderkammer.table.opening.order import ChatLine, ListedMatch, OpenedTable, Order, SeatOrder, TakenSeat, UndoState
from wunderkammer.table.people.accounts import Accounts, User
from wunderkammer.table.seats import Seat
from wunderkammer.table.subscription import Subscription
from wunderkammer.table.table import Table

__all__ = [
    "Accounts",
    "ChatLine",
    "ClockFace",
    "ClockRule",
    "House",
    "ListedMatch",
    "OpenedTable",
    "Order",
    "Seat",
    "SeatOrder",
    "Subscription",
    "Table",
    "TakenSeat",
    "UndoState",
    "User",
]
