"""Setting up, dealing and playing cards (EV-01 … EV-14, EV-53)."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import DECK, new_game, position
from tests.games.evolution.seen import bag, hand, log_lines, play, player, row, story, table, traits, why_not


@pytest.mark.rule("EV-01", "EV-53")
def test_the_deck_has_129_cards_and_the_hole_is_empty() -> None:
    match = new_game(4)
    assert sum(DECK.values()) == 129
    assert sum(food * count for food, count in ((int(n.rpartition("_")[2]), c) for n, c in DECK.items())) == 422
    assert (table(match)["hole"], table(match)["discard"]) == (0, {})


@pytest.mark.rule("EV-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_lot_decides_who_begins(seat: int) -> None:
    match = new_game(3, [str(seat)])
    assert table(match)["first_player"] == seat
    assert [line[0] for line in log_lines(match, "dealt")] == [seat, (seat + 1) % 3, (seat + 2) % 3]


@pytest.mark.rule("EV-02", "EV-03")
def test_two_players_play_with_89_cards_and_two_traits() -> None:
    match = new_game(2)
    assert table(match)["deck"] == 129 - 40 - 8
    assert table(match)["trait_limit"] == 2
    assert table(new_game(3))["trait_limit"] == 3


@pytest.mark.rule("EV-04", "EV-05")
def test_everybody_starts_with_one_newborn_species_and_four_cards() -> None:
    match = new_game(5)
    assert [row(match, seat) for seat in range(5)] == [["1/1"]] * 5
    assert [player(match, seat)["cards"] for seat in range(5)] == [4] * 5


@pytest.mark.rule("EV-04", "EV-05", "EV-28")
def test_later_a_player_without_species_gets_one_and_the_deal_counts_species() -> None:
    match = position(rows={0: ["1/1"], 1: ["1/1 food=1", "1/1 food=1"], 2: []}, hole=1)
    play(match, "graze:0")
    assert log_lines(match, "board") == [(2,)]
    assert log_lines(match, "dealt") == [(1, 5), (2, 4), (0, 4)]


@pytest.mark.rule("EV-07")
def test_food_cards_are_laid_in_secret_by_all_who_have_cards() -> None:
    match = position("food", hands={0: "horns_1 horns_2", 2: "ambush_-3"}, rows={0: ["1/1"], 1: ["1/1"], 2: ["1/1"]})
    assert match.to_act == (0, 2)
    match.play(2, "grow:ambush_-3")
    assert table(match, 0)["players"][2]["own_food_card"] is None
    assert table(match, 2)["players"][2]["own_food_card"] == "ambush_-3"
    assert log_lines(match, "grow", 0) == []
    match.play(0, "grow:horns_2")
    assert hand(match, 0) == ["horns_1"]


@pytest.mark.rule("EV-07")
def test_nothing_but_a_hand_card_can_be_laid() -> None:
    match = position("food", hands={0: "horns_1"}, rows={0: ["1/1"]})
    assert why_not(match, 0, "grow:horns_2") == ("not-in-hand", "EV-08")
    assert why_not(match, 0, "keep") == ("food-first", "EV-07")


@pytest.mark.rule("EV-08")
def test_any_number_of_cards_may_be_played_or_kept() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1 horns_2 climbing_1"})
    play(match, "card:horns_1", "use:body", "onto:0", "card:climbing_1", "use:trait", "onto:0")
    assert match.legal(0) == ["card:horns_2", "drop:0,climbing", "keep"]
    play(match, "keep")
    assert "horns_2" in hand(match, 0)


@pytest.mark.rule("EV-08")
def test_players_play_in_turn_from_the_first_player() -> None:
    match = new_game(3, ["1"])
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    order = []
    for _ in range(3):
        order.append(match.to_act[0])
        play(match, "keep")
    assert order == [1, 2, 0]


@pytest.mark.rule("EV-03", "EV-09")
def test_a_trait_is_refused_twice_and_beyond_the_limit() -> None:
    rows = {0: ["1/1 horns", "1/1 climbing burrowing fertile", "1/1"]}
    match = position("play", rows, hands={0: "horns_5"})
    play(match, "card:horns_5", "use:trait")
    assert match.legal(0) == ["onto:2"]
    assert why_not(match, 0, "onto:0") == ("has-trait", "EV-09")
    assert why_not(match, 0, "onto:1") == ("trait-limit", "EV-03")
    assert why_not(match, 0, "onto:9") == ("no-such-species", "EV-09")


@pytest.mark.rule("EV-03")
def test_two_players_have_room_for_two_traits() -> None:
    match = position("play", {0: ["1/1 climbing burrowing"]}, seats=2, hands={0: "horns_5"})
    play(match, "card:horns_5")
    assert why_not(match, 0, "use:trait") == ("no-place-for-trait", "EV-09")


@pytest.mark.rule("EV-10", "EV-53")
def test_a_new_species_joins_either_end_and_its_card_is_discarded_face_up() -> None:
    match = position("play", {0: ["2/2"]}, hands={0: "horns_1 horns_2 horns_3"})
    play(match, "card:horns_1", "use:species")
    assert match.legal(0) == ["side:left", "side:right"]
    assert why_not(match, 0, "onto:0") == ("ends-only", "EV-10")
    play(match, "side:left", "card:horns_2", "use:species", "side:right")
    assert row(match, 0) == ["1/1", "2/2", "1/1"]
    assert table(match, 1)["discard"] == {"horns_1": 1, "horns_2": 1}


@pytest.mark.rule("EV-11")
def test_growth_adds_one_and_stops_at_six() -> None:
    match = position("play", {0: ["6/1", "1/6"]}, hands={0: "horns_1 horns_2 horns_3"})
    play(match, "card:horns_1", "use:body")
    assert why_not(match, 0, "onto:0") == ("grown", "EV-11")
    play(match, "onto:1", "card:horns_2", "use:population", "onto:0")
    assert row(match, 0) == ["6/2", "2/6"]


@pytest.mark.rule("EV-11")
def test_growth_is_refused_when_everything_is_grown() -> None:
    match = position("play", {0: ["6/6"]}, hands={0: "horns_1"})
    play(match, "card:horns_1")
    assert match.legal(0) == ["use:trait", "use:species"]
    assert why_not(match, 0, "use:body") == ("all-grown", "EV-11")


@pytest.mark.rule("EV-12", "EV-47")
def test_traits_may_be_discarded_also_face_down_ones_without_drawing() -> None:
    match = position("play", {0: ["3/1 fat_tissue_5 fat=3"]}, hands={0: "horns_1 horns_2"})
    play(match, "card:horns_1", "use:trait", "onto:0", "drop:0,horns", "drop:0,fat_tissue")
    assert traits(match, 0) == [[]]
    assert bag(match, 0) == 3
    assert hand(match, 0) == ["horns_2"]
    assert table(match)["discard"] == {"horns_1": 1, "fat_tissue_5": 1}


@pytest.mark.rule("EV-12")
def test_a_trait_that_is_not_there_cannot_be_discarded() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1"})
    assert why_not(match, 0, "drop:0,horns") == ("no-such-trait", "EV-12")


@pytest.mark.rule("EV-13")
def test_new_traits_are_hidden_until_all_have_played() -> None:
    match = position("play", {0: ["1/1 climbing"], 1: ["1/1"]}, hands={0: "horns_1"}, hole=3)
    play(match, "card:horns_1", "use:trait", "onto:0")
    assert [card["trait"] for card in table(match, 1)["players"][0]["species"][0]["traits"]] == ["climbing", None]
    assert traits(match, 0) == [["climbing", "horns"]]
    assert story(match, "card", "use", "onto") == []
    play(match, "keep")
    assert [card["trait"] for card in table(match, 1)["players"][0]["species"][0]["traits"]] == ["climbing", "horns"]


@pytest.mark.rule("EV-14")
def test_quick_play_hides_everything_until_the_reveal() -> None:
    match = new_game(3, quick_play=True)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    before = table(match, 1)
    card = match.legal(0)[0]
    for key in (card, "use:species", "side:left"):
        match.play(0, key)
    assert table(match, 1) == before
    assert row(match, 0) == ["1/1", "1/1"]
    for seat in (2, 0, 1):
        match.play(seat, "keep")
    assert len(table(match, 1)["players"][0]["species"]) == 2
    assert table(match, 1)["discard"][card.partition(":")[2]] == 1


@pytest.mark.rule("EV-14")
def test_in_quick_play_the_order_of_the_players_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0)):
        match = new_game(3, quick_play=True)
        for seat in order:
            match.play(seat, match.legal(seat)[0])
        for seat in order:
            for key in (match.legal(seat)[0], "use:body", "onto:0", "keep"):
                match.play(seat, key)
        ends.append(match.state_json())
    assert ends[0] == ends[1]


@pytest.mark.rule("EV-09", "EV-10", "EV-11")
def test_everybody_is_told_what_a_card_was_played_for() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_5 climbing_3 ambush_0"})
    play(match, "card:horns_5", "use:species", "side:left", "card:climbing_3", "use:trait", "onto:1")
    play(match, "card:ambush_0", "use:body", "onto:0")
    assert log_lines(match, "founded", 1) == [(0, 1, "horns_5")]
    assert log_lines(match, "laid", 1) == [(0, 2)]
    assert log_lines(match, "grew-body", 1) == [(0, 1, "ambush_0")]


@pytest.mark.rule("EV-10")
@pytest.mark.parametrize(("side", "expected"), [("left", ["1/1", "3/2"]), ("right", ["3/2", "1/1"])])
def test_a_new_species_stands_at_the_end_that_was_chosen(side: str, expected: list[str]) -> None:
    match = position("play", {0: ["3/2"], 1: ["1/1"]}, hands={0: "horns_5 horns_4"})
    play(match, "card:horns_5", "use:species", f"side:{side}")
    assert row(match, 0) == expected


@pytest.mark.rule("EV-14")
def test_quick_play_goes_on_when_nobody_has_a_card_left_to_play() -> None:
    rows = {0: ["1/1"], 1: ["1/1"], 2: ["1/1"]}
    match = position("food", rows, hands={0: "horns_1", 1: "horns_2", 2: "horns_3"}, quick_play=True)
    for seat, card in enumerate(("horns_1", "horns_2", "horns_3")):
        match.play(seat, f"grow:{card}")
    assert match.to_act == (0,)
    assert match.legal(0) == ["graze:0"]
