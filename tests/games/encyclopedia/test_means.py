"""What purse, reputation track and experts are worth to an action before it is chosen (EN-10, EN-12, EN-47, EN-59)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import missing, play, purse
from wunderkammer.games.encyclopedia.steps.possible import face

AMERICA = "expedition:america,none"


def short_of(cost: str = "raccoon=class+diet+habitat", **given: Any) -> int | str:
    """How many points an expedition with a red 1 lacks for the marker that costs 10."""
    return missing(position(die="red1", **({"study": {0: cost}} | given)), AMERICA)


@pytest.mark.rule("EN-59", "EN-31")
@pytest.mark.parametrize(
    ("reputation", "worth"),
    [(15, 0), (0, 2), (1, 2), (2, 2), (3, 0), (5, 0), (6, 3), (8, 3), (9, 0), (12, 5), (14, 5)],
    ids=lambda number: str(number),
)
def test_a_track_is_worth_the_coins_tokens_and_seals_that_the_cell_reaches(reputation: int, worth: int) -> None:
    assert short_of(reputation=[reputation]) == 10 - 1 - worth


@pytest.mark.rule("EN-31", "EN-59")
def test_after_its_last_cell_the_track_goes_on_with_the_first() -> None:
    """From cell 14 over the seal of cell 15 to cell 1; a pack lays a bonus on cell 0."""
    bonus = {"reputation": {"bonus_cells": [0, 6, 9, 12, 15]}}
    start = position(die="red1", reputation=[14], study={0: "raccoon=class+diet+habitat"}).state_json()
    match = type(position()).from_state("encyclopedia", start, pack=bonus)
    assert missing(match, AMERICA) == 10 - 1 - 5 - 2


@pytest.mark.rule("EN-17", "EN-59")
@pytest.mark.parametrize(("taken", "worth"), [(0, 3), (1, 1 + 0), (2, 2 + 0)])
def test_only_the_steps_of_the_leftmost_free_cell_count(taken: int, worth: int) -> None:
    """Coins lie three steps ahead; later cells give fewer steps but add to the value."""
    assert short_of(reputation=[6], cells=[1] * taken + [0] * (20 - taken)) == 10 - 1 - worth


@pytest.mark.rule("EN-12", "EN-47")
def test_coins_tokens_and_seals_in_hand_count_for_what_they_add() -> None:
    usual: dict[str, Any] = {"reputation": [15]}
    assert short_of(coins=[2], **usual) == 7
    assert short_of(tokens=[2], **usual) == 5
    assert short_of(seals=[1], **usual) == 4
    assert AMERICA in position(
        die="red1", coins=[2], tokens=[1], seals=[1], study={0: "raccoon=class+diet+habitat"}, **usual
    ).legal(0)


@pytest.mark.rule("EN-12", "EN-47")
def test_what_pays_for_the_colour_cannot_be_paid_again() -> None:
    given: dict[str, Any] = {"die": "blue1", "reputation": [15], "study": {0: "raccoon=class+diet+habitat"}}
    assert missing(position(tokens=[1], **given), "expedition:america,token") == 9
    assert missing(position(tokens=[2], **given), "expedition:america,token") == 7
    assert missing(position(seals=[1], **given), "expedition:america,seal") == 4
    assert "expedition:america,seal" in position(seals=[2], **given).legal(0)


@pytest.mark.rule("EN-12", "EN-20")
def test_tokens_are_worth_nothing_to_a_publication() -> None:
    given: dict[str, Any] = {"die": "red1", "study": {0: "raccoon"}}
    assert missing(position(tokens=[3], **given), "publish:america,none") == 1
    lewis = position(tokens=[3], reputation=[2], experts={0: "elena_lewis"}, **given)
    assert missing(lewis, "publish:america,none") == 1
    for reputation in (7, 8, 13):
        rich = position(reputation=[reputation], experts={0: "elena_lewis"}, **given)
        assert "publish:america,none" in rich.legal(0)


@pytest.mark.rule("EN-44", "EN-59")
def test_reactions_count_only_for_their_own_action() -> None:
    given: dict[str, Any] = {"die": "red1", "study": {0: "raccoon"}, "reputation": [15]}
    assert "publish:america,none" in position(experts={0: "gao_zhelan"}, **given).legal(0)
    assert missing(position(experts={0: "christian_miller katrin_holzhausen"}, **given), "publish:america,none") == 1
    assert missing(position(experts={0: "/gao_zhelan"}, **given), "publish:america,none") == 1


@pytest.mark.rule("EN-13")
def test_a_value_above_6_counts_as_6() -> None:
    assert [face(value) for value in (1, 5, 6, 7, 12)] == [0, 4, 5, 5, 5]


@pytest.mark.rule("EN-12")
def test_a_seal_counts_for_the_better_of_its_two_uses() -> None:
    for seals, points in (({"seal_coins": 7}, 7), ({"seal_value": 8}, 8)):
        start = position(die="red1", seals=[1], reputation=[15], study={0: "raccoon=class+diet+habitat"}).state_json()
        match = type(position()).from_state("encyclopedia", start, pack={"payment": seals})
        assert missing(match, AMERICA) == 10 - 1 - points


@pytest.mark.rule("EN-47")
def test_the_cheapest_marker_is_looked_for_on_all_animals_of_the_continent_and_on_fossils() -> None:
    given: dict[str, Any] = {"die": "red4", "reputation": [15]}
    two = position(study={0: "raccoon=class+diet narwhal=class"}, **given)
    assert AMERICA in two.legal(0)
    dear = position(study={0: "raccoon=class+diet narwhal=class+diet"}, **given)
    assert missing(dear, AMERICA) == 3
    fossil = position(study={0: "raccoon=class+diet mammoth"}, fossils=True, **given)
    assert missing(fossil, AMERICA) == 1
    marked = position(study={0: "raccoon=class+diet mammoth=class"}, fossils=True, **given)
    assert missing(marked, AMERICA) == 3
    full = position(study={0: "raccoon=class+diet+habitat+climate narwhal"}, **given)
    play(full, AMERICA)
    assert full.legal(0) == ["research:narwhal,class", "research:narwhal,diet"]


@pytest.mark.rule("EN-47", "EN-41")
def test_a_fossil_may_be_the_free_animal_that_saves_an_expedition() -> None:
    match = position(die="red4", coins=[1], reputation=[11], academy="mammoth koala", fossils=True)
    play(match, AMERICA)
    assert match.legal(0) == ["take-animal:mammoth"]
    play(match, "take-animal:mammoth", "coins:1", "commit", "research:mammoth,diet")
    assert purse(match)[0] == 0
    poor = position(die="red4", reputation=[11], academy="mammoth koala", fossils=True)
    assert missing(poor, AMERICA) == 1
