"""Taking cards: free ones, and those of university and academy (EN-15, EN-16, EN-32)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, COLOUR, CONTINENTS, EXPERT, NO_CARD
from wunderkammer.games.encyclopedia.content.names import ACADEMY, ANIMAL_CARD, EXPERT_CARD, TOKEN, UNIVERSITY
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.events import CARD_NONE, FOSSIL_DISCARDED, RIVAL_ANIMAL, RIVAL_EXPERT
from wunderkammer.games.encyclopedia.state import DECK, DISCARD, FIRST_STACK, STACKS, STUDY, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain, in_visit, owe
from wunderkammer.games.encyclopedia.steps.kinds import (
    CHOOSE_ANIMAL,
    CHOOSE_EXPERT,
    GIVE_ANIMAL,
    TOP_ANIMAL,
    TOP_EXPERT,
)
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, use_one_shot
from wunderkammer.games.encyclopedia.steps.outlook import WITH_DIE, Outlook, in_progress
from wunderkammer.games.encyclopedia.steps.piles import DrawAnimal, DrawExpert, animals_left, experts_left
from wunderkammer.games.encyclopedia.steps.places import receive_expert
from wunderkammer.games.encyclopedia.steps.possible import academy_open, university_open
from wunderkammer.games.encyclopedia.steps.priority import preferred_animal, preferred_expert
from wunderkammer.games.encyclopedia.steps.step import HIGHEST_VALUE, Step, at_most, die_in_hand
from wunderkammer.games.encyclopedia.vocabulary import (
    DRAW_ANIMAL,
    DRAW_EXPERT,
    PLACE_FREE,
    TAKE_ANIMAL,
    TAKE_EXPERT,
    USE,
)


def take_open_animal(state: EncyclopediaState, seat: i64, animal: i64) -> None:
    """The animal goes under the player board; its slot stays empty (EN-16)."""
    slot: i64 = 0
    while state.academy[slot] != animal:
        slot += 1
    state.academy[slot] = NO_CARD
    state.put(STUDY + seat, animal)


def take_open_expert(state: EncyclopediaState, expert: i64) -> None:
    slot: i64 = 0
    while state.university[slot] != expert:
        slot += 1
    state.university[slot] = NO_CARD


class GiveExpert(Step):
    """A free expert: chosen by a person, by priority for an AI, from the deck if none is open (EN-32, EN-69)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        if state.is_rival(seat):
            expert = preferred_expert(state, seat)
            if expert != NO_CARD:
                take_open_expert(state, expert)
                keep_for_rival(state, seat, expert)
                return
        elif university_open(state):
            if last_expert(state) and visits(state, seat, UNIVERSITY):
                owe(state, seat, EXPERT_CARD)
            else:
                state.push(frame(CHOOSE_EXPERT, seat))
            return
        if experts_left(state):
            state.push(frame(TOP_EXPERT, seat))
        else:
            state.tell(CARD_NONE, seat, EXPERT_CARD)


def last_expert(state: EncyclopediaState) -> bool:
    """Whether a single expert is open."""
    count: i64 = 0
    for expert in state.university:
        if expert != NO_CARD:
            count += 1
    return count == 1


def visits(state: EncyclopediaState, seat: i64, action: i64) -> bool:
    """Whether the seat is about to take a card there: then it may not take the last one for nothing (EN-55)."""
    outlook = in_progress(state, seat)
    return outlook is not None and outlook.action == action


def keep_for_rival(state: EncyclopediaState, seat: i64, expert: i64) -> None:
    """Where an AI puts its experts does not matter, and they never act (EN-66, EN-70)."""
    at = FIRST_STACK + seat * STACKS
    state.experts[at] = state.experts[at] | bit(expert)
    state.tell(RIVAL_EXPERT, seat, expert)


class GiveAnimal(Step):
    """A free animal: chosen by a person, by priority for an AI, from the deck if none is open (EN-32, EN-69)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        if state.is_rival(seat):
            animal = preferred_animal(state, seat)
            if animal != NO_CARD:
                take_open_animal(state, seat, animal)
                state.tell(RIVAL_ANIMAL, seat, animal)
                return
        elif academy_open(state):
            if visits(state, seat, ACADEMY) and not spares_one(state, seat):
                owe(state, seat, ANIMAL_CARD)
            else:
                state.push(frame(CHOOSE_ANIMAL, seat))
            return
        if animals_left(state) and (not state.is_rival(seat) or more_than_fossils(state)):
            state.push(frame(TOP_ANIMAL, seat))
        else:
            state.tell(CARD_NONE, seat, ANIMAL_CARD)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        """Version 1 noted here, and when the animal is chosen, which expedition it might save."""
        return at_most(f, 14, 50) and (first(f) == 0 or die_in_hand(state))


def spares_one(state: EncyclopediaState, seat: i64) -> bool:
    """Whether an open animal can be taken for nothing and still leave one for the die (EN-55)."""
    outlook = in_progress(state, seat)
    return any(animal != NO_CARD and (outlook is None or outlook.possible(animal)) for animal in state.academy)


def more_than_fossils(state: EncyclopediaState) -> bool:
    """Whether an AI that goes on drawing and discarding fossils would come to an animal at last (EN-69)."""
    word: i64 = 0
    while word < WORDS:
        cards = state.animals[DECK * WORDS + word] | state.animals[DISCARD * WORDS + word]
        if cards & ~state.content.continent_mask[CONTINENTS * WORDS + word] != 0:
            return True
        word += 1
    return False


class TopExpert(DrawExpert):
    """The top card of the deck, because no expert is open."""

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        expert = move - DRAW_EXPERT
        state.experts[DECK] = state.experts[DECK] & ~bit(expert)
        if state.is_rival(seat_of(f)):
            keep_for_rival(state, seat_of(f), expert)
        else:
            receive_expert(state, seat_of(f), expert)


class TopAnimal(DrawAnimal):
    """The top card of the deck, because no animal is open; an AI discards fossils (EN-69)."""

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        animal = move - DRAW_ANIMAL
        seat = seat_of(f)
        state.remove(DECK, animal)
        if not state.is_rival(seat):
            state.put(STUDY + seat, animal)
        elif state.content.fossil_value[animal] > 0:
            state.put(DISCARD, animal)
            state.tell(FOSSIL_DISCARDED, seat, animal)
            state.push(frame(GIVE_ANIMAL, seat))
        else:
            state.put(STUDY + seat, animal)
            state.tell(RIVAL_ANIMAL, seat, animal)


class ChooseExpert(Step):
    """A person takes an open expert, for nothing or with a die in the university (EN-15, EN-32)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        if first(f) == WITH_DIE:
            self.suitable(state, None, buffer)
            one_shot_moves(state, seat_of(f), buffer)
            return
        outlook = in_progress(state, seat_of(f))
        if outlook is not None and not outlook.indifferent():
            self.suitable(state, outlook, buffer)
        if buffer.n == 0:
            self.suitable(state, None, buffer)

    def suitable(self, state: EncyclopediaState, outlook: Outlook | None, buffer: Buffer) -> None:
        """The open experts with whom the action in progress, if there is one, can still be completed (EN-47)."""
        for expert in state.university:
            if expert != NO_CARD and (outlook is None or outlook.allows(expert, NO_CARD)):
                buffer.add(TAKE_EXPERT + expert)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move < TAKE_ANIMAL:
            use_one_shot(state, f, move - USE, in_visit(state))
            return
        expert = move - TAKE_EXPERT
        seat = seat_of(f)
        take_open_expert(state, expert)
        if first(f) == WITH_DIE and state.content.expert_continent[expert] == state.die_as:
            gain(state, seat, TOKEN, state.content.colour_tokens, AT_ONCE)
        receive_expert(state, seat, expert)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if not TAKE_EXPERT <= move < PLACE_FREE:
            return None
        expert = move - TAKE_EXPERT
        named: dict[str, int | str] = {"expert": f"expert-{EXPERT.text(expert)}"}
        if expert in state.university:
            return Refusal("expert-no-rescue", "EN-47", named)
        return Refusal("expert-not-open", "EN-15", named)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, WITH_DIE) and (first(f) == 0 or die_in_hand(state))


class ChooseAnimal(Step):
    """A person takes an open animal, for nothing or with a die in the academy (EN-03, EN-16, EN-32, EN-40)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        if first(f) == WITH_DIE:
            self.with_die(state, second(f), buffer)
            one_shot_moves(state, seat_of(f), buffer)
        else:
            self.suitable(state, in_progress(state, seat_of(f)), buffer)
        if buffer.n == 0:  # only the figures of a pack lead here
            self.suitable(state, None, buffer)

    def with_die(self, state: EncyclopediaState, value: i64, buffer: Buffer) -> None:
        """Animals of the colour of the die, fossils of its value (EN-16, EN-40)."""
        content = state.content
        for animal in state.academy:
            if animal != NO_CARD and (
                content.animal_continent[animal] == state.die_as or content.fossil_value[animal] == value
            ):
                buffer.add(TAKE_ANIMAL + animal)

    def suitable(self, state: EncyclopediaState, outlook: Outlook | None, buffer: Buffer) -> None:
        """The open animals with which the action in progress, if there is one, can still be completed (EN-47)."""
        for animal in state.academy:
            if animal != NO_CARD and (outlook is None or outlook.possible(animal)):
                buffer.add(TAKE_ANIMAL + animal)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move < TAKE_ANIMAL:
            use_one_shot(state, f, move - USE, in_visit(state))
        else:
            take_open_animal(state, seat_of(f), move - TAKE_ANIMAL)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if not TAKE_ANIMAL <= move < TAKE_EXPERT:
            return None
        animal = move - TAKE_ANIMAL
        named: dict[str, int | str] = {"animal": f"animal-{ANIMAL.text(animal)}"}
        if not is_open(state, animal):
            return Refusal("animal-not-open", "EN-16", named)
        if first(f) != WITH_DIE:
            if visits(state, seat_of(f), ACADEMY):
                return Refusal("animal-for-die", "EN-55", named)
            return Refusal("animal-no-rescue", "EN-47", named)
        if state.content.fossil_value[animal] > 0:
            named["needed"] = state.content.fossil_value[animal]
            named["value"] = second(f)
            return Refusal("fossil-value", "EN-40", named)
        named["colour"] = f"colour-{COLOUR.text(state.content.animal_continent[animal])}"
        return Refusal("animal-colour", "EN-16", named)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, 14, HIGHEST_VALUE) and (first(f) == 0 or die_in_hand(state))


def is_open(state: EncyclopediaState, animal: i64) -> bool:
    slot: i64 = 0
    while slot < len(state.academy):
        if state.academy[slot] == animal:
            return True
        slot += 1
    return False
