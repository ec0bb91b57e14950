"""The sea and the islands, space by space with pieces."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from wunderkammer.games.darwins_journey.content.names import SPACE_NAMES
from wunderkammer.games.darwins_journey.terminal.signs import ALFRED, effect, flow, joined, specimen, standing
from wunderkammer.terminal.scene import Scene

TRACKS = (("o", "sea"), ("a", "island_a"), ("b", "island_b"), ("c", "island_c"))


def tracks(scene: Scene) -> list[Text]:
    """One flow of spaces for the sea and for each island."""
    here = pieces_on(scene)
    return [track(scene, letter, name, here) for letter, name in TRACKS]


def track(scene: Scene, letter: str, name: str, here: dict[str, list[int]]) -> Text:
    figures = scene.figures[name]
    spaces = [space(scene, label, figures, here) for label in SPACE_NAMES if label[0] == letter]
    return flow(Text(f" {scene.say(f'board-{name}')} ", "title"), spaces, scene.width)


def space(scene: Scene, label: str, figures: dict[str, Any], here: dict[str, list[int]]) -> Text:
    """One space: its number, what lies there, who stands there; in brackets if a fork leads past it."""
    data = figures[label.upper()]
    found = joined(contents(scene, label, data), "+")
    marks = Text.assemble(beagle(scene, label, data), ribbon(scene, label, data), banner(data))
    who = standing(scene, here.get(label, []))
    colon = ":" if found else ""
    inside = Text.assemble((f"{label[1:]}{colon}", "faint"), found, marks, who)
    return Text.assemble("(", inside, ")") if avoidable(label, figures) else inside


def contents(scene: Scene, label: str, data: dict[str, Any]) -> list[Text]:
    """Specimen, camp with its tents, and the effect of the space itself."""
    found = []
    if label in scene.table["specimens"]:
        found.append(specimen(scene, scene.table["specimens"][label]))
    if data.get("camp"):
        gives = effect(scene, scene.figures["camp"][label.upper()]["gives"])
        found.append(Text.assemble("△", tents(scene, label), gives))
    if "gives" in data:
        found.append(Text(effect(scene, data["gives"])))
    return found


def tents(scene: Scene, label: str) -> Text:
    """Whose tents stand at a camp."""
    found = standing(scene, scene.table["camps"][label])
    return Text.assemble(found, " ") if found else found


def beagle(scene: Scene, label: str, data: dict[str, Any]) -> Text:
    if label == scene.table["beagle"]:
        return Text("⛵", "active")
    return Text("⚓" if "beagle" in data else "", "faint")


def ribbon(scene: Scene, label: str, data: dict[str, Any]) -> Text:
    """A golden ribbon that nobody has crossed yet."""
    there = "ribbon" in data and label not in scene.table["ribbons"]
    return Text(f"≈{data['ribbon']}" if there else "", "good")


def banner(data: dict[str, Any]) -> Text:
    return Text(f"⚑{data['banner']}" if "banner" in data else "", "good")


def avoidable(label: str, figures: dict[str, Any]) -> bool:
    """Whether a fork leads past a space."""
    order = {name.upper(): at for at, name in enumerate(SPACE_NAMES)}
    here = order[label.upper()]
    return any(order[name] < here < order[way] for name, data in figures.items() for way in data["next"])


def everybody(scene: Scene) -> list[tuple[int, dict[str, Any]]]:
    """All boards with their numbers, Alfred's last."""
    found = list(enumerate(scene.table["players"]))
    return [*found, (ALFRED, scene.table["alfred"])] if scene.table["alfred"] else found


def pieces_on(scene: Scene) -> dict[str, list[int]]:
    """Ships and explorers by space."""
    found: dict[str, list[int]] = {}
    for seat, data in everybody(scene):
        for place in [data["ship"], *data["explorers"]]:
            if place is not None:
                found.setdefault(place, []).append(seat)
    return found
