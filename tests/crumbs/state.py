"""What lies on the table of Crumbs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tests.crumbs.content.tables import MOST_CRUMBS, CrumbsContent
from wunderkammer.core.fields import Field, Number, Numbers, per_seat
from wunderkammer.core.state import EMPTY, State

FIELDS: tuple[Field, ...] = (
    Number("sparrows", "how many of the last seats are played by sparrows", 0, per_seat(1, -1)),
    Number("left", "crumbs that nobody has taken yet", 0, MOST_CRUMBS),
    Numbers("taken", "crumbs by seat", per_seat(), 0, MOST_CRUMBS),
)


@mypyc_attr(acyclic=True)
class CrumbsState(State):
    """The crumbs that are left, and those that everybody has."""

    content: CrumbsContent
    sparrows: i64 = 0
    left: i64 = 0
    taken: vec[i64] = EMPTY

    def __init__(self, content: CrumbsContent) -> None:
        self.content = content

    def is_sparrow(self, seat: i64) -> bool:
        return seat >= self.seats - self.sparrows

    def take(self, seat: i64, amount: i64) -> None:
        self.left -= amount
        self.taken[seat] += amount
