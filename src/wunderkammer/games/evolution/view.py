"""What a seat may see (EV-07, EV-13, EV-14, EV-53)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, second
from wunderkammer.games.evolution.content.cards import CARD, TRAIT
from wunderkammer.games.evolution.species import (
    body_of,
    card_in,
    fat_of,
    food_of,
    is_face_down,
    population_of,
    trait_count,
)
from wunderkammer.games.evolution.state import DISCARD, PER_WORD, SEALED_PILES, WORDS, EvolutionState
from wunderkammer.games.evolution.steps.kinds import (
    CHOOSE_PREY,
    DIVIDE_SURPLUS,
    FOOD_LANES,
    PLACE_CARD,
    PLAY_CARDS,
    SPEND_CARD,
    USE_CARD,
)
from wunderkammer.games.evolution.steps.table import NAMES
from wunderkammer.games.evolution.vocabulary import PURPOSE


def pile(state: EvolutionState, which: i64) -> dict[str, int]:
    """A pile as people see it: how many of each card."""
    return {CARD.text(card): count for card, count in cards_in(state, which)}


def cards_in(state: EvolutionState, which: i64) -> list[tuple[int, int]]:
    """The cards of a pile with their numbers."""
    found: list[tuple[int, int]] = []
    for i in range(WORDS):
        word = state.cards[which * WORDS + i]
        card = i * PER_WORD
        while word:
            if word & 3:
                found.append((card, word & 3))
            word >>= 2
            card += 1
    return found


def view(state: EvolutionState, seat: int | None) -> dict[str, object]:
    """The public table and, for a seat, its own hand and face-down cards.

    In quick play the others' rows are shown as they were before it began.
    """
    shown = state.before or state
    return {
        "round": state.round,
        "last_round": state.last_round or None,
        "first_player": state.first_player if state.first_player >= 0 else None,
        "phase": phase(state),
        "hole": state.hole,
        "deck": state.deck_size,
        "discard": pile(shown, DISCARD),
        "off": TRAIT.texts_in(state.off),
        "trait_limit": state.content.trait_limit(state.seats),
        "deed": deed(state, seat),
        "players": [player(state if who == seat else shown, state, who, who == seat) for who in range(state.seats)],
    }


def beside(state: EvolutionState, seat: int, public: dict[str, object]) -> dict[str, object]:
    """A seat's view, made of the public one: only its own part of the table and what it is doing differ."""
    players = public["players"]
    assert isinstance(players, list)
    own = player(state, state, seat, True)
    return {**public, "deed": deed(state, seat), "players": [*players[:seat], own, *players[seat + 1 :]]}


def phase(state: EvolutionState) -> str:
    """What is going on; how far somebody is with a card from the hand is their own affair."""
    kind = state.top() & 255
    return NAMES[PLAY_CARDS if kind in (USE_CARD, PLACE_CARD) else kind]


def deed(state: EvolutionState, seat: int | None) -> dict[str, object] | None:
    """What the seat to act is in the middle of: a card being played, or a hunt."""
    f = state.top()
    if state.before is not None:
        f = state.lanes[seat] if seat is not None else 0
    kind = f & 255
    own = f >> 8 & 255 == seat
    if kind in (USE_CARD, PLACE_CARD):
        purpose = PURPOSE.text(second(f)) if kind == PLACE_CARD else None
        return {"card": CARD.text(first(f)), "purpose": purpose} if own else None
    if kind in (CHOOSE_PREY, SPEND_CARD, DIVIDE_SURPLUS):
        return {"species": first(f), "hunting": kind == CHOOSE_PREY or (kind == SPEND_CARD and f >> 48 > 0)}
    return None


def player(shown: EvolutionState, state: EvolutionState, seat: int, own: bool) -> dict[str, object]:
    """One player's part of the table; the hand and face-down cards only for themselves."""
    food_card = state.food_cards[seat]
    return {
        "bag": shown.bags[seat],
        "cards": shown.size(shown.hand(seat)),
        "hand": pile(shown, shown.hand(seat)) if own else None,
        "sealed": pile(shown, shown.private(SEALED_PILES, seat)) if own else None,
        "food_card": food_card >= 0,
        "own_food_card": CARD.text(food_card) if own and food_card >= 0 else None,
        "chosen": state.top() & 255 == FOOD_LANES and state.lanes[seat] == 0,
        "species": [one_species(shown, at, own) for at in range(shown.rows[seat], shown.rows[seat + 1])],
    }


def one_species(state: EvolutionState, at: int, own: bool) -> dict[str, object]:
    """A board with its markers, tokens and cards; a face-down card of another player is just a card."""
    species = state.species[at]
    cards: list[dict[str, object]] = []
    for slot in range(trait_count(species)):
        down = is_face_down(species, slot)
        card = card_in(species, slot)
        label = TRAIT.text(state.content.trait[card]) if own or not down else None
        cards.append({"trait": label, "card": CARD.text(card) if label else None, "face_down": down})
    return {
        "body": body_of(species),
        "population": population_of(species),
        "food": food_of(species),
        "fat": fat_of(species),
        "traits": cards,
    }
