"""The page that `h` shows: the best moves, what to type for them, and what they lead to."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.bots.advice import Advice
from wunderkammer.terminal.choices import MenuEntry
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.hint_words import hint_outlook, hint_sentence

LEVEL = "level4"
SECONDS = 2.0  # nobody likes to wait longer for a hint


def page(found: list[Advice], choices: list[MenuEntry], catalogue: Catalogue) -> RenderableType:
    """The reason for the best move as a sentence, and all that are worth a thought as a list."""
    listed = {choice.key: choice for choice in choices}
    moves = {key: choice.sentence for key, choice in listed.items()}
    sentence = Text(hint_sentence(found, moves, catalogue), "good")
    if len(found) == 1:
        return sentence
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    grid.add_column()
    for one in found:
        choice = listed[one.key]
        grid.add_row(Text(choice.token, "choice"), choice.whole, Text(hint_outlook(one, catalogue), "faint"))
    return Group(sentence, grid)
