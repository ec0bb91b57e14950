"""What every command of the command line does."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from wunderkammer.match.records.record import ENDING
from wunderkammer.shelf.game import game, games


def serve(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.web.serve import serve
    from wunderkammer.web.server.startup import ServeWishes

    if given.command is None:
        return serve(ServeWishes(), lang)
    where = (given.host, given.port, given.data, given.database, given.browser)
    how = (given.shared, given.public_url, tuple(given.proxies), given.strict_port, given.workers)
    watched = (given.log_format, given.log_level, given.metrics_port, given.metrics_host)
    return serve(ServeWishes(*where, *how, *watched), lang)


def menu(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.menu import menu

    return menu(style.console(), ask, lang)


def play(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.arguments.typed_options import options_of
    from wunderkammer.match.party import check_bots
    from wunderkammer.terminal import style
    from wunderkammer.terminal.session import MatchWishes, begin, resume

    console = style.console()
    if given.game not in games() and looks_like_a_file(given.game):
        return resume(console, ask, Path(os.path.expanduser(given.game)), lang)
    chosen = game(given.game)
    bots = [] if given.bots == ["none"] else given.bots
    check_bots(bots or [])
    options = options_of(chosen, given)
    return begin(console, ask, chosen.id, lang, MatchWishes(given.seats, bots, given.names, given.seed, options))


def simulate(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.lab_commands import simulate

    return simulate(given, lang)


def arena(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.lab_commands import arena

    return arena(given, lang)


def lab(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.report_commands import lab

    return lab(given, lang)


def replay(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.errors import BadRecord
    from wunderkammer.match.records.record import Record, in_file
    from wunderkammer.terminal import style
    from wunderkammer.terminal.replay_screen import Replay

    record = Record.load(given.file)
    seat = given.seat - 1 if given.seat is not None else None
    try:
        walker = Replay(style.console(), record, seat, lang)
    except BadRecord as error:
        raise in_file(given.file, error) from None
    if given.print_all or not sys.stdin.isatty() or not sys.stdout.isatty():
        walker.print_all()
    else:
        walker.walk(ask)
    return 0


def verify(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.errors import BadRecord
    from wunderkammer.match.records.record import Record, in_file
    from wunderkammer.match.records.verification import verify
    from wunderkammer.text.catalogue import catalogue

    record = Record.load(given.file)
    try:
        found = verify(record)
    except BadRecord as error:
        raise error if error.code.startswith("luck-") else in_file(given.file, error) from None
    texts = catalogue(lang)
    print(texts.say("ui-verified", outcomes=found.outcomes, hash=found.hash))
    if found.earlier:
        print(texts.say("ui-verified-earlier", earlier=found.earlier))
    return 0


def dataset(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.dataset_command import dataset

    return dataset(given, lang)


def analyse(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.analysis_command import analyse

    return analyse(given, lang)


def learn(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.learning.lesson_screen import learn

    return learn(style.console(), ask, game(given.game), lang, given.lesson)


def puzzle(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.learning.puzzle_screen import list_puzzles, solve_puzzles

    if not given.game:
        return list_puzzles(style.console(), lang)
    return solve_puzzles(style.console(), ask, game(given.game), lang, given.puzzle)


def rules(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.pages import print_rules

    print_rules(style.console(), game(given.game), lang, " ".join(given.wanted))
    return 0


def shelf(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.pages import print_shelf

    print_shelf(style.console(), lang)
    return 0


def admin(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.cli.commands.admin_commands import admin

    return admin(given, lang)


COMMANDS: dict[str, Callable[[argparse.Namespace, str], int]] = {
    "serve": serve,
    "menu": menu,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "lab": lab,
    "replay": replay,
    "verify": verify,
    "dataset": dataset,
    "analyse": analyse,
    "learn": learn,
    "puzzle": puzzle,
    "rules": rules,
    "games": shelf,
    "admin": admin,
}


def ask(prompt: str) -> str:
    """Read a line; on a terminal with line editing."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            # Being there, it gives input() its line editing; but the arrow up must not show another's sealed bid.
            import_module("readline").set_auto_history(False)
        return input(prompt)
    # In a pipe nobody sees what is typed: show it, so that the output reads like a conversation.
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line.rstrip("\n")


def looks_like_a_file(name: str) -> bool:
    """Whether somebody who typed this means a record, even one that is not there."""
    return os.sep in name or name.endswith(ENDING) or os.path.isfile(name)
