"""A view in words where no game has found better ones: for boards that show it as lists and tables."""

from __future__ import annotations

from typing import Any

from wunderkammer.text.catalogue import Catalogue

SHORT = 6  # entries that still fit on one line


def is_simple(value: Any) -> bool:
    """Whether a value fits on the line of its name."""
    if isinstance(value, list):
        return all(not isinstance(item, dict | list) for item in value)
    if isinstance(value, dict):
        return len(value) <= SHORT and all(not isinstance(item, dict | list) for item in value.values())
    return True


def heading(catalogue: Catalogue, key: str) -> str:
    """The name of an entry: the game's, or the entry's own."""
    message = f"board-{key}"
    return catalogue.say(message) if catalogue.has(message) else key.replace("_", " ").capitalize()
