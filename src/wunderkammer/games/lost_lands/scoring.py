"""Reputation at the end (LL-34)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.lost_lands.content.cards import PLACES
from wunderkammer.games.lost_lands.state import LostLandsState


def expeditions_won(state: LostLandsState, seat: i64) -> i64:
    return sum(owner == seat for owner in state.owners)


def artefact_points(state: LostLandsState, seat: i64) -> i64:
    points: i64 = 0
    for place in range(i64(PLACES)):
        points += state.artefacts[seat * PLACES + place] * state.content.artefacts[place]
    return points


def reputation(state: LostLandsState, seat: i64) -> i64:
    """Points that everybody can see."""
    return expeditions_won(state, seat) * state.content.reputation + artefact_points(state, seat)


def result(state: LostLandsState) -> Result:
    """Expedition cards, artefacts and money; ties go to the better initiative."""
    seats = range(state.seats)
    sheet = [
        ScoreLine("expeditions", [state.content.reputation * expeditions_won(state, seat) for seat in seats]),
        ScoreLine("artefacts", [artefact_points(state, seat) for seat in seats]),
        ScoreLine("money", [state.money[seat] for seat in seats]),
    ]
    return Result(sheet, [[-state.place_of(seat)] for seat in seats])
