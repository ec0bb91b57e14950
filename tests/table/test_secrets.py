"""What a table hands out for a seat tells nothing that the seat must not know."""

from __future__ import annotations

import json
import random

import pytest

from tests.table.company import mine, open_table, play_any, run
from wunderkammer.table import House, Table


def told_to(table: Table, seat: int | None) -> str:
    """Everything that a page is made of for a seat, or for a spectator."""
    log = [(line.code, [domain.text(at) for _, domain, at in line.arguments]) for line in table.match.log(seat)]
    shown: list[object] = [table.match.view(seat), log, table.chat, table.match.to_act, table.revision]
    shown += [table.seats if seat is None else table.undo_state(seat), table.status, table.clock(0)]
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
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"), "lost_lands")
            while len(table.match.to_act) == 1:
                await play_any(table, table.match.to_act[0])
            await table.play(0, bid, table.revision)
            return [without_ids(told_to(table, seat), table) for seat in (0, 1, 2, None)]

    low, high = run(told("bid:0")), run(told("bid:5"))
    assert low[0] != high[0]
    assert low[1:] == high[1:]


@pytest.mark.parametrize("seed", range(12))
def test_the_cards_in_other_hands_are_named_to_nobody(path: str, seed: int) -> None:
    """In the first round of Evolution no card is open yet: what is in another's hand only must not be named."""

    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"), seed=seed)
            hands = [in_hand(table, seat) for seat in range(3)]
            for seat in (2, 0):
                await play_any(table, seat, random.Random(seed))
                for viewer in (0, 1, 2, None):
                    own = hands[viewer] if viewer is not None else set()
                    told = told_to(table, viewer)
                    assert not [card for card in set.union(*hands) - own if card in told]
                    assert all(card in told for card in own)

    run(scenario())


def in_hand(table: Table, seat: int) -> set[str]:
    return {*table.match.view(seat)["table"]["players"][seat]["hand"]}
