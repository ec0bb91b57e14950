"""Going through a record, forwards and backwards."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from wunderkammer.core.log_line import LogLine
from wunderkammer.errors import BadSeats
from wunderkammer.match.match import Match
from wunderkammer.match.party import person_name, plain_name
from wunderkammer.match.records.divergence import divergence_sentence
from wunderkammer.match.records.record import Record
from wunderkammer.terminal.layout import bullet, headline, score_sheet, wipe
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import room
from wunderkammer.terminal.terminal_table import Ask
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.verdict import winner_sentence

BACK = {"p", "b", "з"}
ON = {"", "n", "т"}
QUIT = {"q", "й"}
FIRST = {"begin", "0", "^"}
LAST = {"end", "e", "$"}


class Replay:
    """A record from one seat's knowledge; of a finished game everything, if no seat is named."""

    def __init__(self, console: Console, record: Record, seat: int | None, lang: str) -> None:
        self.console = console
        self.record = record
        self.seat = seat
        self.whole = Match.from_record(record)
        if seat is not None and not 0 <= seat < self.whole.seats:
            raise BadSeats("no-seat-in-match", seat=seat + 1, last=self.whole.seats)
        self.everything = seat is None and self.whole.result is not None
        self.catalogue = catalogue(lang, self.whole.game.folder)
        names = [plain_name(name) for name in self.whole.players]
        if len(names) != self.whole.seats or not all(names):
            names = [person_name(self.catalogue, seat + 1) for seat in range(self.whole.seats)]
        self.narrator = Narrator(self.whole.game.rules, self.catalogue, names)
        self.last = len(self.whole.entries) if self.whole.divergence else len(record.entries)

    def lines(self) -> list[LogLine]:
        """What this reader may see of the log."""
        return self.whole.all_lines() if self.everything else self.whole.log(self.seat)

    def print_all(self) -> None:
        """The whole story as sentences."""
        self.console.print(headline(self.catalogue.say("game-title")))
        for line in self.lines():
            number = Text(f"{line.entry + 1:4} ", "faint") if line.kind == "move" else Text("     ")
            self.console.print(number + Text(self.narrator.line(line)), soft_wrap=True)
        self.print_result()

    def print_result(self) -> None:
        """The score sheet at the end; for a match that today's rules cannot follow to its end, why it stops here."""
        note = divergence_sentence(self.whole, self.catalogue)
        if note:
            self.console.print(Text(note, "warn"))
        result = self.whole.result
        if result is not None:
            self.console.print(score_sheet(result, self.narrator, self.console.width))
            self.console.print(Text(winner_sentence(result, self.narrator), "title"))

    def walk(self, ask: Ask) -> None:
        """Step through the record until the reader has seen enough."""
        last = self.last
        at = 0
        self.show(at)
        while True:
            try:
                typed = ask(f"{at}/{last} {self.catalogue.say('ui-replay-keys')} › ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if typed in QUIT:
                return
            step = step_to(typed, at, last)
            if step is None:
                self.console.print(Text(self.catalogue.say("ui-replay-wrong", typed=typed, last=last), "warn"))
            elif step == at:
                self.console.print(Text(self.catalogue.say("ui-replay-edge"), "faint"))
            else:
                at = step
                self.show(at)

    def show(self, at: int) -> None:
        """The table after so many entries, and the last of them in words."""
        match = Match.from_record(self.record, at)
        wipe(self.console)
        self.console.print(headline(f"{self.catalogue.say('game-title')} · {at}/{self.last}"))
        self.console.print(board(match, self.view(match), self.narrator, *room(self.console)))
        for line in self.lines():
            if line.entry == at - 1:
                self.console.print(bullet(self.narrator.line(line)))
        if at == self.last:
            self.print_result()

    def view(self, match: Match) -> dict[str, Any]:
        view = match.view(self.seat)
        if self.everything:
            for seat in range(match.seats):
                view["table"] = joint_view(view["table"], match.view(seat)["table"])
        return view


def joint_view(one: Any, other: Any) -> Any:
    """What two seats know together: whatever one of them does not see is taken from the other."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: joint_view(one.get(key), other.get(key)) for key in [*one, *(key for key in other if key not in one)]
        }
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return one if len(one) > len(other) else other
        return [joint_view(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
    return other if one is None else one


def step_to(typed: str, at: int, last: int) -> int | None:
    """Where a word leads; None for one that is not understood."""
    if typed in ON:
        return min(at + 1, last)
    if typed in BACK:
        return max(at - 1, 0)
    if typed in FIRST or typed in LAST:
        return 0 if typed in FIRST else last
    return min(int(typed), last) if typed.isdecimal() and len(typed) < 9 else None
