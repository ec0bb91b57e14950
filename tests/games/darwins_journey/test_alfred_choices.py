"""How Alfred chooses: DJ-104, DJ-106 … DJ-110, DJ-115, with the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.seen import accept, alfred, board, log_lines, table
from tests.games.darwins_journey.test_alfred_turn import does, running, turn

EXPLORE, NAVIGATE, POST, ACADEMY, CAMP_HERE, ADD_EXPLORER = 8, 9, 10, 11, 14, 20
DIVERSE = 7
STUDY = 13
FREE = 4096
OTHERS = {"second": "purple", "third": "purple", "fourth": "purple"}  # rows that match no spot
ALL_OPEN = {f"{page}_{n}": 0 for page in ("exploration", "navigation") for n in (2, 3)}


def rows(first: str, **others: str) -> dict[str, Any]:
    """Alfred's rows, row A first."""
    return {"rows": OTHERS | {"top": first} | others}


def placed(match: Any) -> str:
    """Where Alfred's worker A stands."""
    found = alfred(match)["workers"]["top"]
    assert isinstance(found, str)
    return found


@pytest.mark.rule("DJ-104")
def test_the_rulebooks_worker_buys_knowledge_for_the_strongest_navigation() -> None:
    match = turn("a3", rows("blue blue") | {"coins": 3}, lenses=ALL_OPEN)
    assert [placed(match), alfred(match)["coins"], log_lines(match, "alfred-buys")] == ["navigation_3", 0, [(1, 3)]]


@pytest.mark.rule("DJ-104")
def test_the_rulebooks_worker_prefers_the_spot_that_needs_less_knowledge() -> None:
    match = turn("a3", rows("green blue blue") | {"coins": 9}, lenses={"exploration_2": 0, "navigation_2": 0})
    assert placed(match) == "navigation_2"
    assert log_lines(match, "alfred-cheaper") == [("a", "navigation_2")]


@pytest.mark.rule("DJ-104")
def test_the_rulebooks_worker_follows_its_leftmost_seal() -> None:
    match = turn("a3", rows("green blue") | {"coins": 0})
    assert [placed(match), log_lines(match, "alfred-colour")] == ["exploration_1", [("a", "exploration_1", "green")]]


@pytest.mark.rule("DJ-104")
def test_then_the_next_seals_decide() -> None:
    match = turn("a3", rows("purple yellow blue") | {"coins": 0})
    assert placed(match) == "correspondence_1"


@pytest.mark.rule("DJ-104")
def test_a_spot_that_cannot_be_paid_gives_way_to_the_next_strongest() -> None:
    match = turn("a3", rows("blue") | {"coins": 5}, lenses=ALL_OPEN)
    assert [placed(match), alfred(match)["coins"]] == ["navigation_2", 2]


@pytest.mark.rule("DJ-104")
def test_knowledge_and_penalty_must_both_be_payable() -> None:
    at = {"exploration_1": [(0, "top")]}
    match = turn("a3", rows("blue") | {"coins": 5}, lenses=ALL_OPEN, at=at)
    assert [placed(match), alfred(match)["coins"]] == ["navigation_1", 2]


@pytest.mark.rule("DJ-104")
def test_only_lenses_must_be_empty() -> None:
    at = {"navigation_2": [(0, "second")], "navigation_3": [(0, "third")]}
    assert placed(turn("a3", rows("blue") | {"coins": 12}, at=at, lenses=ALL_OPEN)) == "navigation_1"
    match = turn("a3", rows("blue") | {"coins": 3}, at={"navigation_1": [(0, "top")]})
    assert placed(match) == "navigation_1"


@pytest.mark.rule("DJ-104")
def test_by_a_ruling_every_spot_must_be_empty() -> None:
    every = {"rulings": {"alfred_spots": "every_spot"}}
    match = turn("a3", rows("blue yellow") | {"coins": 3}, at={"navigation_1": [(0, "top")]}, pack=every)
    assert placed(match) == "correspondence_1"


@pytest.mark.rule("DJ-104")
def test_workers_are_tried_in_the_order_of_the_letters() -> None:
    match = turn("a4", {"rows": {"top": "green", "second": "blue", "third": "red", "fourth": "yellow"}})
    assert alfred(match)["workers"]["second"] == "navigation_1"
    match = turn("a4", {"rows": {"top": "green", "second": "purple", "third": "red", "fourth": "yellow"}})
    assert placed(match) == "exploration_1"


@pytest.mark.rule("DJ-104")
def test_alfred_has_no_awards() -> None:
    match = turn("a3", rows("blue blue blue blue blue blue"))
    assert alfred(match)["ship"] == "o2"


SCROLLS = ["red", "yellow", "blue", *["green"] * 9]


def seals(colour: str, full: int = 3) -> dict[str, Any]:
    """Row A with seals of one colour, the rows below filled up to their brackets."""
    return {
        "rows": {
            "top": " ".join([colour] * full),
            "second": "blue blue",
            "third": "yellow yellow yellow",
            "fourth": "red red",
        }
    }


@pytest.mark.rule("DJ-106")
def test_the_rulebooks_yellow_seal_matches_the_leftmost_colour() -> None:
    match = does(ACADEMY, 1, players={1: {"rows": {"top": "yellow"}}}, scrolls=SCROLLS)
    assert [alfred(match)["rows"][0], log_lines(match, "alfred-seal-own")] == [
        ["yellow", "yellow"],
        [("a", "yellow", "first")],
    ]


@pytest.mark.rule("DJ-106")
def test_the_rulebooks_red_seal_because_row_a_has_three_yellow() -> None:
    match = does(ACADEMY, 1, players={1: seals("yellow")}, scrolls=SCROLLS)
    assert alfred(match)["rows"][0] == ["yellow"] * 3 + ["red"]
    assert log_lines(match, "alfred-seal-three") == [("a", "red", "yellow")]


@pytest.mark.rule("DJ-106")
def test_the_rulebooks_green_seal_from_the_second_scroll_for_row_c() -> None:
    his = {
        "rows": {"top": "yellow yellow yellow", "second": "blue blue", "third": "green", "fourth": "red"},
        "coins": 1,
    }
    match = does(ACADEMY, 1, players={1: his}, scrolls=[None] * 3 + ["red", "green", "blue"] + [None] * 6)
    assert [alfred(match)["rows"][2], alfred(match)["coins"]] == [["green", "green"], 0]


@pytest.mark.rule("DJ-106")
def test_if_every_seal_of_a_scroll_would_be_a_fourth_the_next_scroll_is_paid() -> None:
    scrolls = ["yellow", "yellow", None, "red", "blue", "green", *[None] * 6]
    match = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 1}}, scrolls=scrolls)
    assert [alfred(match)["rows"][0][3], log_lines(match, "alfred-paid")] == ["red", [(1,)]]
    match = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 0}}, scrolls=scrolls)
    assert log_lines(match, "alfred-no-seal") == [(2,)]


@pytest.mark.rule("DJ-106", "DJ-115")
def test_a_failed_academy_ends_the_option() -> None:
    his = {"rows": {"top": "red", "second": "green", "third": "green", "fourth": "green"}}
    match = turn("a3", his, scrolls=[None] * 12)
    assert log_lines(match, "alfred-fails-academy") == [(3,)]  # no seal lies open
    assert alfred(match)["workers"]["fourth"] == "special_left_1"


@pytest.mark.rule("DJ-106")
def test_spaces_cost_nothing_and_covered_symbols_act() -> None:
    match = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 0}}, scrolls=SCROLLS, alfred="white")
    assert alfred(match)["coins"] == 1


@pytest.mark.rule("DJ-106")
def test_one_seal_of_several_is_enough() -> None:
    match = does(ACADEMY, 2, players={1: seals("yellow", 1) | {"coins": 0}}, scrolls=["red", *[None] * 11])
    assert alfred(match)["rows"][0] == ["yellow", "red"]
    assert log_lines(match, "alfred-no-seal") == []


@pytest.mark.rule("DJ-106", "DJ-115")
def test_a_free_academy_takes_its_colour_from_any_scroll_else_the_top_left_that_is_no_fourth() -> None:
    last = [*["red"] * 11, "yellow"]
    match = does(ACADEMY, 1, FREE, players={1: seals("yellow", 1)}, scrolls=last)
    assert alfred(match)["rows"][0] == ["yellow", "yellow"]
    match = does(ACADEMY, 1, FREE, players={1: seals("yellow")}, scrolls=["yellow", "blue", *[None] * 10])
    assert alfred(match)["rows"][0][3] == "blue"
    match = does(ACADEMY, 1, FREE, players={1: seals("yellow")}, scrolls=["yellow", *[None] * 11])
    assert log_lines(match, "alfred-no-seal") == [(1,)]


@pytest.mark.rule("DJ-107")
@pytest.mark.parametrize(
    ("mine", "his", "number", "envelope"),
    [
        ([1, 2, 0], [2, 0, 0], 3, 1),  # the rulebook: the second envelope is stolen with three stamps
        ([0, 1, 0], [0, 2, 0], 2, 0),  # the rulebook: he leads the second, so the topmost without his stamps
        ([2, 2, 0], [2, 0, 0], 1, 0),  # level counts as not leading
        ([0, 0, 0], [2, 1, 1], 2, 1),  # where he has fewest, the topmost of these
        ([5, 0, 0], [1, 0, 1], 2, 1),
    ],
)
def test_where_alfred_posts_his_stamps(mine: list[int], his: list[int], number: int, envelope: int) -> None:
    short = {"stamps": [4, 2, 0, 0]}
    match = does(POST, number, players={0: {"envelopes": mine} | short, 1: {"envelopes": his} | short})
    assert table(match)["letters"][envelope]["stamps"] == [mine[envelope], his[envelope] + number]


@pytest.mark.rule("DJ-107")
def test_stamps_come_from_the_topmost_stack_and_an_emptied_stack_gives_its_symbol() -> None:
    match = does(POST, 3, players={1: {"stamps": [0, 2, 4, 0]}}, alfred="white")
    assert [alfred(match)["stacks"], alfred(match)["coins"]] == [[0, 0, 3], 2]
    match = does(POST, 1, players={1: {"stamps": [4, 1, 4, 0], "coins": 0}}, alfred="yellow")
    assert alfred(match)["stacks"] == [3, 1, 4]


@pytest.mark.rule("DJ-107")
def test_a_symbol_may_be_a_lasting_effect() -> None:
    his = {"stamps": [0, 1, 4, 0], "coins": 0, "rows": {"top": "yellow"}}
    scrolls = [None] * 9 + ["red"] * 3
    frames = [{"step": "alfred-deed", "seat": 1, "a": 1, "c": kind} for kind in (POST, ACADEMY)]
    match = running(*frames, players={1: his}, scrolls=scrolls, alfred="yellow")
    assert alfred(match)["rows"][0] == ["yellow", "red"]


@pytest.mark.rule("DJ-108")
def test_the_rulebooks_ship_takes_the_longest_way_and_camps() -> None:
    match = does(NAVIGATE, 2, players={1: {"ship": "o4"}})
    assert [alfred(match)["ship"], alfred(match)["tents"]] == ["o6", 1]


@pytest.mark.rule("DJ-108")
def test_every_action_on_the_way_follows_the_whole_move_in_order() -> None:
    match = does(NAVIGATE, 4, players={1: {"ship": "o8", "coins": 4}})
    assert [alfred(match)[name] for name in ("ship", "tents", "vp")] == ["o12", 1, 1]
    codes = [line.code for line in match.log(None)]
    assert codes.index("alfred-sails") < codes.index("alfred-gained-coins") < codes.index("alfred-camps")


@pytest.mark.rule("DJ-108")
def test_banners_bring_alfred_ashore_too() -> None:
    match = does(NAVIGATE, 1, players={1: {"ship": "o7"}})
    assert alfred(match)["explorers"] == ["a0", "b0", None]


@pytest.mark.rule("DJ-108", "DJ-115")
def test_the_rulebooks_explorer_researches_on_the_way_and_takes_the_last_two_actions() -> None:
    match = does(EXPLORE, 4, players={1: {"explorers": ["a4"], "ship": "o26"}}, firsts=0xFFFF)
    assert [alfred(match)["explorers"][0], alfred(match)["research"]] == ["a8", ["green_bird"]]
    assert [log_lines(match, "alfred-camps"), log_lines(match, "alfred-discards")] == [[("a7", 0)], []]


@pytest.mark.rule("DJ-108")
def test_a_specimen_among_the_last_two_actions_is_not_replaced() -> None:
    match = does(EXPLORE, 3, players={1: {"explorers": ["a0"]}})
    assert [alfred(match)["research"], alfred(match)["coins"]] == [["green_plant"], 3]


@pytest.mark.rule("DJ-108")
def test_the_rightmost_island_that_can_move_and_jumped_spaces_give_nothing() -> None:
    match = does(EXPLORE, 1, players={1: {"explorers": ["a0", "b0", "c10"]}, 0: {"explorers": ["a0", "b1"]}})
    assert [alfred(match)["explorers"], alfred(match)["coins"]] == [["a0", "b2", "c10"], 0]


@pytest.mark.rule("DJ-108")
def test_ribbons_and_first_arrivals_score_for_alfred() -> None:
    match = does(EXPLORE, 5, players={1: {"explorers": [None, None, "c6"]}})
    assert alfred(match)["vp"] == 4 + 3 + (8 + 8)


@pytest.mark.rule("DJ-109")
def test_a_camp_that_is_impossible_is_ignored() -> None:
    match = does(CAMP_HERE, 2, players={1: {"coins": 2}})
    assert [log_lines(match, "alfred-no-camp"), alfred(match)["tents"]] == [[("o19", 3)], 0]
    match = does(CAMP_HERE, 2, camps={"o19": (1,)})
    assert log_lines(match, "alfred-no-camp") == [("o19", 1)]


@pytest.mark.rule("DJ-109")
def test_camp_and_tent_symbols_follow_a_camp() -> None:
    match = does(CAMP_HERE, 6, players={1: {"coins": 1}}, camps={"a4": (1,)}, alfred="white")
    assert [alfred(match)["theory"], alfred(match)["coins"]] == [3, 1]


@pytest.mark.rule("DJ-110")
@pytest.mark.parametrize(
    ("his", "mine", "museum", "sent"),
    [
        (["green_reptile", "red_bird"], ["red_bird"], [], "red_bird"),
        (["green_reptile", "red_bird"], [], ["green_plant"], "red_bird"),
        (["blue_bird", "red_bird"], [], [], "blue_bird"),
    ],
)
def test_which_specimen_alfred_sends_first(his: list[str], mine: list[str], museum: list[str], sent: str) -> None:
    match = turn("a1", {"research": his, "coins": 0}, players={0: {"research": mine}}, museum=museum)
    codes = ("alfred-delivers-shared", "alfred-delivers-coins", "alfred-delivers-first")
    first = next(line for line in match.log(None) if line.code in codes)
    assert first.arguments[0][1].text(first.arguments[0][2]) == sent


@pytest.mark.rule("DJ-110")
def test_the_second_specimen_is_sent_whenever_the_first_ones_income_pays_it() -> None:
    match = turn("a1", {"research": ["green_reptile", "blue_plant"], "coins": 0})
    assert table(match)["museum"] == ["green_reptile", "blue_plant"]
    assert [alfred(match)["coins"], alfred(match)["workers"]["fourth"]] == [7 - 3 + 7, "museum"]


@pytest.mark.rule("DJ-110")
def test_without_a_specimen_the_option_fails() -> None:
    match = turn("a1", {"research": ["green_reptile"]}, museum=["green_reptile"])
    assert log_lines(match, "alfred-fails-delivery") == [()]


@pytest.mark.rule("DJ-110", "DJ-115")
def test_diverse_correspondence_and_add_explorer() -> None:
    match = does(DIVERSE, players={1: {"stamps": [2, 4, 4, 0]}})
    assert [envelope["stamps"][1] for envelope in table(match)["letters"]] == [1, 1, 1]
    assert alfred(match)["stacks"] == [0, 3, 4]
    match = does(ADD_EXPLORER, players={1: {"explorers": ["a3", None, "c0"]}})
    assert alfred(match)["explorers"] == ["a3", "b0", "c0"]


@pytest.mark.rule("DJ-114")
def test_of_two_alternatives_alfred_takes_the_left_one() -> None:
    match = running(
        {"step": "envelope", "a": 0},
        players={0: {"envelopes": [2, 0, 0]}, 1: {"envelopes": [1, 0, 0]}},
        letters=["l8", "l1", "l2"],
        turn=-1,
    )
    accept(match)
    while "place" not in match.view(0)["ask"]:
        match.play(0, "skip")
    assert alfred(match)["explorers"][0] == "a1"


@pytest.mark.rule("DJ-115")
def test_five_tents_score_for_alfred_too() -> None:
    match = does(ADD_EXPLORER, camps=dict.fromkeys(("o6", "o12", "o19", "a4", "a7"), (1,)))
    assert alfred(match)["sheet"]["tents"] == 5


@pytest.mark.rule("DJ-107")
def test_the_topmost_envelope_without_his_stamps_is_told_as_such() -> None:
    match = does(POST, 2, players={1: {"envelopes": [0, 1, 0], "stamps": [4, 4, 3, 0]}})
    assert log_lines(match, "alfred-fresh") == [("upper", 2)]
    match = does(POST, 2, players={1: {"envelopes": [1, 0, 0], "stamps": [4, 4, 3, 0]}})
    assert log_lines(match, "alfred-fresh") == [("middle", 2)]


@pytest.mark.rule("DJ-19", "DJ-104")
def test_alfred_pays_a_coin_for_the_players_lens() -> None:
    match = turn("a3", rows("blue blue blue") | {"coins": 0}, lenses={"navigation_2": 0})
    assert log_lines(match, "lens-coin") == [()]
    assert [log_lines(match, "alfred-strongest"), board(match)["coins"]] == [[("a", "navigation_2")], 21]


@pytest.mark.rule("DJ-103", "DJ-107", "DJ-109", "DJ-110", "DJ-111")
def test_what_alfred_does_is_told_with_worker_place_and_number() -> None:
    nothing = {"rows": dict.fromkeys(("top", "second", "third", "fourth"), "purple"), "coins": 3}
    rests = turn("a3", nothing, at={"special_left_1": [(0, "top")]})
    assert log_lines(rests, "alfred-rests") == [("d",)]
    assert log_lines(turn("a6", nothing), "alfred-small") == [("d",)]
    assert log_lines(turn("a1", {"research": ["green_reptile"]}), "alfred-sends") == [("d", "museum")]
    players = {0: {"envelopes": [0, 1, 0]}, 1: {"envelopes": [1, 1, 1], "stamps": [4, 4, 1, 0]}}
    assert log_lines(does(POST, 2, players=players), "alfred-steals") == [("middle", 2)]
    assert log_lines(does(STUDY, 29), "alfred-studies") == [("green_plant",)]
    assert log_lines(does(STUDY, 29, players={1: {"research": ["green_plant"]}}), "alfred-studies") == []
    assert log_lines(does(DIVERSE), "alfred-diverse") == [()]
    assert log_lines(does(ADD_EXPLORER, players={1: {"explorers": ["a3", None, "c0"]}}), "alfred-adds") == [("b",)]
    scored = running({"step": "beagle"}, alfred="green", round=3, beagle=2, turn=-1)
    assert log_lines(scored, "alfred-scores") == [(9, 3)]  # 4 × 3 less the delay


@pytest.mark.rule("DJ-104")
def test_more_seals_than_a_spot_asks_for_do_not_make_it_cheaper() -> None:
    match = turn("a3", rows("green blue blue") | {"coins": 0})
    assert [placed(match), log_lines(match, "alfred-colour")] == ["exploration_1", [("a", "exploration_1", "green")]]


@pytest.mark.rule("DJ-107", "DJ-110")
def test_only_emptied_stacks_act_after_a_diverse_correspondence() -> None:
    assert log_lines(does(DIVERSE, alfred="green"), "alfred-stack") == []
    match = does(DIVERSE, alfred="green", players={1: {"stamps": [2, 4, 4, 0]}})
    assert log_lines(match, "alfred-stack") == [("first",)]
