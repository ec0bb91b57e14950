"""Seals and stamps: DJ-04, DJ-23, DJ-29, DJ-35, DJ-38, DJ-48, DJ-52."""

from __future__ import annotations

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import (
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

SECOND_OFF_3 = 3  # `b` of an academy: what comes off the second seal
EACH_OFF_1 = 16
WHOLE_OFF_2 = 512


@pytest.mark.rule("DJ-23")
@pytest.mark.parametrize(
    ("scroll", "colour", "row", "paid"),
    [("first", "green", "", 0), ("third", "yellow", "blue", 2), ("fourth", "red", "blue blue", 4)],
)
def test_scroll_and_space_are_paid(scroll: str, colour: str, row: str, paid: int) -> None:
    match = position("academy", 1, players={0: {"rows": {"third": row}}})
    play(match, f"seal:{scroll},{colour},third")
    assert board(match)["rows"][2] == [*row.split(), colour]
    assert board(match)["coins"] == 20 - paid


@pytest.mark.rule("DJ-23")
def test_a_seal_needs_an_open_seal_room_and_coins() -> None:
    match = position("academy", 1, players={0: {"coins": 0, "rows": {"second": "red " * 6, "third": "red red"}}})
    assert why_not(match, "seal:first,red,third") == ("seal-not-there", "DJ-23")
    assert why_not(match, "seal:first,green,second") == ("row-full", "DJ-23")
    assert details(match, "seal:second,red,third") == {"missing": 2}
    assert offers(match, "seal") == ["first,green,fourth", "first,blue,fourth", "first,yellow,fourth"]


@pytest.mark.rule("DJ-04")
def test_a_seal_taken_leaves_its_space_empty() -> None:
    match = position("academy", 1)
    play(match, "seal:first,blue,second")
    assert table(match)["scrolls"][0] == ["green", None, "yellow"]


@pytest.mark.rule("DJ-52")
def test_the_second_seal_is_cheaper_only_as_the_second() -> None:
    match = position("academy", 2, SECOND_OFF_3)
    play(match, "seal:fourth,red,second", "seal:third,yellow,second")
    assert board(match)["coins"] == 20 - 3 - 0
    match = position("academy", 2, SECOND_OFF_3)
    play(match, "seal:fourth,red,second", "stop")
    assert board(match)["coins"] == 17


@pytest.mark.rule("DJ-52")
def test_the_awards_extra_seal_comes_last_without_the_printed_discount() -> None:
    match = position("academy", 2 + 16, SECOND_OFF_3 + EACH_OFF_1)
    play(match, "seal:fourth,red,second", "seal:fourth,blue,second", "seal:fourth,yellow,second")
    assert board(match)["coins"] == 20 - (3 - 1) - 0 - (3 + 1 - 1)


@pytest.mark.rule("DJ-35")
def test_a_total_discount_covers_scroll_and_space_and_never_pays_out() -> None:
    match = position("academy", 1, WHOLE_OFF_2, players={0: {"rows": {"second": "red red"}}})
    play(match, "seal:third,green,second")
    assert board(match)["coins"] == 20 - (2 + 1 - 2)
    match = position("academy", 1, WHOLE_OFF_2)
    play(match, "seal:second,red,second")
    assert board(match)["coins"] == 20


@pytest.mark.rule("DJ-48")
def test_free_scrolls_still_leave_the_space_to_pay() -> None:
    match = position("academy", 1, players={0: {"fulfilled": {"silver_2": "s7"}, "rows": {"second": "red " * 4}}})
    play(match, "seal:fourth,red,second")
    assert board(match)["coins"] == 20 - 2


@pytest.mark.rule("DJ-38")
def test_a_purple_seal_costs_nothing_and_is_lost_without_supply_or_space() -> None:
    match = position("purple", players={0: {"rows": {"second": "red " * 5}}})
    play(match, "purple:second")
    assert [board(match)["coins"], board(match)["rows"][1][5], table(match)["purple"]] == [20, "purple", 11]
    match = running({"step": "begin-purple", "seat": 0}, purple=0)
    assert log_lines(match, "nothing-to-do") == [("purple", "purple")]
    full = dict.fromkeys(("second", "third", "fourth"), "red " * 6)
    match = running({"step": "begin-purple", "seat": 0}, players={0: {"rows": full}})
    assert table(match)["purple"] == 12


@pytest.mark.rule("DJ-29")
def test_stamps_of_any_stacks_go_on_one_envelope() -> None:
    match = position("post", 3)
    play(match, "stamp:first,middle")
    assert why_not(match, "stamp:first,upper") == ("one-envelope", "DJ-29")
    play(match, "stamp:third,middle", "stop")
    assert has(match, "stacks") == [[3, 4, 3]]
    assert table(match)["letters"][1]["stamps"] == [2, 0]


@pytest.mark.rule("DJ-29")
def test_every_stack_emptied_by_the_action_may_act() -> None:
    match = position("post", 2, players={0: {"stamps": [1, 4, 1, 0]}})
    play(match, "stamp:first,upper", "stamp:third,upper")
    assert [asked_decision(match), offers(match, "pick")] == ["menu", ["explore", "navigate"]]
    play(match, "pick:navigate", "sail:o2", "skip", "go:a2", "skip")
    assert has(match, "ship", "explorers") == ["o2", ["a2", None, None]]


@pytest.mark.rule("DJ-29")
def test_a_stack_emptied_earlier_does_not_act_again() -> None:
    match = position("post", 1, players={0: {"stamps": [0, 4, 4, 0]}})
    play(match, "stamp:second,upper")
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-29")
def test_the_second_stack_gives_an_academy_two_coins_off() -> None:
    match = position("post", 1, players={0: {"stamps": [4, 1, 4, 0]}})
    play(match, "stamp:second,upper", "seal:third,yellow,second")
    assert board(match)["coins"] == 20


@pytest.mark.rule("DJ-29")
def test_used_stamps_help_out_when_the_stacks_are_empty() -> None:
    match = position("post", 3, players={0: {"stamps": [0, 0, 1, 5]}})
    assert why_not(match, "stamp:used,upper") == ("stacks-first", "DJ-29")
    play(match, "stamp:third,upper", "stamp:used,upper", "stamp:used,upper", "skip")
    assert has(match, "stacks", "used_stamps") == [[0, 0, 0], 3]
    assert table(match)["letters"][0]["stamps"][0] == 3


@pytest.mark.rule("DJ-29")
def test_stamps_on_envelopes_cannot_be_used_again() -> None:
    match = running(
        {"step": "begin-post", "seat": 0, "a": 2}, players={0: {"stamps": [0, 0, 0, 0], "envelopes": [4, 4, 4]}}
    )
    assert log_lines(match, "nothing-to-do") == [("post", "stamps")]


@pytest.mark.rule("DJ-34", "DJ-29")
def test_spread_stamps_may_lie_on_any_envelopes_and_empty_stacks_too() -> None:
    match = position("post", 4, 4, players={0: {"stamps": [4, 4, 1, 0]}})
    play(match, "stamp:first,upper", "stamp:first,middle", "stamp:third,lower", "stamp:first,lower")
    assert [envelope["stamps"][0] for envelope in table(match)["letters"]] == [1, 1, 2]
    assert asked_decision(match) == "navigate"
