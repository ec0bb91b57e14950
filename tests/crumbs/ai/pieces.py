"""What a seat may know of Crumbs, as numbers: everything."""

from __future__ import annotations

from mypy_extensions import i64

from tests.crumbs.content.tables import MOST_CRUMBS
from tests.crumbs.state import CrumbsState
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter, seat_after


def shapes(seats: int) -> list[PieceShape]:
    return [
        PieceShape("left", "crumbs that nobody has taken yet", (1,), MOST_CRUMBS),
        PieceShape("taken", "crumbs that everybody has", (seats,), MOST_CRUMBS),
        PieceShape("sparrows", "who is a sparrow", (seats,)),
    ]


def write(state: CrumbsState, seat: i64, writer: PieceWriter) -> None:
    writer.add(state.left)
    for step in range(state.seats):
        writer.add(state.taken[seat_after(state, seat, step)])
    for step in range(state.seats):
        writer.add_flag(state.is_sparrow(seat_after(state, seat, step)))
