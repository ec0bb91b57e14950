"""What is played when a thing is dragged onto another: moves of one turn, told by their end and their cost."""

from __future__ import annotations

import random

import pytest

from tests.browser.positions import play_to
from wunderkammer.match.match import Match
from wunderkammer.match.move_paths import ways
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator


def narrator(match: Match, lang: str = "en") -> Narrator:
    return Narrator(match.rules, catalogue(lang, match.game.folder), match.players)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_way_is_told_by_its_last_move_with_all_that_it_costs(lang: str) -> None:
    match = play_to("evolution", 2, until=lambda one: list(one.to_act) == [0] and one.legal(0)[0].startswith("card:"))
    card = match.legal(0)[0].partition(":")[2]
    found = ways(match, 0, f"hand-{card}", "species-0-0", narrator(match, lang))
    assert [len(way.keys) for way in found] == [3] * len(found)
    assert len({way.text for way in found}) == len(found) > 1
    assert not [way.text for way in found if "→" in way.text]
    costs = {"en": "−1 card", "ru": "−1 карта", "de": "−1 Karte"}
    assert found[0].text.endswith(costs[lang])


def test_no_way_goes_on_into_the_next_turn() -> None:
    """Anyone who drags one species onto another does not feed both, though nobody else has anything to eat."""
    match, chance = Match("evolution", 2, 3), random.Random(3)
    tried = 0
    while match.to_act and tried < 40:
        seat = match.to_act[0]
        keys = match.legal(seat)
        eating = [key for key in keys if key.startswith("graze:")]
        if len(eating) > 1:
            tried += 1
            one, other = (key.partition(":")[2] for key in eating[:2])
            found = ways(match, seat, f"species-{seat}-{one}", f"species-{seat}-{other}", narrator(match))
            assert not [way for way in found if sum(key.startswith("graze:") for key in way.keys) > 1]
        match.play(seat, chance.choice(keys))
    assert tried


def test_what_was_possible_before_is_no_way() -> None:
    """A card that is dragged onto a place with a Jetpack is not taken to turn that Jetpack (LL-25)."""
    match, chance, tried = Match("lost_lands", 2, 4), random.Random(4), 0
    while match.to_act:
        seat = match.to_act[0]
        keys = match.legal(seat)
        cards = [key.partition(":")[2] for key in keys if key.startswith("take:")]
        for turn in (key for key in keys if key.startswith("turn:") and cards):
            team, kind, _ = turn.partition(":")[2].split(",")
            found = ways(match, seat, f"market-{cards[0]}", f"team-{seat}-{team}-{kind}", narrator(match))
            assert not [way.keys for way in found if way.keys[-1].startswith("turn:")]
            tried += 1
        match.play(seat, chance.choice(keys))
    assert tried
