"""What species look like."""

from __future__ import annotations

from itertools import pairwise

from wunderkammer.games.evolution.board.animals import PLAIN, looks_like
from wunderkammer.games.evolution.content.cards import TRAIT_NAMES

NOTHING: frozenset[str] = frozenset()


def test_the_first_trait_changes_the_look_whichever_it_is() -> None:
    places = [(seat, place) for seat in range(6) for place in range(6)]
    made = {looks_like(frozenset([trait]), *at) for trait in TRAIT_NAMES for at in places}
    assert made.isdisjoint(PLAIN)


def test_neighbours_without_traits_and_the_first_of_all_rows_are_never_alike() -> None:
    assert len({looks_like(NOTHING, seat, 0) for seat in range(6)}) == 6
    for seat in range(6):
        row = [looks_like(NOTHING, seat, place) for place in range(8)]
        assert all(one != other for one, other in pairwise(row))
