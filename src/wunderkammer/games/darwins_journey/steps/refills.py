"""New seals on the scrolls and new goals on the board (DJ-05, DJ-58, DJ-59, DJ-114)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, first, frame
from wunderkammer.games.darwins_journey.content.names import GOLD, SEAL_SPACES
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import DRAW_GOAL, DRAW_SEAL, OPEN_GOALS, REFILL
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below, draw_bit
from wunderkammer.games.darwins_journey.vocabulary import GOAL_DRAWN, SEAL_DRAWN


class Refill(Step):
    """Empty spaces are filled row by row from the top left, as far as seals last (DJ-58, DJ-59)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if pile_size(state) == 0:
            return
        space = first(f)
        while space < SEAL_SPACES:
            if state.scrolls[space] == 0:
                state.push(frame(DRAW_SEAL, 0, space))
                return
            space += 1

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SEAL_SPACES + 1)


def pile_size(state: DarwinState) -> i64:
    return state.pile[0] + state.pile[1] + state.pile[2] + state.pile[3]


class DrawSeal(Step):
    """A seal from the pile is laid on the scroll space `a`."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_counted(SEAL_DRAWN, state.pile)

    def weigh(self, state: DarwinState, f: i64, move: i64) -> i64:
        return state.pile[move - SEAL_DRAWN]

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return SEAL_DRAWN + rng.draw(state.pile, pile_size(state))

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        colour = move - SEAL_DRAWN
        state.pile[colour] -= 1
        state.scrolls[first(f)] = colour + 1
        state.push(frame(REFILL, 0, first(f) + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SEAL_SPACES)


class OpenGoals(Step):
    """Two silver and two gold goals lie open, alone one of each (DJ-05, DJ-58, DJ-114)."""

    def run(self, state: DarwinState, f: i64) -> None:
        place: i64 = 0
        while place < 4:
            if state.open_goals[place] == 0 and (place % 2 == 0 or state.seats > 1) and goals_left(state, place) > 0:
                state.push(frame(DRAW_GOAL, 0, place))
                return
            place += 1


def goals_left(state: DarwinState, place: i64) -> i64:
    """The goals of a place's colour that have not been drawn, as a mask."""
    if place < 2:
        return state.goal_pile & ((1 << GOLD) - 1)
    return state.goal_pile >> GOLD << GOLD


class DrawGoal(Step):
    """A goal is opened on the place `a`."""

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return GOAL_DRAWN + draw_bit(goals_left(state, first(f)), rng)

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(GOAL_DRAWN, goals_left(state, first(f)))

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        goal = move - GOAL_DRAWN
        state.goal_pile &= ~(1 << goal)
        state.open_goals[first(f)] = goal + 1
        state.push(frame(OPEN_GOALS, 0))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, 4)
