"""How often Alfred's four boards are beaten: the calibration of the solo game of Darwin's Journey.

    python bench/alfred.py [-n 400] [--bot greedy] [--jobs 2] [--seed 1]

The figures of the boards stand in games/darwins_journey/content/figures.toml; they are meant to be beaten by the
standard bot about 85, 65, 45 and 25 times out of 100.
"""

from __future__ import annotations

import argparse

from wunderkammer.lab.simulate import Series, simulate
from wunderkammer.lab.tally import Mean

AIMS = {"white": 85, "blue": 65, "yellow": 45, "green": 25}
GAME = "darwins_journey"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("-n", type=int, default=400, help="games on each board")
    parser.add_argument("--bot", default="greedy", help="who plays against Alfred")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one on each core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", choices=[*AIMS], action="append", help="only this board")
    chosen = parser.parse_args()
    for board in chosen.board or AIMS:
        order = Series(GAME, 1, {"alfred": board}, [chosen.bot], False, chosen.seed)
        tally = simulate(order, chosen.n, chosen.jobs).tally
        print(row(board, tally.seats[0].win_rate(), tally.games), flush=True)


def row(board: str, rate: Mean, games: int) -> str:
    """The share of wins with its 95 % interval, beside what is aimed at."""
    found = f"{rate.value:5.1%} ({rate.low:.1%} – {rate.high:.1%})"
    return f"{board:8} beaten {found} of {games} games, aimed at {AIMS[board]} %"


if __name__ == "__main__":
    main()
