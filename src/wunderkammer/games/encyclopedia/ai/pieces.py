"""What a seat may know of Encyclopedia, as numbers: all but the order of what is still to be drawn (EN-53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wunderkammer.core.engine import frame_for
from wunderkammer.core.frames import HIGHEST_NUMBER, first, second, third
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter, bits_in, seat_after, steps_to
from wunderkammer.games.encyclopedia.content.cards import (
    CARDS,
    CATEGORIES,
    CONTINENTS,
    EXPERTS,
    GROUPS,
    ROUND_KINDS,
)
from wunderkammer.games.encyclopedia.content.readers import WORD_BITS, WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.fields import (
    DICE_OF_A_COLOUR,
    LAST_CELL,
    MOST_OWED,
    MOST_ROUNDS,
    MOST_TOKENS,
)
from wunderkammer.games.encyclopedia.state import (
    AREAS,
    BOARD,
    DECK,
    DISCARD,
    FACES,
    FIRST_STACK,
    GONE,
    PUBLISHED,
    STACKS,
    STUDY,
    EncyclopediaState,
)
from wunderkammer.games.encyclopedia.vocabulary import PURSE

CARDS_OF_RIVAL: Final = 9


def shapes(seats: int) -> list[PieceShape]:
    """The table first, then everybody's part of it."""
    return [
        PieceShape("round", "0 during the set-up", (1,), MOST_ROUNDS),
        PieceShape("first_player", "who has the first-player token", (seats,)),
        PieceShape("bank_used", "somebody has used the bank in this round", (1,)),
        PieceShape("decks", "cards left: animals, experts", (2,), CARDS),
        PieceShape("academy", "the open animals", (CARDS,)),
        PieceShape("university", "the open experts", (EXPERTS,)),
        PieceShape("animal_discard", "the discarded animals", (CARDS,)),
        PieceShape("gone", "animals out of the game", (CARDS,)),
        PieceShape("expert_discard", "the discarded experts", (EXPERTS,)),
        PieceShape("markers", "by animal and group: whether its marker lies there", (CARDS, GROUPS)),
        PieceShape("areas", "dice by area and colour", (AREAS, CONTINENTS), DICE_OF_A_COLOUR),
        PieceShape("cells", "by continent and cell: 1 + the die's colour, or 0", (CONTINENTS, CELLS), CONTINENTS),
        PieceShape("round_tokens", "round tokens that may still come, by kind", (ROUND_KINDS,), MOST_TOKENS),
        PieceShape("rolled", "by colour: the value of the die to be placed next", (CONTINENTS,), FACES),
        PieceShape("die_in_use", "its own colour", (CONTINENTS,)),
        PieceShape("die_as", "its colour for this action", (CONTINENTS,)),
        PieceShape("die_value", "its value with what was paid, without experts", (1,), PURSE),
        PieceShape("source", "the source animal of the publication in progress", (CARDS,)),
        PieceShape("subject", "the numbers of one's decision: action, value, points, expert", (3,), HIGHEST_NUMBER),
        PieceShape("purse", "coins, expedition tokens, royal seals, victory points", (seats, 4), PURSE),
        PieceShape("reputation", "the cell of the track", (seats,), LAST_CELL),
        PieceShape("owed", "free cards to be chosen later: experts, animals", (seats, 2), MOST_OWED),
        PieceShape("papers", "published markers by category", (seats, CATEGORIES), PURSE),
        PieceShape("die_colours", "by place on the board: 1 + the die's colour, or 0", (seats, BOARD), CONTINENTS),
        PieceShape("die_values", "by place on the board: the die's value, or 0", (seats, BOARD), FACES),
        PieceShape("study", "animals under study", (seats, CARDS)),
        PieceShape("published", "animals published", (seats, CARDS)),
        PieceShape("active_experts", "experts that are active", (seats, EXPERTS)),
        PieceShape("own_experts", "all experts, covered and face-down ones too", (seats, EXPERTS)),
        PieceShape("stacks", "by stack: 1 + the active expert on top, or 0", (seats, STACKS), EXPERTS),
        PieceShape("stack_sizes", "by stack: how many experts lie there", (seats, STACKS), EXPERTS),
        PieceShape("rivals", "the two cards of an AI opponent: 3 × behaviour + scoring", (seats, CARDS_OF_RIVAL)),
        PieceShape("priority", "of an AI opponent, by rank: 1 + a continent, or 0", (seats, CONTINENTS), CONTINENTS),
    ]


def write(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    write_table(state, seat, writer)
    write_dice_on_table(state, writer)
    write_decision(state, seat, writer)
    write_standing(state, seat, writer)
    write_boards(state, seat, writer)
    write_cards(state, seat, writer)
    write_rivals(state, seat, writer)


def write_table(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    writer.add(state.round)
    writer.add_one_of(steps_to(state, seat, state.first), state.seats)
    writer.add(state.banked)
    writer.add(state.size(DECK))
    writer.add(bits_in(state.experts[DECK]))
    writer.add_counts(state.academy, CARDS)
    writer.add_counts(state.university, EXPERTS)
    write_animals(state, DISCARD, writer)
    write_animals(state, GONE, writer)
    writer.add_bits(state.experts[DISCARD], EXPERTS)
    for marked in state.markers:
        writer.add_bits(marked, GROUPS)


def write_animals(state: EncyclopediaState, pile: i64, writer: PieceWriter) -> None:
    writer.add_bits(state.animals[pile * WORDS], WORD_BITS)
    writer.add_bits(state.animals[pile * WORDS + 1], CARDS - WORD_BITS)


def write_dice_on_table(state: EncyclopediaState, writer: PieceWriter) -> None:
    writer.add_row(state.areas, 0, AREAS * CONTINENTS)
    writer.add_row(state.cells, 0, CONTINENTS * CELLS)
    writer.add_row(state.urn, 0, ROUND_KINDS)
    at = writer.at
    writer.add_zeros(CONTINENTS)
    if len(state.rolled) > 0:
        die = state.rolled[0] - 1
        writer.values[at + die // FACES] = i32(die % FACES + 1)


def write_decision(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    writer.add_one_of(state.die_colour, CONTINENTS)
    writer.add_one_of(state.die_as, CONTINENTS)
    writer.add_at_most(state.die_value, PURSE)
    writer.add_one_of(state.source, CARDS)
    f = frame_for(state, seat)
    writer.add(first(f))
    writer.add(second(f))
    writer.add(third(f))


def write_standing(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    """Purses, reputation, owed cards and published markers, each by seat."""
    for step in range(state.seats):
        other = seat_after(state, seat, step)
        writer.add_at_most(state.coins[other], PURSE)
        writer.add_at_most(state.tokens[other], PURSE)
        writer.add_at_most(state.seals[other], PURSE)
        writer.add_at_most(state.vp[other], PURSE)
    writer.add_by_seat(state.reputation, seat, 1)
    at = writer.at
    writer.add_zeros(state.seats * 2)
    for debt in state.owed:
        writer.values[at + steps_to(state, seat, debt >> 1) * 2 + (debt & 1)] += 1
    writer.add_by_seat(state.papers, seat, CATEGORIES)


def write_boards(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    """The dice on everybody's board: colours, then values."""
    for step in range(state.seats):
        start = seat_after(state, seat, step) * BOARD
        for at in range(start, start + BOARD):
            writer.add((state.board[at] + FACES - 1) // FACES)
    for step in range(state.seats):
        start = seat_after(state, seat, step) * BOARD
        for at in range(start, start + BOARD):
            writer.add((state.board[at] - 1) % FACES + 1 if state.board[at] > 0 else 0)


def write_cards(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    for step in range(state.seats):
        write_animals(state, STUDY + seat_after(state, seat, step), writer)
    for step in range(state.seats):
        write_animals(state, PUBLISHED + seat_after(state, seat, step), writer)
    for step in range(state.seats):
        writer.add_bits(state.awake[seat_after(state, seat, step)], EXPERTS)
    for step in range(state.seats):
        writer.add_bits(state.own_experts(seat_after(state, seat, step)), EXPERTS)
    for step in range(state.seats):
        writer.add_row(state.active, seat_after(state, seat, step) * STACKS, STACKS, 1)
    for step in range(state.seats):
        start = FIRST_STACK + seat_after(state, seat, step) * STACKS
        for stack in range(start, start + STACKS):
            writer.add(bits_in(state.experts[stack]))


def write_rivals(state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
    writer.add_ones_by_seat(state.rivals, seat, 1, CARDS_OF_RIVAL)
    writer.add_by_seat(state.priority, seat, CONTINENTS, 1)
