"""How much memory level 5 takes when it thinks about one decision for long.

    python bench/memory.py [GAME …] [--minutes 10] [--json]

Every game is thought about in a process of its own, as many at a time as there are cores.
"""

import argparse
import json
import resource
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import NamedTuple

from own import SEED, middle_of_a_game

from wunderkammer.bots import Info
from wunderkammer.bots.levels import thinking_of
from wunderkammer.bots.thinker import Thinker
from wunderkammer.core.engine import actor, legal_moves
from wunderkammer.shelf import game as shelf

DECISIONS = 12  # made before the one that is thought about; then on to the first that leaves a choice
KB = 1 if sys.platform == "darwin" else 1024  # bytes in a unit of the system's own figure


class Thought(NamedTuple):
    """What one long thought came to."""

    game: str
    rounds: int
    megabytes: int  # at most, with everything that the process has loaded


def think(game_id: str, minutes: float) -> Thought:
    """Nothing but time ends the thought; the position is the same in every run."""
    game = shelf.game(game_id)
    seats = 2 if 2 in game.seats else min(game.seats)
    decisions = DECISIONS
    state = middle_of_a_game(game, seats, decisions)
    while (seat := actor(state)) < 0 or len(legal_moves(state, seat)) < 2:
        decisions += 1
        state = middle_of_a_game(game, seats, decisions)
    long = thinking_of(game.rules, "level5")._replace(rounds=0, seconds=60 * minutes)
    opinions = Thinker(SEED, long).opinions(Info(game.rules, state, seat))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KB
    return Thought(game_id, sum(one.visits for one in opinions), round(peak / 1e6))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all of them")
    parser.add_argument("--memory", action="store_true", help=argparse.SUPPRESS)  # how scripts/bench came here
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    games = chosen.games or shelf.games()
    if unknown := [name for name in games if name not in shelf.games()]:
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(shelf.games())}")
    print(f"Thinking for {chosen.minutes:g} minutes about a decision of each game …", file=sys.stderr)
    with ProcessPoolExecutor(max_tasks_per_child=1) as pool:
        for done in as_completed(pool.submit(partial(think, game, chosen.minutes)) for game in games):
            thought = done.result()
            if chosen.json:
                print(json.dumps(thought._asdict()), flush=True)
            else:
                print(f"{thought.game}: {thought.megabytes} MB after {thought.rounds:,} rounds", flush=True)


if __name__ == "__main__":
    main()
