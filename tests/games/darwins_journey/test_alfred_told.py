"""Alfred's turn is told step by step with the reason for each choice: DJ-102 … DJ-110, DJ-114."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import FatedMatch
from tests.games.darwins_journey.seen import accept, log_lines
from tests.games.darwins_journey.test_alfred_choices import (
    ACADEMY,
    ADD_EXPLORER,
    CAMP_HERE,
    EXPLORE,
    FREE,
    NAVIGATE,
    POST,
    seals,
)
from tests.games.darwins_journey.test_alfred_turn import TAKE_GOAL, does, running, turn
from wunderkammer.games.darwins_journey.content.names import SPECIMEN
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator

SCROLLS = ["red", "yellow", "blue", *["green"] * 9]


def story(match: FatedMatch, lang: str = "en") -> list[str]:
    """The log from the last decision on, as sentences."""
    narrator = Narrator(match.game.rules, catalogue(lang, match.game.folder), ["Anna"])
    return [narrator.line(line) for line in match.log(None)][1:]


@pytest.mark.rule("DJ-106")
def test_the_rulebooks_red_seal_is_told_with_row_and_colour() -> None:
    match = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 0}}, scrolls=SCROLLS, alfred="white")
    assert story(match) == [
        "All rows are full up to their brackets; row A is the topmost with room to the right.",
        "For row A, which already has three yellow seals, Alfred takes the leftmost one, a red seal.",
        "The new seal covers a symbol on space 4 of row A, and Alfred carries it out.",
        "Alfred gains 1 coin.",
    ]


@pytest.mark.rule("DJ-106")
def test_a_row_with_room_left_of_its_bracket_and_a_scroll_passed_over_are_told() -> None:
    scrolls = ["yellow", "yellow", None, "red", "blue", "green", *[None] * 6]
    his = {"rows": {"top": "yellow yellow yellow", "second": "yellow"}, "coins": 1}
    assert log_lines(does(ACADEMY, 1, players={1: his}, scrolls=scrolls), "alfred-row-left") == [("b",)]
    match = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 1}}, scrolls=scrolls)
    assert [log_lines(match, "alfred-fourth"), log_lines(match, "alfred-row-right")] == [[("first",)], [("a",)]]
    match = does(ACADEMY, 1, FREE, players={1: seals("yellow")}, scrolls=scrolls)
    assert log_lines(match, "alfred-fourth") == []
    one_green = [None, None, "green", "red", *[None] * 8]
    match = does(ACADEMY, 1, players={1: seals("green") | {"coins": 1}}, scrolls=one_green)
    assert log_lines(match, "alfred-fourth") == [("first",)]


@pytest.mark.rule("DJ-104")
def test_workers_that_are_passed_over_and_the_penalty_are_told() -> None:
    his = {"rows": {"top": "purple", "second": "blue", "third": "red", "fourth": "yellow"}, "coins": 3}
    match = turn("a4", his, at={"navigation_1": [(0, "top")], "museum": [(1, "second")]})
    assert log_lines(match, "alfred-passes-over") == [("b", 0), ("a", 1)]
    match = turn("a4", his, at={"navigation_1": [(0, "top")]})
    assert [log_lines(match, "alfred-penalty"), log_lines(match, "alfred-paid")] == [[(3,)], [(3,)]]


@pytest.mark.rule("DJ-109")
def test_special_and_small_journal_are_told_with_their_reason() -> None:
    his = {"rows": dict.fromkeys(("top", "second", "third", "fourth"), "purple"), "coins": 3}
    assert story(turn("a8", his))[1] == (
        "The special journal is empty, so Alfred’s lowest free worker, worker D, is placed on the left special space "
        "1, without the action."
    )
    assert story(turn("a6", his))[1] == (
        "The small journal is empty, so Alfred’s lowest free worker, worker D, goes there to unlock a space."
    )


@pytest.mark.rule("DJ-110")
def test_an_added_explorer_is_told_with_its_island() -> None:
    match = does(ADD_EXPLORER, players={1: {"explorers": ["a3", None, "c0"]}})
    assert story(match)[0] == "Alfred adds an explorer on island B, the leftmost without one of his."
    match = does(ADD_EXPLORER, players={1: {"explorers": ["a3", "b0", "c0"]}})
    assert log_lines(match, "alfred-no-island") == [()]


@pytest.mark.rule("DJ-107")
def test_an_emptied_stack_a_lasting_effect_and_the_want_of_stamps_are_told() -> None:
    match = does(POST, 1, players={1: {"stamps": [0, 1, 4, 0]}}, alfred="yellow")
    assert [log_lines(match, "alfred-stack"), log_lines(match, "alfred-lasting")] == [[("second",)], [("silver_2",)]]
    match = does(POST, 1, players={1: {"stamps": [0, 0, 0, 0], "envelopes": [4, 4, 4]}})
    assert log_lines(match, "alfred-no-stamps") == [()]


@pytest.mark.rule("DJ-109")
def test_a_tents_symbol_is_told() -> None:
    match = does(CAMP_HERE, 6, players={1: {"coins": 1}}, camps={"a4": (1,)}, alfred="white")
    assert log_lines(match, "alfred-tent") == [(2,)]


@pytest.mark.rule("DJ-108")
def test_the_spaces_that_act_after_an_exploration_are_told() -> None:
    match = does(EXPLORE, 4, players={1: {"explorers": ["a4"], "ship": "o26"}}, firsts=0xFFFF)
    assert log_lines(match, "alfred-acts-two") == [("a7", "a8")]
    match = does(EXPLORE, 1, players={1: {"explorers": ["a0"]}})
    assert log_lines(match, "alfred-acts-one") == [("a1",)]


@pytest.mark.rule("DJ-108")
def test_pieces_that_cannot_move_are_told() -> None:
    his = {"ship": "o26", "explorers": ["a24"]}
    assert log_lines(does(NAVIGATE, 2, players={1: his}), "alfred-sailed-out") == [()]
    assert log_lines(does(EXPLORE, 2, players={1: his}), "alfred-explored-out") == [()]


@pytest.mark.rule("DJ-105", "DJ-102")
def test_no_goal_no_knowledge_and_surplus_coins_are_told() -> None:
    assert log_lines(does(TAKE_GOAL, open_goals=[None] * 4), "alfred-no-goal") == [()]
    match = does(CAMP_HERE, 7, players={1: {"coins": 12}}, bonus=1)
    assert [log_lines(match, "alfred-knows"), log_lines(match, "alfred-surplus")] == [[(1,)], [(1, 12)]]


@pytest.mark.rule("DJ-110")
@pytest.mark.parametrize(
    ("mine", "why"), [(["red_bird"], 0), (["red_bird", "red_plant"], 2), (["red_bird", "green_fossil"], 1)]
)
def test_a_delivery_is_told_with_its_reason(mine: list[str], why: int) -> None:
    his = {"research": ["red_bird", "red_plant", "green_fossil"], "coins": 0}
    match = turn("a1", his, players={0: {"research": mine}}, museum=["green_reptile"])
    assert log_lines(match, "alfred-delivers-shared")[0] == ("red_plant" if why == 2 else "red_bird", why)
    assert log_lines(match, "alfred-second") == [(3,)]


@pytest.mark.rule("DJ-110")
def test_a_second_specimen_that_cannot_be_paid_is_told() -> None:
    his = ["green_fossil", "yellow_fossil"]
    museum = [name for name in SPECIMEN.labels if name not in his]
    match = turn("a1", {"research": his, "coins": 0}, museum=museum, row_coins=0)
    assert [log_lines(match, "alfred-one-only"), log_lines(match, "alfred-second")] == [[(3,)], []]


@pytest.mark.rule("DJ-114")
def test_the_left_of_two_alternatives_is_told() -> None:
    stamps: dict[int, Any] = {0: {"envelopes": [2, 0, 0]}, 1: {"envelopes": [1, 0, 0]}}
    match = running({"step": "envelope", "a": 0}, players=stamps, letters=["l8", "l1", "l2"], turn=-1)
    accept(match)
    while "place" not in match.view(0)["ask"]:
        match.play(0, "skip")
    assert log_lines(match, "alfred-left-of-two") == [()]


@pytest.mark.rule("DJ-104", "DJ-106")
@pytest.mark.parametrize("lang", ["ru", "de"])
def test_the_story_is_told_in_the_other_languages(lang: str) -> None:
    shown = {
        "ru": "Слева от скобок мест нет; ряд A — самый верхний, где есть место справа.",
        "de": "Links von den Klammern ist alles voll; Reihe A ist die oberste mit Platz rechts davon.",
    }
    match = does(ACADEMY, 1, players={1: seals("yellow")}, scrolls=SCROLLS)
    assert story(match, lang)[0] == shown[lang]


@pytest.mark.rule("DJ-107", "DJ-109")
def test_a_tent_is_announced_after_the_camps_actions_and_before_its_own() -> None:
    match = does(CAMP_HERE, 6, players={1: {"coins": 3}}, alfred="green")
    assert story(match)[:5] == [
        "Alfred pitches a camp at B4 for 1 coin.",
        "Alfred pays 1 coin.",
        "Alfred advances by 3 evolution steps.",
        "Alfred gains what stands beside his tent number 1.",
        "Alfred gains 2 coins.",
    ]


@pytest.mark.rule("DJ-107")
def test_emptied_stacks_are_announced_one_by_one_from_the_topmost() -> None:
    his = {"stamps": [1, 1, 4, 0], "explorers": ["a0"]}
    match = does(POST, 2, players={1: his}, alfred="blue")
    codes = [
        line.code
        for line in match.log(None)
        if line.code in ("alfred-stack", "alfred-gained-theory", "alfred-explores")
    ]
    assert codes == ["alfred-stack", "alfred-gained-theory", "alfred-stack", "alfred-explores"]
    assert log_lines(match, "alfred-stack") == [("first",), ("second",)]


@pytest.mark.rule("DJ-106")
def test_without_open_seals_nobody_speaks_of_a_fourth() -> None:
    match = does(ACADEMY, 1, scrolls=[None] * 12)
    assert story(match) == ["Alfred takes no seal: no seal lies open."]
    all_yellow = does(ACADEMY, 1, players={1: seals("yellow") | {"coins": 9}}, scrolls=["yellow", *[None] * 11])
    assert "fourth" in story(all_yellow)[0]


@pytest.mark.rule("DJ-107")
def test_of_envelopes_with_equally_few_stamps_the_topmost_is_named_so() -> None:
    his = {"envelopes": [2, 1, 1], "stamps": [4, 4, 0, 0]}
    assert log_lines(does(POST, 1, players={1: his}), "alfred-fewest") == [("middle", 1, 1)]
    his = {"envelopes": [2, 2, 1], "stamps": [4, 3, 0, 0]}
    assert log_lines(does(POST, 1, players={1: his}), "alfred-fewest") == [("lower", 1, 0)]


@pytest.mark.rule("DJ-111")
@pytest.mark.parametrize(
    ("mine", "his", "why"),
    [
        ({"theory": 1, "vp": 18}, {}, 0),  # a book is worth two points
        ({}, {"theory": 1, "vp": 18}, 1),
        ({"coins": 4}, {}, 2),
        ({}, {"coins": 4}, 3),
        ({}, {}, 4),
    ],
)
def test_a_tie_with_alfred_is_explained(mine: dict[str, int], his: dict[str, int], why: int) -> None:
    ahead = [{"step": "over"}, {"step": "clean-up"}, {"step": "window", "seat": 0}]
    level = {"coins": 0, "vp": 20, "theory": 0}
    players = {0: {"knowledge": 0} | level | mine, 1: level | his}
    match = running(players=players, agenda=ahead, round=5, turn=-1)
    assert log_lines(match, "alfred-tie") == [(why,)]
    assert match.result is not None
    assert (match.result.ranks == [1]) == (why in (0, 2))


@pytest.mark.rule("DJ-103")
def test_a_packs_action_cards_are_told_as_they_are() -> None:
    cards = {"alfred": {"action": {"4": ["small", "main CABD", "rest"]}}}
    assert story(turn("a4", pack=cards))[0] == "Alfred draws action card 4: small journal, main journal CABD, rest."
    assert story(turn("a4"), "de")[0] == "Alfred zieht Aktionskarte 4: Haupttagebuch BADC, Ruhe."


@pytest.mark.rule("DJ-112")
def test_the_bonus_card_is_told_with_the_space_above_which_it_lies() -> None:
    match = FatedMatch("darwins_journey", 1, 5)
    assert len([line for line in story(match) if line.startswith("Above space 5 lies the ")]) == 1
