"""Drawing cards, and what happens when the deck runs out (EV-05, EV-06, EV-30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, first, frame, seat_of, second
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.events import BOARD, DEALT, LAST_ROUND, SHUFFLED
from wunderkammer.games.evolution.state import ASIDE, DECK, DISCARD, FRESH, UNSEEN, WORDS, EvolutionState
from wunderkammer.games.evolution.steps.kinds import DEALING, DRAW_CARD
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import DEAL

MOST_DRAWN: Final = 100  # cards at once: more than anybody is ever dealt


class Dealing(Step):
    """Three cards and one for each species, player after player; a player without any gets one (EV-04, EV-05)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        seat = seat_of(f)
        served = first(f) + 1
        if served < state.seats:
            state.push(frame(DEALING, (seat + 1) % state.seats, served))
        if state.row_length(seat) == 0:
            state.add_species(seat, left=False)
            state.tell(BOARD, seat)
        cards = state.content.dealt + state.row_length(seat)
        if cards > state.deck_size:
            cards = min(cards, state.deck_size + state.size(DISCARD))
        state.tell(DEALT, seat, cards)
        draw(state, seat, cards, True)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return 0 < first(f) < state.seats and seat_of(f) == (state.first_player + first(f)) % state.seats


def draw(state: EvolutionState, seat: i64, cards: i64, dealing: bool) -> None:
    """Let a seat draw some cards as far as there are any; an empty deck is shuffled anew when a card is due."""
    if cards > 0:
        if state.deck_size == 0 and not state.is_empty(DISCARD):
            shuffle(state)
        if state.deck_size > 0:
            state.push(frame(DRAW_CARD, seat, cards, 1 if dealing else 0))


class DrawCard(Step):
    """Chance gives a card from the deck."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        card: i64 = 0
        while card < CARDS:
            if state.count(DECK, card) > 0:
                buffer.add(DEAL + card)
            card += 1

    def weigh(self, state: EvolutionState, f: i64, move: i64) -> i64:
        return state.count(DECK, move - DEAL)

    def sample(self, state: EvolutionState, f: i64, rng: Rng) -> i64:
        return DEAL + state.nth(DECK, rng.below(state.deck_size + state.hidden_aside()))

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        card = move - DEAL
        state.take(DECK, card)
        state.put(state.hand(seat), card)
        if state.shuffles > 0:
            state.take(state.private(FRESH, seat), card)
        state.deck_size -= 1
        if state.deck_size == 0:
            run_out(state, second(f) == 1)
        draw(state, seat, first(f) - 1, second(f) == 1)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return state.deck_size > 0 and 0 < first(f) <= MOST_DRAWN and second(f) <= 1


def run_out(state: EvolutionState, dealing: bool) -> None:
    """The last card has left the deck: this round is the last if it was dealt, otherwise the next (EV-06, EV-30)."""
    last = state.round if dealing else state.round + 1
    if state.last_round == 0 or last < state.last_round:
        state.last_round = last
        state.tell(LAST_ROUND, 0, last)
    if state.shuffles == 0:
        # What is left of a two-player deck now are the cards put aside before the game (EV-02).
        state.pour(DECK, ASIDE)


def shuffle(state: EvolutionState) -> None:
    """The discard becomes the deck; everybody knows which cards are in it, and which are not."""
    state.pour(DISCARD, DECK)
    state.deck_size = state.size(DECK)
    state.shuffles += 1
    seat: i64 = 0
    while seat < state.seats:
        remember(state, seat)
        seat += 1
    state.tell(SHUFFLED, 0)


def remember(state: EvolutionState, seat: i64) -> None:
    """What a seat knows now: the deck is the old discard, all it never saw is aside or in other hands."""
    fresh = state.private(FRESH, seat) * WORDS
    unseen = state.private(UNSEEN, seat) * WORDS
    i: i64 = 0
    while i < WORDS:
        state.cards[fresh + i] = state.cards[DECK * WORDS + i]
        total = state.cards[ASIDE * WORDS + i]
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                total += state.cards[state.hand(other) * WORDS + i]
            other += 1
        state.cards[unseen + i] = total
        i += 1
