"""Whether a position read from JSON can be played on: what lies on the table, and what is pending, must go together."""

from __future__ import annotations

from itertools import pairwise

from wunderkammer.core.agenda import check_fits, check_shape
from wunderkammer.core.frames import SEALED, seat_of
from wunderkammer.core.reader import BadData, reject_if
from wunderkammer.games.evolution.content.cards import CARD, CARDS, CARNIVORE
from wunderkammer.games.evolution.species import FACE_DOWN, WAITING, card_in, trait_count
from wunderkammer.games.evolution.state import ASIDE, DECK, DISCARD, FRESH, SEALED_PILES, EvolutionState
from wunderkammer.games.evolution.steps.kinds import (
    ATTACK_END,
    CHOOSE_FOOD,
    CHOOSE_PREY,
    DIVIDE_SURPLUS,
    FEED,
    FOOD_CARDS,
    FOOD_LANES,
    LOT,
    ORDER_LEAVES,
    PLACE_CARD,
    PLAY_CARDS,
    QUICK_LANES,
    REVEAL,
    SPEND_CARD,
    USE_CARD,
)
from wunderkammer.games.evolution.steps.table import NAMES
from wunderkammer.games.evolution.view import cards_in

# What can be pending, from bottom to top.
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
LANES = {FOOD_LANES: (CHOOSE_FOOD,), QUICK_LANES: PLAY_STEPS}
FEWEST_SEATS = 2


def check(state: EvolutionState, is_earlier: bool = False) -> None:
    """Raises BadData with a sentence for a position that cannot be; `is_earlier` is the table before quick play."""
    reject_if(state.seats < FEWEST_SEATS, "few-seats", least=FEWEST_SEATS)
    check_cards(state)
    check_shape(state, NAMES, SHAPES)
    check_fits(state, NAMES)
    check_turn_order(state)
    check_lanes(state)
    reject_if((state.before is not None) != (state.top() & 255 == QUICK_LANES and not is_earlier), "before-quick")
    check_stage(state, [f & 255 for f in state.agenda])
    if state.before is not None:
        check(state.before, True)


def check_cards(state: EvolutionState) -> None:
    """Every card must lie somewhere, and what a seat knows of the deck must be true."""
    counts = count_cards(state)
    for card in range(CARDS):
        if counts[card] != state.content.copies[card]:
            raise BadData("card-count", count=counts[card], card=CARD.text(card), copies=state.content.copies[card])
    inside = state.content.aside - state.size(ASIDE) if state.seats == 2 else 0
    if state.size(DECK) != state.deck_size + inside or (state.seats > 2 and not state.is_empty(ASIDE)):
        raise BadData("deck-size")
    if state.seats == 2 and (inside == 0) != (state.deck_size == 0 or state.shuffles > 0) and state.content.aside > 0:
        raise BadData("aside")
    for seat in range(state.seats):
        fresh = state.private(FRESH, seat)
        reject_if(state.shuffles == 0 and not state.is_empty(fresh), "fresh-early", seat=seat)
        if state.shuffles and any(count > state.count(fresh, card) for card, count in cards_in(state, DECK)):
            raise BadData("fresh-short", seat=seat)


def check_turn_order(state: EvolutionState) -> None:
    """Those who still play cards do so clockwise from the first player, each once (EV-08)."""
    waiting = [(seat_of(f) - state.first_player) % state.seats for f in state.agenda if f & 255 in PLAY_STEPS]
    reject_if(any(later <= sooner for later, sooner in pairwise(waiting)), "turn-order")


def check_lanes(state: EvolutionState) -> None:
    """Lanes are open exactly while a sealed choice is on top."""
    top = state.top() & 255
    open_lanes = [(seat, f) for seat, f in enumerate(state.lanes) if f]
    reject_if(bool(open_lanes) != (top >= SEALED), "lanes-open")
    for seat, f in open_lanes:
        reject_if(f & 255 not in LANES[top] or seat_of(f) != seat, "lane-decision", seat=seat)


def check_stage(state: EvolutionState, kinds: list[int]) -> None:
    """The table must be as far as its agenda says."""
    top = kinds[-1]
    setting_up = top == LOT
    reject_if((state.first_player < 0) != setting_up or (state.round == 0) != setting_up, "lot")
    over = len(kinds) == 1
    reject_if(state.last_round != 0 and not state.round <= state.last_round <= state.round + 1, "last-round")
    if (state.deck_size == 0 and state.last_round == 0) or (over and state.last_round != state.round):
        raise BadData("last-round-known")
    reject_if(any(species >> WAITING for species in state.species) and top != ORDER_LEAVES, "leaves-wait")
    reject_if(any(species >> FACE_DOWN & 7 for species in state.species) and REVEAL not in kinds, "traits-hidden")
    reject_if(any(card >= 0 for card in state.food_cards) and FOOD_CARDS not in kinds, "food-cards")
    reject_if(state.off and ATTACK_END not in kinds and top not in (CHOOSE_PREY, SPEND_CARD), "off-outside")
    reject_if(state.off & CARNIVORE, "off-carnivore")
    reject_if(state.passes >= state.seats and top in (FEED, CHOOSE_PREY, SPEND_CARD, DIVIDE_SURPLUS), "passes")


def count_cards(state: EvolutionState) -> list[int]:
    """Every card wherever it is."""
    piles = [DECK, DISCARD, ASIDE]
    for seat in range(state.seats):
        piles += [state.hand(seat), state.private(SEALED_PILES, seat)]
    counts = [0] * CARDS
    for which in piles:
        for card, count in cards_in(state, which):
            counts[card] += count
    for card in state.food_cards:
        if card >= 0:
            counts[card] += 1
    for species in state.species:
        for slot in range(trait_count(species)):
            counts[card_in(species, slot)] += 1
    return counts


def conserved(state: EvolutionState) -> dict[str, int]:
    counts = count_cards(state)
    return {CARD.text(card): counts[card] for card in range(CARDS)}
