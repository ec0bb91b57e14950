"""The food cards: laid in secret, revealed before the feeding (EV-07, EV-16)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.state import DISCARD, Table
from wunderkammer.games.evolution.steps.hand import hand_moves, refuse_card
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import (
    CHOOSE_FOOD,
    FOOD_LANES,
    FOOD_SHOWN,
    GROW,
    HOLE_GROWS,
    HOLE_SHRINKS,
)


class Growing(Step):
    """Everybody who has cards chooses one in secret (EV-07)."""

    def run(self, table: Table, f: i64) -> None:
        table.push(frame(FOOD_LANES, 0))
        seat: i64 = 0
        while seat < table.seats:
            if not table.is_empty(table.hand(seat)):
                table.lanes[seat] = frame(CHOOSE_FOOD, seat)
            seat += 1


class ChooseFood(Step):
    """One card goes face down on the watering hole (EV-07)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        hand_moves(table, seat_of(f), GROW, buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        table.take(table.hand(seat), move - GROW)
        table.food_cards[seat] = move - GROW

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return refuse_card(move - GROW) if GROW <= move < GROW + CARDS else Refusal("food-first", "EV-07")


class FoodLanes(Step):
    """All food cards lie there; they stay face down until the feeding."""

    def run(self, table: Table, f: i64) -> None:
        pass


class FoodCards(Step):
    """The food cards are revealed and added up; the sum fills or drains the watering hole (EV-16)."""

    def run(self, table: Table, f: i64) -> None:
        total: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            card = table.food_cards[seat]
            if card >= 0:
                total += table.content.food[card]
                table.put(DISCARD, card)
                table.food_cards[seat] = -1
                table.tell(FOOD_SHOWN, seat, card)
            seat += 1
        if total >= 0:
            table.tell(HOLE_GROWS, 0, total)
        else:
            table.tell(HOLE_SHRINKS, 0, min(-total, table.hole))
        table.hole = max(table.hole + total, 0)
        table.learn()
