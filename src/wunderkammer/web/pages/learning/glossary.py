"""The glossary of a rulebook: every sign of the board and every card by name, with what it means."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.core.vocabulary import Domain
from wunderkammer.match.learning.example_match import example_match
from wunderkammer.shelf.examples import examples, glossary_domains, sign_words
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.pages.learning.rule_examples import NAMES, part_of

MEANINGS = ("board-help-{}", "board-does-{}", "effect-{}")  # what a game may say about a card
LEGEND = re.compile(r'id="(\w+-legend)"')
ENTRY = re.compile(r'<li><span aria-hidden="true">(.*?)</span><span>(.*?)</span></li>', re.DOTALL)


class GlossaryEntry(NamedTuple):
    """A sign or a card; `anchor` is where links about it lead."""

    anchor: str
    name: str
    words: str = ""
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
        GlossaryPart(texts.say(f"glossary-{domain.name}"), [entry(domain, label, texts) for label in domain.labels])
        for domain in named
    ]


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
