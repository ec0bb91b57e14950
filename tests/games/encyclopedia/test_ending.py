"""The end of a round, the end of the game and the score sheet (EN-33 … EN-39, EN-53, EN-56)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, scores, sheet, table, verbs, why_not

EMBASSY_RED = [1] + [0] * 19


@pytest.mark.rule("EN-33")
def test_a_seal_buys_an_action_with_a_rerolled_die_of_the_board() -> None:
    match = position("end-action", seals=[1], areas=EMBASSY_RED, university="gao_zhelan", fate=["5"])
    play(match, "recall:embassy,red")
    assert (purse(match), table(match)["die_in_use"]["colour"]) == ((0, 0, 0), "red")
    play(match, "embassy")
    assert log_lines(match, "tokens-gained")[0] == (0, 3)


@pytest.mark.rule("EN-33")
def test_a_recalled_die_keeps_its_own_colour_and_frees_its_cell() -> None:
    cells = [0] * 20
    cells[4] = 1
    match = position("end-action", seals=[1], cells=cells, study={0: "reindeer"}, tokens=[1], fate=["6"])
    play(match, "recall-cell:europe,0")
    assert table(match)["die_in_use"]["colour"] == "red"
    play(match, "expedition:europe,token")
    assert table(match)["expeditions"]["europe"] == ["red", None, None, None]


@pytest.mark.rule("EN-33")
def test_passing_costs_nothing() -> None:
    match = position("end-action", seals=[1], areas=EMBASSY_RED)
    assert why_not(match, "recall:bank,red") == ("no-die-on-board", "EN-33")
    play(match, "pass")
    assert purse(match)[2] == 1


@pytest.mark.rule("EN-33")
def test_everybody_with_a_seal_is_asked_once_from_the_first_player() -> None:
    match = position(die="red6", seat=2, seats=3, dice={}, seals=[1, 1, 0], first=1)
    play(match, "embassy", seat=2)
    assert (match.to_act, verbs(match, 1)) == ((1,), {"recall", "pass"})
    play(match, "pass", seat=1)
    assert match.to_act == (0,)
    play(match, "pass")
    assert table(match)["round"] == 2


@pytest.mark.rule("EN-33")
def test_dice_of_publications_cannot_be_recalled() -> None:
    match = position(die="red2", dice={}, study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon")
    assert (purse(match)[2], table(match)["round"]) == (1, 2)


@pytest.mark.rule("EN-33")
def test_the_order_of_the_end_actions_is_fixed_when_they_begin() -> None:
    match = position(die="red6", seat=2, seats=3, dice={}, seals=[1, 1, 1], first=1, fate=["3"])
    play(match, "embassy", seat=2)
    play(match, "pass", seat=1)
    play(match, "recall:embassy,red", "bank", seat=2)
    assert (table(match)["first_player"], match.to_act) == (2, (0,))


@pytest.mark.rule("EN-34")
def test_all_dice_return_to_the_bag() -> None:
    match = position(die="red2", dice={}, study={0: "raccoon"}, urn=[0, 0, 0, 0, 0, 6])
    play(match, "publish:america,none", "source:raccoon")
    assert match.state_json()["bag"] != [0] * 5
    assert len(table(match)["rolled"]) == 4
    assert table(match)["dice_on_board"] == {"embassy": {}, "bank": {}, "university": {}, "academy": {}}


@pytest.mark.rule("EN-35")
def test_unpublished_animals_are_lost_after_the_last_round() -> None:
    match = position(dice={}, round=6, study={0: "raccoon=class+diet koala"})
    play(match, "bank")
    assert match.to_act == ()
    assert log_lines(match, "left-behind") == [(0, 2), (1, 0)]
    assert scores(match) == [2, 0]


@pytest.mark.rule("EN-35")
def test_end_markers_score_only_in_collections() -> None:
    match = position(dice={}, round=6, experts={0: "lotta_paulsen"}, papers={"birds": 2})
    play(match, "bank")
    assert log_lines(match, "end-markers") == [(0, "lotta_paulsen", "birds", 2)]
    assert sheet(match)["class"] == [3, 0]


@pytest.mark.rule("EN-36")
@pytest.mark.parametrize(
    ("size", "vp"),
    [(3, 0), (4, 3), (5, 5), (6, 8), (7, 12), (8, 17), (9, 22), (10, 28), (11, 35), (12, 40), (13, 45), (15, 55)],
)
def test_collections_score_by_size(size: int, vp: int) -> None:
    assert sheet(position("over", papers={"hot": size}))["climate"] == [vp, 0]


@pytest.mark.rule("EN-36")
def test_a_continent_collection_joins_published_animals_and_experts() -> None:
    published = {0: "raccoon narwhal koala"}
    match = position("over", published=published, experts={0: "elena_lewis audrey_morton gao_zhelan"})
    assert sheet(match)["continents"] == [3, 0]


@pytest.mark.rule("EN-37", "EN-39")
def test_what_is_left_in_the_purse_scores_and_an_odd_coin_does_not() -> None:
    match = position("over", seals=[2], coins=[5], tokens=[3])
    assert scores(match) == [8 + 2 + 3, 0]


@pytest.mark.rule("EN-38")
def test_ties_go_to_more_published_animals_and_are_shared_after_that() -> None:
    tied = position("over", vp=[10, 10], published={1: "raccoon"})
    assert tied.game.rules.result(tied.state).ranks == [2, 1]
    shared = position("over", vp=[10, 10], published={0: "koala", 1: "raccoon"})
    assert shared.game.rules.result(shared.state).ranks == [1, 1]
    fossil = position("over", vp=[10, 10], published={0: "mammoth"}, fossils=True)
    assert fossil.game.rules.result(fossil.state).ranks == [1, 2]


@pytest.mark.rule("EN-39")
def test_an_ai_may_win() -> None:
    match = position("over", vp=[10, 11], rivals=["linnaeus_boudeuse"], priority="asia europe africa america oceania")
    assert match.game.rules.result(match.state).ranks == [2, 1]


@pytest.mark.rule("EN-82")
def test_the_final_score_of_the_rulebook() -> None:
    oceania = "red_kangaroo koala platypus kea black_swan tuatara"
    experts = "akona_wikirifi/matilda_glenn paipau_piripi/phoebe_burke egbert_rensing/emilia_morris"
    papers = {"hot": 5, "carnivore": 8, "reptiles": 10}
    match = position(
        "over", vp=[72, 0], seals=[6], coins=[4], published={0: oceania}, experts={0: experts}, papers=papers
    )
    assert [sheet(match)[line][0] for line in ("climate", "diet", "class", "continents")] == [5, 17, 28, 40]
    assert scores(match)[0] == 188


@pytest.mark.rule("EN-53")
def test_everybody_sees_the_same_and_nothing_of_the_decks() -> None:
    match = FatedMatch(seats=3, seed=4)
    views = [match.view(seat)["table"] for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert isinstance(table(match)["animal_deck"], int)
    assert "bag" not in table(match)


@pytest.mark.rule("EN-56")
def test_a_free_card_of_the_own_end_action_is_chosen_at_once() -> None:
    match = position("end-action", seals=[1], reputation=[4], areas=EMBASSY_RED, experts={0: "etienne_lebeau"},
                     university="gao_zhelan", fate=["6"])  # fmt: skip
    play(match, "recall:embassy,red", "embassy")
    assert match.legal(0) == ["take-expert:gao_zhelan"]
    play(match, "take-expert:gao_zhelan")
    assert player(match)["experts"][1]["active"] == "gao_zhelan"


@pytest.mark.rule("EN-33")
def test_a_die_of_the_last_cell_is_offered_once_and_as_what_it_is() -> None:
    match = position("end-action", seals=[1], cells=[0] * 19 + [1])
    assert match.legal(0) == ["recall-cell:oceania,3", "pass"]
