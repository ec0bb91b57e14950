"""What a seat may see: everything but the decks, the bag and the round tokens to come, which have no order (EN-53)."""

from __future__ import annotations

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    BEHAVIOUR,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    CONTINENT,
    CONTINENTS,
    EXPERT,
    GROUP,
    GROUPS,
    ROUND_TOKEN,
    SCORING,
)
from wunderkammer.games.encyclopedia.content.tables import CELLS, SLOTS
from wunderkammer.games.encyclopedia.state import (
    BOARD,
    DECK,
    DISCARD,
    FACES,
    FIRST_STACK,
    GONE,
    IN_SLOT,
    PUBLISHED,
    STACKS,
    STUDY,
    EncyclopediaState,
)
from wunderkammer.games.encyclopedia.steps.kinds import DICE
from wunderkammer.games.encyclopedia.vocabulary import AREA


def cards_in(state: EncyclopediaState, pile: int) -> list[str]:
    return [ANIMAL.text(animal) for animal in range(CARDS) if state.has(pile, animal)]


def die(packed: int) -> dict[str, object] | None:
    """A die on a board: its colour and value."""
    return {"colour": COLOUR.text((packed - 1) // FACES), "value": (packed - 1) % FACES + 1} if packed > 0 else None


def view(state: EncyclopediaState, seat: int | None) -> dict[str, object]:
    """The table; all seats and spectators see the same."""
    return {
        "round": state.round,
        "first_player": state.first,
        "bank_used": state.banked == 1,
        "academy": [ANIMAL.text_or_none(animal) for animal in state.academy],
        "university": [EXPERT.text_or_none(expert) for expert in state.university],
        "animal_deck": state.size(DECK),
        "animal_discard": cards_in(state, DISCARD),
        "gone": cards_in(state, GONE),
        "expert_deck": len(EXPERT.texts_in(state.experts[DECK])),
        "expert_discard": EXPERT.texts_in(state.experts[DISCARD]),
        "dice_on_board": {
            AREA.text(area): {
                COLOUR.text(colour): state.areas[area * CONTINENTS + colour]
                for colour in range(CONTINENTS)
                if state.areas[area * CONTINENTS + colour]
            }
            for area in range(AREA.size)
        },
        "expeditions": {
            CONTINENT.text(continent): [
                COLOUR.text_or_none(state.cells[continent * CELLS + at] - 1) for at in range(CELLS)
            ]
            for continent in range(CONTINENTS)
        },
        "round_tokens_left": {ROUND_TOKEN.text(kind): count for kind, count in enumerate(state.urn)},
        "rolled": [die(packed) for packed in unplaced_dice(state)[seat_of(state.top())]],
        "die_in_use": in_use(state),
        "source": ANIMAL.text_or_none(state.source),
        "players": [player(state, who, unplaced_dice(state)[who]) for who in range(state.seats)],
    }


def unplaced_dice(state: EncyclopediaState) -> list[list[int]]:
    """By seat: the dice rolled and not yet placed; they lie in player order, those of who places next first (EN-07)."""
    found: list[list[int]] = [[] for _ in range(state.seats)]
    dice = next((f for f in state.agenda if f & 255 == DICE), 0)
    place, each = first(dice) - 1, state.dice_each
    behind = -len(state.rolled) % each if place >= state.seats else 0  # how many of the first one's dice are placed
    for at, packed in enumerate(state.rolled):
        whose = place if second(dice) == 0 else max(place - state.seats, 0) + (at + behind) // each
        found[state.in_order(whose)].append(packed)
    return found


def in_use(state: EncyclopediaState) -> dict[str, object] | None:
    if state.die_colour < 0:
        return None
    return {
        "colour": COLOUR.text(state.die_colour),
        "used_as": COLOUR.text(state.die_as),
        "value": state.die_value,
    }


def player(state: EncyclopediaState, seat: int, rolled: list[int]) -> dict[str, object]:
    return {
        "rival": rival(state, seat),
        "coins": state.coins[seat],
        "tokens": state.tokens[seat],
        "seals": state.seals[seat],
        "reputation": state.reputation[seat],
        "vp": state.vp[seat],
        "dice": [
            [die(state.board[seat * BOARD + slot * IN_SLOT + which]) for which in range(IN_SLOT)]
            for slot in range(SLOTS)
        ],
        "rolled": [die(packed) for packed in rolled],
        "animals": {
            ANIMAL.text(animal): [GROUP.text(group) for group in range(GROUPS) if state.markers[animal] >> group & 1]
            for animal in range(CARDS)
            if state.has(STUDY + seat, animal)
        },
        "published": cards_in(state, PUBLISHED + seat),
        "markers": {
            CATEGORY.text(category): state.papers[seat * CATEGORIES + category]
            for category in range(CATEGORIES)
            if state.papers[seat * CATEGORIES + category]
        },
        "experts": [
            {
                "active": EXPERT.text_or_none(state.active[seat * STACKS + stack]),
                "all": EXPERT.texts_in(state.experts[FIRST_STACK + seat * STACKS + stack]),
            }
            for stack in range(STACKS)
        ],
        "owed": [("animal" if debt & 1 else "expert") for debt in state.owed if debt >> 1 == seat],
    }


def rival(state: EncyclopediaState, seat: int) -> dict[str, object] | None:
    """The cards and the priority of an AI opponent."""
    if not state.is_rival(seat):
        return None
    return {
        "behaviour": BEHAVIOUR.text(state.rivals[seat] // SCORING.size),
        "scoring": SCORING.text(state.rivals[seat] % SCORING.size),
        "priority": [CONTINENT.text_or_none(state.priority[seat * CONTINENTS + place]) for place in range(CONTINENTS)],
    }
