"""A board as a page of its own, to look at while drawing it: python -m wunderkammer.web.board.preview GAME."""

from __future__ import annotations

import argparse
from pathlib import Path

from markupsafe import Markup

from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.board.sight import Sight

STATIC = Path(__file__).parents[1] / "static"
PAGE = Markup(
    '<!doctype html><html lang="{lang}" data-theme="{theme}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><style>{css}</style><title>{title}</title>'
    "<body>{sprite}<p><strong>{ask}</strong></p>"
    '<section id="board" class="board board-{game}"><div class="still">{still}</div>'
    '<div class="live" id="live">{live}</div></section></body></html>'
)


def match_after(game: str, seats: int, moves: int, seed: int) -> Match:
    """A match after some random moves."""
    match = Match(game, seats, seed)
    rng = Rng(seed)
    for _ in range(moves):
        if not match.to_act:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def page(match: Match, seat: int | None, lang: str, theme: str) -> str:
    """The drawn board with its styles inside."""
    names = [f"Player {number + 1}" for number in range(match.seats)]
    sight = Sight(match, seat, lang, names)
    board = artist(match.game)(sight)
    own = match.game.folder / "board" / "board.css"
    sheets = [STATIC / "table.css", STATIC / "pages.css", own if own.exists() else STATIC / "generic.css"]
    css = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    drawn = PAGE.format(
        lang=lang, theme=theme, css=Markup(css), title=match.game.id, ask=sight.ask, game=match.game.id,
        still=board.still, live=board.live, sprite=sprite(match.game),
    )  # fmt: skip
    # A page without a server finds the pictures where they are made.
    return str(drawn).replace(f"/static/boards/{match.game.id}/", f"{(match.game.folder / 'board').as_uri()}/")


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--seat", default="acting", help="a number from 0, “acting” or “spectator”")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--out", default="page.html")
    given = parser.parse_args()
    match = match_after(given.game, given.seats, given.moves, given.seed)
    acting = match.to_act[0] if match.to_act else None
    seat = None if given.seat == "spectator" else acting if given.seat == "acting" else int(given.seat)
    Path(given.out).write_text(page(match, seat, given.lang, given.theme), encoding="utf-8")


if __name__ == "__main__":
    main()
