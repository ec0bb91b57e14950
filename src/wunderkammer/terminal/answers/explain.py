"""Answers to “?”: why a move is not possible, what a rule says, how the table is used."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.match.match import Match
from wunderkammer.match.obstacles import obstacles
from wunderkammer.terminal.answers.thing_cards import ThingQuestion
from wunderkammer.terminal.choices import MenuEntry
from wunderkammer.terminal.layout import bullet, choice_list, rule_text
from wunderkammer.text.askable import FoundThings
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import Rulebook

HELP = ("move", "hint", "why", "undo", "log", "rules", "save", "quit", "help")
NOTHING = FoundThings([], False)


def answer(
    match: Match, seat: int, found: list[MenuEntry], question: str, narrator: Narrator, book: Rulebook
) -> RenderableType:
    """What `?` with a key, a number, a rule, a thing or a word has to say."""
    if not question:
        return overview(match, seat, found, narrator)
    rule = book.rule(question)
    if rule:
        return rule_text(rule)
    key = next((choice.key for choice in found if choice.token == question), question)
    if ":" in key or key in match.game.vocabulary.by_name:
        asking = ThingQuestion(match, seat, found, narrator, book)
        namesakes = asking.things.find(question) if key == question and ":" not in key else NOTHING
        card = [asking.cards(namesakes.things)] if namesakes.surely else []
        return Group(about_move(match, seat, found, key, narrator, book), *card)
    return about(match, seat, found, question, narrator, book)


def about_move(
    match: Match, seat: int, found: list[MenuEntry], key: str, narrator: Narrator, book: Rulebook
) -> RenderableType:
    """That a move is possible, or why it is not."""
    possible = next((choice for choice in found if choice.key == key), None)
    if possible is not None:
        return Text(narrator.catalogue.say("ui-possible", sentence=possible.whole), "good")
    return why_not(match, seat, key, narrator, book)


def about(
    match: Match, seat: int, found: list[MenuEntry], question: str, narrator: Narrator, book: Rulebook
) -> RenderableType:
    """The cards of the things that a name means, or else what the rules say about a word."""
    asking = ThingQuestion(match, seat, found, narrator, book)
    meant = asking.things.find(question)
    if meant.surely:
        return asking.cards(meant.things)
    mentions = [rule_text(paragraph) for paragraph in book.search(question)]
    if meant.things or mentions:
        return Group(*([asking.cards(meant.things)] if meant.things else []), *mentions)
    unknown = narrator.catalogue.say("ui-no-answer", question=question, rule=f"{match.game.prefix}-01")
    return Group(Text(unknown, "warn"), asking.everything())


def why_not(match: Match, seat: int, key: str, narrator: Narrator, book: Rulebook) -> RenderableType:
    """The reason, and the rule behind it in full."""
    refusal = match.refusal(seat, key)
    assert refusal is not None  # what is possible stands in the list
    rule = book.rule(refusal.rule)
    reason = Text(narrator.why_not(match.state, seat, refusal), "warn")
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
