"""Pages to read: the rulebook and the shelf of games."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wunderkammer.errors import BadArgument
from wunderkammer.shelf.game import Game, game, games, number_range
from wunderkammer.terminal.layout import headline, named_values, readings, rule_text, ruling_title
from wunderkammer.terminal.learning.example_text import examples_of
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.rulebook import Paragraph, rulebook

WIDEST = 100  # longer lines are hard to read


def print_rules(console: Console, chosen: Game, lang: str, wanted: str) -> None:
    """The whole rulebook, one rule, or all rules with a word."""
    book = rulebook(chosen.folder, lang)
    if wanted:
        found = book.find(wanted)
        if not found:
            example = f"{chosen.prefix}-01"
            raise BadArgument("no-such-rule", word=wanted, example=example)
        for paragraph in found:
            print_paragraph(console, paragraph, chosen, lang)
        return
    console.print(headline(book.title), width=min(WIDEST, console.width))
    for section in book.sections:
        if section.title:
            console.print(Text(section.title, "title"))
            console.print()
        for paragraph in section.paragraphs:
            print_paragraph(console, paragraph, chosen, lang)


def print_paragraph(console: Console, paragraph: Paragraph, chosen: Game, lang: str) -> None:
    """A paragraph with the examples that belong to it."""
    width = min(WIDEST, console.width)
    below = 0 if paragraph.text.startswith("### ") else 1
    console.print(Padding(rule_text(paragraph), (0, 0, below, 0)), width=width)
    for example in examples_of(chosen, paragraph.rule, lang):
        console.print(Padding(example, (0, 0, 1, 0)), width=width)


def print_shelf(console: Console, lang: str) -> None:
    """All games with seats, time and options."""
    for name in games():
        one = game(name)
        texts = catalogue(lang, one.folder)
        facts = texts.say("ui-game-facts", seats=number_range(one.people), minutes=number_range(one.minutes))
        console.print(Text.assemble((texts.say("game-title"), "title"), f"  {name}", (f"  {facts}", "faint")))
        console.print(Padding(Text(texts.say("game-blurb")), (0, 0, 0, 2)))
        for option in one.options.values():
            values = f"{option.low}…{option.high}" if option.type == "int" else "|".join(map(as_typed, option.values()))
            words = texts.say(f"option-{option.name}")
            given = f"--option {option.name}={values}"
            console.print(Padding(Text.assemble((given, "choice"), f"  {words}"), (0, 0, 0, 2)))
            console.print(Padding(Text(texts.say(f"option-{option.name}-help"), "faint"), (0, 0, 0, 4)))
            if option.numbered:
                console.print(Padding(named_values(option, texts), (0, 0, 0, 4)))
        for ruling in one.rulings.values():
            given = f"--ruling {ruling.name}={'|'.join(ruling.readings)}"
            console.print(Padding(Text.assemble((given, "choice"), f"  {ruling_title(ruling, texts)}"), (0, 0, 0, 2)))
            console.print(Padding(Text(texts.say(f"ruling-{ruling.name}-help"), "faint"), (0, 0, 0, 4)))
            console.print(Padding(readings(ruling, texts), (0, 0, 0, 4)))


def as_typed(value: object) -> str:
    """A value as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
