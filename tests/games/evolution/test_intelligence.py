"""Intelligence: plants for cards, and traits switched off for one attack (EV-50, EV-58)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import Rows, position
from tests.games.evolution.seen import hand, hole, log_lines, play, row, table, traits, why_not

CLEVER = "5/3 carnivore intelligence"


@pytest.mark.rule("EV-50", "EV-36", "EV-37")
def test_each_card_is_one_take_of_two_plants_from_the_bank() -> None:
    rows: Rows = {0: ["1/6 intelligence foraging cooperation", "1/2"]}
    match = position(rows=rows, hands={0: "horns_1 horns_2"}, hole=9)
    play(match, "think:0", "spend:horns_2")
    assert row(match, 0) == ["1/6 food 3", "1/2 food 1"]
    assert (hole(match), hand(match, 0)) == (9, ["horns_1"])
    assert table(match, 1)["discard"] == {"horns_2": 1}


@pytest.mark.rule("EV-50")
def test_a_card_needs_room_for_at_least_one_token() -> None:
    rows: Rows = {0: ["1/1 intelligence food=1", "1/1 intelligence fat_tissue food=1", "1/1"]}
    match = position(rows=rows, hands={0: "horns_1"}, hole=9)
    assert match.legal(0) == ["think:1", "graze:2"]
    assert why_not(match, 0, "think:0") == ("no-room", "EV-50")
    assert why_not(match, 0, "think:2") == ("no-intelligence", "EV-50")
    play(match, "think:1", "spend:horns_1")
    assert row(match, 0)[1] == "1/1 food 1 fat 1"


@pytest.mark.rule("EV-50")
def test_intelligence_is_never_compulsory() -> None:
    match = position(rows={0: ["1/3 intelligence", CLEVER], 1: ["1/1 climbing"]}, hands={0: "horns_1"})
    assert "pass" not in match.legal(0)
    match = position(rows={0: ["6/3 intelligence", CLEVER], 1: ["1/1 climbing"]}, hands={0: "horns_1"})
    assert match.legal(0) == ["think:0", "hunt:1", "pass"]


@pytest.mark.parametrize(
    ("rows", "trait", "prey"),
    [
        (["1/1 climbing"], "climbing", 0),
        (["1/1 burrowing food=1"], "burrowing", 0),
        (["4/1 hard_shell"], "hard_shell", 0),
        (["1/3 defensive_herding"], "defensive_herding", 0),
        (["1/1 symbiosis", "6/1"], "symbiosis", 0),
        (["1/1", "6/1 warning_call"], "warning_call", 0),
    ],
)
@pytest.mark.rule("EV-50")
def test_a_card_switches_off_a_defence_for_one_attack_only(rows: list[str], trait: str, prey: int) -> None:
    match = position(rows={0: [CLEVER, "6/2"], 1: rows}, hands={0: "horns_1"}, hole=9)
    assert match.refusal(0, f"prey:1,{prey}") is not None
    play(match, "hunt:0")
    assert match.legal(0) == [f"silence:{trait}"]
    play(match, f"silence:{trait}", "spend:horns_1")
    assert table(match, 1)["off"] == [trait]
    assert f"prey:1,{prey}" in match.legal(0)
    play(match, f"prey:1,{prey}")
    assert table(match)["off"] == []
    assert log_lines(match, "bitten") == [(1, prey + 1)]


@pytest.mark.rule("EV-38", "EV-50")
def test_scavenger_is_off_for_this_attack_and_works_in_the_next() -> None:
    rows: Rows = {0: ["5/4 carnivore intelligence"], 1: ["1/5"], 2: ["6/3 scavenger"]}
    match = position(rows=rows, hands={0: "horns_1"})
    play(match, "hunt:0", "silence:scavenger", "spend:horns_1", "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 1, 0)]
    play(match, "hunt:0", "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 1, 0), (0, 1, 1, 0), (2, 1, 1, 0)]


@pytest.mark.rule("EV-45", "EV-50")
def test_horns_switched_off_do_not_wound() -> None:
    match = position(rows={0: [CLEVER], 1: ["3/2 horns"]}, hands={0: "climbing_1"}, hole=5)
    play(match, "hunt:0", "silence:horns", "spend:climbing_1", "prey:1,0")
    assert log_lines(match, "gored") == []
    assert row(match, 0) == ["5/3 food 3"]


@pytest.mark.rule("EV-37", "EV-50")
def test_the_attackers_own_traits_are_off_too() -> None:
    rows: Rows = {0: ["5/3 carnivore intelligence cooperation", "6/1"], 1: ["3/2"]}
    match = position(rows=rows, hands={0: "horns_1"}, hole=5)
    play(match, "hunt:0", "silence:cooperation", "spend:horns_1", "prey:1,0")
    assert row(match, 0) == ["5/3 food 3", "6/1"]


@pytest.mark.rule("EV-34", "EV-50")
def test_with_fat_tissue_off_nothing_is_stored_but_fat_stays() -> None:
    rows: Rows = {0: ["5/1 carnivore intelligence fat_tissue fat=2"], 1: ["3/2"]}
    match = position(rows=rows, hands={0: "horns_1"}, hole=5)
    play(match, "hunt:0", "silence:fat_tissue", "spend:horns_1", "prey:1,0")
    assert row(match, 0) == ["5/1 food 1 fat 2"]
    assert traits(match, 0) == [["carnivore", "intelligence", "fat_tissue"]]


@pytest.mark.rule("EV-50")
def test_two_defences_need_two_cards() -> None:
    rows: Rows = {0: [CLEVER, "6/1"], 1: ["1/1 climbing burrowing food=1"]}
    one_card = position(rows=rows, hands={0: "horns_1"}, hole=5)
    assert why_not(one_card, 0, "hunt:0") == ("no-prey", "EV-21")
    match = position(rows=rows, hands={0: "horns_1 horns_2"}, hole=5)
    play(match, "hunt:0", "silence:burrowing", "spend:horns_1")
    assert match.legal(0) == ["silence:climbing"]
    play(match, "silence:climbing", "spend:horns_2")
    assert match.legal(0) == ["prey:1,0"]


@pytest.mark.rule("EV-50")
def test_a_trait_is_named_once_only_from_the_table_and_never_carnivore() -> None:
    rows: Rows = {0: [CLEVER], 1: ["1/1 climbing"], 2: ["1/2"]}
    match = position(rows=rows, hands={0: "horns_1 horns_2"}, hole=5)
    play(match, "hunt:0", "silence:climbing", "spend:horns_1")
    assert why_not(match, 0, "silence:climbing") == ("already-off", "EV-50")
    assert why_not(match, 0, "silence:carnivore") == ("never-carnivore", "EV-50")
    assert why_not(match, 0, "silence:foraging") == ("not-on-table", "EV-50")


@pytest.mark.rule("EV-50")
def test_without_intelligence_no_trait_is_switched_off() -> None:
    match = position(rows={0: ["3/2 carnivore"], 1: ["1/1", "1/1 climbing"]}, hands={0: "horns_1"})
    play(match, "hunt:0")
    assert why_not(match, 0, "silence:climbing") == ("no-intelligence", "EV-50")


@pytest.mark.rule("EV-46", "EV-50")
def test_switching_off_must_leave_an_attack() -> None:
    rows: Rows = {0: ["2/3 carnivore intelligence pack_hunting"], 1: ["4/1"]}
    match = position(rows=rows, hands={0: "horns_1"})
    play(match, "hunt:0")
    assert match.legal(0) == ["prey:1,0", "silence:intelligence"]
    assert why_not(match, 0, "silence:pack_hunting") == ("no-attack-left", "EV-50")


@pytest.mark.rule("EV-50")
def test_intelligence_switched_off_switches_nothing_off_any_more() -> None:
    rows: Rows = {0: [CLEVER], 1: ["1/1 climbing"], 2: ["1/2 horns"]}
    match = position(rows=rows, hands={0: "fertile_2 fertile_3"}, hole=5)
    play(match, "hunt:0", "silence:intelligence", "spend:fertile_2")
    assert match.legal(0) == ["prey:2,0"]
    assert why_not(match, 0, "silence:climbing") == ("already-off", "EV-50")


@pytest.mark.rule("EV-50")
def test_intelligence_is_not_switched_off_while_another_card_is_needed() -> None:
    match = position(rows={0: [CLEVER], 1: ["1/1 climbing"]}, hands={0: "fertile_2 fertile_3"}, hole=5)
    play(match, "hunt:0")
    assert match.legal(0) == ["silence:climbing"]
    assert why_not(match, 0, "silence:intelligence") == ("no-attack-left", "EV-50")


@pytest.mark.rule("EV-50", "EV-58")
def test_an_attack_with_cards_is_the_turns_feeding_also_beside_a_species_that_must_eat() -> None:
    match = position(rows={0: [CLEVER, "6/1"], 1: ["1/2 climbing"]}, hands={0: "horns_1"}, hole=5)
    assert match.legal(0) == ["hunt:0", "graze:1"]
    play(match, "hunt:0", "silence:climbing", "spend:horns_1", "prey:1,0")
    assert match.to_act == (1,)
