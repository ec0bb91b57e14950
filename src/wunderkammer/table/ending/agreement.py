"""Ending a match by agreement: when all who still sit there want that, or the last of them leaves."""

from __future__ import annotations

from wunderkammer.table.clocks import AGREED, BESIDE, ENDED
from wunderkammer.table.entry_book import NewEntry, Plan
from wunderkammer.table.table import Table
from wunderkammer.table.table_errors import BadOrder


def present(table: Table) -> set[int]:
    """The seats of people for whom no bot plays."""
    return {seat.seat for seat in table.seats if seat.kind == "person" and not seat.away}


def agreed_seats(table: Table) -> set[int]:
    """The seats that would end the match here; a seat that moves does not want that, and all are asked again."""
    people, found = present(table), set[int]()
    for row in reversed(table.book.rows):
        if row.key == AGREED:
            found.add(row.seat)
        elif row.key not in BESIDE and row.seat in people:
            break
    return found & people


async def agree(table: Table, seat: int) -> None:
    """One person would end the match; if all others who are there do too, it is over, without a result."""
    table.person(seat)
    if table.lesson is not None:
        raise BadOrder("lesson-alone")

    def plan() -> Plan:
        if table.status != "over":
            table.check_begun()
        if table.status == "over" or seat in agreed_seats(table):
            return Plan([])
        steps = [*table.back(seat), table.book.beside(seat, AGREED)]
        everybody = present(table) <= agreed_seats(table) | {seat}
        return Plan([*steps, NewEntry(seat, ENDED, 0)] if everybody else steps)

    await table.services.finish(table.change(plan))


async def end_if_left(table: Table, seat: int) -> None:
    """Somebody has left a seat: if nobody is there any more who would play on, the match is over."""

    def plan() -> Plan:
        left = table.status == "playing" and present(table) <= agreed_seats(table)
        return Plan([NewEntry(seat, ENDED, 0)] if left else [])

    await table.services.finish(table.change(plan))
