"""The journals and the spots beside them."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import PAGE_NAMES, SEAL_NAMES
from wunderkammer.games.darwins_journey.terminal.signs import (
    INKS,
    effect,
    flow,
    join_texts,
    needed_seals,
    piece,
    seals,
    standing,
)
from wunderkammer.terminal.scene.canvas import Canvas

WIDE = 92  # from here on the pages stand beside each other
LEVELS = 3
OUTSIDE = ("small_left", "small_right", "museum", "turn_order", "goal")


def journals(canvas: Canvas) -> list[RenderableType]:
    """The four pages, the special journal and the spots that ask for no seals."""
    pages = [[page_spot(canvas, page, level) for level in range(LEVELS)] for page in range(len(PAGE_NAMES))]
    rows = [join_texts([special(canvas, level, side) for side in ("left", "right")], "  ") for level in range(LEVELS)]
    titles = [Text(canvas.say(f"board-{page}"), INKS[SEAL_NAMES[at]]) for at, page in enumerate(PAGE_NAMES)]
    titles.append(Text(canvas.say("board-special"), "title"))
    drawn: list[RenderableType] = []
    if canvas.width >= WIDE:
        drawn.append(side_by_side(titles, [*pages, rows]))
    else:
        for title, spots in zip(titles, [*pages, rows], strict=True):
            drawn.append(flow(Text.assemble(" ", title, " "), spots, canvas.width, "  "))
    return [*drawn, outside(canvas)]


def side_by_side(titles: list[Text], columns: list[list[Text]]) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, show_edge=False, expand=True, padding=(0, 1))
    for _ in titles:
        table.add_column(no_wrap=True)
    table.add_row(*titles)
    for level in range(LEVELS):
        table.add_row(*(column[level] for column in columns))
    return table


def spot(canvas: Canvas, name: str, what: Text) -> Text:
    """A spot: its lens, what it asks for and gives, and the workers there."""
    data = canvas.shown["spots"][name]
    lens = data["lens"]
    mark = Text("✗", "faint") if lens == "locked" else Text("○") if lens == "open" else piece(canvas, lens, "◍")
    workers = standing(canvas, data["workers"])
    return Text.assemble(mark, " ", what, " " if workers else "", workers)


def page_spot(canvas: Canvas, page: int, level: int) -> Text:
    """A spot of a main journal."""
    figures = canvas.figures["journal"]
    need = seals(canvas, [SEAL_NAMES[page]] * figures["seals"][level])
    gives = effect(canvas, figures[PAGE_NAMES[page]][level])
    return spot(canvas, f"{PAGE_NAMES[page]}_{level + 1}", Text.assemble(need, " ", gives))


def special(canvas: Canvas, level: int, side: str) -> Text:
    """A special tile: its seals and its effect."""
    name = f"special_{side}_{level + 1}"
    tile = canvas.shown["spots"][name]["tile"]
    if tile is None:
        return Text("—", "faint")
    figures = canvas.figures["special"][tile[1:]]
    gives = effect(canvas, figures["gives"])
    return spot(canvas, name, Text.assemble(needed_seals(canvas, figures["seals"]), " ", gives))


def outside(canvas: Canvas) -> Text:
    """The small journal and the spots outside the journals."""
    parts = [spot(canvas, name, Text(canvas.say(f"board-{name}"), "faint")) for name in OUTSIDE]
    return flow(Text(" "), parts, canvas.width, "  ")
