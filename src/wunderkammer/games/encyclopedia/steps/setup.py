"""Laying out the game (EN-01 … EN-04, EN-60, EN-61)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import OVER, Buffer, Rng, first, frame, seat_of
from wunderkammer.games.encyclopedia.content.cards import ANIMALS, CARDS, CONTINENTS, EXPERTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import COINS, TOKEN
from wunderkammer.games.encyclopedia.state import (
    DECK,
    FOSSILS,
    EncyclopediaState,
    bit,
)
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.kinds import (
    CHOOSE_FIRST,
    CHOOSE_RANK,
    DRAFT,
    FINAL,
    GIVE_ANIMAL,
    LAY_OUT,
    REFILL,
    ROUND,
    START_PURSES,
)
from wunderkammer.games.encyclopedia.steps.step import Step, at_most
from wunderkammer.games.encyclopedia.vocabulary import DRAW_FIRST, DRAW_RANK


def lay_out(state: EncyclopediaState, options: i64, rivals: vec[i64]) -> None:
    """Fill an empty table and put the set-up on its agenda."""
    content = state.content
    state.options = options
    state.rivals = rivals
    state.academy = vec[i64]([NO_CARD] * content.open_animals[state.seats - 2])
    state.university = vec[i64]([NO_CARD] * content.open_experts)
    animal: i64 = 0
    while animal < (CARDS if options & FOSSILS else ANIMALS):
        state.put(DECK, animal)
        animal += 1
    state.experts[DECK] = bit(EXPERTS) - 1
    state.bag = vec[i64]([content.dice] * CONTINENTS)
    state.urn = content.round_copies[:]
    state.agenda = vec[i64]([frame(OVER, 0), frame(FINAL, 0), frame(ROUND, 0, 1), frame(LAY_OUT, 0)])
    seat = state.seats - 1
    while seat >= 0:
        if state.is_rival(seat):
            state.push(frame(CHOOSE_RANK, seat))
        seat -= 1
    state.push(frame(CHOOSE_FIRST, 0))


class ChooseFirst(Step):
    """The first player is chosen at random (EN-03)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        seat: i64 = 0
        while seat < state.seats:
            buffer.add(DRAW_FIRST + seat)
            seat += 1

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        return DRAW_FIRST + rng.below(state.seats)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        state.first = move - DRAW_FIRST


class ChooseRank(Step):
    """The priority of an AI opponent is drawn continent by continent (EN-60)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        continent: i64 = 0
        while continent < CONTINENTS:
            if not ranked(state, seat_of(f), continent):
                buffer.add(DRAW_RANK + continent)
            continent += 1

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        buffer = Buffer(CONTINENTS)
        self.legal(state, f, buffer)
        return buffer.items[rng.below(buffer.n)]

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        place = first(f)
        state.priority[seat_of(f) * CONTINENTS + place] = move - DRAW_RANK
        if place + 1 < CONTINENTS:
            state.push(frame(CHOOSE_RANK, seat_of(f), place + 1))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, CONTINENTS - 1)


def ranked(state: EncyclopediaState, seat: i64, continent: i64) -> bool:
    place: i64 = 0
    while place < CONTINENTS:
        if state.priority[seat * CONTINENTS + place] == continent:
            return True
        place += 1
    return False


class LayOut(Step):
    """Open cards, the draft from the last player counter-clockwise, a refill, and the purses (EN-02 … EN-04)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        state.push(frame(START_PURSES, 0))
        state.push(frame(REFILL, 0))
        place: i64 = 0
        while place < state.seats:
            state.push(frame(DRAFT, state.in_order(place)))
            place += 1
        state.push(frame(REFILL, 0))


class Draft(Step):
    """Each participant takes two animals in a row (EN-03)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        picks: i64 = 0
        while picks < state.content.start_animals:
            state.push(frame(GIVE_ANIMAL, seat_of(f)))
            picks += 1


class StartPurses(Step):
    """Tokens for all, coins by turn order (EN-04)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        place: i64 = 0
        while place < state.seats:
            seat = state.in_order(place)
            gain(state, seat, COINS, state.content.start_coins[place], AT_ONCE)
            gain(state, seat, TOKEN, state.content.start_tokens, AT_ONCE)
            place += 1
