"""Level against level by number of players, and what the first seat is worth at each level."""

from __future__ import annotations

from typing import Any

from wunderkammer.errors import BadSimulation
from wunderkammer.lab.reports.measures import win_at
from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    effect,
    interval_of,
    title_of,
    with_interval,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import rate_of, round_off
from wunderkammer.lab.reports.trials.laboratory import Laboratory, file_for
from wunderkammer.lab.reports.trials.trial import Side
from wunderkammer.lab.tally import Mean
from wunderkammer.lab.tournament.run_arena import ArenaOrder, run_arena
from wunderkammer.lab.tournament.standings import Pair
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue


def measure(lab: Laboratory) -> Findings:
    """For every number of players: all levels against each other, and each against itself."""
    if len(lab.wish.bots) < 2:
        raise BadSimulation("two-bots")
    tables = [one_table(lab, seats) for seats in numbers_of_players(lab) if not lab.stopped]
    return {**beginning("ladder", lab), "tables": tables}


def numbers_of_players(lab: Laboratory) -> list[int]:
    chosen = game(lab.wish.game)
    fewest = chosen.taken_seats(lab.wish.options) + 2  # somebody must sit opposite
    return [seats for seats in chosen.seats if seats >= fewest]


def one_table(lab: Laboratory, seats: int) -> dict[str, Any]:
    """What is found with so many players; every number of them has files of its own, to go on with."""
    pairs = meetings(lab, seats)
    return {"players": seats, "pairs": pairs, "first": {} if lab.stopped else first_seats(lab, seats)}


def meetings(lab: Laboratory, seats: int) -> list[dict[str, Any]]:
    """How often each level finishes ahead of each other one, from mirrored games."""
    wish = lab.wish
    options = {**wish.options, "pack": wish.pack} if wish.pack else wish.options
    file = file_for(wish.file, f"{seats}-arena")
    wanted = ArenaOrder(wish.game, seats, options, wish.bots, lab.conditions.seed, wish.games, wish.on, file)
    arena, finished = run_arena(wanted, lab.texts)
    lab.stopped = lab.stopped or not finished
    return [pair_facts(pair) for pair in arena.standings.pairs if pair.first in wish.bots and pair.second in wish.bots]


def pair_facts(pair: Pair) -> dict[str, Any]:
    return {
        "first": pair.first,
        "second": pair.second,
        "ahead": mean_facts(pair.ahead, pair.games),
        "lead": mean_facts(pair.lead, pair.games),
    }


def mean_facts(mean: Mean, games: int) -> dict[str, float]:
    return {**{name: round(value, 5) for name, value in mean._asdict().items()}, "n": games}


def first_seats(lab: Laboratory, seats: int) -> dict[str, Any]:
    """By level, how much more often than its share the first in turn order wins against its like."""
    own = Laboratory(
        lab.wish._replace(seats=seats, seed=lab.conditions.seed, file=file_for(lab.wish.file, f"{seats}-alike")),
        lab.texts,
    )
    side, numbers = Side(lab.wish.pack), range(lab.wish.games)
    own.play([side], lab.wish.bots, numbers)
    lab.stopped = lab.stopped or own.stopped
    found = {}
    for bot in lab.wish.bots:
        wins = rate_of([win_at(0)(one) for one in own.games(side, bot, numbers).values()])
        won = wins.to_json()
        edge = {name: round_off(won[name] - 1 / seats) for name in ("value", "low", "high")}
        found[bot] = {"wins": won, "edge": {**edge, "n": won["n"]}}
    return found


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say = texts.say
    tables = found["tables"]
    _, *conditions = condition_lines(found, texts)
    counts = ", ".join(str(table["players"]) for table in tables)
    chapters = [
        Chapter(
            say("lab-ladder-pairs", players=table["players"]), [say("lab-ladder-pairs-how")], pair_grid(table, texts)
        )
        for table in tables
        if table["pairs"]
    ]
    return Document(
        texts.lang,
        title_of(found, texts),
        [say("lab-ladder-players", counts=counts), *conditions],
        verdict(tables, texts),
        [*chapters, first_chapter(found, texts)],
    )


def verdict(tables: list[dict[str, Any]], texts: Catalogue) -> list[str]:
    """Whether every rung is certainly above the one before, and where the first seat certainly wins too often."""
    unsure = [
        f"{pair['first']} – {pair['second']} ({table['players']})"
        for table in tables
        for pair in table["pairs"]
        if pair["ahead"]["low"] <= 0.5 <= pair["ahead"]["high"]
    ]
    edges = [table["players"] for table in tables if table["first"] and has_edge(table["first"])]
    rungs = texts.say("lab-ladder-unsure", pairs=", ".join(unsure)) if unsure else texts.say("lab-ladder-sure")
    if not edges:
        return [rungs, texts.say("lab-ladder-fair")]
    return [rungs, texts.say("lab-ladder-edge", players=", ".join(map(str, edges)))]


def has_edge(first: dict[str, Any]) -> bool:
    """Only what at least two levels find, with the same sign, is strong."""
    edges: list[dict[str, float]] = [one["edge"] for one in first.values()]
    return max(sum(edge["low"] > 0 for edge in edges), sum(edge["high"] < 0 for edge in edges)) >= 2


def pair_grid(table: dict[str, Any], texts: Catalogue) -> Grid:
    say = texts.say
    heads = ("lab-ladder-games", "lab-ladder-ahead", "lab-ladder-lead")
    columns = [Column(say("lab-ladder-pair"), False), *(Column(say(head)) for head in heads)]
    rows = [
        [
            f"{pair['first']} – {pair['second']}",
            str(pair["ahead"]["n"]),
            with_interval(pair["ahead"], 1, texts, 100.0),
            effect(pair["lead"], 1, texts),
        ]
        for pair in table["pairs"]
    ]
    sure = [not pair["ahead"]["low"] <= 0.5 <= pair["ahead"]["high"] for pair in table["pairs"]]
    return Grid(columns, rows, frozenset(at for at, one in enumerate(sure) if one))


def first_chapter(found: Findings, texts: Catalogue) -> Chapter:
    say, bots = texts.say, found["bots"]
    tables = [table for table in found["tables"] if table["first"]]
    columns = [Column(say("lab-ladder-number"), False), Column(say("lab-ladder-games"))]
    columns += [Column(bot) for bot in bots]
    rows = [
        [
            str(table["players"]),
            str(min(one["edge"]["n"] for one in table["first"].values())),
            *(effect(table["first"][bot]["edge"], 1, texts, 100.0) for bot in bots),
        ]
        for table in tables
    ]
    marked = frozenset(at for at, table in enumerate(tables) if has_edge(table["first"]))
    names = [say("lab-ladder-at", players=table["players"]) for table in tables]
    values = [[interval_of(table["first"][bot]["edge"], 100.0) for table in tables] for bot in bots]
    plot = IntervalPlot(say("lab-axis-percent-points"), names, bots, values)
    return Chapter(say("lab-ladder-first"), [say("lab-ladder-first-how")], Grid(columns, rows, marked), plot)
