"""House rulings: every game's are listed with their rule, worded in three languages, and change what is played."""

from __future__ import annotations

import pytest

import wunderkammer as wk
from wunderkammer.errors import BadPack
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.rulings import Ruling, with_rulings
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.rulebook import rulebook

ALL = [(wk.game(name), ruling) for name in wk.games() for ruling in wk.game(name).rulings.values()]
NAMED = [f"{game.id}-{ruling.name}" for game, ruling in ALL]


@pytest.mark.parametrize(("game", "ruling"), ALL, ids=NAMED)
def test_a_ruling_reads_a_rule_of_its_game_in_more_than_one_way(game: Game, ruling: Ruling) -> None:
    assert rulebook(game.folder, "en").rule(ruling.rule) is not None
    assert ruling.default == ruling.readings[0]  # the form says so
    assert len({*ruling.readings}) > 1


@pytest.mark.parametrize(("game", "ruling"), ALL, ids=NAMED)
def test_a_ruling_has_words_in_every_language(game: Game, ruling: Ruling) -> None:
    for lang in LANGUAGES:
        texts = catalogue(lang, game.folder)
        for ending in ("", "-help", *(f"-{reading}" for reading in ruling.readings)):
            assert texts.has(f"ruling-{ruling.name}{ending}"), (lang, ending)


def rulings_in_play(match: wk.Match) -> dict[str, str]:
    """The rulings that a match is played by."""
    found = match.figures["rulings"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("game", "ruling"), ALL, ids=NAMED)
def test_every_reading_can_be_played_and_is_carried_by_the_record(game: Game, ruling: Ruling) -> None:
    for reading in ruling.readings:
        pack = with_rulings({}, game.rulings, {ruling.name: reading})
        match = wk.Match(game.id, seed=1, options={"pack": pack})
        assert ("pack" in match.record.header) == (reading != ruling.default)
        assert rulings_in_play(match)[ruling.name] == reading
        assert wk.Match.from_record(match.record).figures == match.figures


@pytest.mark.parametrize(("game", "ruling"), ALL, ids=NAMED)
def test_a_reading_that_there_is_not_is_refused(game: Game, ruling: Ruling) -> None:
    with pytest.raises(BadPack, match=f"The ruling “{ruling.name}” of {game.id} must be one of {ruling.readings[0]}, "):
        wk.Match(game.id, options={"pack": {"rulings": {ruling.name: "otherwise"}}})


def test_a_ruling_that_a_pack_had_changed_can_be_changed_back() -> None:
    rulings = wk.game("lost_lands").rulings
    pack = with_rulings({"rulings": {"starting_payment": "space"}}, rulings, {"starting_payment": "rank"})
    assert rulings_in_play(wk.Match("lost_lands", options={"pack": pack}))["starting_payment"] == "rank"
