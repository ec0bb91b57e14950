"""A server process that plays at several tables without end, and says so of every move that was acknowledged.

Run as `python player.py URL SEED`; each line it prints is a match, the number of the entry, the seat and the key.
"""

from __future__ import annotations

import asyncio
import random
import sys

from wunderkammer.table import House, Order, SeatOrder

TABLES = 4


async def play(house: House, luck: random.Random) -> None:
    while True:
        told = await house.create(Order("evolution", tuple(SeatOrder("person", name, mine=True) for name in "abc")))
        table = await house.table(told.match_id)
        while table.match.to_act:
            seat = luck.choice(table.match.to_act)
            before, key = table.revision, luck.choice(table.match.legal(seat))
            await table.play(seat, key, before)
            print(table.id, before, seat, key, flush=True)
            if luck.random() < 0.1 and table.undo_state(seat).can:
                before = table.revision
                await table.undo(seat)
                print(table.id, before, seat, "undo", flush=True)


async def main() -> None:
    luck = random.Random(int(sys.argv[2]))
    async with House(sys.argv[1]) as house:
        await asyncio.gather(*(play(house, luck) for _ in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
