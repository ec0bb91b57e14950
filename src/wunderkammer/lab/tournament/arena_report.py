"""A tournament as a table for people and as JSON for programs."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wunderkammer.lab.crew.host_shares import HostShares
from wunderkammer.lab.report import decimal, fault_list, heading
from wunderkammer.lab.tally import SURE, Mean
from wunderkammer.lab.tournament.arena import Schedule, Tournament
from wunderkammer.lab.tournament.sequential import BOUND, SequentialTest
from wunderkammer.lab.tournament.standings import Line, Pair, Standings
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue


class Arena:
    """A tournament with what has been played of it."""

    def __init__(
        self,
        tournament: Tournament,
        schedule: Schedule,
        standings: Standings,
        test: SequentialTest | None = None,
        hosts: HostShares | None = None,
    ) -> None:
        self.tournament = tournament
        self.schedule = schedule
        self.standings = standings
        self.test = test
        self.hosts = hosts  # of a crew on several machines

    # For programs.

    def facts(self) -> dict[str, Any]:
        schedule, standings = self.schedule, self.standings
        return {
            **self.tournament.identity(),
            "games": standings.games,
            "planned": schedule.games(),
            "incomplete": standings.incomplete,
            "meetings": len(schedule.meetings),
            "seeds": schedule.seeds,
            "seatings": len(schedule.meetings[0]),
            "standings": [line_facts(line) for line in standings.lines],
            "pairs": [pair_facts(pair) for pair in standings.pairs],
            "faults": fault_list(standings.faults),
            **({"until": self.test.facts()} if self.test else {}),
            **({"hosts": self.hosts.facts()} if self.hosts else {}),
        }

    def as_json(self) -> str:
        return json.dumps(self.facts(), ensure_ascii=False, indent=2)

    # For people.

    def plan(self, texts: Catalogue) -> str:
        """How many games there are, and why so many."""
        schedule = self.schedule
        return texts.say(
            "arena-plan",
            games=schedule.games(),
            meetings=len(schedule.meetings),
            seeds=schedule.seeds,
            seatings=len(schedule.meetings[0]),
        )

    def print_table(self, console: Console, texts: Catalogue) -> None:
        standings, say = self.standings, texts.say
        if not standings.lines:
            console.print(say("arena-nothing-yet"))
            return
        self.print_lines(console, texts)
        self.print_efforts(console, texts)
        if len(standings.pairs) > 1:
            self.print_pairs(console, texts)
        if self.test:
            console.print(self.verdict(self.test, texts))
        console.print(Text(self.plan(texts), "faint"))
        if standings.incomplete:
            console.print(Text(say("arena-incomplete", count=standings.incomplete), "faint"))
        console.print(Text(say("arena-how-to-read"), "faint"))

    def verdict(self, test: SequentialTest, texts: Catalogue) -> str:
        """What the sequential test found out, in a sentence."""
        known = {True: "accepted", False: "refuted", None: "open"}[test.accepted]
        first, second = self.tournament.bots
        point = texts.say("ui-decimal-point")
        return texts.say(
            f"arena-until-{known}",
            first=first,
            second=second,
            gain=decimal(test.gain, 0, point),
            seeds=test.seeds,
            ratio=with_sign(test.ratio, 2, point),
            bound=decimal(BOUND, 2, point),
        )

    def print_lines(self, console: Console, texts: Catalogue) -> None:
        played = self.tournament
        title = heading(game(played.game), played.seats, played.options, self.standings.games, texts)
        point = texts.say("ui-decimal-point")
        table = report_table(title, texts, "ui-wins", "ui-interval", "arena-rating", "arena-lead", "ui-interval")
        for line in self.standings.lines:
            table.add_row(
                bot_name(line.name, texts),
                *rate(line.wins, point),
                f"{with_sign(line.rating.points, 0, point)} ± {decimal(SURE * line.rating.error, 0, point)}",
                with_sign(line.lead.value, 1, point),
                between(line.lead, point),
            )
        console.print(table)

    def print_efforts(self, console: Console, texts: Catalogue) -> None:
        point = texts.say("ui-decimal-point")
        heads = ("ui-mean-score", "arena-decisions", "arena-seconds", "arena-slowest")
        table = report_table(Text(texts.say("arena-efforts"), "title"), texts, *heads)
        for line in self.standings.lines:
            table.add_row(bot_name(line.name, texts), decimal(line.score, 1, point), *effort(line, point))
        console.print(table)

    def print_pairs(self, console: Console, texts: Catalogue) -> None:
        point = texts.say("ui-decimal-point")
        heads = ("arena-games", "arena-ahead", "ui-interval", "arena-lead", "ui-interval")
        table = report_table(Text(texts.say("arena-pairs"), "title"), texts, *heads)
        for pair in self.standings.pairs:
            table.add_row(
                Text.assemble(bot_name(pair.first, texts), " – ", bot_name(pair.second, texts)),
                str(pair.games),
                *rate(pair.ahead, point),
                with_sign(pair.lead.value, 1, point),
                between(pair.lead, point),
            )
        console.print(table)


def report_table(title: Text, texts: Catalogue, *heads: str) -> Table:
    table = Table(title=title, border_style="line", title_justify="left")
    table.add_column("", overflow="fold")
    for head in heads:
        table.add_column(texts.say(head), justify="right", style="faint" if head == "ui-interval" else "")
    return table


def bot_name(name: str, texts: Catalogue) -> Text:
    """Bots by their names, opponents that the game plays by theirs."""
    return Text(texts.say(name) if texts.has(name) else name)


def rate(mean: Mean, point: str) -> tuple[str, str]:
    value, low, high = (decimal(100 * x, 1, point) for x in mean)
    return f"{value} %", f"{low}…{high}"


def between(mean: Mean, point: str) -> str:
    """An interval; of a single seed there is none."""
    if mean.low == mean.high:
        return "—"
    return f"{with_sign(mean.low, 1, point)}…{with_sign(mean.high, 1, point)}"


def with_sign(number: float, digits: int, point: str) -> str:
    text = decimal(abs(number), digits, point)
    sign = "" if round(number, digits) == 0 else "+" if number > 0 else "−"
    return sign + text


def effort(line: Line, point: str) -> tuple[str, str, str]:
    """Decisions in a game, seconds for one, and for the slowest; an opponent that the game plays has none."""
    if line.is_rival() or not line.decisions:
        return "", "", ""
    return (
        decimal(line.decisions / line.games, 1, point),
        decimal(line.seconds / line.decisions, 4, point),
        decimal(line.slowest, 2, point),
    )


def line_facts(line: Line) -> dict[str, Any]:
    moves = max(1, line.decisions)
    return {
        "name": line.name,
        "games": line.games,
        "win_rate": mean_facts(line.wins, 6),
        "mean_score": round(line.score, 4),
        "lead": mean_facts(line.lead, 4),
        "rating": {"points": round(line.rating.points, 2), "standard_error": round(line.rating.error, 2)},
        "decisions": line.decisions,
        "seconds_per_move": round(line.seconds / moves, 6),
        "slowest_move": round(line.slowest, 6),
    }


def pair_facts(pair: Pair) -> dict[str, Any]:
    return {
        "first": pair.first,
        "second": pair.second,
        "games": pair.games,
        "ahead": mean_facts(pair.ahead, 6),
        "lead": mean_facts(pair.lead, 4),
    }


def mean_facts(mean: Mean, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in mean._asdict().items()}
