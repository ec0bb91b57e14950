"""Every special action tile, crew card and correspondence tile: DJ-02, DJ-13, DJ-34, DJ-39, DJ-49, DJ-56."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import asked_decision, board, has, offers, play, table, why_not

ALL = {"second": "purple purple purple"}  # three purple seals and one knowledge serve any tile
TILES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "t1": (["take:s5", "fulfil:s5", "lay:silver_5"], {"reserve": [None, None], "coins": 20}),
    "t2": ([], {"coins": 23, "knowledge": 4}),
    "t3": (["deliver:red_plant"], {"coins": 26}),
    "t4": (["land:c"], {"explorers": ["a0", None, "c0"]}),
    "t5": (["trade:coins"], {"coins": 27, "knowledge": 2}),
    "t6": (["research:blue_fossil"], {"research": ["blue_fossil", "red_plant"]}),
    "t7": (["purple:third"], {"coins": 21, "rows": [["purple"], ["purple"] * 3, ["purple"], [], []]}),
    "t8": (["pitch:c3"], {"vp": 8, "coins": 18}),
    "t9": (["carry_out:exploration_2", "go:a1"], {"coins": 24}),
    "t10": (["pick:navigate", "sail:o1", "go:a1"], {"ship": "o1", "coins": 24}),
    "t11": ([], {"theory": 3}),
    "t12": (["unlock:special_right_3", "pick:navigate", "sail:o1", "skip"], {"coins": 20, "lenses": 5, "ship": "o1"}),
}
FOUR_SEALS = ("t1", "t6", "t8", "t9", "t10", "t12")  # these ask for four seals, the others for two or three


@pytest.mark.rule("DJ-34", "DJ-02")
@pytest.mark.parametrize("tile", TILES)
def test_what_each_special_tile_asks_for_and_gives(tile: str) -> None:
    others = [name for name in ("t2", "t3", "t4", "t5", "t11", "t10") if name != tile]
    players = {0: {"rows": ALL, "knowledge": 3, "research": ["red_plant"]}}
    match = position(players=players, specials=[tile, *others[-5:]], museum=["red_plant"])
    keys, gain = TILES[tile]
    play(match, "place:second,special_left_1", *keys)
    expected = {"knowledge": 2 if tile in FOUR_SEALS else 3} | gain
    assert {name: board(match)[name] for name in expected} == expected


@pytest.mark.rule("DJ-34")
def test_knowledge_is_exchanged_for_points_as_well_and_needs_some() -> None:
    match = position("exchange", players={0: {"knowledge": 1}})
    play(match, "trade:vp")
    assert has(match, "vp", "knowledge") == [7, 0]
    match = running({"step": "begin-exchange", "seat": 0}, players={0: {"knowledge": 0}})
    assert match.to_act == (1,)


CREW: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "c1": ("blue blue yellow yellow green", [], {"coins": 28}),
    "c2": ("green green green green red", ["pick:explore", "go:a1", "go:a3"], {"coins": 24, "knowledge": 2}),
    "c3": ("red red red yellow blue", [], {"theory": 5}),
    "c4": ("red red green green yellow", ["land:b"], {"explorers": ["a0", "b0", None]}),
    "c5": ("blue blue blue blue yellow", ["unlock:navigation_2", "sail:o1"], {"coins": 20, "lenses": 5}),
    "c6": (
        "yellow yellow yellow yellow blue",
        ["stamp:first,upper", "stamp:first,lower", "stop"],
        {"stacks": [2, 4, 4]},
    ),
    "c7": ("yellow yellow red red blue", ["imitate:c14"], {"vp": 8}),
    "c8": ("blue blue blue green red", ["catch_up"], {"ship": "o1"}),
    "c9": ("red red red yellow yellow", ["carry_out:navigation_3", "sail:o1"], {"ship": "o1"}),
    "c10": ("yellow yellow yellow green green", ["pitch:c3"], {"vp": 8}),
    "c11": ("red red red red green", ["purple:third"], {"coins": 20}),
    "c12": ("green green green blue blue", ["research:red_bird"], {"research": ["red_bird"]}),
    "c13": ("yellow yellow yellow blue green", [], {"knowledge": 3, "vp": 3}),
    "c14": ("green green blue blue red", [], {"vp": 8}),
    "c15": ("green green green yellow red", ["take:s5", "fulfil:s5", "lay:silver_4"], {"reserve": [None, None]}),
    "c16": ("blue blue blue red red", [], {"theory": 2, "knowledge": 2, "coins": 23}),
}


@pytest.mark.rule("DJ-49", "DJ-34")
@pytest.mark.parametrize("card", CREW)
def test_what_each_crew_card_asks_for_and_gives(card: str) -> None:
    seals, keys, gain = CREW[card]
    short = " ".join(seals.split()[1:])
    theirs = "c14" if card != "c14" else "c1"
    match = position(players={0: {"crew": [card], "rows": {"second": short, "third": seals}}, 1: {"crew": [theirs]}})
    assert offers(match, "muster") == [f"{card},third"]
    play(match, f"muster:{card},third", *keys)
    assert {name: board(match)[name] for name in gain} == gain
    assert board(match)["crew"] == [{"card": card, "row": "third"}]


@pytest.mark.rule("DJ-49")
def test_purple_seals_help_a_crew_card_and_knowledge_does_not() -> None:
    match = position(players={0: {"crew": ["c14"], "rows": {"second": "green blue red purple"}, "knowledge": 5}})
    assert match.refusal(0, "muster:c14,second") is not None
    match = position(players={0: {"crew": ["c14"], "rows": {"second": "green blue red purple purple"}}})
    assert offers(match, "muster") == ["c14,second"]


@pytest.mark.rule("DJ-49")
def test_a_worker_fulfils_one_crew_card_also_when_already_placed() -> None:
    rows = {"second": "green green blue blue red yellow"}
    match = position(players={0: {"crew": ["c14", "c13"], "rows": rows}}, at={"museum": [(0, "second")]})
    play(match, "muster:c14,second")
    assert why_not(match, "muster:c13,second") == ("worker-has-card", "DJ-49")
    assert why_not(match, "muster:c14,third") == ("crew-done", "DJ-49")


@pytest.mark.rule("DJ-39", "DJ-34")
def test_copying_takes_any_unfulfilled_card_but_itself_and_leaves_it_unfulfilled() -> None:
    rows = {"second": "yellow yellow red red blue"}
    crews: dict[int, Any] = {0: {"crew": ["c3", "c7"], "rows": rows}, 1: {"crew": ["c1", "c14"], "mustered": [1, 0, 0]}}
    match = position(players=crews)
    play(match, "muster:c7,second")
    assert offers(match, "imitate") == ["c3", "c14"]
    assert why_not(match, "imitate:c7") == ("not-copyable", "DJ-39")
    play(match, "imitate:c3")
    assert [board(match)["theory"], board(match)["crew"][0]["row"]] == [5, None]


LETTERS: dict[str, tuple[list[str], dict[str, Any], list[str], dict[str, Any]]] = {
    "l1": ([], {"knowledge": 2, "coins": 22}, [], {"coins": 22}),
    "l2": ([], {"coins": 24}, [], {"coins": 22}),
    "l3": ([], {"theory": 2}, [], {"theory": 1}),
    "l4": (["go:a2", "skip"], {"explorers": ["a2", None, None]}, ["go:a1"], {"coins": 24}),
    "l5": (["sail:o2", "skip"], {"ship": "o2"}, ["sail:o1"], {"ship": "o1"}),
    "l6": (["seal:third,yellow,second"], {"coins": 20}, ["seal:second,red,second"], {"coins": 19}),
    "l7": ([], {"vp": 4}, [], {"vp": 2}),
    "l8": (
        ["pick:navigate", "sail:o1", "go:a1"],
        {"ship": "o1", "coins": 24},
        ["pick:explore", "go:a2"],
        {"explorers": ["a2", None, None]},
    ),
}


@pytest.mark.rule("DJ-56", "DJ-03")
@pytest.mark.parametrize("letter", LETTERS)
def test_what_each_correspondence_tile_gives_first_and_second(letter: str) -> None:
    first, gain, second, lesser = LETTERS[letter]
    others = [name for name in ("l2", "l3", "l7") if name != letter][:2]
    players = {0: {"envelopes": [3, 0, 0]}, 1: {"envelopes": [1, 0, 0]}}
    match = running({"step": "envelope", "a": 0}, players=players, letters=[letter, *others], turn=-1)
    play(match, "accept", *first)
    assert {name: board(match)[name] for name in gain} == gain
    play(match, "accept", *second, seat=1)
    assert {name: board(match, 1)[name] for name in lesser} == lesser


@pytest.mark.rule("DJ-34", "DJ-33")
def test_take_a_goal_and_fulfil_one_still_fulfils_when_none_can_be_taken() -> None:
    rows = {"second": "green green green yellow red"}
    match = position(players={0: {"crew": ["c15"], "rows": rows, "reserve": ["g8"]}}, open_goals=[None] * 4)
    play(match, "muster:c15,second", "fulfil:g8", "lay:gold_5")
    assert board(match)["slots"]["gold_5"] == {"goal": "g8", "fulfilled": True}
    assert [asked_decision(match), table(match)["turn"]] == ["place", 0]


@pytest.mark.rule("DJ-39", "DJ-34")
def test_a_copied_card_may_lead_from_one_locked_space_to_another_but_not_back() -> None:
    crews: dict[int, Any] = {0: {"crew": ["c7"], "rows": {"second": "yellow yellow red red blue"}}, 1: {"crew": ["c9"]}}
    match = position(players=crews, specials=["t2", "t3", "t9", "t5", "t1", "t6"])
    play(match, "muster:c7,second", "imitate:c9", "carry_out:special_left_2")
    assert why_not(match, "carry_out:special_left_2") == ("once-per-turn", "DJ-39")
    play(match, "carry_out:special_left_3", "take:s5", "fulfil:s5", "lay:silver_5")
    assert [board(match)["slots"]["silver_5"]["fulfilled"], asked_decision(match)] == [True, "place"]


@pytest.mark.rule("DJ-49")
def test_seals_fulfil_nothing_but_the_crew_cards_that_are_there() -> None:
    rows = {"second": "green blue red purple purple", "third": "blue blue blue red red"}
    match = position(players={0: {"crew": ["c14"], "rows": rows}})
    assert [key for key in match.legal(0) if not key.startswith("place:")] == ["muster:c14,second"]
