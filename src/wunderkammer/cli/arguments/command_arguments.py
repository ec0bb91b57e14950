"""The arguments of every command; what they mean stands in the messages `cli-help-…`."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from wunderkammer.cli.arguments.admin_arguments import add_admin
from wunderkammer.cli.arguments.crew_arguments import add_crew
from wunderkammer.cli.arguments.report_arguments import add_lab
from wunderkammer.cli.arguments.typed_values import RatingGain, Seconds, WholeNumber, bot_list, name_list
from wunderkammer.cli.help_texts import HelpTexts

MOST_SECONDS = 600  # that a decision may be thought about in an analysis


def add_serve(serve: argparse.ArgumentParser, texts: HelpTexts) -> None:
    serve.add_argument("--host", default="127.0.0.1", help=texts("host"))
    serve.add_argument("--port", type=WholeNumber(texts.lang), metavar="N", help=texts("port"))
    serve.add_argument("--data", default="", metavar="DIR", help=texts("data"))
    serve.add_argument("--database", default="", metavar="URL", help=texts("database"))
    serve.add_argument("--no-browser", dest="browser", action="store_false", help=texts("no-browser"))
    serve.add_argument("--strict-port", action="store_true", help=texts("strict-port"))
    serve.add_argument("--workers", type=WholeNumber(texts.lang, 1), default=1, metavar="N", help=texts("workers"))
    serve.add_argument("--shared", action="store_true", help=texts("shared"))
    serve.add_argument("--public-url", default="", metavar="URL", help=texts("public-url"))
    proxies = serve.add_argument("--behind-proxy", dest="proxies", nargs="+", default=(), help=texts("behind-proxy"))
    proxies.metavar = "ADDRESS"
    add_watching(serve, texts)


def add_watching(serve: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """What an operator sees of the server."""
    serve.add_argument("--log-format", choices=("text", "json"), default="text", help=texts("log-format"))
    levels = ("debug", "info", "warning", "error")
    serve.add_argument("--log-level", choices=levels, default="warning", help=texts("log-level"))
    number = WholeNumber(texts.lang)
    serve.add_argument("--metrics-port", type=number, default=0, metavar="N", help=texts("metrics-port"))
    serve.add_argument("--metrics-host", default="127.0.0.1", metavar="ADDRESS", help=texts("metrics-host"))


def add_nothing(command: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """For commands that take nothing of their own."""


def add_play(play: argparse.ArgumentParser, texts: HelpTexts) -> None:
    play.add_argument("game", metavar="GAME", help=texts("game-or-file"))
    play.add_argument("--seats", type=WholeNumber(texts.lang), metavar="N", help=texts("play-seats"))
    play.add_argument("--bots", type=bot_list, metavar="A,B", help=texts("play-bots", bots=texts("bots")))
    play.add_argument("--names", type=name_list, default=[], metavar="A,B", help=texts("names"))
    add_match(play, texts)


def add_match(command: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """What every new match can be given."""
    command.add_argument("--seed", type=WholeNumber(texts.lang), metavar="N", help=texts("seed"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=texts("option"))
    command.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=texts("ruling"))
    command.add_argument("--pack", metavar="FILE", help=texts("pack"))


def add_simulate(simulate: argparse.ArgumentParser, texts: HelpTexts) -> None:
    at_least_one = WholeNumber(texts.lang, 1)
    simulate.add_argument("game", metavar="GAME", help=texts("game"))
    simulate.add_argument("-n", dest="games", type=at_least_one, default=1000, metavar="N", help=texts("simulate-n"))
    simulate.add_argument("--seats", type=WholeNumber(texts.lang), metavar="K", help=texts("simulate-seats"))
    bots = texts("simulate-bots", bots=texts("bots"))
    simulate.add_argument("--bots", type=bot_list, default=["random"], metavar="A,B", help=bots)
    simulate.add_argument("--fixed", action="store_true", help=texts("fixed"))
    add_crew(simulate, texts)
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=texts("json"))
    form.add_argument("--csv", action="store_true", help=texts("csv"))
    add_match(simulate, texts)


def add_arena(arena: argparse.ArgumentParser, texts: HelpTexts) -> None:
    at_least_one = WholeNumber(texts.lang, 1)
    arena.add_argument("game", metavar="GAME", help=texts("game"))
    bots = texts("arena-bots", bots=texts("bots"))
    arena.add_argument("--bots", type=bot_list, required=True, metavar="A,B", help=bots)
    arena.add_argument("-n", dest="games", type=at_least_one, metavar="N", help=texts("arena-n"))
    arena.add_argument("--seats", type=WholeNumber(texts.lang), metavar="K", help=texts("arena-seats"))
    add_crew(arena, texts)
    arena.add_argument("--until", type=RatingGain(texts.lang), metavar="+POINTS", help=texts("until"))
    arena.add_argument("--json", action="store_true", help=texts("json"))
    arena.add_argument("--picture", metavar="FILE.svg", help=texts("picture"))
    arena.add_argument("--resume", metavar="FILE.jsonl", help=texts("resume"))
    add_match(arena, texts)


def add_replay(replay: argparse.ArgumentParser, texts: HelpTexts) -> None:
    replay.add_argument("file", metavar="FILE", help=texts("record"))
    replay.add_argument("--seat", type=WholeNumber(texts.lang), metavar="N", help=texts("replay-seat"))
    replay.add_argument("--print", dest="print_all", action="store_true", help=texts("print"))


def add_verify(verify: argparse.ArgumentParser, texts: HelpTexts) -> None:
    verify.add_argument("file", metavar="FILE", help=texts("record"))


def add_analyse(analyse: argparse.ArgumentParser, texts: HelpTexts) -> None:
    analyse.add_argument("file", metavar="FILE", help=texts("record"))
    analyse.add_argument("--seat", type=WholeNumber(texts.lang, 1), metavar="N", help=texts("analyse-seat"))
    analyse.add_argument(
        "--seconds", type=Seconds(texts.lang, MOST_SECONDS), default=0.0, metavar="S", help=texts("analyse-seconds")
    )
    analyse.add_argument("--depth", type=WholeNumber(texts.lang, 1), default=1, metavar="N", help=texts("depth"))
    analyse.add_argument("--knowing-all", action="store_true", help=texts("knowing-all"))
    form = analyse.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=texts("json"))
    form.add_argument("--html", action="store_true", help=texts("analyse-html"))


def add_learn(learn: argparse.ArgumentParser, texts: HelpTexts) -> None:
    learn.add_argument("game", metavar="GAME", help=texts("game"))
    learn.add_argument("lesson", nargs="?", default="", metavar="LESSON", help=texts("lesson"))


def add_puzzle(puzzle: argparse.ArgumentParser, texts: HelpTexts) -> None:
    puzzle.add_argument("game", nargs="?", default="", metavar="GAME", help=texts("game"))
    puzzle.add_argument("puzzle", nargs="?", default="", metavar="PUZZLE", help=texts("puzzle-name"))


def add_rules(rules: argparse.ArgumentParser, texts: HelpTexts) -> None:
    rules.add_argument("game", metavar="GAME", help=texts("game"))
    rules.add_argument("wanted", nargs="*", default=[], metavar="RULE-OR-WORD", help=texts("rule-or-word"))


def add_dataset(dataset: argparse.ArgumentParser, texts: HelpTexts) -> None:
    at_least_one = WholeNumber(texts.lang, 1)
    dataset.add_argument("game", metavar="GAME", help=texts("game"))
    dataset.add_argument("-n", dest="games", type=at_least_one, default=100, metavar="N", help=texts("dataset-n"))
    dataset.add_argument("--seats", type=WholeNumber(texts.lang), metavar="K", help=texts("simulate-seats"))
    bots = texts("simulate-bots", bots=texts("bots"))
    dataset.add_argument("--bots", type=bot_list, default=["level1"], metavar="A,B", help=bots)
    dataset.add_argument("--out", required=True, metavar="FILE", help=texts("dataset-out"))
    add_match(dataset, texts)


COMMANDS: dict[str, Callable[[argparse.ArgumentParser, HelpTexts], None]] = {
    "serve": add_serve,
    "menu": add_nothing,
    "play": add_play,
    "simulate": add_simulate,
    "arena": add_arena,
    "lab": add_lab,
    "dataset": add_dataset,
    "replay": add_replay,
    "verify": add_verify,
    "analyse": add_analyse,
    "learn": add_learn,
    "puzzle": add_puzzle,
    "rules": add_rules,
    "games": add_nothing,
    "admin": add_admin,
}
