"""The board of Lost Lands in a terminal: expeditions, initiative, market, and everybody's teams.

`draw(scene)` is all that the terminal asks of a game; `terminal/scene.py` says what a scene offers.
Kinds are told apart by shape and letter, colours only help.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wunderkammer.games.lost_lands.content.cards import (
    CARD,
    JETPACK,
    KIND_NAMES,
    PATRON,
    PER_KIND,
    RISKY_MOVE,
    TEAM_CARDS,
)
from wunderkammer.games.lost_lands.content.tables import LostLandsContent
from wunderkammer.terminal.scene.canvas import Canvas

SHAPES = {"explorer": ("◆", "#cb6f4b"), "crew": ("●", "#4f8fc0"), "transport": ("▲", "#b58900")}
SCREENS = {"red": "#c0504d", "blue": "#4f8fc0", "green": "#7a9a3a", "yellow": "#b58900"}
PLACES = ("I", "II", "III", "IV")
ROOMY = 96  # from this width on names need not be cut


def draw(canvas: Canvas) -> RenderableType:
    """The whole table, from the expeditions at the top to the purse at the bottom."""
    return Group(expeditions(canvas), initiative(canvas), piles(canvas), market(canvas), teams(canvas), purse(canvas))


# Expeditions.


def expeditions(canvas: Canvas) -> RenderableType:
    """The four destinations from left to right; the active one stands out."""
    rows = list(enumerate(canvas.shown["expeditions"]))
    if canvas.narrow:
        return Group(*(Text.assemble(*destination(canvas, at, data, "  ")) for at, data in rows))
    grid = Table.grid(expand=True)
    for _ in rows:
        grid.add_column(ratio=1)
    grid.add_row(*(panel(canvas, at, data) for at, data in rows))
    return grid


def panel(canvas: Canvas, at: int, data: dict[str, Any]) -> Panel:
    active = at == canvas.shown["active"]
    inside = Text.assemble(*destination(canvas, at, data, "\n"), justify="center", no_wrap=True, overflow="ellipsis")
    return Panel(
        inside,
        box=box.HEAVY if active else box.ROUNDED,
        border_style="active" if active else "line",
        padding=0,
    )


def destination(canvas: Canvas, at: int, data: dict[str, Any], between: str) -> list[Text | str]:
    """Name, symbols and what has become of it."""
    name = canvas.label("expedition", data["expedition"])
    active = at == canvas.shown["active"]
    return [
        Text(name, "title" if active else "strong"),
        between,
        symbols(canvas, data),
        between,
        fate(canvas, at, data),
    ]


def symbols(canvas: Canvas, data: dict[str, Any]) -> Text:
    """A symbol for every time that a kind counts."""
    if data["symbols"] is None:
        return Text("?", "faint")
    counted = zip(KIND_NAMES, data["symbols"], strict=True)
    return Text(" ").join(sign(canvas, kind) for kind, count in counted for _ in range(count))


def sign(canvas: Canvas, kind: str) -> Text:
    shape, colour = SHAPES[kind]
    return Text(shape + canvas.say(f"board-letter-{kind}"), colour)


def fate(canvas: Canvas, at: int, data: dict[str, Any]) -> Text:
    if data["owner"] is not None:
        return Text.assemble(("★ ", "title"), canvas.name(data["owner"], 14))
    if data["expedition"] is None:
        return Text(canvas.say("board-undrawn"), "faint")
    if at == canvas.shown["active"]:
        return Text(f"▶ {canvas.say('board-active')}", "active")
    return Text(canvas.say("board-unclaimed" if at < canvas.shown["active"] else "board-to-come"), "faint")


# Initiative and piles.


def initiative(canvas: Canvas) -> Text:
    """The track from place I to IV with the artefact that each place finds."""
    worth = canvas.figures["expedition"]["artefacts"]
    room = 16 if canvas.width >= ROOMY else 10
    track = canvas.shown["track"]
    empty = Text("–" if track == [None] * len(PLACES) else canvas.say("board-unused"), "faint")
    places = [
        Text.assemble(
            (f"{place} ", "strong"), empty if seat is None else canvas.name(seat, room), (f" ⬡{worth[at]}", "faint")
        )
        for at, (place, seat) in enumerate(zip(PLACES, track, strict=True))
    ]
    return Text.assemble((f" {canvas.say('board-initiative')}  ", "title"), Text(" › ", "line").join(places))


def piles(canvas: Canvas) -> Text:
    """How near the expedition is, and what is left to draw."""
    needed = canvas.figures["market"]["cartographers"]
    found = canvas.shown["cartographers"]
    parts = [
        (f" {canvas.say('board-cartographers')}  ", "title"),
        ("◉ " * found + "○ " * (needed - found), "active"),
        (f" {found}/{needed}", ""),
        (f"   {canvas.say('board-deck')} {canvas.shown['deck']}", "faint"),
        (f" · {canvas.say('board-discard')} {sum(canvas.shown['discard'].values())}", "faint"),
    ]
    return Text.assemble(*parts)


# The market.


def market(canvas: Canvas) -> RenderableType:
    """Cards to be had, and the one that has just been taken."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    grid.add_column(style="faint")
    for label in canvas.shown["market"]:
        grid.add_row(*card_row(canvas, label))
    held = canvas.shown["card_in_hand"]
    if held:
        mark, strength, name, worth = card_row(canvas, held)
        grid.add_row(mark, strength, Text.assemble(name, (f" ← {canvas.say('board-in-hand')}", "active")), worth)
    if not grid.row_count:
        grid.add_row(Text(f"   {canvas.say('board-empty-market')}", "faint"), "", Text(), "")
    return Group(Text(f" {canvas.say('board-market')}", "title"), grid)


def card_row(canvas: Canvas, label: str) -> tuple[Text, Text, Text, str]:
    """Kind, strength, name, and what it pays."""
    content = canvas.content
    assert isinstance(content, LostLandsContent)
    card = CARD.parse(label)
    name = Text(canvas.label("card", label), "strong")
    if card < TEAM_CARDS:
        mark = sign(canvas, KIND_NAMES[card // PER_KIND])
    else:
        mark = Text("£" if PATRON <= card < RISKY_MOVE else "✦", "good")
    strength = Text(str(content.strength[card]) if content.strength[card] else "")
    if PATRON <= card < RISKY_MOVE:
        pay = canvas.figures["patron"]
        colour = label.removeprefix("patron_")
        worth = canvas.say("board-patron", usual=pay["pay"], own=pay["pay_own_screen"], colour=colour)
    else:
        worth = f"{canvas.say('board-sells', price=content.price[card])} M£"
    return Text("   ") + mark, strength, name, worth


# Teams.


def teams(canvas: Canvas) -> RenderableType:
    """Everybody's teams with their strength on the active expedition."""
    if canvas.narrow:
        return Group(*(team_list(canvas, seat, data) for seat, data in enumerate(canvas.shown["players"])))
    table = Table(
        box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="faint", border_style="line", show_edge=False
    )
    table.add_column(Text(canvas.say("board-teams"), "title"), no_wrap=True)
    table.add_column("£", no_wrap=True)
    for number in (1, 2):
        table.add_column(canvas.say("board-team", number=number), no_wrap=True)
    for title in ("board-won-short", "board-artefacts", "board-bid"):
        table.add_column(canvas.say(title), justify="right", no_wrap=True)
    for seat, data in enumerate(canvas.shown["players"]):
        points = f"⬡{data['artefact_points']}" if data["artefact_points"] else "–"
        won = "★" * data["expeditions"] or "–"
        both = (team(canvas, one) for one in data["teams"])
        table.add_row(player(canvas, seat), screen(canvas, data), *both, won, points, bid(data))
    return table


def player(canvas: Canvas, seat: int) -> Text:
    turn = "▶" if seat in canvas.view["to_act"] else " "
    room = 18 if canvas.width >= ROOMY else 11
    return Text.assemble((turn, "active"), canvas.name(seat, room))


def screen(canvas: Canvas, data: dict[str, Any]) -> Text:
    """The beginning of the colour of a player's screen: its patron pays that player more."""
    return Text(canvas.label("colour", data["screen"])[:2], SCREENS[data["screen"]]) if data["screen"] else Text()


def team(canvas: Canvas, data: dict[str, Any]) -> Text:
    """The kinds with their strengths, and what they come to; an arrow for a team that has set out."""
    content = canvas.content
    assert isinstance(content, LostLandsContent)
    if not any(data["cards"].values()):
        return Text("—", "faint")
    parts: list[Text] = []
    for kind in KIND_NAMES:
        label = data["cards"][kind]
        if label is None:
            parts.append(Text.assemble(sign(canvas, kind), "–", style="faint"))
        else:
            card = CARD.parse(label)
            jet = "ᴶ" if card == JETPACK else ""
            parts.append(Text.assemble(sign(canvas, kind), (f"{content.strength[card]}{jet}", "strong")))
    total = Text(f" {'→' if data['going'] else '='}{data['strength']}", "active" if data["going"] else "strong")
    return Text(" ").join(parts) + total


def team_list(canvas: Canvas, seat: int, data: dict[str, Any]) -> Text:
    """The same on a narrow screen, below each other."""
    facts = f" {'★' * data['expeditions']} ⬡{data['artefact_points']} {canvas.say('board-bid')} {bid(data)}"
    parts: list[Text | tuple[str, str] | str] = [player(canvas, seat), " ", screen(canvas, data), (facts, "faint")]
    for one in data["teams"]:
        if any(one["cards"].values()):
            parts += ["\n   ", team(canvas, one)]
    return Text.assemble(*parts)


def bid(data: dict[str, Any]) -> str:
    """The bid of this round; a tick while it is sealed."""
    if data["bid"] is None:
        return "✓" if data["chosen"] else "…"
    return str(data["bid"]) if data["bid"] or data["chosen"] else "–"


def purse(canvas: Canvas) -> Text:
    """One's own money and patron; after the end, or for everybody to see, all purses that are open."""
    open_purses = [(seat, data) for seat, data in enumerate(canvas.shown["players"]) if data["money"] is not None]
    if canvas.seat is not None:
        own = canvas.shown["players"][canvas.seat]
        words = canvas.say("board-purse", money=own["money"])
        if own["screen"]:
            words += " · " + canvas.say("board-screen", patron=canvas.label("card", f"patron_{own['screen']}"))
        return Text(f" {words}", "good")
    purses = [Text.assemble(canvas.name(seat), f" {data['money']} M£") for seat, data in open_purses]
    return Text.assemble(" ", Text(" · ", "line").join(purses))
