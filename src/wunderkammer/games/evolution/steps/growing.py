"""The food cards: laid in secret, revealed before the feeding (EV-07, EV-16)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.events import FOOD_SHOWN, HOLE_GROWS, HOLE_SHRINKS
from wunderkammer.games.evolution.state import DISCARD, EvolutionState
from wunderkammer.games.evolution.steps.hand import hand_moves, refuse_card
from wunderkammer.games.evolution.steps.kinds import CHOOSE_FOOD, FOOD_LANES
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import GROW


class Growing(Step):
    """Everybody who has cards chooses one in secret (EV-07)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        state.push(frame(FOOD_LANES, 0))
        seat: i64 = 0
        while seat < state.seats:
            if not state.is_empty(state.hand(seat)):
                state.lanes[seat] = frame(CHOOSE_FOOD, seat)
            seat += 1


class ChooseFood(Step):
    """One card goes face down on the watering hole (EV-07)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        hand_moves(state, seat_of(f), GROW, buffer)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.take(state.hand(seat), move - GROW)
        state.food_cards[seat] = move - GROW

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        return refuse_card(move - GROW) if GROW <= move < GROW + CARDS else Refusal("food-first", "EV-07")

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return f >> 16 == 0 and not state.is_empty(state.hand(seat_of(f)))


class FoodLanes(Step):
    """All food cards lie there; they stay face down until the feeding."""

    def run(self, state: EvolutionState, f: i64) -> None:
        pass


class FoodCards(Step):
    """The food cards are revealed and added up; the sum fills or drains the watering hole (EV-16)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        total: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            card = state.food_cards[seat]
            if card >= 0:
                total += state.content.food[card]
                state.put(DISCARD, card)
                state.food_cards[seat] = -1
                state.tell(FOOD_SHOWN, seat, card)
            seat += 1
        if total >= 0:
            state.tell(HOLE_GROWS, 0, total)
        else:
            state.tell(HOLE_SHRINKS, 0, min(-total, state.hole))
        state.hole = max(state.hole + total, 0)
        state.learn()
