"""The board of Darwin's Journey in a terminal: journals, sea and islands, museum, letters and everybody's board.

Seals and specimens are told apart by letter and shape, colours only help; a legend explains the signs.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import PAGE_NAMES, SPACE_NAMES
from wunderkammer.terminal.scene import Scene

INKS = {"green": "#7a9a3a", "blue": "#4f8fc0", "yellow": "#b58900", "red": "#c0504d", "purple": "#a07ab0"}
SIGNS = {"coins": "¢", "vp": "★", "theory": "T", "knowledge": "?", "goal": "◎", "seal": "●", "post": "✉"}
SIGNS |= {"explore": "E", "navigate": "N", "academy": "●", "off": "●−", "any_camp": "△", "purple": "●p"}
SIGNS |= {"explorer": "+E", "unlock_free": "◍", "locked": "✗↯", "research_any": "S", "exchange": "?→¢★"}
SIGNS |= {"redeliver": "M↻", "fulfil": "◎✓"}
TRACKS = (("o", "sea"), ("a", "island_a"), ("b", "island_b"), ("c", "island_c"))
ALFRED = 1


def draw(scene: Scene) -> RenderableType:
    """The whole table from the round at the top to the players at the bottom."""
    parts = [header(scene), journals(scene), outside(scene), *tracks(scene), academy(scene), letters(scene)]
    return Group(*parts, museum(scene), goals(scene), *boards(scene), legend(scene))


def legend(scene: Scene) -> Text:
    """What the signs of the board mean."""
    return Text(f" {scene.say('board-legend')}", "faint")


def seal(colour: str | None) -> Text:
    """A seal as its letter."""
    return Text("·", "faint") if colour is None else Text(colour[0].upper(), INKS[colour])


def piece(scene: Scene, seat: int, shape: str = "") -> Text:
    """A player's piece: the number of the seat, A for Alfred."""
    name = "A" if seat >= len(scene.table["players"]) else str(seat + 1)
    return Text(f"{shape}{name}", f"seat{seat % 8}")


def short(effect: str) -> str:
    """An effect in signs: “coins 3 + goal” is ¢3◎."""
    signs = []
    for part in effect.replace(" then ", " + ").replace(" / ", " + / + ").split(" + "):
        words = part.split()
        signs.append(SIGNS.get(words[0], words[0]) + "".join(words[1:2]) if words else "")
    return "".join(signs)


def header(scene: Scene) -> Text:
    """Round, turn order and the Beagle goals; the one that counts next stands out."""
    table = scene.table
    order = Text(" › ", "line").join(piece(scene, seat) for seat in table["order"])
    at = max(0, table["round"] - 1)
    tiles = [
        Text(scene.label("beagle_goal", tile), "active" if i == at else "faint")
        for i, tile in enumerate(table["beagle_goals"])
    ]
    title = scene.say("board-round", round=table["round"])
    return Text.assemble((f" {title}  ", "title"), order, "   ", ("⛵ ", "active"), Text(" · ", "line").join(tiles))


def spot(scene: Scene, name: str, what: Text) -> Text:
    """A spot: its lens, what it asks for and gives, and the workers there."""
    data = scene.table["spots"][name]
    lens = data["lens"]
    mark = Text("✗", "faint") if lens == "locked" else Text("○") if lens == "open" else piece(scene, lens, "◍")
    workers = [piece(scene, seat) for seat in data["workers"]]
    return Text.assemble(mark, " ", what, " " if workers else "", Text("").join(workers))


def journals(scene: Scene) -> RenderableType:
    """The four pages and the special journal, row by row."""
    grid = Table(
        box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False, header_style="faint", border_style="line"
    )
    for page, colour in zip(PAGE_NAMES, ("green", "blue", "yellow", "red"), strict=True):
        grid.add_column(Text(scene.say(f"board-{page}"), INKS[colour]), no_wrap=True)
    grid.add_column(Text(scene.say("board-special"), "title"), no_wrap=True)
    for level in range(3):
        cells = []
        for page, colour in zip(PAGE_NAMES, ("green", "blue", "yellow", "red"), strict=True):
            need = Text(colour[0].upper() * scene.figures["journal"]["seals"][level], INKS[colour])
            what = Text.assemble(need, " ", short(scene.figures["journal"][page][level]))
            cells.append(spot(scene, f"{page}_{level + 1}", what))
        tiles = [special(scene, f"special_{side}_{level + 1}") for side in ("left", "right")]
        grid.add_row(*cells, Text("  ").join(tiles))
    return grid


def special(scene: Scene, name: str) -> Text:
    """A special tile: its seals and its effect."""
    tile = scene.table["spots"][name]["tile"]
    if tile is None:
        return Text("—", "faint")
    figures = scene.figures["special"][tile[1:]]
    need = [Text(c[0].upper() * n, INKS[c]) for c, n in zip(INKS, figures["seals"], strict=False) if n]
    return spot(scene, name, Text.assemble(*need, " ", short(figures["gives"])))


def outside(scene: Scene) -> Text:
    """The small journal and the spots outside the journals."""
    names = ("small_left", "small_right", "museum", "turn_order", "goal")
    parts = [spot(scene, name, Text(scene.label("spot", name), "faint")) for name in names]
    return Text.assemble(" ", Text("  ").join(parts))


def tracks(scene: Scene) -> list[Text]:
    """The sea and the islands, space by space with pieces."""
    return [track(scene, letter, name) for letter, name in TRACKS]


def track(scene: Scene, letter: str, name: str) -> Text:
    here = pieces_on(scene)
    spaces = [space(scene, label, scene.figures[name], here) for label in SPACE_NAMES if label[0] == letter]
    return Text.assemble((f" {scene.say(f'board-{name}')} ", "title"), Text(" ").join(spaces))


def space(scene: Scene, label: str, figures: dict[str, Any], here: dict[str, list[Text]]) -> Text:
    """One space: number, what lies there, who stands there."""
    data = figures[label.upper()]
    parts: list[Text | tuple[str, str] | str] = [(label[1:], "faint")]
    if label == scene.table["beagle"]:
        parts.append(("⛵", "active"))
    elif "beagle" in data:
        parts.append(("⚓", "faint"))
    specimen = scene.table["specimens"].get(label)
    if specimen:
        colour, _, kind = specimen.partition("_")
        parts.append(Text(f"{colour[0].upper()}{kind[:2]}", INKS[colour]))
    if data.get("camp"):
        tents = Text("").join(piece(scene, seat) for seat in scene.table["camps"][label])
        parts += ["△" + short(scene.figures["camp"][label.upper()]["gives"]), tents]
    if "gives" in data:
        parts.append(short(data["gives"]))
    if "ribbon" in data and label not in scene.table["ribbons"]:
        parts.append((f"≈{data['ribbon']}", "good"))
    if "banner" in data:
        parts.append((f"⚑{data['banner']}", "good"))
    if here.get(label):
        parts += [("[", "line"), *here[label], ("]", "line")]
    return Text.assemble("(", *parts, ")") if avoidable(label, figures) else Text.assemble(*parts)


def avoidable(label: str, figures: dict[str, Any]) -> bool:
    """Whether a fork leads past a space."""
    order = {name.upper(): at for at, name in enumerate(SPACE_NAMES)}
    here = order[label.upper()]
    return any(order[name] < here < order[way] for name, data in figures.items() for way in data["next"])


def everybody(scene: Scene) -> list[tuple[int, dict[str, Any]]]:
    """All boards with their numbers, Alfred's last."""
    found = list(enumerate(scene.table["players"]))
    return [*found, (ALFRED, scene.table["alfred"])] if scene.table["alfred"] else found


def pieces_on(scene: Scene) -> dict[str, list[Text]]:
    """Ships and explorers by space."""
    found: dict[str, list[Text]] = {}
    for seat, data in everybody(scene):
        for place in [data["ship"], *data["explorers"]]:
            if place is not None:
                found.setdefault(place, []).append(piece(scene, seat))
    return found


def academy(scene: Scene) -> Text:
    """The scrolls with their costs."""
    costs = scene.figures["academy"]["scroll"]
    rows = zip(scene.table["scrolls"], costs, strict=True)
    scrolls = [Text.assemble((f"¢{cost} ", "faint"), *(seal(colour) for colour in row)) for row, cost in rows]
    return Text.assemble((f" {scene.say('board-scrolls')} ", "title"), Text("  ").join(scrolls))


def letters(scene: Scene) -> Text:
    """The envelopes: tile and everybody's stamps."""
    parts = []
    for data in scene.table["letters"]:
        stamps = [Text.assemble(piece(scene, seat), f"✉{n}") for seat, n in enumerate(data["stamps"]) if n]
        parts.append(Text.assemble(scene.label("letter", data["tile"]), " ", Text(" ").join(stamps)))
    return Text.assemble((f" {scene.say('board-letters')} ", "title"), Text("  |  ", "line").join(parts))


def museum(scene: Scene) -> Text:
    """The rows of the museum; a coin beside those that still have theirs."""
    rows = []
    for at, colour in enumerate(("green", "blue", "red", "yellow")):
        kinds = [
            Text(kind[:2], INKS[colour]) if f"{colour}_{kind}" in scene.table["museum"] else Text("··", "faint")
            for kind in ("reptile", "plant", "bird", "fossil")
        ]
        rows.append(Text.assemble(Text(" ").join(kinds), " ¢" if scene.table["row_coins"][at] else ""))
    return Text.assemble((f" {scene.say('board-museum')} ", "title"), Text("  |  ", "line").join(rows))


def goals(scene: Scene) -> Text:
    names = [scene.label("goal", goal) for goal in scene.table["goals"] if goal]
    return Text.assemble((f" {scene.say('board-goals')} ", "title"), ", ".join(names))


def boards(scene: Scene) -> list[Text]:
    """Everybody's board in three lines."""
    return [line for seat, data in everybody(scene) for line in board(scene, seat, data)]


def board(scene: Scene, seat: int, data: dict[str, Any]) -> list[Text]:
    turn = "▶" if seat in scene.view["to_act"] else " "
    is_alfred = "board" in data
    name = Text("Alfred", "seat1") if is_alfred else scene.name(seat, 14)
    facts = f"  ★{data['vp']} ({sum(data['sheet'].values())})  ¢{data['coins']}  T{data['theory']}"
    facts += f"  ⇄{data['bonus']}" if is_alfred else f"  ?{data['knowledge']}"
    facts += f"  △{data['tents']}/5  ◍{data['lenses']}  ✉{'/'.join(map(str, data['stacks']))}+{data['used_stamps']}"
    rows = [worker(name, row, data) for name, row in zip(data["workers"], data["rows"], strict=True)]
    first = Text.assemble((turn, "active"), name, facts, "   ", Text(" ").join(row for row in rows if row))
    found = [Text(f"{s[0].upper()}{s.partition('_')[2][:2]}", INKS[s.partition("_")[0]]) for s in data["research"]]
    second = Text.assemble((f"   {scene.say('board-research')} ", "faint"), Text(" ").join(found) if found else "—")
    return [first, second] if is_alfred else [first, second, aims(scene, data)]


def worker(name: str, row: list[str], data: dict[str, Any]) -> Text | None:
    """A worker's seals; in brackets while the worker is away."""
    where = data["workers"][name]
    if where is None:
        return None
    inside = Text("").join(seal(colour) for colour in row) if row else Text("–", "faint")
    return inside if where == "home" else Text.assemble(("(", "faint"), inside, (")", "faint"))


def aims(scene: Scene, data: dict[str, Any]) -> Text:
    """Goals in the reserve and on slots, and crew cards with the seals they need."""
    parts = [scene.label("goal", goal) for goal in data["reserve"] if goal]
    for name, value in data["slots"].items():
        if value:
            mark, aim = ("✓", name) if value["fulfilled"] else ("…", value["goal"])
            parts.append(f"{mark}{scene.label('slot' if value['fulfilled'] else 'goal', aim)}")
    for card in data["crew"] or []:
        name = card["card"]
        parts.append(f"✓{scene.label('crew', name)}" if card["row"] else crew_card(scene, name))
    if data["hand"]:
        parts.append(f"[{' · '.join(crew_card(scene, name) for name in data['hand'])}]")
    return Text.assemble(("   ", ""), (" · ".join(parts), "faint"))


def crew_card(scene: Scene, name: str) -> str:
    """A crew card with the seals it needs."""
    need = scene.figures["crew"][name[1:]]["seals"]
    return f"{scene.label('crew', name)} {''.join(c[0].upper() * n for c, n in zip(INKS, need, strict=False))}"
