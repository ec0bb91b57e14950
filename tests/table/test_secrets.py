"""What a table hands out for a seat tells nothing that the seat must not know."""

from __future__ import annotations

import json
import random

from tests.table.company import mine, opened, play_any, run
from wunderkammer.table import House, Table


def told_to(table: Table, seat: int | None) -> str:
    """Everything that a page is made of for a seat, or for a spectator."""
    shown: list[object] = [table.match.view(seat), table.match.log(seat), table.chat, table.match.to_act, table.revision]
    shown += [table.seats if seat is None else table.undo_state(seat), table.state, table.clock(0)]
    if seat is not None:
        shown.append(table.match.legal(seat))
    return json.dumps(shown, default=repr)


def without_ids(text: str, table: Table) -> str:
    for seat in table.seats:
        text = text.replace(str(seat.invite), "")
    return text.replace(table.id, "")


def test_a_sealed_bid_shows_to_nobody_else(path: str) -> None:
    async def told(bid: str) -> list[str]:
        async with House(path) as house:
            table, _ = await opened(house, mine("Anna", "Boris", "Clara"), "lost_lands")
            while len(table.match.to_act) == 1:
                await play_any(table, table.match.to_act[0])
            await table.play(0, bid, table.revision)
            return [without_ids(told_to(table, seat), table) for seat in (0, 1, 2, None)]

    low, high = run(told("bid:0")), run(told("bid:5"))
    assert low[0] != high[0]
    assert low[1:] == high[1:]


def test_other_hands_stay_hidden_for_a_whole_match(path: str) -> None:
    """In Evolution every card has its own name: those in a hand are told to nobody else."""

    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await opened(house, mine("Anna", "Boris", "Clara"))
            luck = random.Random(8)
            looks = 0
            while table.match.to_act:
                await play_any(table, table.match.to_act[0], luck)
                hands = [in_hand(table, seat) for seat in range(3)]
                for viewer in (0, 1, 2, None):
                    told = told_to(table, viewer)
                    for seat in range(3):
                        if seat != viewer:
                            looks += len(hands[seat])
                            assert not [card for card in hands[seat] if f'"{card}"' in told or f":{card}\"" in told]
            assert looks > 1000

    run(scenario())


def in_hand(table: Table, seat: int) -> list[str]:
    player = table.match.view(seat)["table"]["players"][seat]
    return [str(card) for card in player["hand"]]
