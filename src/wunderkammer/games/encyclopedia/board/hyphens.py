"""Where a long word on a narrow card may be broken."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

SOFT = "\u00ad"  # a hyphen that is only seen at the end of a line
WORD = re.compile(r"\w+")


@cache
def parted() -> dict[str, str]:
    """The words of hyphens.toml with soft hyphens in them."""
    words = tomllib.loads((Path(__file__).parent / "hyphens.toml").read_text(encoding="utf-8")).values()
    return {word.replace("|", ""): word.replace("|", SOFT) for known in words for word in known}


@cache
def breakable(name: str) -> str:
    """A name whose long words may be broken."""
    return WORD.sub(lambda found: parted().get(found[0], found[0]), name)
