"""Places, stacks and one-shot experts (EN-26 … EN-29, EN-55, EN-58)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import play, player, purse, sheet, verbs, why_not

FOUR = "gao_zhelan phoebe_burke audrey_morton yaban_peker"


@pytest.mark.rule("EN-26")
def test_a_new_expert_takes_a_free_place_without_asking() -> None:
    match = position(experts={0: "gao_zhelan"}, university="phoebe_burke")
    play(match, "university:red,none", "take-expert:phoebe_burke")
    assert [stack["active"] for stack in player(match)["experts"]] == ["gao_zhelan", "phoebe_burke", None, None]


@pytest.mark.rule("EN-26")
def test_with_four_places_occupied_it_covers_a_stack_or_goes_under_one() -> None:
    for move, active in (("cover:1", "lotta_paulsen"), ("tuck:1", "phoebe_burke")):
        match = position(experts={0: FOUR}, university="lotta_paulsen")
        play(match, "university:red,none", "take-expert:lotta_paulsen")
        assert why_not(match, "place") == ("no-free-place", "EN-26")
        play(match, move)
        assert player(match)["experts"][1] == {"active": active, "all": ["lotta_paulsen", "phoebe_burke"]}


@pytest.mark.rule("EN-26")
def test_a_face_down_expert_still_occupies_its_place() -> None:
    match = position(experts={0: "/safi_limbila /gao_zhelan audrey_morton yaban_peker"}, university="lotta_paulsen")
    play(match, "university:red,none", "take-expert:lotta_paulsen", "cover:0")
    assert player(match)["experts"][0]["active"] == "lotta_paulsen"


@pytest.mark.rule("EN-27")
def test_a_one_shot_is_used_when_taken_or_kept_for_later() -> None:
    now = position(university="safi_limbila")
    play(now, "university:red,none", "take-expert:safi_limbila", "spend-place")
    assert (purse(now)[0], player(now)["experts"][0]) == (5, {"active": None, "all": ["safi_limbila"]})
    later = position(university="safi_limbila")
    play(later, "university:red,none", "take-expert:safi_limbila", "place", "end-turn")
    assert (purse(later)[0], player(later)["experts"][0]["active"]) == (0, "safi_limbila")


@pytest.mark.rule("EN-27")
@pytest.mark.parametrize(
    ("before", "ask"), [((), "die"), (("die:0,first,0",), "action"), (("die:0,first,0", "embassy"), "pay")]
)
def test_an_active_one_shot_is_usable_at_any_moment_of_the_turn(before: tuple[str, ...], ask: str) -> None:
    match = position("die", dice={0: "red1", 1: "blue1"}, experts={0: "safi_limbila"})
    play(match, *before)
    assert match.game.rules.ask(match.state, 0) == ask
    play(match, "use:0")
    assert purse(match)[0] == 5
    assert why_not(match, "use:0") == ("no-one-shot", "EN-27")


@pytest.mark.rule("EN-27")
def test_a_one_shot_taken_outside_the_own_turn_may_be_used_at_once() -> None:
    match = position("die", dice={0: "red1", 1: "- - red2"}, reputation=[0, 4], university="rachel_mostinckx")
    play(match, "die:1,third,0", "bank")
    play(match, "take-expert:rachel_mostinckx", "spend-place", seat=1)
    assert purse(match, 1)[0] == 5


@pytest.mark.rule("EN-28")
def test_only_active_experts_act() -> None:
    for experts, coins in (("christian_miller", 2), ("lotta_paulsen/christian_miller", 0), ("/christian_miller", 0)):
        match = position(experts={0: experts}, university="gao_zhelan")
        play(match, "university:red,none", "take-expert:gao_zhelan")
        assert purse(match)[0] == coins


@pytest.mark.rule("EN-28")
def test_an_end_of_game_expert_must_be_active_at_the_end() -> None:
    assert sheet(position("over", seals=[2], experts={0: "vlad_kuleshov"}))["experts"] == [2, 0]
    assert sheet(position("over", seals=[2], experts={0: "/vlad_kuleshov"}))["experts"] == [0, 0]


@pytest.mark.rule("EN-29")
def test_covered_and_face_down_experts_count_for_collections() -> None:
    experts = "elena_lewis/alonso_rosette /christian_miller audrey_morton"
    assert sheet(position("over", experts={0: experts}))["continents"] == [3, 0]


@pytest.mark.rule("EN-55")
def test_by_house_ruling_a_free_card_of_a_reacting_expert_waits_for_the_main_effect() -> None:
    experts = {0: "leonard_vaikutis"}
    match = position(die="purple4", reputation=[4], experts=experts, university="gao_zhelan lotta_paulsen",
                     rulings={"free_cards": "after_action"})  # fmt: skip
    play(match, "university:purple,none", "take-expert:gao_zhelan")
    assert purse(match)[1] == 1
    assert match.legal(0) == ["take-expert:lotta_paulsen"]


@pytest.mark.rule("EN-55")
def test_by_house_ruling_a_one_shot_used_inside_an_academy_visit_brings_its_card_after_the_visit() -> None:
    match = position(die="red1", reputation=[9], experts={0: "ishiwata_eiko"}, academy="raccoon koala",
                     rulings={"free_cards": "after_action"})  # fmt: skip
    play(match, "academy:red,none", "use:0", "commit")
    assert match.legal(0) == ["take-animal:raccoon"]
    play(match, "take-animal:raccoon")
    assert match.legal(0) == ["take-animal:koala"]


@pytest.mark.rule("EN-58")
def test_a_one_shot_used_when_taken_may_go_under_a_stack_though_places_are_free() -> None:
    match = position(experts={0: "gao_zhelan"}, university="safi_limbila")
    play(match, "university:red,none", "take-expert:safi_limbila")
    assert match.legal(0) == ["place", "spend-place", "spend-tuck:0"]
    assert why_not(match, "spend-tuck:1") == ("empty-place", "EN-58")
    assert why_not(match, "cover:0") == ("place-free", "EN-26")
    play(match, "spend-tuck:0")
    assert player(match)["experts"][0] == {"active": "gao_zhelan", "all": ["gao_zhelan", "safi_limbila"]}


@pytest.mark.rule("EN-58")
def test_the_last_moment_is_offered_only_if_there_is_something_to_use() -> None:
    match = position(experts={0: "safi_limbila"})
    play(match, "bank")
    assert verbs(match) == {"use", "end-turn"}
    play(match, "use:0")
    assert match.to_act == (1,)
    nothing = position(seals=[1])
    play(nothing, "bank")
    assert nothing.to_act == (1,)


@pytest.mark.rule("EN-58")
def test_with_pora_paniu_a_seal_may_still_become_coins_after_the_action() -> None:
    match = position(seals=[1], experts={0: "pora_paniu"})
    play(match, "bank", "exchange")
    assert (purse(match), match.to_act) == ((10, 0, 0), (1,))
