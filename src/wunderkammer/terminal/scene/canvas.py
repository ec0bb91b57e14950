"""What a game gets to draw its board: a view and somebody who can name things."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar, cast

from rich.console import RenderableType
from rich.text import Text

from wunderkammer.core.content import Content
from wunderkammer.match.match import Match
from wunderkammer.terminal.style import NARROW, SHORT
from wunderkammer.text.narrator import Narrator

Draw = Callable[["Canvas"], RenderableType]
C = TypeVar("C", bound=Content)


class Canvas:
    """One view of a match, to be drawn.

    A game describes its table in `games/<id>/terminal/` with one function, `scene(canvas) -> Scene`, which
    `scene_board.py` draws, or draws it itself with `draw(canvas) -> RenderableType`.
    Either reads only the view, never a state, so it cannot show what the seat may not see:
    - `canvas.shown` is the game's own view, `canvas.seat` the seat it belongs to (None: a spectator);
    - `canvas.tables(LostLandsContent)` are the tables that the rules read and `canvas.figures` the same as
      `figures.toml` has them, for what is printed on cards and boards;
    - `canvas.say("board-market", …)` a message, `canvas.label("card", "jetpack")` the name of a labelled thing;
    - `canvas.name(seat)` a player's name in the player's colour, cut to `most` columns;
    - `canvas.width` the columns there are, `canvas.narrow` whether tables should become lists, `canvas.short` whether
      few lines are left for a board (a pipe has any number of lines).
    Words of the board stand in `games/<id>/text/board.{en,ru,de}.ftl`.
    """

    def __init__(
        self,
        view: dict[str, Any],
        narrator: Narrator,
        content: Content,
        figures: dict[str, Any],
        width: int,
        height: int = 0,
    ) -> None:
        self.view = view
        self.shown: dict[str, Any] = view["table"]
        self.seat: int | None = view["seat"]
        self.narrator = narrator
        self.content = content
        self.figures = figures
        self.width = width
        self.height = height

    @property
    def narrow(self) -> bool:
        return self.width < NARROW

    @property
    def short(self) -> bool:
        return 0 < self.height < SHORT

    def tables(self, kind: type[C]) -> C:
        """The content of the match, which is of the game's own kind."""
        assert isinstance(self.content, kind)
        return self.content

    def say(self, message_id: str, **args: object) -> str:
        return self.narrator.catalogue.say(message_id, **args)

    def label(self, domain: str, label: str | None) -> str:
        """The name of a labelled thing; a dash for none."""
        return self.say(f"{domain}-{label}") if label is not None else "—"

    def name(self, seat: int | None, most: int = 16) -> Text:
        """A player's name; a dash for nobody."""
        if seat is None or seat < 0:
            return Text("—", "faint")
        return Text(shorten(self.narrator.name(seat), most), f"seat{seat % 8}")


def shorten(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def board(match: Match, view: dict[str, Any], narrator: Narrator, width: int, height: int = 0) -> RenderableType:
    """The board of a match, drawn by its game, or plainly if the game does not draw."""
    return drawer(match.game.folder.name)(Canvas(view, narrator, match.content, match.figures, width, height))


def drawer(folder: str) -> Draw:
    """The game's own drawing, that of its scene, or a plain one of its view."""
    from wunderkammer.terminal.scene import plain_board, scene_board

    if find_spec(f"wunderkammer.games.{folder}.terminal") is None:
        return plain_board.draw
    module = import_module(f"wunderkammer.games.{folder}.terminal")
    if hasattr(module, "draw"):
        return cast(Draw, module.draw)
    return lambda canvas: scene_board.draw_scene(canvas, module.scene(canvas))
