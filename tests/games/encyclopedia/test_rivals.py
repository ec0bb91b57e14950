"""AI opponents (EN-54, EN-60 … EN-70)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, scores, sheet, table
from wunderkammer.errors import BadOption, BadState

PRIORITY = "america europe asia africa oceania"
OPEN: dict[str, Any] = {
    "academy": "koala raccoon reindeer narwhal",
    "university": "gao_zhelan elena_lewis lotta_paulsen",
}


def rival_turn(die: str, card: str = "linnaeus_boudeuse", **others: Any) -> FatedMatch:
    """Seat 0 has just banked; the AI on seat 1 has used this die of its own board."""
    given = {"dice": {0: "blue1", 1: die}, "rivals": [card], "priority": PRIORITY, **OPEN, **others}
    match = position("die", **given)
    play(match, "die:0,first,0", "bank")
    return match


def gains(match: FatedMatch) -> dict[str, Any]:
    own = player(match, 1)
    cards = {"animals": list(own["animals"]), "experts": own["experts"][0]["all"]}
    return {name: own[name] for name in ("coins", "tokens", "seals", "reputation", "vp") if own[name]} | {
        name: found for name, found in cards.items() if found
    }


ROWS = {
    ("linnaeus", 6): {"reputation": 3, "animals": ["raccoon"], "tokens": 1},
    ("linnaeus", 5): {"tokens": 1, "experts": ["elena_lewis"]},
    ("linnaeus", 4): {"reputation": 3, "vp": 4},
    ("linnaeus", 3): {"tokens": 2},
    ("linnaeus", 2): {"coins": 5},
    ("linnaeus", 1): {"reputation": 3, "vp": 3},
    ("trembley", 6): {"reputation": 3, "vp": 5},
    ("trembley", 5): {"reputation": 3, "animals": ["raccoon"], "tokens": 1},
    ("trembley", 4): {"seals": 1, "experts": ["elena_lewis"]},
    ("trembley", 3): {"coins": 5, "tokens": 1},
    ("trembley", 2): {"tokens": 2},
    ("trembley", 1): {"reputation": 1, "animals": ["raccoon"]},
    ("daubenton", 6): {"tokens": 3},
    ("daubenton", 5): {"reputation": 3, "vp": 6},
    ("daubenton", 4): {"reputation": 2, "animals": ["raccoon"]},
    ("daubenton", 3): {"reputation": 2, "experts": ["elena_lewis"]},
    ("daubenton", 2): {"reputation": 3, "vp": 5},
    ("daubenton", 1): {"coins": 5, "seals": 1},
}


@pytest.mark.rule("EN-64", "EN-68")
@pytest.mark.parametrize(("behaviour", "value"), ROWS)
def test_every_row_of_every_behaviour_card(behaviour: str, value: int) -> None:
    match = rival_turn(f"green{value}", f"{behaviour}_boudeuse")
    assert gains(match) == ROWS[behaviour, value]


@pytest.mark.rule("EN-90")
def test_linnaeus_gains_his_token_though_the_colours_differ() -> None:
    match = rival_turn("green5")
    assert gains(match) == {"tokens": 1, "experts": ["elena_lewis"]}


@pytest.mark.rule("EN-68")
def test_the_first_bank_of_the_round_brings_an_ai_the_first_player_token() -> None:
    given = {"dice": {0: "blue1", 1: "green2"}, "rivals": ["linnaeus_boudeuse"], "priority": PRIORITY, **OPEN}
    match = position("die", **given)
    play(match, "die:0,first,0", "embassy")
    assert log_lines(match, "first-player") == [(1,)]


@pytest.mark.rule("EN-60")
def test_ai_opponents_get_different_cards_and_their_own_priority() -> None:
    match = FatedMatch(seats=4, seed=2, options={"rivals": 3, "rival_cards": 3})
    found = [player(match, seat)["rival"] for seat in range(4)]
    assert found[0] is None
    assert [one["behaviour"] for one in found[1:]] == ["linnaeus", "trembley", "daubenton"]
    assert [one["scoring"] for one in found[1:]] == ["astrolabe", "boudeuse", "resolution"]
    assert all(sorted(one["priority"]) == sorted(PRIORITY.split()) for one in found[1:])


@pytest.mark.rule("EN-60")
def test_all_nine_combinations_can_be_chosen() -> None:
    matches = [FatedMatch(seats=2, seed=1, options={"rivals": 1, "rival_cards": level}) for level in range(1, 10)]
    cards = [(player(match, 1)["rival"]["behaviour"], player(match, 1)["rival"]["scoring"]) for match in matches]
    assert cards[0] == ("linnaeus", "boudeuse")
    assert cards[8] == ("daubenton", "astrolabe")
    assert len(set(cards)) == 9


def cards_of(**options: object) -> list[tuple[str, str]]:
    """Behaviour and scoring card of the AI opponents of a new game, in the order of their seats."""
    match = FatedMatch(seats=4, seed=1, options=options)
    found = [player(match, seat)["rival"] for seat in range(4)]
    return [(one["behaviour"], one["scoring"]) for one in found if one]


@pytest.mark.rule("EN-60")
def test_the_cards_of_every_ai_opponent_can_be_chosen() -> None:
    pairs = {
        tuple(sorted(cards_of(rivals=2, rival_cards=one, rival_cards_2=other)))
        for one in range(1, 10)
        for other in range(1, 10)
    }
    assert len(pairs) == 18
    assert cards_of(rivals=3, rival_cards=6, rival_cards_2=7, rival_cards_3=2) == [
        ("trembley", "astrolabe"),
        ("daubenton", "boudeuse"),
        ("linnaeus", "resolution"),
    ]


@pytest.mark.rule("EN-60")
def test_instead_of_a_card_that_another_ai_opponent_has_the_next_is_taken() -> None:
    twice = cards_of(rivals=2, rival_cards=5, rival_cards_2=5)
    assert twice == [("trembley", "resolution"), ("daubenton", "astrolabe")]
    assert cards_of(rivals=3, rival_cards=1, rival_cards_2=8)[2] == ("trembley", "astrolabe")


@pytest.mark.rule("EN-60")
@pytest.mark.parametrize(
    ("named", "rivals", "taken"),
    [
        ("last", 2, [2, 3]),
        ("1", 1, [0]),
        ("1-3", 2, [0, 2]),
        ("2", 2, [1, 3]),
        ("1-2-3", 3, [0, 1, 2]),
        ("1-2-3", 1, [0]),
    ],
)
def test_ai_opponents_may_take_any_seats(named: str, rivals: int, taken: list[int]) -> None:
    match = FatedMatch(seats=4, seed=1, options={"rivals": rivals, "rival_seats": named})
    assert [seat for seat in range(4) if player(match, seat)["rival"]] == taken
    while match.to_act:
        assert match.to_act[0] not in taken
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.result is not None


@pytest.mark.rule("EN-60")
def test_an_ai_opponent_on_the_first_seat_can_stand_in_a_position() -> None:
    given: dict[str, Any] = {"seat": 1, "priority": "", "dice": {0: "red6", 1: "blue1"}, **OPEN}
    one = {"rivals": [4, -1], "priority": [*PRIORITY.split(), *[None] * 5]}
    match = FatedMatch.from_state("encyclopedia", position("die", **given).state_json() | one, seed=1)
    play(match, "die:1,first,0", "bank", seat=1)
    assert log_lines(match, "rival-takes") == [(0, 0, "red", 6)]


@pytest.mark.rule("EN-60")
@pytest.mark.parametrize(("one", "other"), [(0, 0), (0, 2), (1, 7)])
def test_a_position_with_a_card_used_twice_is_refused(one: int, other: int) -> None:
    start = FatedMatch(seats=3, seed=1, options={"rivals": 2}).state_json()
    with pytest.raises(BadState, match="one card to two AI opponents"):
        FatedMatch.from_state("encyclopedia", start | {"rivals": [-1, one, other]})
    with pytest.raises(BadState, match="leave at least one seat to a person"):
        FatedMatch.from_state("encyclopedia", start | {"rivals": [0, 4, 8]})


@pytest.mark.rule("EN-60")
def test_one_seat_at_least_stays_with_a_person() -> None:
    match = FatedMatch(seats=2, seed=1, options={"rivals": 1})
    assert [player(match, seat)["rival"] is None for seat in range(2)] == [True, False]
    with pytest.raises(BadOption, match="Of 2 seats at most 1 can play by themselves, not 2"):
        FatedMatch(seats=2, seed=1, options={"rivals": 2})


@pytest.mark.rule("EN-61")
def test_an_ai_drafts_by_priority_the_leftmost_of_a_continent() -> None:
    experts = ["gao_zhelan", "audrey_morton", "phoebe_burke", "yaban_peker", "lotta_paulsen", "safi_limbila"]
    animals = ["koala", "raccoon", "reindeer", "narwhal", "kea", "tuatara"]
    match = FatedMatch(seats=2, seed=1, options={"rivals": 1}, fate=["0", *PRIORITY.split(), *experts, *animals])
    assert [line[1] for line in log_lines(match, "rival-animal")][:2] == ["raccoon", "narwhal"]
    assert match.to_act == (0,)


def rolled(order: str, token: str, *dice: str) -> list[list[tuple[str, int]]]:
    """The slots of an AI opponent that begins the next round with these dice."""
    match = position(dice={}, rivals=["linnaeus_boudeuse"], priority=order, first=1)
    state = match.state_json()
    decks = [state["experts"], state["animals"]]
    shown = [name for deck in decks if isinstance(deck, list) for name in deck[0][:6]]
    match.fate = [*shown, token, *dice]
    play(match, "embassy")
    slots = player(match, 1)["dice"]
    return [[(die["colour"], die["value"]) for die in slot if die] for slot in slots]


@pytest.mark.rule("EN-62", "EN-89")
def test_its_dice_lie_in_ascending_order_lower_priority_further_left() -> None:
    slots = rolled("america europe asia oceania africa", "nothing", "red,2", "blue,6", "yellow,2", "green,1")
    assert slots == [[("green", 1)], [("yellow", 2)], [("red", 2)], [("blue", 6)]]


@pytest.mark.rule("EN-62")
def test_its_fifth_die_shares_the_last_slot() -> None:
    slots = rolled(PRIORITY, "die", "red,2", "blue,6", "yellow,3", "green,1", "red,5")
    assert slots == [[("green", 1)], [("red", 2)], [("yellow", 3)], [("red", 5), ("blue", 6)]]


@pytest.mark.rule("EN-62")
def test_it_gains_slot_effects_and_reputation_bonuses_like_a_player() -> None:
    match = position("die", dice={0: "red3", 1: "- - red2"}, reputation=[0, 11], rivals=["linnaeus_boudeuse"],
                     priority=PRIORITY, academy="koala")  # fmt: skip
    play(match, "die:1,third,0", "bank")
    assert (player(match, 1)["reputation"], list(player(match, 1)["animals"])) == (13, ["koala"])


@pytest.mark.rule("EN-63")
@pytest.mark.parametrize(
    ("own", "others", "taken"),
    [
        ("red4", "green1 blue5", (1, 0, "blue", 5)),
        ("blue5", "green1 red5", (1, 0, "red", 5)),
        ("- - red5", "green1 red5", (1, 1, "red", 5)),
    ],
    ids=["highest", "priority", "own"],
)
def test_it_takes_the_highest_die_then_by_colour_then_its_own(
    own: str, others: str, taken: tuple[int, int, str, int]
) -> None:
    match = rival_turn(own, dice={0: others, 1: own})
    assert log_lines(match, "rival-takes")[0] == taken


@pytest.mark.rule("EN-63")
def test_of_equal_dice_it_takes_the_one_that_gives_its_owner_least() -> None:
    match = rival_turn("", dice={0: "green1 red5 red5 red5", 1: "blue1"})
    assert (purse(match)[0], player(match)["reputation"], player(match)["vp"]) == (5 + 2, 0, 0)


@pytest.mark.rule("EN-63")
def test_of_dice_that_give_the_same_it_takes_that_of_the_nearest_owner_clockwise() -> None:
    match = position("die", seat=1, seats=3, dice={0: "- red5", 1: "green1 red5", 2: "blue1"},
                     rivals=["linnaeus_boudeuse"], priority=PRIORITY, **OPEN)  # fmt: skip
    play(match, "die:1,first,0", "bank", seat=1)
    assert log_lines(match, "rival-takes")[0] == (2, 0, "red", 5)
    assert purse(match)[0] == 2


@pytest.mark.rule("EN-54")
def test_of_two_dice_that_give_nothing_it_takes_its_own() -> None:
    match = position("die", dice={0: "red5", 1: "green1 red5"}, rivals=["linnaeus_boudeuse"], priority=PRIORITY, **OPEN)
    play(match, "die:1,first,0", "bank")
    assert log_lines(match, "rival-takes")[0] == (1, 1, "red", 5)


@pytest.mark.rule("EN-65")
def test_it_travels_where_it_holds_most_animals_and_spends_all_tokens() -> None:
    match = rival_turn("green4", tokens=[0, 2], study={1: "koala kea reindeer"}, academy="raccoon")
    assert log_lines(match, "rival-travels") == [(1, "oceania")]
    assert (player(match, 1)["vp"], purse(match, 1)[1]) == (12, 0)


@pytest.mark.rule("EN-65")
def test_a_tie_goes_by_priority_and_a_full_continent_to_the_next() -> None:
    tied = rival_turn("green4", study={1: "kea reindeer"}, academy="raccoon")
    assert log_lines(tied, "rival-travels") == [(1, "europe")]
    cells = [0] * 4 + [1, 2, 2, 2] + [0] * 12
    full = rival_turn("green4", study={1: "kea reindeer brown_bear"}, academy="raccoon", cells=cells)
    assert log_lines(full, "rival-travels") == [(1, "oceania")]
    assert player(rival_turn("green4", study={1: "kea"}, academy="raccoon", reputation=[0, 15]), 1)["vp"] == 0


@pytest.mark.rule("EN-54")
def test_if_all_its_continents_are_full_it_goes_to_the_first_free_one_or_stays() -> None:
    cells = [0] * 16 + [1, 1, 1, 1]
    match = rival_turn("green4", study={1: "kea"}, academy="raccoon", cells=cells)
    assert log_lines(match, "rival-travels") == [(1, "america")]
    given = {"dice": {0: "blue1", 1: "green4"}, "rivals": ["linnaeus_boudeuse"], "priority": PRIORITY, **OPEN}
    stays = position("die", tokens=[0, 2], **given)
    stays.all_lines()
    assert stays.story is not None
    for state in (stays.state, stays.story.state):  # more dice than there are: no position holds them
        for cell in range(20):
            state.cells[cell] = 1  # type: ignore[attr-defined]
    play(stays, "die:0,first,0", "bank")
    assert (log_lines(stays, "rival-stays"), player(stays, 1)["vp"]) == ([(1,)], 8)


@pytest.mark.rule("EN-66")
def test_it_never_pays_publishes_uses_experts_or_takes_an_end_action() -> None:
    match = rival_turn("green2", "daubenton_boudeuse", seals=[0, 2], coins=[0, 4], study={1: "raccoon"},
                       academy="koala", experts={1: "/piar_jari"})  # fmt: skip
    assert (purse(match, 1)[2], table(match)["round"]) == (2, 2)
    assert log_lines(match, "expert-acts") == []


SHEETS = {"boudeuse": (3, 2, 1, 2, 2, 4), "resolution": (4, 3, 2, 2, 3, 5), "astrolabe": (5, 4, 3, 1, 4, 6)}


@pytest.mark.rule("EN-67", "EN-70")
@pytest.mark.parametrize("card", SHEETS)
def test_every_line_of_every_scoring_card(card: str) -> None:
    first, second, third, per_vp, token, seal = SHEETS[card]
    experts = {1: "/elena_lewis /audrey_morton /gao_zhelan /lotta_paulsen"}
    match = position("over", rivals=[f"linnaeus_{card}"], priority=PRIORITY, coins=[0, 5], tokens=[0, 3],
                     seals=[0, 2], study={1: "raccoon narwhal koala"}, experts=experts, vp=[0, 7])  # fmt: skip
    lines = {name: values[1] for name, values in sheet(match).items()}
    assert lines["game"] == 7
    assert lines["continents"] == (2 + 2) * 2 + 1 * 1
    assert lines["experts"] == 2 * first + second + third
    assert (lines["coins"], lines["tokens"], lines["seals"]) == (5 // per_vp, 3 * token, 2 * seal)
    assert [lines[group] for group in ("class", "diet", "habitat", "climate")] == [0] * 4
    assert scores(match)[1] == sum(lines.values())


@pytest.mark.rule("EN-69")
def test_without_an_open_card_it_draws_the_top_of_the_deck_and_gains_the_rest() -> None:
    match = rival_turn("green6", academy="", fate=["kea"])
    assert gains(match) == {"reputation": 3, "animals": ["kea"], "tokens": 1}
    match = rival_turn("green5", university="", fate=["piar_jari"])
    assert gains(match) == {"tokens": 1, "experts": ["piar_jari"]}


@pytest.mark.rule("EN-70")
def test_its_experts_lie_anywhere_and_never_act() -> None:
    match = rival_turn("green5")
    assert [stack["active"] for stack in player(match, 1)["experts"]] == [None] * 4
