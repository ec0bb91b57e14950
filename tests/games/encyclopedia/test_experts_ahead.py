"""Actions that an expert completes: one gained on the way, or an own one-shot (EN-47, EN-59)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import log_lines, missing, play, player, purse, why_not

IGNORED = {"expert_ahead": "ignored"}
BEAR: dict[str, Any] = {"die": "blue1", "reputation": [4], "study": {0: "brown_bear"}}
EUROPE = "expedition:europe,none"


@pytest.mark.rule("EN-59", "EN-47", "EN-10")
def test_an_open_expert_on_the_way_makes_an_expedition_possible_and_must_be_taken() -> None:
    match = position(university="gao_zhelan katie_macsweeney", **BEAR)
    play(match, EUROPE)
    assert match.legal(0) == ["take-expert:katie_macsweeney"]
    assert why_not(match, "take-expert:gao_zhelan") == ("expert-no-rescue", "EN-47")
    play(match, "take-expert:katie_macsweeney", "research:brown_bear,class")
    assert log_lines(match, "points-fixed") == [(0, 3)]


@pytest.mark.rule("EN-59")
def test_by_house_ruling_no_expert_on_the_way_is_counted() -> None:
    match = position(university="katie_macsweeney", rulings=IGNORED, **BEAR)
    assert why_not(match, EUROPE) == ("expedition-points", "EN-47")
    assert missing(match, EUROPE) == 1


@pytest.mark.rule("EN-59")
@pytest.mark.parametrize("expert", ["mathieu_aubert", "rachel_mostinckx", "safi_limbila", "katie_macsweeney"])
def test_whoever_adds_to_the_die_or_gives_coins_at_once_helps(expert: str) -> None:
    match = position(university=expert, **BEAR)
    assert EUROPE in match.legal(0)


@pytest.mark.rule("EN-59")
@pytest.mark.parametrize("expert", ["rogerio_luz", "renelle_victoria", "lawrence_korts", "mathias_hass", "gao_zhelan"])
def test_who_helps_elsewhere_or_too_late_does_not(expert: str) -> None:
    match = position(university=expert, **BEAR)
    assert why_not(match, EUROPE) == ("expedition-points", "EN-47")


@pytest.mark.rule("EN-59")
def test_the_missing_points_are_those_that_the_best_expert_leaves_open() -> None:
    dear = BEAR | {"study": {0: "brown_bear=class+diet+habitat"}}
    match = position(university="katie_macsweeney rachel_mostinckx", **dear)
    assert missing(match, EUROPE) == 10 - 1 - 5


@pytest.mark.rule("EN-59", "EN-27")
def test_the_coins_of_rachel_mostinckx_complete_an_expedition() -> None:
    match = position(university="rachel_mostinckx", **BEAR)
    play(match, EUROPE, "take-expert:rachel_mostinckx", "place")
    assert why_not(match, "commit") == ("one-shot-first", "EN-59")
    assert match.legal(0) == ["use:0"]
    play(match, "use:0", "coins:1", "commit", "research:brown_bear,class")
    assert purse(match)[0] == 4


@pytest.mark.rule("EN-59")
def test_a_reputation_one_shot_on_the_way_counts_with_what_it_leads_to() -> None:
    """From 4 to 7 over the free expert; Ishiwata Eiko's 3 reputation lead on to 10, over 3 coins."""
    match = position(university="ishiwata_eiko", **BEAR)
    play(match, EUROPE, "take-expert:ishiwata_eiko", "spend-place")
    play(match, "coins:1", "commit", "research:brown_bear,class")
    assert (player(match)["reputation"], purse(match)[0]) == (10, 2)


@pytest.mark.rule("EN-59")
@pytest.mark.parametrize(("reputation", "reached"), [(3, True), (5, True), (10, False), (15, False)])
def test_only_an_expert_that_the_reputation_of_the_cell_reaches_counts(reputation: int, reached: bool) -> None:
    match = position(university="katie_macsweeney", **(BEAR | {"reputation": [reputation]}))
    assert (EUROPE in match.legal(0)) == reached


def publication(**given: Any) -> FatedMatch:
    """A publication with a red 1 and nothing to pay; Elena Lewis will bring 2 reputation."""
    usual: dict[str, Any] = {"experts": {0: "elena_lewis"}, "reputation": [4], "study": {0: "raccoon"}}
    return position(die="red1", **(usual | given))


@pytest.mark.rule("EN-59", "EN-20")
def test_elena_lewis_brings_the_expert_whose_coins_complete_a_publication() -> None:
    match = publication(university="gao_zhelan safi_limbila")
    play(match, "publish:america,none", "source:raccoon")
    assert match.legal(0) == ["take-expert:safi_limbila"]
    play(match, "take-expert:safi_limbila", "spend-place")
    assert why_not(match, "commit") == ("value-to-go", "EN-20")
    play(match, "coins:1", "commit")
    assert (player(match)["published"], purse(match)) == (["raccoon"], (4, 0, 1))


@pytest.mark.rule("EN-59")
def test_a_publication_counts_no_expert_by_house_ruling_none_of_another_colour_and_none_out_of_reach() -> None:
    refused = ("publication-value", "EN-20")
    assert why_not(publication(university="safi_limbila", rulings=IGNORED), "publish:america,none") == refused
    assert why_not(publication(university="mathieu_aubert"), "publish:america,none") == refused
    assert why_not(publication(university="renelle_victoria"), "publish:america,none") == refused
    assert why_not(publication(university="safi_limbila", reputation=[3]), "publish:america,none") == refused
    assert "publish:america,none" in publication(university="rogerio_luz").legal(0)


@pytest.mark.rule("EN-59", "EN-27")
def test_an_own_active_one_shot_counts_and_must_be_used_before_the_end() -> None:
    given: dict[str, Any] = {"die": "blue1", "reputation": [15], "study": {0: "brown_bear"}}
    match = position(experts={0: "rachel_mostinckx"}, **given)
    play(match, EUROPE)
    assert why_not(match, "commit") == ("one-shot-first", "EN-59")
    play(match, "use:0", "coins:1", "commit", "research:brown_bear,class")
    ignored = position(experts={0: "rachel_mostinckx"}, rulings=IGNORED, **given)
    assert why_not(ignored, EUROPE) == ("expedition-points", "EN-47")


@pytest.mark.rule("EN-59", "EN-27")
def test_an_own_one_shot_may_bring_the_reputation_for_the_animal_itself() -> None:
    match = position(die="red4", reputation=[9], experts={0: "ishiwata_eiko"}, academy="koala raccoon",
                     cells=[1, 1, 1] + [0] * 17)  # fmt: skip
    play(match, "expedition:america,none")
    assert match.legal(0) == ["use:0"]
    play(match, "use:0")
    assert match.legal(0) == ["take-animal:raccoon"]
    play(match, "take-animal:raccoon", "commit", "research:raccoon,diet")
    assert player(match)["animals"]["raccoon"] == ["diet"]


@pytest.mark.rule("EN-59", "EN-20")
def test_an_own_one_shot_completes_a_publication() -> None:
    match = position(die="red1", experts={0: "safi_limbila"}, study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon")
    assert why_not(match, "commit") == ("one-shot-first", "EN-59")
    play(match, "use:0", "coins:1", "commit")
    assert player(match)["published"] == ["raccoon"]


@pytest.mark.rule("EN-47", "EN-26")
def test_with_four_stacks_the_expert_must_lie_where_the_action_can_be_completed() -> None:
    four = {0: "mathieu_aubert elena_lewis christian_miller aymar_dibumbe"}
    dear = BEAR | {"study": {0: "brown_bear=class"}}
    match = position(experts=four, university="katie_macsweeney", **dear)
    play(match, EUROPE, "take-expert:katie_macsweeney")
    assert match.legal(0) == ["cover:1", "cover:2", "cover:3"]
    assert why_not(match, "cover:0") == ("expert-needed", "EN-47")
    assert why_not(match, "tuck:1") == ("newcomer-needed", "EN-47")
    play(match, "cover:1", "research:brown_bear,diet")
    assert log_lines(match, "points-fixed") == [(0, 4)]


@pytest.mark.rule("EN-47", "EN-58")
def test_with_four_stacks_a_one_shot_is_used_or_lies_on_top() -> None:
    four = {0: "elena_lewis gao_zhelan christian_miller aymar_dibumbe"}
    match = position(experts=four, university="rachel_mostinckx", **BEAR)
    play(match, EUROPE, "take-expert:rachel_mostinckx")
    assert {key.partition(":")[0] for key in match.legal(0)} == {"cover", "spend-cover", "spend-tuck"}
    play(match, "spend-tuck:2", "coins:1", "commit", "research:brown_bear,class")
    assert purse(match)[0] == 4
