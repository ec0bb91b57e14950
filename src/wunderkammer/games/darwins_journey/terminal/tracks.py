"""The sea and the islands, space by space with pieces."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import SPACE_NAMES
from wunderkammer.games.darwins_journey.terminal.signs import ALFRED, effect, flow, join_texts, specimen, standing
from wunderkammer.terminal.scene.canvas import Canvas

TRACKS = (("o", "sea"), ("a", "island_a"), ("b", "island_b"), ("c", "island_c"))


def tracks(canvas: Canvas) -> list[Text]:
    """One flow of spaces for the sea and for each island."""
    here = pieces_on(canvas)
    return [track(canvas, letter, name, here) for letter, name in TRACKS]


def track(canvas: Canvas, letter: str, name: str, here: dict[str, list[int]]) -> Text:
    figures = canvas.figures[name]
    spaces = [space(canvas, label, figures, here) for label in SPACE_NAMES if label[0] == letter]
    return flow(Text(f" {canvas.say(f'board-{name}')} ", "title"), spaces, canvas.width)


def space(canvas: Canvas, label: str, figures: dict[str, Any], here: dict[str, list[int]]) -> Text:
    """One space: its number, what lies there, who stands there; in brackets if a fork leads past it."""
    data = figures[label.upper()]
    found = join_texts(contents(canvas, label, data), "+")
    marks = Text.assemble(beagle(canvas, label, data), ribbon(canvas, label, data), banner(data))
    who = standing(canvas, here.get(label, []))
    colon = ":" if found else ""
    inside = Text.assemble((f"{label[1:]}{colon}", "faint"), found, marks, who)
    return Text.assemble("(", inside, ")") if avoidable(label, figures) else inside


def contents(canvas: Canvas, label: str, data: dict[str, Any]) -> list[Text]:
    """Specimen, camp with its tents, and the effect of the space itself."""
    found = []
    if label in canvas.shown["specimens"]:
        found.append(specimen(canvas, canvas.shown["specimens"][label]))
    if data.get("camp"):
        gives = effect(canvas, canvas.figures["camp"][label.upper()]["gives"])
        found.append(Text.assemble("△", tents(canvas, label), gives))
    if "gives" in data:
        found.append(Text(effect(canvas, data["gives"])))
    return found


def tents(canvas: Canvas, label: str) -> Text:
    """Whose tents stand at a camp."""
    found = standing(canvas, canvas.shown["camps"][label])
    return Text.assemble(found, " ") if found else found


def beagle(canvas: Canvas, label: str, data: dict[str, Any]) -> Text:
    if label == canvas.shown["beagle"]:
        return Text("⛵", "active")
    return Text("⚓" if "beagle" in data else "", "faint")


def ribbon(canvas: Canvas, label: str, data: dict[str, Any]) -> Text:
    """A golden ribbon that nobody has crossed yet."""
    there = "ribbon" in data and label not in canvas.shown["ribbons"]
    return Text(f"≈{data['ribbon']}" if there else "", "good")


def banner(data: dict[str, Any]) -> Text:
    return Text(f"⚑{data['banner']}" if "banner" in data else "", "good")


def avoidable(label: str, figures: dict[str, Any]) -> bool:
    """Whether a fork leads past a space."""
    order = {name.upper(): at for at, name in enumerate(SPACE_NAMES)}
    here = order[label.upper()]
    return any(order[name] < here < order[way] for name, data in figures.items() for way in data["next"])


def everybody(canvas: Canvas) -> list[tuple[int, dict[str, Any]]]:
    """All boards with their numbers, Alfred's last."""
    found = list(enumerate(canvas.shown["players"]))
    return [*found, (ALFRED, canvas.shown["alfred"])] if canvas.shown["alfred"] else found


def pieces_on(canvas: Canvas) -> dict[str, list[int]]:
    """Ships and explorers by space."""
    found: dict[str, list[int]] = {}
    for seat, data in everybody(canvas):
        for place in [data["ship"], *data["explorers"]]:
            if place is not None:
                found.setdefault(place, []).append(seat)
    return found
