"""Worlds that a seat cannot tell from the true one: what it has not seen is dealt anew (EV-07, EV-13, EV-14).

A seat knows the discard, every card face up, its own cards and, after a shuffle, which cards went into the deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import apply, legal_into
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.species import (
    card_in,
    has_face_down,
    is_face_down,
    trait_count,
    with_card,
    without_cards,
)
from wunderkammer.games.evolution.state import ASIDE, DECK, FRESH, PER_WORD, SEALED_PILES, UNSEEN, WORDS, EvolutionState
from wunderkammer.games.evolution.steps.drawing import remember
from wunderkammer.games.evolution.steps.kinds import PLACE_CARD, PLAY_CARDS, USE_CARD
from wunderkammer.games.evolution.steps.playing import offer

PATIENCE: Final = 50  # deals of face-down traits to one species before the other piles are dealt anew


def redeal(world: EvolutionState, seat: i64, rng: Rng) -> None:
    """Draw anew, in place, what a seat cannot know."""
    finished = vec[i64]([1 if lane == 0 else 0 for lane in world.lanes])
    before = world.before
    if before is not None:
        rewind_quick_play(world, before, seat)
    take_up_card(world, seat)
    aside = world.size(ASIDE)
    pool = vec[i64]([0] * CARDS)
    sizes = vec[i64]([0] * world.seats)
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            sizes[other] = world.size(world.hand(other))
            gather(world, pool, world.hand(other))
            gather_table(world, pool, other)
        other += 1
    gather(world, pool, DECK)
    gather(world, pool, ASIDE)
    deal_known_piles(world, pool, seat, aside, rng)
    while not fill_species(world, pool, seat, rng):
        gather(world, pool, DECK)
        gather(world, pool, ASIDE)
        deal_known_piles(world, pool, seat, aside, rng)
    deal_hands(world, pool, seat, sizes, rng)
    if world.shuffles > 0:
        settle_knowledge(world, seat)
    else:
        # Until the first shuffle the deck, and in it the cards put aside, is all that remains.
        gathered_into(world, pool, DECK if world.deck_size > 0 else ASIDE)
    if before is not None:
        replay_quick_play(world, before, seat, finished, rng)


def take_up_card(world: EvolutionState, seat: i64) -> None:
    """A card that somebody else has just chosen from the hand is as unknown as the hand: the choice is open again."""
    f = world.top()
    kind = f & 255
    if kind in (USE_CARD, PLACE_CARD) and seat_of(f) != seat:
        world.agenda[len(world.agenda) - 1] = frame(PLAY_CARDS, seat_of(f))


def gather(world: EvolutionState, pool: vec[i64], pile: i64) -> None:
    """Empty a pile into the pool."""
    i: i64 = 0
    while i < WORDS:
        word = world.cards[pile * WORDS + i]
        world.cards[pile * WORDS + i] = 0
        card = i * PER_WORD
        while word != 0:
            pool[card] += word & 3
            word >>= 2
            card += 1
        i += 1


def gather_table(world: EvolutionState, pool: vec[i64], seat: i64) -> None:
    """Take up a seat's food card and its face-down traits; how many there were can still be seen."""
    if world.food_cards[seat] >= 0:
        pool[world.food_cards[seat]] += 1
    at = world.rows[seat]
    while at < world.rows[seat + 1]:
        gather_face_down(pool, world.species[at])
        at += 1


def gather_face_down(pool: vec[i64], species: i64) -> None:
    slot: i64 = 0
    while slot < trait_count(species):
        if is_face_down(species, slot):
            pool[card_in(species, slot)] += 1
        slot += 1


def draw_one(pool: vec[i64], limits: vec[i64], rng: Rng) -> i64:
    """A random card of the pool, no more of each than the limits say; −1 if there is none."""
    total: i64 = 0
    card: i64 = 0
    while card < CARDS:
        total += min(pool[card], limits[card])
        card += 1
    if total == 0:
        return -1
    left = rng.below(total)
    card = 0
    while left >= min(pool[card], limits[card]):
        left -= min(pool[card], limits[card])
        card += 1
    pool[card] -= 1
    return card


def deal_known_piles(world: EvolutionState, pool: vec[i64], seat: i64, aside: i64, rng: Rng) -> None:
    """After a shuffle the deck comes first: all else may hold any card, the deck only what went into it."""
    if world.shuffles > 0:
        deal(world, pool, DECK, world.private(FRESH, seat), world.deck_size, rng)
        deal(world, pool, ASIDE, world.private(UNSEEN, seat), aside, rng)


def deal(world: EvolutionState, pool: vec[i64], pile: i64, known: i64, cards: i64, rng: Rng) -> None:
    """Deal cards from what the seat knows may lie in a pile, and only if that is too little from the rest."""
    limits = vec[i64]([world.count(known, card) for card in range(CARDS)])
    while cards > 0:
        card = draw_one(pool, limits, rng)
        if card < 0:
            card = draw_one(pool, pool[:], rng)
        else:
            limits[card] -= 1
        world.put(pile, card)
        cards -= 1


def fill_species(world: EvolutionState, pool: vec[i64], seat: i64, rng: Rng) -> bool:
    """Give the others' species new face-down traits; False, with the pool as it was, if the cards left do not fit."""
    at: i64 = 0
    while at < len(world.species):
        if world.owner(at) != seat and has_face_down(world.species[at]):
            filled: i64 = -1
            tries: i64 = 0
            while filled < 0 and tries < PATIENCE:
                filled = filled_anew(world, pool, at, rng)
                tries += 1
            if filled < 0:
                take_back(world, pool, seat, at)
                return False
            world.species[at] = filled
        at += 1
    return True


def take_back(world: EvolutionState, pool: vec[i64], seat: i64, end: i64) -> None:
    """Return to the pool the face-down traits just given to the species before `end`."""
    at: i64 = 0
    while at < end:
        if world.owner(at) != seat:
            gather_face_down(pool, world.species[at])
        at += 1


def filled_anew(world: EvolutionState, pool: vec[i64], at: i64, rng: Rng) -> i64:
    """The species with other face-down traits, −1 if the cards drawn do not go together (EV-09)."""
    species = world.species[at]
    bits = world.content.bit
    filled = without_cards(species)
    drawn = vec[i64]()
    slot: i64 = 0
    while slot < trait_count(species):
        card = card_in(species, slot)
        if is_face_down(species, slot):
            card = draw_one(pool, pool, rng)
            drawn = append(drawn, card)
        if filled & bits[card] != 0:
            for back in drawn:
                pool[back] += 1
            return -1
        filled = with_card(filled, card, bits[card], is_face_down(species, slot))
        slot += 1
    return filled


def deal_hands(world: EvolutionState, pool: vec[i64], seat: i64, sizes: vec[i64], rng: Rng) -> None:
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            if world.food_cards[other] >= 0:
                world.food_cards[other] = draw_one(pool, pool, rng)
            left = sizes[other]
            while left > 0:
                world.put(world.hand(other), draw_one(pool, pool, rng))
                left -= 1
        other += 1


def gathered_into(world: EvolutionState, pool: vec[i64], pile: i64) -> None:
    card: i64 = 0
    while card < CARDS:
        while pool[card] > 0:
            world.put(pile, card)
            pool[card] -= 1
        card += 1


def settle_knowledge(world: EvolutionState, seat: i64) -> None:
    """In this world the others know its deck, so that they can draw from it."""
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            remember(world, other)
        other += 1


def rewind_quick_play(world: EvolutionState, before: EvolutionState, seat: i64) -> None:
    """What the others do in quick play is unknown: their rows, bags and hands are again as they were before it."""
    species = vec[i64]()
    rows = vec[i64]([0])
    other: i64 = 0
    while other < world.seats:
        source = world if other == seat else before
        species = extend(species, source.species[source.rows[other] : source.rows[other + 1]])
        rows = append(rows, len(species))
        if other != seat:
            world.bags[other] = before.bags[other]
            i: i64 = 0
            while i < WORDS:
                world.cards[world.hand(other) * WORDS + i] = before.cards[world.hand(other) * WORDS + i]
                world.cards[world.private(SEALED_PILES, other) * WORDS + i] = 0
                i += 1
        other += 1
    world.rows = rows
    world.species = species


def replay_quick_play(world: EvolutionState, old: EvolutionState, seat: i64, finished: vec[i64], rng: Rng) -> None:
    """Lanes that were closed are closed here too: their seats have played at random."""
    before = old.clone()
    assert isinstance(before, EvolutionState)
    world.before = before
    copy_pile(world, before, DECK)
    copy_pile(world, before, ASIDE)
    other: i64 = 0
    while other < world.seats:
        copy_pile(world, before, world.private(FRESH, other))
        copy_pile(world, before, world.private(UNSEEN, other))
        if other != seat:
            copy_pile(world, before, world.hand(other))
            before.food_cards[other] = world.food_cards[other]
            world.lanes[other] = 0
            world.lane = other
            offer(world, other)
            world.lane = -1
        other += 1
    buffer = Buffer()
    other = 0
    while other < world.seats:
        while other != seat and finished[other] == 1 and world.lanes[other] != 0:
            legal_into(world, other, buffer)
            apply(world, other, buffer.items[rng.below(buffer.n)])
        other += 1


def copy_pile(source: EvolutionState, target: EvolutionState, pile: i64) -> None:
    i: i64 = 0
    while i < WORDS:
        target.cards[pile * WORDS + i] = source.cards[pile * WORDS + i]
        i += 1
