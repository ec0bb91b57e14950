"""The search: it finds what is plainly best, keeps its trees, and keeps to its budget."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.bots.positions import decision
from wunderkammer.bots import Info
from wunderkammer.bots.search.turn import Planner
from wunderkammer.bots.thinker import Thinker, Thinking
from wunderkammer.bots.weights import judge_for
from wunderkammer.core.engine import acting, actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf.game import game, games

TABLES = [(name, seats) for name in games() for seats in game(name).seats]
LITTLE = Thinking(rounds=1000)  # enough to try every move


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_can_be_searched_and_chances_are_chances(name: str, seats: int) -> None:
    state, who, past = decision(name, seats, 3, 20)
    info = Info(game(name).rules, state, who, past.seen[who])
    opinions = Thinker(1, LITTLE).opinions(info)
    assert sorted(one.move for one in opinions) == sorted(info.legal)
    assert all(0.0 <= one.chance <= 1.0 and one.visits > 0 for one in opinions)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everybodys_chances_share_one_win(name: str, seats: int) -> None:
    state, _, _ = decision(name, seats, 5, 12)
    chances = vec[float]([0.0] * seats)
    judge_for(game(name).rules, seats).chances(state, chances)
    assert all(0.0 < chance < 1.0 for chance in chances)
    if seats > 1:
        assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["lost_lands", "evolution"])
def test_who_chooses_in_secret_need_not_wait_for_those_before(name: str) -> None:
    """A person at the first seat still thinks: the bots behind try their own moves, not that person's."""
    rules, state, rng, asked = game(name).rules, game(name).new(3), Rng(4), 0
    while asked < 4:
        due = acting(state)
        if len(due) == 3:
            asked += 1
            info = Info(rules, state, 2)
            opinions = Thinker(asked, LITTLE).opinions(info)
            assert sorted(one.move for one in opinions) == sorted(info.legal)
            assert all(one.visits > 0 for one in opinions)
        who = due[0] if due else NATURE
        moves = legal_moves(state, who)
        apply(state, who, sample(state, rng) if who == NATURE else moves[rng.below(len(moves))])


def test_a_finished_game_is_judged_by_its_result() -> None:
    rules = game("lost_lands").rules
    state, rng = game("lost_lands").new(2), Rng(8)
    while (who := actor(state)) != NOBODY:
        moves = legal_moves(state, who)
        apply(state, who, sample(state, rng) if who == NATURE else moves[rng.below(len(moves))])
    chances = vec[float]([0.0, 0.0])
    judge_for(rules, 2).chances(state, chances)
    winner = rules.result(state).ranks.index(1)
    assert chances[winner] > 0.9 > 0.1 > chances[1 - winner]


def test_of_two_endings_the_won_one_is_chosen() -> None:
    """In the last decision of a game nothing is left to chance: the search must see who wins."""
    rules = game("lost_lands").rules
    state, rng, last = game("lost_lands").new(2), Rng(4), None
    while (who := actor(state)) != NOBODY:
        moves = legal_moves(state, who)
        if who != NATURE and len(moves) > 1 and state.top() & 255 < SEALED:
            last = (state.clone(), who, moves)
        apply(state, who, sample(state, rng) if who == NATURE else moves[rng.below(len(moves))])
    assert last is not None
    before, seat, moves = last
    scores = {move: rules.lead(end_after(before, seat, move), seat) for move in moves}
    chosen = Thinker(1, Thinking(rounds=60)).choose(Info(rules, before, seat))
    assert scores[chosen] == max(scores.values())


def end_after(state: State, seat: int, move: int) -> State:
    """The end of a game, reached by a move and then by the first moves there are."""
    after, rng = state.clone(), Rng(1)
    apply(after, seat, move)
    while (who := actor(after)) != NOBODY:
        apply(after, who, sample(after, rng) if who == NATURE else legal_moves(after, who)[0])
    return after


def test_what_was_thought_before_changes_nothing() -> None:
    """Trees are not kept: a bot that has thought about other decisions chooses what a new one chooses."""
    chosen = game("evolution")
    old, made = Thinker(1, Thinking(rounds=60, spread=0.1)), 0
    for number in range(6, 12):
        state, who, past = decision("evolution", 2, 3, number)
        info = Info(chosen.rules, state, who, past.seen[who])
        assert old.choose(info) == Thinker(1, old.thinking).choose(info)
        made += 1
    assert made == 6
    assert old.search is None


def test_a_forced_move_costs_no_thought() -> None:
    state, who, _ = decision("lost_lands", 2, 1, 3)
    info = Info(game("lost_lands").rules, state, who)
    info.legal = info.legal[:1]
    thinker = Thinker(1, Thinking(rounds=10**9))
    assert thinker.choose(info) == info.legal[0]
    assert thinker.search is None


def test_more_rounds_are_more_visits_and_none_without_end() -> None:
    state, who, _ = decision("lost_lands", 2, 1, 3)
    info = Info(game("lost_lands").rules, state, who)
    visits = [sum(one.visits for one in Thinker(1, Thinking(rounds=n)).opinions(info)) for n in (50, 400)]
    assert visits[0] < visits[1] <= 400


def test_few_rounds_are_kept_to_even_with_many_moves() -> None:
    """Moves that no round is left for are still told, after all that were tried."""
    state, who, _ = decision("encyclopedia", 2, 1, 11)
    info = Info(game("encyclopedia").rules, state, who)
    assert len(info.legal) > 5
    opinions = Thinker(1, Thinking(rounds=8)).opinions(info)
    visits = [one.visits for one in opinions]
    assert {one.move for one in opinions} == set(info.legal)
    assert sum(visits) <= 8
    assert visits[0] > 0
    assert 0 in visits
    assert all(visits[: visits.index(0)])
    assert not any(visits[visits.index(0) :])


@pytest.mark.parametrize("name", ["encyclopedia", "darwins_journey"])
def test_the_plan_of_a_turn_leads_where_the_planner_says(name: str) -> None:
    state, who, _ = decision(name, 2, 1, 8)
    rules = game(name).rules
    planner = Planner(rules, 4)
    after = planner.turn(state, who, Rng(1))
    for move in planner.plan():
        apply(state, who, move)
    assert rules.to_json(state) == rules.to_json(after)


def test_time_alone_is_a_budget_too() -> None:
    state, who, _ = decision("lost_lands", 2, 1, 3)
    info = Info(game("lost_lands").rules, state, who)
    thinker = Thinker(1, Thinking(rounds=0, seconds=0.05))
    assert thinker.choose(info) in info.legal


def test_weak_levels_choose_among_good_moves_only() -> None:
    """What a level may take lies within its spread of the best."""
    state, who, _ = decision("lost_lands", 2, 1, 6)
    info = Info(game("lost_lands").rules, state, who)
    for seed in range(10):
        thinker = Thinker(seed, Thinking(rounds=60, spread=0.05))
        chosen = thinker.choose(info)
        opinions = Thinker(seed, Thinking(rounds=60)).opinions(info)
        assert {one.move: one.merit for one in opinions}[chosen] >= opinions[0].merit - 0.05 - 1e-9


def test_moves_are_told_apart_even_where_the_game_seems_won() -> None:
    """A chance cannot exceed one; which move is better must not be lost with that."""
    state, who, _ = decision("lost_lands", 2, 1, 6)
    info = Info(game("lost_lands").rules, state, who)
    thinker = Thinker(1, Thinking(rounds=60))
    search = thinker.new_search(info)
    for move in info.legal:
        search.found.chance[move] = 1000.0
    opinions = thinker.narrow_down(search, info, [])
    assert {one.chance for one in opinions} == {1.0}
    assert len({one.merit for one in opinions}) == len(opinions)
