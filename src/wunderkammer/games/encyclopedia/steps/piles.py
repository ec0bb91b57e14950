"""The two decks: drawing from them, renewing them, filling the open slots (EN-05, EN-34)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame
from wunderkammer.core.rng import Rng
from wunderkammer.games.encyclopedia.content.cards import CARDS, EXPERTS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ANIMAL_CARD, EXPERT_CARD
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.events import DECK_RENEWED
from wunderkammer.games.encyclopedia.stages import FILL_ACADEMY, FILL_UNIVERSITY, REFILL
from wunderkammer.games.encyclopedia.state import DECK, DISCARD, Table, bit
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import DEAL_ANIMAL, DEAL_EXPERT


def animals_left(table: Table) -> bool:
    """Whether an animal can be drawn; an empty deck is renewed from its discard (EN-34)."""
    if table.animals[DECK * WORDS] == 0 and table.animals[DECK * WORDS + 1] == 0:
        if table.animals[DISCARD * WORDS] == 0 and table.animals[DISCARD * WORDS + 1] == 0:
            return False
        word: i64 = 0
        while word < WORDS:
            table.animals[DECK * WORDS + word] = table.animals[DISCARD * WORDS + word]
            table.animals[DISCARD * WORDS + word] = 0
            word += 1
        table.tell(DECK_RENEWED, 0, ANIMAL_CARD)
    return True


def experts_left(table: Table) -> bool:
    """Whether an expert can be drawn; an empty deck is renewed from its discard (EN-34)."""
    if table.experts[DECK] == 0:
        if table.experts[DISCARD] == 0:
            return False
        table.experts[DECK] = table.experts[DISCARD]
        table.experts[DISCARD] = 0
        table.tell(DECK_RENEWED, 0, EXPERT_CARD)
    return True


class DrawAnimal(Step):
    """A chance that draws an animal from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        animal: i64 = 0
        while animal < CARDS:
            if table.has(DECK, animal):
                buffer.add(self.base + animal)
            animal += 1

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        left = rng.below(table.size(DECK))
        word: i64 = 0
        while word < WORDS:
            bits = table.animals[DECK * WORDS + word]
            while bits != 0:
                if left == 0:
                    return self.base + table.lowest(bits, word)
                bits = bits & (bits - 1)
                left -= 1
            word += 1
        return self.base


class DrawExpert(Step):
    """A chance that draws an expert from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        expert: i64 = 0
        while expert < EXPERTS:
            if table.experts[DECK] >> expert & 1:
                buffer.add(self.base + expert)
            expert += 1

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        count: i64 = 0
        bits = table.experts[DECK]
        while bits != 0:
            bits = bits & (bits - 1)
            count += 1
        left = rng.below(count)
        bits = table.experts[DECK]
        expert: i64 = 0
        while left > 0 or bits & 1 == 0:
            left -= bits & 1
            bits = bits >> 1
            expert += 1
        return self.base + expert


class Refill(Step):
    """Every empty slot of university and academy gets a card, as long as there are any (EN-02, EN-05)."""

    def run(self, table: Table, f: i64) -> None:
        slot: i64 = 0
        while slot < len(table.university):
            if table.university[slot] == NO_CARD and experts_left(table):
                table.push(frame(REFILL, 0))
                table.push(frame(FILL_UNIVERSITY, 0, slot))
                return
            slot += 1
        slot = 0
        while slot < len(table.academy):
            if table.academy[slot] == NO_CARD and animals_left(table):
                table.push(frame(REFILL, 0))
                table.push(frame(FILL_ACADEMY, 0, slot))
                return
            slot += 1


class FillUniversity(DrawExpert):
    """An expert is laid open."""

    def choose(self, table: Table, f: i64, move: i64) -> None:
        expert = move - DEAL_EXPERT
        table.experts[DECK] = table.experts[DECK] & ~bit(expert)
        table.university[first(f)] = expert


class FillAcademy(DrawAnimal):
    """An animal is laid open."""

    def choose(self, table: Table, f: i64, move: i64) -> None:
        animal = move - DEAL_ANIMAL
        table.remove(DECK, animal)
        table.academy[first(f)] = animal
