"""The board of Evolution in a terminal: the watering hole, every row of species, and one's own hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wunderkammer.terminal.scene.canvas import Canvas

INDENT = (0, 0, 0, 2)
EATEN = "●"
HUNGRY = "○"
FAT = "◆"


def draw(canvas: Canvas) -> RenderableType:
    """The table from top to bottom: common things, players, the discard, the hand."""
    parts: list[RenderableType] = [common(canvas)]
    for seat, player in enumerate(canvas.shown["players"]):
        parts += [headline(canvas, seat, player), Padding(row(canvas, player["species"]), INDENT)]
    if canvas.shown["discard"]:
        parts.append(discard(canvas))
    if canvas.seat is not None:
        parts.append(hand(canvas, canvas.shown["players"][canvas.seat]["hand"]))
    return Group(*parts)


def common(canvas: Canvas) -> Text:
    """Round, watering hole, deck and discard on one line."""
    table = canvas.shown
    pieces = [
        canvas.say(round_message(table), round=table["round"]),
        canvas.say("board-hole", tokens=table["hole"]),
        canvas.say("board-deck", cards=table["deck"]),
        canvas.say("board-discard", cards=sum(table["discard"].values())),
    ]
    text = Text(" · ".join(pieces), "title")
    if table["off"]:
        names = ", ".join(canvas.label("trait", trait) for trait in table["off"])
        text.append(f" · {canvas.say('board-off', traits=names)}", "warn")
    return text


def round_message(table: dict[str, Any]) -> str:
    """Whether this round or the next one is known to be the last (EV-06, EV-30)."""
    if table["last_round"] is None:
        return "board-round"
    return "board-round-last" if table["last_round"] == table["round"] else "board-round-next"


def headline(canvas: Canvas, seat: int, player: dict[str, Any]) -> Text:
    """A player's name with bag, hand size and what else lies before them."""
    pieces = [canvas.say("board-bag", tokens=player["bag"]), canvas.say("board-cards", cards=player["cards"])]
    result = canvas.view["result"]
    if result and result["ranks"][seat] == 1:
        pieces.append(canvas.say("board-winner"))
    elif not result and canvas.shown["first_player"] == seat:
        pieces.append(canvas.say("board-first"))
    if player["own_food_card"]:
        pieces.append(f"{canvas.say('board-food-card')}: {canvas.label('card', player['own_food_card'])}")
    elif player["food_card"]:
        pieces.append(canvas.say("board-food-card"))
    return Text.assemble(canvas.name(seat), "  ", (" · ".join(pieces), "faint"))


def row(canvas: Canvas, species: list[dict[str, Any]]) -> RenderableType:
    """A row of species from left to right, one below the other."""
    if not species:
        return Text(canvas.say("board-no-species"), "faint")
    table = Table(box=None, header_style="faint", pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("number", "body", "population", "food", "fat"):
        table.add_column(canvas.say(f"board-{name}"), no_wrap=True)
    table.add_column(canvas.say("board-traits"), overflow="fold")
    for place, one in enumerate(species, 1):
        meal = Text(EATEN * one["food"], "good").append(HUNGRY * (one["population"] - one["food"]), "warn")
        figures = [str(place), str(one["body"]), str(one["population"])]
        table.add_row(*figures, meal, FAT * one["fat"] or "—", traits(canvas, one["traits"]))
    return table


def traits(canvas: Canvas, cards: list[dict[str, Any]]) -> Text:
    """The names of a species' traits; a face-down card of somebody else is only that."""
    if not cards:
        return Text("—", "faint")
    text = Text()
    for number, card in enumerate(cards):
        text.append(" · " if number else "", "line")
        if card["trait"] is None:
            text.append(f"[{canvas.say('board-face-down')}]", "faint")
            continue
        text.append(canvas.label("trait", card["trait"]), "warn" if card["trait"] == "carnivore" else "")
        text.append(f" [{canvas.say('board-face-down')}]" if card["face_down"] else "", "faint")
    return text


def discard(canvas: Canvas) -> Text:
    """How many cards of each trait lie in the discard, which everybody may look through (EV-53)."""
    counts: Counter[str] = Counter()
    for card, count in canvas.shown["discard"].items():
        counts[card.rpartition("_")[0]] += count
    names = ", ".join(f"{canvas.label('trait', trait)} ×{count}" for trait, count in counts.items())
    return Text(f"{canvas.say('board-discarded')}: {names}", "faint")


def hand(canvas: Canvas, cards: dict[str, int]) -> Text:
    """One's own cards with their food numbers."""
    names = [f"{canvas.label('card', card)}{f' ×{count}' if count > 1 else ''}" for card, count in cards.items()]
    return Text.assemble((f"{canvas.say('board-hand')}: ", "title"), ", ".join(names) or canvas.say("board-empty"))
