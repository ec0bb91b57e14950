"""Cards about things on the table, as the browser shows them: name, meaning, rule, what can be done now or why not."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wunderkammer.match.match import Match
from wunderkammer.match.why_not import why_not
from wunderkammer.terminal.choices import MenuEntry
from wunderkammer.terminal.layout import choice_list, rule_text
from wunderkammer.text.askable import AskableThings
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import Rulebook
from wunderkammer.text.thing_meanings import KnownTable, Meaning, meaning

MOST_CARDS = 3  # that are shown whole; of more only the names
MOST_NAMES = 6  # of one kind, as examples
MARGIN = (0, 0, 0, 2)


class ThingQuestion:
    """Somebody's question about a thing; what they may not know is in no answer."""

    def __init__(self, match: Match, seat: int, found: list[MenuEntry], narrator: Narrator, book: Rulebook) -> None:
        self.match = match
        self.seat = seat
        self.found = found
        self.narrator = narrator
        self.say = narrator.catalogue.say
        self.book = book
        self.things = AskableThings(
            match.game, KnownTable(match.view(seat)["table"], match.figures, narrator), match.seats
        )

    def cards(self, meant: list[Meaning]) -> RenderableType:
        """What a few things are; of many their names."""
        if len(meant) > MOST_CARDS and len({one.name for one in meant}) > 1:
            return Group(Text(self.say("ui-several-things"), "title"), names(meant))
        shown = meant[:MOST_CARDS]
        last = {one.rule: one for one in shown}  # a rule that several share stands once, on the last of them
        return Group(*(self.card(one, last[one.rule] is one) for one in shown))

    def card(self, one: Meaning, with_rule: bool) -> RenderableType:
        """One card: the name, the meaning, the rule; then what can be done with the thing, or why nothing can."""
        lines: list[RenderableType] = [Text(one.sentence)]
        rule = self.book.rule(one.rule) if with_rule else None
        lines += [rule_text(rule)] if rule else []
        lines += self.now(one)
        return Group(Text(one.name, "title"), Padding(Group(*lines), MARGIN))

    def now(self, one: Meaning) -> list[RenderableType]:
        """The moves that touch a thing, with costs and gains; or why there is none, and what is asked instead."""
        moves = [entry for entry in self.found if one.name in self.touched_names(entry)]
        if moves:
            return [Text(self.say("ui-moves-on-thing"), "faint"), choice_list(moves)]
        refusal = why_not(self.match, self.seat, one.thing)
        if refusal is None or refusal.code == "unknown-move":  # what only some moves of a kind could do
            return []
        rule = self.book.rule(refusal.rule) if refusal.rule != one.rule else None
        question = Text(self.narrator.ask(self.match.state, self.seat), "ask")
        return [Text(self.narrator.refusal(refusal), "warn"), *([rule_text(rule)] if rule else []), question]

    def touched_names(self, entry: MenuEntry) -> set[str]:
        """The names of the things that a move touches, and of the move itself where it is drawn as one."""
        vocabulary = self.match.game.vocabulary
        move = vocabulary.number(entry.key)
        elements = [*vocabulary.elements(self.seat, move), f"move-{vocabulary.verb_of(move).name}"]
        meanings = [meaning(self.match.game.kinds, self.things.known, element) for element in elements]
        return {one.name for one in meanings if one}

    def everything(self) -> RenderableType:
        """The names of what can be asked about, of each kind some."""
        kinds: dict[str, list[Meaning]] = {}
        for one in self.things.all():
            kinds.setdefault(one.thing.partition("-")[0], []).append(one)
        several = [same for same in kinds.values() if len(same) > 1]
        single = [one for same in kinds.values() if len(same) == 1 for one in same]
        lists = [*(names(same, MOST_NAMES) for same in several), names(single)]
        return Group(Text(self.say("ui-askable"), "title"), *lists)


def names(things: list[Meaning], most: int = 0) -> RenderableType:
    """Names one after the other, each once; with `most`, no more than so many."""
    different = [*dict.fromkeys(one.name for one in things)]
    shown = [*different[:most], "…"] if most and len(different) > most else different
    return Padding(Text(" · ".join(shown)), MARGIN)
