"""The board of Darwin's Journey in a terminal: journals, sea and islands, museum, letters and everybody's board."""

from __future__ import annotations

from rich.console import Group, RenderableType

from wunderkammer.games.darwins_journey.terminal.boards import boards
from wunderkammer.games.darwins_journey.terminal.journals import journals
from wunderkammer.games.darwins_journey.terminal.middle import header, shared_lines
from wunderkammer.games.darwins_journey.terminal.tracks import tracks
from wunderkammer.terminal.scene.canvas import Canvas


def draw(canvas: Canvas) -> RenderableType:
    """The whole table from the round at the top to the players at the bottom."""
    return Group(header(canvas), *journals(canvas), *tracks(canvas), *shared_lines(canvas), *boards(canvas))
