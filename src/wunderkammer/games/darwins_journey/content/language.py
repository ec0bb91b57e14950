"""The small language in which the figures write effects, as data.

Examples: “coins 3 + goal”, “navigate 1 / explore 1”, “goal then fulfil”, “academy 2 second 1”.
Everybody who reads it asks here: the rules, the board in the browser and the one in the terminal.
"""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.reader import BadData

MOST_GAINED = 99
MOST_DONE = 15
# Words with a number, and how high it may be.
COUNTED = {
    **dict.fromkeys(("coins", "vp", "theory", "knowledge", "bonus", "worker"), MOST_GAINED),
    **dict.fromkeys(("explore", "navigate", "post", "spread", "academy", "off"), MOST_DONE),
}
PLAIN = (
    *("any_camp", "beagle", "book", "calm", "copy", "diverse", "exchange", "explorer", "fulfil", "goal", "locked"),
    *("museum", "purple", "redeliver", "research_any", "research_island", "revisit", "scrolls", "seal", "steady"),
    *("unlock", "unlock_free"),
)


class Word(NamedTuple):
    """One thing that an effect gives or does."""

    name: str
    number: int = 0
    second: int = 0  # what comes off the second seal of an academy


class Clause(NamedTuple):
    """Words that belong together: all of them, or one at choice."""

    words: tuple[Word, ...]
    is_choice: bool = False


def parse(text: str, path: str = "effect") -> tuple[Clause, ...]:
    """The clauses of an effect, which follow each other; none for an empty text."""
    return tuple(clause(part, path) for part in text.split(" then ")) if text.strip() else ()


def clause(text: str, path: str) -> Clause:
    is_choice = " / " in text
    return Clause(tuple(word(part, path) for part in text.split(" / " if is_choice else " + ")), is_choice)


def word(text: str, path: str) -> Word:
    name, *rest = text.split() or [""]
    if not rest and name in PLAIN:
        return Word(name)
    if len(rest) == 1 and is_number(rest[0], COUNTED.get(name, 0)):
        return Word(name, int(rest[0]))
    if name == "academy" and len(rest) == 3 and rest[1] == "second" and all(is_number(n, MOST_DONE) for n in rest[::2]):
        return Word(name, int(rest[0]), int(rest[2]))
    raise BadData("bad-effect", path=path, text=text, known=sorted([*COUNTED, *PLAIN]))


def is_number(text: str, most: int) -> bool:
    return text.isdecimal() and len(text) < 3 and 1 <= int(text) <= most
