"""A board for games that draw none: their view as lists and tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wunderkammer.terminal.scene import Scene
from wunderkammer.text.plainly import heading, is_simple

INDENT = (0, 0, 0, 2)


def draw(scene: Scene) -> RenderableType:
    """Every entry of the view under its name."""
    return entries(scene, scene.table)


def entries(scene: Scene, data: dict[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for key, value in data.items():
        if is_simple(value):
            parts.append(
                Text.assemble((f"{heading(scene.narrator.catalogue, key)}: ", "faint"), said(scene, key, value))
            )
        else:
            title = Text(heading(scene.narrator.catalogue, key), "title")
            parts += [title, Padding(block(scene, key, value), INDENT)]
    return Group(*parts)


def block(scene: Scene, key: str, value: Any) -> RenderableType:
    """Something that needs more than one line."""
    if isinstance(value, dict):
        return entries(scene, value)
    if all(isinstance(item, dict) and all(is_simple(part) for part in item.values()) for item in value):
        return rows(scene, value)
    return Group(*(block(scene, key, item) if not is_simple(item) else Text(said(scene, key, item)) for item in value))


def rows(scene: Scene, items: list[dict[str, Any]]) -> RenderableType:
    keys = list(dict.fromkeys(key for item in items for key in item))
    table = Table(box=None, header_style="faint", pad_edge=False)
    for key in keys:
        table.add_column(heading(scene.narrator.catalogue, key), overflow="fold")
    for item in items:
        table.add_row(*(said(scene, key, item.get(key)) for key in keys))
    return table


def said(scene: Scene, key: str, value: Any) -> str:
    """A value in words: players by name, things by their names."""
    if value is None or value == "" or value == [] or value == {}:
        return "—"
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, list):
        return ", ".join(said(scene, key, item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{said(scene, name, name)} {said(scene, name, item)}" for name, item in value.items())
    if isinstance(value, int) and key in ("owner", "seat", "track", "order"):
        return str(scene.name(value))
    return thing(scene, str(value))


def thing(scene: Scene, label: str) -> str:
    """The name of a label, whichever set of things of the game it belongs to."""
    for verb in scene.narrator.rules.vocabulary.verbs:
        for _, domain in verb.arguments:
            if label in domain.labels:
                return scene.label(domain.name, label)
    return label
