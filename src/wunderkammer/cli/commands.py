"""What every command of the command line does."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import errno
import os
import sys
from importlib import import_module
from pathlib import Path

from wunderkammer.compiling import is_plain
from wunderkammer.errors import WunderkammerError
from wunderkammer.match.record import ENDING
from wunderkammer.shelf.game import Game, all_games, games
from wunderkammer.text.catalogue import catalogue

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
INTERRUPTED = 2
USUAL_GAMES = 1000
MOST_GAMES = 20_000  # of a tournament that ends when it knows


def run(given: argparse.Namespace, lang: str) -> int:
    """Carry out a parsed command line; errors are sentences."""
    if given.command in ("simulate", "arena"):
        tell_slowness(lang)
        return simulate(given, lang) if given.command == "simulate" else arena(given, lang)
    if given.command in (None, "serve"):
        return serve(given, lang)
    from wunderkammer.terminal import style

    console = style.console()
    if given.command == "games":
        from wunderkammer.terminal.pages import print_shelf

        print_shelf(console, lang)
    elif given.command == "rules":
        from wunderkammer.terminal.pages import print_rules

        print_rules(console, named(given.game, lang), lang, " ".join(given.wanted))
    elif given.command == "replay":
        replay(given, lang)
    elif given.command == "play":
        return play(given, lang)
    else:
        from wunderkammer.terminal.menu import menu

        return menu(console, ask, lang)
    return 0


def tell_slowness(lang: str) -> None:
    """Whoever waits for many games in plain Python is told why it takes so long; a log is not."""
    if is_plain() and sys.stderr.isatty():
        print(catalogue(lang).say("cli-plain"), file=sys.stderr)


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


def play(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.terminal import style
    from wunderkammer.terminal.session import MatchWishes, begin, resume

    console = style.console()
    if given.game not in games() and looks_like_a_file(given.game):
        return resume(console, ask, Path(os.path.expanduser(given.game)), lang)
    chosen = named(given.game, lang)
    bots = [] if given.bots == ["none"] else given.bots
    check_bots(bots or [], lang)
    options = {**options_of(chosen, given.option, lang), **pack_of(given)}
    return begin(console, ask, chosen.id, lang, MatchWishes(given.seats, bots, given.names, given.seed, options))


def serve(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.web import serve as web

    if given.command is None:
        return web.serve(web.ServeWishes(), lang)
    return web.serve(web.ServeWishes(given.host, given.port, given.data, given.database, given.browser), lang)


def simulate(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.lab import report
    from wunderkammer.lab.progress import watched
    from wunderkammer.match.party import check_rivals, check_seats

    chosen = named(given.game, lang)
    check_bots(given.bots, lang)
    options = {**options_of(chosen, given.option, lang), **pack_of(given)}
    taken = chosen.taken_seats(options)
    seats = given.seats if given.seats is not None else max(len(given.bots) + taken, min(chosen.seats))
    texts = catalogue(lang, chosen.folder)
    check_seats(chosen, seats, texts)
    check_rivals(chosen, seats, options, texts)
    bots = given.bots * (seats - taken) if len(given.bots) == 1 else given.bots
    if len(bots) != seats - taken:
        raise WunderkammerError(texts.say("cli-bots-seats", bots=len(bots), seats=seats - taken))
    outcome = watched(chosen, seats, options, bots, not given.fixed, given.seed, given.games, given.jobs, texts)
    if outcome is None:
        print(texts.say("cli-stopped"), file=sys.stderr)
        return INTERRUPTED
    print_faults(report.fault_sentences(outcome.tally.faults, texts))
    if given.json or given.csv:
        print(report.as_json(outcome) if given.json else report.as_csv(outcome).rstrip("\n"))
        return 0
    from wunderkammer.terminal import style

    report.print_table(style.console(), outcome, texts)
    return 0


def arena(given: argparse.Namespace, lang: str) -> int:
    from wunderkammer.lab.picture import picture
    from wunderkammer.lab.report import fault_sentences
    from wunderkammer.lab.run_arena import Wanted, run_arena
    from wunderkammer.match.party import check_rivals, check_seats
    from wunderkammer.terminal import style

    chosen = named(given.game, lang)
    check_bots(given.bots, lang)
    if given.picture:
        check_picture(Path(given.picture), lang)
    options = {**options_of(chosen, given.option, lang), **pack_of(given)}
    fewest = min(len(given.bots), 2) + chosen.taken_seats(options)
    usual = [count for count in chosen.seats if count >= fewest]
    seats = given.seats if given.seats is not None else min(usual, default=fewest)
    texts = catalogue(lang, chosen.folder)
    check_seats(chosen, seats, texts)
    check_rivals(chosen, seats, options, texts)
    file = Path(given.resume) if given.resume else None
    games = given.games or (MOST_GAMES if given.until else USUAL_GAMES)
    wanted = Wanted(chosen.id, seats, options, given.bots, given.seed, games, given.jobs, file, given.until)
    found, finished = run_arena(wanted, texts)
    print_faults(fault_sentences(found.standings.faults, texts))
    if given.json:
        print(found.as_json())
    else:
        found.print_table(style.console(), texts)
    if given.picture and found.standings.lines:
        write_picture(Path(given.picture), picture(found, texts), lang)
    if not finished:
        print(texts.say("arena-stopped-kept" if file else "arena-stopped"), file=sys.stderr)
    return 0 if finished else INTERRUPTED


def check_picture(path: Path, lang: str) -> None:
    """Before hours of play: that the picture can be written where it is wanted, and is called what it is."""
    if path.suffix.casefold() != ".svg":
        raise WunderkammerError(catalogue(lang).say("arena-picture-svg", path=str(path)))
    wrong = 0
    if path.is_dir():
        wrong = errno.EISDIR
    elif not path.parent.is_dir():
        wrong = errno.ENOENT
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        wrong = errno.EACCES
    if wrong:
        reason = os.strerror(wrong)
        raise WunderkammerError(catalogue(lang).say("arena-cannot-write", path=str(path), reason=reason))


def write_picture(path: Path, svg: str, lang: str) -> None:
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise WunderkammerError(catalogue(lang).say("arena-cannot-write", path=str(path), reason=reason)) from None


def print_faults(sentences: list[str]) -> None:
    """What external programs did wrong, beside the figures and not among them."""
    for sentence in sentences:
        print(sentence, file=sys.stderr)


def replay(given: argparse.Namespace, lang: str) -> None:
    from wunderkammer.errors import BadRecord
    from wunderkammer.match.record import Record
    from wunderkammer.terminal import style
    from wunderkammer.terminal.replay import Replay

    record = Record.load(given.file)
    seat = given.seat - 1 if given.seat is not None else None
    try:
        walker = Replay(style.console(), record, seat, lang)
    except BadRecord as error:
        raise BadRecord(f"{given.file} is no good record: {error}") from None
    if given.print_all or not sys.stdin.isatty() or not sys.stdout.isatty():
        walker.print_all()
    else:
        walker.walk(ask)


# What was typed, checked in the language of whoever typed it.


def looks_like_a_file(name: str) -> bool:
    """Whether somebody who typed this means a record, even one that is not there."""
    return os.sep in name or name.endswith(ENDING) or os.path.isfile(name)


def named(name: str, lang: str) -> Game:
    """A game by its id."""
    found = all_games().get(name)
    if found is None:
        near = difflib.get_close_matches(name, games(), 1)
        say = catalogue(lang).say
        raise WunderkammerError(
            say("cli-no-game-near", name=name, near=near[0])
            if near
            else say("cli-no-game", name=name, games=", ".join(games()))
        )
    return found


def check_bots(names: list[str], lang: str) -> None:
    from wunderkammer.bots import BOTS, is_bot
    from wunderkammer.bots.external import command_of, is_external

    for name in names:
        if is_external(name):
            command_of(name)
        elif not is_bot(name):
            raise WunderkammerError(catalogue(lang).say("cli-no-bot", name=name, bots=", ".join(BOTS)))


def options_of(chosen: Game, pairs: list[str], lang: str) -> dict[str, object]:
    """`name=value` pairs as the game wants them."""
    say = catalogue(lang).say
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        option = chosen.options.get(name)
        if not equals:
            raise WunderkammerError(say("cli-option-form", given=pair))
        if option is None:
            raise WunderkammerError(
                say("cli-no-option", game=chosen.id, name=name, options=", ".join(chosen.options) or "—")
            )
        found[name] = value_of(option.type, text)
        if not option.accepts(found[name]):
            values = f"{option.low}–{option.high}" if option.type == "int" else spelled(option.values())
            raise WunderkammerError(say("cli-bad-option", name=name, given=text, values=values))
    return found


def pack_of(given: argparse.Namespace) -> dict[str, object]:
    return {} if given.pack is None else {"pack": given.pack}


def spelled(values: list[object]) -> str:
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def value_of(kind: str, text: str) -> object:
    if kind == "bool" and text.casefold() in YES + NO:
        return text.casefold() in YES
    if kind == "int" and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return text
