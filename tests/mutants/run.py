"""Tries mutants of one game after the other, remembers what became of each, and sums up."""

from __future__ import annotations

import json
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from tests.mutants.sources import ROOT, Mutant, mutants
from tests.mutants.trial import SURVIVED, Bench

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def try_game(game: str, number: int, seed: int, kept_in: Path) -> None:
    """Try some mutants of a game and sum up."""
    kept = Results(kept_in / f"{game}.json")
    places, passed_over = chosen_places(game, number, seed)
    waiting = [mutant for mutant in places if kept.outcomes.get(mutant.name, SURVIVED) == SURVIVED]
    if waiting:
        bench = Bench(game)
        for at, mutant in enumerate(waiting, 1):
            outcome, test = bench.try_out(mutant)
            kept.add(mutant, outcome)
            report(mutant, f"{at}/{len(waiting)} {outcome}", test)
    sum_up(game, places, kept.outcomes, passed_over)


def chosen_places(game: str, number: int, seed: int) -> tuple[list[Mutant], int]:
    """Mutants in an order that depends on the seed, and how many among them change nothing and are left out.

    The place of a mutant in that order is its own: it stays when others are mended, named or written.
    """
    named = {entry["mutant"] for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, [])}
    chosen: list[Mutant] = []
    passed_over = 0
    for mutant in sorted(mutants(game), key=lambda mutant: sha256(f"{seed} {mutant.name}".encode()).digest()):
        if len(chosen) == number:
            break
        if mutant.name in named:
            passed_over += 1
        else:
            chosen.append(mutant)
    return chosen, passed_over


def report(mutant: Mutant, outcome: str, test: str) -> None:
    """One line for a mutant with the test that noticed it; the change itself if no test of the rules did."""
    where = f"{mutant.path}:{line_number(mutant)}"
    print(f"{outcome}: {where} {mutant.change.function} ({test})", flush=True)
    if SURVIVED in outcome or "only" in outcome:
        print(f"    - {mutant.old}\n    + {mutant.new}", flush=True)


def line_number(mutant: Mutant) -> int:
    return (ROOT / mutant.path).read_text(encoding="utf-8").count("\n", 0, mutant.change.begin) + 1


def sum_up(game: str, places: list[Mutant], outcomes: dict[str, str], passed_over: int) -> None:
    counts = dict.fromkeys(sorted({*outcomes.values(), SURVIVED}), 0)
    for mutant in places:
        counts[outcomes[mutant.name]] += 1
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
    print(f"{game}: {len(places)} mutants, {told}; {passed_over} equivalent ones passed over.", flush=True)
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
    folder, number, seed, *games = sys.argv[1:]
    try:
        for game in games:
            try_game(game, int(number), int(seed), Path(folder))
    except KeyboardInterrupt:
        sys.exit(1)
