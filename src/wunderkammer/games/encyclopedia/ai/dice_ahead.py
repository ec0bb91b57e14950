"""What the dice that still lie on the boards promise."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.games.encyclopedia.ai.prospects import count_bits, gain_worth
from wunderkammer.games.encyclopedia.ai.tuned import GIVEN, PIP, READY, READY_PIP
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS
from wunderkammer.games.encyclopedia.state import BOARD, FACES, IN_SLOT, STUDY, EncyclopediaState


def lying_dice(state: EncyclopediaState) -> vec[i64]:
    """How many dice of each value lie on the boards."""
    lying = vec[i64]([0] * FACES)
    at: i64 = 0
    while at < len(state.board):
        if state.board[at] > 0:
            value = (state.board[at] - 1) % FACES
            lying[value] = lying[value] + 1
        at += 1
    return lying


def dice_to_come(state: EncyclopediaState) -> i64:
    """Dice of the present round that are not placed yet, most of them still in the bag."""
    if state.round == 0:
        return 0
    bag: i64 = 0
    colour: i64 = 0
    while colour < CONTINENTS:
        bag += state.bag[colour]
        colour += 1
    drawn = state.content.dice * CONTINENTS - bag
    in_bag = state.seats * state.dice_each - drawn
    return (in_bag if in_bag > 0 else 0) + len(state.rolled)


def count_rivals(state: EncyclopediaState) -> i64:
    rivals: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.is_rival(seat):
            rivals += 1
        seat += 1
    return rivals


def turns_this_round(state: EncyclopediaState, lying: vec[i64]) -> i64:
    """How many turns each AI opponent still has; they play at once, so that somebody else is about to."""
    dice: i64 = 0
    value: i64 = 0
    while value < FACES:
        dice += lying[value]
        value += 1
    return (dice + state.seats - 1) // state.seats if state.die_colour >= 0 else dice // state.seats


def likely_taken(lying: vec[i64], value: i64, taken: i64) -> float:
    """How likely a die of a value is among the highest, which AI opponents take."""
    above: i64 = 0
    higher = value + 1
    while higher < FACES:
        above += lying[higher]
        higher += 1
    if above >= taken:
        return 0.0
    free = taken - above
    return 1.0 if free >= lying[value] else float(free) / float(lying[value])


def dice_ahead(state: EncyclopediaState, seat: i64) -> float:
    """The dice that the seat may still take, and what others bring it by taking its own."""
    lying = lying_dice(state)
    rivals = count_rivals(state)
    taken = rivals * turns_this_round(state, lying)
    share = 1.0 / float(state.seats - rivals)
    worth = 0.0
    owner: i64 = 0
    while owner < state.seats:
        at: i64 = 0
        while at < BOARD:
            die = state.board[owner * BOARD + at]
            if die > 0:
                value = (die - 1) % FACES
                gone = likely_taken(lying, value, taken)
                pips = float(value + 1)
                mine = PIP * pips
                if count_bits(state, STUDY + seat, (die - 1) // FACES) > 0:
                    mine += READY + READY_PIP * pips
                worth += (1.0 - gone) * share * mine
                if owner == seat and gone > 0.0:
                    slot = at // IN_SLOT
                    pays = gain_worth(state.content.slot_gain[slot]) * float(state.content.slot_amount[slot])
                    worth += gone * GIVEN * pays
            at += 1
        owner += 1
    return worth
