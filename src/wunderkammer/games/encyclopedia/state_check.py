"""What never changes during a game, and whether a table read from JSON can be."""

from __future__ import annotations

from wunderkammer.core.reader import BadData
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    ANIMALS,
    CARDS,
    CONTINENTS,
    EXPERT,
    EXPERTS,
    GROUPS,
    NO_CARD,
    SCORING,
)
from wunderkammer.games.encyclopedia.stages import PLACE_EXPERT
from wunderkammer.games.encyclopedia.state import (
    ALL_MARKERS,
    ANIMAL_SETS,
    BOARD,
    FACES,
    FIRST_STACK,
    FOSSILS,
    PUBLISHED,
    SEATS,
    STACKS,
    STUDY,
    EncyclopediaState,
)


def animal_counts(state: EncyclopediaState) -> list[int]:
    """How often each animal lies anywhere."""
    counts = [sum(1 for pile in range(ANIMAL_SETS) if state.has(pile, animal)) for animal in range(CARDS)]
    for animal in state.academy:
        if animal != NO_CARD:
            counts[animal] += 1
    return counts


def expert_counts(state: EncyclopediaState) -> list[int]:
    """How often each expert lies anywhere, one that is just being placed included."""
    counts = [sum(1 for bits in state.experts if bits >> expert & 1) for expert in range(EXPERTS)]
    for expert in state.university:
        if expert != NO_CARD:
            counts[expert] += 1
    for f in state.agenda:
        if f & 255 == PLACE_EXPERT and f >> 16 & 65535 < EXPERTS:
            counts[f >> 16 & 65535] += 1
    return counts


def conserved(state: EncyclopediaState) -> dict[str, int]:
    """Cards of both kinds; dice return to the bag only at the end of a round (EN-34)."""
    return {"animals": sum(animal_counts(state)), "experts": sum(expert_counts(state))}


def check_state(state: EncyclopediaState) -> None:
    """What lies on the table must be able to lie there."""
    fossils = state.options & FOSSILS
    for animal, count in enumerate(animal_counts(state)):
        wanted = 1 if animal < ANIMALS or fossils else 0
        if count != wanted:
            raise BadData(f"state holds the animal {ANIMAL.text(animal)} {count} times; there must be {wanted}.")
    for expert, count in enumerate(expert_counts(state)):
        if count != 1:
            raise BadData(f"state holds the expert {EXPERT.text(expert)} {count} times; there must be 1.")
    check_seats(state)
    check_markers(state)
    check_dice(state)


def check_seats(state: EncyclopediaState) -> None:
    """A person plays, each card of AI opponents is used once, and their priority names every continent (EN-60)."""
    rivals = [card for card in state.rivals if card >= 0]
    if len(rivals) == state.seats:
        raise BadData("state.rivals must leave at least one seat to a person.")
    for kind in ([card // SCORING.size for card in rivals], [card % SCORING.size for card in rivals]):
        if len({*kind}) != len(kind):
            raise BadData("state.rivals gives one card to two AI opponents, but each is there only once.")
    for seat in range(state.seats):
        order = [state.priority[seat * CONTINENTS + place] for place in range(CONTINENTS)]
        drawn = [continent for continent in order if continent >= 0]
        if len(set(drawn)) != len(drawn) or (drawn and not state.is_rival(seat)):
            raise BadData("state.priority must name a continent once for each AI opponent, and none for people.")
    for at in range(SEATS * STACKS):
        expert = state.active[at]
        if expert != NO_CARD and not state.experts[FIRST_STACK + at] >> expert & 1:
            raise BadData(f"state.active[{at}] names {EXPERT.text(expert)}, who is not in that stack.")
        if expert != NO_CARD and at // STACKS < state.seats and state.is_rival(at // STACKS):
            raise BadData(f"state.active[{at}] names an expert of an AI opponent, which never uses one.")
    for seat in range(int(state.seats), SEATS):
        piles = [state.size(STUDY + seat), state.size(PUBLISHED + seat), state.own_experts(seat)]
        if any(piles) or any(state.board[seat * BOARD + at] for at in range(BOARD)):
            raise BadData(f"state gives cards or dice to seat {seat}, which does not exist.")


def check_markers(state: EncyclopediaState) -> None:
    for animal in range(CARDS):
        markers = state.markers[animal] & ALL_MARKERS
        held = any(state.has(STUDY + seat, animal) for seat in range(state.seats))
        printed = all(state.category(animal, group) >= 0 for group in range(GROUPS) if markers >> group & 1)
        if (state.markers[animal] and not held) or not printed:
            raise BadData(f"state.markers.{ANIMAL.text(animal)} is only possible on an animal under study.")
        if animal >= ANIMALS and markers & (markers - 1):
            raise BadData(f"state.markers.{ANIMAL.text(animal)}: a fossil holds one marker at most.")


def check_dice(state: EncyclopediaState) -> None:
    """No colour has more dice than the box holds; dice of publications lie on cards that nobody counts."""
    seen = [int(count) for count in state.bag]
    for packed in [*state.board, *state.rolled]:
        if packed:
            seen[(packed - 1) // FACES] += 1
    for cell in state.cells:
        if cell:
            seen[cell - 1] += 1
    for at, count in enumerate(state.areas):
        seen[at % CONTINENTS] += count
    if state.die_colour >= 0 and state.die_value == 0:
        seen[state.die_colour] += 1
    if any(count > state.content.dice for count in seen):
        raise BadData(f"state has more than {state.content.dice} dice of one colour.")
