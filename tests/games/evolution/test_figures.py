"""The deck as a pack may change it (EV-01, EV-02)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.games.evolution.position import FIGURES
from wunderkammer.core.reader import BadData
from wunderkammer.errors import BadPack
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence


def changed(trait: str, foods: list[int]) -> dict[str, Any]:
    figures: dict[str, Any] = copy.deepcopy(FIGURES)
    figures["cards"][trait] = foods
    return figures


@pytest.mark.parametrize(
    ("foods", "sentence"),
    [
        ([9], "there is no card “horns_9”"),
        ([1, 1, 1, 1], "more than 3 times"),
        ([12], "from -3 to 9"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_with_a_sentence(foods: list[int], sentence: str) -> None:
    with pytest.raises(BadPack, match=sentence) as caught:
        game("evolution").content({"cards": {"horns": foods}})
    sentences = {error_sentence(caught.value, catalogue(lang)) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("⟨" not in one for one in sentences)


def test_a_pack_may_leave_a_trait_out() -> None:
    content = game("evolution").rules.content(changed("horns", []))
    state = game("evolution").rules.new(3, {}, content)
    assert sum(game("evolution").rules.conserved(state).values()) == 122


@pytest.mark.rule("EV-02")
def test_not_all_cards_can_be_put_aside() -> None:
    figures = copy.deepcopy(FIGURES)
    figures["two_players"]["aside"] = 129
    with pytest.raises(BadData, match="from 0 to 128"):
        game("evolution").rules.content(figures)
