"""What people can type beside moves."""

from __future__ import annotations

from typing import NamedTuple

COMMANDS = {
    "u": "undo",
    "s": "save",
    "q": "quit",
    "l": "log",
    "r": "rules",
    "h": "hint",
    "i": "help",
    "help": "help",
}
# The same keys on a Russian keyboard that was left in Cyrillic.
CYRILLIC = str.maketrans("гыйдкрш", "usqlrhi")


class Quit(Exception):
    """Somebody leaves the table; the match is kept."""


class Command(NamedTuple):
    """A command, and what stands after it; for a move what was typed."""

    command: str
    rest: str


def command_of(typed: str) -> Command:
    """Make sense of a line."""
    line = typed.strip()
    if not line:
        return Command("show", "")
    if line.startswith("?"):
        return Command("explain", line[1:].strip())
    word, _, rest = line.partition(" ")
    letter = word.casefold().translate(CYRILLIC)
    if letter in COMMANDS:
        return Command(COMMANDS[letter], rest.strip())
    return Command("move", line)
