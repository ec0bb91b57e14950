"""Ships and explorers: DJ-09, DJ-24, DJ-25, DJ-26, DJ-34, DJ-37, DJ-59."""

from __future__ import annotations

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import asked_decision, board, has, log_lines, offers, play, why_not


@pytest.mark.rule("DJ-24")
def test_a_ship_sails_up_to_the_given_number_on_any_branch() -> None:
    match = position("navigate", 3)
    assert offers(match, "sail") == ["o1", "o2", "o3", "o4"]


@pytest.mark.rule("DJ-24")
def test_the_space_where_the_ship_stops_may_be_used() -> None:
    match = position("navigate", 2, players={0: {"ship": "o9"}})
    play(match, "sail:o10")
    assert board(match)["coins"] == 24


@pytest.mark.rule("DJ-24")
def test_a_banner_brings_an_explorer_ashore_at_once() -> None:
    match = position("navigate", 2, players={0: {"ship": "o7"}})
    play(match, "sail:o9")
    assert board(match)["explorers"] == ["a0", "b0", None]


@pytest.mark.rule("DJ-24")
def test_the_first_ship_on_the_last_space_scores_three_more() -> None:
    match = position("navigate", 2, players={0: {"ship": "o25"}})
    play(match, "sail:o26")
    assert board(match)["vp"] == 3 + 3
    match = position("navigate", 2, players={0: {"ship": "o25"}}, firsts=1)
    play(match, "sail:o26")
    assert board(match)["vp"] == 3


@pytest.mark.rule("DJ-24")
def test_beagle_spaces_do_nothing_and_ships_share_spaces() -> None:
    match = position("navigate", 1, players={1: {"ship": "o1"}})
    play(match, "sail:o1")
    assert has(match, "coins", "vp", "ship") == [20, 0, "o1"]


@pytest.mark.rule("DJ-25")
def test_the_rulebooks_explorer_skips_the_space_of_another() -> None:
    match = position("explore", 2, players={1: {"explorers": ["a1"]}})
    assert offers(match, "go") == ["a2", "a3"]
    assert why_not(match, "go:a1") == ("space-taken", "DJ-25")


@pytest.mark.rule("DJ-25")
def test_start_and_last_space_hold_any_number() -> None:
    match = position("explore", 2, players={0: {"explorers": ["a23"]}, 1: {"explorers": ["a24"]}})
    play(match, "go:a24")
    assert board(match)["explorers"][0] == "a24"


@pytest.mark.rule("DJ-25", "DJ-37")
def test_only_the_first_across_a_ribbon_scores_also_by_jumping_it() -> None:
    match = position("explore", 1, players={0: {"explorers": ["a3"]}, 1: {"explorers": ["a4"]}})
    play(match, "go:a8")
    assert log_lines(match, "ribbon") == [("a4", 1)]
    match = position("explore", 1, players={0: {"explorers": ["a3"]}}, firsts=0xFFF0)
    play(match, "go:a4", "skip")
    assert board(match)["vp"] == 0


@pytest.mark.rule("DJ-25")
def test_the_first_explorer_at_the_end_scores_three_more() -> None:
    match = position("explore", 4, players={0: {"explorers": ["a23"]}})
    play(match, "go:a24")
    assert board(match)["vp"] == 4 + 3


@pytest.mark.rule("DJ-25", "DJ-21")
@pytest.mark.parametrize(
    ("here", "to", "gain"),
    [
        ("a0", "a1", {"coins": 24}),
        ("a2", "a3", {"knowledge": 2}),
        ("a17", "a18", {"theory": 2}),
        ("a18", "a19", {"vp": 4}),
    ],
)
def test_the_final_space_acts(here: str, to: str, gain: dict[str, int]) -> None:
    match = position("explore", 1, players={0: {"explorers": [here]}}, firsts=0xFFFF)
    play(match, f"go:{to}")
    assert {name: board(match)[name] for name in gain} == gain


@pytest.mark.rule("DJ-26")
def test_a_specimen_is_researched_once_and_stays_for_the_others() -> None:
    match = position("explore", 2)
    play(match, "go:a2", "research:green_plant")
    assert board(match)["research"] == ["green_plant"]
    assert match.view(1)["table"]["specimens"]["a2"] == "green_plant"
    match = position("explore", 2, players={0: {"research": ["green_plant"]}})
    play(match, "go:a2")
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-37")
@pytest.mark.parametrize(
    ("here", "steps", "spaces"),
    [("a4", 1, "a5 a8"), ("a11", 2, "a12 a13 a14 a15"), ("b6", 2, "b8 b9 b7 b10"), ("c1", 2, "c2 c3 c4 c5")],
)
def test_a_branch_is_chosen_at_every_fork(here: str, steps: int, spaces: str) -> None:
    explorers = [here if here[0] == island else None for island in "abc"]
    match = position("explore", steps, players={0: {"explorers": explorers}})
    assert offers(match, "go") == spaces.split()


@pytest.mark.rule("DJ-37")
def test_a_piece_on_the_last_space_does_not_move() -> None:
    match = running({"step": "begin-explore", "seat": 0, "a": 3}, players={0: {"explorers": ["a24"]}})
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-37")
def test_a_move_goes_forward_by_at_least_one_space() -> None:
    match = position("navigate", 3, players={0: {"ship": "o5"}})
    assert why_not(match, "sail:o5") == ("only-forward", "DJ-37")
    assert why_not(match, "sail:o3") == ("only-forward", "DJ-37")
    assert why_not(match, "sail:o10") == ("too-far", "DJ-37")


@pytest.mark.rule("DJ-37")
def test_after_an_extra_stop_the_rest_continues_from_where_the_piece_stands() -> None:
    match = position("explore", 3, 1)
    play(match, "halt:a2", "skip")
    assert offers(match, "go") == ["a3"]
    assert offers(match, "halt") == []


@pytest.mark.rule("DJ-37")
def test_there_is_no_extra_stop_on_the_last_space() -> None:
    match = position("explore", 3, 1, players={0: {"explorers": ["a23"]}})
    assert [offers(match, "go"), offers(match, "halt")] == [["a24"], []]
    assert why_not(match, "halt:a24") == ("no-extra-stop", "DJ-40")


@pytest.mark.rule("DJ-37")
def test_a_banner_of_an_island_with_an_own_explorer_does_nothing() -> None:
    match = position("navigate", 2, players={0: {"ship": "o7", "explorers": ["a0", "b5"]}})
    play(match, "sail:o8")
    assert board(match)["explorers"] == ["a0", "b5", None]


@pytest.mark.rule("DJ-37", "DJ-34")
def test_the_ship_catches_up_with_the_beagle_across_banners_but_never_goes_back() -> None:
    match = position("to-beagle", beagle=3)
    play(match, "catch_up")
    assert has(match, "ship", "explorers") == ["o14", ["a0", "b0", "c0"]]
    match = running({"step": "begin-to-beagle", "seat": 0}, beagle=1, players={0: {"ship": "o9"}})
    assert board(match)["ship"] == "o9"


@pytest.mark.rule("DJ-34")
def test_an_explorer_is_placed_where_one_has_none() -> None:
    match = position("add-explorer", players={0: {"explorers": ["a3", None, "c2"]}})
    assert offers(match, "land") == ["b"]
    assert why_not(match, "land:a") == ("explorer-there", "DJ-34")
    play(match, "land:b")
    assert board(match)["explorers"] == ["a3", "b0", "c2"]


@pytest.mark.rule("DJ-09")
def test_explorers_ships_and_beagle_begin_on_the_left() -> None:
    match = position()
    assert has(match, "ship", "explorers") == ["o0", ["a0", None, None]]
    assert match.view(0)["table"]["beagle"] == "o1"


@pytest.mark.rule("DJ-59")
def test_with_two_players_o20_is_an_empty_space_one_may_stop_on() -> None:
    match = position("navigate", 1, players={0: {"ship": "o19"}})
    play(match, "sail:o20")
    assert [match.to_act, asked_decision(match, 1)] == [(1,), "place"]


@pytest.mark.rule("DJ-36")
def test_a_move_may_be_declined() -> None:
    match = position("explore", 2)
    play(match, "skip")
    assert [board(match)["explorers"][0], match.to_act] == ["a0", (1,)]


@pytest.mark.rule("DJ-25", "DJ-40")
def test_whoever_halted_goes_on_with_the_same_explorer_only() -> None:
    goes_on = {"step": "begin-explore", "seat": 0, "a": 2, "b": 2, "c": 1}
    there = {"explorers": ["a24", "b0"]}
    assert asked_decision(running(goes_on, players={0: there}), 1) == "place"
    match = position("explore", 2, 2, 1, players={0: {"explorers": ["a22", "b0"]}})
    assert offers(match, "go") == ["a23", "a24"]


@pytest.mark.rule("DJ-37", "DJ-40")
def test_a_ship_has_no_extra_stop_on_the_last_space() -> None:
    match = position("navigate", 3, 1, players={0: {"ship": "o25"}})
    assert [offers(match, "sail"), offers(match, "halt")] == [["o26"], []]
    assert why_not(match, "halt:o26") == ("no-extra-stop", "DJ-40")
