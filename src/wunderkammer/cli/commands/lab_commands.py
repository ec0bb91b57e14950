"""The commands of the lab: many games between bots, and tournaments."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from wunderkammer.cli.arguments.typed_options import options_of
from wunderkammer.compiling import is_plain
from wunderkammer.errors import BadFile
from wunderkammer.match.party import bot_for_each, check_bots, check_seats
from wunderkammer.shelf.game import Game, game
from wunderkammer.text.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from wunderkammer.lab.crew.host_shares import HostShares

INTERRUPTED = 2
USUAL_GAMES = 1000
MOST_GAMES = 20_000  # of a tournament that ends when it knows


def mention_slowness(lang: str) -> None:
    """Say why many games take so long in plain Python, to people at a terminal only."""
    if is_plain() and sys.stderr.isatty():
        print(catalogue(lang).say("cli-plain"), file=sys.stderr)


def seats_wanted(chosen: Game, given: argparse.Namespace, options: dict[str, object]) -> int:
    """As many seats as are asked for, else as the bots and the game's own opponents need."""
    needed = max(len(given.bots) + chosen.taken_seats(options), min(chosen.seats))
    seats = given.seats if given.seats is not None else needed
    check_seats(chosen, seats, options)
    return seats


def simulate(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.lab import report
    from wunderkammer.lab.progress import with_progress
    from wunderkammer.terminal import style

    mention_slowness(lang)
    chosen = game(given.game)
    check_bots(given.bots)
    options = options_of(chosen, given)
    seats = seats_wanted(chosen, given, options)
    bots = bot_for_each(given.bots, seats - chosen.taken_seats(options))
    texts = catalogue(lang, chosen.folder)
    outcome = with_progress(chosen, seats, options, bots, not given.fixed, given.seed, given.games, given.on, texts)
    if outcome is None:
        print(texts.say("cli-stopped"), file=sys.stderr)
        return INTERRUPTED
    print_faults(report.fault_sentences(outcome.tally.faults, texts))
    if given.json or given.csv:
        print(report.as_json(outcome) if given.json else report.as_csv(outcome).rstrip("\n"))
    else:
        report.print_table(style.console(), outcome, texts)
    print_hosts(outcome.hosts, bool(given.json or given.csv), texts)
    return 0


def arena(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.lab.report import fault_sentences
    from wunderkammer.lab.tournament.picture import picture
    from wunderkammer.lab.tournament.run_arena import ArenaOrder, run_arena
    from wunderkammer.terminal import style

    mention_slowness(lang)
    chosen = game(given.game)
    check_bots(given.bots)
    if given.picture:
        check_picture(Path(given.picture))
    options = options_of(chosen, given)
    fewest = min(len(given.bots), 2) + chosen.taken_seats(options)
    usual = [count for count in chosen.seats if count >= fewest]
    seats = given.seats if given.seats is not None else min(usual, default=fewest)
    check_seats(chosen, seats, options)
    texts = catalogue(lang, chosen.folder)
    file = Path(given.resume) if given.resume else None
    games = given.games or (MOST_GAMES if given.until else USUAL_GAMES)
    wanted = ArenaOrder(chosen.id, seats, options, given.bots, given.seed, games, given.on, file, given.until)
    found, finished = run_arena(wanted, texts)
    print_faults(fault_sentences(found.standings.faults, texts))
    if given.json:
        print(found.as_json())
    else:
        found.print_table(style.console(), texts)
    print_hosts(found.hosts, given.json, texts)
    if given.picture and found.standings.lines:
        write_picture(Path(given.picture), picture(found, texts))
    if not finished:
        print(texts.say("arena-stopped-kept" if file else "arena-stopped"), file=sys.stderr)
    return 0 if finished else INTERRUPTED


def check_picture(path: Path) -> None:
    """That the picture can be written where it is wanted, and is called what it is."""
    if path.suffix.casefold() != ".svg":
        raise BadFile("picture-svg", path=str(path))
    check_writable(path)


def check_writable(path: Path) -> None:
    """Before hours of play: that a file can be written there."""
    wrong = 0
    if path.is_dir():
        wrong = errno.EISDIR
    elif not path.parent.is_dir():
        wrong = errno.ENOENT
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        wrong = errno.EACCES
    if wrong:
        raise BadFile("not-written", path=str(path), reason=os.strerror(wrong))


def write_picture(path: Path, svg: str) -> None:
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise BadFile("not-written", path=str(path), reason=error.strerror or str(error)) from None


def print_hosts(hosts: HostShares | None, only_refusals: bool, texts: Catalogue) -> None:
    """Who in a crew on several machines did how much, and whose results were refused."""
    from wunderkammer.lab.crew.hosts_table import hosts_table, refusal_sentences
    from wunderkammer.terminal import style

    if hosts is None:
        return
    if not only_refusals:
        style.console().print(hosts_table(hosts, texts))
    for sentence in refusal_sentences(hosts, texts):
        print(sentence, file=sys.stderr)


def print_faults(sentences: list[str]) -> None:
    """What external programs did wrong, beside the figures and not among them."""
    for sentence in sentences:
        print(sentence, file=sys.stderr)
