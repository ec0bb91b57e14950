"""Answers to “?”: why a move is not possible, what a rule says, how the table is used."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.match.match import Match
from wunderkammer.match.obstacles import obstacles
from wunderkammer.terminal.choices import MenuEntry
from wunderkammer.terminal.layout import bullet, choice_list, rule_text
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import Rulebook

HELP = ("move", "hint", "why", "undo", "log", "rules", "save", "quit", "help")


def answer(
    match: Match, seat: int, found: list[MenuEntry], question: str, narrator: Narrator, book: Rulebook
) -> RenderableType:
    """What `?` with a key, a number, a rule or a word has to say."""
    say = narrator.catalogue.say
    if not question:
        return overview(match, seat, found, narrator)
    rule = book.rule(question)
    if rule:
        return rule_text(rule)
    keys = [choice.key for choice in found if choice.token == question] or [question]
    possible = next((choice for choice in found if choice.key == keys[0]), None)
    if possible is not None:
        return Text(say("ui-possible", sentence=possible.whole), "good")
    if ":" in keys[0] or keys[0] in match.game.vocabulary.by_name:
        return why_not(match, seat, keys[0], narrator, book)
    mentions = book.search(question)
    if mentions:
        return Group(*(rule_text(paragraph) for paragraph in mentions))
    return Text(say("ui-no-answer", question=question, rule=f"{match.game.prefix}-01"), "warn")


def why_not(match: Match, seat: int, key: str, narrator: Narrator, book: Rulebook) -> RenderableType:
    """The reason, and the rule behind it in full."""
    refusal = match.refusal(seat, key)
    assert refusal is not None  # what is possible stands in the list
    rule = book.rule(refusal.rule)
    reason = Text(narrator.refusal(refusal), "warn")
    return Group(reason, rule_text(rule)) if rule else reason


def overview(match: Match, seat: int, found: list[MenuEntry], narrator: Narrator) -> RenderableType:
    """The decision with what can be typed, what is not possible in it and why, and how to ask further."""
    say = narrator.catalogue.say
    parts: list[RenderableType] = [Text(narrator.ask(match.state, seat), "ask"), choice_list(found)]
    reasons = [bullet(narrator.refusal(refusal)) for _, refusal in obstacles(match, seat)]
    if reasons:
        parts += [Text(say("ui-why-not"), "title"), *reasons]
    parts.append(Text(say("ui-ask-further", token=found[-1].token, rule=f"{match.game.prefix}-01"), "faint"))
    return Group(*parts)


def help_page(catalogue: Catalogue, key: str) -> RenderableType:
    """Everything that can be typed; `key` serves as an example of a move."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in HELP:
        keys = catalogue.say(f"ui-help-{name}-keys", key=key)
        grid.add_row(Text(f" {keys}", "choice"), catalogue.say(f"ui-help-{name}", key=key))
    return grid
