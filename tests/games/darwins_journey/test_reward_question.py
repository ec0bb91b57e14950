"""The player who is asked about an envelope's reward reads which of the two it is (DJ-56)."""

from __future__ import annotations

import random

import pytest

from wunderkammer.match.match import Match
from wunderkammer.terminal.choices import choices
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator

WORDS = {
    "en": ("You are first in stamps", "You are second in stamps"),
    "ru": ("у вас первое место", "у вас второе место"),
    "de": ("die meisten Marken", "die zweitmeisten Marken"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_question_names_the_place(lang: str) -> None:
    seen: set[bool] = set()
    for seed in range(6):
        match, chance = Match("darwins_journey", 3, seed), random.Random(seed)
        narrator = Narrator(match.rules, catalogue(lang, match.game.folder), ["Anna", "Ben", "Clara"])
        while match.to_act:
            seat = match.to_act[0]
            if match.rules.ask(match.state, seat) == "reward":
                ((_, domain, at), _) = match.rules.asked_about(match.state, seat)
                stamps = match.view(seat)["table"]["letters"][at]["stamps"]
                first = stamps[seat] == max(stamps)
                assert domain.text(at) in ("upper", "middle", "lower")
                assert WORDS[lang][not first] in narrator.ask(match.state, seat)
                seen.add(first)
            match.play(seat, chance.choice(match.legal(seat)))
    assert seen == {True, False}


OPENS = {"l4": "explore", "l5": "navigate", "l6": "academy", "l8": "explore"}  # what is left to be decided


def test_taking_a_reward_says_what_it_lets_one_do() -> None:
    seen: set[str] = set()
    for seed in range(6):
        match, chance = Match("darwins_journey", 3, seed), random.Random(seed)
        narrator = Narrator(match.rules, catalogue("en", match.game.folder), ["Anna", "Ben", "Clara"])
        while match.to_act:
            seat = match.to_act[0]
            if match.rules.ask(match.state, seat) == "reward":
                ((_, _, at), _) = match.rules.asked_about(match.state, seat)
                tile = match.view(seat)["table"]["letters"][at]["tile"]
                accept, decline = choices(match, seat, narrator)
                assert OPENS.get(tile, "") in accept.whole.lower(), (tile, accept)
                assert decline.outcome == decline.sentence
                seen.add(tile)
            match.play(seat, chance.choice(match.legal(seat)))
    assert seen & {*OPENS}
