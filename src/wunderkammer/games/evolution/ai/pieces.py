"""What a seat may know of Evolution, as numbers (EV-07, EV-13, EV-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wunderkammer.core.frames import first, second, third
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter, seat_after, steps_to
from wunderkammer.games.evolution.content.cards import CARDS, FEWEST_FOOD, MOST_COPIES, MOST_FOOD, TRAITS
from wunderkammer.games.evolution.fields import MOST_CARDS, MOST_ROUNDS, MOST_TOKENS
from wunderkammer.games.evolution.species import (
    FACE_DOWN,
    LARGEST,
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
    SPEND_CARD,
    USE_CARD,
)
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW

# Boards are not limited (EV-53); those further to the right are counted, but not observed one by one.
OBSERVED: Final = 20
MARKERS: Final = 5
PURPOSES: Final = 4
SLOT_BITS: Final = 7


def shapes(seats: int) -> list[PieceShape]:
    """The table first, then everybody's part of it."""
    row = (seats, OBSERVED)
    return [
        PieceShape("round", "from 1; 0 before the first player is drawn", (1,), MOST_ROUNDS),
        PieceShape("last_round", "the number of the last round; 0 until it is known", (1,), MOST_ROUNDS),
        PieceShape("first_player", "who has the first-player marker", (seats,)),
        PieceShape("hole", "plant tokens on the watering hole", (1,), MOST_TOKENS),
        PieceShape("deck", "cards in the deck", (1,), MOST_CARDS),
        PieceShape("trait_limit", "how many traits a species may have", (1,), 3),
        PieceShape("off", "traits switched off by Intelligence until the attack ends", (TRAITS,)),
        PieceShape("discard", "the discard pile, how many of each card", (CARDS,), MOST_COPIES),
        PieceShape("hand", "one's own hand, how many of each card", (CARDS,), MOST_COPIES),
        PieceShape("sealed", "one's own discards of quick play, not yet shown", (CARDS,), MOST_COPIES),
        PieceShape("food_card", "1 and the number on one's own card on the hole", (2,), MOST_FOOD, FEWEST_FOOD),
        PieceShape("card_played", "the card that one is playing", (CARDS,)),
        PieceShape("purpose", "what it is played for", (PURPOSES,)),
        PieceShape("acting_species", "the species that hunts, thinks or divides, in the row of who acts", (OBSERVED,)),
        PieceShape("hunting", "whether it hunts", (1,)),
        PieceShape("silencing", "the trait that one's card is about to switch off", (TRAITS,)),
        PieceShape("surplus", "tokens to divide between fat and bag", (1,), LARGEST + 1),
        PieceShape("bags", "food tokens in the bag", (seats,), MOST_TOKENS),
        PieceShape("cards", "cards in the hand", (seats,), MOST_CARDS),
        PieceShape("food_cards", "whether a card lies on the watering hole", (seats,)),
        PieceShape("chosen", "has chosen a food card while others still choose", (seats,)),
        PieceShape("row_length", "how many species; the first 20 follow", (seats,), LONGEST_ROW),
        PieceShape("markers", "by species: body, population, food, fat, face-down cards", (*row, MARKERS), LARGEST + 1),
        PieceShape("traits", "by species: its traits, as far as the seat knows them", (*row, TRAITS)),
    ]


def write(state: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    before = state.before
    shown = state if before is None else before
    write_table(state, shown, seat, writer)
    write_deed(state, seat, writer)
    write_players(state, shown, seat, writer)
    write_rows(state, shown, seat, writer)


def write_table(state: EvolutionState, shown: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    writer.add_at_most(state.round, MOST_ROUNDS)
    writer.add_at_most(state.last_round, MOST_ROUNDS)
    writer.add_one_of(steps_to(state, seat, state.first_player), state.seats)
    writer.add_at_most(state.hole, MOST_TOKENS)
    writer.add(state.deck_size)
    writer.add(state.content.trait_limit(state.seats))
    writer.add_bits(state.off, TRAITS)
    write_pile(shown, DISCARD, writer)
    write_pile(state, state.hand(seat), writer)
    write_pile(state, state.private(SEALED_PILES, seat), writer)
    card = state.food_cards[seat]
    writer.add_flag(card >= 0)
    writer.add(state.content.food[card] if card >= 0 else 0)


def write_pile(state: EvolutionState, pile: i64, writer: PieceWriter) -> None:
    """How many of each card lie in a pile."""
    values = writer.values
    at = writer.at
    word: i64 = 0
    while word < WORDS:
        counts = state.cards[pile * WORDS + word]
        end = at + min(PER_WORD, CARDS - word * PER_WORD)
        while at < end:
            values[at] = i32(counts & 3)
            counts >>= 2
            at += 1
        word += 1
    writer.at = at


def write_deed(state: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    """A card being played is its owner's affair; a hunt is everybody's."""
    f = state.top() if state.before is None else state.lanes[seat]
    kind = f & 255
    own = f >> 8 & 255 == seat
    playing = own and (kind == USE_CARD or kind == PLACE_CARD)
    writer.add_one_of(first(f) if playing else -1, CARDS)
    writer.add_one_of(second(f) if own and kind == PLACE_CARD else -1, PURPOSES)
    acting = kind == CHOOSE_PREY or kind == SPEND_CARD or kind == DIVIDE_SURPLUS
    writer.add_one_of(first(f) if acting and first(f) < OBSERVED else -1, OBSERVED)
    writer.add_flag(kind == CHOOSE_PREY or (kind == SPEND_CARD and third(f) > 0))
    writer.add_one_of(third(f) - 1 if own and kind == SPEND_CARD else -1, TRAITS)
    writer.add_at_most(second(f) - third(f) if kind == DIVIDE_SURPLUS else 0, LARGEST + 1)


def write_players(state: EvolutionState, shown: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    """Purses and hands by seat; in quick play the others' are shown as they were before it."""
    for step in range(state.seats):
        writer.add_at_most((state if step == 0 else shown).bags[seat_after(state, seat, step)], MOST_TOKENS)
    for step in range(state.seats):
        table = state if step == 0 else shown
        writer.add(table.size(table.hand(seat_after(state, seat, step))))
    for step in range(state.seats):
        writer.add_flag(state.food_cards[seat_after(state, seat, step)] >= 0)
    choosing = state.top() & 255 == FOOD_LANES
    for step in range(state.seats):
        writer.add_flag(choosing and state.lanes[seat_after(state, seat, step)] == 0)
    for step in range(state.seats):
        writer.add((state if step == 0 else shown).row_length(seat_after(state, seat, step)))


def write_rows(state: EvolutionState, shown: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    for step in range(state.seats):
        write_markers(state if step == 0 else shown, seat_after(state, seat, step), writer)
    for step in range(state.seats):
        write_traits(state if step == 0 else shown, seat_after(state, seat, step), step == 0, writer)


def observed_count(state: EvolutionState, seat: i64) -> i64:
    """How many species of a row are observed one by one."""
    length = state.row_length(seat)
    return length if length < OBSERVED else OBSERVED


def write_markers(state: EvolutionState, seat: i64, writer: PieceWriter) -> None:
    count = observed_count(state, seat)
    at = state.rows[seat]
    end = at + count
    while at < end:
        species = state.species[at]
        writer.add(body_of(species))
        writer.add(population_of(species))
        writer.add(food_of(species))
        writer.add(fat_of(species))
        down = species >> FACE_DOWN & SLOT_BITS
        writer.add((down & 1) + (down >> 1 & 1) + (down >> 2))
        at += 1
    writer.add_zeros((OBSERVED - count) * MARKERS)


def write_traits(state: EvolutionState, seat: i64, own: bool, writer: PieceWriter) -> None:
    count = observed_count(state, seat)
    at = state.rows[seat]
    end = at + count
    while at < end:
        species = state.species[at]
        writer.add_bits(species if own else open_traits(state, species), TRAITS)
        at += 1
    writer.add_zeros((OBSERVED - count) * TRAITS)


def open_traits(state: EvolutionState, species: i64) -> i64:
    """The traits whose cards lie face up, as a mask."""
    mask: i64 = 0
    slot: i64 = 0
    while slot < trait_count(species):
        if not is_face_down(species, slot):
            mask = mask | state.content.bit[card_in(species, slot)]
        slot += 1
    return mask
