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
from wunderkammer.terminal.scene import Scene

SHAPES = {"explorer": ("◆", "#cb6f4b"), "crew": ("●", "#4f8fc0"), "transport": ("▲", "#b58900")}
SCREENS = {"red": "#c0504d", "blue": "#4f8fc0", "green": "#7a9a3a", "yellow": "#b58900"}
PLACES = ("I", "II", "III", "IV")
ROOMY = 96  # from this width on names need not be cut


def draw(scene: Scene) -> RenderableType:
    """The whole table, from the expeditions at the top to the purse at the bottom."""
    return Group(expeditions(scene), initiative(scene), piles(scene), market(scene), teams(scene), purse(scene))


# Expeditions.


def expeditions(scene: Scene) -> RenderableType:
    """The four destinations from left to right; the active one stands out."""
    rows = list(enumerate(scene.table["expeditions"]))
    if scene.narrow:
        return Group(*(Text.assemble(*destination(scene, at, data, "  ")) for at, data in rows))
    grid = Table.grid(expand=True)
    for _ in rows:
        grid.add_column(ratio=1)
    grid.add_row(*(panel(scene, at, data) for at, data in rows))
    return grid


def panel(scene: Scene, at: int, data: dict[str, Any]) -> Panel:
    active = at == scene.table["active"]
    inside = Text.assemble(*destination(scene, at, data, "\n"), justify="center", no_wrap=True, overflow="ellipsis")
    return Panel(
        inside,
        box=box.HEAVY if active else box.ROUNDED,
        border_style="active" if active else "line",
        padding=0,
    )


def destination(scene: Scene, at: int, data: dict[str, Any], between: str) -> list[Text | str]:
    """Name, symbols and what has become of it."""
    name = scene.label("expedition", data["expedition"])
    active = at == scene.table["active"]
    return [Text(name, "title" if active else "strong"), between, symbols(scene, data), between, fate(scene, at, data)]


def symbols(scene: Scene, data: dict[str, Any]) -> Text:
    """A symbol for every time that a kind counts."""
    if data["symbols"] is None:
        return Text("?", "faint")
    counted = zip(KIND_NAMES, data["symbols"], strict=True)
    return Text(" ").join(sign(scene, kind) for kind, count in counted for _ in range(count))


def sign(scene: Scene, kind: str) -> Text:
    shape, colour = SHAPES[kind]
    return Text(shape + scene.say(f"board-letter-{kind}"), colour)


def fate(scene: Scene, at: int, data: dict[str, Any]) -> Text:
    if data["owner"] is not None:
        return Text.assemble(("★ ", "title"), scene.name(data["owner"], 14))
    if data["expedition"] is None:
        return Text(scene.say("board-undrawn"), "faint")
    if at == scene.table["active"]:
        return Text(f"▶ {scene.say('board-active')}", "active")
    return Text(scene.say("board-unclaimed" if at < scene.table["active"] else "board-to-come"), "faint")


# Initiative and piles.


def initiative(scene: Scene) -> Text:
    """The track from place I to IV with the artefact that each place finds."""
    worth = scene.figures["expedition"]["artefacts"]
    room = 16 if scene.width >= ROOMY else 10
    track = scene.table["track"]
    empty = Text("–" if track == [None] * len(PLACES) else scene.say("board-unused"), "faint")
    places = [
        Text.assemble(
            (f"{place} ", "strong"), empty if seat is None else scene.name(seat, room), (f" ⬡{worth[at]}", "faint")
        )
        for at, (place, seat) in enumerate(zip(PLACES, track, strict=True))
    ]
    return Text.assemble((f" {scene.say('board-initiative')}  ", "title"), Text(" › ", "line").join(places))


def piles(scene: Scene) -> Text:
    """How near the expedition is, and what is left to draw."""
    needed = scene.figures["market"]["cartographers"]
    found = scene.table["cartographers"]
    parts = [
        (f" {scene.say('board-cartographers')}  ", "title"),
        ("◉ " * found + "○ " * (needed - found), "active"),
        (f" {found}/{needed}", ""),
        (f"   {scene.say('board-deck')} {scene.table['deck']}", "faint"),
        (f" · {scene.say('board-discard')} {sum(scene.table['discard'].values())}", "faint"),
    ]
    return Text.assemble(*parts)


# The market.


def market(scene: Scene) -> RenderableType:
    """Cards to be had, and the one that has just been taken."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    grid.add_column(style="faint")
    for label in scene.table["market"]:
        grid.add_row(*card_row(scene, label))
    held = scene.table["card_in_hand"]
    if held:
        mark, strength, name, worth = card_row(scene, held)
        grid.add_row(mark, strength, Text.assemble(name, (f" ← {scene.say('board-in-hand')}", "active")), worth)
    if not grid.row_count:
        grid.add_row(Text(f"   {scene.say('board-empty-market')}", "faint"), "", Text(), "")
    return Group(Text(f" {scene.say('board-market')}", "title"), grid)


def card_row(scene: Scene, label: str) -> tuple[Text, Text, Text, str]:
    """Kind, strength, name, and what it pays."""
    content = scene.content
    assert isinstance(content, LostLandsContent)
    card = CARD.parse(label)
    name = Text(scene.label("card", label), "strong")
    if card < TEAM_CARDS:
        mark = sign(scene, KIND_NAMES[card // PER_KIND])
    else:
        mark = Text("£" if PATRON <= card < RISKY_MOVE else "✦", "good")
    strength = Text(str(content.strength[card]) if content.strength[card] else "")
    if PATRON <= card < RISKY_MOVE:
        pay = scene.figures["patron"]
        colour = label.removeprefix("patron_")
        worth = scene.say("board-patron", usual=pay["pay"], own=pay["pay_own_screen"], colour=colour)
    else:
        worth = f"{scene.say('board-sells', price=content.price[card])} M£"
    return Text("   ") + mark, strength, name, worth


# Teams.


def teams(scene: Scene) -> RenderableType:
    """Everybody's teams with their strength on the active expedition."""
    if scene.narrow:
        return Group(*(team_list(scene, seat, data) for seat, data in enumerate(scene.table["players"])))
    table = Table(
        box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="faint", border_style="line", show_edge=False
    )
    table.add_column(Text(scene.say("board-teams"), "title"), no_wrap=True)
    table.add_column("£", no_wrap=True)
    for number in (1, 2):
        table.add_column(scene.say("board-team", number=number), no_wrap=True)
    for title in ("board-won-short", "board-artefacts", "board-bid"):
        table.add_column(scene.say(title), justify="right", no_wrap=True)
    for seat, data in enumerate(scene.table["players"]):
        points = f"⬡{data['artefact_points']}" if data["artefact_points"] else "–"
        won = "★" * data["expeditions"] or "–"
        both = (team(scene, one) for one in data["teams"])
        table.add_row(player(scene, seat), screen(scene, data), *both, won, points, bid(data))
    return table


def player(scene: Scene, seat: int) -> Text:
    turn = "▶" if seat in scene.view["to_act"] else " "
    room = 18 if scene.width >= ROOMY else 11
    return Text.assemble((turn, "active"), scene.name(seat, room))


def screen(scene: Scene, data: dict[str, Any]) -> Text:
    """The beginning of the colour of a player's screen: its patron pays that player more."""
    return Text(scene.label("colour", data["screen"])[:2], SCREENS[data["screen"]]) if data["screen"] else Text()


def team(scene: Scene, data: dict[str, Any]) -> Text:
    """The kinds with their strengths, and what they come to; an arrow for a team that has set out."""
    content = scene.content
    assert isinstance(content, LostLandsContent)
    if not any(data["cards"].values()):
        return Text("—", "faint")
    parts: list[Text] = []
    for kind in KIND_NAMES:
        label = data["cards"][kind]
        if label is None:
            parts.append(Text.assemble(sign(scene, kind), "–", style="faint"))
        else:
            card = CARD.parse(label)
            jet = "ᴶ" if card == JETPACK else ""
            parts.append(Text.assemble(sign(scene, kind), (f"{content.strength[card]}{jet}", "strong")))
    total = Text(f" {'→' if data['going'] else '='}{data['strength']}", "active" if data["going"] else "strong")
    return Text(" ").join(parts) + total


def team_list(scene: Scene, seat: int, data: dict[str, Any]) -> Text:
    """The same on a narrow screen, below each other."""
    facts = f" {'★' * data['expeditions']} ⬡{data['artefact_points']} {scene.say('board-bid')} {bid(data)}"
    parts: list[Text | tuple[str, str] | str] = [player(scene, seat), " ", screen(scene, data), (facts, "faint")]
    for one in data["teams"]:
        if any(one["cards"].values()):
            parts += ["\n   ", team(scene, one)]
    return Text.assemble(*parts)


def bid(data: dict[str, Any]) -> str:
    """The bid of this round; a tick while it is sealed."""
    if data["bid"] is None:
        return "✓" if data["chosen"] else "…"
    return str(data["bid"]) if data["bid"] or data["chosen"] else "–"


def purse(scene: Scene) -> Text:
    """One's own money and patron; after the end, or for everybody to see, all purses that are open."""
    open_purses = [(seat, data) for seat, data in enumerate(scene.table["players"]) if data["money"] is not None]
    if scene.seat is not None:
        own = scene.table["players"][scene.seat]
        words = scene.say("board-purse", money=own["money"])
        if own["screen"]:
            words += " · " + scene.say("board-screen", patron=scene.label("card", f"patron_{own['screen']}"))
        return Text(f" {words}", "good")
    purses = [Text.assemble(scene.name(seat), f" {data['money']} M£") for seat, data in open_purses]
    return Text.assemble(" ", Text(" · ", "line").join(purses))
