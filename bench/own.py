"""Random play of one game of the cabinet in this process: `python bench/own.py GAME [--interpreted]`, prints JSON."""

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sources import interpret

SEED = 7
REPLAYED = 500


def spent_on(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measure(game_id: str, seconds: float, seats: int | None) -> dict[str, object]:
    """Whole games from set-up to the last score, then copies of a position in the middle of one."""
    import wunderkammer
    from wunderkammer.core import engine
    from wunderkammer.core.buffer import Buffer
    from wunderkammer.core.frames import NATURE, NOBODY
    from wunderkammer.core.rng import Rng

    game = wunderkammer.game(game_id)
    seats = seats or max(game.seats)
    rng, buffer = Rng(SEED), Buffer(256)
    longest = engine.playout(game.new(seats), rng, buffer)

    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += engine.playout(game.new(seats), rng, buffer)
        games += 1

    middle = game.new(seats)
    for _ in range(longest // 2):
        seat = engine.actor(middle)
        if seat == NOBODY:
            break
        move = engine.sample(middle, rng) if seat == NATURE else engine.legal_moves(middle, seat)[0]
        engine.apply(middle, seat, move)
    copies = 20_000 if compiled() else 2_000
    clone = spent_on(lambda: [middle.clone() for _ in range(copies)]) / copies
    return {
        "game": game_id,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_second": round(decisions / spent),
        "decisions_per_game": round(decisions / games),
        "clone_us": round(clone * 1e6, 2),
    }


def compiled() -> bool:
    from wunderkammer.core import engine

    return not str(engine.__file__).endswith(".py")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--interpreted", action="store_true", help="from the .py sources")
    arguments = parser.parse_args()
    if arguments.interpreted:
        interpret()
    print(json.dumps(measure(arguments.game, arguments.seconds, arguments.seats)))


if __name__ == "__main__":
    main()
