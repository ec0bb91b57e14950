"""Every card, tile, space and verb: how often it is offered and taken, and what its taker gains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wunderkammer.lab.reports.analysis.component_changes import change_chapter, change_verdict, changed_components
from wunderkammer.lab.reports.analysis.component_effects import ComponentEffect, component_effects
from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    effect,
    interval_of,
    name_list,
    plot_label,
    title_of,
    with_interval,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import Measurement, agree, discoveries, shrunk
from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import Side
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

PRINTED = Side({})
FIRST = 3
PLOTTED = 20
Effects = Mapping[int, ComponentEffect]


def measure(lab: Laboratory) -> Findings:
    """Play with the pack's figures, or the printed ones; with a pack also those beside it."""
    side, numbers, bots = Side(lab.wish.pack), range(lab.wish.games), lab.wish.bots
    sides = [PRINTED, side] if lab.wish.pack else [side]
    lab.play(sides, bots, numbers, choices=True)
    effects = {bot: component_effects([*lab.games(side, bot, numbers).values()]) for bot in bots}
    return {
        **beginning("components", lab),
        "played": {bot: len(lab.games(side, bot, numbers)) for bot in bots},
        "components": rows_of(component_book(game(lab.wish.game)).keys, effects),
        "changes": changed_components(lab, PRINTED, side, numbers) if lab.wish.pack else [],
    }


def rows_of(keys: Sequence[str], effects: Mapping[str, Effects]) -> list[dict[str, Any]]:
    """All components that were offered: first the certain ones, the most telling before others."""
    drawn = {bot: drawn_gains(found) for bot, found in effects.items()}
    numbers = sorted({number for found in effects.values() for number in found})
    rows = [one_row(keys[number], number, effects, drawn) for number in numbers]
    return sorted(rows, key=lambda row: (not row["certain"], -row["size"]))


def drawn_gains(effects: Effects) -> dict[int, tuple[Measurement, Measurement, bool]]:
    """By component: its gain, the same with small samples drawn in, and whether it may be believed."""
    known = {number: one.gain for number, one in effects.items() if one.gain is not None}
    gains = [*known.values()]
    believed = discoveries([gain.p() for gain in gains])
    return dict(zip(known, zip(gains, shrunk(gains), believed, strict=True), strict=True))


def one_row(
    key: str, number: int, effects: Mapping[str, Effects], drawn: Mapping[str, Mapping[int, Any]]
) -> dict[str, Any]:
    found = [gains[number] for gains in drawn.values() if number in gains]
    everywhere = len(found) == len(effects)
    return {
        "component": key,
        "certain": everywhere and agree([gain for gain, _, _ in found], [sure for _, _, sure in found]),
        "size": min((abs(small.value) for _, small, _ in found), default=0.0) if everywhere else 0.0,
        "bots": {
            bot: bot_cells(some[number], drawn[bot].get(number)) for bot, some in effects.items() if number in some
        },
    }


def bot_cells(one: ComponentEffect, gains: tuple[Measurement, Measurement, bool] | None) -> dict[str, Any]:
    return {
        "offered": one.offered,
        "taken": one.taken,
        "rate": one.rate.to_json(),
        "gain": gains[0].to_json() if gains else None,
        "shrunk": gains[1].to_json() if gains else None,
    }


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say, book = texts.say, component_book(game(found["game"]))
    rows = found["components"]
    names = [book.name(book.numbers[row["component"]], texts) for row in rows]
    certain = [name for name, row in zip(names, rows, strict=True) if row["certain"]]
    verdict = say("lab-components-certain", count=len(certain), first=name_list(certain[:FIRST], texts))
    told = Chapter(
        say("lab-components-gains"),
        [say("lab-components-how")],
        gain_grid(found, names, texts),
        gain_plot(found, names, texts),
        20,
    )
    changes = [change_chapter(found, texts)] if found["pack"] else []
    changed = [change_verdict(found, texts)] if found["pack"] else []
    return Document(
        texts.lang,
        title_of(found, texts),
        condition_lines(found, texts),
        [*changed, verdict if certain else say("lab-components-none"), say("lab-certain")],
        [*changes, told],
    )


def gain_grid(found: Findings, names: Sequence[str], texts: Catalogue) -> Grid:
    say = texts.say
    columns = [Column(say("lab-column-component"), False), Column(say("lab-column-key"), False)]
    for bot in found["bots"]:
        columns += [Column(f"{bot}: {say('lab-column-offered')}", page_only=True)]
        columns += [Column(f"{bot}: {say(f'lab-column-{name}')}") for name in ("taken", "gain")]
        columns += [Column(f"{bot}: {say('lab-column-shrunk')}", page_only=True)]
    rows = [
        [name, row["component"], *[cell for bot in found["bots"] for cell in cells(row["bots"].get(bot), texts)]]
        for name, row in zip(names, found["components"], strict=True)
    ]
    return Grid(columns, rows, frozenset(at for at, row in enumerate(found["components"]) if row["certain"]))


def cells(one: Mapping[str, Any] | None, texts: Catalogue) -> list[str]:
    if one is None:
        return [""] * 4
    gains = [effect(one[name], 2, texts) if one[name] else "–" for name in ("gain", "shrunk")]
    return [str(one["offered"]), f"{with_interval(one['rate'], 1, texts, 100.0)} %", *gains]


def gain_plot(found: Findings, names: Sequence[str], texts: Catalogue) -> IntervalPlot:
    rows = [at for at, row in enumerate(found["components"]) if row["size"] > 0][:PLOTTED]
    values = [
        [interval_of(found["components"][at]["bots"].get(bot, {}).get("shrunk")) for at in rows]
        for bot in found["bots"]
    ]
    labels = [plot_label(names[at], found["components"][at]["component"]) for at in rows]
    return IntervalPlot(texts.say("lab-axis-gain"), labels, found["bots"], values)
