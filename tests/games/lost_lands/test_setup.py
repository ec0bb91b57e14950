"""Laying out the game: LL-01 … LL-07."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import COLOURS, COPIES, FatedMatch, new_game
from tests.games.lost_lands.seen import bid, log_lines, player, purses, table, track, why_not

ANY_FOUR = ("thule", "agartha", "mu", "iram")


@pytest.mark.rule("LL-01")
def test_four_different_expeditions_lie_face_up_and_the_leftmost_is_active() -> None:
    seen = table(FatedMatch(seats=2, fate=ANY_FOUR))
    assert [laid["expedition"] for laid in seen["expeditions"]] == [*ANY_FOUR]
    assert seen["active"] == 0
    with pytest.raises(KeyError, match="mu"):
        FatedMatch(seats=2, fate=["mu", "mu"])


@pytest.mark.rule("LL-01")
def test_any_of_the_nine_expeditions_can_be_the_first() -> None:
    firsts = {table(FatedMatch(seats=2, seed=seed))["expeditions"][0]["expedition"] for seed in range(80)}
    assert len(firsts) == 9


@pytest.mark.rule("LL-01")
def test_the_first_game_begins_with_one_of_three_expeditions_for_beginners() -> None:
    matches = [FatedMatch(seats=2, seed=seed, options={"first_game": True}) for seed in range(30)]
    rows = [[laid["expedition"] for laid in table(match)["expeditions"]] for match in matches]
    assert {row[0] for row in rows} == {"avalon", "kalahari", "iram"}
    assert {"thule", "avalon"} <= {expedition for row in rows for expedition in row[1:]}


@pytest.mark.rule("LL-02")
def test_all_51_other_cards_make_the_deck_and_the_discard_is_empty() -> None:
    match = FatedMatch(seats=3, seed=1)
    assert table(match)["deck"] == 51
    assert table(match)["discard"] == {}
    assert match.state_json()["deck"] == COPIES
    assert sum(COPIES[card] for card in ("risky_move", "jetpack", "long_observation")) == 12


@pytest.mark.rule("LL-02")
def test_the_discard_lies_face_up_and_the_deck_shows_only_its_size() -> None:
    match = new_game(2, fate=["0", "patron_red", "crew_1a", "crew_1b"])
    bid(match, 1, 0)
    match.play(0, "take:patron_red")
    assert table(match)["discard"] == {"patron_red": 1}
    assert table(match)["deck"] == 48


@pytest.mark.rule("LL-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_picks_a_screen_of_their_own(seats: int) -> None:
    match = FatedMatch(seats=seats, seed=1)
    for seat in range(seats):
        assert match.legal(seat) == [f"screen:{colour}" for colour in COLOURS[seat:]]
        match.play(seat, f"screen:{COLOURS[seat]}")
    assert [player(match, seat)["screen"] for seat in range(seats)] == [*COLOURS[:seats]]


@pytest.mark.rule("LL-03")
def test_a_screen_that_is_taken_is_refused() -> None:
    match = FatedMatch(seats=2, seed=1)
    match.play(0, "screen:green")
    assert why_not(match, 1, "screen:green") == ("screen-taken", "LL-03")


@pytest.mark.rule("LL-04")
def test_everybody_starts_with_11() -> None:
    assert purses(FatedMatch(seats=4, seed=1)) == [11, 11, 11, 11]


@pytest.mark.rule("LL-05")
def test_lots_decide_the_start_and_places_one_and_two_cost_2_and_1() -> None:
    match = new_game(4, fate=["2", "0", "3"])
    assert track(match) == [2, 0, 3, 1]
    assert purses(match) == [10, 11, 9, 11]
    assert log_lines(match, "start-paid") == [(2, 2), (0, 1)]


@pytest.mark.rule("LL-05")
@pytest.mark.parametrize("lots", ["012", "123", "230", "301"])
def test_every_player_can_be_drawn_for_every_place(lots: str) -> None:
    assert track(new_game(4, fate=[*lots]))[:3] == [int(lot) for lot in lots]


@pytest.mark.rule("LL-06")
def test_two_players_start_on_three_and_four_and_pay_by_rank() -> None:
    match = new_game(2, fate=["1"])
    assert track(match) == [None, None, 1, 0]
    assert purses(match) == [10, 9]


@pytest.mark.rule("LL-06")
def test_of_three_players_the_first_and_the_second_pay() -> None:
    match = new_game(3, fate=["2", "1"])
    assert track(match) == [None, 2, 1, 0]
    assert purses(match) == [11, 10, 9]


@pytest.mark.rule("LL-06")
@pytest.mark.parametrize(("seats", "left"), [(2, [11, 11]), (3, [11, 11, 10]), (4, [11, 11, 10, 9])])
def test_by_a_house_ruling_places_are_paid_for_by_space(seats: int, left: list[int]) -> None:
    lots = [str(seat) for seat in range(seats - 1, 0, -1)]
    match = new_game(seats, fate=lots, pack={"rulings": {"starting_payment": "space"}})
    assert purses(match) == left


@pytest.mark.rule("LL-07")
def test_in_an_auctioned_start_higher_bids_take_better_places_and_are_paid() -> None:
    match = new_game(4, auctioned_start=True)
    bid(match, 0, 3, 5, 1)
    assert track(match) == [2, 1, 3, 0]
    assert purses(match) == [11, 11 - 3 - 1, 11 - 5 - 2, 10]
    assert match.state_json()["bids"] == [0, 0, 0, 0]


@pytest.mark.rule("LL-07")
@pytest.mark.parametrize("lucky", ["1", "2"])
def test_ties_of_an_auctioned_start_are_broken_by_lot(lucky: str) -> None:
    match = new_game(4, fate=[lucky], auctioned_start=True)
    bid(match, 4, 5, 5, 2)
    assert track(match) == [int(lucky), 3 - int(lucky), 0, 3]


@pytest.mark.rule("LL-07", "LL-06")
def test_three_bidders_share_the_places_that_unused_markers_leave() -> None:
    match = new_game(3, auctioned_start=True)
    bid(match, 1, 0, 2)
    assert track(match) == [None, 2, 0, 1]
    assert purses(match) == [11 - 1 - 1, 11, 11 - 2 - 2]


@pytest.mark.rule("LL-07")
def test_who_has_bid_everything_pays_for_the_place_only_what_is_left() -> None:
    match = new_game(4, auctioned_start=True)
    bid(match, 11, 10, 0, 1)
    assert purses(match)[:2] == [0, 0]
    assert log_lines(match, "start-paid") == [(1, 1)]


@pytest.mark.rule("LL-07", "LL-11")
def test_bids_for_the_start_are_secret_until_the_last_one() -> None:
    match = new_game(2, auctioned_start=True)
    match.play(0, "bid:4")
    assert match.to_act == (1,)
    assert table(match, 1)["players"][0]["bid"] is None
    assert log_lines(match, "bid", 1) == []
    match.play(1, "bid:5")
    assert sorted(log_lines(match, "bid-shown", 1)) == [(0, 4), (1, 5)]
    assert why_not(new_game(2, auctioned_start=True), 0, "bid:12") == ("bid-too-high", "LL-11")
