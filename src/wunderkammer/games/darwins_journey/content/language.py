"""The small language in which effects are written in the figures, and its translation into effect nodes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.effects_book import DO, Effect, EffectBook, do, gain, sequence
from wunderkammer.core.reader import BadData
from wunderkammer.games.darwins_journey import vocabulary as v
from wunderkammer.games.darwins_journey.content.names import FREE_SCROLLS, MORE_BOOKS, PENALTY_OFF, SHORT_DELAY

GAINS = {
    "coins": v.COINS,
    "vp": v.VP,
    "theory": v.THEORY,
    "knowledge": v.KNOWLEDGE,
    "bonus": v.BONUS,
    "worker": v.FIFTH_WORKER,
}
PLAIN_GAINS = {
    "diverse": (v.DIVERSE, 1),
    "scrolls": (v.PERK, FREE_SCROLLS),
    "book": (v.PERK, MORE_BOOKS),
    "calm": (v.PERK, PENALTY_OFF),
    "steady": (v.PERK, SHORT_DELAY),
}
PLAIN_DEEDS = {
    "seal": (v.ACADEMY, 1, v.FREE_OF_COINS),
    "purple": (v.PURPLE, 0, 0),
    "any_camp": (v.CAMP_ANYWHERE, 0, 0),
    "revisit": (v.REVISIT, 0, 0),
    "goal": (v.TAKE_GOAL, 0, 0),
    "fulfil": (v.FULFIL_ANY, 0, 0),
    "exchange": (v.EXCHANGE, 0, 0),
    "explorer": (v.ADD_EXPLORER, 0, 0),
    "locked": (v.LOCKED_SPACE, 0, 0),
    "research_any": (v.STUDY_ANY, 0, 0),
    "research_island": (v.STUDY_ISLAND, 0, 0),
    "beagle": (v.TO_BEAGLE, 0, 0),
    "unlock": (v.UNLOCK, 0, 0),
    "unlock_free": (v.UNLOCK, 0, v.FREE_OF_COINS),
    "copy": (v.COPY, 0, 0),
    "redeliver": (v.REDELIVER, 0, 0),
    "museum": (v.MUSEUM, 0, 0),
}
COUNTED_DEEDS = {
    "explore": (v.EXPLORE, 0),
    "navigate": (v.NAVIGATE, 0),
    "post": (v.POST, 0),
    "spread": (v.POST, v.SPLIT),
    "academy": (v.ACADEMY, 0),
}

# Deeds that cost coins, or carry out something that does.
WITH_COINS = {v.ACADEMY, v.CAMP_ANYWHERE, v.TAKE_GOAL, v.FULFIL_ANY, v.LOCKED_SPACE, v.UNLOCK, v.COPY, v.MUSEUM}


def node_of(book: EffectBook, text: str, path: str) -> int:
    """Write the effect of a text into the book; −1 for no effect."""
    if not text.strip():
        return -1
    return book.add(read(book, text, path))


def read(book: EffectBook, text: str, path: str) -> Effect:
    if " then " in text:
        return sequence(*(read(book, part, path) for part in text.split(" then ")))
    if " / " in text:
        return do(v.EITHER, group(book, [word(part, path) for part in text.split(" / ")]))
    parts = [word(part, path) for part in text.split(" + ")]
    # Gains come first: whatever they bring may help the rest, and they can never hurt (DJ-20, DJ-36).
    gains = [part for part in parts if part.operation != do(0).operation]
    deeds = [part for part in parts if part.operation == do(0).operation]
    if len(deeds) > 1:
        deeds = [do(v.MENU, group(book, deeds))]
    all_parts = gains + deeds
    return all_parts[0] if len(all_parts) == 1 else sequence(*all_parts)


def free_twins(book: EffectBook, nodes: vec[i64]) -> vec[i64]:
    """The same effects free of all coins (DJ-22, DJ-54); −1 stays no effect."""
    twins = vec[i64]()
    for node in nodes:
        twins = append(twins, book.add(freed(book, node)) if node >= 0 else -1)
    return twins


def freed(book: EffectBook, node: int) -> Effect:
    kind, a, b = book.number(node, 0), book.number(node, 1), book.number(node, 2)
    if book.operation(node) == DO and kind in (v.MENU, v.EITHER):
        a = book.add(freed(book, a))
    elif book.operation(node) == DO and kind in WITH_COINS:
        b |= v.FREE_OF_COINS
    children = [freed(book, book.child(node, i)) for i in range(book.count(node))]
    return Effect(book.operation(node), (kind, a, b), tuple(children))


def group(book: EffectBook, parts: list[Effect]) -> int:
    """Several deeds under one number, for the steps that let the seat choose among them."""
    return book.add(sequence(*parts))


def word(text: str, path: str) -> Effect:
    words = text.split()
    name = words[0] if words else ""
    if len(words) == 1 and name in PLAIN_DEEDS:
        kind, a, b = PLAIN_DEEDS[name]
        return do(kind, a, b)
    if len(words) == 1 and name in PLAIN_GAINS:
        return gain(*PLAIN_GAINS[name])
    numbers = [int(part) for part in words[1:] if part.isdigit() and len(part) < 3]
    if len(words) == 2 and len(numbers) == 1 and numbers[0] > 0:
        if name in GAINS:
            return gain(GAINS[name], numbers[0])
        if name in COUNTED_DEEDS and numbers[0] <= 15:
            kind, b = COUNTED_DEEDS[name]
            return do(kind, numbers[0], b)
        if name == "off" and numbers[0] <= 15:
            return do(v.ACADEMY, 1, v.WHOLE_OFF * numbers[0])
    if len(words) == 4 and len(numbers) == 2 and name == "academy" and words[2] == "second" and max(numbers) <= 15:
        return do(v.ACADEMY, numbers[0], numbers[1])
    known = ", ".join(sorted([*GAINS, *PLAIN_GAINS, *PLAIN_DEEDS, *COUNTED_DEEDS, "off"]))
    raise BadData(f"{path}: “{text}” is not an effect; the words are {known}, some with a number.")
