"""The two decks: drawing from them, renewing them, filling the open slots (EN-05, EN-34)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, first, frame
from wunderkammer.games.encyclopedia.content.cards import CARDS, EXPERTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import ANIMAL_CARD, EXPERT_CARD
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.events import DECK_RENEWED
from wunderkammer.games.encyclopedia.state import DECK, DISCARD, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.steps.kinds import FILL_ACADEMY, FILL_UNIVERSITY, REFILL
from wunderkammer.games.encyclopedia.steps.step import Step, at_most
from wunderkammer.games.encyclopedia.vocabulary import DEAL_ANIMAL, DEAL_EXPERT


def animals_left(state: EncyclopediaState) -> bool:
    """Whether an animal can be drawn; an empty deck is renewed from its discard (EN-34)."""
    if state.animals[DECK * WORDS] == 0 and state.animals[DECK * WORDS + 1] == 0:
        if state.animals[DISCARD * WORDS] == 0 and state.animals[DISCARD * WORDS + 1] == 0:
            return False
        word: i64 = 0
        while word < WORDS:
            state.animals[DECK * WORDS + word] = state.animals[DISCARD * WORDS + word]
            state.animals[DISCARD * WORDS + word] = 0
            word += 1
        state.tell(DECK_RENEWED, 0, ANIMAL_CARD)
    return True


def experts_left(state: EncyclopediaState) -> bool:
    """Whether an expert can be drawn; an empty deck is renewed from its discard (EN-34)."""
    if state.experts[DECK] == 0:
        if state.experts[DISCARD] == 0:
            return False
        state.experts[DECK] = state.experts[DISCARD]
        state.experts[DISCARD] = 0
        state.tell(DECK_RENEWED, 0, EXPERT_CARD)
    return True


class DrawAnimal(Step):
    """A chance that draws an animal from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        animal: i64 = 0
        while animal < CARDS:
            if state.has(DECK, animal):
                buffer.add(self.base + animal)
            animal += 1

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        left = rng.below(state.size(DECK))
        word: i64 = 0
        while word < WORDS:
            bits = state.animals[DECK * WORDS + word]
            while bits != 0:
                if left == 0:
                    return self.base + state.lowest(bits, word)
                bits = bits & (bits - 1)
                left -= 1
            word += 1
        return self.base


class DrawExpert(Step):
    """A chance that draws an expert from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        expert: i64 = 0
        while expert < EXPERTS:
            if state.experts[DECK] >> expert & 1:
                buffer.add(self.base + expert)
            expert += 1

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        count: i64 = 0
        bits = state.experts[DECK]
        while bits != 0:
            bits = bits & (bits - 1)
            count += 1
        left = rng.below(count)
        bits = state.experts[DECK]
        expert: i64 = 0
        while left > 0 or bits & 1 == 0:
            left -= bits & 1
            bits = bits >> 1
            expert += 1
        return self.base + expert


class Refill(Step):
    """Every empty slot of university and academy gets a card, as long as there are any (EN-02, EN-05)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        slot: i64 = 0
        while slot < len(state.university):
            if state.university[slot] == NO_CARD and experts_left(state):
                state.push(frame(REFILL, 0))
                state.push(frame(FILL_UNIVERSITY, 0, slot))
                return
            slot += 1
        slot = 0
        while slot < len(state.academy):
            if state.academy[slot] == NO_CARD and animals_left(state):
                state.push(frame(REFILL, 0))
                state.push(frame(FILL_ACADEMY, 0, slot))
                return
            slot += 1


class FillUniversity(DrawExpert):
    """An expert is laid open."""

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        expert = move - DEAL_EXPERT
        state.experts[DECK] = state.experts[DECK] & ~bit(expert)
        state.university[first(f)] = expert

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, len(state.university) - 1) and state.university[first(f)] == NO_CARD


class FillAcademy(DrawAnimal):
    """An animal is laid open."""

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        animal = move - DEAL_ANIMAL
        state.remove(DECK, animal)
        state.academy[first(f)] = animal

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, len(state.academy) - 1) and state.academy[first(f)] == NO_CARD
