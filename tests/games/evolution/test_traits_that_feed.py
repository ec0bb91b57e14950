"""Traits that bring food: Long Neck, Fat Tissue, Fertile, Foraging, Cooperation, Scavenger (EV-33 … EV-38)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import FatedMatch, Rows, position
from tests.games.evolution.seen import bag, hole, log_lines, play, row, why_not


def leaves(rows: Rows, hole: int = 0, food: str = "long_neck_9") -> FatedMatch:
    """The leaf traits of seat 0 act as soon as it has finished playing cards."""
    match = position("play", rows, hands={0: "horns_5"}, food_cards={1: food}, hole=hole)
    play(match, "keep")
    return match


@pytest.mark.rule("EV-15", "EV-33")
def test_long_neck_eats_one_from_the_bank_before_the_reveal() -> None:
    match = leaves({0: ["1/3 long_neck"]})
    assert row(match, 0) == ["1/3 food 1"]
    assert hole(match) == 9


@pytest.mark.rule("EV-20", "EV-55")
def test_long_neck_gives_a_carnivore_nothing() -> None:
    match = leaves({0: ["3/3 long_neck carnivore cooperation", "1/1"]})
    assert log_lines(match, "ate-plants") == []


@pytest.mark.rule("EV-33", "EV-36", "EV-37")
def test_long_neck_forages_once_and_shares_once() -> None:
    match = leaves({0: ["1/3 long_neck foraging cooperation", "1/3 foraging cooperation", "1/3"]})
    assert row(match, 0) == ["1/3 food 2", "1/3 food 2", "1/3 food 1"]


@pytest.mark.rule("EV-55")
def test_long_neck_gives_nothing_to_a_full_species_without_room_for_fat() -> None:
    match = leaves({0: ["1/1 long_neck cooperation food=1", "1/1"]})
    assert log_lines(match, "ate-plants") == []


@pytest.mark.rule("EV-35")
def test_fertile_grows_only_beside_leftover_plants_and_never_above_six() -> None:
    assert row(leaves({0: ["1/3 fertile"]}, hole=1), 0) == ["1/4"]
    assert row(leaves({0: ["1/3 fertile"]}, hole=0), 0) == ["1/3"]
    assert row(leaves({0: ["1/6 fertile"]}, hole=1), 0) == ["1/6"]


@pytest.mark.rule("EV-34", "EV-36", "EV-37")
def test_fat_moves_to_the_species_without_triggering_anything() -> None:
    match = leaves({0: ["4/2 fat_tissue cooperation foraging fat=3", "1/1"]})
    assert row(match, 0) == ["4/2 food 2 fat 1", "1/1"]


@pytest.mark.rule("EV-34")
def test_fat_that_is_left_does_not_feed_later_in_the_round() -> None:
    match = position(rows={0: ["4/3 fat_tissue food=2 fat=3", "6/1"]}, hole=0)
    assert log_lines(match, "fat-moved") == []


@pytest.mark.rule("EV-20", "EV-34")
def test_a_carnivore_uses_its_fat_whatever_it_was() -> None:
    match = leaves({0: ["4/2 fat_tissue carnivore fat=1"], 1: ["6/1"]})
    assert log_lines(match, "fat-moved") == [(0, 1, 1)]


@pytest.mark.rule("EV-15", "EV-55")
def test_a_player_with_several_leaf_traits_chooses_their_order() -> None:
    match = leaves({0: ["1/1 long_neck fertile", "1/1 long_neck"]}, hole=1)
    assert match.legal(0) == ["leaf:0,long_neck", "leaf:0,fertile", "leaf:1,long_neck"]
    assert why_not(match, 0, "graze:0") == ("leaves-first", "EV-55")
    play(match, "leaf:0,fertile")
    assert match.legal(0) == ["leaf:0,long_neck", "leaf:1,long_neck"]


@pytest.mark.rule("EV-15")
def test_the_order_of_leaf_traits_matters() -> None:
    rows: Rows = {0: ["2/1 long_neck fat_tissue fat=1"]}
    fat_first = leaves(rows)
    play(fat_first, "leaf:0,fat_tissue")
    assert row(fat_first, 0) == ["2/1 food 1 fat 1"]
    neck_first = leaves(rows)
    play(neck_first, "leaf:0,long_neck")
    assert row(neck_first, 0) == ["2/1 food 1 fat 1"]
    assert log_lines(neck_first, "fat-moved") == []
    assert log_lines(fat_first, "fat-moved") == [(0, 1, 1)]


@pytest.mark.rule("EV-55")
def test_a_player_finishes_all_leaf_traits_before_the_next_one_begins() -> None:
    rows: Rows = {0: ["1/2 long_neck fertile"], 1: ["1/1 long_neck"]}
    match = position("play", rows, food_cards={2: "horns_1"}, hole=1)
    play(match, "keep")
    assert log_lines(match, "ate-plants") == []
    play(match, "leaf:0,fertile")
    assert log_lines(match, "ate-plants") == [(0, 1, 1, 0), (1, 1, 1, 0)]


@pytest.mark.rule("EV-19", "EV-36")
def test_foraging_takes_one_more_within_population_and_source() -> None:
    match = position(rows={0: ["1/3 foraging"], 1: ["1/2 foraging food=1"], 2: ["1/2 foraging"]}, hole=4)
    play(match, "graze:0", "graze:0", "graze:0")
    assert log_lines(match, "ate-plants") == [(0, 1, 2, 0), (1, 1, 1, 0), (2, 1, 1, 0)]


@pytest.mark.rule("EV-34", "EV-36", "EV-59")
def test_foraging_stores_its_extra_token_on_fat_tissue() -> None:
    match = position(rows={0: ["2/1 foraging fat_tissue", "1/1"]}, hole=5)
    play(match, "graze:0", "surplus:1")
    assert row(match, 0)[0] == "2/1 food 1 fat 1"


@pytest.mark.rule("EV-37")
def test_cooperation_feeds_the_right_neighbour_in_chains_from_the_same_source() -> None:
    rows: Rows = {0: ["1/2 cooperation", "1/2 cooperation", "1/2", "1/1"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0")
    assert row(match, 0) == ["1/2 food 1", "1/2 food 1", "1/2 food 1", "1/1"]
    assert hole(match) == 2


@pytest.mark.rule("EV-37")
def test_the_chain_stops_at_a_species_that_cannot_take_the_food() -> None:
    rows: Rows = {0: ["1/2 cooperation", "1/1 cooperation food=1", "1/2"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0")
    assert row(match, 0) == ["1/2 food 1", "1/1 food 1", "1/2"]


@pytest.mark.rule("EV-34", "EV-37")
def test_a_full_neighbour_stores_the_token_and_passes_the_chain_on() -> None:
    rows: Rows = {0: ["1/2 cooperation", "1/1 cooperation fat_tissue food=1", "1/2"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0", "surplus:1")
    assert row(match, 0) == ["1/2 food 1", "1/1 food 1 fat 1", "1/2 food 1"]


@pytest.mark.rule("EV-20", "EV-37")
def test_a_carnivore_on_the_right_takes_no_plants_and_ends_the_chain() -> None:
    rows: Rows = {0: ["1/2 cooperation", "1/2 carnivore cooperation", "1/2"], 1: ["1/1"]}
    match = position(rows=rows, hole=5)
    play(match, "graze:0")
    assert row(match, 0) == ["1/2 food 1", "1/2", "1/2"]


@pytest.mark.rule("EV-36", "EV-37")
def test_foraging_comes_first_so_the_neighbour_may_go_empty() -> None:
    match = position(rows={0: ["1/3 foraging cooperation", "1/2"], 1: ["2/3 carnivore"]}, hole=2)
    play(match, "graze:0")
    assert log_lines(match, "ate-plants") == [(0, 1, 2, 0)]


@pytest.mark.rule("EV-37")
def test_an_attack_shares_one_meat_also_with_a_plant_eater() -> None:
    match = position(rows={0: ["5/3 carnivore cooperation", "6/2"], 1: ["3/2"]}, hole=3)
    play(match, "hunt:0", "prey:1,0")
    assert row(match, 0) == ["5/3 food 3", "6/2 food 1"]
    assert hole(match) == 3


@pytest.mark.rule("EV-22", "EV-37", "EV-56")
def test_an_eaten_neighbour_has_gone_before_cooperation_looks_right() -> None:
    match = position(rows={0: ["5/3 carnivore cooperation", "3/1", "6/2"]}, hole=3)
    play(match, "hunt:0", "prey:0,1")
    assert row(match, 0) == ["5/3 food 3", "6/2 food 1"]


@pytest.mark.rule("EV-34", "EV-37")
def test_storing_is_a_take_and_shares() -> None:
    rows: Rows = {0: ["3/1 fat_tissue cooperation food=1", "3/1 fat_tissue food=1"], 1: ["1/1"]}
    match = position(rows=rows, hole=4)
    play(match, "store:0", "surplus:1")
    assert row(match, 0) == ["3/1 food 1 fat 1", "3/1 food 1 fat 1"]


@pytest.mark.rule("EV-34", "EV-36", "EV-59")
def test_storing_forages_up_to_the_body_size() -> None:
    match = position(rows={0: ["3/1 fat_tissue foraging food=1 fat=2"], 1: ["1/1"]}, hole=4)
    play(match, "store:0")
    assert row(match, 0) == ["3/1 food 1 fat 3"]


@pytest.mark.rule("EV-38")
def test_scavengers_take_one_meat_clockwise_from_the_attacker() -> None:
    rows: Rows = {0: ["1/2 scavenger"], 1: ["5/4 carnivore scavenger"], 2: ["1/3 scavenger", "2/3 scavenger"]}
    match = position(rows=rows, seat=1, hole=5)
    play(match, "hunt:0", "prey:2,1")
    assert log_lines(match, "ate-meat") == [(1, 1, 2, 0), (1, 1, 1, 0), (2, 1, 1, 0), (2, 2, 1, 0), (0, 1, 1, 0)]


@pytest.mark.rule("EV-38")
def test_a_full_scavenger_stores_only_with_fat_tissue() -> None:
    rows: Rows = {0: ["5/3 carnivore"], 1: ["2/2", "1/1 scavenger food=1", "2/1 scavenger fat_tissue food=1"]}
    match = position(rows=rows, hole=5)
    play(match, "hunt:0", "prey:1,0")
    assert row(match, 1) == ["2/1", "1/1 food 1", "2/1 food 1 fat 1"]


@pytest.mark.rule("EV-37", "EV-38", "EV-45", "EV-56")
def test_an_own_horned_prey_feeds_own_scavengers_and_their_cooperation_once() -> None:
    rows: Rows = {0: ["5/2 carnivore", "2/2 horns scavenger", "6/2 scavenger cooperation", "6/2"]}
    match = position(rows=rows, hole=5)
    play(match, "hunt:0", "prey:0,1")
    assert row(match, 0) == ["5/1 food 1", "2/1 food 1", "6/2 food 1", "6/2 food 1"]


@pytest.mark.rule("EV-34", "EV-47")
def test_fat_never_exceeds_the_body_and_counts_when_discarded() -> None:
    match = position("play", {0: ["2/2 fat_tissue fat=2"]}, hands={0: "horns_5"})
    play(match, "drop:0,fat_tissue")
    assert (bag(match, 0), row(match, 0)) == (2, ["2/2"])


@pytest.mark.rule("EV-15", "EV-34")
def test_fat_tissue_without_fat_needs_no_place_in_the_order() -> None:
    match = leaves({0: ["1/3 long_neck", "1/1 fat_tissue"]})
    assert log_lines(match, "ate-plants")[0] == (0, 1, 1, 0)
