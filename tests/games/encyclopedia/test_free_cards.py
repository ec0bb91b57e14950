"""Free cards earned in the middle of an action (EN-55)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, why_not


@pytest.mark.rule("EN-55")
def test_a_free_expert_of_a_reacting_expert_is_chosen_before_the_die_takes_its_own() -> None:
    experts = {0: "leonard_vaikutis"}
    match = position(die="purple4", reputation=[4], experts=experts, university="gao_zhelan lotta_paulsen")
    play(match, "university:purple,none", "take-expert:lotta_paulsen")
    assert (purse(match)[1], match.legal(0)) == (0, ["take-expert:gao_zhelan"])
    play(match, "take-expert:gao_zhelan")
    assert (purse(match)[1], match.to_act) == (1, (1,))


@pytest.mark.rule("EN-55")
def test_the_last_open_expert_stays_for_the_die_and_the_free_one_comes_from_the_deck_afterwards() -> None:
    match = position(die="purple4", reputation=[4], experts={0: "leonard_vaikutis"}, university="gao_zhelan",
                     fate=["lotta_paulsen"])  # fmt: skip
    play(match, "university:purple,none", "take-expert:gao_zhelan")
    assert log_lines(match, "card-owed") == [(0, "expert")]
    assert [stack["active"] for stack in player(match)["experts"]][:3] == [
        "leonard_vaikutis",
        "gao_zhelan",
        "lotta_paulsen",
    ]


@pytest.mark.rule("EN-55", "EN-47")
def test_a_free_animal_may_not_be_the_one_that_the_die_is_to_take() -> None:
    given: dict[str, Any] = {"die": "red1", "reputation": [10], "experts": {0: "shanti_shevade"}}
    match = position(academy="raccoon koala", **given)
    play(match, "academy:red,none")
    assert match.legal(0) == ["take-animal:koala"]
    assert why_not(match, "take-animal:raccoon") == ("animal-for-die", "EN-55")
    play(match, "take-animal:koala", "take-animal:raccoon")
    assert set(player(match)["animals"]) == {"koala", "raccoon"}
    alone = position(academy="raccoon", fate=["koala"], **given)
    play(alone, "academy:red,none", "take-animal:raccoon")
    assert set(player(alone)["animals"]) == {"koala", "raccoon"}


@pytest.mark.rule("EN-55")
def test_a_one_shot_used_inside_an_academy_visit_brings_its_card_at_once() -> None:
    match = position(die="red1", reputation=[9], experts={0: "ishiwata_eiko"}, academy="raccoon koala")
    play(match, "academy:red,none", "use:0")
    assert match.legal(0) == ["take-animal:koala"]
    play(match, "take-animal:koala", "commit", "take-animal:raccoon")
    assert player(match)["reputation"] == 13


@pytest.mark.rule("EN-55")
def test_a_one_shot_used_before_the_card_of_a_visit_is_taken_leaves_one_for_the_die() -> None:
    match = position(die="red6", reputation=[5], experts={0: "ishiwata_eiko"}, university="gao_zhelan lotta_paulsen")
    play(match, "university:red,none", "use:0")
    assert match.legal(0) == ["take-expert:gao_zhelan", "take-expert:lotta_paulsen"]
    play(match, "take-expert:gao_zhelan")
    assert match.legal(0) == ["take-expert:lotta_paulsen"]


@pytest.mark.rule("EN-55", "EN-46")
def test_an_expert_that_comes_at_once_may_still_serve_the_visit() -> None:
    """A red 4 in the academy; 2 reputation bring the expert who makes it a 5, for 3 reputation instead of 2."""
    given: dict[str, Any] = {
        "die": "red4",
        "reputation": [4],
        "experts": {0: "shanti_shevade"},
        "university": "rogerio_luz",
        "academy": "raccoon",
    }
    match = position(**given)
    play(match, "academy:red,none", "take-expert:rogerio_luz", "take-animal:raccoon")
    assert player(match)["reputation"] == 6 + 3
    later = position(rulings={"free_cards": "after_action"}, **given)
    play(later, "academy:red,none", "take-animal:raccoon", "take-expert:rogerio_luz")
    assert player(later)["reputation"] == 6 + 2


@pytest.mark.rule("EN-55", "EN-40")
def test_an_expert_that_would_carry_the_value_past_the_only_fossil_is_not_offered() -> None:
    """The die shows exactly what the fossil needs; no red animal is open."""
    match = position(die="red4", reputation=[4], experts={0: "shanti_shevade"}, fossils=True, academy="iguanodon",
                     university="rogerio_luz gao_zhelan")  # fmt: skip
    play(match, "academy:red,none")
    assert match.legal(0) == ["take-expert:gao_zhelan"]
    assert why_not(match, "take-expert:rogerio_luz") == ("expert-no-rescue", "EN-47")
    play(match, "take-expert:gao_zhelan", "take-animal:iguanodon")
    assert list(player(match)["animals"]) == ["iguanodon"]
