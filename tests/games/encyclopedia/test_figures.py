"""The figures of the components: where they come from, and which ones a pack may not have."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from wunderkammer.errors import BadPack
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence

GAME = game("encyclopedia")


def leaves(figures: object, path: str = "") -> list[str]:
    if not isinstance(figures, dict):
        return [path]
    return [leaf for name, value in figures.items() for leaf in leaves(value, f"{path}.{name}" if path else name)]


def test_every_figure_says_where_it_comes_from() -> None:
    data = tomllib.loads((GAME.folder / "content" / "figures.toml").read_text(encoding="utf-8"))
    sources = data.pop("provenance")
    del data["readings"]  # names of rulings, not figures
    unsaid = [leaf for leaf in leaves(data) if not any(f"{leaf}.".startswith(f"{known}.") for known in sources)]
    assert unsaid == []
    assert set(sources.values()) == {"rulebook", "public", "house"}


@pytest.mark.rule("EN-02", "EN-30")
def test_every_category_is_printed_as_often_as_every_other() -> None:
    animals = GAME.figures["animals"]
    assert isinstance(animals, dict)
    printed = Counter(word for row in animals.values() for word in row)
    assert {word: count for word, count in printed.items() if count not in (15, 25)} == {}
    assert len(printed) == 5 + 12


@pytest.mark.parametrize(
    ("pack", "word"),
    [
        ({"animals": {"koala": ["asia", "mammals", "herbivore", "arboreal", "hot"]}}, "15 cards of each continent"),
        ({"animals": {"koala": ["oceania", "mammals", "herbivore", "hot", "arboreal"]}}, "habitat must stand"),
        ({"animals": {"koala": ["atlantis", "mammals", "herbivore", "arboreal", "hot"]}}, "atlantis"),
        ({"experts": {"gao_zhelan": {"continent": "africa"}}}, "11 cards of each continent"),
        ({"round_tokens": {"copies": {"nothing": 13}}}, "from 1 to 12"),
        ({"animals": {"unicorn": ["asia"]}}, "unicorn"),
        ({"groups": {"cost": "cheap"}}, "groups.cost"),
        ({"groups": {"publish_value": [3, 4, 5, 9]}}, "groups.publish_value"),
        ({"slots": {"gain": ["nothing", "coins", "reputation", "markers"]}}, "slots.gain"),
        ({"reputation": {"bonus": ["token", "expert", "coins", "reputation", "seal"]}}, "reputation.bonus"),
        ({"experts": {"gao_zhelan": {"gain": "markers"}}}, "gao_zhelan.gain"),
        ({"experts": {"alonso_rosette": {"gain": "vp"}}}, "alonso_rosette.gain"),
        ({"behaviours": {"linnaeus": [{"action": "publish", "gain": "vp", "amount": 1}] * 6}}, "linnaeus.0."),
        ({"behaviours": {"linnaeus": [{"action": "expedition", "gain": "coins", "amount": 1}] * 6}}, "must give vp"),
        ({"scoring": {"collection": []}}, "scoring.collection"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_with_a_sentence(pack: dict[str, object], word: str) -> None:
    with pytest.raises(BadPack, match=word) as caught:
        GAME.content(pack)
    sentences = [error_sentence(caught.value, catalogue(lang)) for lang in LANGUAGES]
    assert len({*sentences}) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "⟨" not in sentence for sentence in sentences)


def test_a_pack_may_change_a_figure() -> None:
    content = GAME.content({"actions": {"bank_coins": 6}, "experts": {"gao_zhelan": {"amount": 4}}})
    assert content.bank_coins == 6  # type: ignore[attr-defined]
