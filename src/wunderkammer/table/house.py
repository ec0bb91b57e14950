"""The house: all tables of one database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import time

from wunderkammer.table.order import Listed, Opened, Order, SeatOrder
from wunderkammer.table.people import People
from wunderkammer.table.table import Table


class House:
    """Opens tables, finds them again, lets bots think and clocks run; `async with House(url) as house`."""

    people: People

    def __init__(
        self,
        url: str,  # a path for SQLite, sqlite:///…, or postgresql://…
        *,
        now: Callable[[], float] = time,
        live: int = 200,  # tables kept in memory
        minds: int | None = None,  # processes in which bots think
        patience: float = 60.0,  # seconds a bot may think
        poll: float = 0.25,  # seconds between looks at what other processes have stored
    ) -> None:
        raise NotImplementedError

    async def __aenter__(self) -> House:
        raise NotImplementedError

    async def __aexit__(self, *_: object) -> None:
        raise NotImplementedError

    async def open(self) -> None:
        """Bring the database up to date and start; matches go on where they stood."""
        raise NotImplementedError

    async def close(self) -> None:
        """End all subscriptions, then everything else."""
        raise NotImplementedError

    async def create(self, order: Order) -> Opened:
        raise NotImplementedError

    async def table(self, match_id: str) -> Table:
        raise NotImplementedError

    async def rematch(self, match_id: str) -> str:
        """The id of the next match of the same people, who keep their tokens; asked twice it is the same one."""
        raise NotImplementedError

    async def play_on(
        self, match_id: str, position: int, seat: int, bot: str = "greedy", owner: str | None = None
    ) -> Opened:
        """A new match from a position of a finished one: one seat is the owner's, bots sit on the others."""
        raise NotImplementedError

    async def import_record(
        self, text: str | bytes, owner: str | None = None, name: str = "", seats: Sequence[SeatOrder] | None = None
    ) -> Opened:
        """A match from an uploaded record; without seats the header's bots play and all people are the owner's."""
        raise NotImplementedError

    async def remove(self, match_id: str) -> None:
        raise NotImplementedError

    async def mine(self, user: str | None = None, tokens: Iterable[str] = (), limit: int = 100) -> list[Listed]:
        """A person's matches: their turn first, then the latest."""
        raise NotImplementedError

    async def open_tables(self, limit: int = 50) -> list[Listed]:
        """Public tables with a free seat."""
        raise NotImplementedError

    async def running(self, limit: int = 50) -> list[Listed]:
        """Public matches to watch."""
        raise NotImplementedError
