"""The auction of a round: LL-11 … LL-14."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import bid, log_lines, player, purses, table, track


@pytest.mark.rule("LL-11")
def test_a_bid_is_anything_from_nothing_to_the_whole_purse() -> None:
    match = position(money=[3, 0, 5, 5])
    assert match.to_act == (0, 1, 2, 3)
    assert match.legal(0) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    assert match.legal(1) == ["bid:0"]


@pytest.mark.rule("LL-11")
def test_a_bid_above_the_purse_is_refused_with_what_is_missing() -> None:
    refusal = position(money=[3, 0, 5, 5]).refusal(0, "bid:7")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("bid-too-high", "LL-11")
    assert refusal.details == {"amount": 7, "have": 3, "missing": 4}


@pytest.mark.rule("LL-11")
def test_with_more_money_than_a_bid_can_name_every_move_is_still_a_bid() -> None:
    """Only a pack can make anybody so rich."""
    match = position(seats=2, money=[2000, 0])
    assert match.legal(0) == [f"bid:{amount}" for amount in range(512)]


@pytest.mark.rule("LL-11")
def test_bids_stay_secret_until_the_last_one_and_are_then_shown_to_all() -> None:
    match = position(seats=2)
    match.play(1, "bid:6")
    assert player(match, 1)["bid"] == 6
    assert [table(match, other)["players"][1]["bid"] for other in (0, None)] == [None, None]
    assert table(match, 0)["players"][1]["chosen"]
    assert log_lines(match, "bid", 0) == []
    match.play(0, "bid:2")
    assert log_lines(match, "bid-shown", None) == [(1, 6), (0, 2)]


@pytest.mark.rule("LL-12")
def test_higher_bids_choose_first() -> None:
    match = position(seats=3)
    bid(match, 2, 0, 7)
    assert table(match)["order"] == [2, 0, 1]
    assert match.to_act == (2,)


@pytest.mark.rule("LL-12", "LL-14")
def test_ties_go_to_the_better_initiative_before_it_changes() -> None:
    """The rulebook's example: A B C D bid 3, 5, 3, 5."""
    match = position(track=[0, 1, 2, 3])
    bid(match, 3, 5, 3, 5)
    assert table(match)["order"] == [1, 3, 0, 2]
    assert track(match) == [1, 0, 3, 2]


@pytest.mark.rule("LL-12")
def test_ties_follow_the_track_not_the_seats() -> None:
    match = position(seats=3, track=[2, None, 0, 1])
    bid(match, 4, 4, 4)
    assert table(match)["order"] == [2, 0, 1]


@pytest.mark.rule("LL-13")
def test_every_bid_is_paid_win_or_lose() -> None:
    match = position(money=[11, 9, 8, 7])
    bid(match, 5, 4, 0, 7)
    assert purses(match) == [6, 5, 8, 0]


@pytest.mark.rule("LL-14")
def test_the_highest_bidder_swaps_forward_and_the_lowest_back() -> None:
    match = position(track=[0, 1, 2, 3])
    bid(match, 0, 1, 2, 5)
    assert track(match) == [1, 0, 3, 2]
    assert log_lines(match, "moved-up") == [(3, "iii")]
    assert log_lines(match, "moved-down") == [(0, "ii")]


@pytest.mark.rule("LL-14")
def test_nobody_moves_beyond_the_ends_of_the_track() -> None:
    match = position(track=[0, 1, 2, 3])
    bid(match, 9, 5, 4, 0)
    assert track(match) == [0, 1, 2, 3]
    assert log_lines(match, "moved-up") == log_lines(match, "moved-down") == []


@pytest.mark.rule("LL-14")
def test_equal_bids_move_the_first_and_the_last_in_order() -> None:
    match = position(track=[3, 2, 1, 0], money=[0, 0, 0, 0])
    bid(match, 0, 0, 0, 0)
    assert track(match) == [3, 2, 1, 0]
    match = position(seats=3, track=[2, 1, 0, None])
    bid(match, 1, 1, 1)
    assert track(match) == [2, 1, None, 0]


@pytest.mark.rule("LL-14", "LL-06")
def test_unused_markers_are_swapped_like_any_other() -> None:
    match = position(seats=2, track=[None, None, 0, 1])
    bid(match, 3, 2)
    assert track(match) == [None, 0, None, 1]


@pytest.mark.rule("LL-14", "LL-06")
def test_two_rivals_swap_and_the_lower_bidder_falls_back_once_more() -> None:
    """First forward, then back: the other way round the loser would have stepped out of the winner's way."""
    match = position(seats=2, track=[0, 1, None, None])
    bid(match, 2, 3)
    assert track(match) == [1, None, 0, None]


@pytest.mark.rule("LL-14")
def test_the_order_of_picking_stays_when_initiative_changes() -> None:
    match = position(seats=2, track=[None, 0, 1, None], market=["crew_1a", "crew_1b", "crew_2a"])
    bid(match, 5, 5)
    assert table(match)["order"] == [0, 1]
    assert track(match) == [0, None, None, 1]
