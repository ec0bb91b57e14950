"""Rulings that can be chosen: surplus from the watering hole, Cooperation, Horns (EV-37, EV-45, EV-59)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import FatedMatch, Rows, position
from tests.games.evolution.seen import hole, log_lines, play, row, story, why_not

STORED = {"surplus": "stored"}
EACH_TOKEN = {"cooperation": "token"}
BEFORE_ATTACK = {"horns": "before_attack"}


@pytest.mark.rule("EV-59")
def test_surplus_of_foraging_is_stored_or_left_on_the_watering_hole() -> None:
    rows: Rows = {0: ["2/1 foraging fat_tissue", "1/1"], 1: ["1/1"]}
    left = position(rows=rows, hole=5)
    play(left, "graze:0")
    assert left.legal(0) == ["surplus:0", "surplus:1"]
    play(left, "surplus:0")
    assert (row(left, 0)[0], hole(left)) == ("2/1 food 1", 4)
    stored = position(rows=rows, hole=5, rulings=STORED)
    play(stored, "graze:0")
    assert (row(stored, 0)[0], hole(stored)) == ("2/1 food 1 fat 1", 3)


@pytest.mark.rule("EV-37", "EV-59")
def test_a_full_neighbour_that_leaves_its_token_there_ends_the_chain() -> None:
    rows: Rows = {0: ["1/2 cooperation", "1/1 cooperation fat_tissue food=1", "1/2"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0", "surplus:0")
    assert row(match, 0) == ["1/2 food 1", "1/1 food 1", "1/2"]
    assert match.to_act == (1,)


@pytest.mark.rule("EV-36", "EV-37", "EV-59")
def test_a_full_neighbour_with_foraging_may_store_a_part_of_two_tokens() -> None:
    rows: Rows = {0: ["1/2 cooperation", "3/1 foraging fat_tissue food=1"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0")
    assert match.legal(0) == ["surplus:0", "surplus:1", "surplus:2"]
    play(match, "surplus:1")
    assert (row(match, 0)[1], hole(match)) == ("3/1 food 1 fat 1", 3)


@pytest.mark.rule("EV-24", "EV-59")
def test_whoever_grazes_to_store_decides_only_on_the_extra_token() -> None:
    match = position(rows={0: ["3/1 fat_tissue foraging food=1"], 1: ["1/1"]}, hole=4)
    play(match, "store:0", "surplus:0")
    assert (row(match, 0), hole(match)) == (["3/1 food 1 fat 1"], 3)


@pytest.mark.rule("EV-59")
@pytest.mark.parametrize(
    ("text", "plants"), [("2/2 foraging fat_tissue", 5), ("2/1 foraging fat_tissue", 1), ("2/1 foraging", 5)]
)
def test_nothing_is_asked_where_nothing_could_be_stored(text: str, plants: int) -> None:
    match = position(rows={0: [text, "1/1"], 1: ["1/1", "1/1"]}, hole=plants)
    play(match, "graze:0")
    assert story(match, "surplus", "ate-plants") == ["ate-plants"]


@pytest.mark.rule("EV-50", "EV-59")
def test_surplus_from_the_bank_is_stored_without_asking() -> None:
    match = position(rows={0: ["3/1 intelligence fat_tissue", "1/1"]}, hands={0: "horns_5"}, hole=3)
    play(match, "think:0", "spend:horns_5")
    assert row(match, 0)[0] == "3/1 food 1 fat 1"


@pytest.mark.rule("EV-59")
def test_only_as_much_can_be_stored_as_there_is() -> None:
    match = position(rows={0: ["2/1 foraging fat_tissue", "1/1"], 1: ["1/1"]}, hole=5)
    assert why_not(match, 0, "surplus:1") == ("no-surplus", "EV-59")
    play(match, "graze:0")
    assert why_not(match, 0, "surplus:2") == ("too-much-surplus", "EV-59")
    assert why_not(match, 0, "graze:1") == ("surplus-first", "EV-59")


@pytest.mark.rule("EV-37")
def test_cooperation_shares_once_per_take_or_as_many_tokens_as_were_taken() -> None:
    rows: Rows = {0: ["5/3 carnivore cooperation", "6/6 cooperation", "6/6"], 1: ["4/2"]}
    once = position(rows=rows, hole=9)
    play(once, "hunt:0", "prey:1,0")
    assert row(once, 0) == ["5/3 food 3", "6/6 food 1", "6/6 food 1"]
    each = position(rows=rows, hole=9, rulings=EACH_TOKEN)
    play(each, "hunt:0", "prey:1,0")
    assert row(each, 0) == ["5/3 food 3", "6/6 food 3", "6/6 food 3"]


@pytest.mark.rule("EV-36", "EV-37", "EV-59")
def test_token_by_token_the_chain_goes_on_with_what_was_stored() -> None:
    rows: Rows = {0: ["1/3 foraging cooperation", "3/1 fat_tissue cooperation food=1", "1/3"], 1: ["1/1"]}
    match = position(rows=rows, hole=9, rulings=EACH_TOKEN)
    play(match, "graze:0", "surplus:2")
    assert row(match, 0) == ["1/3 food 2", "3/1 food 1 fat 2", "1/3 food 2"]


def horned_attack(hunter: str, prey: str = "4/2 horns") -> FatedMatch:
    """An attack on a horned species, judged after the attacker has been wounded."""
    rows: Rows = {0: [hunter, "6/2 scavenger"], 1: [prey], 2: ["6/1"]}
    match = position(rows=rows, fate="climbing_1 climbing_2", hole=5, rulings=BEFORE_ATTACK)
    play(match, "hunt:0", "prey:1,0")
    return match


@pytest.mark.rule("EV-45")
@pytest.mark.parametrize(
    ("hunter", "prey", "left"),
    [
        ("5/2 carnivore food=1", "4/2 horns", "5/1 food 1"),
        ("3/3 carnivore pack_hunting", "5/2 horns", "3/2"),
        ("5/3 carnivore", "4/2 horns defensive_herding", "5/2"),
    ],
)
def test_judged_after_the_wound_an_attack_may_fail(hunter: str, prey: str, left: str) -> None:
    match = horned_attack(hunter, prey)
    assert story(match, "gored", "attack-failed", "bitten", "ate-meat") == ["gored", "attack-failed"]
    assert row(match, 0)[0] == left


@pytest.mark.rule("EV-29", "EV-45")
def test_judged_after_the_wound_a_dead_attacker_bites_nobody() -> None:
    match = horned_attack("5/1 carnivore")
    assert story(match, "gored", "attack-failed", "extinct", "bitten") == ["gored", "attack-failed", "extinct"]
    assert log_lines(match, "extinct") == [(0, 1, 1)]


@pytest.mark.rule("EV-45", "EV-58")
def test_judged_after_the_wound_an_attack_may_succeed_and_a_failed_one_was_the_feeding() -> None:
    match = horned_attack("5/3 carnivore")
    assert story(match, "gored", "bitten", "ate-meat") == ["gored", "bitten", "ate-meat", "ate-meat"]
    failed = horned_attack("5/2 carnivore food=1")
    assert failed.to_act == (1,)
    assert log_lines(failed, "passed") == []
