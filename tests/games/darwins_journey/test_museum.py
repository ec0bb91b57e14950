"""Researching and delivering specimens: DJ-06, DJ-08, DJ-26, DJ-27, DJ-30, DJ-31, DJ-34."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position
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
from wunderkammer.games.darwins_journey.content.names import SPACE


@pytest.mark.rule("DJ-30")
def test_the_rulebooks_reptile_brings_four_coins_and_two_steps() -> None:
    filled = ["green_plant", "red_reptile"]
    match = position("museum", players={0: {"research": ["green_reptile"]}}, museum=filled, row_coins=0)
    play(match, "deliver:green_reptile")
    assert has(match, "coins", "theory", "research") == [24, 2, ["green_reptile"]]
    assert "green_reptile" in table(match)["museum"]


@pytest.mark.rule("DJ-30", "DJ-06")
def test_the_first_tile_of_a_row_takes_its_coin_whatever_the_set_up_laid() -> None:
    match = position("museum", players={0: {"research": ["blue_bird"]}}, museum=["blue_plant"])
    play(match, "deliver:blue_bird")
    assert has(match, "coins", "theory") == [20 + 5 + 1, 1]
    assert table(match)["row_coins"] == [True, False, True, True]


@pytest.mark.rule("DJ-30", "DJ-27")
def test_the_last_tile_of_a_row_brings_one_step_more() -> None:
    row = ["red_reptile", "red_plant", "red_bird"]
    match = position("museum", players={0: {"research": ["red_fossil"]}}, museum=row, row_coins=0)
    play(match, "deliver:red_fossil")
    assert has(match, "coins", "theory") == [23, 3 + 1]


@pytest.mark.rule("DJ-30")
def test_a_second_delivery_costs_three_coins_from_the_first_ones_income() -> None:
    match = position("museum", players={0: {"coins": 0, "research": ["green_reptile", "yellow_fossil", "red_bird"]}})
    play(match, "deliver:green_reptile")
    assert offers(match, "deliver") == ["red_bird", "yellow_fossil"]
    play(match, "deliver:yellow_fossil")
    assert [board(match)["coins"], match.to_act] == [7 - 3 + 7, (1,)]


@pytest.mark.rule("DJ-30")
def test_a_delivery_needs_the_marker_and_an_empty_place() -> None:
    match = position("museum", players={0: {"research": ["green_bird"]}}, museum=["green_bird", "blue_bird"])
    assert why_not(match, "deliver:red_bird") == ("not-researched", "DJ-30")
    assert why_not(match, "deliver:green_bird") == ("already-in-museum", "DJ-30")


@pytest.mark.rule("DJ-30")
def test_a_visit_either_delivers_or_researches() -> None:
    match = position(
        "museum", players={0: {"research": ["green_bird", "red_bird"]}}, museum=["blue_bird", "blue_plant"]
    )
    play(match, "research:blue_bird")
    assert why_not(match, "deliver:green_bird") == ("visit-researches", "DJ-30")
    match = position("museum", players={0: {"research": ["green_bird", "red_bird"]}}, museum=["blue_bird"])
    play(match, "deliver:green_bird")
    assert why_not(match, "research:blue_bird") == ("visit-delivers", "DJ-30")


@pytest.mark.rule("DJ-31")
def test_museum_specimens_are_researched_the_second_for_three_coins() -> None:
    match = position("museum", museum=["blue_bird", "blue_plant", "red_plant"])
    assert why_not(match, "research:green_bird") == ("not-in-museum", "DJ-31")
    play(match, "research:blue_bird", "research:red_plant")
    assert has(match, "coins", "research") == [17, ["blue_bird", "red_plant"]]


@pytest.mark.rule("DJ-31")
def test_a_second_research_that_cannot_be_paid_is_not_offered() -> None:
    match = position("museum", museum=["blue_bird", "blue_plant"], players={0: {"coins": 2}})
    play(match, "research:blue_bird")
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-26")
def test_a_specimen_is_researched_once() -> None:
    match = position("museum", museum=["blue_bird", "red_bird"], players={0: {"research": ["blue_bird"]}})
    assert why_not(match, "research:blue_bird") == ("already-researched", "DJ-26")


@pytest.mark.rule("DJ-34")
def test_a_repeated_delivery_pays_all_but_the_rows_coin() -> None:
    row = ["red_reptile", "red_plant", "red_bird", "red_fossil"]
    any_tile = {"rulings": {"redelivery": "any"}}
    match = position("redeliver", museum=row, players={0: {"research": ["red_bird", "green_bird"]}}, pack=any_tile)
    assert [offers(match, "deliver"), why_not(match, "deliver:green_bird")[0]] == [["red_bird"], "not-in-museum"]
    play(match, "deliver:red_bird")
    assert has(match, "coins", "theory") == [23, 3 + 1]
    assert [table(match)["row_coins"][2], match.to_act] == [True, (1,)]
    match = position("redeliver", museum=row[:3], players={0: {"research": ["red_bird"]}}, pack=any_tile)
    play(match, "deliver:red_bird")
    assert has(match, "coins", "theory") == [20 + 4, 2]


@pytest.mark.rule("DJ-34", "DJ-08")
def test_tiles_of_the_set_up_were_never_delivered_and_are_not_delivered_again() -> None:
    mine = {"research": ["red_bird", "red_plant"]}
    match = position("redeliver", museum=["red_bird", "red_plant"], players={0: mine})
    assert [offers(match, "deliver"), why_not(match, "deliver:red_bird")] == [["red_plant"], ("set-up-tile", "DJ-34")]
    match = position("redeliver", seats=4, museum=["red_bird", "red_plant"], players={0: mine})
    assert offers(match, "deliver") == ["red_plant", "red_bird"]


@pytest.mark.rule("DJ-34")
def test_any_specimen_may_be_researched_by_a_special_action() -> None:
    match = position("study-any", players={0: {"research": ["green_bird"]}})
    assert len(offers(match, "research")) == 15
    play(match, "research:yellow_fossil")
    assert board(match)["research"] == ["green_bird", "yellow_fossil"]


@pytest.mark.rule("DJ-48")
def test_an_islands_specimens_are_reached_from_afar_where_one_has_an_explorer() -> None:
    match = position("study-island", players={0: {"explorers": [None, None, "c4"]}})
    assert offers(match, "research") == ["red_reptile", "red_plant"]


@pytest.mark.rule("DJ-08")
@pytest.mark.parametrize(("seats", "left"), [(1, 6), (2, 6), (3, 3), (4, 0)])
def test_specimens_that_remain_go_to_the_museum(seats: int, left: int) -> None:
    from wunderkammer.match.match import Match

    match = Match("darwins_journey", seats, 3)
    assert len(table(match)["museum"]) == left
    assert len(table(match)["specimens"]) == 16 - left
    assert not {*table(match)["museum"]} & {*table(match)["specimens"].values()}


@pytest.mark.rule("DJ-27", "DJ-38")
def test_the_evolution_track_ends_on_its_last_step() -> None:
    match = position("explore", 1, players={0: {"explorers": ["a17"], "theory": 35}}, firsts=0xFFFF)
    play(match, "go:a18")
    assert board(match)["theory"] == 36


@pytest.mark.rule("DJ-30")
def test_the_price_of_the_second_specimen_is_named() -> None:
    match = position("museum", 0, 1, 1, players={0: {"coins": 1, "research": ["green_bird"]}}, museum=[])
    assert asked_decision(match) == "museum"
    assert details(match, "deliver:green_bird") == {"missing": 2}


@pytest.mark.rule("DJ-26")
def test_why_the_specimen_of_a_space_is_not_researched() -> None:
    at = SPACE.parse("a2")
    match = position("study", at, players={0: {"research": ["green_reptile"]}})
    assert offers(match, "research") == ["green_plant"]
    assert why_not(match, "research:green_reptile") == ("already-researched", "DJ-26")
    assert why_not(match, "research:green_bird") == ("another-specimen-here", "DJ-26")


@pytest.mark.rule("DJ-27", "DJ-38")
def test_steps_of_evolution_are_told_and_none_beyond_the_end_of_the_track() -> None:
    steps = 2 * (4 - 1) - 4
    match = position("museum", players={0: {"research": ["green_reptile"]}}, museum=["green_plant", "red_reptile"])
    play(match, "deliver:green_reptile")
    assert log_lines(match, "gained-theory") == [(steps,)]
    theory: Any = match.figures["theory"]
    last = theory["steps"]
    match = position("museum", players={0: {"research": ["green_reptile"], "theory": last}})
    play(match, "deliver:green_reptile")
    assert [log_lines(match, "gained-theory"), *has(match, "theory")] == [[], last]
