"""The arguments by which a crew is named, alike for every command that plays many games."""

from __future__ import annotations

import argparse

from wunderkammer.cli.arguments.typed_values import WholeNumber
from wunderkammer.cli.help_texts import HelpTexts


def add_crew(command: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """Who plays many games: so many processes here, or a crew at an address."""
    crew = command.add_mutually_exclusive_group()
    processes = WholeNumber(texts.lang, 1)
    crew.add_argument("--jobs", dest="on", type=processes, default=0, metavar="N", help=texts("jobs"))
    crew.add_argument("--on", default=0, metavar="CREW", help=texts("on"))
