"""Moves with what they cost and bring: each player's changes stand together, and nothing is said twice."""

from __future__ import annotations

import pytest

from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import with_outcome

NAMES = ["Anna", "Boris", "Clara"]
BITES = ((0, "food", 2), (1, "population", -1), (1, "species", -1), (2, "population", -1))
TOLD = {
    "en": "Attack: +2 food; Boris −1 population, −1 species; Clara −1 population",
    "ru": "Attack: +2 фишки еды; Boris −1 к популяции, −1 вид; Clara −1 к популяции",
    "de": "Attack: +2 Nahrung; Boris −1 Population, −1 Art; Clara −1 Population",
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_name_is_said_once_before_all_that_its_player_gets_or_loses(lang: str) -> None:
    evolution = game("evolution")
    narrator = Narrator(evolution.rules, catalogue(lang, evolution.folder), NAMES)
    assert with_outcome("Attack", narrator, 0, BITES) == TOLD[lang]


SAID = {
    "lost_lands": {
        "en": ("Sell the Jetpack for 2 M£", "Sell the Jetpack for 12 M£", "+2 M£"),
        "ru": ("Продать Реактивный ранец за 2 M£", "Продать Реактивный ранец за 12 M£", "+2 M£"),
        "de": ("Verkaufe den Raketenrucksack für 2 M£", "Verkaufe den Raketenrucksack für 12 M£", "+2 M£"),
    },
    "encyclopedia": {
        "en": ("Pay 1 coin to add 1", "Pay 1 coins to add 1", "−1 coin"),
        "ru": ("Заплатить 1 монету, чтобы прибавить 1", "Прибавить 1", "−1 монета"),
        "de": ("Zahle 1 Münze für 1 mehr", "Zahle 1 Münzen für 1 mehr", "−1 Münze"),
    },
}


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize(("name", "change"), [("lost_lands", ("money", 2)), ("encyclopedia", ("coins", -1))])
def test_an_amount_that_the_sentence_names_is_not_said_again(name: str, change: tuple[str, int], lang: str) -> None:
    played = game(name)
    narrator = Narrator(played.rules, catalogue(lang, played.folder), NAMES)
    named, unnamed, told = SAID[name][lang]
    own, of_another = (0, *change), (1, *change)
    assert with_outcome(named, narrator, 0, (own,)) == named
    assert with_outcome(named, narrator, 0, (own,), "…") == f"{named}: …"
    assert with_outcome(unnamed, narrator, 0, (own,)) == f"{unnamed}: {told}"
    assert with_outcome(named, narrator, 0, (of_another,)) == f"{named}: Boris {told}"
