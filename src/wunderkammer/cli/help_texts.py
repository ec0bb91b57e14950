"""What the command line says about itself, read without Fluent: help must come at once, even before anything is
installed."""

from __future__ import annotations

import os
import re
from pathlib import Path

LANGUAGES = ("en", "ru", "de")
MESSAGES = Path(__file__).parents[1] / "text" / "messages"
LINE = re.compile(r"cli-help-([\w-]+) = (.*)")
VALUE = re.compile(r"\{ \$(\w+) \}")


class HelpTexts:
    """The messages `cli-help-…` of one language; each stands on one line and has no plurals."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        lines = (MESSAGES / f"cli.{lang}.ftl").read_text(encoding="utf-8").splitlines()
        self.texts = {found[1]: found[2] for found in map(LINE.fullmatch, lines) if found}

    def __call__(self, name: str, **values: str) -> str:
        return VALUE.sub(lambda found: values[found[1]], self.texts[name])

    def get(self, name: str) -> str | None:
        """A text that need not be there."""
        return self.texts.get(name)


def language_of(arguments: list[str]) -> str:
    """The language that was asked for, even on a line that is wrong elsewhere; else the system's."""
    for at, word in enumerate(arguments):
        value = arguments[at + 1] if word == "--lang" and at + 1 < len(arguments) else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wish = os.environ[name][:2].lower()
            return wish if wish in LANGUAGES else "en"
    return "en"
