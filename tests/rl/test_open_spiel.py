"""OpenSpiel's own trials, exact chances, and positions that a player cannot tell apart."""

from __future__ import annotations

import copy
import os
import pickle
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

from wunderkammer.core.engine import sample
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadOption
from wunderkammer.rl.interfaces import open_spiel
from wunderkammer.shelf.game import game, games

SAMPLES = 100_000 if os.environ.get("WK_SOAK") else 1_000
PLAYERS = [(name, seats) for name in games() for seats in (game(name).seats[0], game(name).seats[-1])]


def load(name: str, **given: object) -> Any:
    return pyspiel.load_game(open_spiel.PREFIX + name, given)


def walk(spiel: Any, seed: int) -> Any:
    """Every position of a random game, chance included."""
    dice, state = random.Random(seed), spiel.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "seats"), PLAYERS)
def test_the_kit_of_openspiel_passes(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(name, players=seats), 1, True, False)
    assert "error" not in capfd.readouterr().err.lower()


@pytest.mark.parametrize("name", games())
def test_every_kind_of_chance_is_as_likely_as_it_says(name: str) -> None:
    tried: Counter[str] = Counter()
    for state in walk(load(name), 7):
        if not state.is_chance_node():
            continue
        chances = dict(state.chance_outcomes())
        assert sum(chances.values()) == pytest.approx(1)
        kind = state.action_to_string(next(iter(chances))).partition(":")[0]
        if len(chances) == 1 or tried[kind] == 2:
            continue
        tried[kind] += 1
        table, dice, base = state.spread.state, Rng(11), open_spiel.first_outcome(state.spread.setting)
        drawn = Counter(int(sample(table, dice)) - base for _ in range(SAMPLES))
        assert {*drawn} <= {*chances}
        for outcome, chance in chances.items():
            error = (chance * (1 - chance) / SAMPLES) ** 0.5
            assert abs(drawn[outcome] / SAMPLES - chance) < 5 * error
    assert tried


@pytest.mark.parametrize(("name", "seats"), PLAYERS)
def test_a_resampled_position_cannot_be_told_from_the_true_one(name: str, seats: int) -> None:
    dice = random.Random(3)
    for number, state in enumerate(walk(load(name, players=seats), 3)):
        if state.is_terminal() or state.is_chance_node() or number % 7:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions() == sorted(state.legal_actions())


@pytest.mark.parametrize(("name", "seats"), PLAYERS)
def test_in_a_resampled_position_nobody_remembers_what_the_player_has_not_seen(name: str, seats: int) -> None:
    for number, state in enumerate(walk(load(name, players=seats), 5)):
        if state.is_terminal() or state.is_chance_node() or number % 11:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(number).random)
        assert other.spread.past == state.spread.seen_by(state.spread.setting.free_seats[player])


def test_a_sealed_bid_is_remembered_by_others_only_when_it_is_shown() -> None:
    first, second = (bidding(amount) for amount in (1, 2))
    assert first.information_state_string(1) == second.information_state_string(1)
    for state in (first, second):
        state.apply_action(state.legal_actions()[0])
    remembered = [{one.facts for one in state.spread.seen_by(1)} for state in (first, second)]
    events = [event.code for event in first.spread.setting.game.rules.events]
    assert [facts[:3] for facts in sorted(remembered[0] - remembered[1]) if facts[0] == events.index("bid-shown")] == [
        (events.index("bid-shown"), 0, 1)
    ]


def bidding(amount: int) -> Any:
    """A position in which the first of two has made a bid and the second has not."""
    for state in walk(load("lost_lands", players=2), 9):
        actions = {state.action_to_string(0, action): action for action in state.legal_actions()}
        if state.current_player() == 0 and f"bid:{amount}" in actions:
            state.apply_action(actions[f"bid:{amount}"])
            return state
    raise AssertionError


def test_positions_are_copied_and_pickled_whole() -> None:
    pack = '{"pack": {"start": {"money": 20}}}'
    for number, state in enumerate(walk(load("lost_lands", players=3, options=pack), 5)):
        if number % 10 == 0:
            spread = pickle.loads(pickle.dumps(state.spread))
            twin = copy.deepcopy(state.spread)
            rules = spread.setting.game.rules
            true = rules.to_json(state.spread.state)
            assert rules.to_json(spread.state) == rules.to_json(twin.state) == true
            assert spread.past == twin.past == state.spread.past


def test_the_returns_are_the_reward_that_was_asked_for() -> None:
    *_, end = walk(load("evolution", players=4, reward="win"), 1)
    assert sum(end.returns()) == pytest.approx(1)
    *_, end = walk(load("evolution", players=4, reward="rank"), 1)
    assert sum(end.returns()) == pytest.approx(0)
    *_, end = walk(load("evolution", players=4, reward="score"), 1)
    assert end.returns() == end.spread.setting.game.rules.result(end.spread.state).scores


def test_options_that_are_no_json_object_are_refused_in_one_sentence() -> None:
    for text in ("{", "[1]"):
        with pytest.raises(BadOption, match="options must be a JSON object"):
            load("lost_lands", options=text)
