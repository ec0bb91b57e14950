"""Attacks: who can be attacked by whom, and what an attack does (EV-20 … EV-22, EV-39 … EV-52, EV-56, EV-57)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import Rows, position
from tests.games.evolution.seen import bag, hand, log_lines, missing, play, row, story, traits, why_not

HUNT = "hunt:0"


@pytest.mark.rule("EV-21", "EV-39")
def test_a_hungry_carnivore_attacks_a_smaller_species_of_anybody() -> None:
    match = position(rows={0: ["3/2 carnivore", "2/1"], 1: ["2/2"], 2: ["3/1"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:0,1", "prey:1,0"]
    assert why_not(match, 0, "prey:0,0") == ("itself", "EV-21")
    assert why_not(match, 0, "prey:2,0") == ("too-large", "EV-21")
    assert missing(match, 0, "prey:2,0") == 1


@pytest.mark.rule("EV-21", "EV-39")
def test_before_hunting_a_player_can_ask_why_a_species_is_safe() -> None:
    match = position(rows={0: ["3/2 carnivore"], 1: ["1/1"], 2: ["5/1"]})
    assert missing(match, 0, "prey:2,0") == 3
    assert why_not(match, 0, "prey:1,0") == ("hunter-first", "EV-17")


@pytest.mark.rule("EV-21", "EV-51")
def test_the_reason_is_told_of_a_hungry_carnivore() -> None:
    match = position(rows={0: ["3/2 carnivore", "5/1 carnivore food=1"], 1: ["1/1 climbing"], 2: ["1/1"]})
    assert why_not(match, 0, "prey:1,0") == ("climbing", "EV-41")
    assert why_not(match, 0, "prey:0,1") == ("too-large", "EV-21")


@pytest.mark.rule("EV-58")
def test_whoever_has_fed_is_not_sent_hunting() -> None:
    rows: Rows = {0: ["3/2 carnivore", "6/2 intelligence"], 1: ["1/1"]}
    match = position(rows=rows, hands={0: "horns_1"}, hole=5)
    play(match, "graze:1")
    assert why_not(match, 0, "prey:1,0") == ("already-fed", "EV-58")


@pytest.mark.rule("EV-22")
def test_an_attack_costs_the_prey_one_and_feeds_the_attacker_by_body_size() -> None:
    match = position(rows={0: ["5/4 carnivore"], 1: ["3/2 food=2"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 3, 0)]
    assert log_lines(match, "bitten") == [(1, 1)]
    assert bag(match, 1) == 1


@pytest.mark.rule("EV-22", "EV-43")
def test_meat_beyond_hunger_is_lost_without_fat_tissue() -> None:
    match = position(rows={0: ["5/1 carnivore"], 1: ["3/2"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 1, 0)]


@pytest.mark.rule("EV-22", "EV-34", "EV-59")
def test_meat_beyond_hunger_goes_to_fat_tissue_as_far_as_there_is_room() -> None:
    match = position(rows={0: ["2/1 carnivore pack_hunting fat_tissue", "6/1"], 1: ["2/2", "2/1"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 1, 1)]


@pytest.mark.rule("EV-20", "EV-39")
def test_a_carnivore_never_grazes() -> None:
    match = position(rows={0: ["3/2 carnivore", "1/1"]}, hole=5)
    assert match.legal(0) == [HUNT, "graze:1"]
    assert why_not(match, 0, "graze:0") == ("no-plants", "EV-20")


@pytest.mark.rule("EV-51")
def test_a_full_carnivore_does_not_attack_even_with_room_for_fat() -> None:
    match = position(rows={0: ["3/1 carnivore fat_tissue food=1", "1/1"]}, hole=5)
    assert match.legal(0) == ["graze:1"]
    assert why_not(match, 0, HUNT) == ("not-hungry", "EV-51")


@pytest.mark.parametrize(
    ("prey", "code", "rule"),
    [
        pytest.param("1/1 climbing", "climbing", "EV-41", marks=pytest.mark.rule("EV-41")),
        pytest.param("1/1 burrowing food=1", "burrowing", "EV-42", marks=pytest.mark.rule("EV-42")),
        pytest.param("1/1 hard_shell", "hard-shell", "EV-43", marks=pytest.mark.rule("EV-43")),
        pytest.param("1/3 defensive_herding", "herding", "EV-44", marks=pytest.mark.rule("EV-44")),
    ],
)
def test_a_defence_protects_and_names_itself(prey: str, code: str, rule: str) -> None:
    match = position(rows={0: ["5/3 carnivore"], 1: [prey], 2: ["1/1"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:2,0"]
    assert why_not(match, 0, "prey:1,0") == (code, rule)


@pytest.mark.parametrize(
    ("hunter", "prey"),
    [
        pytest.param("5/3 carnivore climbing", "1/1 climbing", marks=pytest.mark.rule("EV-41")),
        pytest.param("5/3 carnivore", "1/2 burrowing food=1", marks=pytest.mark.rule("EV-42")),
        pytest.param("6/3 carnivore", "1/1 hard_shell", marks=pytest.mark.rule("EV-43")),
        pytest.param("5/4 carnivore", "1/3 defensive_herding", marks=pytest.mark.rule("EV-44")),
        pytest.param("2/3 carnivore pack_hunting", "4/1", marks=pytest.mark.rule("EV-46")),
    ],
)
def test_a_carnivore_that_overcomes_the_defence_attacks(hunter: str, prey: str) -> None:
    match = position(rows={0: [hunter], 1: [prey]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0"]


@pytest.mark.rule("EV-43", "EV-57")
def test_body_six_with_a_hard_shell_counts_as_ten() -> None:
    match = position(rows={0: ["6/4 carnivore pack_hunting"], 1: ["6/1 hard_shell"], 2: ["1/1"]})
    assert missing(match, 0, "prey:1,0") == 1
    match = position(rows={0: ["6/5 carnivore pack_hunting"], 1: ["6/1 hard_shell"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 5, 0)]


@pytest.mark.rule("EV-21", "EV-43")
def test_a_shell_adds_to_what_a_small_carnivore_lacks() -> None:
    match = position(rows={0: ["3/2 carnivore"], 1: ["3/1 hard_shell"], 2: ["1/1"]})
    assert why_not(match, 0, "prey:1,0") == ("hard-shell", "EV-43")
    assert missing(match, 0, "prey:1,0") == 5


@pytest.mark.rule("EV-46", "EV-57")
def test_a_pack_of_body_five_and_population_three_counts_as_eight() -> None:
    match = position(rows={0: ["5/3 carnivore pack_hunting"], 1: ["3/1 hard_shell"], 2: ["4/1 hard_shell"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0"]
    assert missing(match, 0, "prey:2,0") == 1


@pytest.mark.rule("EV-48")
def test_symbiosis_protects_beside_a_larger_right_neighbour_only() -> None:
    rows: Rows = {0: ["5/3 carnivore"], 1: ["1/1 symbiosis", "2/1"], 2: ["2/1", "1/1 symbiosis", "1/1"]}
    match = position(rows=rows)
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,1", "prey:2,0", "prey:2,1", "prey:2,2"]
    assert why_not(match, 0, "prey:1,0") == ("symbiosis", "EV-48")


@pytest.mark.rule("EV-48")
def test_symbiosis_of_the_rightmost_species_does_not_look_at_the_next_player() -> None:
    match = position(rows={0: ["5/3 carnivore"], 1: ["2/1", "1/1 symbiosis"], 2: ["4/1"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0", "prey:1,1", "prey:2,0"]


@pytest.mark.rule("EV-43", "EV-48")
def test_a_shell_does_not_make_a_neighbour_larger_for_symbiosis() -> None:
    match = position(rows={0: ["6/3 carnivore"], 1: ["1/1 symbiosis", "1/1 hard_shell"]})
    play(match, HUNT)
    assert "prey:1,0" in match.legal(0)


@pytest.mark.rule("EV-11", "EV-48")
def test_symbiosis_ends_when_the_protected_species_has_grown() -> None:
    rows: Rows = {0: ["5/3 carnivore food=2"], 1: ["1/1 symbiosis", "2/1"]}
    match = position("play", rows, seat=1, hands={1: "horns_1"}, food_cards={0: "long_neck_3"})
    assert match.refusal(0, "prey:1,0") is not None
    play(match, "card:horns_1", "use:body", "onto:0", "keep", HUNT)
    assert match.legal(0) == ["prey:1,0", "prey:1,1"]


@pytest.mark.rule("EV-49")
def test_warning_call_protects_both_neighbours_but_not_itself() -> None:
    match = position(rows={0: ["5/3 carnivore"], 1: ["1/1", "1/1", "1/1 warning_call", "1/1"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0", "prey:1,2"]
    assert why_not(match, 0, "prey:1,1") == ("warning-call", "EV-49")


@pytest.mark.rule("EV-40", "EV-49")
def test_ambush_ignores_warning_call() -> None:
    match = position(rows={0: ["5/3 carnivore ambush"], 1: ["1/1", "1/1 warning_call"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0", "prey:1,1"]


@pytest.mark.rule("EV-29", "EV-49")
def test_when_the_caller_dies_out_its_neighbours_lose_its_warning() -> None:
    rows: Rows = {0: ["5/3 carnivore"], 1: ["1/1", "1/1 warning_call", "1/1"]}
    match = position(rows=rows, fate="horns_1")
    play(match, HUNT, "prey:1,1", HUNT)
    assert match.legal(0) == ["prey:1,0", "prey:1,1"]


@pytest.mark.rule("EV-29", "EV-49")
def test_when_a_species_dies_out_the_warning_reaches_the_new_neighbour() -> None:
    rows: Rows = {0: ["5/3 carnivore ambush", "5/2 carnivore"], 1: ["1/1 warning_call", "1/1", "1/1"], 2: ["6/1"]}
    match = position(rows=rows)
    play(match, HUNT, "prey:1,1", "hunt:1")
    assert match.legal(0) == ["prey:1,0"]


@pytest.mark.rule("EV-56")
def test_defences_work_against_the_owner_and_the_attacker_is_a_neighbour() -> None:
    match = position(rows={0: ["5/3 carnivore warning_call", "1/1", "1/1", "2/1 symbiosis", "3/1"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:0,2", "prey:0,4"]
    match = position(rows={0: ["1/1 symbiosis", "5/3 carnivore", "1/1"]})
    play(match, "hunt:1")
    assert match.legal(0) == ["prey:0,2"]


@pytest.mark.rule("EV-45")
def test_horns_cost_the_attacker_one_before_it_eats() -> None:
    match = position(rows={0: ["5/3 carnivore"], 1: ["4/2 horns"]})
    play(match, HUNT, "prey:1,0")
    assert story(match, "gored", "bitten", "ate-meat") == ["gored", "bitten", "ate-meat"]
    assert log_lines(match, "ate-meat") == [(0, 1, 2, 0)]


@pytest.mark.rule("EV-45")
def test_an_attacker_made_full_by_horns_eats_only_as_fat() -> None:
    match = position(rows={0: ["5/2 carnivore food=1", "6/1"], 1: ["4/2 horns"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == []
    match = position(rows={0: ["5/2 carnivore fat_tissue food=1", "6/1"], 1: ["4/2 horns"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "ate-meat") == [(0, 1, 0, 4)]


@pytest.mark.rule("EV-29", "EV-38", "EV-45")
def test_an_attacker_killed_by_horns_still_bites_and_only_scavengers_eat() -> None:
    rows: Rows = {0: ["5/1 carnivore cooperation", "6/2 scavenger"], 1: ["4/2 horns"]}
    match = position(rows=rows, fate="climbing_1 climbing_2", hole=5)
    play(match, HUNT, "prey:1,0")
    assert story(match, "gored", "extinct", "bitten", "ate-meat") == ["gored", "extinct", "bitten", "ate-meat"]
    assert log_lines(match, "ate-meat") == [(0, 1, 1, 0)]


@pytest.mark.rule("EV-22", "EV-45", "EV-56")
def test_a_carnivore_killed_by_its_own_horned_neighbour_still_costs_it_one() -> None:
    match = position(rows={0: ["5/1 carnivore", "4/2 horns food=1", "6/1 food=1"]}, fate="climbing_1")
    play(match, HUNT, "prey:0,1")
    assert log_lines(match, "extinct") == [(0, 1, 1)]
    assert log_lines(match, "bitten") == [(0, 1)]


@pytest.mark.rule("EV-23", "EV-45")
def test_legality_of_an_attack_is_checked_before_horns_wound() -> None:
    match = position(rows={0: ["3/3 carnivore pack_hunting"], 1: ["5/2 horns defensive_herding"]})
    play(match, HUNT, "prey:1,0")
    assert log_lines(match, "gored") == [(0, 1)]
    assert log_lines(match, "bitten") == [(1, 1)]


@pytest.mark.rule("EV-44", "EV-46")
def test_pack_hunting_adds_size_not_population_against_a_herd() -> None:
    match = position(rows={0: ["3/3 carnivore pack_hunting"], 1: ["1/3 defensive_herding"], 2: ["1/1"]})
    assert why_not(match, 0, "prey:1,0") == ("herding", "EV-44")
    assert missing(match, 0, "prey:1,0") == 1


@pytest.mark.rule("EV-29")
def test_extinction_discards_traits_draws_as_many_and_closes_the_row() -> None:
    rows: Rows = {0: ["5/3 carnivore"], 1: ["1/1", "2/1 fertile foraging", "3/1"]}
    match = position(rows=rows, fate="horns_1 horns_2")
    play(match, HUNT, "prey:1,1")
    assert traits(match, 1) == [[], []]
    assert hand(match, 1) == ["horns_1", "horns_2"]
    assert sum(match.view(None)["table"]["discard"].values()) == 2


@pytest.mark.rule("EV-29", "EV-47")
def test_food_and_fat_of_an_extinct_species_go_to_its_owners_bag() -> None:
    rows: Rows = {0: ["5/3 carnivore"], 1: ["3/1 fat_tissue food=1 fat=2", "6/1"]}
    match = position(rows=rows, fate="horns_1", hole=1)
    play(match, HUNT, "prey:1,0")
    assert bag(match, 1) == 3
    assert row(match, 1) == ["6/1"]


@pytest.mark.rule("EV-42", "EV-52")
def test_fat_does_not_fill_a_burrow() -> None:
    match = position(rows={0: ["5/3 carnivore"], 1: ["2/2 burrowing fat_tissue food=1 fat=2"]})
    play(match, HUNT)
    assert match.legal(0) == ["prey:1,0"]


@pytest.mark.rule("EV-21")
def test_the_reason_speaks_of_the_hunter_that_was_chosen() -> None:
    match = position(rows={0: ["6/1", "3/2 carnivore"], 1: ["5/1"], 2: ["2/2"]})
    play(match, "hunt:1")
    assert why_not(match, 0, "prey:0,1") == ("itself", "EV-21")
    assert missing(match, 0, "prey:1,0") == 3
