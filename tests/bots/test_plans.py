"""Planned turns: how far a plan reaches, that it follows no position twice, and that a steady bot carries it out."""

from __future__ import annotations

from tests.bots.positions import decision
from wunderkammer.bots import Info, Past
from wunderkammer.bots.search.lines import Lines
from wunderkammer.bots.search.turn import Planner
from wunderkammer.bots.thinker import Opinion, Thinker, Thinking
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf.game import game

ENCYCLOPEDIA = game("encyclopedia")
RULES = ENCYCLOPEDIA.rules
SOLO: dict[str, object] = {"rivals": 1, "rival_cards": 9}
STEADY = Thinking(rounds=12, width=2, open=1, ripe=1000, steady=1)


def first_turn(seed: int) -> State:
    """Alone against an AI opponent, before the first die is taken."""
    state, rng = ENCYCLOPEDIA.new(2, SOLO), Rng(seed)
    while (who := actor(state)) == NATURE or not RULES.starts_turn(state, who):
        apply(state, who, sample(state, rng) if who == NATURE else legal_moves(state, who)[0])
    return state


def turns_of(plan: list[int], state: State) -> int:
    """How many turns begin in a plan that is carried out; every decision of it is the seat's own."""
    turns = 0
    for move in plan:
        assert actor(state) == 0
        turns += RULES.starts_turn(state, 0)
        apply(state, 0, move)
    return turns


def test_a_plan_spans_several_own_turns_where_nobody_else_decides_between_them() -> None:
    """The AI opponent's turns are no decisions: the rest of a round can be planned in one go."""
    state = first_turn(1)
    planner = Planner(RULES, 4, 4)
    after = planner.turn(state, 0, Rng(1))
    assert turns_of([*planner.plan()], state) == 4
    assert RULES.to_json(state) == RULES.to_json(after)


def test_a_plan_that_reaches_for_one_turn_ends_with_it() -> None:
    state = first_turn(1)
    planner = Planner(RULES, 4)
    planner.turn(state, 0, Rng(1))
    assert turns_of([*planner.plan()], state) == 1
    assert RULES.starts_turn(state, 0)


def test_of_lines_that_led_to_the_same_position_only_one_is_followed() -> None:
    state = first_turn(1)
    other = state.clone()
    apply(other, 0, legal_moves(other, 0)[0])
    lines = Lines()
    for number, (position, worth) in enumerate([(state, 1.0), (state.clone(), 2.0), (other, 0.5)]):
        lines.add(position, worth, number)
    kept = lines.best(RULES, 3)
    assert [*kept.by] == [1, 2]
    assert [*kept.worth] == [2.0, 0.5]


def test_a_game_without_marks_follows_all_lines() -> None:
    state, _, _ = decision("darwins_journey", 2, 1, 8)
    lines = Lines()
    lines.add(state, 1.0, 0)
    lines.add(state.clone(), 1.0, 1)
    assert len(lines.best(game("darwins_journey").rules, 3).states) == 2


def play_turns(thinker: Thinker, state: State, most: int) -> tuple[int, int]:
    """Let a bot decide until so many turns have begun or chance acts: how many turns and real choices there were."""
    past, turns, decisions = Past(RULES, 2), 0, 0
    while turns < most and actor(state) == 0:
        info = Info(RULES, state, 0, past.seen[0])
        turns += RULES.starts_turn(state, 0)
        decisions += len(info.legal) > 1
        move = thinker.choose(info)
        past.note(state, 0, move)
        apply(state, 0, move)
    return turns, decisions


class Counting(Thinker):
    """A bot that counts how often it thinks."""

    thoughts = 0

    def opinions(self, info: Info) -> list[Opinion]:
        self.thoughts += 1
        return super().opinions(info)


def test_a_steady_bot_thinks_once_a_turn() -> None:
    thinker = Counting(1, STEADY)
    turns, decisions = play_turns(thinker, first_turn(2), 3)
    assert turns == 3
    assert thinker.thoughts == turns < decisions


def test_a_steady_bot_thinks_again_when_something_else_has_happened() -> None:
    """A plan belongs to the position it was made for: after decisions that it did not expect it is dropped."""
    state = first_turn(2)
    thinker = Thinker(1, STEADY)
    move = thinker.choose(Info(RULES, state, 0, []))
    assert thinker.rest
    apply(state, 0, move)
    thinker.as_planned(Info(RULES, state, 0, [(0, move), (1, move)]))
    assert not thinker.rest
