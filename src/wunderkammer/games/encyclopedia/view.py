"""What a seat may see: everything but the decks, the bag and the round tokens to come, which have no order (EN-53)."""

from __future__ import annotations

from wunderkammer.core.vocabulary import Domain
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
    EXPERTS,
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
    Table,
)
from wunderkammer.games.encyclopedia.vocabulary import AREA


def named(domain: Domain, value: int) -> str | None:
    return domain.text(value) if value >= 0 else None


def cards_in(table: Table, pile: int) -> list[str]:
    return [ANIMAL.text(animal) for animal in range(CARDS) if table.has(pile, animal)]


def experts_in(bits: int) -> list[str]:
    return [EXPERT.text(expert) for expert in range(EXPERTS) if bits >> expert & 1]


def die(packed: int) -> dict[str, object] | None:
    """A die on a board: its colour and value."""
    return {"colour": COLOUR.text((packed - 1) // FACES), "value": (packed - 1) % FACES + 1} if packed > 0 else None


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The table; all seats and spectators see the same."""
    return {
        "round": table.round,
        "first_player": table.first,
        "bank_used": table.banked == 1,
        "academy": [named(ANIMAL, animal) for animal in table.academy],
        "university": [named(EXPERT, expert) for expert in table.university],
        "animal_deck": table.size(DECK),
        "animal_discard": cards_in(table, DISCARD),
        "gone": cards_in(table, GONE),
        "expert_deck": len(experts_in(table.experts[DECK])),
        "expert_discard": experts_in(table.experts[DISCARD]),
        "dice_on_board": {
            AREA.text(area): {
                COLOUR.text(colour): table.areas[area * CONTINENTS + colour]
                for colour in range(CONTINENTS)
                if table.areas[area * CONTINENTS + colour]
            }
            for area in range(AREA.size)
        },
        "expeditions": {
            CONTINENT.text(continent): [named(COLOUR, table.cells[continent * CELLS + at] - 1) for at in range(CELLS)]
            for continent in range(CONTINENTS)
        },
        "round_tokens_left": {ROUND_TOKEN.text(kind): count for kind, count in enumerate(table.urn)},
        "rolled": [die(packed) for packed in table.rolled],
        "die_in_use": in_use(table),
        "source": named(ANIMAL, table.source),
        "players": [player(table, who) for who in range(table.seats)],
    }


def in_use(table: Table) -> dict[str, object] | None:
    if table.die_colour < 0:
        return None
    return {
        "colour": COLOUR.text(table.die_colour),
        "used_as": COLOUR.text(table.die_as),
        "value": table.die_value,
    }


def player(table: Table, seat: int) -> dict[str, object]:
    return {
        "rival": rival(table, seat),
        "coins": table.coins[seat],
        "tokens": table.tokens[seat],
        "seals": table.seals[seat],
        "reputation": table.reputation[seat],
        "vp": table.vp[seat],
        "dice": [
            [die(table.board[seat * BOARD + slot * IN_SLOT + which]) for which in range(IN_SLOT)]
            for slot in range(SLOTS)
        ],
        "animals": {
            ANIMAL.text(animal): [GROUP.text(group) for group in range(GROUPS) if table.markers[animal] >> group & 1]
            for animal in range(CARDS)
            if table.has(STUDY + seat, animal)
        },
        "published": cards_in(table, PUBLISHED + seat),
        "markers": {
            CATEGORY.text(category): table.papers[seat * CATEGORIES + category]
            for category in range(CATEGORIES)
            if table.papers[seat * CATEGORIES + category]
        },
        "experts": [
            {
                "active": named(EXPERT, table.active[seat * STACKS + stack]),
                "all": experts_in(table.experts[FIRST_STACK + seat * STACKS + stack]),
            }
            for stack in range(STACKS)
        ],
        "owed": [("animal" if debt & 1 else "expert") for debt in table.owed if debt >> 1 == seat],
    }


def rival(table: Table, seat: int) -> dict[str, object] | None:
    """The cards and the priority of an AI opponent."""
    if not table.is_rival(seat):
        return None
    return {
        "behaviour": BEHAVIOUR.text(table.rivals[seat] // SCORING.size),
        "scoring": SCORING.text(table.rivals[seat] % SCORING.size),
        "priority": [named(CONTINENT, table.priority[seat * CONTINENTS + place]) for place in range(CONTINENTS)],
    }
