"""Positions that could not be played on are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import play
from tests.games.reading_back import read_back
from wunderkammer.errors import BadState


def visit(**given: Any) -> dict[str, Any]:
    """A position in the middle of a visit, in which a free card is being chosen."""
    match = position(**given)
    action = "university" if "university" in given else "academy"
    play(match, f"{action}:red,none")
    return match.state_json()


UNIVERSITY: dict[str, Any] = {"reputation": [4], "experts": {0: "leonard_vaikutis"}, "die": "red4"}
ACADEMY: dict[str, Any] = {"reputation": [10], "experts": {0: "shanti_shevade"}, "die": "red4"}


def without(data: dict[str, Any], card: str, row: str, pile: str) -> dict[str, Any]:
    """The same position with an open card in its deck."""
    data[row] = [None if name == card else name for name in data[row]]
    data[pile][0].append(card)
    return data


@pytest.mark.rule("EN-55")
def test_a_free_expert_may_not_be_the_last_one_that_a_visit_to_the_university_needs() -> None:
    whole = visit(university="gao_zhelan lotta_paulsen", **UNIVERSITY)
    assert FatedMatch.from_state("encyclopedia", whole).to_act == (0,)
    with pytest.raises(BadState, match="one expert more than the free one"):
        FatedMatch.from_state("encyclopedia", without(whole, "gao_zhelan", "university", "experts"))


@pytest.mark.rule("EN-55")
def test_a_free_animal_may_not_be_the_last_one_that_a_visit_to_the_academy_needs() -> None:
    whole = visit(academy="raccoon koala", **ACADEMY)
    assert FatedMatch.from_state("encyclopedia", whole).to_act == (0,)
    with pytest.raises(BadState, match="beside the free one"):
        FatedMatch.from_state("encyclopedia", without(whole, "koala", "academy", "animals"))


def test_an_academy_without_animals_cannot_be_visited() -> None:
    match = position(die="red1", coins=[4], academy="raccoon")
    play(match, "academy:red,none")
    with pytest.raises(BadState, match="must hold an animal"):
        FatedMatch.from_state("encyclopedia", without(match.state_json(), "raccoon", "academy", "animals"))


def test_a_position_of_version_1_in_which_an_animal_may_save_an_expedition_still_plays_on() -> None:
    """Version 1 noted the expedition's cell in the step itself."""
    match = position(die="red4", reputation=[11], academy="raccoon koala")
    play(match, "expedition:america,none")
    old = match.state_json()
    agenda = old["agenda"]
    assert isinstance(agenda, list)
    agenda[-1] |= {"a": 2, "b": 2}
    again = FatedMatch.from_state("encyclopedia", old)
    assert again.legal(0) == ["take-animal:raccoon"]
    play(again, "take-animal:raccoon", "research:raccoon,diet")


def test_a_position_of_version_1_in_which_dice_are_placed_in_turn_plays_on() -> None:
    match = FatedMatch("encyclopedia", 2, 3, {"pack": {"rulings": {"dice_order": "in_turn"}}})
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    again = FatedMatch.from_state("encyclopedia", match.state_json())
    while again.to_act:
        again.play(again.to_act[0], again.legal(again.to_act[0])[0])
    assert again.result is not None


REVEALING = ("over", "final", "end-of-round", "dice", "reveal-token")
BEFORE_TOKEN: dict[str, Any] = {
    "agenda": [{"step": step, "seat": 0} for step in REVEALING],
    "rolled": [],
    "board": [0] * 32,
    "bag": [4] * 5,
}


def test_before_the_round_token_is_turned_nobody_has_an_extra_die() -> None:
    match = FatedMatch(seats=2, seed=3)
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert FatedMatch.from_state("encyclopedia", match.state_json() | BEFORE_TOKEN | {"dice_each": 4}).to_act


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rolled": [1]}, "state.rolled"),
        ({"bag": [4, 4, 4, 4, 4]}, "state.bag|more than"),
        (BEFORE_TOKEN | {"dice_each": 5}, "state.dice_each must be 4 until"),
    ],
)
def test_dice_that_are_neither_drawn_nor_placed_are_refused(changes: dict[str, Any], sentence: str) -> None:
    match = FatedMatch(seats=2, seed=3)
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(BadState, match=sentence):
        FatedMatch.from_state("encyclopedia", match.state_json() | changes)


@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 1, {"rivals": 1}), (2, 2, {}), (4, 3, {"fossils": True})])
def test_every_position_of_a_game_reads_back(seats: int, seed: int, options: dict[str, object]) -> None:
    assert read_back("encyclopedia", seats, seed, **options) > seats
