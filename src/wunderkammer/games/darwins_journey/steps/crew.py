"""Crew cards and starting goals before the first round (DJ-12 … DJ-14, DJ-101)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, Rng, first, frame, seat_of
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.names import (
    CREW,
    CREW_PER_SEAT,
    GOLD,
    STARTING_GOALS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import (
    CHOOSE_PAIR,
    CREW_SEALS,
    DRAFT,
    DRAFT_CREW,
    DRAW_CREW,
    DRAW_PAIR,
    KEEP_CREW,
)
from wunderkammer.games.darwins_journey.steps.setup import FIRST_GAME, lay_tile
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below, draw_bit, mask_of
from wunderkammer.games.darwins_journey.vocabulary import CHOOSE, CREW_DRAWN, KEEP, PAIR_DRAWN, SPECIAL_DRAWN

HAND: Final = 4
SOLO_HAND: Final = 5


class Deal(Step):
    """Crew cards by turn order in a first game, otherwise a draft; alone three of five (DJ-13, DJ-101)."""

    def run(self, state: DarwinState, f: i64) -> None:
        state.push(frame(CREW_SEALS, 0))
        if state.options & FIRST_GAME and state.seats > 1:
            place: i64 = 0
            while place < state.seats:
                card: i64 = 0
                while card < CREW_PER_SEAT:
                    state.crew[state.order[place] * CREW_PER_SEAT + card] = place * CREW_PER_SEAT + card + 1
                    card += 1
                place += 1
            return
        if state.seats > 1:
            open_draft(state, 0)
        else:
            state.push(frame(KEEP_CREW, 0))
        state.push(frame(DRAW_CREW, 0))


def open_draft(state: DarwinState, pick: i64) -> None:
    """A round of the draft: its lanes open when all cards are dealt."""
    state.push(frame(DRAFT, 0, pick))
    if pick > 0:
        open_lanes(state, pick)


def open_lanes(state: DarwinState, pick: i64) -> None:
    seat: i64 = 0
    while seat < state.seats:
        state.lanes[seat] = frame(DRAFT_CREW, seat, pick)
        seat += 1


class DrawCrew(Step):
    """A crew card is dealt: `a` counts the cards dealt so far."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(CREW_DRAWN, state.crew_pile)

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return CREW_DRAWN + draw_bit(state.crew_pile, rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        card = move - CREW_DRAWN
        size: i64 = HAND if state.seats > 1 else SOLO_HAND
        state.crew_pile &= ~(1 << card)
        state.hands[first(f) // size] |= 1 << card
        if first(f) + 1 < size * state.seats:
            state.push(frame(DRAW_CREW, 0, first(f) + 1))
        elif state.seats > 1:
            open_lanes(state, 0)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, CREW)


class DraftCrew(Step):
    """Keep one card of the hand in secret (DJ-13)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(KEEP, state.hands[seat_of(f)])

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.crew[seat * CREW_PER_SEAT + first(f)] = move - KEEP + 1
        state.hands[seat] &= ~(1 << (move - KEEP))

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("not-in-hand", "DJ-13") if KEEP <= move < SPECIAL_DRAWN else None

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, CREW_PER_SEAT)


class Draft(Step):
    """All have chosen: the hands go to the left, or the cards are shown (DJ-13)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if first(f) + 1 == CREW_PER_SEAT:
            state.hands = vec[i64]([0] * state.boards)
            return
        last = state.hands[state.seats - 1]
        seat = state.seats - 1
        while seat > 0:
            state.hands[seat] = state.hands[seat - 1]
            seat -= 1
        state.hands[0] = last
        open_draft(state, first(f) + 1)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, CREW_PER_SEAT)


class KeepCrew(DraftCrew):
    """Alone, three of five open cards are chosen one by one (DJ-101)."""

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        DraftCrew.choose(self, state, f, move)
        if first(f) + 1 < CREW_PER_SEAT:
            state.push(frame(KEEP_CREW, 0, first(f) + 1))
        else:
            state.hands = vec[i64]([0] * state.boards)


class CrewSeals(Step):
    """The seals of the crew cards come from the pile to the rows of the three lower workers (DJ-04, DJ-12)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat: i64 = 0
        while seat < state.seats:
            at: i64 = 0
            while at < CREW_PER_SEAT:
                colour = state.content.crew_start[state.crew[seat * CREW_PER_SEAT + at] - 1]
                if state.pile[colour] > 0:
                    state.pile[colour] -= 1
                    row = seat * WORKERS + 1 + at
                    state.rows[row] = seals.with_seal(state.rows[row], colour)
                    state.tell(events.CREW_SEAL, seat, colour)
                at += 1
            seat += 1


class LayPairs(Step):
    """Pairs of starting goals, as many as players, alone two; the last in turn order chooses first (DJ-14)."""

    def run(self, state: DarwinState, f: i64) -> None:
        place: i64 = 0
        while place < state.seats:
            seat: i64 = 0
            if state.seats > 1:
                seat = state.order[place]
            state.push(frame(CHOOSE_PAIR, seat))
            place += 1
        state.push(frame(DRAW_PAIR, 0))


class DrawPair(Step):
    """A starting goal for the pair `a` / 2: silver on even places, gold on odd ones (DJ-14)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(PAIR_DRAWN, starting_goals_left(state, first(f)))

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return PAIR_DRAWN + draw_bit(starting_goals_left(state, first(f)), rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        state.pairs = lay_tile(state.pairs, first(f), move - PAIR_DRAWN)
        if first(f) + 1 < 2 * state.boards:
            state.push(frame(DRAW_PAIR, 0, first(f) + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, 2 * state.boards)


def starting_goals_left(state: DarwinState, place: i64) -> i64:
    """A mask of the starting goals of a place's colour that are not laid out."""
    mask: i64 = (1 << STARTING_GOALS) - 1
    return (mask << GOLD if place % 2 else mask) & ~mask_of(state.pairs)


class ChoosePair(Step):
    """A pair of starting goals fills the reserve (DJ-14)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        pair: i64 = 0
        while pair < state.boards:
            if state.pairs[2 * pair] > 0 and not pair_taken(state, pair):
                buffer.add(CHOOSE + pair)
            pair += 1

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        pair = move - CHOOSE
        state.reserve[2 * seat] = state.pairs[2 * pair]
        state.reserve[2 * seat + 1] = state.pairs[2 * pair + 1]

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("pair-taken", "DJ-14") if CHOOSE <= move < KEEP else None


def pair_taken(state: DarwinState, pair: i64) -> bool:
    seat: i64 = 0
    while seat < state.boards:
        if state.reserve[2 * seat] == state.pairs[2 * pair]:
            return True
        seat += 1
    return False
