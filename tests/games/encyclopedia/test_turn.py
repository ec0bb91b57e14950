"""A turn: dice, actions and ways to pay (EN-09 … EN-16, EN-44 … EN-46)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, missing, play, player, purse, table, verbs, why_not


@pytest.mark.rule("EN-09")
@pytest.mark.parametrize(
    ("slot", "gained"),
    [("first", (0, 0, 0)), ("second", (2, 0, 0)), ("third", (0, 2, 0)), ("fourth", (0, 0, 3))],
)
def test_the_owner_of_a_die_gains_what_its_slot_shows(slot: str, gained: tuple[int, int, int]) -> None:
    match = position("die", dice={0: "red1", 1: "red2 red3 blue4 blue5"})
    play(match, f"die:1,{slot},0")
    owner = player(match, 1)
    assert (owner["coins"], owner["reputation"], owner["vp"]) == gained


@pytest.mark.rule("EN-09")
def test_the_own_board_gives_nothing() -> None:
    match = position("die", dice={0: "red1 red2 red3 blue4", 1: ""})
    play(match, "die:0,fourth,0")
    assert player(match)["vp"] == 0
    assert why_not(position("die", dice={0: "red1", 1: "blue1"}), "die:0,second,0") == ("no-die-there", "EN-09")


@pytest.mark.rule("EN-84")
def test_a_die_from_the_reputation_slot_brings_its_owner_two_reputation() -> None:
    match = position("die", dice={0: "blue1", 1: "- - red4 -"})
    play(match, "die:1,third,0")
    assert player(match, 1)["reputation"] == 2


@pytest.mark.rule("EN-07")
def test_each_die_of_a_doubled_slot_triggers_its_effect() -> None:
    match = position("die", seats=3, dice={0: "blue1", 1: "- red4+red5 - -"})
    play(match, "die:1,second,0", "bank")
    play(match, "die:1,second,1", seat=1)
    assert player(match, 1)["coins"] == 2
    match = position("die", seat=2, seats=3, dice={0: "blue1", 1: "- red5 - -"})
    play(match, "die:1,second,0", seat=2)
    assert player(match, 1)["coins"] == 2


@pytest.mark.rule("EN-10")
def test_an_action_that_cannot_be_completed_is_not_offered() -> None:
    match = position(die="red1", academy="koala")
    assert verbs(match) == {"embassy", "bank"}
    assert why_not(match, "university:red,none") == ("university-empty", "EN-15")
    assert why_not(match, "academy:red,none") == ("academy-colour", "EN-16")
    assert why_not(match, "expedition:america,none") == ("nothing-to-research", "EN-47")
    assert why_not(match, "publish:america,none") == ("no-animal-from", "EN-20")
    assert match.explain(0, "publish:america,none") == "You study no animal of America. (EN-20)"
    match = position(die="red1", academy="koala raccoon")
    sentence = match.explain(0, "publish:america,none")
    assert sentence == "You study no animal of America; one lies open in the academy. (EN-20)"


@pytest.mark.rule("EN-11")
def test_turns_go_round_without_passing_until_no_die_is_left() -> None:
    match = position("die", dice={0: "red1", 1: "blue1"})
    assert verbs(match) == {"die"}
    assert why_not(match, "pass") == ("no-passing", "EN-11")
    play(match, "die:0,first,0")
    assert why_not(match, "pass") == ("no-passing", "EN-11")
    play(match, "bank")
    assert match.to_act == (1,)
    play(match, "die:1,first,0", "bank", seat=1)
    assert table(match)["round"] == 2


@pytest.mark.rule("EN-12")
def test_coins_raise_the_value_step_by_step_and_only_as_far_as_it_matters() -> None:
    match = position(die="red1", coins=[4])
    play(match, "embassy")
    assert match.legal(0) == ["commit", "coins:2", "coins:4"]
    play(match, "coins:2", "coins:2", "commit")
    assert purse(match) == (0, 3, 0)


@pytest.mark.rule("EN-12", "EN-59")
def test_a_payment_is_one_decision_whatever_the_amount() -> None:
    match = position(die="red2", reputation=[15], coins=[30], study={0: "raccoon=class"})
    play(match, "expedition:america,none")
    assert [key for key in match.legal(0) if key.startswith("coins")] == [f"coins:{n}" for n in range(1, 20)]
    assert why_not(match, "coins:20") == ("coin-step", "EN-59")
    play(match, "coins:19", "commit")
    assert (log_lines(match, "points-fixed"), purse(match)[0]) == ([(0, 4 + 7 + 10)], 11)
    poor = position(die="red2", reputation=[15], coins=[3], study={0: "raccoon=class"})
    play(poor, "expedition:america,none")
    assert poor.legal(0) == ["coins:1", "coins:2", "coins:3"]
    assert missing(poor, "coins:5") == 2


@pytest.mark.rule("EN-12", "EN-20")
def test_coins_open_only_groups_in_which_the_source_has_a_marker() -> None:
    match = position(die="red1", coins=[9], study={0: "raccoon=class+climate"})
    play(match, "publish:america,none", "source:raccoon")
    assert match.legal(0) == ["coins:1", "coins:2", "coins:5"]
    assert why_not(match, "coins:3") == ("coin-step", "EN-59")
    assert why_not(match, "coins:10") == ("coins-missing", "EN-12")


@pytest.mark.rule("EN-12")
def test_a_seal_raises_the_value_by_five_or_becomes_five_coins() -> None:
    raised = position(die="red1", seals=[1])
    play(raised, "embassy", "seal", "commit")
    assert purse(raised) == (0, 3, 0)
    changed = position(die="red1", seals=[1])
    play(changed, "exchange", "embassy", "coins:2", "commit")
    assert purse(changed) == (3, 2, 0)


@pytest.mark.rule("EN-12")
def test_a_seal_may_pay_for_the_colour_and_raises_the_value_too() -> None:
    match = position(die="red1", seals=[1], academy="koala")
    play(match, "academy:green,seal", "take-animal:koala")
    assert (player(match)["reputation"], purse(match)) == (3, (0, 1, 0))


@pytest.mark.rule("EN-12")
def test_what_is_missing_is_named() -> None:
    match = position(die="red4", academy="koala")
    assert why_not(match, "academy:green,none") == ("die-colour", "EN-12")
    assert why_not(match, "academy:green,token") == ("no-token", "EN-12")
    assert why_not(match, "academy:green,seal") == ("no-seal", "EN-12")
    match = position(die="red1", coins=[3])
    play(match, "embassy", "coins:2")
    assert missing(match, "coins:2") == 1


@pytest.mark.rule("EN-16", "EN-47")
def test_an_empty_academy_is_called_empty_and_nobody_is_sent_there_for_animals() -> None:
    empty = position(die="red4", tokens=[1], reputation=[15])
    assert why_not(empty, "academy:red,none") == ("academy-empty", "EN-16")
    refusal = empty.refusal(0, "expedition:america,none")
    assert refusal is not None
    assert "academy" not in empty.sentence(refusal)
    other = position(die="red4", academy="koala")
    assert why_not(other, "academy:red,none") == ("academy-colour", "EN-16")


@pytest.mark.rule("EN-13")
@pytest.mark.parametrize(("value", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_embassy_gives_tokens_by_value(value: int, tokens: int) -> None:
    match = position(die=f"red{value}")
    play(match, "embassy")
    assert purse(match) == (0, tokens, 0)


@pytest.mark.rule("EN-85")
def test_a_five_in_the_embassy_gives_three_tokens() -> None:
    match = position(die="blue5")
    play(match, "embassy")
    assert purse(match) == (0, 3, 0)


@pytest.mark.rule("EN-14", "EN-86")
def test_the_first_in_the_bank_takes_coins_and_the_first_player_token() -> None:
    match = position(seat=1, dice={0: "blue1"}, first=0)
    play(match, "bank", seat=1)
    assert purse(match, 1) == (5, 0, 0)
    assert table(match)["first_player"] == 1
    assert match.to_act == (0,)


@pytest.mark.rule("EN-14")
def test_a_later_visitor_of_the_bank_takes_only_coins() -> None:
    match = position(seat=1, dice={0: "blue1"}, first=0, banked=1)
    play(match, "bank", seat=1)
    assert (purse(match, 1)[0], table(match)["first_player"]) == (5, 0)


@pytest.mark.rule("EN-14")
def test_an_end_of_round_visit_counts_if_nobody_banked_before() -> None:
    match = position("end-action", seat=1, seals=[0, 1], areas=[1] + [0] * 19, fate=["3"])
    play(match, "recall:embassy,red", "bank", seat=1)
    assert log_lines(match, "first-player") == [(1,)]


@pytest.mark.rule("EN-15")
def test_the_university_takes_a_die_of_any_value_and_colour() -> None:
    match = position(die="red1", university="gao_zhelan")
    play(match, "university:red,none", "take-expert:gao_zhelan")
    assert player(match)["experts"][0]["active"] == "gao_zhelan"
    assert (purse(match), table(match)["university"]) == ((0, 0, 0), [None] * 6)


@pytest.mark.rule("EN-87")
def test_a_green_die_takes_rensing_and_brings_a_token() -> None:
    match = position(die="green2", university="egbert_rensing")
    play(match, "university:green,none", "take-expert:egbert_rensing")
    assert purse(match) == (0, 1, 0)


@pytest.mark.rule("EN-15", "EN-59")
def test_only_a_seal_may_buy_the_colour_of_an_expert_because_a_token_would_only_return() -> None:
    match = position(die="red1", tokens=[1], seals=[1], university="gao_zhelan")
    offered = [key for key in match.legal(0) if key.startswith("university")]
    assert offered == ["university:red,none", "university:purple,seal"]
    assert why_not(match, "university:purple,token") == ("token-returns", "EN-59")
    assert why_not(match, "university:blue,token") == ("no-such-expert", "EN-59")
    play(match, "university:purple,seal", "take-expert:gao_zhelan")
    assert purse(match) == (0, 2, 0)


@pytest.mark.rule("EN-16")
@pytest.mark.parametrize(("value", "reputation"), [(1, 1), (3, 2), (5, 3)])
def test_the_academy_gives_the_card_first_and_reputation_by_value(value: int, reputation: int) -> None:
    match = position(die=f"red{value}", academy="raccoon koala")
    play(match, "academy:red,none")
    assert why_not(match, "take-animal:koala") == ("animal-colour", "EN-16")
    play(match, "take-animal:raccoon")
    assert list(player(match)["animals"]) == ["raccoon"]
    assert (player(match)["reputation"], table(match)["academy"][0]) == (reputation, None)


@pytest.mark.rule("EN-16")
def test_the_card_comes_before_a_reputation_bonus() -> None:
    match = position(die="red1", academy="raccoon koala", reputation=[11])
    play(match, "academy:red,none", "take-animal:raccoon")
    assert match.legal(0) == ["take-animal:koala"]


@pytest.mark.rule("EN-83")
def test_a_purple_four_becomes_a_yellow_five_in_the_academy() -> None:
    match = position(die="purple4", tokens=[1], coins=[1], academy="ring_tailed_lemur")
    play(match, "academy:yellow,token", "coins:1", "commit", "take-animal:ring_tailed_lemur")
    assert (player(match)["reputation"], purse(match)) == (3, (0, 1, 0))


@pytest.mark.rule("EN-44")
def test_reacting_experts_come_before_the_value_is_raised() -> None:
    match = position(die="red1", experts={0: "aymar_dibumbe"})
    play(match, "embassy", "coins:2", "commit")
    assert purse(match) == (0, 2, 0)


@pytest.mark.rule("EN-45")
def test_a_seal_becomes_coins_only_in_the_own_turn() -> None:
    match = position("die", seals=[0, 1], dice={0: "red1", 1: "blue1"})
    refusal = match.refusal(1, "exchange")
    assert refusal is not None
    play(match, "die:0,first,0", "bank")
    play(match, "die:1,first,0", "exchange", seat=1)
    assert purse(match, 1) == (5, 0, 0)


@pytest.mark.rule("EN-46")
def test_the_plus_one_expert_counts_for_dice_of_its_colour_also_recoloured_ones() -> None:
    match = position(die="blue4", tokens=[1], academy="raccoon", experts={0: "rogerio_luz"})
    play(match, "academy:red,token", "take-animal:raccoon")
    assert player(match)["reputation"] == 3
    plain = position("die", dice={0: "red4", 1: "blue1"}, experts={0: "rogerio_luz"})
    assert player(plain)["dice"][0][0] == {"colour": "red", "value": 4}
