"""Components of a pack beside those of the printed figures: which are taken, worth or offered more or less."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from wunderkammer.lab.reports.analysis.component_effects import ComponentChange, component_change, component_effects
from wunderkammer.lab.reports.report_words import Findings, effect, interval_of, plot_label
from wunderkammer.lab.reports.showing.document import Chapter, Column, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import Measurement, agree, discoveries
from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import Side
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

NUMBERS = ("rate", "gain", "offered")
FIRST = 3  # that a sentence names
PLOTTED = 12
Tested = dict[tuple[int, str], tuple[Measurement, bool]]  # by component and number


def changed_components(lab: Laboratory, before: Side, after: Side, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """All components that both sides offer; first those that every level of bots sees changed, most surely."""
    tested = {bot: tested_changes(lab, before, after, bot, numbers) for bot in lab.wish.bots}
    keys = component_book(game(lab.wish.game)).keys
    every = sorted({component for found in tested.values() for component, _ in found})
    rows = [changed_row(keys[component], component, tested) for component in every]
    return sorted(rows, key=lambda row: (not row["certain"], -row["sureness"]))


def tested_changes(lab: Laboratory, before: Side, after: Side, bot: str, numbers: Sequence[int]) -> Tested:
    pairs = lab.pairs(before, after, bot, numbers)
    first = component_effects([one for one, _ in pairs])
    second = component_effects([other for _, other in pairs])
    changes = {at: component_change(first[at], second[at]) for at in first if at in second}
    flat = {(at, name): value for at, one in changes.items() for name, value in parts(one)}
    believed = discoveries([value.p() for value in flat.values()])
    return dict(zip(flat, zip(flat.values(), believed, strict=True), strict=True))


def parts(change: ComponentChange) -> list[tuple[str, Measurement]]:
    found = zip(NUMBERS, change, strict=True)
    return [(name, value) for name, value in found if value is not None]


def changed_row(key: str, component: int, tested: dict[str, Tested]) -> dict[str, Any]:
    certain, sureness = False, 0.0
    for name in NUMBERS:
        found = [some[component, name] for some in tested.values() if (component, name) in some]
        if len(found) == len(tested):
            values = [value for value, _ in found]
            certain = certain or agree(values, [sure for _, sure in found])
            sureness = max(sureness, shared_sureness(values))
    by_bot = {
        bot: {name: some[component, name][0].to_json() for name in NUMBERS if (component, name) in some}
        for bot, some in tested.items()
    }
    return {"component": key, "certain": certain, "sureness": round(sureness, 3), "bots": by_bot}


def shared_sureness(values: Sequence[Measurement]) -> float:
    """How many standard errors a change is from none, all levels of bots taken together (Stouffer)."""
    signed = [value.sureness() if value.value > 0 else -value.sureness() for value in values]
    return abs(sum(signed)) / math.sqrt(len(signed))


def change_verdict(found: Findings, texts: Catalogue) -> str:
    """The components that certainly fare otherwise, in a sentence."""
    book = component_book(game(found["game"]))
    names = [book.name(book.numbers[row["component"]], texts) for row in found["changes"] if row["certain"]]
    if not names:
        return texts.say("lab-changes-none")
    return texts.say("lab-changes-certain", count=len(names), first=texts.say("lab-list-comma").join(names[:FIRST]))


def change_chapter(found: Findings, texts: Catalogue) -> Chapter:
    say, book, bots = texts.say, component_book(game(found["game"])), found["bots"]
    columns = [Column(say("lab-column-component"), False), Column(say("lab-column-key"), False)]
    columns += [Column(f"{bot}: {say(f'lab-column-{name}')}") for bot in bots for name in ("more", "gains", "offers")]
    names = [book.name(book.numbers[row["component"]], texts) for row in found["changes"]]
    rows = [
        [name, row["component"], *change_cells(row, bots, texts)]
        for name, row in zip(names, found["changes"], strict=True)
    ]
    marked = frozenset(at for at, row in enumerate(found["changes"]) if row["certain"])
    shown = found["changes"][:PLOTTED]
    values = [[interval_of(row["bots"].get(bot, {}).get("rate"), 100.0) for row in shown] for bot in bots]
    labels = [plot_label(name, row["component"]) for name, row in zip(names, shown, strict=False)]
    plot = IntervalPlot(say("lab-axis-taken"), labels, bots, values)
    return Chapter(say("lab-changes"), [say("lab-changes-how")], Grid(columns, rows, marked), plot)


def change_cells(row: dict[str, Any], bots: Sequence[str], texts: Catalogue) -> list[str]:
    cells: list[str] = []
    for bot in bots:
        one = row["bots"].get(bot, {})
        cells.append(effect(one["rate"], 1, texts, 100.0) if "rate" in one else "–")
        cells.append(effect(one["gain"], 2, texts) if "gain" in one else "–")
        cells.append(effect(one["offered"], 1, texts, 100.0) if "offered" in one else "–")
    return cells
