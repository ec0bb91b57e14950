"""The market and the end of a round: LL-08 … LL-10, LL-15, LL-18, LL-35."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import bid, cards, log_lines, market, story, table, track, why_not


@pytest.mark.rule("LL-08")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4)])
def test_the_market_holds_three_cards_or_with_four_players_four(seats: int, size: int) -> None:
    match = position("take", seats=seats, market=["patron_red"], fate=["jetpack"] * 3 + ["crew_1a"])
    match.play(0, "take:patron_red")
    assert market(match) == sorted((["jetpack"] * 3 + ["crew_1a"])[:size])
    assert match.to_act == tuple(range(seats))


@pytest.mark.rule("LL-09")
def test_a_revealed_cartographer_is_charted_and_another_card_revealed() -> None:
    fate = ["crew_1a", "cartographer", "crew_1b", "cartographer", "crew_2a"]
    match = position("take", seats=3, market=["patron_red"], fate=fate)
    match.play(0, "take:patron_red")
    assert market(match) == ["crew_1a", "crew_1b", "crew_2a"]
    assert table(match)["cartographers"] == 2
    assert log_lines(match, "charted") == [(-1, 1), (-1, 2)]


@pytest.mark.rule("LL-09", "LL-18")
def test_there_may_be_more_than_three_cartographers_before_the_round_ends() -> None:
    match = position("take", seats=2, market=["patron_red"], cartographers=2, fate=["cartographer"] * 5)
    match.play(0, "take:patron_red")
    assert table(match)["cartographers"] == 7
    assert match.to_act == (0, 1)
    assert [len(market(match)), log_lines(match, "expedition-starts")] == [3, []]


@pytest.mark.rule("LL-10")
def test_an_empty_deck_is_made_anew_from_the_discard_when_a_card_is_needed() -> None:
    match = position("take", seats=3, market=["patron_red"], deck=["crew_1a"])
    match.play(0, "take:patron_red")
    assert story(match, "reveal", "shuffled")[:3] == ["reveal", "shuffled", "reveal"]
    assert log_lines(match, "shuffled") == [(-1,)]
    assert ("crew_1a" in market(match), table(match)["discard"]) == (True, {})
    assert table(match)["deck"] == 51 - 3 - table(match)["cartographers"]


@pytest.mark.rule("LL-10")
def test_the_discard_stays_as_long_as_no_card_is_needed() -> None:
    match = position("take", seats=3, market=["patron_red"], deck=["crew_1a", "crew_2a", "crew_3a"])
    match.play(0, "take:patron_red")
    assert [market(match), table(match)["deck"]] == [["crew_1a", "crew_2a", "crew_3a"], 0]
    assert sum(table(match)["discard"].values()) == 48
    assert log_lines(match, "shuffled") == []


@pytest.mark.rule("LL-15")
def test_each_player_takes_one_card_in_the_order_of_bids() -> None:
    match = position(seats=4)
    bid(match, 1, 4, 2, 3)
    for seat, colour in [(1, "red"), (3, "blue"), (2, "green"), (0, "yellow")]:
        assert match.to_act == (seat,)
        assert match.legal(seat)[0] == f"take:patron_{colour}"
        match.play(seat, f"take:patron_{colour}")
    assert log_lines(match, "left-over") == []


@pytest.mark.rule("LL-15")
def test_with_two_players_the_last_card_of_the_market_is_discarded() -> None:
    match = position(seats=2, market=["patron_red", "crew_4a", "crew_4b"])
    bid(match, 1, 0)
    match.play(0, "take:patron_red")
    assert match.legal(1) == ["take:crew_4a", "take:crew_4b"]
    match.play(1, "take:crew_4b")
    match.play(1, "sell")
    assert log_lines(match, "left-over") == [(-1, "crew_4a")]
    assert table(match)["discard"] == {"patron_red": 1, "crew_4a": 1, "crew_4b": 1}


@pytest.mark.rule("LL-15")
def test_two_copies_of_a_card_are_one_choice_but_two_cards() -> None:
    match = position("take", seats=3, takers=[0, 1], market=["patron_red", "patron_red"])
    assert match.legal(0) == ["take:patron_red"]
    match.play(0, "take:patron_red")
    assert market(match) == ["patron_red"]


@pytest.mark.rule("LL-18")
def test_three_cartographers_start_an_expedition_at_the_end_of_the_round() -> None:
    match = position("take", seats=2, market=["patron_red"], cartographers=3, teams={1: ["crew_1a"]})
    match.play(0, "take:patron_red")
    assert log_lines(match, "expedition-starts") == [(-1, "avalon")]
    assert match.view(1)["ask"] == "send"


@pytest.mark.rule("LL-18")
def test_with_two_cartographers_a_new_round_begins() -> None:
    match = position("take", seats=2, market=["patron_red"], cartographers=2, fate=["crew_1a", "crew_1b", "crew_2a"])
    match.play(0, "take:patron_red")
    assert match.view(1)["ask"] == "bid"


@pytest.mark.rule("LL-18")
def test_the_third_cartographer_waits_until_everybody_has_a_card() -> None:
    match = position("use", takers=[0, 1], card="risky_move", market=["patron_red"], cartographers=2)
    match.fate = ["cartographer"]
    match.play(0, "perform")
    assert (match.to_act, match.view(1)["ask"]) == ((1,), "take")


@pytest.mark.rule("LL-35")
def test_taking_a_card_is_compulsory() -> None:
    match = position("take", seats=3, takers=[0, 1], market=["crew_1a", "jetpack"])
    assert match.legal(0) == ["take:crew_1a", "take:jetpack"]
    assert why_not(match, 0, "take:crew_4a") == ("not-on-market", "LL-15")
    assert why_not(match, 0, "send:none") == ("send-at-expedition", "LL-27")


@pytest.mark.rule("LL-35")
def test_a_card_is_resolved_fully_before_the_next_player_chooses() -> None:
    match = position("take", seats=2, takers=[0, 1], market=["risky_move", "crew_2a"], fate=["crew_4a"])
    for key in ("take:risky_move", "perform", "join:first"):
        assert match.to_act == (0,)
        match.play(0, key)
    assert cards(match, 0) == {"crew": "crew_4a"}
    assert match.to_act == (1,)
    assert track(match) == [None, None, 0, 1]
