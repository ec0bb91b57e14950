"""The board of Lost Lands: expeditions, initiative, market, and everybody's teams, as engraved plates."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from jinja2 import Template
from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import lore
from wunderkammer.games.lost_lands.board.marks import hush, marks
from wunderkammer.games.lost_lands.board.people import people
from wunderkammer.games.lost_lands.board.places import course, lands, market, market_size, picks, screens
from wunderkammer.shelf.game import Game
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.sight import Sight

# Decisions with buttons of their own; everything else is done on the things themselves.
BUTTONS = ("bid", "send", "sell", "perform")

PLATE = re.compile(r"(<section .*?</section>)", re.DOTALL)  # what is compared with the last drawing, each by itself


class Button(NamedTuple):
    """A move beside the purse: an amount, or a few words."""

    token: str
    key: str
    face: str
    text: str
    shape: str


@cache
def template(game: Game, name: str) -> Template:
    return environment(game).get_template(name)


@cache
def still(game: Game) -> Markup:
    """The engravings that the live layer refers to."""
    return Markup(template(game, "still.html").render())


def draw(sight: Sight) -> Board:
    """The engravings, and the table as this seat sees it."""
    found = lore(sight)
    sitting = people(sight, found)
    held, discard = sight.shown["card_in_hand"], sight.shown["discard"]
    live = template(sight.game, "board.html").render(
        mark=marks(sight),
        hush=hush(sight),
        can=sight.can,
        table=sight.shown,
        lore=found,
        words=found.words,
        people=sitting,
        own=next((person for person in sitting if person.own), None),
        lands=lands(sight, found, sitting),
        course=course(sight, found, sitting),
        screens=screens(found, sitting),
        lots=market(sight, found),
        size=market_size(sight, found),
        picks=picks(sight, sitting),
        hand=found.faces[held] if held else None,
        holder=next((person.who.sign for person in sitting if person.acts), ""),
        discard=", ".join(f"{found.faces[label].name} ×{count}" for label, count in discard.items()),
        discard_size=sum(discard.values()),
        buttons=buttons(sight),
    )
    frame_and_plates = PLATE.split(live)
    return Board(still(sight.game), tuple(frame_and_plates[::2]), tuple(frame_and_plates[1::2]))


def buttons(sight: Sight) -> list[Button]:
    """Amounts to bid, teams to send, and what else to do with the card in hand."""
    found: list[Button] = []
    for choice in sight.moves:
        verb, _, argument = choice.key.partition(":")
        if verb in BUTTONS:
            face = sight.label("sent", argument) if verb == "send" else argument or choice.text
            shape = " ll-amount" if verb == "bid" else ""
            # Someone who speaks to the page says what is written there: it must be part of the label.
            text = choice.text if face in choice.text else f"{face}: {choice.text}"
            found.append(Button(f"{verb}-{argument}", choice.key, face, text, shape))
    return found
