"""Draws any scene in a terminal: zones below each other, the players as one table, on a narrow screen as a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wunderkammer.scene import Card, Fact, Line, Scene, Token, Track, Zone
from wunderkammer.terminal.scene.canvas import Canvas

ROOMY = 96  # from this width on names need not be cut
STYLES = {"active": "active", "faint": "faint"}  # how things of a kind look; all others stand out


def draw_scene(canvas: Canvas, scene: Scene) -> RenderableType:
    """The whole table in reading order; zones of players that follow each other are one table."""
    parts: list[RenderableType] = []
    for owned, row in groupby(scene.zones, lambda zone: zone.seat is not None):
        zones = [*row]
        parts += [players(canvas, zones)] if owned else [common(canvas, zone) for zone in zones]
    return Group(*parts)


def common(canvas: Canvas, zone: Zone) -> RenderableType:
    """What belongs to nobody: a line with its title and facts, then its tracks, then its cards."""
    parts: list[RenderableType] = [Text.assemble(" ", head(zone))] if zone.title or zone.signs else []
    parts += [Text.assemble(" ", track_line(canvas, track)) for track in zone.tracks]
    if zone.cards:
        parts.append(card_row(canvas, zone.cards) if zone.across > 1 else card_table(canvas, zone.cards))
    return Group(*parts)


def head(zone: Zone) -> Text:
    """The title of a zone, and what is known of the whole."""
    parts = [Text(zone.title, "title"), line(zone.signs), join_texts([fact_words(fact) for fact in zone.facts], " · ")]
    return Text("  ").join(part for part in parts if part)


def fact_words(fact: Fact) -> Text:
    return Text.assemble((f"{fact.label} " if fact.label else "", "faint"), (fact.value, fact.colour or "faint"))


def line(signs: Line, between: str = " ") -> Text:
    return join_texts([Text(sign.text, sign.colour) for sign in signs], between)


def join_texts(parts: Iterable[Text], between: str) -> Text:
    return Text(between, "line").join(parts)


def token_words(canvas: Canvas, token: Token) -> Text:
    return Text(token.label, token.colour or "faint") if token.seat is None else name(canvas, token.seat)


def name(canvas: Canvas, seat: int) -> Text:
    return canvas.name(seat, 18 if canvas.width >= ROOMY else 11)


def track_line(canvas: Canvas, track: Track) -> Text:
    """The spaces of a track, each with its label, who stands there, and what is printed on it."""
    spaces = [
        join_texts(
            [Text(space.label, "strong"), *(token_words(canvas, one) for one in space.tokens), line(space.signs)], " "
        )
        for space in track.spaces
    ]
    return Text.assemble((f"{track.title}  " if track.title else "", "title"), join_texts(spaces, " › "))


# Cards.


def card_row(canvas: Canvas, cards: Sequence[Card]) -> RenderableType:
    """Cards beside each other; the active one stands out."""
    if canvas.narrow or canvas.short:
        return in_lines(canvas, [Text.assemble(" ", join_texts(card_lines(canvas, card), "  ")) for card in cards])
    grid = Table.grid(expand=True)
    for _ in cards:
        grid.add_column(ratio=1)
    grid.add_row(*(card_panel(canvas, card) for card in cards))
    return grid


def in_lines(canvas: Canvas, cards: list[Text]) -> RenderableType:
    """Cards as lines, two beside each other where there is room for two."""
    if canvas.narrow or max(map(len, cards)) * 2 > canvas.width:
        return Group(*cards)
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for left, right in zip_longest(cards[::2], cards[1::2], fillvalue=Text()):
        grid.add_row(left, right)
    return grid


def card_panel(canvas: Canvas, card: Card) -> Panel:
    shape, ink = (box.HEAVY, "active") if card.kind == "active" else (box.ROUNDED, "line")
    inside = Text("\n", justify="center", no_wrap=True, overflow="ellipsis").join(card_lines(canvas, card))
    return Panel(inside, box=shape, border_style=ink, padding=0)


def card_lines(canvas: Canvas, card: Card) -> list[Text]:
    tokens = [token_words(canvas, token) for token in card.tokens]
    return [Text(card.title, STYLES.get(card.kind, "strong")), *map(line, card.lines), *tokens]


def card_table(canvas: Canvas, cards: Sequence[Card]) -> Table:
    """Cards below each other: what is printed on them in columns, their names, what they are good for."""
    grid = Table.grid(padding=(0, 2))
    columns = max(len(card.lines) for card in cards)
    for at in range(columns):
        grid.add_column(no_wrap=True, justify="right" if at else "left")
    for card in cards:
        title = Text(card.title, STYLES.get(card.kind, "strong"))
        tokens = [token_words(canvas, token) for token in card.tokens]
        cells = [line(signs) for signs in card.lines] + [Text()] * (columns - len(card.lines))
        cells[0] = Text("   ") + cells[0]
        grid.add_row(*cells, join_texts([title, *tokens], " "), Text(card.says, "faint"))
    return grid


# Players.


def players(canvas: Canvas, zones: Sequence[Zone]) -> RenderableType:
    """Everybody's part: a row each, whose tracks and facts stand in columns of their own."""
    if canvas.narrow:
        return Group(*(listed_player(canvas, zone) for zone in zones))
    table = Table(
        box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="faint", border_style="line", show_edge=False
    )
    table.add_column(Text(zones[0].title, "title"), no_wrap=True)
    for track in zones[0].tracks:
        table.add_column(track.title, no_wrap=True)
    for fact in zones[0].facts:
        table.add_column(fact.label, justify="right", no_wrap=True)
    for zone in zones:
        tracks = [line(track.signs) for track in zone.tracks]
        table.add_row(player_name(canvas, zone), *tracks, *(Text(fact.value, fact.colour) for fact in zone.facts))
    return table


def player_name(canvas: Canvas, zone: Zone) -> Text:
    assert zone.seat is not None
    return Text.assemble(("▶" if zone.acts else " ", "active"), name(canvas, zone.seat))


def listed_player(canvas: Canvas, zone: Zone) -> Text:
    """A name with its facts; below it whatever tracks hold something."""
    facts = join_texts([fact_words(fact) for fact in zone.facts], " · ")
    tracks = [line(track.signs) for track in zone.tracks if track.kind != "empty"]
    return Text("\n   ").join([Text.assemble(player_name(canvas, zone), "  ", facts), *tracks])
