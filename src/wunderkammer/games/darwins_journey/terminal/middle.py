"""What lies on the board for everybody: round and Beagle goals, scrolls, museum, envelopes and open goals."""

from __future__ import annotations

from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, MUSEUM_ROWS
from wunderkammer.games.darwins_journey.terminal.signs import INKS, effect, flow, goal, join_texts, piece, seal
from wunderkammer.terminal.scene.canvas import Canvas

BETWEEN = "   "


def header(canvas: Canvas) -> Text:
    """Round, turn order and the Beagle goals; the one that counts next stands out."""
    table = canvas.shown
    at = max(0, table["round"] - 1)
    title = canvas.say("board-round", round=table["round"]) if table["round"] else canvas.say("board-set-up")
    order = join_texts([piece(canvas, seat) for seat in table["order"]], " › ")
    tiles = [
        Text(f"{canvas.label('beagle_goal', tile)}{'' if i == len(table['beagle_goals']) - 1 else ' ·'}", ink)
        for i, tile in enumerate(table["beagle_goals"])
        for ink in ["active" if i == at else "faint"]
    ]
    lead = Text.assemble((f" {title}  ", "title"), order, "  ", ("⛵ ", "active"))
    return flow(lead, tiles, canvas.width)


def shared_lines(canvas: Canvas) -> list[Text]:
    """Two blocks stand on one line if they fit."""
    hint = Text(canvas.say("board-legend"), "faint")
    lines: list[Text] = []
    for block in (academy(canvas), goals(canvas), museum(canvas), letters(canvas), hint):
        if lines and lines[-1].cell_len + len(BETWEEN) + block.cell_len < canvas.width:
            lines[-1].append(BETWEEN).append_text(block)
        else:
            lines.append(Text.assemble(" ", block))
    return lines


def titled_block(canvas: Canvas, name: str, parts: list[Text]) -> Text:
    title = Text(f"{canvas.say(f'board-{name}')} ", "title")
    return flow(title, parts or [Text("—", "faint")], canvas.width - 1, "  ")


def academy(canvas: Canvas) -> Text:
    """The scrolls with their costs."""
    rows = zip(canvas.shown["scrolls"], canvas.figures["academy"]["scroll"], strict=True)
    scrolls = [
        Text.assemble((f"¢{cost}: ", "faint"), join_texts([seal(canvas, colour) for colour in row], " "))
        for row, cost in rows
    ]
    return titled_block(canvas, "scrolls", scrolls)


def museum(canvas: Canvas) -> Text:
    """The rows of the museum; a coin beside those that still have theirs."""
    rows = []
    for at, colour in enumerate(MUSEUM_ROWS):
        kinds = [
            Text(canvas.say(f"sign-{kind}"), INKS[colour])
            if f"{colour}_{kind}" in canvas.shown["museum"]
            else Text("··", "faint")
            for kind in KIND_NAMES
        ]
        coin = " ¢" if canvas.shown["row_coins"][at] else ""
        rows.append(Text.assemble(seal(canvas, colour), ": ", join_texts(kinds, " "), coin))
    return titled_block(canvas, "museum", rows)


def letters(canvas: Canvas) -> Text:
    """The envelopes from the top: first and second reward, and everybody's stamps."""
    parts = []
    for data in canvas.shown["letters"]:
        if data["tile"] is not None:
            rewards = [effect(canvas, text) for text in canvas.figures["letter"][data["tile"][1:]]]
            stamps = [Text.assemble(piece(canvas, seat), f"✉{n}") for seat, n in enumerate(data["stamps"]) if n]
            there = Text.assemble((" [", "line"), join_texts(stamps, " "), ("]", "line")) if stamps else Text()
            parts.append(Text.assemble("1.", rewards[0], " 2.", rewards[1], there))
    return titled_block(canvas, "letters", [join_texts([part, "|"], " ") for part in parts[:-1]] + parts[-1:])


def goals(canvas: Canvas) -> Text:
    """The open goals; during the set-up the pairs that can be chosen."""
    pairs = [pair for pair in canvas.shown["pairs"] if pair[0] and canvas.shown["round"] == 0]
    shown = [join_texts([goal(canvas, name) for name in pair if name], " & ") for pair in pairs]
    return titled_block(canvas, "goals", [*(goal(canvas, name) for name in canvas.shown["goals"] if name), *shown])
