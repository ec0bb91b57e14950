"""What people type: names and chat, made fit to be stored and shown."""

from __future__ import annotations

import unicodedata

from wunderkammer.match.luck import LONGEST_NUMBER
from wunderkammer.match.party import LONGEST_NAME
from wunderkammer.table.table_errors import BadName, Empty, TooLong

LONGEST_TITLE = 60
LONGEST_CHAT = 500


def readable(text: str) -> str:
    """Text without signs that cannot be seen, with single spaces."""
    whole = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in whole).split())


def name_of(text: str) -> str:
    """A player's name."""
    name = readable(text)
    if not name:
        raise BadName
    return short(name, LONGEST_NAME)


def title_of(text: str) -> str:
    """A table's name, which may be missing."""
    return short(readable(text), LONGEST_TITLE)


def luck_of(text: str) -> str:
    """What somebody adds to the luck of a table, which may be missing."""
    return short(readable(text), LONGEST_NUMBER)


def chat_of(text: str) -> str:
    words = readable(text)
    if not words:
        raise Empty
    return short(words, LONGEST_CHAT)


def short(text: str, most: int) -> str:
    if len(text) > most:
        raise TooLong(length=len(text), most=most)
    return text


def fold_name(name: str) -> str:
    """A name as it is compared: Anna and ANNA are one person, and so are names that only look the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]
