"""What a match page begins with: the board as it is seen at first; what lies behind waits in it, unread."""

from __future__ import annotations

import re
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.shelf.game import Game
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.graphics.icons import sheet, shown_symbols, sprite_for

PLACE = re.compile(r"<!--place (\w+)-->(.*?)<!--end-->", re.DOTALL)
WAITING = re.compile(r'<noscript class="later">.*?</noscript>', re.DOTALL)
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'<use[^>]* href="#([^"]+)"')
LAZY = re.compile(r'(<img [^>]*\.webp[^>]*?) loading="lazy"')


class FirstSight(NamedTuple):
    """The signs of a page and the two layers of its board."""

    signs: Markup
    still: Markup
    live: Markup


def first_sight(game: Game, rest: str, board: Board, around: list[str], all_at_once: bool) -> FirstSight:
    """Whatever stands around the board is seen at once; so is everything of a game that names no places behind."""
    if all_at_once or not board.behind:
        return FirstSight(sprite_for(game, rest, [board.still, board.live, *around]), board.still, board.live)
    live = PLACE.sub(lambda place: later(place[2]) if place[1] in board.behind else place[2], board.live)
    front = WAITING.sub("", live)
    still, faces = split_still(board.still, set(USED.findall(front)))
    signs = [still, front, *around]
    seen = {*shown_symbols(game, signs)}
    hidden = [one for one in shown_symbols(game, [faces, live]) if one not in seen]
    waiting = Markup(later(f"<div hidden>{sheet(faces)}{sheet(hidden)}</div>"))
    # The pictures in front need not wait for the page to be laid out: asked for together, they are also shown together.
    return FirstSight(sprite_for(game, rest, signs), Markup(still) + waiting, Markup(LAZY.sub(r"\1", live)))


def split_still(still: str, shown: set[str]) -> tuple[str, str]:
    """A still layer with those of its symbols that are shown, and all others."""
    symbols = [(one[1], one[0]) for one in SYMBOL.finditer(still)]
    rest = "".join(drawing for name, drawing in symbols if name not in shown)
    return SYMBOL.sub(lambda one: one[0] if one[1] in shown else "", still), rest


def later(html: str) -> str:
    """What a script opens (signs.js); where there is none it stands there as any other part of the page."""
    return f'<noscript class="later">{html}</noscript>'
