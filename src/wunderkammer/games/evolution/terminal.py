"""The board of Evolution in a terminal: the watering hole, every row of species, and one's own hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wunderkammer.terminal.scene import Scene

INDENT = (0, 0, 0, 2)
EATEN = "●"
HUNGRY = "○"
FAT = "◆"


def draw(scene: Scene) -> RenderableType:
    """The table from top to bottom: common things, players, the discard, the hand."""
    parts: list[RenderableType] = [common(scene)]
    for seat, player in enumerate(scene.table["players"]):
        parts += [headline(scene, seat, player), Padding(row(scene, player["species"]), INDENT)]
    if scene.table["discard"]:
        parts.append(discard(scene))
    if scene.seat is not None:
        parts.append(hand(scene, scene.table["players"][scene.seat]["hand"]))
    return Group(*parts)


def common(scene: Scene) -> Text:
    """Round, watering hole, deck and discard on one line."""
    table = scene.table
    pieces = [
        scene.say(round_message(table), round=table["round"]),
        scene.say("board-hole", tokens=table["hole"]),
        scene.say("board-deck", cards=table["deck"]),
        scene.say("board-discard", cards=sum(table["discard"].values())),
    ]
    text = Text(" · ".join(pieces), "title")
    if table["off"]:
        names = ", ".join(scene.label("trait", trait) for trait in table["off"])
        text.append(f" · {scene.say('board-off', traits=names)}", "warn")
    return text


def round_message(table: dict[str, Any]) -> str:
    """Whether this round or the next one is known to be the last (EV-06, EV-30)."""
    if table["last_round"] is None:
        return "board-round"
    return "board-round-last" if table["last_round"] == table["round"] else "board-round-next"


def headline(scene: Scene, seat: int, player: dict[str, Any]) -> Text:
    """A player's name with bag, hand size and what else lies before them."""
    pieces = [scene.say("board-bag", tokens=player["bag"]), scene.say("board-cards", cards=player["cards"])]
    result = scene.view["result"]
    if result and result["ranks"][seat] == 1:
        pieces.append(scene.say("board-winner"))
    elif not result and scene.table["first_player"] == seat:
        pieces.append(scene.say("board-first"))
    if player["own_food_card"]:
        pieces.append(f"{scene.say('board-food-card')}: {scene.label('card', player['own_food_card'])}")
    elif player["food_card"]:
        pieces.append(scene.say("board-food-card"))
    return Text.assemble(scene.name(seat), "  ", (" · ".join(pieces), "faint"))


def row(scene: Scene, species: list[dict[str, Any]]) -> RenderableType:
    """A row of species from left to right, one below the other."""
    if not species:
        return Text(scene.say("board-no-species"), "faint")
    table = Table(box=None, header_style="faint", pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("number", "body", "population", "food", "fat"):
        table.add_column(scene.say(f"board-{name}"), no_wrap=True)
    table.add_column(scene.say("board-traits"), overflow="fold")
    for place, one in enumerate(species, 1):
        meal = Text(EATEN * one["food"], "good").append(HUNGRY * (one["population"] - one["food"]), "warn")
        figures = [str(place), str(one["body"]), str(one["population"])]
        table.add_row(*figures, meal, FAT * one["fat"] or "—", traits(scene, one["traits"]))
    return table


def traits(scene: Scene, cards: list[dict[str, Any]]) -> Text:
    """The names of a species' traits; a face-down card of somebody else is only that."""
    if not cards:
        return Text("—", "faint")
    text = Text()
    for number, card in enumerate(cards):
        text.append(" · " if number else "", "line")
        if card["trait"] is None:
            text.append(f"[{scene.say('board-face-down')}]", "faint")
            continue
        text.append(scene.label("trait", card["trait"]), "warn" if card["trait"] == "carnivore" else "")
        text.append(f" [{scene.say('board-face-down')}]" if card["face_down"] else "", "faint")
    return text


def discard(scene: Scene) -> Text:
    """How many cards of each trait lie in the discard, which everybody may look through (EV-53)."""
    counts: Counter[str] = Counter()
    for card, count in scene.table["discard"].items():
        counts[card.rpartition("_")[0]] += count
    names = ", ".join(f"{scene.label('trait', trait)} ×{count}" for trait, count in counts.items())
    return Text(f"{scene.say('board-discarded')}: {names}", "faint")


def hand(scene: Scene, cards: dict[str, int]) -> Text:
    """One's own cards with their food numbers."""
    names = [f"{scene.label('card', card)}{f' ×{count}' if count > 1 else ''}" for card, count in cards.items()]
    return Text.assemble((f"{scene.say('board-hand')}: ", "title"), ", ".join(names) or scene.say("board-empty"))
