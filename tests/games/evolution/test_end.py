"""The deck running out, the last round, scoring and ties (EV-06, EV-29 … EV-32, EV-47)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.evolution.position import FatedMatch, Rows, position
from tests.games.evolution.seen import hand, log_lines, play, row, story, table


def last_graze(**fields: Any) -> FatedMatch:
    """The last graze of a round that nobody survives hungry; then the next round is dealt."""
    match = position(rows={0: ["1/1"], 1: ["1/1 food=1"], 2: ["1/1 food=1"]}, hole=1, **fields)
    play(match, "graze:0")
    return match


@pytest.mark.rule("EV-06")
def test_a_deck_that_runs_out_in_the_deal_makes_this_round_the_last() -> None:
    match = last_graze(deck="horns_1 horns_2 horns_3 horns_4 horns_5")
    assert log_lines(match, "last-round") == [(0, 2)]
    assert story(match, "shuffled", "last-round") == ["last-round", "shuffled"]
    assert [len(hand(match, seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("EV-06")
def test_the_deck_has_run_out_with_its_last_card_even_if_no_more_are_needed() -> None:
    cards = "horns_1 horns_2 horns_4 horns_5 climbing_1 climbing_2 climbing_5 symbiosis_1 symbiosis_2 symbiosis_5"
    match = last_graze(deck=f"{cards} burrowing_1 burrowing_2")
    assert log_lines(match, "last-round") == [(0, 2)]
    assert (story(match, "shuffled"), table(match)["deck"]) == ([], 0)


@pytest.mark.rule("EV-06")
def test_with_deck_and_discard_empty_nobody_draws() -> None:
    rest = position(rows={0: ["1/1"]}).state_json()["deck"]
    assert isinstance(rest, dict)
    held = " ".join(" ".join([name] * count) for name, count in rest.items())
    match = position(rows={0: ["1/1"]}, hands={2: held}, hole=1, deck="", last_round=2, discard={}, deck_size=0)
    play(match, "graze:0")
    assert [table(match)["players"][seat]["cards"] for seat in range(3)] == [0, 0, 129]
    assert [cards for _, cards in log_lines(match, "dealt")] == [0, 0, 0]


@pytest.mark.rule("EV-30")
def test_a_deck_that_runs_out_in_an_attack_makes_the_next_round_the_last() -> None:
    rows: Rows = {0: ["5/3 carnivore climbing", "1/2"], 1: ["1/1 horns climbing fertile"], 2: ["2/1 food=1"]}
    match = position(rows=rows, deck="symbiosis_1 symbiosis_2", hole=3)
    play(match, "hunt:0", "prey:1,0")
    assert log_lines(match, "last-round") == [(0, 2)]
    assert story(match, "extinct", "last-round", "shuffled", "ate-meat") == [
        "extinct",
        "last-round",
        "shuffled",
        "ate-meat",
    ]
    assert len(hand(match, 1)) == 3


@pytest.mark.rule("EV-29", "EV-30", "EV-45")
def test_attacker_and_prey_both_die_out_and_the_deck_runs_out_between_their_draws() -> None:
    rows: Rows = {0: ["5/1 carnivore", "6/1"], 1: ["1/1 horns_1 fertile_2"], 2: ["6/1 scavenger"]}
    match = position(rows=rows, deck="symbiosis_1", hole=3)
    play(match, "hunt:0", "prey:1,0")
    codes = ("extinct", "last-round", "shuffled", "bitten", "ate-meat")
    assert story(match, *codes) == ["extinct", "last-round", "bitten", "extinct", "shuffled", "ate-meat"]
    assert hand(match, 0) == ["symbiosis_1"]
    assert len(hand(match, 1)) == 2


@pytest.mark.rule("EV-30")
def test_an_announced_last_round_never_moves_later() -> None:
    rows: Rows = {0: ["5/2 carnivore", "6/1"], 1: ["1/1 horns_1"], 2: ["6/1"]}
    match = position(rows=rows, deck="symbiosis_1", hole=3, round=4, last_round=4)
    play(match, "hunt:0", "prey:1,0")
    assert table(match)["last_round"] == 4


@pytest.mark.rule("EV-31", "EV-47")
def test_points_for_food_with_fat_population_and_traits() -> None:
    rows: Rows = {0: ["3/2 fat_tissue horns food=1 fat=2"], 1: ["1/1 food=1"], 2: []}
    match = position(rows=rows, hole=1, bags=[10, 3, 5], round=4, last_round=4)
    play(match, "graze:0")
    result = match.result
    assert result is not None
    assert {line.code: line.values for line in result.sheet} == {
        "food": [14, 4, 5],
        "population": [2, 1, 0],
        "traits": [2, 0, 0],
    }
    assert (result.scores, result.ranks) == ([18, 5, 5], [1, 2, 3])


@pytest.mark.rule("EV-31")
def test_after_the_last_round_the_game_is_over_and_fat_is_in_the_bag() -> None:
    match = position(rows={0: ["3/1 fat_tissue fat=2"]}, hole=1, round=4, last_round=4)
    play(match, "graze:0")
    assert match.to_act == ()
    assert row(match, 0) == ["3/1"]


@pytest.mark.rule("EV-32")
def test_ties_go_to_more_traits_then_to_the_larger_population_then_are_shared() -> None:
    rows: Rows = {0: ["1/1"], 1: ["1/1 horns food=1"], 2: ["1/2 food=2"]}
    match = position(rows=rows, hole=1, bags=[5, 4, 3], round=4, last_round=4)
    play(match, "graze:0")
    assert match.result is not None
    assert (match.result.scores, match.result.ranks) == ([7, 7, 7], [3, 1, 2])
    match = position(rows={0: ["1/1"], 1: ["1/1 food=1"]}, hole=1, round=4, last_round=4)
    play(match, "graze:0")
    assert match.result is not None
    assert match.result.ranks == [1, 1, 3]


@pytest.mark.rule("EV-02", "EV-06")
def test_two_players_never_see_the_cards_put_aside() -> None:
    match = position(rows={0: ["1/1"], 1: ["1/1 food=1"]}, seats=2, hole=1)
    for _ in range(4000):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    assert match.result is not None
    assert sum(match.state_json()["aside"].values()) == 40  # type: ignore[attr-defined]
