"""Taking cards: free ones, and those of university and academy (EN-15, EN-16, EN-32)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of, second
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, COLOUR, CONTINENTS, EXPERT, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ANIMAL_CARD, EXPERT_CARD, TOKEN
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.events import CARD_NONE, FOSSIL_DISCARDED, RIVAL_ANIMAL, RIVAL_EXPERT
from wunderkammer.games.encyclopedia.stages import CHOOSE_ANIMAL, CHOOSE_EXPERT, GIVE_ANIMAL, TOP_ANIMAL, TOP_EXPERT
from wunderkammer.games.encyclopedia.state import DECK, DISCARD, FIRST_STACK, STACKS, STUDY, Table, bit
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, LATER, gain
from wunderkammer.games.encyclopedia.steps.means import cheapest_marker, purse_worth, track_worth
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, use_one_shot
from wunderkammer.games.encyclopedia.steps.piles import DrawAnimal, DrawExpert, animals_left, experts_left
from wunderkammer.games.encyclopedia.steps.places import receive_expert
from wunderkammer.games.encyclopedia.steps.possible import university_open
from wunderkammer.games.encyclopedia.steps.priority import preferred_animal, preferred_expert
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import (
    AS_IT_IS,
    DRAW_ANIMAL,
    DRAW_EXPERT,
    PLACE_FREE,
    TAKE_ANIMAL,
    TAKE_EXPERT,
    USE,
)

# Why a card is taken: for nothing, with the die in use, or perhaps to save an expedition (its cell in higher bits).
FREE: Final = 0
WITH_DIE: Final = 1
RESCUE: Final = 2
RESCUE_BITS: Final = 2


def take_open_animal(table: Table, seat: i64, animal: i64) -> None:
    """The animal goes under the player board; its slot stays empty (EN-16)."""
    slot: i64 = 0
    while table.academy[slot] != animal:
        slot += 1
    table.academy[slot] = NO_CARD
    table.put(STUDY + seat, animal)


def take_open_expert(table: Table, expert: i64) -> None:
    slot: i64 = 0
    while table.university[slot] != expert:
        slot += 1
    table.university[slot] = NO_CARD


def academy_open(table: Table) -> bool:
    slot: i64 = 0
    while slot < len(table.academy):
        if table.academy[slot] != NO_CARD:
            return True
        slot += 1
    return False


class GiveExpert(Step):
    """A free expert: chosen by a person, by priority for an AI, from the deck if none is open (EN-32, EN-69)."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        if table.is_rival(seat):
            expert = preferred_expert(table, seat)
            if expert != NO_CARD:
                take_open_expert(table, expert)
                keep_for_rival(table, seat, expert)
                return
        elif university_open(table):
            table.push(frame(CHOOSE_EXPERT, seat))
            return
        if experts_left(table):
            table.push(frame(TOP_EXPERT, seat))
        else:
            table.tell(CARD_NONE, seat, EXPERT_CARD)


def keep_for_rival(table: Table, seat: i64, expert: i64) -> None:
    """Where an AI puts its experts does not matter, and they never act (EN-66, EN-70)."""
    at = FIRST_STACK + seat * STACKS
    table.experts[at] = table.experts[at] | bit(expert)
    table.tell(RIVAL_EXPERT, seat, expert)


class GiveAnimal(Step):
    """A free animal: chosen by a person, by priority for an AI, from the deck if none is open (EN-32, EN-69)."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        if table.is_rival(seat):
            animal = preferred_animal(table, seat)
            if animal != NO_CARD:
                take_open_animal(table, seat, animal)
                table.tell(RIVAL_ANIMAL, seat, animal)
                return
        elif academy_open(table):
            table.push(frame(CHOOSE_ANIMAL, seat, first(f), second(f)))
            return
        if animals_left(table) and (not table.is_rival(seat) or more_than_fossils(table)):
            table.push(frame(TOP_ANIMAL, seat))
        else:
            table.tell(CARD_NONE, seat, ANIMAL_CARD)


def more_than_fossils(table: Table) -> bool:
    """Whether an AI that goes on drawing and discarding fossils would come to an animal at last (EN-69)."""
    word: i64 = 0
    while word < WORDS:
        cards = table.animals[DECK * WORDS + word] | table.animals[DISCARD * WORDS + word]
        if cards & ~table.content.continent_mask[CONTINENTS * WORDS + word] != 0:
            return True
        word += 1
    return False


class TopExpert(DrawExpert):
    """The top card of the deck, because no expert is open."""

    def choose(self, table: Table, f: i64, move: i64) -> None:
        expert = move - DRAW_EXPERT
        table.experts[DECK] = table.experts[DECK] & ~bit(expert)
        if table.is_rival(seat_of(f)):
            keep_for_rival(table, seat_of(f), expert)
        else:
            receive_expert(table, seat_of(f), expert)


class TopAnimal(DrawAnimal):
    """The top card of the deck, because no animal is open; an AI discards fossils (EN-69)."""

    def choose(self, table: Table, f: i64, move: i64) -> None:
        animal = move - DRAW_ANIMAL
        seat = seat_of(f)
        table.remove(DECK, animal)
        if not table.is_rival(seat):
            table.put(STUDY + seat, animal)
        elif table.content.fossil_value[animal] > 0:
            table.put(DISCARD, animal)
            table.tell(FOSSIL_DISCARDED, seat, animal)
            table.push(frame(GIVE_ANIMAL, seat))
        else:
            table.put(STUDY + seat, animal)
            table.tell(RIVAL_ANIMAL, seat, animal)


class ChooseExpert(Step):
    """A person takes an open expert, for nothing or with a die in the university (EN-15, EN-32)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        slot: i64 = 0
        while slot < len(table.university):
            if table.university[slot] != NO_CARD:
                buffer.add(TAKE_EXPERT + table.university[slot])
            slot += 1
        if first(f) == WITH_DIE:
            one_shot_moves(table, seat_of(f), buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move < TAKE_ANIMAL:
            use_one_shot(table, f, move - USE, LATER)
            return
        expert = move - TAKE_EXPERT
        seat = seat_of(f)
        take_open_expert(table, expert)
        if first(f) == WITH_DIE and table.content.expert_continent[expert] == table.die_as:
            gain(table, seat, TOKEN, table.content.colour_tokens, AT_ONCE)
        receive_expert(table, seat, expert)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if TAKE_EXPERT <= move < PLACE_FREE:
            return Refusal("expert-not-open", "EN-15", {"expert": f"expert-{EXPERT.text(move - TAKE_EXPERT)}"})
        return None


class ChooseAnimal(Step):
    """A person takes an open animal, for nothing or with a die in the academy (EN-03, EN-16, EN-32, EN-40)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        why = first(f)
        choosy = why & RESCUE != 0 and needs_rescue(table, f)
        slot: i64 = 0
        while slot < len(table.academy):
            animal = table.academy[slot]
            if animal != NO_CARD and self.fits(table, f, animal, choosy):
                buffer.add(TAKE_ANIMAL + animal)
            slot += 1
        if buffer.n == 0:
            self.any_open(table, buffer)
        if why == WITH_DIE:
            one_shot_moves(table, seat_of(f), buffer)

    def fits(self, table: Table, f: i64, animal: i64, choosy: bool) -> bool:
        content = table.content
        if first(f) == WITH_DIE:
            return content.animal_continent[animal] == table.die_as or content.fossil_value[animal] == second(f)
        if not choosy:
            return True
        if content.animal_continent[animal] == table.die_as:
            return True
        return 0 < content.fossil_cost[animal] <= reach(table, f)

    def any_open(self, table: Table, buffer: Buffer) -> None:
        """Without a suitable card (only a pack's figures lead here) any open one will do."""
        slot: i64 = 0
        while slot < len(table.academy):
            if table.academy[slot] != NO_CARD:
                buffer.add(TAKE_ANIMAL + table.academy[slot])
            slot += 1

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move < TAKE_ANIMAL:
            use_one_shot(table, f, move - USE, LATER)
        else:
            take_open_animal(table, seat_of(f), move - TAKE_ANIMAL)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if not TAKE_ANIMAL <= move < TAKE_EXPERT:
            return None
        animal = move - TAKE_ANIMAL
        named: dict[str, int | str] = {"animal": f"animal-{ANIMAL.text(animal)}"}
        if not is_open(table, animal):
            return Refusal("animal-not-open", "EN-16", named)
        if first(f) != WITH_DIE:
            return Refusal("animal-no-rescue", "EN-47", named)
        if table.content.fossil_value[animal] > 0:
            named["needed"] = table.content.fossil_value[animal]
            named["value"] = second(f)
            return Refusal("fossil-value", "EN-40", named)
        named["colour"] = f"colour-{COLOUR.text(table.content.animal_continent[animal])}"
        return Refusal("animal-colour", "EN-16", named)


def is_open(table: Table, animal: i64) -> bool:
    slot: i64 = 0
    while slot < len(table.academy):
        if table.academy[slot] == animal:
            return True
        slot += 1
    return False


def reach(table: Table, f: i64) -> i64:
    """The most points that the expedition in progress can come to."""
    seat = seat_of(f)
    points = table.points(seat, first(f) >> RESCUE_BITS)
    return points + purse_worth(table, seat, AS_IT_IS, True) + track_worth(table, seat, second(f), True)


def needs_rescue(table: Table, f: i64) -> bool:
    """Whether the expedition in progress cannot place a marker without this animal (EN-47)."""
    cost = cheapest_marker(table, seat_of(f), table.die_as)
    return cost == 0 or cost > reach(table, f)
