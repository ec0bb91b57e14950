"""How strong the levels are: the tables of docs/bots.md, made by the arena.

    scripts/bench --levels [--folder build/levels] [--part 1.0] [--only TEXT] [--jobs 2]

Every line is a tournament of its own; its games are kept in the folder, so that the work can be stopped and taken up
again. `--part 0.1` plays a tenth of the games, for a first look. All of it takes a night on two cores.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from alfred import AIMS

from wunderkammer.lab.tally import Mean
from wunderkammer.lab.tournament.run_arena import ArenaOrder, run_arena
from wunderkammer.shelf.game import games
from wunderkammer.text.catalogue import catalogue

MANY = 1000  # games for a claim about levels 1 to 3
SOME = 200  # … about levels 4 and 5 and for every solo setting
CARDS = range(1, 10)  # of Encyclopedia's opponent


class Claim(NamedTuple):
    """Who plays against whom, and how often."""

    game: str
    bots: list[str]
    options: dict[str, object]
    seats: int
    games: int
    aim: str

    def title(self) -> str:
        setting = ", ".join(f"{name} {value}" for name, value in self.options.items() if name != "rivals")
        return f"{self.game} | {self.bots[0]} against {self.bots[1] if len(self.bots) > 1 else setting}"


def claims() -> Iterator[Claim]:
    """Every line of the tables."""
    for game in games():
        for level in range(2, 6):
            bots = [f"level{level}", f"level{level - 1}"]
            yield Claim(game, bots, {}, 2, MANY if level <= 3 else SOME, "65 % or more")
    for board, aim in AIMS.items():
        yield Claim("darwins_journey", ["level3"], {"alfred": board}, 1, SOME, f"{aim} ± 7 %")
    for board in AIMS:
        wanted = {"white": "90 % or more", "green": "60 % or more"}.get(board, "between")
        yield Claim("darwins_journey", ["level5"], {"alfred": board}, 1, SOME, wanted)
    for card in CARDS:
        yield Claim("encyclopedia", ["level5"], {"rivals": 1, "rival_cards": card}, 2, SOME, "60 to 90 % or more")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--folder", type=Path, default=Path("build/levels"), help="where played games are kept")
    parser.add_argument("--part", type=float, default=1.0, help="of the games: 0.1 for a first look")
    parser.add_argument("--only", default="", help="only lines that contain this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--levels", action="store_true", help=argparse.SUPPRESS)  # says scripts/bench
    chosen = parser.parse_args()
    wanted = [claim for claim in claims() if plain(chosen.only) in plain(claim.title())]
    if not wanted:
        lines = "\n".join(claim.title() for claim in claims())
        parser.error(f"no line contains “{chosen.only}”. These are the lines:\n{lines}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print("| game | who | wins (95 % interval) | lead in points | games | ms a decision | aim |")
    print("|---|---|---|---|---|---|---|")
    for claim in wanted:
        if not play_line(claim, chosen.folder, chosen.part, chosen.jobs):
            print("Stopped. What was played is kept; the same command goes on from there.")
            return


def plain(text: str) -> str:
    """“Level 5 against level 4” is the line of level5 and level4."""
    return text.casefold().replace(" ", "")


def play_line(claim: Claim, folder: Path, part: float, jobs: int) -> bool:
    """Play a line to its end and print it; whether it came to its end."""
    name = "-".join([claim.game, *claim.bots, *(str(value) for value in claim.options.values())])
    count = max(2, round(claim.games * part))
    wanted = ArenaOrder(claim.game, claim.seats, claim.options, claim.bots, 1, count, jobs, folder / f"{name}.jsonl")
    arena, finished = run_arena(wanted, catalogue("en"))
    for line in arena.standings.lines:
        if line.name == claim.bots[0] and line.games:
            figures = [
                claim.title(),
                share(line.wins),
                number(line.lead),
                str(line.games),
                f"{1000 * line.seconds / max(1, line.decisions):.1f}",
            ]
            print(f"| {' | '.join(figures)} | {claim.aim} |", flush=True)
    return finished


def share(mean: Mean) -> str:
    return f"{mean.value:.1%} ({mean.low:.0%} – {mean.high:.0%})"


def number(mean: Mean) -> str:
    return f"{mean.value:+.1f} ({mean.low:+.1f} – {mean.high:+.1f})"


if __name__ == "__main__":
    main()
