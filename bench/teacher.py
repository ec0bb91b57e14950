"""How far the analysis of matches can be trusted: the tables of docs/notebook/analysis.md.

    python bench/teacher.py chances|verdicts|planted GAME --seats N --games N [--from SEED] [--bot level4]
        [--folder build/teacher] [--many N]

Every game is one line of a file in the folder, so that the work can be stopped and taken up again. `chances` asks at
one position of every game (`--many` for more, to fit `sharpness`) how sure the search is and notes who won; `verdicts`
counts blamed turns; `planted` replaces three turns by bad ones and looks for them among the five dearest moments.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wunderkammer.analysis.analyst import Analyst, Wish, analyse
from wunderkammer.analysis.comparison import sharpened
from wunderkammer.analysis.judge_settings import GRADES, settings_for
from wunderkammer.analysis.moments import dearest
from wunderkammer.bots import Company, Info, Occasion, bot
from wunderkammer.bots.derived_seeds import mixed
from wunderkammer.bots.levels import thinking_of
from wunderkammer.bots.thinker import Thinker
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match

Row = dict[str, Any]
PLANTED, DEAREST = 3, 5
BINS = 10
HELD_OUT = 100_000  # seeds from here on are never used to choose a setting


def played(given: argparse.Namespace, seed: int, choose: Callable[[Match, int, int], int] | None = None) -> Match:
    """A whole match between bots of one name; `choose` may decide otherwise than they do."""
    match = Match(given.game, given.seats, seed)
    bots = [bot(given.bot, mixed(seed, seat + 1)) for seat in range(given.seats)]
    with Company(match.rules, bots, Occasion(given.game, given.seats, match.options)) as company:
        while match.result is None:
            seat = match.to_act[0]
            move = company.choose(match.state, seat)
            move = choose(match, seat, move) if choose else move
            company.see(match.state, seat, move)
            match.add(seat, move)
            match.let_chance_act()
    return match


def chances(given: argparse.Namespace, seed: int) -> list[Row]:
    """How sure the search is at some positions after a decision, from what their seats knew, and who won."""
    match = played(given, seed)
    analyst = Analyst(match, Wish(tuple(range(match.seats))))
    analyst.how = analyst.how._replace(sharpness=1.0)
    result, dice = match.result, Rng(mixed(seed, 99))
    assert result is not None
    winners = sum(rank == 1 for rank in result.ranks)
    won = [1 / winners if rank == 1 else 0.0 for rank in result.ranks]
    decisions = [(turn.seat, decision) for turn in analyst.turns for decision in turn.decisions]
    found: list[Row] = []
    for _ in range(given.many):
        seat, decision = decisions[int(dice.below(len(decisions)))]
        at = match.known_entries.number(decision.entry, seat)
        point = analyst.point(decision.after, seat, at)
        asked = int(dice.below(match.seats))  # of whom it is asked
        found.append({"seed": seed, "asked": asked, "chances": point.chances, "won": won})
    return found


def verdicts(given: argparse.Namespace, seed: int) -> list[Row]:
    """How many turns of every seat are blamed, and what its decisions cost on average."""
    found = analyse(played(given, seed)).found
    return [
        {"seed": seed, "bot": given.bot, "turns": len(one.moments), "loss": one.mean_loss}
        | {name: one.count(name) for name in GRADES}
        | {"costs": [[moment.cost, moment.error, moment.points_cost] for moment in one.moments if moment.cost > 0.02]}
        for one in found
    ]


class Planter:
    """Replaces three turns of the first seat by what looks worst there."""

    def __init__(self, match_seed: int, rules_turns: int) -> None:
        dice = Rng(mixed(match_seed, 77))
        self.wanted: set[int] = set()
        while len(self.wanted) < PLANTED:
            self.wanted.add(1 + int(dice.below(max(PLANTED + 1, rules_turns - 1))))
        self.turn = -1
        self.dice = dice
        self.places: list[int] = []  # entries at which a bad turn begins

    def choose(self, match: Match, seat: int, move: int) -> int:
        if seat != 0:
            return move
        info = Info(match.rules, match.state, seat)
        if match.rules.starts_turn(match.state, seat):
            self.turn += 1
        if self.turn not in self.wanted or len(info.legal) < 2:
            return move
        if match.rules.starts_turn(match.state, seat):
            self.places.append(len(match.entries))
        opinions = Thinker(5, thinking_of(match.rules, "level4")).opinions(info)
        return [one for one in opinions if one.visits][-1].move


def planted(given: argparse.Namespace, seed: int) -> list[Row]:
    """How many of three bad turns are among the five dearest moments of their seat, and of the match."""
    plain = played(given, seed)
    turns = sum(turn.seat == 0 for turn in Analyst(plain, Wish((0,))).turns)
    planter = Planter(seed, turns)
    match = played(given, seed, planter.choose)
    found = analyse(match)
    known = match.known_entries
    bad = {(0, known.number(at - 1, 0) if at else 0) for at in planter.places}
    own = {(one.seat, one.begin, one.end) for one in found.found[0].dearest(DEAREST)}
    every = [moment for one in found.found for moment in one.moments]
    dear = {(one.seat, one.begin, one.end) for one in dearest(every, DEAREST)}
    return [
        {"seed": seed, "planted": len(bad), "own": hits(bad, own), "match": hits(bad, dear)}
        | {"costs": [(m.begin, m.cost, m.verdict) for m in found.found[0].dearest(8)], "bad": sorted(bad)}
    ]


def hits(bad: set[tuple[int, int]], dear: set[tuple[int, int, int]]) -> int:
    return sum(any(seat == who and begin <= at < end for who, begin, end in dear) for seat, at in bad)


def calibration(rows: list[Row], sharpness: float) -> None:
    """What was said beside what was won, in bins of ten, with the 95 % interval of the share."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row in rows:
        said = sharpened(row["chances"], sharpness)[row["asked"]]
        bins[min(BINS - 1, int(said * BINS))].append((said, row["won"][row["asked"]]))
    print("| said | games | on average | won | 95 % interval | within |\n|---|---|---|---|---|---|")
    for number, pairs in enumerate(bins):
        if pairs:
            said, won = (sum(pair[at] for pair in pairs) / len(pairs) for at in (0, 1))
            low, high = interval(won, len(pairs))
            name = f"{number * BINS}–{number * BINS + BINS} %"
            inside = "yes" if low <= said <= high else "no"
            print(f"| {name} | {len(pairs)} | {said:.1%} | {won:.1%} | {low:.0%} – {high:.0%} | {inside} |")


def interval(share: float, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - reach, middle + reach


def fitted(rows: list[Row]) -> float:
    """The sharpness that makes what happened likeliest."""

    def surprise(sharpness: float) -> float:
        return -math.fsum(
            won * math.log(max(1e-9, chance))
            for row in rows
            for chance, won in zip(sharpened(row["chances"], sharpness), row["won"], strict=True)
        )

    steps: list[float] = [0.3 + 0.02 * step for step in range(90)]
    return min(steps, key=surprise)


def blamed(rows: list[Row]) -> None:
    seats = len(rows)
    means = {name: sum(row[name] for row in rows) / seats for name in (*GRADES, "turns")}
    loss = 100 * sum(row["loss"] for row in rows) / seats
    print(
        f"seats {seats}", {name: round(mean, 2) for name, mean in means.items()}, f"loss per decision {loss:.2f} of 100"
    )


def found_again(rows: list[Row]) -> None:
    bad, own, match = (sum(row[name] for row in rows) for name in ("planted", "own", "match"))
    print(
        f"planted {bad}, among the five dearest of their seat {own} ({own / bad:.0%}), of the match {match / bad:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("chances", "verdicts", "planted"))
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--many", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/teacher"))
    given = parser.parse_args()
    work = {"chances": chances, "verdicts": verdicts, "planted": planted}[given.what]
    given.folder.mkdir(parents=True, exist_ok=True)
    file = given.folder / f"{given.what}-{given.game}-{given.seats}-{given.bot}-{given.many}.jsonl"
    rows: list[Row] = [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []
    seeds = range(given.first, given.first + given.games)
    for seed in seeds:
        if all(row["seed"] != seed for row in rows):
            new = work(given, seed)
            rows += new
            with file.open("a") as out:
                out.writelines(json.dumps(row) + "\n" for row in new)
    chosen = [row for row in rows if row["seed"] in seeds]
    if given.what == "chances":
        sharpness = settings_for(Match(given.game, given.seats, 1).rules).sharpness
        print(f"best sharpness {fitted(chosen):.2f}; in use {sharpness:.2f}, {len(chosen)} positions")
        calibration(chosen, sharpness)
    else:
        {"verdicts": blamed, "planted": found_again}[given.what](chosen)


if __name__ == "__main__":
    main()
