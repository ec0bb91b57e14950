"""A terminal table for tests: people who type from a list, and a page to read."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from wunderkammer.match.match import Match
from wunderkammer.terminal.session import play
from wunderkammer.terminal.style import console


class Typist:
    """Types lines one after the other and remembers what was asked; then the line is dead."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self.lines:
            return line
        raise EOFError


def new_match(names: list[str], seed: int = 5, lang: str = "en", seats: int | None = None) -> Match:
    match = Match("lost_lands", seats or len(names), seed)
    match.players = names
    match.lang = lang
    return match


def page_after(match: Match, bots: list[str], lines: Iterable[str], folder: Path, width: int = 100) -> str:
    """What stands on the page after these lines have been typed."""
    page = io.StringIO()
    play(console(page, width), Typist(lines), match, bots, folder / "match.jsonl")
    return page.getvalue()
