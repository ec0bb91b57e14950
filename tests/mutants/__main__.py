"""Breaks the rules of a game in one random place at a time and says which mistakes no test notices.

scripts/test --mutants N [GAME …] [--seed S]: N places of each game, all games if none is named; other places with
another seed. What has been noticed is remembered in build/mutants/, so a run that was stopped goes on where it was;
survivors are tried again. Changes that change nothing are named in equivalent.toml and not counted.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import tomllib
from pathlib import Path

from tests.mutants.sources import ROOT, Mutant, mutants
from tests.mutants.trial import SURVIVED, Bench

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def main() -> None:
    """One game after the other."""
    parser = argparse.ArgumentParser(prog="scripts/test --mutants", description=__doc__)
    parser.add_argument("number", type=int, metavar="N")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args()
    known = sorted(path.parent.name for path in (ROOT / "src" / "wunderkammer" / "games").glob("*/manifest.toml"))
    for game in chosen.games:
        if game not in known:
            parser.error(f"there is no game “{game}”; there are {', '.join(known)}")
    for game in chosen.games or known:
        try_game(game, chosen.number, chosen.seed)


def try_game(game: str, number: int, seed: int) -> None:
    """Try some mutants of a game and sum up."""
    kept = Results(ROOT / "build" / "mutants" / f"{game}.json")
    places = chosen_places(game, number, seed)
    waiting = [mutant for mutant in places if kept.outcomes.get(mutant.name, SURVIVED) == SURVIVED]
    if waiting:
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            bench = Bench(game, Path(folder))
            for at, mutant in enumerate(waiting, 1):
                outcome = bench.try_out(mutant)
                kept.add(mutant, outcome)
                report(mutant, outcome, f"{at}/{len(waiting)}")
    sum_up(game, places, kept.outcomes)


def chosen_places(game: str, number: int, seed: int) -> list[Mutant]:
    """Mutants in a random order that depends on the seed alone, without those that change nothing."""
    named = {entry["mutant"] for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, [])}
    found = [mutant for mutant in mutants(game) if mutant.name not in named]
    random.Random(seed).shuffle(found)
    return found[:number]


def report(mutant: Mutant, outcome: str, how_far: str) -> None:
    """One line for a mutant; of one that was not noticed by the tests of its rules the change."""
    where = f"{mutant.path}:{line_number(mutant)}"
    print(f"{how_far} {outcome}: {where} {mutant.change.function}", flush=True)
    if outcome == SURVIVED:
        print(f"    - {mutant.old}\n    + {mutant.new}", flush=True)


def line_number(mutant: Mutant) -> int:
    return (ROOT / mutant.path).read_text(encoding="utf-8").count("\n", 0, mutant.change.begin) + 1


def sum_up(game: str, places: list[Mutant], outcomes: dict[str, str]) -> None:
    counts = dict.fromkeys(sorted({*outcomes.values(), SURVIVED}), 0)
    for mutant in places:
        counts[outcomes[mutant.name]] += 1
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
    print(f"{game}: {len(places)} mutants, {told}.", flush=True)
    for mutant in places:
        if outcomes[mutant.name] == SURVIVED:
            print(f"    {mutant.name}", flush=True)


class Results:
    """What became of every mutant so far, written down after each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.outcomes: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    def add(self, mutant: Mutant, outcome: str) -> None:
        self.outcomes[mutant.name] = outcome
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.outcomes, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped. The next run goes on from here.")
