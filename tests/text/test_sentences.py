"""Sentences that somebody has read in three languages, as they are to stay: `tests/text/sentences/<game>.txt`.

A block is a message with its arguments and what it says in each language. An argument is a number or a label;
`replaced:card=jetpack` names the domain of one that the rules add to a move.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.reading import TOLD, domains, name_of
from tests.text.test_cases import arguments
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator

FOLDER = Path(__file__).parent / "sentences"
NAMES = ["Anna", "Boris", "Clara"]
FEWEST = 24  # sentences for each game and language
READ = [told for told in TOLD if (FOLDER / f"{told.id}.txt").is_file()]
every_game = pytest.mark.parametrize("told", READ, ids=name_of)
Given = tuple[str, Domain, int]


def blocks(told: Game) -> list[list[str]]:
    text = (FOLDER / f"{told.id}.txt").read_text(encoding="utf-8")
    return [block.splitlines() for block in text.strip().split("\n\n")]


def argument(told: Game, message: str, words: str) -> Given:
    """An argument from its text, `worker=third` or `place=2`."""
    name, _, value = words.partition("=")
    name, _, kind = name.partition(":")
    known = {domain.name: domain for domain in domains(told)}
    domain = known.get(kind) or arguments(told).get(message, {}).get(name)
    if name == "owner":
        return name, Domain("owner", len(NAMES)), int(value)
    return (name, NUMBER, int(value)) if domain is None else (name, domain, domain.labels.index(value))


def sentence_lines(told: Game, spec: str) -> list[str]:
    message, *rest = spec.split()
    given = [argument(told, message, words) for words in rest]
    speakers = [Narrator(told.rules, catalogue(lang, told.folder), NAMES) for lang in LANGUAGES]
    return [speaker.tell(message, 0, given) for speaker in speakers]


@every_game
def test_sentences_read_as_they_were_read(told: Game) -> None:
    assert [[spec, *sentence_lines(told, spec)] for spec, *_ in blocks(told)] == blocks(told)


def test_every_game_of_the_shelf_has_been_read() -> None:
    assert {told.id: len(blocks(told)) >= FEWEST for told in READ} == dict.fromkeys(
        ("darwins_journey", "encyclopedia", "evolution", "lost_lands"), True
    )
