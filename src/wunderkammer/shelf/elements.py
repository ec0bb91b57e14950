"""Which moves could ever touch an element of the board: the vocabulary's templates, read backwards."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from wunderkammer.core.vocabulary import Verb, Vocabulary
from wunderkammer.shelf.game import Game

FIELD = re.compile(r"\{(\w+)\}")


@cache
def patterns(game: Game, seat: int) -> list[tuple[re.Pattern[str], Verb]]:
    """For every template of a verb the names of elements that it can make for this seat."""
    found: list[tuple[re.Pattern[str], Verb]] = []
    for verb in game.vocabulary.verbs:
        for template in () if verb.chance else verb.elements:
            found.append((re.compile(pattern(template, verb, seat)), verb))
    return found


def pattern(template: str, verb: Verb, seat: int) -> str:
    """A regular expression that finds the arguments in an element's name."""
    names = {name for name, _ in verb.arguments}
    parts: list[str] = []
    at = 0
    for hole in FIELD.finditer(template):
        parts.append(re.escape(template[at : hole.start()]))
        parts.append(f"(?P<{group(hole[1])}>.+)" if hole[1] in names else str(seat))
        at = hole.end()
    return "".join([*parts, re.escape(template[at:])])


def group(name: str) -> str:
    return "a_" + name.replace("-", "_")


@lru_cache(maxsize=4096)
def could_carry(game: Game, seat: int, element: str) -> bool:
    """Whether a move of this seat could ever touch the element."""
    return any(regex.fullmatch(element) for regex, _ in patterns(game, seat))


def keys_on(game: Game, seat: int, element: str) -> list[str]:
    """One key of every verb that could touch the element; what the element does not say is the smallest possible."""
    found: list[str] = []
    vocabulary: Vocabulary = game.vocabulary
    for regex, verb in patterns(game, seat):
        fit = regex.fullmatch(element)
        if fit is None:
            continue
        given = fit.groupdict()
        texts = [given.get(group(name), domain.text(0)) for name, domain in verb.arguments]
        key = f"{verb.name}:{','.join(texts)}" if texts else verb.name
        try:
            vocabulary.number(key)
        except ValueError:
            continue
        found.append(key)
    return found
