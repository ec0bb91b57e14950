"""Names that nobody has chosen: given in the language of the table's opener, read by everybody in their own."""

from __future__ import annotations

from functools import cache, lru_cache

from wunderkammer.match.party import NATURALISTS
from wunderkammer.text.catalogue import LANGUAGES, catalogue

MOST_SEATS = 6
REMEMBERED = 4096


@cache
def usual_names() -> dict[str, tuple[str, int]]:
    """The message and the number behind every such name, in all languages."""
    messages = [(f"ui-naturalist-{number}", number) for number in range(1, NATURALISTS + 1)]
    for message in ("ui-person", "web-rival-name"):
        messages += [(message, number) for number in range(1, MOST_SEATS + 1)]
    return {catalogue(lang).say(text, number=number): (text, number) for lang in LANGUAGES for text, number in messages}


@lru_cache(REMEMBERED)
def seat_name(name: str, seat: int, lang: str) -> str:
    """How somebody who reads this language calls a seat; a free one says so."""
    say = catalogue(lang).say
    if not name:
        return say("web-free-seat", number=seat + 1)
    message, number = usual_names().get(name, ("", 0))
    return say(message, number=number) if message else name
