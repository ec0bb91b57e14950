"""What a seat may know, and the worlds that bots are given (EV-07, EV-13, EV-14, EV-53)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.evolution.position import DECK, FatedMatch, new_game, position
from tests.games.evolution.seen import play, table
from wunderkammer.core.rng import Rng


def world(match: FatedMatch, seat: int, seed: int) -> dict[str, Any]:
    return match.game.rules.to_json(match.game.rules.determinise(match.state, seat, Rng(seed)))


def after(moves: int, seats: int, seed: int, quick_play: bool = False) -> FatedMatch:
    """A game of that many random moves."""
    match = FatedMatch(seats=seats, seed=seed, options={"quick_play": quick_play})
    rng = Rng(seed)
    for _ in range(moves):
        if match.to_act:
            seat = match.to_act[rng.below(len(match.to_act))]
            match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    return match


@pytest.mark.rule("EV-07", "EV-13")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("moves", [3, 40, 150, 290])
def test_a_dealt_world_looks_the_same_to_its_seat_and_has_all_cards(seats: int, moves: int) -> None:
    match = after(moves, seats, seed=moves)
    rules = match.game.rules
    for seat in range(seats):
        other = rules.determinise(match.state, seat, Rng(5))
        assert rules.view(other, seat) == rules.view(match.state, seat)
        assert rules.conserved(other) == DECK
        rules.from_json(rules.to_json(other), match.content)


@pytest.mark.rule("EV-14")
@pytest.mark.parametrize("moves", [5, 12, 20, 33, 60, 120])
def test_a_dealt_world_looks_the_same_in_quick_play(moves: int) -> None:
    match = after(moves, 4, seed=moves, quick_play=True)
    rules = match.game.rules
    for seat in range(4):
        other = rules.determinise(match.state, seat, Rng(5))
        assert rules.view(other, seat) == rules.view(match.state, seat)
        assert [lane == 0 for lane in other.lanes] == [lane == 0 for lane in match.state.lanes]
        rules.from_json(rules.to_json(other), match.content)


@pytest.mark.rule("EV-07", "EV-13")
def test_hands_food_cards_and_face_down_traits_of_others_are_dealt_anew() -> None:
    hands = {0: "horns_1 climbing_1 ambush_0"}
    match = position("play", {0: ["1/1"], 1: ["1/1"]}, hands=hands, food_cards={0: "horns_5"})
    play(match, "card:horns_1", "use:trait", "onto:0")
    worlds = [world(match, 1, seed)["players"][0] for seed in range(20)]
    assert len({str(player["hand"]) for player in worlds}) > 10
    assert len({player["food_card"] for player in worlds}) > 5
    assert len({player["species"][0]["cards"][0] for player in worlds}) > 5


@pytest.mark.rule("EV-53")
def test_cards_seen_in_the_discard_are_never_in_a_dealt_hand() -> None:
    match = position("play", {0: ["1/1"], 1: ["1/1"]}, hands={0: "carnivore_0 carnivore_0 ambush_0", 2: "horns_3"})
    play(match, *("card:carnivore_0", "use:body", "onto:0") * 2)
    for seed in range(20):
        assert all("carnivore_0" not in player["hand"] for player in world(match, 1, seed)["players"])


@pytest.mark.rule("EV-06")
def test_after_a_shuffle_the_deck_holds_what_the_discard_held() -> None:
    rows = {0: ["1/1"], 1: ["1/1 food=1"], 2: ["1/1 food=1"]}
    match = position(rows=rows, hole=1, hands={2: "ambush_-3 ambush_-2"}, deck="horns_1 horns_2 horns_4")
    play(match, "graze:0")
    fresh = match.state_json()["players"][0]["fresh"]  # type: ignore[index]
    for seed in range(20):
        dealt = world(match, 0, seed)
        assert all(count <= fresh.get(card, 0) for card, count in dealt["deck"].items())
        assert "ambush_-3" not in dealt["deck"]


def test_a_spectator_sees_no_hand() -> None:
    match = new_game(3)
    assert [player["hand"] for player in table(match)["players"]] == [None] * 3


@pytest.mark.rule("EV-06", "EV-13")
def test_face_down_traits_of_others_leave_the_deck_what_went_into_it() -> None:
    """Of the new deck one card has been drawn, so a second face-down trait from it would be one too many."""
    first, second, third = "horns_1 horns_2 horns_4", "climbing_1 climbing_2 burrowing_1 symbiosis_1", "symbiosis_2"
    dealt = f"{first} {third} {second} fertile_2 fertile_3 fertile_4"
    rows = {0: ["1/1"], 1: ["1/1 food=1"], 2: ["1/1 food=1"]}
    match = position(rows=rows, hole=1, deck=dealt, fate=f"{dealt} ambush_0")
    play(match, "graze:0")
    for seat, card in enumerate(("fertile_2", "horns_1", "climbing_1")):
        match.play(seat, f"grow:{card}")
    play(match, "keep", "card:climbing_2", "use:trait", "onto:0", "card:burrowing_1", "use:trait", "onto:0")
    fresh = match.state_json()["players"][1]["fresh"]  # type: ignore[index]
    for seed in range(20):
        assert all(count <= fresh.get(card, 0) for card, count in world(match, 1, seed)["deck"].items())


@pytest.mark.rule("EV-13")
def test_a_face_down_trait_beside_a_face_up_one_is_dealt_anew() -> None:
    match = position("play", {1: ["1/1 horns", "1/1"]}, seat=1, hands={0: "fertile_3", 1: "climbing_3 ambush_0"})
    play(match, "card:climbing_3", "use:trait", "onto:0")
    worlds = [world(match, 0, seed)["players"][1]["species"][0]["cards"] for seed in range(8)]
    assert {cards[0].rpartition("_")[0] for cards in worlds} == {"horns"}
    assert len({cards[1] for cards in worlds}) > 1


@pytest.mark.rule("EV-30", "EV-53")
def test_after_a_shuffle_a_seat_remembers_what_it_had_never_seen() -> None:
    rows = {0: ["5/3 carnivore"], 1: ["1/1 fertile foraging"], 2: ["6/1"]}
    match = position(rows=rows, hands={0: "horns_1", 2: "horns_5 climbing_3"}, deck="ambush_0", fate="ambush_0")
    play(match, "hunt:0", "prey:1,0")
    players: Any = match.state_json()["players"]
    assert players[0]["unseen"].keys() >= {"horns_5", "climbing_3"}
    assert players[2]["unseen"].keys() >= {"horns_1"}
    assert "horns_1" not in players[0]["unseen"]
