"""The feeding: what must be fed, what may be done, and hunger (EV-16 … EV-19, EV-23 … EV-28, EV-54, EV-58)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import Rows, position
from tests.games.evolution.seen import bag, hand, hole, log_lines, play, row, story, table, why_not


@pytest.mark.rule("EV-16")
def test_the_food_cards_are_added_up_and_discarded_face_up() -> None:
    cards = {0: "long_neck_9", 1: "ambush_-3", 2: "carnivore_0"}
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1"}, food_cards=cards, hole=2)
    play(match, "keep")
    assert hole(match) == 8
    assert table(match)["discard"] == {"long_neck_9": 1, "ambush_-3": 1, "carnivore_0": 1}


@pytest.mark.rule("EV-16")
def test_a_negative_sum_takes_plants_away_but_never_more_than_there_are() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1"}, food_cards={1: "ambush_-3"}, hole=5)
    play(match, "keep")
    assert hole(match) == 2
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1"}, food_cards={1: "ambush_-3"}, hole=2)
    play(match, "keep")
    assert log_lines(match, "hole-shrinks") == [(0, 2)]


@pytest.mark.rule("EV-17", "EV-19")
def test_players_feed_one_species_in_turn() -> None:
    match = position(rows={0: ["1/2"], 1: ["1/2"], 2: ["1/2"]}, hole=9, seat=1)
    play(match, "graze:0")
    assert (match.to_act, hole(match)) == ((2,), 8)
    play(match, "graze:0")
    assert match.to_act == (0,)


@pytest.mark.rule("EV-18")
def test_a_full_species_cannot_eat() -> None:
    match = position(rows={0: ["1/1 food=1", "1/2 food=1"]}, hole=9)
    assert match.legal(0) == ["graze:1"]
    assert why_not(match, 0, "graze:0") == ("full", "EV-18")


@pytest.mark.rule("EV-23")
def test_whoever_can_feed_must_feed() -> None:
    match = position(rows={0: ["1/1", "1/2 fat_tissue food=2"]}, hole=3)
    assert match.legal(0) == ["graze:0"]
    assert why_not(match, 0, "pass") == ("must-feed", "EV-23")
    assert why_not(match, 0, "store:1") == ("must-feed", "EV-23")


@pytest.mark.rule("EV-23", "EV-45")
def test_a_carnivore_must_even_attack_its_own_horned_neighbour() -> None:
    match = position(rows={0: ["3/2 carnivore", "2/1 horns"]})
    assert match.legal(0) == ["hunt:0"]
    play(match, "hunt:0")
    assert match.legal(0) == ["prey:0,1"]


@pytest.mark.rule("EV-23", "EV-24")
def test_scavenger_cooperation_and_intelligence_force_nothing() -> None:
    rows: Rows = {0: ["1/1 scavenger cooperation", "1/1 intelligence"], 1: ["6/1"]}
    match = position(rows=rows, hands={0: "horns_1"})
    assert match.legal(0) == ["think:1", "pass"]


@pytest.mark.rule("EV-24")
def test_storing_is_free_and_only_a_pass_is_a_pass() -> None:
    match = position(rows={0: ["3/1 fat_tissue food=1"], 1: ["1/1 food=1"]}, hole=3)
    assert match.legal(0) == ["store:0", "pass"]
    play(match, "store:0")
    assert log_lines(match, "passed") == [(1,), (2,)]
    assert match.legal(0) == ["store:0", "pass"]


@pytest.mark.rule("EV-24")
def test_the_feeding_ends_when_all_have_passed_in_succession() -> None:
    rows: Rows = {0: ["3/1 fat_tissue food=1"], 1: ["3/1 fat_tissue food=1"]}
    match = position(rows=rows, hole=3)
    play(match, "pass", "store:0")
    assert match.legal(0) == ["store:0", "pass"]
    play(match, "pass", "pass")
    assert table(match)["round"] == 2


@pytest.mark.rule("EV-24")
def test_storing_needs_plants_room_and_a_full_plant_eater() -> None:
    rows: Rows = {0: ["2/1 fat_tissue food=1 fat=2", "2/1 fat_tissue carnivore food=1", "1/2 fat_tissue"]}
    match = position(rows=rows, hole=1)
    assert match.legal(0) == ["graze:2"]
    assert why_not(match, 0, "store:0") == ("no-room", "EV-34")
    assert why_not(match, 0, "store:1") == ("no-plants", "EV-20")
    assert why_not(match, 0, "store:2") == ("hungry", "EV-34")


@pytest.mark.rule("EV-24", "EV-23")
def test_a_player_who_passed_acts_again_once_able() -> None:
    rows: Rows = {0: ["3/2 carnivore"], 1: ["1/2 food=2", "5/1 warning_call food=1"], 2: ["6/2 carnivore", "6/1"]}
    match = position(rows=rows, seat=2, hole=1)
    play(match, "graze:1")
    assert log_lines(match, "passed") == [(0,), (1,)]
    play(match, "hunt:0", "prey:1,1")
    assert match.legal(0) == ["hunt:0"]


@pytest.mark.rule("EV-25", "EV-26", "EV-27")
def test_the_hungry_shrink_to_what_they_ate_and_food_goes_to_the_bags() -> None:
    rows: Rows = {0: ["1/4 food=2", "1/1", "4/1 fat_tissue food=1 fat=1"], 1: ["1/1 food=1"]}
    match = position("play", rows, hands={0: "horns_2"}, food_cards={0: "ambush_-3"}, bags=[5, 0, 0])
    play(match, "keep")
    assert row(match, 0) == ["1/2", "4/1 fat 1"]
    assert (bag(match, 0), bag(match, 1)) == (8, 1)


@pytest.mark.rule("EV-27", "EV-28")
def test_leftover_plants_stay_and_the_marker_moves_on() -> None:
    match = position(rows={0: ["1/1"], 1: ["1/1 food=1"]}, hole=4)
    play(match, "graze:0")
    assert (hole(match), table(match)["first_player"]) == (3, 1)


@pytest.mark.rule("EV-54", "EV-29")
def test_hunger_is_settled_from_the_first_player_left_to_right_each_death_complete() -> None:
    rows: Rows = {0: ["1/1 horns", "1/1 food=1", "1/1"], 1: ["1/2 food=1"], 2: ["1/1 climbing", "1/1"]}
    match = position(rows=rows, seat=1, hole=1, first_player=2, fate="carnivore_0 carnivore_1")
    play(match, "graze:0")
    assert log_lines(match, "extinct") == [(2, 1, 1), (2, 1, 0), (0, 1, 1), (0, 2, 0)]
    assert "carnivore_0" in hand(match, 2)
    assert "carnivore_1" in hand(match, 0)


@pytest.mark.rule("EV-58")
def test_after_feeding_only_intelligence_is_left() -> None:
    rows: Rows = {0: ["1/3 intelligence", "1/2"], 1: ["1/1"]}
    match = position(rows=rows, hands={0: "horns_1"}, hole=9)
    assert match.legal(0) == ["graze:0", "think:0", "graze:1"]
    play(match, "graze:1")
    assert match.legal(0) == ["think:0", "done"]
    assert why_not(match, 0, "graze:0") == ("already-fed", "EV-58")
    play(match, "think:0", "spend:horns_1")
    assert match.to_act == (1,)


@pytest.mark.rule("EV-58")
def test_cards_used_before_feeding_can_leave_nothing_to_feed_and_are_no_pass() -> None:
    rows: Rows = {0: ["1/2 intelligence"], 1: ["3/1 fat_tissue food=1"]}
    match = position(rows=rows, hands={0: "horns_1 horns_2"}, hole=9)
    play(match, "think:0", "spend:horns_1")
    assert match.to_act == (1,)
    assert row(match, 0) == ["1/2 food 2"]
    assert story(match, "passed") == []


@pytest.mark.rule("EV-58")
def test_a_card_used_first_still_leaves_the_feeding() -> None:
    match = position(rows={0: ["1/3 intelligence", "1/1"]}, hands={0: "horns_1 horns_2"}, hole=9)
    play(match, "think:0", "spend:horns_1")
    assert match.legal(0) == ["graze:0", "think:0", "graze:1"]
    assert why_not(match, 0, "done") == ("must-feed", "EV-23")
