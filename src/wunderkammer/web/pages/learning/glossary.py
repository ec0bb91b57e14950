"""The glossary of a rulebook: every sign of the board and every card by name, with what it means."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.core.vocabulary import Domain
from wunderkammer.match.learning.example_match import example_match
from wunderkammer.match.party import person_name
from wunderkammer.shelf.examples import examples, glossary_domains, glossary_meanings, sign_words
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.thing_meanings import KnownTable, meaning
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.pages.learning.rule_examples import NAMES, part_of

MEANINGS = ("board-help-{}", "board-does-{}", "effect-{}")  # what a game may say about a card
END = re.compile(r"(?<=\.) ")  # of a sentence
LEGEND = re.compile(r'id="(\w+-legend)"')
ENTRY = re.compile(r'<li><span aria-hidden="true">(.*?)</span><span>(.*?)</span></li>', re.DOTALL)


class GlossaryEntry(NamedTuple):
    """A sign or a card; `anchor` is where links about it lead."""

    anchor: str
    name: str
    words: str = ""
    rule: str = ""
    sign: Markup = Markup("")


class GlossaryPart(NamedTuple):
    title: str
    entries: list[GlossaryEntry]


@cache
def glossary(game: Game, lang: str) -> list[GlossaryPart]:
    """Signs first, then all things with names, as far as the game's folder asks for them."""
    texts = catalogue(lang, game.folder)
    domains = {domain.name: domain for verb in game.vocabulary.verbs for _, domain in verb.arguments}
    signs = legend_entries(game, lang) or [
        GlossaryEntry(f"sign-{icon}", words[lang][0], sign=sign(icon, "icon word-sign"))
        for icon, words in sign_words(game).items()
    ]
    parts = [GlossaryPart(texts.say("web-legend"), signs)] if signs else []
    named = [domains[name] for name in glossary_domains(game)]
    return parts + [
        GlossaryPart(texts.say(f"glossary-{domain.name}"), entries(game, domain, texts)) for domain in named
    ]


def entries(game: Game, domain: Domain, texts: Catalogue) -> list[GlossaryEntry]:
    """All things of a set, with what they mean as far as that holds in every match."""
    sentences = glossary_meanings(game).get(domain.name, 0)
    if not sentences:
        return [entry(domain, label, texts) for label in domain.labels]
    known = known_of(game, texts)
    return [explain_entry(game, known, entry(domain, label, texts), sentences) for label in domain.labels]


def known_of(game: Game, texts: Catalogue) -> KnownTable:
    """A table to ask what things mean: that of the first example, as somebody sees it who only looks on."""
    match = example_match(game, examples(game)[0])
    names = [person_name(texts, seat + 1) for seat in range(match.seats)]
    return KnownTable(match.view(None)["table"], match.figures, Narrator(game.rules, texts, names))


def explain_entry(game: Game, known: KnownTable, listed: GlossaryEntry, sentences: int) -> GlossaryEntry:
    """A thing with the first sentences of what it means, and the rule behind it."""
    found = meaning(game.kinds, known, listed.anchor)
    if found is None:
        return listed
    return listed._replace(words=" ".join(END.split(found.sentence)[:sentences]), rule=found.rule)


def entry(domain: Domain, label: str, texts: Catalogue) -> GlossaryEntry:
    known = (pattern.format(label) for pattern in MEANINGS)
    words = next((texts.say(message) for message in known if texts.has(message)), "")
    return GlossaryEntry(f"{domain.name}-{label}", texts.say(f"{domain.name}-{label}"), words)


def legend_entries(game: Game, lang: str) -> list[GlossaryEntry]:
    """What the board's own legend explains, if it has one."""
    if not examples(game):
        return []
    match = example_match(game, examples(game)[0])
    live = str(artist(game)(Sight(match, None, lang, [""] * match.seats, False)).live)
    found = LEGEND.search(live)
    drawn = NAMES.sub("", part_of(live, found[1])) if found else ""
    return [
        GlossaryEntry(f"sign-{number}", Markup(words).striptags(), sign=Markup(picture))
        for number, (picture, words) in enumerate(ENTRY.findall(drawn))
    ]
