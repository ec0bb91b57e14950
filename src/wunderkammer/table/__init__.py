"""Matches in progress: seats, storage, undo, clocks; no HTTP."""

from __future__ import annotations

from wunderkammer.table.clocks import ClockFace, ClockRule
from wunderkammer.table.house import House
from wunderkammer.table.order import Joined, Listed, Opened, Order, Said, SeatOrder, UndoState
from wunderkammer.table.people import People, User
from wunderkammer.table.seats import Seat
from wunderkammer.table.subscription import Subscription
from wunderkammer.table.table import Table

__all__ = [
    "ClockFace",
    "ClockRule",
    "House",
    "Joined",
    "Listed",
    "Opened",
    "Order",
    "People",
    "Said",
    "Seat",
    "SeatOrder",
    "Subscription",
    "Table",
    "UndoState",
    "User",
]
