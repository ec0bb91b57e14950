"""Losses, the next expedition and the end: LL-31 … LL-33."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import cards, log_lines, send, table, why_not

PAIR = "explorer_4a crew_4a"


@pytest.mark.rule("LL-31")
def test_the_owner_chooses_what_a_team_loses() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a transport_1a"], 1: ["crew_4b"]})
    send(match, "first", "first")
    assert (match.to_act, match.legal(0)) == ((0,), ["lose:0,first,crew", "lose:0,first,transport"])
    match.play(0, "lose:0,first,transport")
    assert cards(match, 0) == {"crew": "crew_1a"}
    assert log_lines(match, "lost") == [(1, "first", "crew_4b"), (0, "first", "transport_1a")]


@pytest.mark.rule("LL-31")
@pytest.mark.parametrize(("track", "chooser"), [([0, 2, 1, 3], 2), ([1, 0, 2, 3], 1), ([3, 2, 1, 0], 3)])
def test_the_opponent_with_the_best_initiative_chooses_for_the_winner(track: list[int], chooser: int) -> None:
    match = position("send", track=track, teams={0: [PAIR]})
    send(match, "first")
    assert match.to_act == (chooser,)
    match.play(chooser, "lose:0,first,explorer")
    assert cards(match, 0) == {"crew": "crew_4a"}


@pytest.mark.rule("LL-31", "LL-06")
def test_unused_markers_choose_nothing() -> None:
    match = position("send", seats=2, track=[None, 0, None, 1], teams={0: [PAIR]})
    send(match, "first")
    assert match.to_act == (1,)


@pytest.mark.rule("LL-31")
def test_the_winner_loses_first_then_the_others_by_initiative() -> None:
    teams = {0: ["explorer_1a crew_1a"], 1: ["explorer_2a crew_2a", "explorer_3a crew_3a"], 2: [PAIR]}
    match = position("send", track=[1, 3, 0, 2], teams=teams)
    send(match, "both", "first", "first")
    asked = []
    for _ in range(4):
        seat = match.to_act[0]
        asked.append((seat, table(match)["loss"]["owner"], table(match)["loss"]["team"]))
        match.play(seat, match.legal(seat)[0])
    assert asked == [(1, 2, "first"), (1, 1, "first"), (1, 1, "second"), (0, 0, "first")]
    assert match.view(0)["ask"] == "bid"


@pytest.mark.rule("LL-31")
def test_the_winners_other_team_is_its_owners_choice() -> None:
    match = position("send", seats=2, track=[0, 1, None, None], teams={0: ["explorer_1a crew_1a", PAIR]})
    send(match, "both")
    match.play(1, "lose:0,second,crew")
    assert match.to_act == (0,)
    match.play(0, "lose:0,first,crew")
    assert [cards(match, 0, 0), cards(match, 0, 1)] == [{"explorer": "explorer_1a"}, {"explorer": "explorer_4a"}]


@pytest.mark.rule("LL-31")
def test_a_team_crowned_by_its_owner_is_the_winner_of_the_losses_too() -> None:
    match = position("send", seats=2, teams={0: ["explorer_1a crew_1a", "explorer_1b crew_1b"]})
    send(match, "both")
    match.play(0, "crown:second")
    assert (match.to_act, table(match)["loss"]) == ((1,), {"owner": 0, "team": "second"})


@pytest.mark.rule("LL-31")
def test_a_single_card_is_no_choice_and_a_team_without_cards_is_gone() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a", "crew_2a"], 1: ["crew_4a"]}, fate=["jetpack"] * 3)
    send(match, "both", "first")
    assert log_lines(match, "lost") == [(1, "first", "crew_4a"), (0, "first", "crew_1a"), (0, "second", "crew_2a")]
    assert cards(match, 0, 0) == cards(match, 0, 1) == cards(match, 1) == {}
    assert match.view(0)["ask"] == "bid"


@pytest.mark.rule("LL-31")
def test_a_team_that_stayed_at_home_loses_nothing() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a", "crew_2a"]})
    send(match, "second")
    assert [cards(match, 0, 0), cards(match, 0, 1)] == [{"crew": "crew_1a"}, {}]


@pytest.mark.rule("LL-31")
def test_only_a_card_of_the_team_in_question_can_be_lost() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a transport_1a", "crew_2a"]})
    send(match, "first")
    assert why_not(match, 1, "lose:0,first,explorer") == ("no-such-card", "LL-31")
    assert why_not(match, 1, "lose:0,second,crew") == ("other-team-loses", "LL-31")


@pytest.mark.rule("LL-31")
def test_of_a_second_team_too_only_a_card_that_is_there_can_be_lost() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a", PAIR]})
    send(match, "second")
    assert why_not(match, 1, "lose:0,second,transport") == ("no-such-card", "LL-31")
    assert why_not(match, 1, "lose:0,first,crew") == ("other-team-loses", "LL-31")


@pytest.mark.rule("LL-32")
def test_afterwards_deck_discard_and_cartographers_make_a_new_deck() -> None:
    fate = ["crew_1a", "cartographer", "crew_2a", "crew_3a"]
    match = position(
        "send", seats=2, teams={0: ["crew_1a"], 1: ["crew_4a"]}, cartographers=4, deck=["jetpack"], fate=fate
    )
    send(match, "first", "none")
    assert table(match)["discard"] == {}
    assert table(match)["cartographers"] == 1
    assert table(match)["deck"] == 51 - len(["crew_4a", *fate])


@pytest.mark.rule("LL-32")
def test_the_next_expedition_of_the_row_becomes_active_and_teams_stay() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a transport_4a"]}, expeditions="avalon thule mu iram")
    send(match, "none")
    assert log_lines(match, "next-active") == [(-1, "thule")]
    assert table(match)["active"] == 1
    assert table(match)["players"][0]["teams"][0]["strength"] == 1 * 2 + 4
    assert not table(match)["players"][0]["teams"][0]["going"]


@pytest.mark.rule("LL-33")
def test_the_game_ends_after_the_fourth_expedition() -> None:
    match = position("send", seats=2, active=3, teams={0: [PAIR]})
    send(match, "first")
    assert match.result is None
    match.play(1, "lose:0,first,crew")
    assert (match.to_act, match.view(0)["over"]) == ((), True)
    assert match.result is not None


@pytest.mark.rule("LL-33")
def test_the_third_expedition_is_not_the_last() -> None:
    match = position("send", seats=2, active=2, teams={0: ["crew_1a"]})
    send(match, "first")
    assert (match.result, match.view(0)["ask"]) == (None, "bid")
