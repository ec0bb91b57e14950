"""Random play of one game of the cabinet in this process: `python bench/own.py GAME [--interpreted]`, prints JSON.

Seconds are of processor time, in the best of five rounds: a busy machine should not spoil them.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sources import interpret

if TYPE_CHECKING:
    from wunderkammer.core.state import State
    from wunderkammer.shelf.game import Game

SEED = 7
REPLAYED = 500
ROUNDS = 5


def random_play(game: "Game", seats: int, seconds: float) -> dict[str, int]:
    """Whole games from set-up to the end; decisions are those of seats, chance is not counted."""
    from wunderkammer.core.buffer import Buffer
    from wunderkammer.core.engine import playout
    from wunderkammer.core.rng import Rng

    rng, buffer = Rng(SEED), Buffer(256)
    playout(game.new(seats), rng, buffer)  # the first game pays for imports and tables
    best = 0.0
    decisions = games = 0
    wall = time.perf_counter()
    for _ in range(ROUNDS):
        before, start = decisions, time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            decisions += playout(game.new(seats), rng, buffer)
            games += 1
        best = max(best, (decisions - before) / spent)
    return {
        "decisions_per_second": round(best),
        "decisions_per_wall_second": round(decisions / (time.perf_counter() - wall)),
        "decisions_per_game": round(decisions / games),
    }


def door_play(game: "Game", seats: int, seconds: float) -> float:
    """Decisions per second of whole games through the public door: a plain loop over `legal` and `play`."""
    from wunderkammer.match.match import Match

    chance = random.Random(SEED)

    def play() -> int:
        match, decisions = Match(game.id, seats, chance.getrandbits(32)), 0
        while to_act := match.to_act:
            match.play(to_act[0], chance.choice(match.legal(to_act[0])))
            decisions += 1
        return decisions

    play()
    return max(one_round(play, seconds / ROUNDS) for _ in range(ROUNDS))


def one_round(play: Callable[[], int], seconds: float) -> float:
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def middle_of_a_game(game: "Game", seats: int, decisions: int) -> "State":
    from wunderkammer.core.engine import actor, apply, legal_moves, sample
    from wunderkammer.core.frames import NATURE, NOBODY
    from wunderkammer.core.rng import Rng

    rng, state = Rng(SEED), game.new(seats)
    while decisions > 0 and (seat := actor(state)) != NOBODY:
        if seat == NATURE:
            apply(state, seat, sample(state, rng))
        else:
            moves = legal_moves(state, seat)
            apply(state, seat, moves[rng.below(len(moves))])
            decisions -= 1
    return state


def clone_seconds(state: "State") -> float:
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < 0.5:
        for _ in range(100):
            state.clone()
        copies += 100
    return spent / copies


def search_rounds(game: "Game", seconds: float) -> float:
    """Rounds of level 5's search in a second, at decisions spread over a game of two (or as few as can play)."""
    from wunderkammer.bots import Info
    from wunderkammer.bots.levels import thinking_of
    from wunderkammer.bots.thinker import Thinker
    from wunderkammer.core.engine import actor, legal_moves

    seats = 2 if 2 in game.seats else min(game.seats)
    rounds, spent, at = 0, 0.0, 12
    while spent < seconds:
        state = middle_of_a_game(game, seats, at)
        seat = actor(state)
        at += 7
        if seat < 0 or len(legal_moves(state, seat)) < 2:
            at = 12 if seat < 0 else at
            continue
        info = Info(game.rules, state, seat)
        begin = time.process_time()
        opinions = Thinker(SEED, thinking_of(game.rules, "level5")._replace(seconds=seconds / 4)).opinions(info)
        spent += time.process_time() - begin
        rounds += sum(one.visits for one in opinions)
    return rounds / spent


def replay_seconds(game: "Game", seats: int) -> float:
    """From the text of a record to its last position; a shorter match than 500 entries counts in proportion."""
    from wunderkammer.match.match import Match
    from wunderkammer.match.records.record import Record

    match, chance = Match(game.id, seats, SEED), random.Random(SEED)
    while match.to_act and len(match.record.entries) < REPLAYED:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    text = match.record.dumps()
    start = time.process_time()
    replayed = Match.from_record(Record.loads(text), REPLAYED)
    return (time.process_time() - start) * REPLAYED / len(replayed.record.entries)


def compiled() -> bool:
    from wunderkammer.core import engine

    return not str(engine.__file__).endswith(".py")


def measure(game_id: str, seats: int | None, seconds: float) -> dict[str, object]:
    from wunderkammer.shelf import game as shelf

    game = shelf.game(game_id)
    seats = seats or max(game.seats)
    played = random_play(game, seats, seconds)
    middle = middle_of_a_game(game, seats, played["decisions_per_game"] // 2)
    return {
        "game": game_id,
        "seats": seats,
        "compiled": compiled(),
        **played,
        "door_decisions_per_second": round(door_play(game, seats, seconds)),
        "clone_us": round(clone_seconds(middle) * 1e6, 2),
        "replay_ms": round(replay_seconds(game, seats) * 1e3, 1),
        "search_rounds_per_second": round(search_rounds(game, seconds)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, help="default: as many as the game has")
    parser.add_argument("--interpreted", action="store_true", help="from the .py sources")
    arguments = parser.parse_args()
    if arguments.interpreted:
        interpret()
    print(json.dumps(measure(arguments.game, arguments.seats, arguments.seconds)))


if __name__ == "__main__":
    main()
