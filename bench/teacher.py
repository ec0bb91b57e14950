"""How far the analysis of matches can be trusted: the tables of docs/notebook/analysis.md.

    python bench/teacher.py chances|calibration|verdicts|planted GAME --seats N --games N [--from SEED] [--bot level4]
        [--folder build/teacher] [--many N]

Every game is one line of a file in the folder, so that the work can be stopped and taken up again. `chances` asks at
one position of every game (`--many` for more, to fit `sharpness`) how sure the search is and notes who won;
`calibration` makes the table of what has been noted so far, one position a game; `verdicts` counts blamed turns;
`planted` replaces three turns by bad ones and looks for them among the five dearest moments.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from calibration import best_sharpness, calibration, held_out
from planted import Bad, Loss, Planter, loss_of

from wunderkammer.analysis.analyst import Analyst, Wish, analyse
from wunderkammer.analysis.judge_settings import GRADES, settings_for
from wunderkammer.analysis.moments import Moment, dearest
from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record

Row = dict[str, Any]
DEAREST = 5


def bot_match(given: argparse.Namespace, seed: int, choose: Callable[[Match, int, int], int] | None = None) -> Match:
    """A whole match between bots of one name; `choose` may decide otherwise than they do."""
    match = Match(given.game, given.seats, seed)
    bots = [bot(given.bot, derived_seed(seed, seat + 1)) for seat in range(given.seats)]
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
    match = bot_match(given, seed)
    analyst = Analyst(match, Wish(tuple(range(match.seats))))
    analyst.how = analyst.how._replace(sharpness=1.0)
    result, dice = match.result, Rng(derived_seed(seed, 99))
    assert result is not None
    winners = sum(rank == 1 for rank in result.ranks)
    won = [1 / winners if rank == 1 else 0.0 for rank in result.ranks]
    decisions = [(turn.seat, decision) for turn in analyst.turns for decision in turn.decisions]
    found: list[Row] = []
    for _ in range(given.many):
        seat, decision = decisions[int(dice.below(len(decisions)))]
        at = match.known_entries.number(decision.entry, seat)
        comparer = analyst.comparer(decision.after, seat, at)
        worlds = comparer.rows([[]], analyst.how.survey, 0.0)
        asked = int(dice.below(match.seats))  # of whom it is asked
        said = [[round(chance, 4) for chance in row[0][: match.seats]] for row in worlds]
        found.append(
            {"seed": seed, "asked": asked, "worlds": said, "won": won, "at": decision.entry / len(match.entries)}
        )
    return found


def verdicts(given: argparse.Namespace, seed: int) -> list[Row]:
    """How many turns of every seat are blamed, what its decisions cost on average, and how long that took to judge."""
    match = bot_match(given, seed)
    begun = time.process_time()
    found = analyse(match).found
    seconds = time.process_time() - begun
    decisions = sum(entry.seat >= 0 for entry in match.entries)
    return [
        {"seed": seed, "turns": len(one.moments), "loss": one.mean_loss, "seconds": seconds, "decisions": decisions}
        | {name: one.count(name) for name in GRADES}
        for one in found
    ]


def plant_bad_turns(given: argparse.Namespace, seed: int) -> list[Row]:
    """Which of three bad turns are among the five dearest moments of their seat, and of the match."""
    match, bad = match_with_bad_turns(given, seed)
    found = analyse(match)
    own = by_cost(found.found[0].moments)
    every = by_cost([moment for one in found.found for moment in one.moments])
    costs = [
        [one.begin, one.end, one.cost, one.error, one.points_cost, one.points_error, one.chance, one.played == one.best]
        for one in found.found[0].moments
    ]
    untouched = [{"loss": one.mean_loss} | {name: one.count(name) for name in GRADES} for one in found.found[1:]]
    places = [place(match, one, own, every) for one in bad]
    dear = [[one.seat, one.begin, round(one.dearness, 4)] for one in every[: 2 * DEAREST]]
    return [{"seed": seed, "bad": places, "costs": costs, "dear": dear, "untouched": untouched}]


def match_with_bad_turns(given: argparse.Namespace, seed: int) -> tuple[Match, list[Bad]]:
    """A match in which the first seat was made to play badly; it is kept, so that it can be judged again."""
    file = given.folder / f"match-{given.game}-{given.seats}-{given.bot}-{seed}.json"
    if file.is_file():
        kept = json.loads(file.read_text())
        return Match.from_record(Record.loads(kept["record"])), [Bad(*one) for one in kept["bad"]]
    quick = argparse.Namespace(**{**vars(given), "bot": "quick"})
    turns = sum(turn.seat == 0 for turn in Analyst(bot_match(quick, seed), Wish((0,))).turns)
    planter = Planter(seed, turns)
    match = bot_match(given, seed, planter.choose)
    file.write_text(json.dumps({"record": match.record.dumps(), "bad": planter.planted}))
    return match, planter.planted


def by_cost(moments: Sequence[Moment]) -> list[Moment]:
    return dearest(moments, len(moments))


def place(match: Match, bad: Bad, own: list[Moment], every: list[Moment]) -> Row:
    """Where a bad turn stands among the dearest of its seat and of the match, counted from 1; 0 if it does not."""
    at = match.known_entries.number(bad.entry - 1, 0) if bad.entry else 0
    key = match.rules.vocabulary.key
    row: Row = {"at": at, "moves": [*map(key, bad.moves)]}
    for name, moments in (("own", own), ("match", every)):
        hits = [number for number, one in enumerate(moments, 1) if one.seat == 0 and one.begin <= at < one.end]
        row[name] = hits[0] if hits else 0
    row["loss"] = loss_of(match, bad)._asdict()
    return row


def print_blame(rows: list[Row]) -> None:
    seats = len(rows)
    means = {name: sum(row[name] for row in rows) / seats for name in (*GRADES, "turns", "decisions", "seconds")}
    loss = 100 * sum(row["loss"] for row in rows) / seats
    told = ", ".join(f"{name} {mean:.1f}" for name, mean in means.items())
    print(f"{seats} seats: {told}, loss per decision {loss:.2f} of 100")


def print_found(rows: list[Row]) -> None:
    every = [one for row in rows for one in row["bad"]]
    proved = [one for one in every if Loss(**one["loss"]).proved]
    print(f"matches {len(rows)}, turns {found_row(every)}; proved bad {found_row(proved)}")
    for one in every:
        if not 0 < one["own"] <= DEAREST:
            loss = Loss(**one["loss"])
            share = f"{loss.share:.2f} ± {loss.share_error:.2f} of the matches played on"
            print(f"missed: {one['moves']}, lost {share} and {loss.lead:.1f} ± {loss.lead_error:.1f} points of lead")


def found_row(bad: list[Row]) -> str:
    own, match = (sum(0 < one[name] <= DEAREST for one in bad) for name in ("own", "match"))
    return f"{len(bad)}, among the five dearest of their seat {own}, of the match {match}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("chances", "calibration", "verdicts", "planted"))
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--many", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/teacher"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sharpness = settings_for(Match(given.game, given.seats, 1).rules).sharpness
    if given.what == "calibration":
        files = sorted(given.folder.glob(f"chances-{given.game}-{given.seats}-{given.bot}-*.jsonl"))
        calibration(held_out([row for file in files for row in rows_in(file)]), sharpness)
    elif given.what == "chances":
        rows = measure(given, chances)
        print(f"best sharpness {best_sharpness(rows):.2f}; in use {sharpness:.2f}, {len(rows)} positions")
    elif given.what == "verdicts":
        print_blame(measure(given, verdicts))
    else:
        print_found(measure(given, plant_bad_turns))


def measure(given: argparse.Namespace, work: Callable[[argparse.Namespace, int], list[Row]]) -> list[Row]:
    """The rows of the wanted games; those that are not in the file yet are played now."""
    file = given.folder / f"{given.what}-{given.game}-{given.seats}-{given.bot}-{given.many}.jsonl"
    rows = rows_in(file)
    seeds = range(given.first, given.first + given.games)
    for seed in seeds:
        if all(row["seed"] != seed for row in rows):
            new = work(given, seed)
            rows += new
            with file.open("a") as out:
                out.writelines(json.dumps(row) + "\n" for row in new)
    return [row for row in rows if row["seed"] in seeds]


def rows_in(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


if __name__ == "__main__":
    main()
