"""The arguments of `wk lab`: one word for the report, then much that all reports share."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from wunderkammer.cli.arguments.crew_arguments import add_crew
from wunderkammer.cli.arguments.typed_values import WholeNumber, bot_list
from wunderkammer.cli.help_texts import LANGUAGES, HelpTexts

USUAL_BOTS = ("quick", "level2")


def add_report(report: argparse.ArgumentParser, texts: HelpTexts, seats: bool = True) -> None:
    """What every report can be given."""
    at_least_one = WholeNumber(texts.lang, 1)
    report.add_argument("game", metavar="GAME", help=texts("game"))
    if seats:
        report.add_argument("--seats", type=WholeNumber(texts.lang), metavar="K", help=texts("lab-seats"))
    report.add_argument("-n", dest="games", type=at_least_one, default=400, metavar="N", help=texts("lab-n"))
    bots = texts("lab-bots", bots=texts("bots"))
    report.add_argument("--bots", type=bot_list, default=[*USUAL_BOTS], metavar="A,B", help=bots)
    add_crew(report, texts)
    report.add_argument("--out", default="", metavar="NAME", help=texts("lab-out"))
    report.add_argument("--json", action="store_true", help=texts("json"))
    report.add_argument("--seed", type=WholeNumber(texts.lang), metavar="N", help=texts("seed"))
    report.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=texts("option"))
    report.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=texts("ruling"))
    report.add_argument("--pack", metavar="FILE", help=texts("pack"))


def add_ladder(report: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """All numbers of players are played, so that none is asked for."""
    add_report(report, texts, seats=False)
    report.set_defaults(seats=None)


def add_without(report: argparse.ArgumentParser, texts: HelpTexts) -> None:
    add_report(report, texts)
    report.add_argument("--forbid", action="append", default=[], metavar="COMPONENT", help=texts("lab-forbid"))


def add_atlas(report: argparse.ArgumentParser, texts: HelpTexts) -> None:
    add_report(report, texts)
    at_least_one = WholeNumber(texts.lang, 1)
    report.add_argument("--figures", action="append", default=[], metavar="PATTERN", help=texts("lab-figures"))
    report.add_argument("--screening", type=at_least_one, default=40, metavar="N", help=texts("lab-screening"))


def add_tune(report: argparse.ArgumentParser, texts: HelpTexts) -> None:
    add_atlas(report, texts)
    report.add_argument("--aim", required=True, metavar="AIM", help=texts("lab-aim"))
    report.add_argument("--changes", type=WholeNumber(texts.lang, 1), default=3, metavar="N", help=texts("lab-changes"))


REPORTS: dict[str, Callable[[argparse.ArgumentParser, HelpTexts], None]] = {
    "compare": add_report,
    "components": add_report,
    "without": add_without,
    "atlas": add_atlas,
    "ladder": add_ladder,
    "dead": add_report,
    "tune": add_tune,
}


def add_lab(lab: argparse.ArgumentParser, texts: HelpTexts) -> None:
    reports = lab.add_subparsers(dest="report", metavar=texts("report"), required=True)
    for name, add in REPORTS.items():
        report = reports.add_parser(name, texts=texts, help=texts(f"lab-{name}"), description=texts(f"lab-{name}"))
        add(report, texts)
        report.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("lang"))
