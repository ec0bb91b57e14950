"""`wk lab`: what was typed becomes a report."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wunderkammer.cli.arguments.typed_options import options_of
from wunderkammer.cli.commands.lab_commands import INTERRUPTED, mention_slowness
from wunderkammer.lab.reports.trials.laboratory import ReportWish
from wunderkammer.match.party import check_bots, check_seats
from wunderkammer.shelf.game import Game, game
from wunderkammer.text.catalogue import catalogue


def lab(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.lab.reports.kinds import REPORTS
    from wunderkammer.lab.reports.make_report import make_report
    from wunderkammer.lab.reports.showing.on_terminal import print_document
    from wunderkammer.terminal import style

    mention_slowness(lang)
    chosen = game(given.game)
    wish, out = wish_of(chosen, given)
    texts = catalogue(lang, chosen.folder)
    made = make_report(REPORTS[given.report], wish, out, texts)
    if given.json:
        print(made.data.read_text("utf-8"), end="")
    else:
        print_document(style.console(), made.document, texts)
    print(texts.say("lab-written", page=str(made.page), data=str(made.data), games=str(wish.file)), file=sys.stderr)
    if made.stopped:
        print(texts.say("lab-stopped"), file=sys.stderr)
    return INTERRUPTED if made.stopped else 0


def wish_of(chosen: Game, given: argparse.Namespace) -> tuple[ReportWish, Path]:
    """What to play, and how page, figures and kept games are to be called, without an ending."""
    check_bots(given.bots)
    options = options_of(chosen, given)
    pack = chosen.pack(options.pop("pack", None))
    chosen.content(pack)  # a pack that cannot be is refused now
    usual = max(2, min(chosen.seats), chosen.taken_seats(options) + 1)
    seats = given.seats if given.seats is not None else usual
    check_seats(chosen, seats, options)
    out = Path(given.out or f"{given.report}-{chosen.id}-{seats}")
    file = out.with_name(out.name + ".jsonl")
    wish = ReportWish(chosen.id, seats, options, pack, given.bots, given.games, given.seed, given.on, file)
    return with_own_wishes(wish, given), out


def with_own_wishes(wish: ReportWish, given: argparse.Namespace) -> ReportWish:
    """What only some reports can be given."""
    forbid, figures = tuple(getattr(given, "forbid", ())), tuple(getattr(given, "figures", ()))
    screening, aim = getattr(given, "screening", wish.screening), getattr(given, "aim", wish.aim)
    changes = getattr(given, "changes", wish.changes)
    return wish._replace(forbid=forbid, figures=figures, screening=screening, aim=aim, changes=changes)
