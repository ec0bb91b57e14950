"""The narrator of a match: moves, decisions, log and refusals as sentences."""

from __future__ import annotations

from wunderkammer.core.engine import acting, actor
from wunderkammer.core.frames import NATURE
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.listed_names import waiting_sentence

Arguments = list[tuple[str, Domain, int]]

PEOPLE = ("seat", "owner")  # domains and details of these names are players


class Narrator:
    """Describes a match in the language of a catalogue, with the players' names."""

    def __init__(self, rules: Rules, catalogue: Catalogue, names: list[str]) -> None:
        self.rules = rules
        self.catalogue = catalogue
        self.names = names

    def move(self, state: State, seat: int, move: int) -> str:
        """What a move would do, as an order: “Sell Patched Balloon for 4 M£”."""
        vocabulary = self.rules.vocabulary
        arguments = vocabulary.arguments(move) + self.rules.context(state, seat, move)
        return self.tell(f"move-{vocabulary.verb_of(move).name}", seat, arguments)

    def ask(self, state: State, seat: int) -> str:
        """The decision that waits for a seat; if none does, what the table is waiting for."""
        step = self.rules.ask(state, seat)
        if step:
            return self.tell(f"ask-{step}", seat, self.rules.asked_about(state, seat))
        others = acting(state)
        if others:
            return waiting_sentence([self.name(other) for other in others], self.catalogue)
        return self.catalogue.say("waiting-chance" if actor(state) == NATURE else "waiting-over")

    def line(self, line: LogLine) -> str:
        """What has happened."""
        return self.tell(f"{'log' if line.kind == 'move' else 'event'}-{line.code}", line.seat, line.arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule to look up."""
        message_id = f"no-{refusal.code}"
        wanted = self.catalogue.wanted_forms(message_id)
        args: dict[str, object] = {}
        for name, value in refusal.details.items():
            args[name] = value
            if isinstance(value, str) and self.catalogue.has(value):
                for variable, form in wanted.get(name, ()):
                    args[variable] = value.partition("-")[2] if form == "label" else self.catalogue.form(value, form)
            elif isinstance(value, int) and name in PEOPLE:
                args[name] = self.name(value)
        sentence = self.catalogue.say(message_id, **args)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def why_not(self, state: State, seat: int, refusal: Refusal) -> str:
        """Why not; where nothing better can be said than that, also what is asked now."""
        sentence = self.refusal(refusal)
        return f"{sentence} {self.ask(state, seat)}" if refusal.code == "not-now" else sentence

    def label(self, domain: Domain, value: int, case: str = "") -> str:
        """The name of a thing, in a case if one is wanted, or a player, or a number as it is; −1 is no thing at all."""
        if domain.name in PEOPLE:
            return self.name(value)
        if not domain.labels:
            return str(value)
        if value < 0:
            return self.catalogue.say("nothing")
        return self.catalogue.form(f"{domain.name}-{domain.text(value)}", case)

    def name(self, seat: int) -> str:
        """The player's name; the number of a seat that nobody has."""
        if seat < 0:
            return self.catalogue.say("nothing")
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def tell(self, message_id: str, seat: int, arguments: Arguments) -> str:
        return self.catalogue.say(message_id, **self.arguments_for(message_id, seat, arguments))

    def arguments_for(self, message_id: str, seat: int, arguments: Arguments) -> dict[str, object]:
        """The arguments as the message wants them: names, cases of things, and labels to choose a variant by."""
        wanted = self.catalogue.wanted_forms(message_id)
        args: dict[str, object] = {"player": self.name(seat)} if seat >= 0 and "player" in wanted else {}
        for name, domain, value in arguments:
            for variable, form in wanted.get(name, ()):
                args[variable] = self.argument(domain, value, form, seat)
        return args

    def argument(self, domain: Domain, value: int, form: str, seat: int) -> str | int:
        if form == "whose":
            return "own" if value == seat else "other"
        if not domain.labels and domain.name not in PEOPLE:
            return value
        if form == "label":
            return domain.text(value) if value >= 0 else "none"
        return self.label(domain, value, form)
