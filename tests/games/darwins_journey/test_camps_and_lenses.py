"""Camps, tents, unlocking and locked spaces: DJ-02, DJ-22, DJ-28, DJ-34, DJ-36, DJ-39, DJ-48, DJ-54."""

from __future__ import annotations

from typing import Any

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

CAMP_NUMBERS = {name: i for i, name in enumerate(["o6", "o12", "o19", "a4", "a7", "a14", "b4", "b9", "c3"])}


@pytest.mark.rule("DJ-28")
@pytest.mark.parametrize(
    ("camp", "first", "second", "third"),
    [("o6", 0, 1, 2), ("o12", 1, 3, 4), ("o19", 3, 5, 6), ("a4", 0, 1, 2), ("a7", 0, 1, 2), ("a14", 1, 2, 3)]
    + [("b4", 1, 3, 4), ("b9", 2, 4, 5), ("c3", 2, 4, 5)],
)
def test_what_the_tents_of_a_camp_cost(camp: str, first: int, second: int, third: int) -> None:
    for before, cost in (((), first), ((1,), second), ((1, 2), third)):
        match = position("camp", CAMP_NUMBERS[camp], seats=4, camps={camp: before})
        play(match, f"pitch:{camp}")
        assert log_lines(match, "paid") == ([(cost,)] if cost else [])


@pytest.mark.rule("DJ-28")
@pytest.mark.parametrize(
    ("camp", "keys", "gain"),
    [
        ("o6", ["take:s5"], {"coins": 23, "reserve": ["s5", None]}),
        ("o12", ["stamp:first,upper"] * 3, {"vp": 1, "stacks": [1, 4, 4]}),
        ("o19", ["go:a1"], {"vp": 5, "coins": 20 - 3 + 4}),
        ("a4", ["stamp:second,lower"] * 2, {"stacks": [4, 2, 4]}),
        ("a7", ["sail:o1"], {"ship": "o1"}),
        ("a14", ["seal:fourth,red,second"], {"coins": 19, "rows": [["purple"], ["red"], [], [], []]}),
        ("b4", [], {"theory": 3}),
        ("b9", [], {"knowledge": 2, "vp": 4}),
        ("c3", [], {"vp": 8}),
    ],
)
def test_what_each_camp_gives(camp: str, keys: list[str], gain: dict[str, Any]) -> None:
    match = position("camp", CAMP_NUMBERS[camp])
    play(match, f"pitch:{camp}", *keys)
    assert {name: board(match)[name] for name in gain} == gain


@pytest.mark.rule("DJ-28")
@pytest.mark.parametrize(
    ("standing", "keys", "gain"),
    [
        (0, [], {"coins": 19}),
        (1, [], {"coins": 19 + 2}),
        (2, ["pick:navigate", "sail:o1"], {"ship": "o1"}),
        (2, ["pick:explore", "go:a1"], {"coins": 19 + 4}),
        (3, ["pick:post", "stamp:third,upper"], {"stacks": [4, 4, 3]}),
        (3, ["pick:academy", "seal:third,yellow,second"], {"coins": 19}),
        (4, [], {"tents": 5}),
    ],
)
def test_the_action_beside_the_tent_follows_the_camps(standing: int, keys: list[str], gain: dict[str, Any]) -> None:
    others = dict.fromkeys(("o12", "o19", "a4", "a7")[:standing], (0,))
    match = position("camp", CAMP_NUMBERS["b4"], camps=others)
    play(match, "pitch:b4", *keys)
    assert board(match)["theory"] == 3
    assert {name: board(match)[name] for name in gain} == gain


@pytest.mark.rule("DJ-28")
def test_a_camp_needs_a_tent_a_free_place_and_no_own_tent() -> None:
    camps = {"a4": (0,), "c3": (1, 2), "b9": ()}
    match = position("camp-anywhere", seats=3, camps=camps, players={0: {"coins": 1}})
    assert why_not(match, "pitch:a4") == ("tent-there", "DJ-28")
    assert why_not(match, "pitch:c3") == ("camp-full", "DJ-28")
    assert details(match, "pitch:b9") == {"missing": 1}
    match = position("camp-anywhere", camps=dict.fromkeys(("o6", "o12", "o19", "a4", "a7"), (0,)))
    assert why_not(match, "pitch:b9") == ("no-tent", "DJ-28")


@pytest.mark.rule("DJ-34")
def test_a_camp_anywhere_does_not_ask_where_the_pieces_stand() -> None:
    match = position("camp-anywhere")
    play(match, "pitch:c3")
    assert has(match, "vp", "coins", "tents") == [8, 18, 1]
    assert table(match)["camps"]["c3"] == [0]


@pytest.mark.rule("DJ-48", "DJ-54")
@pytest.mark.parametrize(("reading", "paid"), [("free", 0), ("tent_only", 3)])
def test_a_camp_used_again_acts_without_tent_and_costs_nothing_unless_a_ruling_says_so(reading: str, paid: int) -> None:
    full = {"reserve": ["s1", "s2"], "slots": {f"silver_{i}": f"s{i + 4}" for i in range(3, 6)}, "coins": 5}
    match = position(
        "revisit",
        camps={"o6": (0,), "o12": (1,)},
        players={0: full},
        open_goals=[None, None, "g5", None],
        pack={"rulings": {"camp_again": reading}},
    )
    assert [offers(match, "reuse"), why_not(match, "reuse:o12")[0]] == [["o6"], "no-tent-there"]
    play(match, "reuse:o6", "take:g5", "lay:gold_2")
    assert has(match, "coins", "tents") == [5 + 3 - paid, 1]


@pytest.mark.rule("DJ-22")
@pytest.mark.parametrize(("spot", "cost"), [("exploration_2", 3), ("special_left_2", 4)])
def test_unlocking_costs_coins_and_acts_at_once(spot: str, cost: int) -> None:
    match = position("unlock")
    play(match, f"unlock:{spot}")
    assert has(match, "coins", "lenses") == [20 - cost, 5]
    assert table(match)["spots"][spot]["lens"] == 0
    assert asked_decision(match) == {"exploration_2": "explore", "special_left_2": "take-goal"}[spot]


@pytest.mark.rule("DJ-22")
def test_main_pages_are_unlocked_from_top_to_bottom_special_tiles_in_any_order() -> None:
    match = position("unlock")
    assert why_not(match, "unlock:navigation_3") == ("top-to-bottom", "DJ-22")
    assert {"special_left_2", "special_right_3"} <= {*offers(match, "unlock")}
    match = position("unlock", lenses={"navigation_2": 1})
    play(match, "unlock:navigation_3")
    assert board(match)["coins"] == 15


@pytest.mark.rule("DJ-22")
def test_unlocking_needs_a_lens_coins_and_a_locked_space() -> None:
    match = position("unlock", players={0: {"coins": 2}}, lenses={"academy_2": 1})
    assert [why_not(match, "unlock:academy_2")[0], details(match, "unlock:exploration_2")] == [
        "not-locked",
        {"missing": 1},
    ]
    match = position("unlock", players={0: {"lenses": 0}})
    assert why_not(match, "unlock:exploration_2") == ("no-lens", "DJ-22")


FREE = 4096  # `b` of a deed that costs no coins
ONLY_UNLOCKING = {"rulings": {"free_unlock": "unlocking"}}


@pytest.mark.rule("DJ-22")
def test_by_a_ruling_a_free_unlock_waives_only_its_own_cost() -> None:
    match = position("unlock", 0, FREE, players={0: {"coins": 0}}, pack=ONLY_UNLOCKING)
    play(match, "unlock:academy_2")
    assert {key.partition(",")[0] for key in offers(match, "seal")} == {"first"}


@pytest.mark.rule("DJ-22")
@pytest.mark.parametrize("b", [1, FREE])  # positions of earlier versions have a 1
def test_a_free_unlock_is_free_in_all_its_steps(b: int) -> None:
    match = position("unlock", 0, b, players={0: {"coins": 0, "rows": {"second": "red red red"}}})
    play(match, "unlock:academy_2", "seal:fourth,red,second", "seal:fourth,blue,second")
    assert has(match, "coins", "lenses") == [0, 5]
    assert board(match)["rows"][1] == ["red", "red", "red", "red", "blue"]


@pytest.mark.rule("DJ-22", "DJ-34")
@pytest.mark.parametrize(("pack", "slots"), [({}, 10), (ONLY_UNLOCKING, 8)])
def test_a_free_unlock_of_a_tile_pays_no_tent_and_no_slot(pack: dict[str, Any], slots: int) -> None:
    mine = {"coins": 0, "reserve": ["g8", "s6"]}
    tiles = ["t7", "t9", "t8", "t1", "t5", "t12"]
    match = position("unlock", 0, FREE, players={0: mine}, specials=tiles, open_goals=[None] * 4, pack=pack)
    play(match, "unlock:special_right_2", "fulfil:g8")
    assert len(offers(match, "lay")) == slots
    match = position("unlock", 0, FREE, players={0: mine}, specials=tiles, pack=pack)
    play(match, "unlock:special_left_2")
    assert ("c3" in offers(match, "pitch")) == (not pack)


@pytest.mark.rule("DJ-22")
@pytest.mark.parametrize(("pack", "scrolls"), [({}, 4), (ONLY_UNLOCKING, 1)])
def test_a_locked_space_and_a_copied_card_are_steps_of_a_free_unlock(pack: dict[str, Any], scrolls: int) -> None:
    mine = {"coins": 0}
    tiles = ["t7", "t8", "t9", "t1", "t5", "t12"]
    match = position("unlock", 0, FREE, players={0: mine}, specials=tiles, pack=pack)
    play(match, "unlock:special_left_2", "carry_out:academy_3")
    assert len({key.partition(",")[0] for key in offers(match, "seal")}) == scrolls


@pytest.mark.rule("DJ-22", "DJ-36")
def test_what_a_free_unlock_sets_off_elsewhere_is_paid_as_usual() -> None:
    match = position("unlock", 0, FREE, players={0: {"coins": 0, "explorers": ["a11"]}})
    play(match, "unlock:exploration_2", "go:a14")
    assert asked_decision(match) != "camp"


@pytest.mark.rule("DJ-28")
def test_by_a_ruling_a_player_may_have_several_tents_at_a_camp() -> None:
    many = {"rulings": {"tents_at_camp": "any"}}
    match = position("camp", 3, camps={"a4": (0,)}, players={0: {"explorers": ["a4"]}}, pack=many)
    play(match, "pitch:a4")
    assert [table(match)["camps"]["a4"], *has(match, "coins", "tents")] == [[0, 0], 19, 2]
    again = position("camp-anywhere", camps={"a4": (0, 0), "a7": (1,)}, pack=many)
    assert why_not(again, "pitch:a4") == ("camp-full", "DJ-28")
    one = position("camp-anywhere", camps={"a4": (0,)})
    assert why_not(one, "pitch:a4") == ("tent-there", "DJ-28")


@pytest.mark.rule("DJ-22", "DJ-19")
def test_the_small_journal_unlocks_and_the_space_is_open_to_all_without_paying_anybody() -> None:
    match = position(players={1: {"rows": {"second": "blue blue"}}})
    play(match, "place:second,small_left", "unlock:navigation_2", "skip")
    assert "second,navigation_2" in offers(match, "place", 1)
    assert board(match)["coins"] == 17


@pytest.mark.rule("DJ-34", "DJ-39")
def test_a_locked_space_is_carried_out_in_any_order_once_per_turn() -> None:
    match = position("locked-space", specials=["t7", "t8", "t9", "t1", "t5", "t12"])
    play(match, "carry_out:special_left_2", "carry_out:exploration_3")
    assert [asked_decision(match), offers(match, "go")[-1], board(match)["lenses"]] == ["explore", "a4", 6]
    match = position("locked-space", locked_used=1 << 14, specials=["t7", "t8", "t9", "t1", "t5", "t12"])
    assert why_not(match, "carry_out:special_left_2") == ("once-per-turn", "DJ-39")
    assert why_not(match, "carry_out:exploration_1") == ("not-locked", "DJ-39")


@pytest.mark.rule("DJ-36")
def test_what_cannot_be_paid_is_not_done_and_other_actions_may_be_declined() -> None:
    match = running({"step": "begin-camp", "seat": 0, "a": CAMP_NUMBERS["c3"]}, players={0: {"coins": 1}})
    assert log_lines(match, "nothing-to-do") == [("camp", "coins")]
    match = position("camp", CAMP_NUMBERS["c3"])
    play(match, "skip")
    assert [board(match)["tents"], match.to_act] == [0, (1,)]
