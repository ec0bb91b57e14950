"""What lies on the board for everybody: round and Beagle goals, scrolls, museum, envelopes and open goals."""

from __future__ import annotations

from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, MUSEUM_ROWS
from wunderkammer.games.darwins_journey.terminal.signs import INKS, effect, flow, goal, joined, piece, seal
from wunderkammer.terminal.scene import Scene

BETWEEN = "   "


def header(scene: Scene) -> Text:
    """Round, turn order and the Beagle goals; the one that counts next stands out."""
    table = scene.table
    at = max(0, table["round"] - 1)
    title = scene.say("board-round", round=table["round"]) if table["round"] else scene.say("board-set-up")
    order = joined([piece(scene, seat) for seat in table["order"]], " › ")
    tiles = [
        Text(f"{scene.label('beagle_goal', tile)}{'' if i == len(table['beagle_goals']) - 1 else ' ·'}", ink)
        for i, tile in enumerate(table["beagle_goals"])
        for ink in ["active" if i == at else "faint"]
    ]
    lead = Text.assemble((f" {title}  ", "title"), order, "  ", ("⛵ ", "active"))
    return flow(lead, tiles, scene.width)


def shared(scene: Scene) -> list[Text]:
    """Two blocks stand on one line if they fit."""
    hint = Text(scene.say("board-legend"), "faint")
    lines: list[Text] = []
    for block in (academy(scene), goals(scene), museum(scene), letters(scene), hint):
        if lines and lines[-1].cell_len + len(BETWEEN) + block.cell_len < scene.width:
            lines[-1].append(BETWEEN).append_text(block)
        else:
            lines.append(Text.assemble(" ", block))
    return lines


def titled(scene: Scene, name: str, parts: list[Text]) -> Text:
    title = Text(f"{scene.say(f'board-{name}')} ", "title")
    return flow(title, parts or [Text("—", "faint")], scene.width - 1, "  ")


def academy(scene: Scene) -> Text:
    """The scrolls with their costs."""
    rows = zip(scene.table["scrolls"], scene.figures["academy"]["scroll"], strict=True)
    scrolls = [
        Text.assemble((f"¢{cost}: ", "faint"), joined([seal(scene, colour) for colour in row], " "))
        for row, cost in rows
    ]
    return titled(scene, "scrolls", scrolls)


def museum(scene: Scene) -> Text:
    """The rows of the museum; a coin beside those that still have theirs."""
    rows = []
    for at, colour in enumerate(MUSEUM_ROWS):
        kinds = [
            Text(scene.say(f"sign-{kind}"), INKS[colour])
            if f"{colour}_{kind}" in scene.table["museum"]
            else Text("··", "faint")
            for kind in KIND_NAMES
        ]
        coin = " ¢" if scene.table["row_coins"][at] else ""
        rows.append(Text.assemble(seal(scene, colour), ": ", joined(kinds, " "), coin))
    return titled(scene, "museum", rows)


def letters(scene: Scene) -> Text:
    """The envelopes from the top: first and second reward, and everybody's stamps."""
    parts = []
    for data in scene.table["letters"]:
        if data["tile"] is not None:
            rewards = [effect(scene, text) for text in scene.figures["letter"][data["tile"][1:]]]
            stamps = [Text.assemble(piece(scene, seat), f"✉{n}") for seat, n in enumerate(data["stamps"]) if n]
            there = Text.assemble((" [", "line"), joined(stamps, " "), ("]", "line")) if stamps else Text()
            parts.append(Text.assemble("1.", rewards[0], " 2.", rewards[1], there))
    return titled(scene, "letters", [joined([part, "|"], " ") for part in parts[:-1]] + parts[-1:])


def goals(scene: Scene) -> Text:
    """The open goals; during the set-up the pairs that can be chosen."""
    pairs = [pair for pair in scene.table["pairs"] if pair[0] and scene.table["round"] == 0]
    shown = [joined([goal(scene, name) for name in pair if name], " & ") for pair in pairs]
    return titled(scene, "goals", [*(goal(scene, name) for name in scene.table["goals"] if name), *shown])
