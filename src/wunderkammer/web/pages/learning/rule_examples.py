"""Examples beside the rules: parts of the game's own board before and after a few moves, and what the log says."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.match.learning.example_match import example_match, play_example
from wunderkammer.match.match import Match
from wunderkammer.match.party import naturalists, person_name
from wunderkammer.shelf.examples import Example, examples
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.lessons import lesson_of
from wunderkammer.text.catalogue import catalogue
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.fragments import VOID
from wunderkammer.web.board.sight import Sight

# Names belong to the table: in a book the same thing may be drawn twice, and cannot be pressed.
NAMES = re.compile(
    r'\s(?:id|for|data-(?:moves|element|why|what|from|asked|zoom)|role|tabindex|aria-describedby|aria-label|name)="[^"]*"'
    r"|\s(?:checked|open)(?=[\s>])"
)
TAG = re.compile(r"<(/?)([a-zA-Z][\w-]*)([^<>]*)>")
SHELL = "example-shell"
CLASS = re.compile(r'\bclass="([^"]*)"')


class DrawnExample(NamedTuple):
    """An example as the page shows it."""

    name: str
    words: str
    before: Markup
    after: Markup
    told: tuple[str, ...]
    wide: bool


@cache
def drawn_examples(game: Game, lang: str) -> dict[str, list[DrawnExample]]:
    """All examples of a game by their rules."""
    found: dict[str, list[DrawnExample]] = {}
    for example in examples(game):
        found.setdefault(example.rule, []).append(drawn_example(game, example, lang))
    return found


def drawn_example(game: Game, example: Example, lang: str) -> DrawnExample:
    texts = catalogue(lang, game.folder)
    match = example_match(game, example)
    names = [person_name(texts, 1), *naturalists(texts, [])][: match.seats]
    seat = lesson_of(game, example.lesson).learner
    before = pictures(match, seat, lang, names, example.shows)
    lines = play_example(match, example)
    narrator = Sight(match, seat, lang, names, False).narrator
    told = tuple(narrator.line(line) for line in lines)
    after = pictures(match, seat, lang, names, example.shows)
    return DrawnExample(example.name, texts.say(f"example-{example.name}"), before, after, told, example.wide)


def pictures(match: Match, seat: int, lang: str, names: list[str], ids: tuple[str, ...]) -> Markup:
    """These parts of the board, each with the shells that dress it."""
    live = str(artist(match.game)(Sight(match, seat, lang, names, False)).live)
    return Markup("".join(part_of(live, one) for one in ids))


def part_of(html: str, name: str) -> str:
    """An element of a drawing inside copies of all that it lies in, which take no room; "" if it is not there."""
    opened: list[str] = []
    begin, depth = -1, 0
    for tag in TAG.finditer(html):
        closing, kind, attributes = tag.groups()
        if kind in VOID or attributes.endswith("/"):
            continue
        if closing:
            depth -= 1
            if begin >= 0 and depth == len(opened):
                inside = NAMES.sub("", html[begin : tag.end()])
                return "".join(opened) + inside + "".join(f"</{one[1:].split()[0]}>" for one in reversed(opened))
            if begin < 0:
                opened.pop()
        elif begin < 0 and f'id="{name}"' in attributes:
            begin = tag.start()
            depth += 1
        else:
            depth += 1
            if begin < 0:
                css = CLASS.search(attributes)
                opened.append(f'<{kind} class="{css[1] if css else ""} {SHELL}">')
    return ""


def still_of(game: Game) -> Markup:
    """What the drawings refer to: the board's own symbols, once for the whole page."""
    if not examples(game):
        return Markup("")
    match = example_match(game, examples(game)[0])
    return artist(game)(Sight(match, None, "en", [""] * match.seats, False)).still
