"""What came out of many games: as a table for people, as JSON and CSV for programs."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wunderkammer.bots.external.external_bot import Fault
from wunderkammer.lab.simulate import SeriesResult
from wunderkammer.lab.tally import Faults, Mean, Sums
from wunderkammer.shelf.game import Game, game
from wunderkammer.text.catalogue import Catalogue

FIGURES = ("games", "win_rate", "win_low", "win_high", "mean_score", "score_low", "score_high")


def facts(outcome: SeriesResult) -> dict[str, Any]:
    """All figures; everything but `speed` depends on nothing but the order and its seed."""
    order, tally = outcome.order, outcome.tally
    length = tally.length()
    return {
        "game": order.game,
        "seats": order.seats,
        "options": order.options,
        "bots": order.bots,
        "rotated": order.rotate,
        "seed": order.seed,
        "games": tally.games,
        "by_seat": [{"seat": seat + 1, **figures(sums)} for seat, sums in enumerate(tally.seats)],
        "by_bot": [{"bot": name, **figures(sums)} for name, sums in sorted(tally.bots.items())],
        "by_rival": [{"rival": name, **figures(sums)} for name, sums in sorted(tally.rivals.items())],
        "faults": fault_list(tally.faults),
        "decisions": {
            "total": tally.decisions,
            "mean": round(length.value, 3),
            "low": round(length.low, 3),
            "high": round(length.high, 3),
            "shortest": tally.shortest,
            "longest": tally.longest,
        },
        "speed": {
            "seconds": round(outcome.seconds, 3),
            "processes": outcome.processes,
            "games_per_second": round(tally.games / outcome.seconds, 1),
            "decisions_per_second": round(tally.decisions / outcome.seconds),
        },
        **({"hosts": outcome.hosts.facts()} if outcome.hosts else {}),
    }


def fault_list(faults: Faults) -> list[dict[str, object]]:
    """What external programs did wrong, once for each kind."""
    return [
        {"bot": name, "fault": code, "count": count, "example": example}
        for (name, code), (count, example) in sorted(faults.items())
    ]


def fault_sentences(faults: Faults, texts: Catalogue) -> list[str]:
    return [
        Fault(code, example).sentence(name, count, texts) for (name, code), (count, example) in sorted(faults.items())
    ]


def figures(sums: Sums) -> dict[str, Any]:
    win, score = sums.win_rate(), sums.score()
    values = (sums.games, *(round(x, 6) for x in win), *(round(x, 4) for x in score))
    return dict(zip(FIGURES, values, strict=True))


def as_json(outcome: SeriesResult) -> str:
    return json.dumps(facts(outcome), ensure_ascii=False, indent=2)


def as_csv(outcome: SeriesResult) -> str:
    """One row for every seat, every bot and every opponent that the game plays itself."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("group", "name", *FIGURES))
    data = facts(outcome)
    for group, name in (("by_seat", "seat"), ("by_bot", "bot"), ("by_rival", "rival")):
        for row in data[group]:
            writer.writerow((name, row[name], *(row[figure] for figure in FIGURES)))
    return out.getvalue()


def print_table(console: Console, outcome: SeriesResult, texts: Catalogue) -> None:
    """Wins and scores with their intervals, by seat and by bot, then length and speed."""
    tally = outcome.tally
    say = texts.say
    point = say("ui-decimal-point")
    order = outcome.order
    table = Table(title=heading(game(order.game), order.seats, order.options, tally.games, texts))
    table.border_style, table.title_justify = "line", "left"
    table.add_column("")
    table.add_column(say("ui-wins"), justify="right")
    table.add_column(say("ui-interval"), justify="right", style="faint")
    table.add_column(say("ui-mean-score"), justify="right")
    table.add_column(say("ui-interval"), justify="right", style="faint")
    for seat, sums in enumerate(tally.seats):
        table.add_row(say("ui-seat", number=seat + 1), *cells(sums, point))
    table.add_section()
    for name, sums in sorted(tally.bots.items()):
        table.add_row(Text(name), *cells(sums, point))
    for name, sums in sorted(tally.rivals.items()):
        table.add_row(Text(say(f"rival-{name}")), *cells(sums, point))
    console.print(table)
    length = tally.length()
    console.print(
        say("ui-length", mean=decimal(length.value, 1, point), shortest=tally.shortest, longest=tally.longest),
        soft_wrap=True,
    )
    console.print(
        say(
            "ui-speed",
            seconds=decimal(outcome.seconds, 1, point),
            rate=round(tally.decisions / outcome.seconds),
            jobs=outcome.processes,
            seed=str(outcome.order.seed),
        ),
        soft_wrap=True,
    )


def heading(played: Game, seats: int, options: dict[str, object], games: int, texts: Catalogue) -> Text:
    """What has been played how often, and below it for how many and with which options."""
    title = f"{texts.say('game-title')} · {texts.say('ui-games', count=games)}"
    return Text.assemble((title, "title"), "\n", (conditions(played, seats, options, texts), "faint"))


def conditions(played: Game, seats: int, options: dict[str, object], texts: Catalogue) -> str:
    """The seats, and the options that are not as usual or that say whom one plays against."""
    given = {name: options.get(name, option.default) for name, option in played.options.items()}
    found = [texts.say("ui-seats", count=seats)]
    for option in played.options.values():
        value = given[option.name]
        decisive = (option.needs or option.alone) and not option.later
        told = option.applies(seats, given) if decisive else value != option.default
        if told:
            name = texts.say(f"option-{option.name}")
            named = str(value) in option.named_values()
            shown = texts.say(f"option-{option.name}-{value}") if named else str(value).lower()
            found.append(name if value is True else f"{name} — {shown}")
    return "; ".join(found)


def cells(sums: Sums, point: str) -> tuple[str, str, str, str]:
    win, score = sums.win_rate(), sums.score()
    percent = Mean(*(100 * x for x in win))
    wins = f"{decimal(percent.value, 1, point)} %"
    return wins, span(percent, 1, point), decimal(score.value, 2, point), span(score, 2, point)


def span(mean: Mean, digits: int, point: str) -> str:
    return f"{decimal(mean.low, digits, point)} … {decimal(mean.high, digits, point)}"


def decimal(number: float, digits: int, point: str) -> str:
    """A number as the reader's language writes it."""
    return f"{number:.{digits}f}".replace(".", point)
