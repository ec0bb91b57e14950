"""Editions of a game: the figures and rulings of today and of every earlier version, so that old matches play on.

`content/earlier/<fingerprint>.toml` holds what differs from the edition that came `next` (without one: from today's).
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

from wunderkammer.core.content import Content
from wunderkammer.errors import BadPack
from wunderkammer.shelf.packs import Figures, apply_changes, fingerprint


class Edition:
    """One set of figures: as its fingerprint counted them, and as today's rules read them."""

    def __init__(self, rules_version: int, printed: Figures, figures: Figures) -> None:
        self.rules_version = rules_version
        self.printed = printed
        self.figures = figures
        self.content: Content | None = None  # its tables, once a match has needed them

    def fingerprint(self, pack: Figures) -> str:
        """Tells apart the figures that matches were played with."""
        return fingerprint(apply_changes(self.printed, pack))

    def has(self, mark: object, pack: Figures) -> bool:
        """Whether a match with this fingerprint and pack was played with these figures."""
        try:
            return self.fingerprint(pack) == mark
        except BadPack:
            return False


def all_editions(folder: Path, today: Edition) -> list[Edition]:
    """Today's edition first, then every earlier one."""
    files = {path.stem: path for path in sorted((folder / "content" / "earlier").glob("*.toml"))}
    notes = {mark: tomllib.loads(path.read_text(encoding="utf-8")) for mark, path in files.items()}
    return [today, *(earlier(mark, notes, today) for mark in notes)]


def earlier(mark: str, notes: dict[str, dict[str, Any]], today: Edition) -> Edition:
    """The edition with this fingerprint, by what its file notes about the one after it."""
    note = notes[mark]
    following = earlier(note["next"], notes, today) if "next" in note else today
    changes: Figures = note.get("figures", {})
    printed = overlaid(following.printed, changes)
    for name in note.get("without", []):
        remove(printed, name)
    return Edition(note["rules_version"], printed, overlaid(following.figures, changes))


def overlaid(figures: Figures, changes: Figures) -> Figures:
    """The figures with these changes, which may also bring back entries that no longer exist."""
    result = deepcopy(figures)
    for name, value in changes.items():
        old = result.get(name)
        result[name] = overlaid(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def remove(figures: Figures, name: str) -> None:
    """Take out an entry by its dotted name: it did not exist yet."""
    table, _, rest = name.partition(".")
    inside = figures[table]
    if rest and isinstance(inside, dict):
        remove(inside, rest)
    else:
        del figures[table]
