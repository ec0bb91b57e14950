"""What anybody may ask: which games there are, their rules, and the schemas of their views."""

from __future__ import annotations

import json

from wunderkammer.bots import BOTS
from wunderkammer.bots.levels import LEVELS
from wunderkammer.shelf.game import Game, Option, all_games, game
from wunderkammer.shelf.view_schema import Schema
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.rulebook import rulebook
from wunderkammer.web.api.caller import Call
from wunderkammer.web.api.shapes import GameCard, GameOption, Games, Rule, RuleList

VIEW_SCHEMA = "view.schema.json"


async def games(call: Call) -> Games:
    """All games, with everything that a new match can be given."""
    bots = [*LEVELS, *(name for name in BOTS if name not in LEVELS)]
    return {"games": [card(one, call.lang) for one in all_games().values()], "bots": bots}


async def one_game(call: Call) -> GameCard:
    """One game, with everything that a new match can be given."""
    return card(game(call.path_part("game")), call.lang)


async def rules(call: Call) -> RuleList:
    """The rulebook of a game, paragraph by paragraph."""
    found = game(call.path_part("game"))
    book = rulebook(found.folder, call.lang)
    paragraphs: list[Rule] = [
        {"number": one.rule, "section": section.title, "text": one.text}
        for section in book.sections
        for one in section.paragraphs
    ]
    return {"game": found.id, "lang": call.lang, "title": book.title, "rules": paragraphs}


async def view_schema(call: Call) -> Schema:
    """The JSON Schema of the game's part of a view (`table`), as external bots are sent it too."""
    return view_schema_of(game(call.path_part("game")))


def view_schema_of(found: Game) -> Schema:
    """The schema that a game ships; without one its view is only known to be an object."""
    file = found.folder / VIEW_SCHEMA
    schema: Schema = json.loads(file.read_text("utf-8")) if file.exists() else {"type": "object"}
    return schema


def card(found: Game, lang: str) -> GameCard:
    say = catalogue(lang, found.folder).say
    return {
        "id": found.id,
        "title": say("game-title"),
        "blurb": say("game-blurb"),
        "seats": found.seats,
        "minutes": found.minutes,
        "rules_version": found.rules_version,
        "options": [option(one) for one in found.options.values() if not (one.takes_seats or one.names_seats)],
        "rulings": [
            {"name": one.name, "rule": one.rule, "readings": one.readings, "default": one.default}
            for one in found.rulings.values()
        ],
    }


def option(one: Option) -> GameOption:
    """Options that say which seats the game's own opponents take follow from the seats of an order."""
    return {"name": one.name, "type": one.type, "default": one.default, "values": one.values()}  # type: ignore[typeddict-item]
