"""Reputation at the end (LL-34)."""

from __future__ import annotations

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, PLACES
from wunderkammer.games.lost_lands.state import Table


def expeditions_won(table: Table, seat: int) -> int:
    return sum(1 for at in range(JOURNEYS) if table.owners[at] == seat)


def artefact_points(table: Table, seat: int) -> int:
    return sum(table.artefacts[seat * PLACES + place] * table.content.artefacts[place] for place in range(PLACES))


def result(table: Table) -> Result:
    """Expedition cards, artefacts and money; ties go to the better initiative."""
    seats = range(table.seats)
    sheet = [
        ScoreLine("expeditions", [table.content.reputation * expeditions_won(table, seat) for seat in seats]),
        ScoreLine("artefacts", [artefact_points(table, seat) for seat in seats]),
        ScoreLine("money", [table.money[seat] for seat in seats]),
    ]
    return Result(sheet, [[-place(table, seat)] for seat in seats])


def place(table: Table, seat: int) -> int:
    """The seat's place on the initiative track; before markers stand there, all are level."""
    for at in range(PLACES):
        if table.track[at] == seat:
            return at
    return PLACES
