"""What draws the pieces of the table: one pen for each language, which remembers what it has drawn."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.hyphens import breakable
from wunderkammer.shelf.game import Game
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.graphics.dice import die, die_on_a_chart
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.graphics.pictures import small_picture, url
from wunderkammer.web.board.graphics.portraits import portrait
from wunderkammer.web.board.sight import Sight

REMEMBERED = 4096  # pieces of each kind; a move changes a few of them, everything else is found here
COUNTED = {"vp": "vp", "coins": "coins", "token": "tokens", "seal": "seals", "reputation": "reputation"}
PLATE, PORTRAIT, HOUSE = (300, 240), (270, 297), (240, 180)  # the size of the pictures


class Sort(NamedTuple):
    """Something with a sign, an amount and words that say both."""

    icon: str
    text: str
    words: str
    colour: str = ""
    kind: str = ""


class Pen:
    """Draws cards, dice and houses in one language; it knows pictures, but no match."""

    def __init__(self, sight: Sight) -> None:
        game = sight.game
        self.say = lru_cache(REMEMBERED)(sight.catalogue.say)
        given: dict[str, Any] = {
            "say": self.say,
            "icon": sign,
            "die": die,
            "die_on_a_chart": die_on_a_chart,
            "plate": lambda label: small_picture(game, "plates", label, "plate", *PLATE),
            "portrait": lambda label: small_picture(game, "portraits", label, "portrait", *PORTRAIT),
            "facade": lambda label: small_picture(game, "houses", label, "facade", *HOUSE),
            "world": url(game, "charts", "world"),
            "latin": latin(game),
            "face": portrait,
            "breakable": breakable,
        }
        module: Any = environment(game).get_template("pieces.html").make_module(given)
        self.macro: Callable[[str], Any] = cache(lambda name: lru_cache(REMEMBERED)(getattr(module, name)))

    def label(self, domain: str, label: str) -> str:
        return self.say(f"{domain}-{label}")

    def amount(self, gain: str, count: int) -> str:
        """How much of something, as one says it: 3 coins; a card is called by its name."""
        return (
            self.say(f"amount-{COUNTED[gain]}", count=count, sign="") if gain in COUNTED else self.label("gain", gain)
        )

    def draw(self, piece: str, *what: object) -> Markup:
        """A piece of the table, from everything that it shows."""
        found: Markup = self.macro(piece)(*what)
        return found


@cache
def latin(game: Game) -> dict[str, str]:
    """The scientific names of animals."""
    found: dict[str, str] = tomllib.loads((game.folder / "board" / "latin.toml").read_text(encoding="utf-8"))
    return found


@cache
def pens() -> dict[str, Pen]:
    """All pens, by language."""
    return {}


def pen(sight: Sight) -> Pen:
    """The pen of a language, cut by the first sight in it."""
    found = pens().get(sight.lang)
    if found is None:
        found = pens()[sight.lang] = Pen(sight)
    return found
