"""Paper and ink: the colours of the terminal table, readable on dark and on light ground."""

from __future__ import annotations

import sys
from typing import TextIO

from rich.console import Console
from rich.theme import Theme

THEME = Theme(
    {
        "title": "bold #b58900",
        "line": "#8a7450",
        "faint": "#8a8a7a",
        "strong": "bold",
        "active": "bold #b58900",
        "choice": "bold #2a9d8f",
        "ask": "bold",
        "rule": "bold #b58900",
        "warn": "#cb6f4b",
        "good": "#7a9a3a",
        "seat0": "bold #cb6f4b",
        "seat1": "bold #4f8fc0",
        "seat2": "bold #7a9a3a",
        "seat3": "bold #b58900",
        "seat4": "bold #a07ab0",
        "seat5": "bold #2a9d8f",
        "seat6": "bold #b06a84",
        "seat7": "bold #8a8a7a",
    }
)
NARROW = 72  # below this many columns tables become lists
SHORT = 30  # below this many lines cards are lines, too
IN_A_PIPE = 100


def console(file: TextIO | None = None, width: int | None = None) -> Console:
    """A console for people; in a pipe it is plain text of a fixed width."""
    file = file or sys.stdout
    if width is None and not file.isatty():
        width = IN_A_PIPE
    return Console(file=file, width=width, theme=THEME, highlight=False, emoji=False, markup=False, soft_wrap=False)


def room(screen: Console) -> tuple[int, int]:
    """The columns and lines of a screen; in a pipe any number of lines, which is 0."""
    return screen.width, screen.height if screen.is_terminal else 0
