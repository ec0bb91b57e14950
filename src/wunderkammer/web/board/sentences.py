"""Sentences that boards say again and again."""

from __future__ import annotations

from functools import lru_cache

from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.sight import Sight


@lru_cache(16384)
def remembered_sentence(words: Catalogue, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return words.say(message, **dict(args))


def sentence(sight: Sight, message: str, **args: str | int) -> str:
    """As `sight.say`; a sentence with the same arguments is made only once."""
    return remembered_sentence(sight.catalogue, message, tuple(args.items()))
