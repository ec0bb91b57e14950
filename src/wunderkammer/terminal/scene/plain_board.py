"""A board for games that draw none: their view as lists and tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wunderkammer.terminal.scene.canvas import Canvas
from wunderkammer.text.plain_view import heading, is_simple

INDENT = (0, 0, 0, 2)


def draw(canvas: Canvas) -> RenderableType:
    """Every entry of the view under its name."""
    return entries(canvas, canvas.shown)


def entries(canvas: Canvas, data: dict[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for key, value in data.items():
        if is_simple(value):
            parts.append(
                Text.assemble((f"{heading(canvas.narrator.catalogue, key)}: ", "faint"), in_words(canvas, key, value))
            )
        else:
            title = Text(heading(canvas.narrator.catalogue, key), "title")
            parts += [title, Padding(block(canvas, key, value), INDENT)]
    return Group(*parts)


def block(canvas: Canvas, key: str, value: Any) -> RenderableType:
    """Something that needs more than one line."""
    if isinstance(value, dict):
        return entries(canvas, value)
    if all(isinstance(item, dict) and all(is_simple(part) for part in item.values()) for item in value):
        return rows(canvas, value)
    return Group(
        *(block(canvas, key, item) if not is_simple(item) else Text(in_words(canvas, key, item)) for item in value)
    )


def rows(canvas: Canvas, items: list[dict[str, Any]]) -> RenderableType:
    keys = list(dict.fromkeys(key for item in items for key in item))
    table = Table(box=None, header_style="faint", pad_edge=False)
    for key in keys:
        table.add_column(heading(canvas.narrator.catalogue, key), overflow="fold")
    for item in items:
        table.add_row(*(in_words(canvas, key, item.get(key)) for key in keys))
    return table


def in_words(canvas: Canvas, key: str, value: Any) -> str:
    """A value in words: players by name, things by their names."""
    if value is None or value == "" or value == [] or value == {}:
        return "—"
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, list):
        return ", ".join(in_words(canvas, key, item) for item in value)
    if isinstance(value, dict):
        return ", ".join(
            f"{in_words(canvas, name, name)} {in_words(canvas, name, item)}" for name, item in value.items()
        )
    if isinstance(value, int) and key in ("owner", "seat", "track", "order"):
        return str(canvas.name(value))
    return thing(canvas, str(value))


def thing(canvas: Canvas, label: str) -> str:
    """The name of a label, whichever set of things of the game it belongs to."""
    for verb in canvas.narrator.rules.vocabulary.verbs:
        for _, domain in verb.arguments:
            if label in domain.labels:
                return canvas.label(domain.name, label)
    return label
