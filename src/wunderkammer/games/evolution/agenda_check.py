"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

import re
from itertools import pairwise

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import SEALED, first, seat_of, second, third
from wunderkammer.core.reader import BadData
from wunderkammer.games.evolution.content.cards import CARDS, CARNIVORE, INTELLIGENCE, TRAITS
from wunderkammer.games.evolution.species import FACE_DOWN, WAITING, hunger_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.defences import has_prey
from wunderkammer.games.evolution.steps.eating import FROM_HOLE, room_for
from wunderkammer.games.evolution.steps.feeding import can_hunt, thinks
from wunderkammer.games.evolution.steps.hunting import leaves_prey
from wunderkammer.games.evolution.steps.leaves import leaf_moves
from wunderkammer.games.evolution.steps.playing import fits_any
from wunderkammer.games.evolution.vocabulary import (
    AS_POPULATION,
    ATTACK_END,
    BITE,
    CHOOSE_FOOD,
    CHOOSE_PREY,
    DEALING,
    DIVIDE_SURPLUS,
    DRAW_CARD,
    FEED,
    FOOD_CARDS,
    FOOD_LANES,
    LEAVES,
    LONGEST_ROW,
    LOT,
    MEAL,
    ORDER_LEAVES,
    PLACE_CARD,
    PLAY_CARDS,
    QUICK_LANES,
    REVEAL,
    SPEND_CARD,
    STARVING,
    STEP_NAMES,
    TURN,
    USE_CARD,
)

# What can lie on an agenda, from bottom to top.
LATE = "over round-end "
FEEDING = LATE + "starving "
EARLY = FEEDING + "turn food-cards leaves reveal "
SHAPES = (
    "over",
    "over round lot",
    EARLY + "playing growing (dealing )?draw-card",
    EARLY + "playing food-lanes",
    EARLY + "(play )*(play|use|place)",
    EARLY + "quick-lanes",
    FEEDING + "turn food-cards leaf",
    FEEDING + "(feed|prey|spend|turn surplus)",
    FEEDING + "attack-end (scavengers ((bite|meal) )?)?draw-card",
    FEEDING + "draw-card",
)
PLAY_STEPS = (PLAY_CARDS, USE_CARD, PLACE_CARD)


def check_agenda(state: EvolutionState, is_earlier: bool) -> None:
    """Raises BadData with a sentence for work that cannot be pending; `is_earlier` is the table before quick play."""
    kinds = [f & 255 for f in state.agenda]
    names = " ".join(STEP_NAMES[kind] for kind in kinds)
    if not any(re.fullmatch(shape, names) for shape in SHAPES) or len(kinds) > 64:
        raise BadData("state.agenda is not a possible row of steps; it begins with “over” and ends with what is due.")
    for f in state.agenda:
        if not is_possible(state, f):
            raise BadData(f"state.agenda: the step “{STEP_NAMES[f & 255]}” does not go with this table.")
    check_turn_order(state)
    check_lanes(state, kinds[-1])
    if (state.before is not None) != (kinds[-1] == QUICK_LANES and not is_earlier):
        raise BadData("state.before must hold the table before quick play exactly while quick play goes on.")
    check_stage(state, kinds)


def is_possible(state: EvolutionState, f: int) -> bool:
    """Whether a frame speaks of cards and species that are there."""
    kind, seat, a, b, c = f & 255, seat_of(f), first(f), second(f), third(f)
    at = state.rows[seat] + a
    if kind in (CHOOSE_PREY, SPEND_CARD, ORDER_LEAVES, DIVIDE_SURPLUS):
        return is_possible_deed(state, f)
    if kind == DEALING:
        return 0 < a < state.seats and seat == (state.first_seat + a) % state.seats
    if kind == LEAVES:
        return f >> 16 == 0 and seat == state.first_seat
    if kind == TURN:
        return is_possible_turn(state, f)
    if kind == DRAW_CARD:
        return state.deck_size > 0 and 0 < a <= 100 and b <= 1
    if kind in (USE_CARD, PLACE_CARD):
        known = a < CARDS and state.count(state.hand(seat), a) > 0 and b <= AS_POPULATION
        return known and (fits_any(state, seat, a, b) if kind == PLACE_CARD else fits_any(state, seat, a, 1))
    if kind == FEED:
        return a <= 1 and b <= 1
    if kind == STARVING:
        return a <= state.seats and b <= LONGEST_ROW
    if kind == MEAL:
        return a < len(state.species) and state.owner(a) == seat and b <= 6
    if kind == BITE:
        hunter = b - 1
        alive = b == 0 or (b <= len(state.species) and state.owner(hunter) == seat)
        return a < len(state.species) and a != hunter and alive and c <= 6
    return kind == CHOOSE_FOOD or kind in PLAY_STEPS or f >> 16 == 0 or at < 0


def is_possible_turn(state: EvolutionState, f: int) -> bool:
    """The first turn is the first player's; the turn that goes on after a surplus is that of whoever decides on it."""
    if state.top() & 255 != DIVIDE_SURPLUS:
        return f >> 16 == 0 and seat_of(f) == state.first_seat
    return seat_of(f) == seat_of(state.top()) and first(f) == 1 and second(f) <= 1 and third(f) == 0


def is_possible_surplus(state: EvolutionState, f: int) -> bool:
    """Whether a species can store more than it takes anyhow, from plants that are there (EV-59)."""
    at = state.rows[seat_of(f)] + first(f)
    if at >= state.rows[seat_of(f) + 1]:
        return False
    hunger, amount, sure = hunger_of(state.species[at]), second(f), third(f)
    room = min(room_for(state.species[at], 0, FROM_HOLE), state.hole)
    return sure < amount <= room and (sure == hunger or (hunger == 0 and sure == 1))


def is_possible_deed(state: EvolutionState, f: int) -> bool:
    """Whether leaf traits wait to be ordered, a hunter has a prey, a card can be spent, or a surplus divided."""
    kind, seat, c = f & 255, seat_of(f), third(f)
    if kind == DIVIDE_SURPLUS:
        return is_possible_surplus(state, f)
    if kind == ORDER_LEAVES:
        buffer = Buffer()
        leaf_moves(state, seat, buffer)
        return buffer.n > 0
    at = state.rows[seat] + first(f)
    cards = state.size(state.hand(seat))
    if at >= state.rows[seat + 1] or c > TRAITS or c == 1 or second(f) > 1:
        return False
    species = state.species[at]
    if kind == CHOOSE_PREY:
        clever = species & ~state.off & INTELLIGENCE != 0
        ready = species & CARNIVORE != 0 and hunger_of(species) > 0
        return ready and has_prey(state, at, state.off, cards if clever else 0)
    if c > 0:
        clever = species & ~state.off & INTELLIGENCE != 0
        return clever and can_hunt(state, seat, at) and cards > 0 and leaves_prey(state, at, 1 << c - 1, cards)
    return cards > 0 and thinks(state, at) and state.off == 0


def check_turn_order(state: EvolutionState) -> None:
    """Those who still play cards do so clockwise from the first player, each once (EV-08)."""
    waiting = [(seat_of(f) - state.first_seat) % state.seats for f in state.agenda if f & 255 in PLAY_STEPS]
    if any(later <= sooner for later, sooner in pairwise(waiting)):
        raise BadData("state.agenda: the players must play in turn from the first player on, each once (EV-08).")


def check_lanes(state: EvolutionState, top: int) -> None:
    """Lanes are open exactly while a sealed choice is on top."""
    open_lanes = [(seat, f) for seat, f in enumerate(state.lanes) if f]
    if bool(open_lanes) != (top >= SEALED):
        raise BadData("state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.")
    for seat, f in open_lanes:
        fitting = f & 255 == CHOOSE_FOOD if top == FOOD_LANES else f & 255 in PLAY_STEPS
        empty = top == FOOD_LANES and state.is_empty(state.hand(seat))
        if not fitting or seat_of(f) != seat or empty or not is_possible(state, f):
            raise BadData(f"state.lanes[{seat}] is not a decision that seat {seat} can have here.")


def check_stage(state: EvolutionState, kinds: list[int]) -> None:
    """The table must be as far as its agenda says."""
    top = kinds[-1]
    setting_up = top == LOT
    if (state.first_seat < 0) != setting_up or (state.round == 0) != setting_up:
        raise BadData("state.first_player and state.round must be set exactly when the lot has been drawn.")
    over = len(kinds) == 1
    if state.last_round != 0 and not state.round <= state.last_round <= state.round + 1:
        raise BadData("state.last_round must be 0, this round or the next one.")
    if (state.deck_size == 0 and state.last_round == 0) or (over and state.last_round != state.round):
        raise BadData("state.last_round must be known once the deck has run out, and reached when the game is over.")
    if any(species >> WAITING for species in state.species) and top != ORDER_LEAVES:
        raise BadData("Leaf traits wait only while their order is chosen.")
    if any(species >> FACE_DOWN & 7 for species in state.species) and REVEAL not in kinds:
        raise BadData("Traits lie face down only until the reveal (EV-13).")
    if any(card >= 0 for card in state.food_cards) and FOOD_CARDS not in kinds:
        raise BadData("state.players: food cards lie on the watering hole only until they are revealed (EV-16).")
    if state.off and ATTACK_END not in kinds and top not in (CHOOSE_PREY, SPEND_CARD):
        raise BadData("state.off must be empty outside an attack (EV-50).")
    if state.off & CARNIVORE:
        raise BadData("state.off cannot name Carnivore (EV-50).")
    if state.passes >= state.seats and top in (FEED, CHOOSE_PREY, SPEND_CARD, DIVIDE_SURPLUS):
        raise BadData("state.passes must be below the number of seats while somebody feeds (EV-24).")
