"""Moves with what they cost and bring: what each player has of it stands together, after their name."""

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
    "ru": "Attack: +2 еды; Boris −1 популяция, −1 вид; Clara −1 популяция",
    "de": "Attack: +2 Nahrung; Boris −1 Population, −1 Art; Clara −1 Population",
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_name_is_said_once_before_all_that_its_player_gets_or_loses(lang: str) -> None:
    evolution = game("evolution")
    narrator = Narrator(evolution.rules, catalogue(lang, evolution.folder), NAMES)
    assert with_outcome("Attack", narrator, 0, BITES) == TOLD[lang]
