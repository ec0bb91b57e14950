"""The command line: `wunderkammer`, short `wk`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import TYPE_CHECKING

from wunderkammer.cli.help_texts import language_of
from wunderkammer.cli.parser import WRONG_USE, build_parser

# Nothing else is imported here: `wk --help` must not wait for games, text or drawing.
if TYPE_CHECKING:
    from wunderkammer.errors import WunderkammerError


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    words = sys.argv[1:] if arguments is None else arguments
    lang = language_of(words)
    try:
        code = run(parse(words, lang), lang)
        sys.stdout.flush()
        return code
    except SystemExit as stop:
        return int(stop.code or 0)
    except BrokenPipeError:
        # Anyone who read our output has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        # Files are read and written with sentences of their own, so this is the output: a full disk, for example.
        from wunderkammer.errors import BadFile

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return complain(BadFile("no-output", reason=error.strerror or str(error)), lang)


def prepare_streams() -> None:
    """Make do with what the program was started with, however little it is."""
    # Python has no stream at all for one that was closed before the start.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows fewer letters shows question marks


def parse(words: list[str], lang: str) -> argparse.Namespace:
    """The command line in its parts; words to look for in the rules may also follow an option."""
    parser = build_parser(lang)
    given, rest = parser.parse_known_args(words)
    if given.command == "rules" and not any(word.startswith("-") for word in rest):
        given.wanted += rest
    elif rest:
        parser.prog = f"{parser.prog} {given.command}" if given.command else parser.prog
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return given


def run(given: argparse.Namespace, lang: str) -> int:
    if given.version:
        return print_version()
    from wunderkammer.cli.commands.all_commands import COMMANDS
    from wunderkammer.errors import WunderkammerError

    try:
        return COMMANDS[given.command or "serve"](given, lang)
    except WunderkammerError as error:
        return complain(error, lang)


def print_version() -> int:
    from importlib.metadata import PackageNotFoundError, version

    from wunderkammer.compiling import is_plain

    kind = "plain Python" if is_plain() else "compiled"
    try:
        print(f"wunderkammer {version('wunderkammer')} ({kind})")
    except PackageNotFoundError:
        print(f"wunderkammer, from its source folder ({kind})")
    return 0


def complain(error: WunderkammerError, lang: str) -> int:
    """Say what was wrong, in the language that was asked for; the exit code."""
    from wunderkammer.text.catalogue import catalogue
    from wunderkammer.text.error_sentences import error_sentence

    print(error_sentence(error, catalogue(lang)), file=sys.stderr)
    return WRONG_USE


if __name__ == "__main__":
    sys.exit(main())
