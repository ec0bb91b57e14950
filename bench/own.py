"""Random play of one game of the cabinet in this process: `python bench/own.py GAME [--interpreted]`, prints JSON."""

import argparse
import json
import random
import time
from typing import TYPE_CHECKING

from sources import interpret

if TYPE_CHECKING:
    from wunderkammer.core.state import State
    from wunderkammer.shelf import Game

SEED = 7
REPLAYED = 500


def decisions_per_second(game: "Game", seats: int, seconds: float) -> tuple[float, float]:
    """Whole games from set-up to the end: decisions of seats (chance not counted) per second, and per game."""
    from wunderkammer.core.buffer import Buffer
    from wunderkammer.core.engine import playout
    from wunderkammer.core.rng import Rng

    rng, buffer = Rng(SEED), Buffer(256)
    playout(game.new(seats), rng, buffer)  # the first game pays for imports and tables
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += playout(game.new(seats), rng, buffer)
        games += 1
    return decisions / spent, decisions / games


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
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < 0.5:
        for _ in range(100):
            state.clone()
        copies += 100
    return spent / copies


def replay_seconds(game: "Game", seats: int) -> float:
    """From the text of a record to its last position; a shorter match than 500 entries counts in proportion."""
    from wunderkammer.match import Match
    from wunderkammer.record import Record

    match, chance = Match(game.id, seats, SEED), random.Random(SEED)
    while match.to_act and len(match.record.entries) < REPLAYED:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    text = match.record.dumps()
    start = time.perf_counter()
    replayed = Match.from_record(Record.loads(text), REPLAYED)
    return (time.perf_counter() - start) * REPLAYED / len(replayed.record.entries)


def compiled() -> bool:
    from wunderkammer.core import engine

    return not str(engine.__file__).endswith(".py")


def measure(game_id: str, seats: int | None, seconds: float) -> dict[str, object]:
    import wunderkammer

    game = wunderkammer.game(game_id)
    seats = seats or max(game.seats)
    speed, per_game = decisions_per_second(game, seats, seconds)
    return {
        "game": game_id,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_second": round(speed),
        "decisions_per_game": round(per_game),
        "clone_us": round(clone_seconds(middle_of_a_game(game, seats, round(per_game / 2))) * 1e6, 2),
        "replay_ms": round(replay_seconds(game, seats) * 1e3, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
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
