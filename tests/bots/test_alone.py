"""Alone against a game's own opponents: nobody else decides, so that a bot plans everything up to the next chance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from librt.vecs import vec

from tests.bots.positions import decision
from tests.bots.test_plans import RULES, SOLO, first_turn, play_turns
from wunderkammer.bots import Info
from wunderkammer.bots.levels import thinking_of
from wunderkammer.bots.search.judge import Judge
from wunderkammer.bots.search.turn import Planner
from wunderkammer.bots.thinker import Opinion, Thinker, Thinking
from wunderkammer.bots.weights import ALONE_FILE, judge_alone, weights_alone, weights_in
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.state import State
from wunderkammer.games.encyclopedia.state import EncyclopediaState
from wunderkammer.shelf.game import game

NAMES = RULES.feature_names()
ALONE = Thinking(alone=3)
ALL = 100  # more turns than a round has


def features(state: State, seat: int) -> dict[str, float]:
    row = Row()
    RULES.features(state, seat, row)
    return dict(zip(NAMES, row.to_list(), strict=True))


def judge_of(**worths: float) -> Judge:
    """A judge to whom only some features matter."""
    weights = vec[float]([worths.get(name, 0.0) for name in NAMES])
    return Judge(RULES, 2, weights, weights, 0.0, 10.0, 10.0)


class Noting(Thinker):
    """A bot that counts its plans and its searches."""

    plans = searches = 0

    def planned_alone(self, info: Info) -> list[int]:
        self.plans += 1
        return super().planned_alone(info)

    def opinions(self, info: Info) -> list[Opinion]:
        self.searches += 1
        return super().opinions(info)


@pytest.mark.parametrize(
    ("name", "seats", "options", "alone"),
    [
        ("encyclopedia", 2, {"rivals": 1}, True),
        ("encyclopedia", 4, {"rivals": 3}, True),
        ("encyclopedia", 3, {"rivals": 1}, False),
        ("encyclopedia", 2, {}, False),
        ("darwins_journey", 1, {}, True),
        ("darwins_journey", 2, {}, False),
        ("evolution", 2, {}, False),
    ],
)
def test_whoever_meets_only_the_games_own_opponents_is_alone(
    name: str, seats: int, options: dict[str, object], alone: bool
) -> None:
    chosen = game(name)
    assert chosen.rules.alone(chosen.new(seats, options), 0) == alone


def test_a_bot_alone_plans_each_turn_once_and_never_searches() -> None:
    state, thinker = first_turn(2), Noting(1, ALONE)
    turns, decisions = play_turns(thinker, state, ALL)
    assert actor(state) in (NATURE, NOBODY)
    assert thinker.searches == 0
    assert 0 < thinker.plans <= turns + 1 < decisions


@pytest.mark.parametrize(
    ("thinking", "options"),
    [(ALONE._replace(seconds=0.01), SOLO), (ALONE._replace(rounds=4), {}), (Thinking(rounds=4), SOLO)],
    ids=["time is short", "somebody else decides", "the level does not plan"],
)
def test_where_a_plan_is_not_enough_a_bot_searches(thinking: Thinking, options: dict[str, object]) -> None:
    state, seat, _ = decision("encyclopedia", 2, 1, 8, options)
    thinker = Noting(1, thinking)
    thinker.choose(Info(RULES, state, seat, []))
    assert (thinker.plans, thinker.searches) == (0, 1)


def test_what_a_plan_ends_with_is_for_the_judge_to_say() -> None:
    """To a judge who counts only coins the best plan is one that hoards them."""
    ends = {}
    for what in ("coins", "tokens"):
        planner = Planner(RULES, 12, 4, judge_of(**{what: 1.0}))
        end = planner.turn(first_turn(1), 0, Rng(1))
        assert actor(end) == NATURE
        ends[what] = features(end, 0)
    assert ends["coins"]["coins"] > ends["tokens"]["coins"]
    assert ends["tokens"]["tokens"] > ends["coins"]["tokens"]


def test_a_judge_sees_a_lead_before_the_opponent_and_in_the_end_the_true_one() -> None:
    state, rng = first_turn(3), Rng(3)
    judge = judge_of(points=2.0, rival_vp=1.0)
    assert isinstance(state, EncyclopediaState)
    state.vp[0], state.vp[1] = 30, 17
    assert judge.lead(state, 0) == 2.0 * 30 - 17
    while (who := actor(state)) != NOBODY:
        apply(state, who, sample(state, rng) if who == NATURE else legal_moves(state, who)[0])
    scores = RULES.result(state).scores
    assert judge.lead(state, 0) == scores[0] - scores[1]


def test_features_tell_what_an_ai_opponent_has() -> None:
    state = first_turn(1)
    assert isinstance(state, EncyclopediaState)
    state.vp[1], state.coins[1], state.tokens[1], state.seals[1], state.reputation[1] = 5, 4, 3, 2, 7
    state.first = 1
    theirs, own = features(state, 1), features(state, 0)
    told = ("vp", "coins", "tokens", "seals", "reputation", "animals", "first_player")
    assert [theirs[f"rival_{one}"] for one in told] == [5, 4, 3, 2, 7, 2, 1]
    assert theirs["rival_continents"] >= 2  # two animals, one by one or together
    assert not any(value for name, value in own.items() if name.startswith("rival"))


def test_weights_for_fewer_opponents_are_better_than_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = game("encyclopedia")
    weights = {"bias": 0.0, "early": [1.0] * len(NAMES), "late": [1.0] * len(NAMES), "wide": 9.0, "narrow": 2.0}
    by_seats = {str(seats): weights | {"bias": float(seats)} for seats in (2, 3)}
    (tmp_path / ALONE_FILE).write_text(json.dumps({"made": {}, "features": NAMES, "seats": by_seats}))
    monkeypatch.setattr("wunderkammer.bots.weights.folder_of", lambda rules: tmp_path)
    found = [weights_alone(chosen.rules, seats) for seats in (2, 3, 4)]
    assert [one.bias for one in found if one] == [2.0, 3.0, 3.0]
    (tmp_path / ALONE_FILE).unlink()
    weights_in.cache_clear()
    assert weights_alone(chosen.rules, 2) is None
    assert judge_alone(chosen.rules, 2) is None


def test_encyclopedias_level_5_plans_alone_by_fitted_weights() -> None:
    assert thinking_of(RULES, "level5").alone > 0
    assert weights_alone(RULES, 2) is not None
