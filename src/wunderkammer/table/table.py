"""A table: one match in progress, its seats, its chat and its clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from wunderkammer.match import Match
from wunderkammer.record import Record
from wunderkammer.table.clocks import ClockFace, ClockRule
from wunderkammer.table.order import Joined, Said, State, UndoState
from wunderkammer.table.seats import Seat


class Subscription(AsyncIterator[int]):
    """Wakes on every change (entries, seats, chat) with the revision then; several changes may be one waking."""

    async def __anext__(self) -> int:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class Table:
    """One match; `match` shows only what has been stored, and is for reading."""

    id: str
    name: str
    public: bool
    state: State
    owner: str | None
    created: float
    rule: ClockRule | None
    rematch_of: str | None
    match: Match
    revision: int
    seats: list[Seat]
    chat: list[Said]

    def seats_of(self, user: str | None = None, tokens: Iterable[str] = ()) -> list[int]:
        """The seats that a user or the holder of these tokens may play; several are pass-and-play."""
        raise NotImplementedError

    @property
    def pass_and_play(self) -> bool:
        """Whether one owner holds several seats."""
        raise NotImplementedError

    async def join(self, name: str, user: str | None = None, invite: str | None = None) -> Joined:
        """Take the seat of an invitation; at a public table, without one, the first free seat."""
        raise NotImplementedError

    async def leave(self, seat: int) -> None:
        """Stand up again, as long as the match has not begun."""
        raise NotImplementedError

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a free seat."""
        raise NotImplementedError

    async def play(self, seat: int, key: str, revision: int) -> None:
        """Make a move; when this returns, it is stored."""
        raise NotImplementedError

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision: an entry too."""
        raise NotImplementedError

    def undo_state(self, seat: int) -> UndoState:
        raise NotImplementedError

    async def come_back(self, seat: int) -> None:
        """Take a seat over again from the bot that stood in (a move of the person does so too)."""
        raise NotImplementedError

    async def say(self, seat: int | None, text: str, name: str = "") -> None:
        """Chat, as a seat or as a spectator with a name."""
        raise NotImplementedError

    def subscribe(self) -> Subscription:
        raise NotImplementedError

    def clock(self, seat: int) -> ClockFace | None:
        raise NotImplementedError

    async def at(self, position: int) -> Match:
        """The match after that many of its entries (as `LogLine.entry` counts them); for its views only."""
        raise NotImplementedError

    def record(self) -> Record:
        """The whole record, hidden things included: only when the match is over (NotOver)."""
        raise NotImplementedError
