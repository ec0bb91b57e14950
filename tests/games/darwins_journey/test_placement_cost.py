"""What a spot would cost, told before a worker is placed: it is what the rules then ask for."""

from __future__ import annotations

import pytest

from tests.games.boards import board_of, play_random
from tests.games.darwins_journey.seen import board
from wunderkammer.games.darwins_journey.content.names import PAGE_NAMES, SPOT
from wunderkammer.games.darwins_journey.placement_cost import PlacementCost, placement_costs
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.match.match import Match


def told(match: Match, seat: int) -> dict[str, PlacementCost]:
    """The costs of all spots by name."""
    assert isinstance(match.state, DarwinState)
    return dict(zip(SPOT.labels, placement_costs(match.state, seat), strict=True))


def spots(match: Match, seat: int) -> set[str]:
    """Where a worker can be placed."""
    return {key.partition(",")[2] for key in match.legal(seat) if key.startswith("place:")}


@pytest.mark.rule("DJ-16")
@pytest.mark.rule("DJ-17")
@pytest.mark.rule("DJ-18")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_spot_without_obstacle_is_one_that_the_rules_allow(seats: int) -> None:
    match = Match("darwins_journey", seats, 4)
    looked = 0
    for seat in play_random(match, seed=seats, every=1):
        if spots(match, seat):
            looked += 1
            assert {name for name, cost in told(match, seat).items() if not cost.obstacle} == spots(match, seat)
    assert looked >= 20


@pytest.mark.rule("DJ-16")
@pytest.mark.rule("DJ-17")
def test_the_cheapest_worker_pays_what_was_told() -> None:
    match = Match("darwins_journey", 3, 4)
    paid = 0
    for seat in play_random(match, seed=3, every=1):
        for name in sorted(name for name in spots(match, seat) if name.startswith(PAGE_NAMES)):  # others give at once
            cost, before = told(match, seat)[name], board(match, seat)
            least = min(spent(match, seat, key, before) for key in match.legal(seat) if key.endswith(f",{name}"))
            assert least == (cost.knowledge, cost.coins), name
            paid += cost.knowledge + cost.coins
        if paid > 20:
            return
    pytest.fail("nobody ever had to pay")


def spent(match: Match, seat: int, key: str, before: dict[str, int]) -> tuple[int, int]:
    """Temporary knowledge and coins that a placement takes."""
    other = Match.from_record(match.record)
    other.play(seat, key)
    after = board(other, seat)
    return before["knowledge"] - after["knowledge"], before["coins"] - after["coins"]


def test_costs_are_shown_to_those_who_play_and_only_their_own() -> None:
    match = Match("darwins_journey", 2, 4)
    for seat in play_random(match, seed=2, every=1):
        if spots(match, seat):
            assert 'class="dj-cost' in board_of(match, seat)
            assert 'class="dj-cost' not in board_of(match, None)
            return
