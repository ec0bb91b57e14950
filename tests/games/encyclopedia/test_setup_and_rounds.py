"""Laying out the game and beginning a round (EN-01 … EN-08, EN-51, EN-52, EN-57)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, story, table, why_not

EXPERTS = ["gao_zhelan", "audrey_morton", "phoebe_burke", "yaban_peker", "lotta_paulsen", "safi_limbila"]
ANIMALS = ["raccoon", "koala", "gelada", "kea", "reindeer", "red_panda", "narwhal", "tuatara"]


def new_game(
    seats: int, *later: str, first: int = 0, animals: list[str] | None = None, **options: object
) -> FatedMatch:
    """A new game with these open cards."""
    shown = (animals or ANIMALS)[: seats + 4]
    fate = [str(first), *EXPERTS, *shown, *later]
    return FatedMatch(seats=seats, seed=1, options=options, fate=fate)


def draft(match: FatedMatch, *animals: str) -> None:
    for animal in animals:
        play(match, f"take-animal:{animal}", seat=match.to_act[0])


def after_draft(*later: str, refill: str = "raccoon koala gelada kea") -> FatedMatch:
    """Two players have drafted; `later` begins with the round token."""
    match = new_game(2, animals=["wild_turkey", "capybara", "kea", "reindeer", "red_panda", "narwhal"])
    names = [name for name in refill.split() if name != "kea"]
    match.fate = [*names, "tuatara", *later]
    draft(match, "wild_turkey", "capybara", "red_panda", "narwhal")
    return match


@pytest.mark.rule("EN-01")
def test_six_of_twelve_round_tokens_are_used_and_none_is_known_before_its_round() -> None:
    match = after_draft("coins")
    left = table(match)["round_tokens_left"]
    assert sum(left.values()) == 11
    assert left["coins"] == 1


@pytest.mark.rule("EN-02")
@pytest.mark.parametrize(("seats", "animals"), [(2, 6), (3, 7), (4, 8)])
def test_open_cards_depend_on_the_participants(seats: int, animals: int) -> None:
    shown = table(new_game(seats))
    assert len([card for card in shown["university"] if card]) == 6
    assert len([card for card in shown["academy"] if card]) == animals
    with_rivals = table(FatedMatch(seats=seats, seed=3, options={"rivals": 1}))
    assert len(with_rivals["academy"]) == animals


@pytest.mark.rule("EN-03")
def test_the_draft_begins_with_the_last_player_and_goes_counter_clockwise() -> None:
    match = new_game(3, first=1)
    seen = []
    for animal in ANIMALS[:6]:
        seen.append(match.to_act[0])
        draft(match, animal)
    assert seen == [0, 0, 2, 2, 1, 1]
    assert None not in table(match)["academy"]


@pytest.mark.rule("EN-04")
def test_everybody_starts_with_a_token_and_coins_by_turn_order() -> None:
    match = new_game(4, first=2)
    draft(match, *ANIMALS)
    begun = [match.log(None).index(line) for line in match.log(None) if line.code == "round-begins"]
    assert begun
    assert log_lines(match, "coins-gained")[:4] == [(2, 2), (3, 3), (0, 3), (1, 4)]
    extra = {"token": (0, 1), "coins": (3, 0)}.get(str(log_lines(match, "round-token")[0][1]), (0, 0))
    assert [purse(match, seat) for seat in range(4)] == [(coins + extra[0], 1 + extra[1], 0) for coins in (3, 4, 2, 3)]
    assert [(player(match, seat)["reputation"], player(match, seat)["vp"]) for seat in range(4)] == [(0, 0)] * 4


@pytest.mark.rule("EN-05", "EN-34")
def test_open_cards_are_replaced_between_rounds() -> None:
    match = position(die="red4", dice={}, academy="koala", university="gao_zhelan")
    play(match, "bank")
    shown = table(match)
    assert shown["round"] == 2
    assert (shown["animal_discard"], shown["expert_discard"]) == (["koala"], ["gao_zhelan"])
    assert len([card for card in shown["academy"] if card]) + len([c for c in shown["university"] if c]) >= 10


@pytest.mark.rule("EN-06")
def test_round_tokens_for_everybody() -> None:
    assert [purse(after_draft("token"), seat) for seat in (0, 1)] == [(2, 2, 0), (3, 2, 0)]
    assert [purse(after_draft("coins"), seat) for seat in (0, 1)] == [(5, 1, 0), (6, 1, 0)]
    assert [purse(after_draft("nothing"), seat) for seat in (0, 1)] == [(2, 1, 0), (3, 1, 0)]


@pytest.mark.rule("EN-06")
def test_a_round_token_gives_free_cards_in_turn_order_and_then_refills() -> None:
    match = after_draft("expert")
    play(match, "take-expert:gao_zhelan")
    assert match.to_act == (1,)
    play(match, "take-expert:audrey_morton", seat=1)
    assert None not in table(match)["university"]
    match = after_draft("animal")
    play(match, "take-animal:kea")
    play(match, "take-animal:koala", seat=1)
    assert None not in table(match)["academy"]


@pytest.mark.rule("EN-57")
def test_other_slots_emptied_meanwhile_are_refilled_too() -> None:
    match = after_draft("expert")
    match.state.reputation[0] = 9  # type: ignore[attr-defined]
    match.state.university[0] = 25  # type: ignore[attr-defined]
    assert table(match)["university"][0] == "ishiwata_eiko"
    play(match, "take-expert:ishiwata_eiko", "spend-place", "take-animal:kea")
    play(match, "take-expert:audrey_morton", seat=1)
    assert None not in [*table(match)["university"], *table(match)["academy"]]


@pytest.mark.rule("EN-51")
def test_a_reputation_bonus_at_the_start_of_a_round_is_taken_at_once() -> None:
    match = after_draft("expert")
    match.state.reputation[0] = 9  # type: ignore[attr-defined]
    match.state.university[0] = 25  # type: ignore[attr-defined]
    play(match, "take-expert:ishiwata_eiko", "spend-place")
    assert match.to_act == (0,)
    assert "take-animal:kea" in match.legal(0)


@pytest.mark.rule("EN-07")
def test_four_dice_are_rolled_and_placed_in_any_arrangement() -> None:
    match = after_draft("nothing", "red,1", "red,2", "blue,3", "green,6")
    play(match, "slot:fourth", "slot:first")
    assert why_not(match, "slot:fourth") == ("slot-full", "EN-07")
    play(match, "slot:second")
    values = [slot[0]["value"] for slot in player(match)["dice"]]
    assert values == [2, 3, 6, 1]


@pytest.mark.rule("EN-07")
def test_a_fifth_die_is_the_second_of_one_slot() -> None:
    match = after_draft("die", "red,1", "red,2", "blue,3", "green,6", "green,5")
    play(match, "slot:first", "slot:first")
    assert match.legal(0) == ["slot:second", "slot:third", "slot:fourth"]
    play(match, "slot:second", "slot:third", "slot:fourth")
    assert [die["value"] for die in player(match)["dice"][0]] == [1, 2]
    assert match.to_act == (1,)


@pytest.mark.rule("EN-07")
def test_all_roll_before_the_first_player_places_and_see_the_dice_of_the_others() -> None:
    match = after_draft("nothing", *(f"{colour},{value}" for colour in ("red", "green") for value in range(1, 5)))
    assert (len(log_lines(match, "roll")), match.to_act) == (8, (0,))
    assert [die["colour"] for die in table(match)["rolled"]] == ["red"] * 4
    play(match, "slot:first", "slot:second")
    assert [[die["value"] for die in player(match, seat)["rolled"]] for seat in (0, 1)] == [[3, 4], [1, 2, 3, 4]]
    play(match, "slot:third")
    assert match.to_act == (1,)
    assert [die["colour"] for die in table(match)["rolled"]] == ["green"] * 4
    play(match, "slot:fourth", "slot:third", "slot:second", seat=1)
    assert [slot[0]["value"] for slot in player(match, 1)["dice"]] == [4, 3, 2, 1]


@pytest.mark.rule("EN-07")
def test_the_first_player_rolls_and_places_first() -> None:
    match = new_game(2, first=1)
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    each = len(log_lines(match, "roll")) // 2
    assert [line[-1] for line in log_lines(match, "roll")] == [1] * each + [0] * each
    assert match.to_act == (1,)


@pytest.mark.rule("EN-07")
def test_by_house_ruling_each_participant_draws_rolls_and_places_in_turn() -> None:
    match = FatedMatch(seats=2, seed=1, options={"pack": {"rulings": {"dice_order": "in_turn"}}})
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    one = match.to_act[0]
    assert ({line[-1] for line in log_lines(match, "roll")}, len(log_lines(match, "roll"))) == ({one}, 4)
    assert [len(player(match, seat)["rolled"]) for seat in (one, 1 - one)] == [4, 0]
    play(match, "slot:first", "slot:second", "slot:third", seat=one)
    assert (len(log_lines(match, "roll")), match.to_act) == (8, (1 - one,))


@pytest.mark.rule("EN-07", "EN-62")
def test_an_ai_opponent_places_its_own_dice_when_its_turn_to_place_has_come() -> None:
    match = FatedMatch(seats=3, seed=4, options={"rivals": 1})
    while "slot:first" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    order = [(table(match)["first_player"] + place) % 3 for place in range(3)]
    before = order.index(2)
    placed = [any(slot[0] for slot in player(match, seat)["dice"]) for seat in order]
    assert placed == [place == before and before == 0 for place in range(3)]
    assert len(log_lines(match, "roll")) == 12


@pytest.mark.rule("EN-08")
def test_the_bag_holds_four_dice_of_each_colour() -> None:
    match = after_draft("nothing", "red,1", "red,2", "red,3", "red,4")
    play(match, "slot:first", "slot:second", "slot:third")
    rolled = [line for line in log_lines(match, "roll") if line[1] == "red"]
    assert len(rolled) == 4
    assert len(log_lines(match, "roll")) == 8


@pytest.mark.rule("EN-52")
def test_people_may_take_a_fossil_for_nothing() -> None:
    animals = ["mammoth", "koala", "gelada", "kea", "reindeer", "red_panda"]
    match = new_game(2, animals=animals, fossils=True)
    draft(match, "mammoth")
    assert "mammoth" in player(match, 1)["animals"]


@pytest.mark.rule("EN-34")
def test_an_empty_deck_is_renewed_from_its_discard() -> None:
    match = position(die="red1", dice={}, academy="koala")
    state = match.state_json()
    held = state["animals"]
    assert isinstance(held, list)
    held[3], held[0] = held[0], []
    again = FatedMatch.from_state("encyclopedia", state, seed=1)
    play(again, "bank")
    assert story(again, "deck-renewed") == ["deck-renewed"]
    assert [card for card in table(again)["academy"] if card] == ["koala"]


@pytest.mark.rule("EN-07", "EN-60")
def test_the_log_says_for_whom_chance_draws() -> None:
    match = FatedMatch(seats=3, seed=1, options={"rivals": 2})
    while not log_lines(match, "slot"):
        play(match, match.legal(0)[0])
    assert [line[-1] for line in log_lines(match, "rank")] == [1] * 5 + [2] * 5
    assert {line[-1] for line in log_lines(match, "roll")} >= {0}
