"""Choosing teams, money, the expedition card and artefacts: LL-27 … LL-30, LL-36."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import new_game, position
from tests.games.lost_lands.seen import bid, cards, log_lines, player, purses, send, story, table, why_not


@pytest.mark.rule("LL-27")
@pytest.mark.parametrize("sent", ["none", "first", "second", "both"])
def test_a_player_sends_none_one_or_both_teams(sent: str) -> None:
    match = position("send", seats=2, teams={0: ["crew_1a", "crew_1b"], 1: ["crew_2a"]})
    assert match.legal(0) == ["send:none", "send:first", "send:second", "send:both"]
    match.play(0, f"send:{sent}")
    going = [team["going"] for team in table(match, 1)["players"][0]["teams"]]
    assert going == [sent in ("first", "both"), sent in ("second", "both")]


@pytest.mark.rule("LL-27")
def test_players_decide_one_after_the_other_from_place_one_downwards() -> None:
    match = position("send", track=[2, 0, 3, 1], teams={seat: [f"crew_{seat + 1}a"] for seat in range(4)})
    asked: list[int] = []
    for _ in range(4):
        asked += match.to_act
        match.play(match.to_act[0], "send:none")
    assert asked == [2, 0, 3, 1]


@pytest.mark.rule("LL-27")
def test_who_has_no_team_is_not_asked() -> None:
    match = position("take", seats=3, market=["patron_red"], cartographers=3, teams={1: ["", "crew_1a"]})
    match.play(0, "take:patron_red")
    assert (match.to_act, match.legal(1)) == ((1,), ["send:none", "send:second"])
    assert why_not(match, 1, "send:both") == ("no-such-team", "LL-27")


@pytest.mark.rule("LL-28")
@pytest.mark.parametrize(
    ("team", "strength", "money"),
    [
        ("crew_1a", 1, 2),
        ("crew_3a", 3, 2),
        ("crew_4a", 4, 4),
        ("crew_4a explorer_2a", 6, 4),
        ("crew_4a explorer_3a", 7, 8),
        ("crew_4a explorer_4a transport_1a", 9, 8),
        ("crew_4a explorer_4a transport_2a", 10, 12),
        ("crew_4a explorer_4a transport_4a", 12, 12),
    ],
)
def test_a_team_earns_by_its_strength(team: str, strength: int, money: int) -> None:
    match = position("send", seats=2, teams={0: [team]})
    send(match, "first")
    assert log_lines(match, "earned") == [(0, "first", strength, money)]
    assert purses(match) == [11 + money, 11]


@pytest.mark.rule("LL-28")
def test_both_teams_earn_and_a_team_at_home_does_not() -> None:
    match = position("send", seats=2, teams={0: ["crew_1a", "crew_4a"], 1: ["crew_4b", "crew_3a"]})
    send(match, "both", "second")
    assert purses(match) == [11 + 2 + 4, 11 + 2]
    assert [(seat, team, money) for seat, team, _, money in log_lines(match, "earned")] == [
        (0, "first", 2),
        (0, "second", 4),
        (1, "second", 2),
    ]


@pytest.mark.rule("LL-28")
def test_strength_above_12_still_earns_12() -> None:
    """No team of the standard game is so strong; a pack can make one."""
    fate = ["0", *["cartographer"] * 3, "crew_4a", "crew_1a", "crew_1b"]
    match = new_game(2, fate, pack={"expedition": {"symbols": {"avalon": [1, 4, 1]}}})
    bid(match, 0, 0)
    for seat, key in [(0, "take:crew_4a"), (0, "join:first"), (1, "take:crew_1a"), (1, "sell")]:
        match.play(seat, key)
    send(match, "first")
    assert log_lines(match, "earned") == [(0, "first", 16, 12)]


@pytest.mark.rule("LL-29")
def test_between_two_own_teams_of_no_strength_the_owner_chooses_too() -> None:
    teams = {0: ["explorer_1a", "explorer_4a"]}
    match = position("send", seats=2, expeditions="thule mu iram avalon", teams=teams)
    send(match, "both")
    assert match.legal(0) == ["crown:first", "crown:second"]


@pytest.mark.rule("LL-29")
def test_the_strongest_team_takes_the_expedition_card() -> None:
    match = position("send", seats=3, teams={0: ["crew_2a"], 1: ["crew_3a"], 2: ["crew_4a"]})
    send(match, "first", "first", "none")
    assert log_lines(match, "won") == [(1, "first", "avalon", 10)]
    assert table(match)["expeditions"][0]["owner"] == 1
    assert [player(match, seat)["expeditions"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("LL-29")
@pytest.mark.parametrize("track", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 1, 3]])
def test_equal_strength_goes_to_the_better_initiative(track: list[int]) -> None:
    teams = {0: ["crew_3a"], 1: ["crew_3b"], 2: ["explorer_3a"], 3: ["explorer_3b"]}
    match = position("send", track=track, teams=teams)
    send(match, *["first"] * 4)
    assert log_lines(match, "won") == [(track[0], "first", "avalon", 10)]


@pytest.mark.rule("LL-29")
@pytest.mark.parametrize("chosen", ["first", "second"])
def test_between_two_own_teams_the_owner_chooses(chosen: str) -> None:
    teams = {0: ["crew_3a", "explorer_3a"], 1: ["crew_3b", "explorer_3b"]}
    match = position("send", seats=2, track=[None, 1, 0, None], teams=teams)
    send(match, "both", "both")
    assert (match.to_act, match.legal(1)) == ((1,), ["crown:first", "crown:second"])
    match.play(1, f"crown:{chosen}")
    assert log_lines(match, "won") == [(1, chosen, "avalon", 10)]


@pytest.mark.rule("LL-29")
def test_two_equal_teams_behind_a_stronger_one_raise_no_question() -> None:
    match = position("send", seats=2, teams={0: ["crew_3a", "explorer_3a"], 1: ["crew_4a"]})
    send(match, "both", "first")
    assert log_lines(match, "won") == [(1, "first", "avalon", 10)]


@pytest.mark.rule("LL-29")
def test_if_nobody_goes_the_card_leaves_the_game() -> None:
    match = position("send", seats=2, teams={0: ["crew_3a"], 1: ["crew_4a"]})
    send(match, "none", "none")
    assert log_lines(match, "unclaimed") == [(-1, "avalon")]
    assert (table(match)["active"], table(match)["expeditions"][0]["owner"]) == (1, None)
    assert log_lines(match, "lost") == log_lines(match, "artefact") == log_lines(match, "earned") == []


@pytest.mark.rule("LL-29", "LL-27")
def test_if_nobody_has_a_team_the_expedition_passes_without_a_question() -> None:
    match = position("take", seats=2, market=["patron_red"], cartographers=3)
    match.play(0, "take:patron_red")
    assert (table(match)["active"], match.view(0)["ask"]) == (1, "bid")


@pytest.mark.rule("LL-30")
def test_every_team_finds_an_artefact_by_the_place_of_its_owner() -> None:
    teams = {seat: [f"crew_{seat + 1}a", f"crew_{seat + 1}b"] for seat in range(4)}
    match = position("send", track=[3, 1, 0, 2], teams=teams)
    send(match, "both", "first", "both", "both")
    match.play(3, "crown:second")
    assert [player(match, seat)["artefact_points"] for seat in range(4)] == [4, 4, 0, 12]
    assert player(match, 3)["artefacts"] == {"6": 2, "4": 0, "2": 0}
    assert log_lines(match, "artefact")[0] == (3, "first", 6)


@pytest.mark.rule("LL-30", "LL-06")
def test_places_held_by_unused_markers_find_nothing_and_still_count() -> None:
    match = position("send", seats=2, track=[None, 1, None, 0], teams={0: ["crew_1a"], 1: ["crew_2a"]})
    send(match, "first", "first")
    assert log_lines(match, "artefact") == [(1, "first", 4)]


@pytest.mark.rule("LL-36")
def test_money_comes_before_the_card_the_card_before_artefacts_and_losses_last() -> None:
    match = position("send", seats=2, track=[0, 1, None, None], teams={0: ["crew_1a"], 1: ["crew_2a"]})
    send(match, "first", "first")
    told_codes = story(match, "earned", "won", "artefact", "lost")
    assert told_codes == ["earned", "earned", "won", "artefact", "artefact", "lost", "lost"]


@pytest.mark.rule("LL-36", "LL-28")
def test_a_team_of_strength_0_earns_nothing_but_finds_an_artefact_loses_a_card_and_can_win() -> None:
    match = position(
        "send", seats=2, expeditions="mu iram thule avalon", track=[0, 1, None, None], teams={0: ["explorer_4a"]}
    )
    send(match, "first")
    assert purses(match) == [11, 11]
    assert log_lines(match, "won") == [(0, "first", "mu", 10)]
    assert log_lines(match, "artefact") == [(0, "first", 6)]
    assert log_lines(match, "lost") == [(0, "first", "explorer_4a")]


@pytest.mark.rule("LL-36")
def test_a_team_of_strength_0_loses_to_any_stronger_one() -> None:
    teams = {0: ["explorer_4a"], 1: ["crew_1a"]}
    match = position("send", seats=2, expeditions="mu iram thule avalon", track=[0, 1, None, None], teams=teams)
    send(match, "first", "first")
    assert log_lines(match, "won") == [(1, "first", "mu", 10)]
    assert cards(match, 0) == {}
