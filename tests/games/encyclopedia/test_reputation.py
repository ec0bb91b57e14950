"""The reputation track and free cards (EN-31, EN-32)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, table


@pytest.mark.rule("EN-31")
@pytest.mark.parametrize(("start", "gained"), [(2, (0, 1, 0)), (8, (3, 0, 0)), (14, (0, 0, 1))])
def test_reaching_a_bonus_cell_gives_it_at_once(start: int, gained: tuple[int, int, int]) -> None:
    match = position(die="red1", reputation=[start], academy="raccoon")
    play(match, "academy:red,none", "take-animal:raccoon")
    assert (purse(match), player(match)["reputation"]) == (gained, start + 1)


@pytest.mark.rule("EN-31")
@pytest.mark.parametrize(
    ("start", "offer"), [(5, ["take-expert:gao_zhelan"]), (11, ["take-animal:koala"])], ids=["expert", "animal"]
)
def test_free_cards_of_the_track(start: int, offer: list[str]) -> None:
    match = position(die="red1", reputation=[start], academy="raccoon koala", university="gao_zhelan")
    play(match, "academy:red,none", "take-animal:raccoon")
    assert match.legal(0) == offer


@pytest.mark.rule("EN-31")
def test_passing_a_bonus_cell_is_enough_and_the_track_begins_anew() -> None:
    match = position(die="red5", reputation=[14], academy="raccoon")
    play(match, "academy:red,none", "take-animal:raccoon")
    assert (purse(match), player(match)["reputation"]) == ((0, 0, 1), 1)


@pytest.mark.rule("EN-31")
def test_bonuses_of_one_move_come_one_by_one_in_track_order() -> None:
    match = position(die="red5", reputation=[5], academy="raccoon", university="matilda_glenn gao_zhelan")
    play(match, "academy:red,none", "take-animal:raccoon", "take-expert:matilda_glenn", "spend-place")
    assert (purse(match), player(match)["reputation"]) == ((3, 0, 0), 11)
    assert [line[1:] for line in log_lines(match, "reputation-gained")] == [(1, 6), (3, 9), (2, 11)]


@pytest.mark.rule("EN-32")
def test_a_card_earned_in_the_turn_of_another_is_chosen_after_it() -> None:
    match = position("die", dice={0: "red1", 1: "- - red2"}, reputation=[0, 10], academy="koala raccoon")
    play(match, "die:1,third,0")
    assert (match.to_act, player(match, 1)["owed"]) == ((0,), ["animal"])
    play(match, "academy:red,none", "take-animal:raccoon")
    assert (match.to_act, match.legal(1)) == ((1,), ["take-animal:koala"])
    play(match, "take-animal:koala", seat=1)
    assert match.game.rules.ask(match.state, 1) == "die"


@pytest.mark.rule("EN-32")
def test_the_turn_ends_before_others_choose_the_cards_they_earned_in_it() -> None:
    match = position("die", dice={0: "red1", 1: "- - red2"}, reputation=[0, 10], academy="koala raccoon",
                     experts={0: "safi_limbila"})  # fmt: skip
    play(match, "die:1,third,0", "academy:red,none", "commit", "take-animal:raccoon")
    assert match.legal(0) == ["use:0", "end-turn"]
    play(match, "end-turn")
    assert match.legal(1) == ["take-animal:koala"]


@pytest.mark.rule("EN-32")
def test_cards_are_owed_in_every_turn_of_a_round() -> None:
    match = position("die", dice={0: "red1 - red2", 1: "blue1"}, reputation=[10], academy="koala")
    play(match, "die:0,first,0", "bank")
    play(match, "die:0,third,0", "bank", seat=1)
    assert match.legal(0) == ["take-animal:koala"]


@pytest.mark.rule("EN-32")
def test_without_an_open_card_the_top_of_the_deck_is_taken() -> None:
    match = position(die="red1", reputation=[11], academy="raccoon")
    match.fate = ["narwhal"]
    play(match, "academy:red,none", "take-animal:raccoon")
    assert list(player(match)["animals"]) == ["raccoon", "narwhal"]
    assert table(match)["academy"] == [None] * 6


@pytest.mark.rule("EN-32")
def test_a_slot_emptied_by_a_free_card_stays_empty() -> None:
    match = position(die="red1", reputation=[11], academy="raccoon koala")
    play(match, "academy:red,none", "take-animal:raccoon", "take-animal:koala")
    assert table(match)["academy"] == [None] * 6
