"""Many games: figures that do not depend on the number of processes, and intervals that can be checked by hand."""

from __future__ import annotations

import csv
import io
import json

import pytest

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import playout
from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.core.rng import Rng
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.play import Effort, PlayedGame
from wunderkammer.lab.report import as_csv, as_json, facts
from wunderkammer.lab.simulate import Series, chunks_of, play_chunk, simulate
from wunderkammer.lab.tally import WHOLE_WIN, Tally
from wunderkammer.shelf.game import game

RANDOM = Series("lost_lands", 3, {}, ["random"] * 3, True, 7)


def game_with(scores: list[int], ranks: list[int], decisions: int) -> PlayedGame:
    result = Result([ScoreLine("all", scores)], [[0] for _ in scores])
    result.ranks = ranks
    return PlayedGame(result, [Effort(decisions, 0.0, 0.0, [])], {})


def without_speed(order: Series, games: int, jobs: int) -> dict[str, object]:
    found = facts(simulate(order, games, jobs))
    del found["speed"]
    return found


def test_two_processes_find_what_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.simulate.CHUNK_RANDOM", 5)
    assert without_speed(RANDOM, 30, 1) == without_speed(RANDOM, 30, 2)


def test_bots_in_two_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.simulate.CHUNK_BOTS", 1)
    order = Series("lost_lands", 2, {"first_game": True}, ["greedy", "random"], True, 3)
    assert without_speed(order, 2, 1) == without_speed(order, 2, 2)


def test_another_seed_gives_other_games() -> None:
    assert without_speed(RANDOM, 20, 1) != without_speed(RANDOM._replace(seed=8), 20, 1)


def test_random_games_are_the_engines_own_playouts() -> None:
    state = game("lost_lands").new(3)
    decisions = playout(state, Rng(derived_seed(7, 0)), Buffer())
    tally = simulate(RANDOM, 1, 1).tally
    assert tally.decisions == decisions
    assert [sums.total for sums in tally.seats] == game("lost_lands").rules.result(state).scores


def test_bots_take_turns_on_the_seats() -> None:
    order = Series("lost_lands", 2, {}, ["greedy", "random"], True, 1)
    assert [sums.wins for sums in play_chunk(order, (1, 2)).seats] == [0, WHOLE_WIN]
    fixed = order._replace(rotate=False)
    assert [sums.wins for sums in play_chunk(fixed, (1, 2)).seats] == [WHOLE_WIN, 0]


def test_every_game_is_in_one_chunk() -> None:
    chunks = chunks_of(RANDOM, 4321)
    assert [number for begin, end in chunks for number in range(begin, end)] == list(range(4321))


def test_a_shared_win_counts_half_and_intervals_are_the_textbooks() -> None:
    tally = Tally(2)
    for scores, ranks in (([10, 10], [1, 1]), ([12, 8], [1, 2]), ([14, 6], [1, 2]), ([4, 9], [2, 1])):
        tally.count(game_with(scores, ranks, 20), ["a", "b"])
    assert tally.seats[0].win_rate().value == 2.5 / 4
    score = tally.seats[0].score()
    assert score.value == 10
    # The scores 10, 12, 14, 4 vary by 56/3; 1.96 standard errors are 1.96 · √(56/3/4).
    assert score.high - score.value == pytest.approx(4.234, abs=0.001)
    assert tally.length() == (20, 20, 20)


def test_all_wins_in_ten_games_leave_some_doubt() -> None:
    tally = Tally(2)
    for _ in range(10):
        tally.count(game_with([1, 0], [1, 2], 1), ["a", "b"])
    rate = tally.seats[0].win_rate()
    assert rate.low == pytest.approx(0.722, abs=0.001)  # Wilson's interval for 10 of 10
    assert rate.high == pytest.approx(1.0)


def test_json_and_csv_hold_the_same_figures() -> None:
    outcome = simulate(RANDOM, 10, 1)
    data = json.loads(as_json(outcome))
    rows = list(csv.DictReader(io.StringIO(as_csv(outcome))))
    assert [row["mean_score"] for row in rows if row["group"] == "seat"] == [
        str(seat["mean_score"]) for seat in data["by_seat"]
    ]
    assert data["by_bot"][0]["games"] == 30
    assert data["games"] == 10


@pytest.mark.parametrize(
    ("order", "games", "sentence"),
    [
        (RANDOM._replace(seats=9), 1, "2, 3 or 4"),
        (RANDOM._replace(bots=["random"]), 1, "3 seats but 1 bots"),
        (RANDOM._replace(bots=["clever"] * 3), 1, "no bot “clever”"),
        (RANDOM, 0, "1 or more"),
        (RANDOM._replace(game="chess"), 1, "no game “chess”"),
    ],
)
def test_impossible_orders_get_a_sentence(order: Series, games: int, sentence: str) -> None:
    with pytest.raises(WunderkammerError, match=sentence):
        simulate(order, games, 1)
