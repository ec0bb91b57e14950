"""Every figure one step up and down: a first look at all of them, then the candidates again on fresh seeds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from itertools import chain
from typing import Any

from wunderkammer.lab.reports.analysis.figure_steps import FigureStep, figure_steps
from wunderkammer.lab.reports.measures import changed_by, is_rate, measure_name, measures_of
from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    effect,
    interval_of,
    name_list,
    plain,
    title_of,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import Measurement, agree, discoveries, round_off
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import FRESH, Side
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

MEASURES = ("points", "decisions", "win-1")  # points, length, and the balance of the seats
SCREENED_RATE = 0.2  # a first look may be wrong more often: what it finds is looked at again
MOST_CANDIDATES = 24
FIRST = 3
PLOTTED = 20

Effects = dict[str, Measurement]  # by measure


def measure(lab: Laboratory) -> Findings:
    wish = lab.wish
    steps, impossible = figure_steps(game(wish.game), wish.pack, wish.figures)
    numbers = range(wish.screening)
    base = Side(wish.pack)
    lab.play([base, *map(side_of, steps)], wish.bots[:1], numbers, note=lab.texts.say("lab-atlas-screening"))
    screened = [effects(lab, base, side_of(step), wish.bots[0], numbers) for step in steps]
    chosen = candidates(screened)
    fresh = range(FRESH, FRESH + wish.games)
    picked = [steps[at] for at in chosen]
    lab.play([base, *map(side_of, picked)], wish.bots, fresh, note=lab.texts.say("lab-atlas-confirming"))
    confirmed = {bot: [effects(lab, base, side_of(step), bot, fresh) for step in picked] for bot in wish.bots}
    return {
        **beginning("atlas", lab),
        "screening": wish.screening,
        "figures": len({step.figure for step in steps}),
        "steps": len(steps),
        "impossible": impossible,
        "visible": {
            "screening": visible(screened),
            "confirmation": visible([*chain.from_iterable(confirmed.values())]),
        },
        "candidates": confirmed_rows(picked, confirmed),
        "screened": [screened_row(step, found) for step, found in zip(steps, screened, strict=True)],
    }


def side_of(step: FigureStep) -> Side:
    return Side(step.pack)


def effects(lab: Laboratory, base: Side, side: Side, bot: str, numbers: Sequence[int]) -> Effects:
    """What a step changes, in games with the same luck."""
    pairs = lab.pairs(base, side, bot, numbers)
    return {
        one.name: changed_by(one, pairs) for one in measures_of([before for before, _ in pairs]) if is_shown(one.name)
    }


def is_shown(name: str) -> bool:
    return name in MEASURES


def candidates(screened: Sequence[Effects]) -> list[int]:
    """The steps that seem to do something, the surest first."""
    flat = [(at, one) for at, found in enumerate(screened) for one in found.values()]
    believed = discoveries([one.p() for _, one in flat], SCREENED_RATE)
    sure: dict[int, float] = {}
    for (at, one), is_believed in zip(flat, believed, strict=True):
        if is_believed:
            sure[at] = min(sure.get(at, 1.0), one.p())
    return sorted(sure, key=lambda at: sure[at])[:MOST_CANDIDATES]


def visible(found: Sequence[Effects]) -> dict[str, float]:
    """By measure, the smallest effect that would be seen in four of five cases, as it usually is."""
    seen = {name: [one[name].visible() for one in found if name in one and one[name].error > 0] for name in MEASURES}
    return {name: round_off(statistics.median(values)) for name, values in seen.items() if values}


def confirmed_rows(steps: Sequence[FigureStep], confirmed: dict[str, list[Effects]]) -> list[dict[str, Any]]:
    believed = {
        bot: [dict(zip(one, sure, strict=True)) for one, sure in zip(found, grouped_discoveries(found), strict=True)]
        for bot, found in confirmed.items()
    }
    rows = []
    for at, step in enumerate(steps):
        certain, sureness = [], 0.0
        for name in MEASURES:
            values = [found[at][name] for found in confirmed.values() if name in found[at]]
            if values and agree(values, [sure[at].get(name, False) for sure in believed.values()]):
                certain.append(name)
                sureness = max(sureness, min(one.sureness() for one in values))
        by_bot = {bot: {name: one.to_json() for name, one in found[at].items()} for bot, found in confirmed.items()}
        rows.append({**step_facts(step), "certain": certain, "sureness": round(sureness, 3), "bots": by_bot})
    return sorted(rows, key=lambda row: (not row["certain"], -row["sureness"]))


def grouped_discoveries(found: Sequence[Effects]) -> list[list[bool]]:
    """Which effects may be believed, of all steps and measures together."""
    flat = iter(discoveries([one.p() for some in found for one in some.values()]))
    return [[next(flat) for _ in some] for some in found]


def step_facts(step: FigureStep) -> dict[str, Any]:
    return {"figure": step.figure, "before": step.before, "after": step.after}


def screened_row(step: FigureStep, found: Effects) -> dict[str, Any]:
    return {**step_facts(step), "effects": {name: one.to_json() for name, one in found.items()}}


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say, rows = texts.say, found["candidates"]
    certain = [step_name(row) for row in rows if row["certain"]]
    first = name_list(certain[:FIRST], texts)
    verdict = say("lab-atlas-certain", count=len(certain), first=first) if certain else say("lab-atlas-none")
    played = say("lab-atlas-played", figures=found["figures"], steps=found["steps"], impossible=found["impossible"])
    looks = [findings_line(found, look, texts) for look in ("screening", "confirmation") if found["visible"][look]]
    return Document(
        texts.lang,
        title_of(found, texts),
        [*condition_lines(found, texts), played],
        [verdict, *looks, say("lab-certain")],
        [
            Chapter(
                say("lab-atlas-confirmed"),
                [say("lab-atlas-how", games=found["screening"]), *([] if rows else [say("lab-atlas-no-candidate")])],
                confirmed_grid(found, texts) if rows else None,
                plot(found, "points", texts),
                20,
            ),
            Chapter(say("lab-atlas-screened"), [say("lab-atlas-screened-how")], screened_grid(found, texts), None, 10),
        ],
    )


def step_name(row: dict[str, Any]) -> str:
    return f"{row['figure']} {row['before']} → {row['after']}"


def findings_line(found: Findings, look: str, texts: Catalogue) -> str:
    sizes = found["visible"][look]
    told = [
        f"{measure_name(name, texts)}: {plain(sizes[name] * (100 if is_rate(name) else 1), 1, texts)}"
        for name in MEASURES
        if name in sizes
    ]
    return texts.say(f"lab-atlas-visible-{look}", sizes="; ".join(told))


def confirmed_grid(found: Findings, texts: Catalogue) -> Grid:
    bots = found["bots"]
    columns = [Column(texts.say("lab-column-figure"), False)]
    columns += [Column(f"{bot}: {measure_name(name, texts)}") for bot in bots for name in MEASURES]
    rows = [
        [step_name(row), *[cell(row["bots"][bot], name, texts) for bot in bots for name in MEASURES]]
        for row in found["candidates"]
    ]
    return Grid(columns, rows, frozenset(at for at, row in enumerate(found["candidates"]) if row["certain"]))


def screened_grid(found: Findings, texts: Catalogue) -> Grid:
    columns = [Column(texts.say("lab-column-figure"), False)]
    columns += [Column(f"{found['bots'][0]}: {measure_name(name, texts)}") for name in MEASURES]
    rows = [[step_name(row), *[cell(row["effects"], name, texts) for name in MEASURES]] for row in found["screened"]]
    return Grid(columns, rows)


def cell(effects_of: dict[str, Any], name: str, texts: Catalogue) -> str:
    if name not in effects_of:
        return "–"
    return effect(effects_of[name], 1, texts, 100.0) if is_rate(name) else effect(effects_of[name], 2, texts)


def plot(found: Findings, name: str, texts: Catalogue) -> IntervalPlot:
    rows = found["candidates"][:PLOTTED]
    values = [[interval_of(row["bots"][bot].get(name)) for row in rows] for bot in found["bots"]]
    return IntervalPlot(texts.say("lab-axis-points"), [step_name(row) for row in rows], found["bots"], values)
