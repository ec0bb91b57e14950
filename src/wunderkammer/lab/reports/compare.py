"""A pack beside the printed figures: what it changes in games with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wunderkammer.errors import BadSimulation
from wunderkammer.lab.reports.analysis.component_changes import change_chapter, change_verdict, changed_components
from wunderkammer.lab.reports.measures import changed_by, is_rate, measure_name, measures_of
from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    effect,
    interval_of,
    name_list,
    title_of,
    with_interval,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import Measurement, agree, discoveries, mean_of, rate_of
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import Side, WatchedGame
from wunderkammer.text.catalogue import Catalogue

PRINTED = Side({})
FIRST = 3  # findings that are named in the verdict

Pairs = Sequence[tuple[WatchedGame, WatchedGame]]


def measure(lab: Laboratory) -> Findings:
    """Play both sides with the same seeds, and compare them game by game."""
    if not lab.wish.pack:
        raise BadSimulation("lab-pack")
    changed = Side(lab.wish.pack)
    numbers = range(lab.wish.games)
    lab.play([PRINTED, changed], lab.wish.bots, numbers, choices=True)
    pairs = {bot: lab.pairs(PRINTED, changed, bot, numbers) for bot in lab.wish.bots}
    rows = {bot: compare_measures(found) for bot, found in pairs.items()}
    return {
        **beginning("compare", lab),
        "played": {bot: len(found) for bot, found in pairs.items()},
        "measures": rows_by_certainty(rows),
        "changes": changed_components(lab, PRINTED, changed, numbers),
    }


def compare_measures(pairs: Pairs) -> dict[str, dict[str, Any]]:
    """By measure, both sides and their difference, and whether the difference may be believed."""
    every = measures_of([game for pair in pairs for game in pair])
    found: dict[str, dict[str, Any]] = {}
    for one in every:
        both = [(one.of(before), one.of(after)) for before, after in pairs]
        average = rate_of if is_rate(one.name) and one.name != "settled" else mean_of
        found[one.name] = {
            "printed": average([before for before, _ in both]),
            "pack": average([after for _, after in both]),
            "difference": changed_by(one, pairs),
        }
    believed = discoveries([row["difference"].p() for row in found.values()])
    return {name: {**row, "believed": sure} for (name, row), sure in zip(found.items(), believed, strict=True)}


def rows_by_certainty(rows: dict[str, dict[str, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Every measure with what each bot's games say; the most certain first."""
    names = dict.fromkeys(name for found in rows.values() for name in found)
    merged_rows = [
        one_measure(name, {bot: found[name] for bot, found in rows.items() if name in found}) for name in names
    ]
    return sorted(merged_rows, key=lambda row: (not row["certain"], row["p"]))


def one_measure(name: str, by_bot: dict[str, dict[str, Any]]) -> dict[str, Any]:
    differences: list[Measurement] = [row["difference"] for row in by_bot.values()]
    return {
        "measure": name,
        "certain": agree(differences, [row["believed"] for row in by_bot.values()]),
        "p": max(number.p() for number in differences),
        "bots": {
            bot: {side: row[side].to_json() for side in ("printed", "pack", "difference")}
            for bot, row in by_bot.items()
        },
    }


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say = texts.say
    certain = [row for row in found["measures"] if row["certain"]]
    names = [measure_name(row["measure"], texts) for row in certain]
    verdict = say("lab-compare-differs", count=len(names), first=name_list(names[:FIRST], texts)) if names else ""
    plot_rows = [row for row in found["measures"] if is_rate(row["measure"])]
    return Document(
        texts.lang,
        title_of(found, texts),
        condition_lines(found, texts),
        [verdict or say("lab-compare-same"), change_verdict(found, texts), say("lab-certain")],
        [
            Chapter(say("lab-compare-measures"), [say("lab-compare-how")], measure_grid(found, texts), rows_shown=40),
            change_chapter(found, texts),
            Chapter(say("lab-compare-rates"), [say("lab-compare-rates-how")], None, rate_plot(found, plot_rows, texts)),
        ],
    )


def measure_grid(found: Findings, texts: Catalogue) -> Grid:
    say = texts.say
    columns = [Column(say("lab-column-measure"), False)]
    for bot in found["bots"]:
        columns += [Column(f"{bot}: {say(f'lab-column-{side}')}", page_only=True) for side in ("printed", "pack")]
        columns.append(Column(f"{bot}: {say('lab-column-difference')}"))
    rows = [[measure_name(row["measure"], texts), *cells(row, found["bots"], texts)] for row in found["measures"]]
    marked = frozenset(at for at, row in enumerate(found["measures"]) if row["certain"])
    return Grid(columns, rows, marked)


def cells(row: dict[str, Any], bots: Sequence[str], texts: Catalogue) -> list[str]:
    scale, digits = (100.0, 1) if is_rate(row["measure"]) else (1.0, 2)
    found: list[str] = []
    for bot in bots:
        one = row["bots"].get(bot)
        if one is None:
            found += ["", "", ""]
            continue
        found += [with_interval(one["printed"], digits, texts, scale), with_interval(one["pack"], digits, texts, scale)]
        found.append(effect(one["difference"], digits, texts, scale))
    return found


def rate_plot(found: Findings, rows: Sequence[dict[str, Any]], texts: Catalogue) -> IntervalPlot:
    bots = found["bots"]
    values = [[interval_of(row["bots"].get(bot, {}).get("difference"), 100.0) for row in rows] for bot in bots]
    names = [measure_name(row["measure"], texts) for row in rows]
    return IntervalPlot(texts.say("lab-axis-percent-points"), names, bots, values)
