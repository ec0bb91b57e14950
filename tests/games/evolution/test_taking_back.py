"""A card that the others have seen cannot be taken back into the hand."""

from __future__ import annotations

import pytest

from tests.games.evolution.position import FatedMatch, new_game, position
from tests.games.evolution.seen import hand, play


def at_hand() -> FatedMatch:
    return position("play", {0: ["1/1 burrowing"], 1: ["1/1"]}, hands={0: "horns_5 climbing_3", 1: "horns_1"})


@pytest.mark.rule("EV-10", "EV-11", "EV-53")
@pytest.mark.parametrize("moves", ["use:species side:left", "use:body onto:0", "use:population onto:0"])
def test_a_card_discarded_face_up_has_been_seen(moves: str) -> None:
    match = at_hand()
    play(match, "card:horns_5", *moves.split())
    assert match.undo_refusal(0) == "undo-news"


@pytest.mark.rule("EV-09", "EV-12")
def test_a_face_down_trait_can_be_taken_back_until_it_is_dropped() -> None:
    match = at_hand()
    play(match, "card:horns_5", "use:trait", "onto:0")
    match.undo(0)
    assert hand(match, 0) == ["climbing_3", "horns_5"]
    play(match, "onto:0", "drop:0,horns")
    assert match.undo_refusal(0) == "undo-news"


@pytest.mark.rule("EV-12")
def test_dropping_a_trait_that_lies_face_up_shows_nothing_new() -> None:
    match = at_hand()
    play(match, "drop:0,burrowing")
    match.undo(0)
    assert "drop:0,burrowing" in match.legal(0)


@pytest.mark.rule("EV-50")
@pytest.mark.parametrize("moves", ["think:0 spend:horns_5", "hunt:1 silence:climbing spend:horns_5"])
def test_a_card_spent_for_intelligence_has_been_seen(moves: str) -> None:
    rows = {0: ["1/3 intelligence", "5/3 carnivore intelligence"], 1: ["1/1 climbing", "1/1"]}
    match = position(rows=rows, hands={0: "horns_5 climbing_3"}, hole=5)
    play(match, *moves.split())
    assert match.undo_refusal(0) == "undo-news"


@pytest.mark.rule("EV-14")
def test_in_quick_play_a_discarded_card_is_not_seen_and_can_be_taken_back() -> None:
    match = new_game(2, quick_play=True)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.play(0, match.legal(0)[0])
    match.play(0, "use:species")
    match.play(0, "side:left")
    assert match.undo_refusal(0) is None
