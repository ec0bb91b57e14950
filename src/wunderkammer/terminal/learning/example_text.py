"""The examples of the rulebook in words: what is the case, and what the log tells then."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wunderkammer.match.learning.example_match import example_match, play_example
from wunderkammer.match.party import naturalists, person_name
from wunderkammer.shelf.examples import Example, examples
from wunderkammer.shelf.game import Game
from wunderkammer.terminal.layout import bullet
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator

BELOW_A_RULE = (0, 0, 0, 6)


def examples_of(game: Game, rule: str, lang: str) -> list[RenderableType]:
    """The examples that stand beside a rule; without drawings, as a terminal can print them."""
    return [told_example(game, one, lang) for one in examples(game) if rule and one.rule == rule]


def told_example(game: Game, example: Example, lang: str) -> RenderableType:
    """The words of an example, and what happens next, line by line."""
    texts = catalogue(lang, game.folder)
    match = example_match(game, example)
    names = [person_name(texts, 1), *naturalists(texts, [])][: match.seats]
    narrator = Narrator(game.rules, texts, names)
    happens = [bullet(narrator.line(line)) for line in play_example(match, example)]
    title = Text.assemble((texts.say("ui-example"), "strong"), " ", texts.say(f"example-{example.name}"))
    return Padding(Group(title, *happens), BELOW_A_RULE)
