"""Reputation at the end (LL-34)."""

from __future__ import annotations

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, PLACES
from wunderkammer.games.lost_lands.state import LostLandsState


def expeditions_won(state: LostLandsState, seat: int) -> int:
    return sum(1 for at in range(JOURNEYS) if state.owners[at] == seat)


def artefact_points(state: LostLandsState, seat: int) -> int:
    return sum(state.artefacts[seat * PLACES + place] * state.content.artefacts[place] for place in range(PLACES))


def result(state: LostLandsState) -> Result:
    """Expedition cards, artefacts and money; ties go to the better initiative."""
    seats = range(state.seats)
    sheet = [
        ScoreLine("expeditions", [state.content.reputation * expeditions_won(state, seat) for seat in seats]),
        ScoreLine("artefacts", [artefact_points(state, seat) for seat in seats]),
        ScoreLine("money", [state.money[seat] for seat in seats]),
    ]
    return Result(sheet, [[-place(state, seat)] for seat in seats])


def place(state: LostLandsState, seat: int) -> int:
    """The seat's place on the initiative track; before markers stand there, all are level."""
    for at in range(PLACES):
        if state.track[at] == seat:
            return at
    return PLACES
