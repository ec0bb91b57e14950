"""What can be typed after `wunderkammer`, and the help that says so."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from typing import NoReturn

from wunderkammer.cli.arguments.command_arguments import COMMANDS
from wunderkammer.cli.help_texts import LANGUAGES, HelpTexts
from wunderkammer.text.invocation import command_name

# Nothing else is imported here: `wk --help` must not wait for games, text or drawing.

WRONG_USE = 2
EXAMPLES = (
    ("", "browser"),
    (" serve --host 0.0.0.0 --port 8000", "house"),
    (" menu", "menu"),
    (" play lost_lands --names Anna,Boris", "two"),
    (" play lost_lands --seats 4", "bots"),
    (" simulate lost_lands -n 1000 --bots greedy,random", ""),
    (" arena lost_lands -n 200 --bots greedy,random --picture ratings.svg", ""),
    (" rules lost_lands LL-12 --lang {lang}", ""),
)


class Parser(argparse.ArgumentParser):
    """A parser that helps, and says in one sentence what was wrong, in the language that was asked for."""

    def __init__(self, texts: HelpTexts, **settings: object) -> None:
        formatter = partial(Formatter, texts)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **settings)  # type: ignore[arg-type]
        self.texts = texts
        self._positionals.title = texts("positionals")
        self._optionals.title = texts("options")
        self.add_argument("-h", "--help", action="help", help=texts("help"))

    def error(self, message: str) -> NoReturn:
        from wunderkammer.cli.usage_errors import usage_error
        from wunderkammer.text.catalogue import catalogue
        from wunderkammer.text.error_sentences import error_sentence

        print(error_sentence(usage_error(message, self.prog), catalogue(self.texts.lang)), file=sys.stderr)
        sys.exit(WRONG_USE)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose own words are in the language that was asked for too."""

    def __init__(self, texts: HelpTexts, prog: str) -> None:
        super().__init__(prog)
        self.texts = texts

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        own = f"{self.texts('usage')}: " if prefix is None else prefix
        super().add_usage(usage, actions, groups, own)


def build_parser(lang: str) -> Parser:
    texts = HelpTexts(lang)
    parser = Parser(texts, prog=command_name(), description=texts("cabinet"), epilog=examples(texts))
    parser.add_argument("--version", action="store_true", help=texts("version"))
    with_language(parser)
    commands = parser.add_subparsers(dest="command", metavar=texts("command"))
    for name, add in COMMANDS.items():
        description = texts.get(f"{name}-description")
        command = commands.add_parser(name, texts=texts, help=texts(name), description=description)
        add(command, texts)
        with_language(command)
    return parser


def examples(texts: HelpTexts) -> str:
    """Commands to copy, those that need it with their meaning beside them."""
    commands = [f"{command_name()}{words.format(lang=texts.lang)}" for words, _ in EXAMPLES]
    width = max(len(command) for command, (_, meaning) in zip(commands, EXAMPLES, strict=True) if meaning)
    lines = [f"{texts('examples')}:"]
    for command, (_, meaning) in zip(commands, EXAMPLES, strict=True):
        lines.append(f"  {command:<{width}}  {texts(f'example-{meaning}')}" if meaning else f"  {command}")
    return "\n".join(lines)


def with_language(parser: Parser) -> None:
    # Without a default: a command's own default must not undo what stood before the command.
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=parser.texts("lang"))
