"""Taking and fulfilling goals: DJ-05, DJ-33, DJ-34, DJ-45 … DJ-48, DJ-50."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import (
    accept,
    asked_decision,
    board,
    details,
    has,
    log_lines,
    offers,
    play,
    table,
    why_not,
)

SILVER_FULL = {f"silver_{i}": f"s{i + 5}" for i in range(1, 6)}


@pytest.mark.rule("DJ-33")
def test_a_goal_goes_to_the_reserve_while_there_is_room_whatever_its_colour() -> None:
    match = position("take-goal", players={0: {"reserve": ["s1"]}})
    play(match, "take:s5")
    assert board(match)["reserve"] == ["s1", "s5"]
    assert table(match)["goals"] == [None, "s14", "g5", "g14"]


@pytest.mark.rule("DJ-33", "DJ-46")
def test_with_a_full_reserve_it_goes_face_up_on_a_slot_that_is_paid_once() -> None:
    mine = {"reserve": ["s1", "g1"], "theory": 12, "rows": {"second": "blue blue blue blue"}}
    match = position("take-goal", players={0: mine})
    play(match, "take:g14", "lay:gold_2")
    assert [board(match)["coins"], board(match)["slots"]["gold_2"]] == [17, {"goal": "g14", "fulfilled": False}]
    play(match, "fulfil:g14", "purple:third")
    assert [board(match)["coins"], board(match)["slots"]["gold_2"]["fulfilled"]] == [17, True]


@pytest.mark.rule("DJ-33")
def test_a_goal_that_cannot_be_stored_or_is_not_open_cannot_be_taken() -> None:
    match = position(
        "take-goal", players={0: {"reserve": ["s1", "g1"], "slots": SILVER_FULL}}, open_goals=["s5", None, "g5", None]
    )
    assert [why_not(match, "take:s5"), offers(match, "take")] == [("no-slot", "DJ-33"), ["g5"]]
    assert why_not(match, "take:g14") == ("goal-not-open", "DJ-33")


@pytest.mark.rule("DJ-33")
def test_the_goal_spot_gives_a_coin_and_a_goal() -> None:
    match = position()
    play(match, "place:top,goal", "take:g5")
    assert has(match, "coins", "reserve") == [21, ["g5", None]]


GOALS: dict[str, dict[str, Any]] = {
    "s1": {"ship": "o1", "knowledge": 2},
    "s2": {"stamps": [0, 4, 4, 0], "research": ["red_reptile"]},
    "s3": {"rows": {"second": "blue", "third": "blue"}, "research": ["red_bird"]},
    "s4": {"vp": 8, "research": ["red_bird"]},
    "s5": {"rows": {"second": "yellow yellow"}, "research": ["blue_bird"]},
    "s6": {"research": ["red_fossil", "blue_bird"]},
    "s7": {"vp": 15, "stamps": [0, 0, 4, 0]},
    "s8": {"research": ["red_plant", "blue_reptile"]},
    "s9": {"rows": {"second": "green green"}, "research": ["green_bird"]},
    "s10": {"coins": 10, "lenses": 4},
    "s11": {"theory": 7},
    "s12": {"rows": {"second": "red red"}, "research": ["yellow_bird"]},
    "s13": {"ship": "o2"},
    "s14": {"theory": 5, "research": ["red_plant"]},
    "g1": {"research": ["red_bird", "blue_bird"], "lenses": 4},
    "g2": {"research": ["green_bird", "green_plant"], "knowledge": 2},
    "g3": {"research": ["red_plant", "blue_plant"]},
    "g4": {"rows": {"second": "yellow", "third": "green"}, "lenses": 3},
    "g5": {"rows": {"second": "blue", "third": "red"}},
    "g6": {"research": ["red_bird", "red_plant"], "coins": 14},
    "g7": {"research": ["yellow_bird", "yellow_plant"], "vp": 20},
    "g8": {"theory": 9, "research": ["red_reptile", "blue_reptile"]},
    "g9": {"research": ["green_bird", "green_plant"], "knowledge": 3},
    "g10": {"research": ["blue_bird", "blue_plant"], "ship": "o1"},
    "g11": {"research": ["red_bird", "red_plant"], "ship": "o1"},
    "g12": {"research": ["red_fossil", "blue_fossil"]},
    "g13": {"rows": {"second": "yellow yellow", "third": "yellow"}, "stamps": [0, 4, 0, 0]},
    "g14": {"theory": 12, "rows": {"second": "blue blue", "third": "blue blue"}},
}
TENTS = {"s11": 2, "s13": 1, "g3": 2, "g5": 3, "g12": 3}
WORSE: dict[str, Any] = {"ship": "o0", "knowledge": 0, "stamps": [1, 4, 1, 0], "research": [], "vp": 7, "theory": 4}
WORSE |= {"coins": 9, "lenses": 6, "rows": {"second": "purple", "third": "purple purple"}}


@pytest.mark.rule("DJ-47")
@pytest.mark.parametrize("goal", GOALS)
def test_what_each_goal_asks_for(goal: str) -> None:
    camps = dict.fromkeys(("o6", "o12", "a4")[: TENTS.get(goal, 0)], (0,))
    mine = {"knowledge": 0} | GOALS[goal]
    match = position(players={0: mine | {"reserve": [goal]}}, camps=camps, open_goals=[None] * 4)
    assert offers(match, "fulfil") == [goal]
    for need in GOALS[goal]:
        match = position(players={0: mine | {"reserve": [goal], need: WORSE[need]}}, camps=camps, open_goals=[None] * 4)
        assert why_not(match, f"fulfil:{goal}") == ("goal-lacks", "DJ-47")


@pytest.mark.rule("DJ-47")
def test_the_refusal_says_how_many_of_how_many() -> None:
    mine = {"reserve": ["g14"], "theory": 12, "rows": {"second": "blue blue", "third": "blue"}}
    match = position(players={0: mine}, open_goals=[None] * 4)
    assert details(match, "fulfil:g14") == {"what": "measure-seals-blue", "have": 3, "needed": 4}
    assert match.explain(0, "fulfil:g14") == "This goal asks for more (blue seals: 3 of 4). (DJ-47)"


@pytest.mark.rule("DJ-45", "DJ-46")
def test_nothing_is_spent_for_a_goal_but_the_slot() -> None:
    match = position(players={0: {"reserve": ["g6"], "research": ["red_bird", "red_plant"], "coins": 14}})
    play(match, "fulfil:g6", "lay:gold_1")
    assert has(match, "coins", "reserve") == [9, [None, None]]


@pytest.mark.rule("DJ-46")
def test_a_slot_of_the_goals_colour_must_be_free_and_payable() -> None:
    match = position(
        players={0: {"reserve": ["s6"], "research": ["red_bird", "red_fossil"], "slots": {"silver_1": "s7"}}}
    )
    play(match, "fulfil:s6")
    assert why_not(match, "lay:silver_1") == ("slot-taken", "DJ-46")
    assert why_not(match, "lay:gold_3") == ("slot-of-other-colour", "DJ-46")


@pytest.mark.rule("DJ-34")
def test_any_goal_may_be_fulfilled_without_its_requirements() -> None:
    players = {0: {"reserve": ["g8", "s7"], "slots": {"gold_4": "g7"}, "coins": 0}}
    match = position("fulfil-any", players=players)
    assert offers(match, "fulfil") == ["g8", "s7", "g7"]
    play(match, "fulfil:g7")
    assert board(match)["slots"]["gold_4"]["fulfilled"]


def fulfilled_on(slot: str, **mine: Any) -> Any:
    """A match in which a goal has just been fulfilled on a slot."""
    goal = "s6" if slot.startswith("silver") else "g6"
    research = ["red_bird", "red_fossil"]
    match = position(players={0: {"reserve": [goal], "research": research, **mine}}, camps={"b4": (0,)})
    play(match, f"fulfil:{goal}", f"lay:{slot}")
    return match


@pytest.mark.rule("DJ-48")
def test_silver_slots_reuse_a_camp_or_research_on_an_island() -> None:
    match = fulfilled_on("silver_1")
    play(match, "reuse:b4")
    assert board(match)["theory"] == 3
    match = fulfilled_on("silver_3")
    play(match, "research:green_plant")
    assert "green_plant" in board(match)["research"]


@pytest.mark.rule("DJ-48")
def test_the_fifth_worker_may_be_placed_in_this_round() -> None:
    match = fulfilled_on("gold_1")
    assert [board(match)["coins"], board(match)["workers"]["fifth"]] == [15, "home"]
    assert "fifth,museum" in offers(match, "place")


@pytest.mark.rule("DJ-48")
def test_gold_slots_give_a_purple_seal_and_a_lower_penalty() -> None:
    match = fulfilled_on("gold_2")
    play(match, "purple:fourth")
    assert [board(match)["coins"], board(match)["rows"][3]] == [17, ["purple"]]
    match = position(players={0: {"fulfilled": {"gold_3": "g7"}}}, at={"exploration_1": [(1, "top")]})
    play(match, "place:top,exploration_1", "skip")
    assert board(match)["coins"] == 18


@pytest.mark.rule("DJ-50", "DJ-45")
def test_goals_are_offered_between_two_actions_not_within_one() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}
    match = position("post", 2, players={0: mine})
    assert offers(match, "fulfil") == ["s6"]
    play(match, "stamp:first,upper")
    assert why_not(match, "fulfil:s6") == ("finish-first", "DJ-50")


@pytest.mark.rule("DJ-50")
def test_the_action_goes_on_after_a_goal_has_been_fulfilled_in_between() -> None:
    match = position("explore", 2, players={0: {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}})
    play(match, "fulfil:s6", "lay:silver_5")
    assert [asked_decision(match), offers(match, "go")] == ["explore", ["a1", "a2"]]


@pytest.mark.rule("DJ-50")
def test_a_turn_ends_with_an_offer_and_fulfilling_is_voluntary() -> None:
    match = position(players={0: {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}})
    play(match, "place:top,turn_order")
    assert asked_decision(match) == "window"
    play(match, "done")
    assert [board(match)["reserve"], match.to_act] == [["s6", None], (1,)]


@pytest.mark.rule("DJ-50")
def test_nobody_fulfils_in_another_players_turn() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}
    match = position(players={1: mine})
    assert match.refusal(1, "fulfil:s6") is not None


@pytest.mark.rule("DJ-50", "DJ-45")
def test_in_the_reward_phase_goals_are_offered_in_turn_order() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}
    theirs = {"reserve": ["s8"], "research": ["red_plant", "red_reptile"]}
    match = running({"step": "windows"}, players={0: mine, 1: theirs}, turn=-1, order=[1, 0])
    assert match.to_act == (1,)
    play(match, "fulfil:s8", "lay:silver_5", seat=1)
    assert [match.to_act, asked_decision(match)] == [(0,), "window"]


@pytest.mark.rule("DJ-50")
def test_the_windows_of_the_reward_phase_lie_before_and_after_every_reward() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird", "red_fossil"], "envelopes": [1, 0, 0]}
    at = {"museum": [(seat, name) for seat in (0, 1) for name in ("top", "second", "third", "fourth")]}
    ahead = [{"step": "over"}, {"step": "round", "a": 5}, {"step": "window", "seat": 0}]
    match = position(players={0: mine}, at=at, turn=-1, round=5, beagle=4, agenda=ahead)
    play(match, "done")
    coins = []
    while match.result is None:
        if asked_decision(match) == "reward":
            accept(match)
        coins.append(board(match)["coins"])
        play(match, "done")
    assert coins == [20, 24, 24, 24, 24]  # before the first envelope, after each of the three, after the Beagle goal


@pytest.mark.rule("DJ-50")
def test_after_an_emptied_stack_a_goal_is_offered_beside_its_action() -> None:
    mine = {"reserve": ["s2"], "stamps": [1, 4, 4, 0], "research": ["red_reptile"]}
    match = position("post", 1, players={0: mine})
    play(match, "stamp:first,upper")
    assert [asked_decision(match), offers(match, "fulfil"), offers(match, "go")] == ["explore", ["s2"], ["a1", "a2"]]


@pytest.mark.rule("DJ-46")
def test_the_refusal_names_what_the_cheapest_free_slot_lacks() -> None:
    taken = {"gold_3": "g8", "gold_4": "g9", "gold_5": "g10"}
    mine = {"reserve": ["g7"], "vp": 20, "research": ["yellow_bird", "yellow_plant"], "slots": taken, "coins": 1}
    match = position(players={0: mine}, open_goals=[None] * 4)
    assert details(match, "fulfil:g7") == {"missing": 2}
    full = SILVER_FULL | {"silver_1": "s11"}
    match = position(players={0: {"reserve": ["s6"], "research": ["red_bird", "red_fossil"], "slots": full}})
    assert match.explain(0, "fulfil:s6") == "All slots of this colour are taken. (DJ-46)"


@pytest.mark.rule("DJ-05")
def test_two_silver_and_two_gold_goals_lie_open_and_starting_goals_are_apart() -> None:
    from wunderkammer.match.match import Match

    match = Match("darwins_journey", 3, 5)
    goals = table(match)["goals"]
    assert [goal[0] for goal in goals] == ["s", "s", "g", "g"]
    assert all(int(goal[1:]) > 4 for goal in goals)
    assert log_lines(match, "open_goal") == [(goal,) for goal in goals]


@pytest.mark.rule("DJ-48", "DJ-50")
def test_a_player_out_of_workers_has_no_turn_in_which_to_gain_the_fifth() -> None:
    mine = {"reserve": ["g6"], "research": ["red_bird", "red_plant"]}
    at = {"museum": [(0, name) for name in ("top", "second", "third", "fourth")]}
    match = position(players={0: mine}, seat=1, at=at)
    play(match, "place:top,turn_order", seat=1)
    assert [match.to_act, asked_decision(match, 1)] == [(1,), "place"]


@pytest.mark.rule("DJ-47")
@pytest.mark.parametrize("kind", ["reptile", "plant", "bird", "fossil"])
def test_every_kind_counts_for_a_colour_and_every_colour_for_a_kind(kind: str) -> None:
    other = "plant" if kind == "bird" else "bird"
    mine = {"reserve": ["g6"], "coins": 14, "research": [f"red_{kind}", f"red_{other}"]}
    assert offers(position(players={0: mine}), "fulfil") == ["g6"]
    assert offers(position(players={0: mine | {"research": [f"red_{kind}", f"blue_{other}"]}}), "fulfil") == []


@pytest.mark.rule("DJ-47", "DJ-50")
def test_a_goal_that_counts_lenses_is_offered_from_the_first_that_suffices() -> None:
    mine, lenses = {"reserve": ["s10"], "coins": 10}, {"navigation_2": 0, "academy_2": 0}
    assert offers(position(players={0: mine}, lenses=lenses), "fulfil") == ["s10"]
    assert offers(position(players={0: mine}, lenses={"navigation_2": 0}), "fulfil") == []


@pytest.mark.rule("DJ-46")
def test_a_goal_fulfilled_on_a_later_slot_of_a_later_seat_is_called_so() -> None:
    match = position(seat=1, players={1: {"fulfilled": {"gold_4": "g8"}}, 0: {"slots": {"silver_1": "s1"}}})
    assert why_not(match, "fulfil:g8", seat=1) == ("goal-done", "DJ-46")
    assert why_not(match, "fulfil:s1", seat=1) == ("goal-not-yours", "DJ-46")
