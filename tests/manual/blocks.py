"""The examples of a page: its fenced blocks, with what a comment before them says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"(?P<long><!-- long -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """One example; a long one would take too much time to be run."""

    language: str
    text: str
    long: bool


def blocks(page: Path, *languages: str) -> list[Block]:
    """The examples of a page in these languages, in their order."""
    found = [Block(one["language"], one["text"], bool(one["long"])) for one in BLOCK.finditer(page.read_text("utf-8"))]
    return [block for block in found if block.language in languages]


def commands(page: Path) -> list[tuple[str, bool]]:
    """The lines that a reader would type into a shell, and whether each takes long."""
    return [(line, block.long) for block in blocks(page, "sh") for line in block.text.splitlines() if line.strip()]
