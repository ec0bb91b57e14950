"""The command line: `wunderkammer`, short `wk`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import NoReturn

# Nothing else is imported here: `wk --help` must not wait for games, text or drawing.

LANGUAGES = ("en", "ru", "de")
COMMANDS = ("serve", "menu", "play", "simulate", "arena", "replay", "rules", "games")
WRONG_USE = 2
LARGEST_SEED = (1 << 63) - 1
MOST_GAIN = 800
BOTS = "random, quick, greedy, level1 … level5, level5x2 (a level on two cores), cmd:COMMAND (a program)"

EXAMPLES = """examples:
  wk                                     the table in the browser: choose a game, or resume a match
  wk serve --host 0.0.0.0 --port 8000    a table for everybody in the house
  wk menu                                the menu in the terminal
  wk play lost_lands --names Anna,Boris  two people at one keyboard
  wk play lost_lands --seats 4           one person against three bots
  wk simulate lost_lands -n 1000 --bots greedy,random
  wk arena lost_lands -n 200 --bots greedy,random --picture ratings.svg
  wk rules lost_lands LL-12 --lang de
"""


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what was wrong."""

    def error(self, message: str) -> NoReturn:
        from wunderkammer.text.catalogue import catalogue

        say = catalogue(language_of(sys.argv[1:])).say
        print(say("cli-usage", message=message.rstrip("."), command=self.prog), file=sys.stderr)
        sys.exit(WRONG_USE)


def language_of(arguments: list[str]) -> str:
    """The language that was asked for, even on a line that is wrong elsewhere; else the system's."""
    for at, word in enumerate(arguments):
        value = arguments[at + 1] if word == "--lang" and at + 1 < len(arguments) else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wish = os.environ[name][:2].lower()
            return wish if wish in LANGUAGES else "en"
    return "en"


def whole_number(text: str, least: int = 0) -> int:
    digits = text.isascii() and text.isdigit()
    if digits and least <= int(text[:20]) <= LARGEST_SEED:
        return int(text)
    from wunderkammer.text.catalogue import catalogue

    say = catalogue(language_of(sys.argv[1:])).say
    if digits and int(text[:20]) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(say("cli-too-large", given=text, most=str(LARGEST_SEED)))
    raise argparse.ArgumentTypeError(say("cli-not-whole", given=text, least=least))


def one_or_more(text: str) -> int:
    return whole_number(text, 1)


def rating_gain(text: str) -> float:
    """A gain in rating points, such as +20."""
    digits = text.removeprefix("+")
    if digits.isascii() and digits.isdigit() and 0 < int(digits[:6]) <= MOST_GAIN:
        return float(digits)
    from wunderkammer.text.catalogue import catalogue

    say = catalogue(language_of(sys.argv[1:])).say
    raise argparse.ArgumentTypeError(say("cli-bad-gain", given=text, most=MOST_GAIN))


def name_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def bot_list(text: str) -> list[str]:
    """Names between commas; one that holds a comma itself stands in double quotes, as in a CSV file."""
    import csv

    return [part.strip() for part in next(csv.reader([text], skipinitialspace=True), []) if part.strip()]


def build_parser() -> Parser:
    from wunderkammer.text.invocation import called

    parser = Parser(
        prog=called(),
        description="A cabinet of natural-history board games. Without a command: the table in the browser.",
        epilog=EXAMPLES.replace("  wk ", f"  {called()} "),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="say which version this is")
    with_language(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_serve(commands)
    menu = commands.add_parser("menu", help="a menu of the games in the terminal", allow_abbrev=False)
    with_language(menu)
    add_play(commands)
    add_simulate(commands)
    add_arena(commands)
    add_replay(commands)
    add_rules(commands)
    shelf = commands.add_parser("games", help="the games on the shelf, with their options", allow_abbrev=False)
    with_language(shelf)
    return parser


def with_language(parser: argparse.ArgumentParser) -> None:
    # Without a default: a command's own default must not undo what stood before the command.
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help="language (default: that of LC_ALL or LANG, else English)",
    )


def add_serve(commands: argparse._SubParsersAction[Parser]) -> None:
    serve = commands.add_parser("serve", help="the table in the browser (also without any command)", allow_abbrev=False)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 shares the table (127.0.0.1)")
    serve.add_argument("--port", type=whole_number, metavar="N", help="port, or the next free one after it (8642)")
    serve.add_argument("--data", default="", metavar="DIR", help="folder in which matches are kept")
    serve.add_argument(
        "--database", default="", metavar="URL", help="postgresql://… instead of the folder's SQLite file"
    )
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="do not open the browser")
    with_language(serve)


def add_play(commands: argparse._SubParsersAction[Parser]) -> None:
    play = commands.add_parser("play", help="play in the terminal, or resume a match", allow_abbrev=False)
    play.add_argument("game", metavar="GAME", help="a game, or the file of a match to resume")
    play.add_argument("--seats", type=whole_number, metavar="N", help="how many play (default: the fewest possible)")
    play.add_argument(
        "--bots",
        type=bot_list,
        metavar="A,B",
        help=f"bots for the last seats: {BOTS}; or “none” for people only (default: greedy beside the people)",
    )
    play.add_argument("--names", type=name_list, default=[], metavar="A,B", help="names of the people")
    with_match(play)
    with_language(play)


def with_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=whole_number, metavar="N", help="seed of all chance (default: a random one)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--pack", metavar="FILE", help="a TOML file that changes figures of the components")


def add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    simulate = commands.add_parser("simulate", help="let bots play many games", allow_abbrev=False)
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("-n", dest="games", type=one_or_more, default=1000, metavar="N", help="games (1000)")
    simulate.add_argument("--seats", type=whole_number, metavar="K", help="seats (default: as many as bots are named)")
    simulate.add_argument(
        "--bots",
        type=bot_list,
        default=["random"],
        metavar="A,B",
        help=f"one bot for all seats, or one for each: {BOTS}",
    )
    simulate.add_argument("--fixed", action="store_true", help="bots keep their seats instead of rotating")
    simulate.add_argument("--jobs", type=one_or_more, default=0, metavar="N", help="processes (default: all cores)")
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON instead of a table")
    form.add_argument("--csv", action="store_true", help="print CSV instead of a table")
    with_match(simulate)
    with_language(simulate)


def add_arena(commands: argparse._SubParsersAction[Parser]) -> None:
    arena = commands.add_parser(
        "arena",
        help="a tournament: which bot is better, and how surely",
        description="The same seeds of chance are played with every rotation of the bots over the seats. More bots "
        "than seats meet in all pairings. A single bot plays against the opponents that the game plays itself.",
        allow_abbrev=False,
    )
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--bots", type=bot_list, required=True, metavar="A,B", help=f"the bots: {BOTS}")
    arena.add_argument(
        "-n",
        dest="games",
        type=one_or_more,
        metavar="N",
        help="games of every pairing (1000; with --until at most 20000)",
    )
    arena.add_argument(
        "--seats", type=whole_number, metavar="K", help="seats (default: the fewest for two bots, or for one alone)"
    )
    arena.add_argument("--jobs", type=one_or_more, default=0, metavar="N", help="processes (default: all cores)")
    arena.add_argument(
        "--until",
        type=rating_gain,
        metavar="+POINTS",
        help="stop when it is sure that the first is so much stronger, or is not",
    )
    arena.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arena.add_argument("--picture", metavar="FILE.svg", help="draw the ratings")
    arena.add_argument("--resume", metavar="FILE.jsonl", help="keep all games in this file, and go on where it ends")
    with_match(arena)
    with_language(arena)


def add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    replay = commands.add_parser("replay", help="step through a recorded match, both ways", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", help="a record (.jsonl)")
    replay.add_argument("--seat", type=whole_number, metavar="N", help="from the knowledge of this seat (1, 2, …)")
    replay.add_argument("--print", dest="print_all", action="store_true", help="print all sentences and end")
    with_language(replay)


def add_rules(commands: argparse._SubParsersAction[Parser]) -> None:
    rules = commands.add_parser("rules", help="read the rules, one rule or all with a word", allow_abbrev=False)
    rules.add_argument("game", metavar="GAME")
    rules.add_argument(
        "wanted", nargs="*", default=[], metavar="RULE-OR-WORD", help="rules' numbers (LL-12) or words to look for"
    )
    with_language(rules)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    try:
        given = parsed(arguments)
        lang = getattr(given, "lang", None) or language_of([])
        code = run(given, lang)
        sys.stdout.flush()
        return code
    except SystemExit as stop:
        return int(stop.code or 0)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        # Files are read and written with sentences of their own, so this is the output: a full disk, for example.
        from wunderkammer.text.catalogue import catalogue

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        say = catalogue(language_of(sys.argv[1:])).say
        print(say("cli-no-output", reason=error.strerror or str(error)), file=sys.stderr)
        return WRONG_USE


def prepare_streams() -> None:
    """Make do with what the program was started with, however little it is."""
    # Python has no stream at all for one that was closed before the start.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows fewer letters shows question marks


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The command line in its parts; words to look for in the rules may also follow an option."""
    parser = build_parser()
    given, rest = parser.parse_known_args(arguments)
    if given.command == "rules" and not any(word.startswith("-") for word in rest):
        given.wanted += rest
    elif rest:
        parser.prog = f"{parser.prog} {given.command}" if given.command else parser.prog
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return given


def run(given: argparse.Namespace, lang: str) -> int:
    if given.version:
        from importlib.metadata import PackageNotFoundError, version

        from wunderkammer.compiling import is_plain

        kind = "plain Python" if is_plain() else "compiled"
        try:
            print(f"wunderkammer {version('wunderkammer')} ({kind})")
        except PackageNotFoundError:
            print(f"wunderkammer, from its source folder ({kind})")
        return 0
    from wunderkammer.cli import commands
    from wunderkammer.errors import WunderkammerError

    try:
        return commands.run(given, lang)
    except WunderkammerError as error:
        from wunderkammer.text.spoken import SpokenError

        sentence = error.spoken(lang) if isinstance(error, SpokenError) else str(error)
        # Files and arguments may hold anything: a terminal must not obey what a sentence quotes from them.
        print("".join(sign if sign.isprintable() else "�" for sign in sentence), file=sys.stderr)
        return WRONG_USE


if __name__ == "__main__":
    sys.exit(main())
