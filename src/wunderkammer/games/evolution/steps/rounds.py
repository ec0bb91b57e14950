"""Laying out the game, and the phases of a round (EV-01 … EV-03)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import OVER, Buffer, Rng, frame
from wunderkammer.games.evolution.events import ROUND_BEGINS
from wunderkammer.games.evolution.state import WORDS, EvolutionState, known_pile
from wunderkammer.games.evolution.steps.kinds import (
    DEALING,
    FOOD_CARDS,
    GROWING,
    LEAVES,
    LOT,
    PLAYING,
    REVEAL,
    ROUND,
    ROUND_END,
    STARVING,
    TURN,
)
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import START


def lay_out(state: EvolutionState, quick_play: bool) -> None:
    """Fill an empty table: a full deck, an empty watering hole (EV-01, EV-02)."""
    state.quick_play = quick_play
    state.deck_size = state.content.total - (state.content.aside if state.seats == 2 else 0)
    deck = known_pile(state.content.copies)
    i: i64 = 0
    while i < WORDS:
        state.cards[i] = deck[i]
        i += 1
    state.agenda = vec[i64]([frame(OVER, 0), frame(ROUND, 0), frame(LOT, 0)])


class Lot(Step):
    """The first player is drawn by lot (EV-01)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        seat: i64 = 0
        while seat < state.seats:
            buffer.add(START + seat)
            seat += 1

    def sample(self, state: EvolutionState, f: i64, rng: Rng) -> i64:
        return START + rng.below(state.seats)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        state.first_player = move - START


class Round(Step):
    """The four phases of a round, and what ends it."""

    def run(self, state: EvolutionState, f: i64) -> None:
        state.round += 1
        state.passes = 0
        state.tell(ROUND_BEGINS, state.first_player, state.round)
        state.push(frame(ROUND_END, 0))
        state.push(frame(STARVING, 0))
        state.push(frame(TURN, state.first_player))
        state.push(frame(FOOD_CARDS, 0))
        state.push(frame(LEAVES, state.first_player))
        state.push(frame(REVEAL, 0))
        state.push(frame(PLAYING, 0))
        state.push(frame(GROWING, 0))
        state.push(frame(DEALING, state.first_player))
