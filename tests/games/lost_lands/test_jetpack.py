"""The Jetpack: LL-25."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import bid, cards, log_lines, player, purses, send, strength, table, why_not
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match

pytestmark = pytest.mark.rule("LL-25")

ALWAYS: dict[str, object] = {"rulings": {"jetpack_turns": "always"}}
KINDS = ["explorer", "crew", "transport"]


def turns(keys: list[str]) -> list[str]:
    return [key.removeprefix("turn:") for key in keys if key.startswith("turn:")]


@pytest.mark.parametrize("kind", KINDS)
def test_a_jetpack_founds_a_team_as_any_kind_of_strength_2(kind: str) -> None:
    match = position("use", card="jetpack", takers=[0, 1], market=["crew_1a"])
    assert match.legal(0) == [*(f"fit:first,{each}" for each in KINDS), "sell"]
    match.play(0, f"fit:first,{kind}")
    assert (cards(match, 0), strength(match, 0)) == ({kind: "jetpack"}, 2)


@pytest.mark.parametrize("kind", KINDS)
def test_a_jetpack_replaces_a_card_of_the_chosen_kind(kind: str) -> None:
    full = "explorer_4a crew_4a transport_4a"
    match = position("use", card="jetpack", takers=[0, 1], market=["crew_1a"], teams={0: [full]})
    match.play(0, f"fit:first,{kind}")
    assert cards(match, 0)[kind] == "jetpack"
    assert table(match)["discard"] == {f"{kind}_4a": 1}
    assert (strength(match, 0), purses(match)[0]) == (10, 11)


@pytest.mark.parametrize("kind", KINDS)
def test_the_sentence_says_whom_a_jetpack_drives_out(kind: str) -> None:
    full = "explorer_4a crew_4a transport_4a"
    match = position("use", card="jetpack", takers=[0, 1], market=["crew_1a"], teams={0: [full]})
    rules = match.game.rules
    move = rules.vocabulary.parse(f"fit:first,{kind}")
    said = {name: domain.text(value) for name, domain, value in rules.context(match.state, 0, move)}
    assert (said["members"], said["replaced"]) == ("3", f"{kind}_4a")


def test_a_jetpack_counts_as_often_as_the_kind_it_stands_for() -> None:
    teams = {0: ["jetpack@explorer", "jetpack@crew"], 1: ["jetpack@transport"]}
    match = position(expeditions="thule mu iram avalon", teams=teams)
    assert [strength(match, 0, 0), strength(match, 0, 1), strength(match, 1, 0)] == [0, 4, 2]


def test_beside_taking_a_card_it_turns_to_any_kind_its_team_lacks() -> None:
    match = position("take", takers=[0, 1], market=["crew_1a", "crew_1b"], teams={0: ["jetpack@crew explorer_1a"]})
    assert turns(match.legal(0)) == ["first,crew,transport"]
    match.play(0, "turn:first,crew,transport")
    assert cards(match, 0) == {"explorer": "explorer_1a", "transport": "jetpack"}
    assert match.legal(0) == ["take:crew_1a", "take:crew_1b"]
    assert log_lines(match, "turned") == [(0, "first", "transport")]


def test_a_card_of_its_kind_replaces_it_unless_it_was_turned_before() -> None:
    setup = {"card": "crew_3b", "takers": [0, 1], "market": ["crew_1a"], "teams": {0: ["jetpack@crew explorer_4a"]}}
    match, other = position("use", **setup), position("use", **setup)  # type: ignore[arg-type]
    match.play(0, "join:first")
    assert cards(match, 0) == {"explorer": "explorer_4a", "crew": "crew_3b"}
    other.play(0, "turn:first,crew,transport")
    other.play(0, "join:first")
    assert cards(other, 0) == {"explorer": "explorer_4a", "crew": "crew_3b", "transport": "jetpack"}


def test_it_turns_beside_choosing_teams_and_earns_as_its_new_kind() -> None:
    match = position("send", seats=2, expeditions="thule mu iram avalon", teams={0: ["jetpack@explorer"]})
    assert turns(match.legal(0)) == ["first,explorer,crew", "first,explorer,transport"]
    match.play(0, "turn:first,explorer,crew")
    send(match, "first")
    assert log_lines(match, "earned") == [(0, "first", 4, 4)]


def test_one_turn_per_team_and_decision() -> None:
    match = position("take", takers=[0, 1], market=["crew_1a", "crew_1b"], teams={0: ["jetpack@crew", "jetpack@crew"]})
    match.play(0, "turn:first,crew,explorer")
    assert turns(match.legal(0)) == ["second,crew,explorer", "second,crew,transport"]
    assert why_not(match, 0, "turn:first,explorer,crew") == ("turned-already", "LL-25")
    match.play(0, "turn:second,crew,transport")
    assert turns(match.legal(0)) == []
    match.play(0, "take:crew_1a")
    assert len(turns(match.legal(0))) == 4


def test_two_jetpacks_of_a_team_reach_every_arrangement_with_one_turn() -> None:
    match = position("take", takers=[0, 1], market=["crew_1a", "crew_1b"], teams={0: ["jetpack@crew jetpack@explorer"]})
    assert turns(match.legal(0)) == ["first,explorer,transport", "first,crew,transport"]


def test_only_its_owner_turns_it_and_only_a_jetpack_turns() -> None:
    match = position("take", takers=[0, 1], market=["crew_1a", "crew_1b"], teams={0: ["crew_4a"], 1: ["jetpack@crew"]})
    assert turns(match.legal(0)) == []
    assert why_not(match, 0, "turn:first,crew,explorer") == ("no-jetpack-there", "LL-25")
    assert why_not(match, 1, "turn:first,crew,explorer") == ("not-your-turn", "")


def test_it_cannot_take_the_place_of_a_card_by_turning() -> None:
    match = position("take", takers=[0], market=["crew_1a"], teams={0: ["jetpack@crew explorer_1a"]})
    assert why_not(match, 0, "turn:first,crew,explorer") == ("kind-not-free", "LL-25")


def test_a_turn_beside_a_bid_is_hidden_until_the_bids_are_shown() -> None:
    match = position(seats=2, teams={0: ["jetpack@crew"]}, expeditions="thule mu iram avalon")
    before = match.view(1), match.log(1), match.view(None)
    match.play(0, "turn:first,crew,explorer")
    assert (match.view(1), match.log(1), match.view(None)) == before
    assert player(match, 0)["turned"] == [{"from": "crew", "to": "explorer"}, None]
    match.play(1, "bid:0")
    assert table(match, 1)["players"][0]["teams"][0]["strength"] == 4
    match.play(0, "bid:1")
    assert table(match, 1)["players"][0]["teams"][0]["cards"]["explorer"] == "jetpack"
    assert (strength(match, 0), log_lines(match, "turned", 1)) == (0, [(0, "first", "explorer")])


def test_beside_a_bid_too_each_team_turns_once_and_the_bid_is_still_due() -> None:
    match = position(seats=2, money=[1, 1], teams={0: ["jetpack@crew", "jetpack@crew"]})
    match.play(0, "turn:second,crew,explorer")
    assert match.legal(0) == ["bid:0", "bid:1", "turn:first,crew,explorer", "turn:first,crew,transport"]
    assert why_not(match, 0, "turn:second,crew,transport") == ("turned-already", "LL-25")
    match.play(0, "turn:first,crew,transport")
    assert match.legal(0) == ["bid:0", "bid:1"]
    match.play(0, "bid:1")
    match.play(1, "bid:0")
    assert [cards(match, 0, 0), cards(match, 0, 1)] == [{"transport": "jetpack"}, {"explorer": "jetpack"}]


def test_a_position_with_a_turn_beside_a_bid_can_be_taken_up_again() -> None:
    match = position(seats=2, teams={0: ["jetpack@crew"]})
    match.play(0, "turn:first,crew,explorer")
    again = Match.from_state("lost_lands", match.state_json())
    assert again.view(0)["table"] == table(match, 0)
    bid(again, 0, 0)
    assert cards(again, 0) == {"explorer": "jetpack"}


@pytest.mark.parametrize("turns", [4, 15, 4 << 4])
def test_a_position_in_which_no_jetpack_can_have_been_turned_is_refused(turns: int) -> None:
    with pytest.raises(BadState, match="turn"):
        position(seats=2, teams={0: ["crew_1a"]}, turns=turns)


def test_once_teams_are_chosen_its_kind_is_fixed_until_losses_are_over() -> None:
    teams = {0: ["jetpack@crew explorer_1a", "jetpack@crew explorer_1b"], 1: ["crew_1a transport_1a"]}
    match = position("send", seats=2, track=[0, 1, None, None], teams=teams, fate=["crew_4a", "crew_4b", "crew_3a"])
    send(match, "both", "none")
    assert why_not(match, 0, "turn:first,crew,transport") == ("kinds-fixed", "LL-25")
    match.play(0, "crown:first")
    assert (match.view(1)["ask"], why_not(match, 1, "turn:first,crew,explorer")[0]) == ("lose", "kinds-fixed")
    match.play(1, "lose:0,first,explorer")
    assert turns(match.legal(0)) == []
    match.play(0, "lose:0,second,explorer")
    assert len(turns(match.legal(0))) == 4


def test_a_jetpack_can_be_lost_like_any_other_card() -> None:
    match = position("send", seats=2, teams={0: ["jetpack@crew"]}, fate=["crew_4a", "crew_4b", "crew_3a"])
    send(match, "first")
    assert log_lines(match, "lost") == [(0, "first", "jetpack")]
    assert cards(match, 0) == {}


def test_by_a_house_ruling_it_may_be_turned_beside_the_crown_and_the_losses() -> None:
    teams = {0: ["jetpack@crew explorer_1a", "jetpack@crew explorer_1b"], 1: ["crew_1a transport_1a"]}
    match = position("send", seats=2, track=[0, 1, None, None], teams=teams, pack=ALWAYS)
    send(match, "both", "none")
    match.play(0, "turn:first,crew,transport")
    assert why_not(match, 0, "turn:first,transport,crew") == ("turned-already", "LL-25")
    match.play(0, "crown:first")
    match.play(1, "lose:0,first,explorer")
    match.play(0, "turn:second,crew,transport")
    assert cards(match, 0, 1) == {"explorer": "explorer_1b", "transport": "jetpack"}
    match.play(0, "lose:0,second,explorer")
    assert len(turns(match.legal(0))) == 4
