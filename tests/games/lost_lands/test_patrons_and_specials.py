"""Patrons, specials and Long Observation: LL-22, LL-23, LL-26."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import COLOURS, position
from tests.games.lost_lands.seen import cards, log_lines, purses, table, track


@pytest.mark.rule("LL-22", "LL-03")
@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_a_patron_pays_7_to_the_own_screen_and_5_to_anybody_else(own: int) -> None:
    patron = f"patron_{COLOURS[own]}"
    for seat in range(4):
        match = position("take", takers=[seat, (seat + 1) % 4], market=[patron, "jetpack"])
        match.play(seat, f"take:{patron}")
        assert purses(match)[seat] == 11 + (7 if seat == own else 5)
        assert table(match)["discard"] == {patron: 1}


@pytest.mark.rule("LL-22")
def test_a_patron_is_sold_at_once_without_a_question() -> None:
    match = position("take", takers=[0, 1], market=["patron_blue", "jetpack"])
    match.play(0, "take:patron_blue")
    assert match.to_act == (1,)
    assert log_lines(match, "received") == [(0, 5)]


@pytest.mark.rule("LL-23")
@pytest.mark.parametrize("card", ["risky_move", "long_observation"])
def test_a_special_is_played_or_sold(card: str) -> None:
    match = position("take", takers=[0, 1], market=[card, "jetpack"], fate=["cartographer"])
    match.play(0, f"take:{card}")
    assert match.legal(0) == ["perform", "sell"]
    match.play(0, "perform")
    assert table(match)["discard"] == {card: 1}
    assert purses(match)[0] == 11


@pytest.mark.rule("LL-23", "LL-25")
def test_a_jetpack_that_is_played_stays_in_its_team() -> None:
    match = position("use", card="jetpack", takers=[0, 1], market=["crew_1a"])
    match.play(0, "fit:first,crew")
    assert cards(match, 0) == {"crew": "jetpack"}
    assert table(match)["discard"] == {}


@pytest.mark.rule("LL-26")
@pytest.mark.parametrize(
    ("seat", "after"), [(0, [0, 1, 2, 3]), (1, [1, 0, 2, 3]), (2, [2, 0, 1, 3]), (3, [3, 0, 1, 2])]
)
def test_long_observation_leads_to_place_one_and_moves_those_ahead_back(seat: int, after: list[int]) -> None:
    match = position("use", card="long_observation", takers=[seat, (seat + 1) % 4], market=["jetpack"])
    match.play(seat, "perform")
    assert track(match) == after


@pytest.mark.rule("LL-26", "LL-06")
def test_long_observation_shifts_unused_markers_too() -> None:
    match = position(
        "use", seats=2, card="long_observation", takers=[1, 0], track=[None, 0, 1, None], market=["jetpack"]
    )
    match.play(1, "perform")
    assert track(match) == [1, None, 0, None]


@pytest.mark.rule("LL-26")
def test_long_observation_leaves_the_order_of_picking_alone() -> None:
    match = position(
        "use", card="long_observation", takers=[0, 3, 1], track=[1, 2, 3, 0], market=["jetpack", "crew_1a"]
    )
    match.play(0, "perform")
    assert track(match) == [0, 1, 2, 3]
    assert match.to_act == (3,)
