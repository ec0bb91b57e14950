"""How often somebody may do something, whichever process they ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection, delete, text

from wunderkammer.table.seats import fingerprint
from wunderkammer.table.storage import schema
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import StorageFailed

MINUTE = 60.0
MOST_REMEMBERED = 10_000
# A bucket holds one minute's worth of attempts and fills up steadily; below nought nothing may be taken.
TAKE = text(
    "INSERT INTO limits AS known (who, remaining, at) VALUES (:who, :most - 1, :now) "
    "ON CONFLICT (who) DO UPDATE SET at = :now, remaining = "
    "GREATEST(-1, LEAST(:most, known.remaining + GREATEST(0, :now - known.at) * :most / 60) - 1) RETURNING remaining"
)


class Limits:
    """A bucket for everybody and everything they do; processes share them where they share a PostgreSQL."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.shared = store.engine.dialect.name == "postgresql"
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def take(self, who: str, per_minute: int) -> bool:
        """Count an attempt; whether there were not too many."""
        kept, now = fingerprint(who), self.now()  # from where somebody came is nobody's business
        if not self.shared:
            return self.take_here(kept, per_minute, now)
        values = {"who": kept, "most": float(per_minute), "now": now}
        try:
            remaining = await self.store.apart(lambda connection: connection.scalar(TAKE, values))
        except StorageFailed:  # what only wants to look must not fail because nothing can be stored
            return self.take_here(kept, per_minute, now)
        return remaining is not None and float(remaining) >= 0

    def take_here(self, who: str, per_minute: int, now: float) -> bool:
        remaining, at = self.buckets.pop(who, (float(per_minute), now))
        filled = min(float(per_minute), remaining + max(0.0, now - at) * per_minute / MINUTE)
        self.buckets[who] = (max(-1.0, filled - 1), now)
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        return filled >= 1

    async def forget(self) -> None:
        """Buckets that are full again are as good as none."""
        if self.shared:
            await self.store.apart(lambda connection: remove_before(connection, self.now() - 2 * MINUTE))


def remove_before(connection: Connection, moment: float) -> None:
    connection.execute(delete(schema.limits).where(schema.limits.c.at < moment))
