"""Effects as the rules carry them out: what is written in the figures, as nodes of the effect book."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.effects_book import DO, Effect, EffectBook, do, gain, sequence
from wunderkammer.core.reader import BadData, Reader
from wunderkammer.games.darwins_journey import vocabulary
from wunderkammer.games.darwins_journey.content.language import Clause, Word, parse
from wunderkammer.games.darwins_journey.content.names import FREE_SCROLLS, MORE_BOOKS, PENALTY_OFF, SHORT_DELAY
from wunderkammer.games.darwins_journey.steps import kinds

GAINS = {
    "coins": vocabulary.COINS,
    "vp": vocabulary.VP,
    "theory": vocabulary.THEORY,
    "knowledge": vocabulary.KNOWLEDGE,
    "bonus": vocabulary.BONUS,
    "worker": vocabulary.FIFTH_WORKER,
}
PLAIN_GAINS = {
    "diverse": (vocabulary.DIVERSE, 1),
    "scrolls": (vocabulary.PERK, FREE_SCROLLS),
    "book": (vocabulary.PERK, MORE_BOOKS),
    "calm": (vocabulary.PERK, PENALTY_OFF),
    "steady": (vocabulary.PERK, SHORT_DELAY),
}
PLAIN_DEEDS = {
    "seal": (kinds.ACADEMY, 1, kinds.FREE_OF_COINS),
    "purple": (kinds.PURPLE, 0, 0),
    "any_camp": (kinds.CAMP_ANYWHERE, 0, 0),
    "revisit": (kinds.REVISIT, 0, 0),
    "goal": (kinds.TAKE_GOAL, 0, 0),
    "fulfil": (kinds.FULFIL_ANY, 0, 0),
    "exchange": (kinds.EXCHANGE, 0, 0),
    "explorer": (kinds.ADD_EXPLORER, 0, 0),
    "locked": (kinds.LOCKED_SPACE, 0, 0),
    "research_any": (kinds.STUDY_ANY, 0, 0),
    "research_island": (kinds.STUDY_ISLAND, 0, 0),
    "beagle": (kinds.TO_BEAGLE, 0, 0),
    "unlock": (kinds.UNLOCK, 0, 0),
    "unlock_free": (kinds.UNLOCK, 0, kinds.FREE_OF_COINS),
    "copy": (kinds.COPY, 0, 0),
    "redeliver": (kinds.REDELIVER, 0, 0),
    "museum": (kinds.MUSEUM, 0, 0),
}
COUNTED_DEEDS = {
    "explore": (kinds.EXPLORE, 0),
    "navigate": (kinds.NAVIGATE, 0),
    "post": (kinds.POST, 0),
    "spread": (kinds.POST, kinds.SPLIT),
    "academy": (kinds.ACADEMY, 0),
}

# Deeds that cost coins, or carry out something that does.
WITH_COINS = {
    kinds.ACADEMY,
    kinds.CAMP_ANYWHERE,
    kinds.TAKE_GOAL,
    kinds.FULFIL_ANY,
    kinds.LOCKED_SPACE,
    kinds.UNLOCK,
    kinds.COPY,
    kinds.MUSEUM,
}


def effect_in(book: EffectBook, reader: Reader, name: str) -> int:
    """A field with an effect in words, as a node of the book; −1 for no effect."""
    return node_of(book, reader.value(name), f"{reader.path}.{name}")


def effects_in(book: EffectBook, reader: Reader, name: str, length: int) -> vec[i64]:
    """A list of effects in words."""
    items = reader.items(name, length)
    return vec[i64]([node_of(book, item, f"{reader.path}.{name}[{i}]") for i, item in enumerate(items)])


def node_of(book: EffectBook, text: object, path: str) -> int:
    clauses = clauses_of(text, path)
    return book.add(effect_of(book, clauses)) if clauses else -1


def clauses_of(text: object, path: str) -> tuple[Clause, ...]:
    if not isinstance(text, str):
        raise BadData("not-effect", path=path)
    return parse(text, path)


def effect_of(book: EffectBook, clauses: tuple[Clause, ...]) -> Effect:
    """One clause after the other."""
    parts = [clause_effect(book, clause) for clause in clauses]
    return parts[0] if len(parts) == 1 else sequence(*parts)


def clause_effect(book: EffectBook, clause: Clause) -> Effect:
    parts = [word_effect(word) for word in clause.words]
    if clause.is_choice:
        return do(kinds.EITHER, group(book, parts))
    # Gains come first: whatever they bring may help the rest, and they can never hurt (DJ-20, DJ-36).
    gains = [part for part in parts if part.operation != DO]
    deeds = [part for part in parts if part.operation == DO]
    if len(deeds) > 1:
        deeds = [do(kinds.MENU, group(book, deeds))]
    whole = gains + deeds
    return whole[0] if len(whole) == 1 else sequence(*whole)


def word_effect(word: Word) -> Effect:
    if word.name in GAINS:
        return gain(GAINS[word.name], word.number)
    if word.name in PLAIN_GAINS:
        return gain(*PLAIN_GAINS[word.name])
    if word.name in PLAIN_DEEDS:
        kind, a, b = PLAIN_DEEDS[word.name]
        return do(kind, a, b)
    if word.name == "off":
        return do(kinds.ACADEMY, 1, kinds.WHOLE_OFF * word.number)
    kind, b = COUNTED_DEEDS[word.name]
    return do(kind, word.number, b + word.second)


def free_twins(book: EffectBook, nodes: vec[i64]) -> vec[i64]:
    """The same effects free of all coins (DJ-22, DJ-54); −1 stays no effect."""
    twins = vec[i64]()
    for node in nodes:
        twins = append(twins, book.add(free_twin(book, node)) if node >= 0 else -1)
    return twins


def free_twin(book: EffectBook, node: int) -> Effect:
    kind, a, b = book.number(node, 0), book.number(node, 1), book.number(node, 2)
    if book.operation(node) == DO and kind in (kinds.MENU, kinds.EITHER):
        a = book.add(free_twin(book, a))
    elif book.operation(node) == DO and kind in WITH_COINS:
        b |= kinds.FREE_OF_COINS
    children = [free_twin(book, book.child(node, i)) for i in range(book.count(node))]
    return Effect(book.operation(node), (kind, a, b), tuple(children))


def group(book: EffectBook, parts: list[Effect]) -> int:
    """Several deeds under one number, for the steps that let the seat choose among them."""
    return book.add(sequence(*parts))
