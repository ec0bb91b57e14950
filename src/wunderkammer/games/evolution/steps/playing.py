"""Playing cards: traits, new species, growth, and discarding traits (EV-08 … EV-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second
from wunderkammer.games.evolution.content.cards import CARDS, FAT_TISSUE, TRAIT, TRAITS
from wunderkammer.games.evolution.events import FOUNDED, GREW_BODY, GREW_POPULATION, LAID, PLAYED, REVEALED
from wunderkammer.games.evolution.species import (
    BODY,
    FAT,
    LARGEST,
    POPULATION,
    body_of,
    card_in,
    fat_of,
    is_face_down,
    population_of,
    slot_with_trait,
    trait_count,
    turn_up,
    with_card,
    without_trait,
)
from wunderkammer.games.evolution.state import DISCARD, SEALED_PILES, EvolutionState
from wunderkammer.games.evolution.steps.hand import hand_moves, refuse_card
from wunderkammer.games.evolution.steps.kinds import PLACE_CARD, PLAY_CARDS, QUICK_LANES, USE_CARD
from wunderkammer.games.evolution.steps.leaves import set_waiting
from wunderkammer.games.evolution.steps.step import Step, refuse_absent
from wunderkammer.games.evolution.vocabulary import (
    AS_BODY,
    AS_POPULATION,
    AS_SPECIES,
    AS_TRAIT,
    CARD_MOVE,
    DROP,
    KEEP,
    LONGEST_ROW,
    ONTO,
    PURPOSE,
    SIDE,
    START,
    SURPLUS,
    USE,
)


class Playing(Step):
    """In turn, or in quick play all at once and in secret (EV-08, EV-14)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        if state.quick_play:
            state.push(frame(QUICK_LANES, 0))
        seat = state.first_player
        served: i64 = 0
        while served < state.seats:
            seat = (seat + state.seats - 1) % state.seats
            if state.quick_play:
                state.lane = seat
            offer(state, seat)
            served += 1
        state.lane = -1
        if state.quick_play:
            before = state.clone()
            assert isinstance(before, EvolutionState)
            state.before = before


def offer(state: EvolutionState, seat: i64) -> None:
    """Ask a player to play on if there is a card to play or a trait to discard."""
    if not state.is_empty(state.hand(seat)) or has_traits(state, seat):
        state.push(frame(PLAY_CARDS, seat))


def has_traits(state: EvolutionState, seat: i64) -> bool:
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if card_in(state.species[at], 0) >= 0:
            return True
        at += 1
    return False


class PlayCards(Step):
    """Choose a card to play, discard a trait, or keep the rest (EV-08, EV-12)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        hand_moves(state, seat, CARD_MOVE, buffer)
        begin = state.rows[seat]
        at = begin
        while at < state.rows[seat + 1]:
            species = state.species[at]
            traits = trait_count(species)
            slot: i64 = 0
            while slot < traits:
                buffer.add(DROP + (at - begin) * TRAITS + state.content.trait[card_in(species, slot)])
                slot += 1
            at += 1
        buffer.add(KEEP)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move < USE:
            state.push(frame(USE_CARD, seat, move - CARD_MOVE))
        elif move < KEEP:
            drop(state, seat, state.rows[seat] + (move - DROP) // TRAITS, 1 << (move - DROP) % TRAITS)
            offer(state, seat)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        if CARD_MOVE <= move < CARD_MOVE + CARDS:
            return refuse_card(move - CARD_MOVE)
        if DROP <= move < KEEP:
            place = (move - DROP) // TRAITS + 1
            if place > state.row_length(seat_of(f)):
                return refuse_absent(place, "EV-12")
            trait = TRAIT.text((move - DROP) % TRAITS)
            return Refusal("no-such-trait", "EV-12", {"place": place, "trait": f"trait-{trait}"}, absent=True)
        if USE <= move < DROP:
            return Refusal("card-first", "EV-08")
        if move < CARD_MOVE:
            return Refusal("food-laid", "EV-07")
        return None if START <= move < SURPLUS else Refusal("feeding-later", "EV-17")


def drop(state: EvolutionState, seat: i64, at: i64, bit: i64) -> None:
    """Discard a trait; the fat on a discarded Fat Tissue goes to the bag (EV-12, EV-47)."""
    species = state.species[at]
    slot = slot_with_trait(species, bit, state.content.bit)
    state.throw_away(seat, card_in(species, slot), is_face_down(species, slot))
    if bit == FAT_TISSUE:
        fat = fat_of(species)
        species -= fat * FAT
        state.to_bag(seat, fat)
    state.species[at] = without_trait(species, bit, state.content.bit)


def fits(state: EvolutionState, at: i64, card: i64, purpose: i64) -> bool:
    """Whether a species can receive a card for this purpose (EV-09, EV-11)."""
    species = state.species[at]
    if purpose == AS_TRAIT:
        is_new = species & state.content.bit[card] == 0
        return is_new and trait_count(species) < state.content.trait_limit(state.seats)
    return (body_of(species) if purpose == AS_BODY else population_of(species)) < LARGEST


def fits_any(state: EvolutionState, seat: i64, card: i64, purpose: i64) -> bool:
    if purpose == AS_SPECIES:
        return state.row_length(seat) < LONGEST_ROW
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if fits(state, at, card, purpose):
            return True
        at += 1
    return False


def holds(state: EvolutionState, f: i64) -> bool:
    """Whether the card that a frame speaks of is in the hand of its seat."""
    return first(f) < CARDS and state.count(state.hand(seat_of(f)), first(f)) > 0


class UseCard(Step):
    """Decide what the chosen card is played for (EV-09 … EV-11)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        purpose: i64 = 0
        while purpose <= AS_POPULATION:
            if fits_any(state, seat_of(f), first(f), purpose):
                buffer.add(USE + purpose)
            purpose += 1

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        state.push(frame(PLACE_CARD, seat_of(f), first(f), move - USE))

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        if not USE <= move < ONTO:
            return Refusal("purpose-first", "EV-08")
        if move == USE + AS_TRAIT:
            return Refusal("no-place-for-trait", "EV-09", {"limit": state.content.trait_limit(state.seats)})
        if move == USE + AS_SPECIES:
            return Refusal("row-full", "EV-53", {"limit": LONGEST_ROW})
        return Refusal("all-grown", "EV-11", full_marker(move - USE))

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return holds(state, f) and fits_any(state, seat_of(f), first(f), AS_SPECIES)


class PlaceCard(Step):
    """Decide where the chosen card goes (EV-09 … EV-11)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        if second(f) == AS_SPECIES:
            buffer.add(SIDE)
            buffer.add(SIDE + 1)
            return
        begin = state.rows[seat_of(f)]
        at = begin
        while at < state.rows[seat_of(f) + 1]:
            if fits(state, at, first(f), second(f)):
                buffer.add(ONTO + at - begin)
            at += 1

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        card = first(f)
        state.take(state.hand(seat), card)
        if second(f) == AS_TRAIT:
            at = state.rows[seat] + move - ONTO
            state.species[at] = with_card(state.species[at], card, state.content.bit[card], True)
            state.report(LAID, seat, move - ONTO + 1)
        else:
            state.throw_away(seat, card, True)
            grow(state, seat, second(f), move, card)
        offer(state, seat)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        if second(f) == AS_SPECIES:
            return Refusal("ends-only" if ONTO <= move < SIDE else "place-first", "EV-10")
        if not ONTO <= move < SIDE:
            return Refusal("place-first", "EV-09")
        return refuse_place(state, seat_of(f), state.rows[seat_of(f)] + move - ONTO, first(f), second(f))

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return holds(state, f) and second(f) <= AS_POPULATION and fits_any(state, seat_of(f), first(f), second(f))


def grow(state: EvolutionState, seat: i64, purpose: i64, move: i64, card: i64) -> None:
    """A discarded card becomes a board, body size or population (EV-10, EV-11)."""
    at = state.rows[seat] + move - ONTO
    if purpose == AS_SPECIES:
        state.add_species(seat, move == SIDE)
        state.report(FOUNDED, seat, 1 if move == SIDE else state.row_length(seat), card)
    elif purpose == AS_BODY:
        state.species[at] += BODY
        state.report(GREW_BODY, seat, move - ONTO + 1, card)
    else:
        state.species[at] += POPULATION
        state.report(GREW_POPULATION, seat, move - ONTO + 1, card)


def refuse_place(state: EvolutionState, seat: i64, at: i64, card: i64, purpose: i64) -> Refusal:
    """Why a card cannot go onto a species."""
    if at >= state.rows[seat + 1]:
        return refuse_absent(at - state.rows[seat] + 1, "EV-09")
    where: dict[str, int | str] = {"place": state.place(at)}
    if purpose != AS_TRAIT:
        return Refusal("grown", "EV-11", where | full_marker(purpose))
    if state.species[at] & state.content.bit[card] != 0:
        return Refusal("has-trait", "EV-09", where | {"trait": f"trait-{TRAIT.text(state.content.trait[card])}"})
    return Refusal("trait-limit", "EV-03", where | {"limit": state.content.trait_limit(state.seats)})


def full_marker(purpose: i64) -> dict[str, int | str]:
    """Which marker stands at its end."""
    return {"purpose": f"purpose-{PURPOSE.text(purpose)}", "limit": LARGEST}


class QuickLanes(Step):
    """Quick play is over: what was hidden lies on the table (EV-14)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        state.before = None
        seat: i64 = 0
        while seat < state.seats:
            state.pour(state.private(SEALED_PILES, seat), DISCARD)
            state.tell(PLAYED, seat, state.row_length(seat), state.size(state.hand(seat)))
            seat += 1


class Reveal(Step):
    """All traits played this round are turned face up at once (EV-13)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        at: i64 = 0
        while at < len(state.species):
            species = state.species[at]
            slot: i64 = 0
            while slot < trait_count(species):
                if is_face_down(species, slot):
                    state.tell(REVEALED, state.owner(at), state.place(at), state.content.trait[card_in(species, slot)])
                slot += 1
            state.species[at] = turn_up(species)
            at += 1
        state.learn()
        set_waiting(state)
