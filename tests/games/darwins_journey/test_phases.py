"""Turn order, envelopes, Beagle goal and clean-up: DJ-53, DJ-55 … DJ-59."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import FatedMatch, position, running
from tests.games.darwins_journey.seen import (
    accept,
    asked_decision,
    board,
    has,
    log_lines,
    offers,
    play,
    table,
    why_not,
)

COLOURS = ("green", "blue", "yellow", "red")


def stamps(match: FatedMatch, envelope: int = 0) -> list[int]:
    found = table(match)["letters"][envelope]["stamps"]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("DJ-55")
def test_workers_on_the_spot_come_first_the_others_keep_their_order() -> None:
    at = {"turn_order": [(2, "top"), (0, "top"), (2, "second")]}
    match = running({"step": "turn-order"}, seats=4, at=at, order=[3, 0, 1, 2], turn=-1)
    assert table(match)["order"] == [2, 0, 3, 1]


@pytest.mark.rule("DJ-55")
def test_without_workers_there_the_order_stays() -> None:
    match = running({"step": "turn-order"}, seats=3, order=[1, 2, 0], turn=-1)
    assert table(match)["order"] == [1, 2, 0]


@pytest.mark.rule("DJ-56")
def test_the_rulebooks_envelope_is_tied_at_the_top() -> None:
    counts = {0: {"envelopes": [3, 0, 0]}, 1: {"envelopes": [3, 0, 0]}, 2: {"envelopes": [2, 0, 0]}}
    match = running({"step": "envelope", "a": 0}, seats=3, players=counts, letters=["l1", "l2", "l3"], turn=-1)
    accept(match, 0, 1, 2)
    assert [has(match, "coins", "knowledge", seat=seat) for seat in (0, 1, 2)] == [[22, 2], [22, 2], [22, 1]]
    assert stamps(match) == [1, 1, 1]
    assert [board(match, seat)["used_stamps"] for seat in (0, 1, 2)] == [2, 2, 1]


@pytest.mark.rule("DJ-56")
def test_zero_stamps_win_nothing_and_unrewarded_stamps_stay() -> None:
    counts: dict[int, Any] = {
        0: {"envelopes": [5, 0, 0], "stamps": [4, 0, 0, 0]},
        1: {"envelopes": [3, 0, 0]},
        2: {"envelopes": [2, 0, 0]},
    }
    match = running({"step": "envelope", "a": 0}, seats=4, players=counts, turn=-1)
    accept(match, 0, 1)
    assert [board(match, seat)["coins"] for seat in range(4)] == [24, 22, 20, 20]
    assert stamps(match) == [2, 1, 2, 0]


@pytest.mark.rule("DJ-56")
def test_the_tied_are_rewarded_in_turn_order() -> None:
    counts = {seat: {"envelopes": [0, 2, 0]} for seat in (0, 1, 2)}
    match = running({"step": "envelope", "a": 1}, seats=3, players=counts, order=[2, 0, 1], turn=-1)
    assert match.to_act == (2,)
    play(match, "accept", "go:a1", seat=2)
    assert match.to_act == (0,)


@pytest.mark.rule("DJ-56")
def test_by_a_ruling_declining_a_reward_still_costs_half_the_stamps() -> None:
    mine = {"envelopes": [0, 4, 0], "stamps": [4, 0, 0, 0]}
    pack = {"rulings": {"declined_letter": "halves"}}
    match = running({"step": "envelope", "a": 1}, players={0: mine}, turn=-1, pack=pack)
    play(match, "skip")
    assert [stamps(match, 1), board(match)["used_stamps"]] == [[2, 0], 2]


@pytest.mark.rule("DJ-56")
def test_whoever_declines_the_whole_reward_keeps_the_stamps() -> None:
    counts = {0: {"envelopes": [3, 0, 0]}, 1: {"envelopes": [2, 0, 0]}}
    match = running({"step": "envelope", "a": 0}, players=counts, letters=["l1", "l2", "l3"], turn=-1)
    assert [asked_decision(match), match.legal(0)] == ["reward", ["accept", "decline"]]
    assert why_not(match, "go:a1") == ("reward-first", "DJ-56")
    play(match, "decline")
    assert has(match, "coins", "knowledge", "used_stamps") == [20, 1, 0]
    accept(match, 1)
    assert [stamps(match), board(match, 1)["coins"]] == [[3, 1], 22]


@pytest.mark.rule("DJ-56")
def test_an_accepted_reward_halves_even_if_its_actions_are_then_declined() -> None:
    match = running({"step": "envelope", "a": 1}, players={0: {"envelopes": [0, 3, 0]}}, turn=-1)
    play(match, "accept", "skip")
    assert stamps(match, 1) == [1, 0]


@pytest.mark.rule("DJ-53")
@pytest.mark.parametrize(("reading", "left"), [("ranks", 3 - 2 + 2), ("what_is_left", 5 - 3)])
def test_stamps_that_a_reward_puts_on_the_same_envelope_are_halved_too_unless_a_ruling_says_so(
    reading: str, left: int
) -> None:
    mine = {"envelopes": [0, 3, 0], "explorers": ["a21"]}
    pack = {"rulings": {"halving": reading}}
    match = running({"step": "envelope", "a": 1}, players={0: mine}, turn=-1, firsts=0xFFFF, pack=pack)
    play(match, "accept", "go:a22", "stamp:first,middle", "stamp:first,middle", "stop")
    assert stamps(match, 1) == [left, 0]


@pytest.mark.rule("DJ-53", "DJ-56")
def test_stamps_gained_during_scoring_count_for_envelopes_further_down() -> None:
    mine = {"envelopes": [0, 1, 0], "explorers": ["a21"]}
    frames = [{"step": "envelope", "a": i} for i in (0, 1, 2)]
    match = running(*frames, players={0: mine}, turn=-1, firsts=0xFFFF)
    play(match, "accept", "go:a22", "stamp:first,upper", "stop")
    assert stamps(match, 0) == [1, 0]
    match = running(*frames, players={0: mine}, turn=-1, firsts=0xFFFF)
    play(match, "accept", "go:a22", "stamp:first,lower", "stop", "accept", "sail:o1")
    assert [stamps(match, 2), board(match)["used_stamps"]] == [[0, 0], 2]


BEAGLE: dict[str, tuple[dict[str, Any], int]] = {
    "b1": ({"rows": {"second": "yellow yellow purple"}}, 8),
    "b2": ({"rows": {"second": "red", "third": "red red"}}, 12),
    "b3": ({"rows": {"second": "green"}}, 4),
    "b4": ({"rows": {"second": "blue blue"}}, 8),
    "b5": ({"research": ["red_reptile", "blue_reptile"]}, 12),
    "b6": ({"research": ["red_plant"]}, 6),
    "b7": ({"research": ["red_bird", "blue_bird", "green_bird"]}, 18),
    "b8": ({"research": ["red_fossil"]}, 6),
    "b9": ({"stamps": [0, 4, 0, 0]}, 16),
    "b10": ({"lenses": 4}, 10),
    "b11": ({"fulfilled": {"silver_1": "s7", "gold_5": "g7"}, "slots": {"silver_2": "s8"}}, 6),
    "b12": ({}, 8),
}


@pytest.mark.rule("DJ-57", "DJ-07")
@pytest.mark.parametrize("tile", BEAGLE)
def test_what_each_beagle_goal_counts(tile: str) -> None:
    mine, points = BEAGLE[tile]
    others = [name for name in ("b1", "b2", "b3", "b4", "b5") if name != tile][:4]
    camps = {"a4": (0,), "o6": (0,)} if tile == "b12" else {}
    match = running({"step": "beagle"}, players={0: mine}, camps=camps, beagle_goals=[tile, *others], turn=-1)
    assert board(match)["vp"] == points


@pytest.mark.rule("DJ-57")
def test_the_rulebooks_ship_two_thresholds_behind_loses_seven() -> None:
    goals = ["b1", "b3", "b4", "b5", "b2"]
    mine = {"rows": {"second": "red red red"}, "ship": "o8"}
    match = running({"step": "beagle"}, players={0: mine}, beagle=4, beagle_goals=goals, turn=-1)
    assert board(match)["vp"] == 12 - 7


@pytest.mark.rule("DJ-57")
@pytest.mark.parametrize(("ship", "penalty"), [("o0", 10), ("o1", 10), ("o4", 9), ("o13", 7), ("o14", 4), ("o21", 0)])
def test_each_penalty_lies_on_the_step_into_the_later_space(ship: str, penalty: int) -> None:
    goals = ["b1", "b3", "b4", "b5", "b12"]
    camps = dict.fromkeys(("o6", "o12", "o19", "a4", "a7"), (0,))
    match = running({"step": "beagle"}, players={0: {"ship": ship}}, camps=camps, beagle=4, beagle_goals=goals, turn=-1)
    assert board(match)["vp"] == 20 - penalty


@pytest.mark.rule("DJ-57", "DJ-48")
def test_penalties_never_cost_points_and_a_goal_slot_limits_each_to_two() -> None:
    match = running({"step": "beagle"}, beagle=4, turn=-1)
    assert board(match)["vp"] == 0
    mine = {"fulfilled": {"gold_4": "g7"}, "stamps": [0, 0, 4, 0]}
    match = running({"step": "beagle"}, players={0: mine}, beagle=4, turn=-1)
    assert board(match)["vp"] == 16 - (1 + 2 + 2 + 2)


def cleaned_up(**fields: Any) -> FatedMatch:
    """A match after the clean-up of round 1."""
    at = {"museum": [(seat, name) for seat in (0, 1) for name in ("top", "second", "third", "fourth")][:7]}
    at["exploration_1"] = [(1, "fourth")]
    fate = ["s9", "s10", "g9", "g10", "red", "red", "red", "blue", "blue", "blue"]
    return running(at=at, turn=-1, fate=fate, **fields)


@pytest.mark.rule("DJ-58")
def test_clean_up_replaces_goals_moves_the_beagle_and_returns_workers() -> None:
    match = cleaned_up()
    assert [table(match)[name] for name in ("round", "goals", "beagle")] == [2, ["s9", "s10", "g9", "g10"], "o4"]
    assert [*board(match)["workers"].values()] == ["home"] * 4 + [None]
    assert table(match)["spots"]["exploration_1"]["workers"] == []


@pytest.mark.rule("DJ-58", "DJ-57")
@pytest.mark.parametrize(("before", "after"), [(0, "o4"), (1, "o8"), (2, "o14"), (3, "o21"), (4, "o21")])
def test_the_beagle_sails_one_of_her_spaces_each_round_and_stays_on_the_last(before: int, after: str) -> None:
    match = cleaned_up(beagle=before)
    assert [table(match)["beagle"], log_lines(match, "beagle-moved")] == [after, [(after,)]]


@pytest.mark.rule("DJ-58", "DJ-59")
def test_seals_move_up_within_their_columns_and_scrolls_are_filled_from_the_top_left() -> None:
    scrolls = ["green", "blue", None, "yellow", None, "green", None, "yellow", None, "blue", None, None]
    match = cleaned_up(scrolls=scrolls)
    rows = [["yellow", "yellow", "green"], ["blue", "red", "red"], ["red", "blue", "blue"], ["blue"]]
    assert [*table(match)["scrolls"][:3], table(match)["scrolls"][3][:1]] == rows


@pytest.mark.rule("DJ-58", "DJ-38")
def test_a_short_supply_of_seals_fills_from_the_top_left() -> None:
    match = cleaned_up(scrolls=[None] * 12, pile=[0, 0, 0, 2])
    assert table(match)["scrolls"] == [["red", "red", None], *[[None] * 3] * 3]


@pytest.mark.rule("DJ-58")
def test_the_last_round_ends_the_game_without_clean_up() -> None:
    match = cleaned_up(round=5, beagle=4)
    assert match.result is not None
    assert [table(match)["beagle"], table(match)["goals"][0]] == ["o21", "s5"]


@pytest.mark.rule("DJ-48")
def test_a_fifth_worker_gained_in_the_reward_phase_works_from_the_next_round() -> None:
    mine = {"reserve": ["g6"], "research": ["red_bird", "red_plant"]}
    at = {"museum": [(seat, name) for seat in (0, 1) for name in ("top", "second", "third", "fourth")]}
    ahead = [{"step": "over"}, {"step": "clean-up"}, {"step": "window", "seat": 0}]
    match = position("window", players={0: mine}, at=at, turn=-1, agenda=ahead)
    play(match, "fulfil:g6", "lay:gold_1")
    assert [table(match)["round"], "fifth,museum" in offers(match, "place")] == [2, True]


@pytest.mark.rule("DJ-58")
def test_the_events_of_a_clean_up_are_told() -> None:
    match = cleaned_up()
    assert [log_lines(match, "beagle-moved"), log_lines(match, "round-begins"), log_lines(match, "top-scroll")] == [
        [("o4",)],
        [(2,)],
        [(3,)],
    ]
