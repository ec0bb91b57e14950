"""Expeditions and research markers (EN-17 … EN-19, EN-47, EN-48, EN-59)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, missing, play, player, purse, table, why_not


@pytest.mark.rule("EN-17")
@pytest.mark.parametrize(("taken", "reputation", "points"), [(0, 3, 4), (1, 2, 5), (2, 1, 6), (3, 0, 7)])
def test_the_leftmost_free_cell_gives_reputation_and_value(taken: int, reputation: int, points: int) -> None:
    match = position(die="red4", reputation=[15], study={0: "raccoon"}, cells=[1] * taken + [0] * (20 - taken))
    play(match, "expedition:america,none")
    assert (player(match)["reputation"], log_lines(match, "points-fixed")) == ((15 + reputation) % 16, [(0, points)])


@pytest.mark.rule("EN-17")
def test_a_full_continent_cannot_be_visited() -> None:
    match = position(die="red4", study={0: "raccoon"}, cells=[1] * 4 + [0] * 16)
    assert why_not(match, "expedition:america,none") == ("continent-full", "EN-17")


@pytest.mark.rule("EN-18")
def test_points_buy_markers_on_animals_of_the_continent_only() -> None:
    match = position(die="red6", reputation=[15], study={0: "raccoon koala"})
    play(match, "expedition:america,none")
    assert set(match.legal(0)) == {"research:raccoon,class", "research:raccoon,diet"}
    assert why_not(match, "research:koala,class") == ("wrong-continent", "EN-18")
    assert missing(match, "research:raccoon,climate") == 4
    play(match, "research:raccoon,diet", "research:raccoon,class")
    assert player(match)["animals"]["raccoon"] == ["class", "diet"]


@pytest.mark.rule("EN-18")
def test_each_category_cell_takes_one_marker_and_rest_points_are_lost() -> None:
    match = position(die="red5", reputation=[15], study={0: "raccoon=class+diet+habitat narwhal=diet"})
    play(match, "expedition:america,none")
    assert why_not(match, "research:raccoon,class") == ("marked-already", "EN-18")
    play(match, "research:narwhal,class")
    assert match.to_act == (1,)


@pytest.mark.rule("EN-18")
def test_coins_from_marker_experts_come_too_late_for_the_same_expedition() -> None:
    match = position(die="red2", reputation=[15], study={0: "raccoon"}, experts={0: "alonso_rosette"})
    play(match, "expedition:america,none", "research:raccoon,class")
    assert (purse(match)[0], match.to_act) == (1, (1,))


@pytest.mark.rule("EN-19")
def test_markers_of_higher_groups_score_at_once() -> None:
    cells = {"class": 0, "diet": 1, "habitat": 3, "climate": 5}
    for group, vp in cells.items():
        match = position(die="red6", seals=[1], study={0: "raccoon"})
        play(match, "expedition:america,none", "seal", "commit", f"research:raccoon,{group}")
        assert player(match)["vp"] == vp


@pytest.mark.rule("EN-80")
def test_the_african_expedition_of_the_rulebook() -> None:
    cells = [0] * 20
    cells[12] = 4
    match = position(
        die="red5", tokens=[2], coins=[3], reputation=[15], cells=cells, study={0: "gelada ring_tailed_lemur"}
    )
    play(match, "expedition:africa,token", "token", "coins:1", "coins:1", "coins:1", "commit")
    assert log_lines(match, "points-fixed") == [(0, 11)]
    play(match, "research:gelada,class", "research:ring_tailed_lemur,class", "research:gelada,habitat")
    assert (player(match)["vp"], purse(match)) == (3, (0, 0, 0))


@pytest.mark.rule("EN-88", "EN-10", "EN-47")
def test_a_reputation_bonus_may_bring_the_animal_that_completes_an_expedition() -> None:
    match = position(die="red4", reputation=[11], academy="raccoon koala")
    play(match, "expedition:america,none")
    assert match.legal(0) == ["take-animal:raccoon"]
    assert why_not(match, "take-animal:koala") == ("animal-no-rescue", "EN-47")
    play(match, "take-animal:raccoon", "research:raccoon,diet")
    assert player(match)["animals"]["raccoon"] == ["diet"]


@pytest.mark.rule("EN-47", "EN-59")
def test_an_unseen_card_or_an_expert_to_come_does_not_make_an_expedition_possible() -> None:
    unseen = position(die="red4", reputation=[11])
    assert why_not(unseen, "expedition:america,none") == ("nothing-to-research", "EN-47")
    expert = position(die="red4", reputation=[5], academy="raccoon", university="ishiwata_eiko")
    assert why_not(expert, "expedition:america,none") == ("nothing-to-research", "EN-47")


@pytest.mark.rule("EN-47")
def test_at_least_one_marker_must_be_placed() -> None:
    match = position(die="red6", reputation=[15], study={0: "raccoon"})
    play(match, "expedition:america,none")
    assert why_not(match, "stop") == ("first-marker", "EN-47")
    play(match, "research:raccoon,class", "stop")
    assert match.to_act == (1,)


@pytest.mark.rule("EN-47")
def test_the_missing_points_are_named() -> None:
    match = position(die="red1", study={0: "raccoon=class+diet+habitat"})
    assert why_not(match, "expedition:america,none") == ("expedition-points", "EN-47")
    assert missing(match, "expedition:america,none") == 7


@pytest.mark.rule("EN-47")
def test_an_expedition_that_needs_payment_cannot_be_committed_before() -> None:
    match = position(die="red5", reputation=[15], coins=[4], study={0: "raccoon=class+diet"})
    play(match, "expedition:america,none")
    assert why_not(match, "commit") == ("points-to-go", "EN-47")
    play(match, "coins:1", "coins:1", "commit", "research:raccoon,habitat")
    assert purse(match)[0] == 2


@pytest.mark.rule("EN-59")
def test_payments_without_effect_are_not_offered() -> None:
    match = position(die="red6", coins=[9], tokens=[9], seals=[9])
    play(match, "embassy")
    assert match.to_act == (1,)
    full = position(die="red6", reputation=[15], coins=[9], study={0: "raccoon=diet+habitat+climate"})
    play(full, "expedition:america,none")
    assert full.legal(0) == ["research:raccoon,class"]


@pytest.mark.rule("EN-48")
def test_any_number_of_animals_may_be_studied() -> None:
    many = "raccoon narwhal capybara koala kea tuatara gelada reindeer red_panda mute_swan mandarin_duck brown_bear"
    match = position(die="red4", academy="wild_turkey", study={0: many})
    play(match, "academy:red,none", "take-animal:wild_turkey")
    assert len(player(match)["animals"]) == 13


@pytest.mark.rule("EN-49")
def test_a_standing_expert_gained_on_the_way_counts_but_a_reacting_one_does_not() -> None:
    late = position(die="red4", reputation=[5], study={0: "raccoon"}, university="renelle_victoria audrey_morton")
    play(late, "expedition:america,none", "take-expert:renelle_victoria")
    assert log_lines(late, "points-fixed") == [(0, 6)]
    late = position(die="red4", reputation=[5], study={0: "raccoon"}, university="renelle_victoria audrey_morton")
    play(late, "expedition:america,none", "take-expert:audrey_morton")
    assert (player(late)["vp"], table(late)["university"][1]) == (0, None)


@pytest.mark.rule("EN-10", "EN-47")
def test_a_free_animal_also_saves_an_expedition_whose_own_animals_are_too_dear() -> None:
    match = position(die="red4", reputation=[11], academy="raccoon koala", study={0: "narwhal=class+diet+habitat"})
    play(match, "expedition:america,none")
    assert match.legal(0) == ["take-animal:raccoon"]
    play(match, "take-animal:raccoon", "research:raccoon,diet")
    assert player(match)["animals"]["raccoon"] == ["diet"]


@pytest.mark.rule("EN-47")
def test_an_expert_on_whom_the_expedition_depends_is_not_covered() -> None:
    four = {0: "renelle_victoria elena_lewis christian_miller aymar_dibumbe"}
    needed = position(die="red2", reputation=[5], experts=four, university="gao_zhelan", study={0: "raccoon=class"})
    play(needed, "expedition:america,none", "take-expert:gao_zhelan")
    assert why_not(needed, "cover:0") == ("expert-needed", "EN-47")
    assert "cover:1" in needed.legal(0)
    rich = position(die="red2", coins=[2], reputation=[5], experts=four, university="gao_zhelan",
                    study={0: "raccoon=class"})  # fmt: skip
    play(rich, "expedition:america,none", "take-expert:gao_zhelan", "cover:0")
    assert why_not(rich, "commit") == ("points-to-go", "EN-47")
