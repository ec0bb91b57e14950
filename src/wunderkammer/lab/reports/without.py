"""One verb, card or space forbidden to one seat: what that seat loses is what the thing is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    effect,
    interval_of,
    name_list,
    plot_label,
    title_of,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid, IntervalPlot
from wunderkammer.lab.reports.statistics import Measurement, agree, discoveries, mean_of
from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import Side
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

FIRST = 3
PLOTTED = 20
LOSSES = ("points", "wins")


def measure(lab: Laboratory) -> Findings:
    """Play every game once freely, then again with each thing forbidden to one of the seats, in turn."""
    wish, numbers = lab.wish, range(lab.wish.games)
    book = component_book(game(wish.game))
    for key in wish.forbid:
        book.number(key)
    free = Side(wish.pack)
    lab.play([free], wish.bots, numbers, choices=True)
    keys = [*wish.forbid] or offered_in(lab, free, numbers, book.keys)
    sides = {key: Side(wish.pack, key) for key in keys}
    lab.play([*sides.values()], wish.bots, numbers)
    losses = {bot: {key: losses_of(lab, free, side, bot, numbers) for key, side in sides.items()} for bot in wish.bots}
    return {**beginning("without", lab), "things": rows_of(keys, losses)}


def offered_in(lab: Laboratory, side: Side, numbers: Sequence[int], keys: Sequence[str]) -> list[str]:
    """All components that somebody could take or leave."""
    games = [game for bot in lab.wish.bots for game in lab.games(side, bot, numbers).values()]
    seen = {one for game in games for choice in game.choices or () for one in choice.offered}
    return [keys[number] for number in sorted(seen)]


def losses_of(lab: Laboratory, free: Side, side: Side, bot: str, numbers: Sequence[int]) -> dict[str, Measurement]:
    """What the restricted seat loses beside its game with the same luck and all moves: lead in points, and wins."""
    pairs = lab.pairs(free, side, bot, numbers)
    seats = [after.restricted for _, after in pairs]
    points = [before.leads[at] - after.leads[at] for (before, after), at in zip(pairs, seats, strict=True)]
    wins = [before.wins[at] - after.wins[at] for (before, after), at in zip(pairs, seats, strict=True)]
    return {"points": mean_of(points), "wins": mean_of(wins)}


def rows_of(keys: Sequence[str], losses: dict[str, dict[str, dict[str, Measurement]]]) -> list[dict[str, Any]]:
    """Everything that was forbidden, the dearest first."""
    believed = {
        bot: dict(zip(found, discoveries([one["points"].p() for one in found.values()]), strict=True))
        for bot, found in losses.items()
    }
    rows = []
    for key in keys:
        points = [found[key]["points"] for found in losses.values()]
        rows.append(
            {
                "component": key,
                "certain": agree(points, [sure[key] for sure in believed.values()]),
                "size": min(abs(one.value) for one in points) if points else 0.0,
                "bots": {bot: {name: found[key][name].to_json() for name in LOSSES} for bot, found in losses.items()},
            }
        )
    return sorted(rows, key=lambda row: (not row["certain"], -row["size"]))


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say, book = texts.say, component_book(game(found["game"]))
    rows = found["things"]
    names = [book.name(book.numbers[row["component"]], texts) for row in rows]
    certain = [name for name, row in zip(names, rows, strict=True) if row["certain"]]
    first = name_list(certain[:FIRST], texts)
    verdict = say("lab-without-certain", count=len(certain), first=first) if certain else say("lab-without-none")
    return Document(
        texts.lang,
        title_of(found, texts),
        condition_lines(found, texts),
        [verdict, say("lab-certain")],
        [
            Chapter(
                say("lab-without-losses"),
                [say("lab-without-how")],
                loss_grid(found, names, texts),
                loss_plot(found, names, texts),
                20,
            )
        ],
    )


def loss_grid(found: Findings, names: Sequence[str], texts: Catalogue) -> Grid:
    say, bots = texts.say, found["bots"]
    columns = [Column(say("lab-column-component"), False), Column(say("lab-column-key"), False)]
    columns += [Column(f"{bot}: {say(f'lab-column-lost-{name}')}") for bot in bots for name in LOSSES]
    rows = [
        [name, row["component"], *[loss_cell(row["bots"][bot], name, texts) for bot in bots for name in LOSSES]]
        for name, row in zip(names, found["things"], strict=True)
    ]
    return Grid(columns, rows, frozenset(at for at, row in enumerate(found["things"]) if row["certain"]))


def loss_cell(one: dict[str, Any], name: str, texts: Catalogue) -> str:
    return effect(one[name], 1, texts, 100.0) if name == "wins" else effect(one[name], 2, texts)


def loss_plot(found: Findings, names: Sequence[str], texts: Catalogue) -> IntervalPlot:
    shown = found["things"][:PLOTTED]
    values = [[interval_of(row["bots"][bot]["points"]) for row in shown] for bot in found["bots"]]
    labels = [plot_label(name, row["component"]) for name, row in zip(names, shown, strict=False)]
    return IntervalPlot(texts.say("lab-axis-lost"), labels, found["bots"], values)
