"""The terminal table: a match between people at one keyboard and bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.errors import WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.match.party import free_seats
from wunderkammer.match.undo import undo_offer
from wunderkammer.terminal import saves
from wunderkammer.terminal.answers import explain, hint_page
from wunderkammer.terminal.choices import MenuEntry, choices
from wunderkammer.terminal.layout import (
    bullet,
    choice_list,
    headline,
    rule_text,
    score_sheet,
    wipe,
)
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import room
from wunderkammer.terminal.typed_commands import Command, Quit, command_of
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.invocation import command_name
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import rulebook
from wunderkammer.text.verdict import winner_sentence

RECENT = 10  # lines of the log beside the board …
EVERYTHING = 10_000  # … where a game plays its own opponents
NEWS_FRAME = 3  # their headline, a line on earlier news, and the prompt
AT_LEAST = 3  # … and as many when board and decision fill the screen
YES = ("y", "yes", "j", "ja", "д", "да")
NO = ("n", "no", "nein", "н", "нет")

Ask = Callable[[str], str]


class TerminalTable:
    """Shows the table to the person whose turn it is and carries out what they type."""

    def __init__(self, console: Console, ask: Ask, match: Match, bots: list[str], path: Path) -> None:
        self.console = console
        self.ask = ask
        self.match = match
        self.bots = bots
        self.path = path
        self.catalogue = catalogue(match.lang, match.game.folder)
        self.say = self.catalogue.say
        self.narrator = Narrator(match.game.rules, self.catalogue, match.players)
        self.rulebook = rulebook(match.game.folder, match.lang)
        seated = [bot(name, derived_seed(match.seed, seat + 1)) if name else None for seat, name in enumerate(bots)]
        self.company = Company(match.game.rules, seated, Occasion(match.game.id, match.seats, match.options))
        free = free_seats(match.game.rules, match.state)
        self.people = [seat for seat in free if not bots[seat]]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.entries_read = 0  # by spectators
        self.can_keep = True
        self.faults: list[str] = []  # what programs did wrong and nobody has read yet
        self.known: set[tuple[int, str]] = set()

    def run(self) -> bool:
        """Play to the end (True) or until somebody quits (False)."""
        self.keep()
        with self.company:
            while self.match.to_act:
                seat = self.whose_turn()
                try:
                    if self.company.is_bot(seat):
                        self.bot_acts(seat)
                    else:
                        self.person(seat)
                except Quit:
                    return False
                self.keep()
            self.company.result = self.match.result
        self.finish()
        return True

    def bot_acts(self, seat: int) -> None:
        with self.console.status(Text(self.say("ui-thinking", name=self.narrator.name(seat)), "faint")):
            self.company.follow(self.match.setup.first_state, [entry[:2] for entry in self.match.entries])
            move = self.company.choose(self.match.state, seat)
        self.match.play(seat, self.match.game.vocabulary.key(move))
        for fault in self.company.faults(seat):
            if (seat, fault.code) not in self.known:
                self.known.add((seat, fault.code))
                self.faults.append(fault.sentence(self.narrator.name(seat), 1, self.catalogue))
        self.tell_spectators()
        if not self.people:
            self.print_faults()

    def print_faults(self) -> None:
        """Every kind of fault of a program is reported once."""
        for sentence in self.faults:
            self.warn(sentence)
        self.faults.clear()

    def whose_turn(self) -> int:
        """Of several seats that may act a bot first, then the one at the keyboard."""
        able = self.match.to_act
        bots = [seat for seat in able if self.company.is_bot(seat)]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in able else able[0]

    # One person's turn.

    def person(self, seat: int) -> None:
        """Show the table and read until a decision is made."""
        self.hand_over(seat)
        found = choices(self.match, seat, self.narrator)
        self.show(seat, found)
        while self.match.to_act and seat in self.match.to_act:
            command = command_of(self.read(f"{self.narrator.name(seat)} › "))
            before = self.match.entries
            if self.obey(seat, found, command):
                return
            if self.match.entries is not before:  # something was taken back
                return

    def hand_over(self, seat: int) -> None:
        """Between two people the screen shows nothing but whose turn it is."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        wipe(self.console)
        self.console.print(headline(self.say("game-title")))
        sentence = self.say("ui-pass-keyboard", name=self.narrator.name(seat))
        if self.console.is_terminal:
            self.read(f"{sentence} ")
            wipe(self.console)
        else:
            self.console.print(sentence)

    def show(self, seat: int, found: list[MenuEntry]) -> None:
        """Board, news, decision and moves; what must be scrolled to on a low screen are the news."""
        wipe(self.console)
        above = board(self.match, self.match.view(seat), self.narrator, *room(self.console))
        below = Group(
            headline(self.say("ui-turn", name=self.narrator.name(seat))),
            Text(self.narrator.ask(self.match.state, seat), "ask"),
            choice_list(found),
            Text(self.say("ui-hint"), "faint"),
        )
        news, too_high = self.room_for_news(Group(above, below)), self.must_scroll(Group(above, below))
        if too_high:
            self.print_news(seat, news)
        self.console.print(above)
        if not too_high:
            self.print_news(seat, news)
        self.print_faults()
        self.console.print(below)

    def room_for_news(self, others: RenderableType) -> int:
        """As many lines as the screen has left, and all that are recent if it must be scrolled anyway.

        A game's own opponents have nobody to tell what they did: their whole turn is shown.
        """
        if self.match.game.rules.rivals(self.match.state):
            return EVERYTHING
        if not self.console.is_terminal or self.must_scroll(others):
            return RECENT
        return max(AT_LEAST, min(RECENT, self.console.height - self.lines_beside_news(others)))

    def must_scroll(self, others: RenderableType) -> bool:
        """Whether a screen has no room for board, decision and even one line of news."""
        return self.console.is_terminal and self.lines_beside_news(others) > self.console.height

    def lines_beside_news(self, others: RenderableType) -> int:
        return len(self.console.render_lines(others, pad=False)) + NEWS_FRAME

    def print_news(self, seat: int, most: int = RECENT) -> None:
        """What happened since this person's last decision."""
        since = max(0, self.match.last_of(seat))
        sentences = [self.narrator.line(line) for line in self.match.log(seat) if line.entry >= since]
        if not sentences:
            return
        self.console.print(headline(self.say("ui-news")))
        if len(sentences) > most:
            self.console.print(Text(self.say("ui-earlier", count=len(sentences) - most), "faint"))
        for sentence in sentences[-most:]:
            self.console.print(bullet(sentence))

    def read(self, prompt: str) -> str:
        """A line; at its end, as with Ctrl-D, somebody leaves."""
        try:
            return self.ask(prompt)
        except EOFError:
            self.console.print()
            raise Quit from None

    # What people type.

    def obey(self, seat: int, found: list[MenuEntry], typed: Command) -> bool:
        """Carry out what was typed; whether a move was made."""
        if typed.command == "move":
            return self.try_move(seat, found, typed.rest)
        if typed.command == "quit":
            raise Quit
        if typed.command == "undo":
            self.undo(seat)
        elif typed.command == "save":
            self.save(typed.rest)
        elif typed.command == "log":
            self.print_log(seat)
        elif typed.command == "explain":
            self.console.print(explain.answer(self.match, seat, found, typed.rest, self.narrator, self.rulebook))
        elif typed.command == "hint":
            self.print_hint(seat, found)
        elif typed.command == "rules":
            self.print_rules(typed.rest)
        elif typed.command == "help":
            self.console.print(explain.help_page(self.catalogue, found[-1].key))
        else:
            self.show(seat, found)
        return False

    def try_move(self, seat: int, found: list[MenuEntry], typed: str) -> bool:
        keys = [choice.key for choice in found if typed in (choice.token, choice.key)]
        if keys:
            self.match.play(seat, keys[0])
            return True
        if ":" in typed or typed in self.match.game.vocabulary.by_name:
            self.warn(self.match.explain(seat, typed) or "")
        elif found[-1].token.isdigit() and found[0].token.isdigit():
            self.warn(self.say("ui-not-understood", typed=typed, first=found[0].token, last=found[-1].token))
        else:
            self.warn(self.say("ui-not-in-list", typed=typed))
        return False

    def undo(self, seat: int) -> None:
        """Say what would be taken back, and take it back."""
        code = self.match.undo_refusal(seat)
        if code is not None:
            self.warn(self.say(f"no-{code}"))
            return
        self.console.print(Text(undo_offer(self.match, seat, self.narrator)))
        if self.agreed(self.say("ui-undo-sure")):
            self.match.undo(seat)

    def save(self, name: str) -> None:
        """Write the record where the person wants it."""
        if not name:
            self.warn(self.say("ui-save-where"))
            return
        try:
            path = saves.file_named(name)
            if os.path.exists(path) and not self.agreed(self.say("ui-save-replace", path=str(path))):
                return
            saves.keep(self.match, self.bots, path)
        except WunderkammerError as error:
            self.warn(str(error))
        else:
            self.console.print(Text(self.say("ui-saved", path=str(path)), "good"))

    def agreed(self, question: str) -> bool:
        """Enter or a word for yes, or a word for no; anyone who types something else is asked again."""
        try:
            while (typed := self.ask(f"{question} ").strip().casefold()) not in ("", *YES, *NO):
                self.warn(self.say("ui-enter-or-no", typed=typed))
            return typed not in NO
        except EOFError:
            return False

    def print_hint(self, seat: int, found: list[MenuEntry]) -> None:
        with self.console.status(Text(self.say("hint-thinking"), "faint")):
            advice = self.match.hint(seat, hint_page.LEVEL, hint_page.SECONDS)
        self.console.print(hint_page.page(advice, found, self.catalogue))

    def print_log(self, seat: int) -> None:
        for line in self.match.log(seat):
            self.console.print(bullet(self.narrator.line(line)))

    def print_rules(self, word: str) -> None:
        found = self.rulebook.find(word)
        for paragraph in found:
            self.console.print(rule_text(paragraph))
        if not word:
            self.console.print(Text(self.say("ui-rules-how", example=f"r {self.match.game.prefix}-01")))
            for section in self.rulebook.sections:
                rules = [paragraph.rule for paragraph in section.paragraphs if paragraph.rule]
                if rules:
                    self.console.print(bullet(f"{section.title}: {', '.join(rules)}"))
        elif not found:
            self.warn(self.say("ui-no-rule", word=word))

    def warn(self, sentence: str) -> None:
        self.console.print(Text(sentence, "warn"))

    # Keeping, watching, ending.

    def keep(self) -> None:
        """Save after every move; if that is not possible, say so once and play on."""
        if not self.can_keep:
            return
        try:
            saves.keep(self.match, self.bots, self.path)
        except WunderkammerError as error:
            self.can_keep = False
            self.warn(f"{error} {self.say('ui-not-kept')}")

    def tell_spectators(self) -> None:
        """When only bots play, those who watch hear what happens."""
        if self.people:
            return
        for line in self.match.log(None):
            if line.entry >= self.entries_read:
                self.console.print(bullet(self.narrator.line(line)))
        self.entries_read = len(self.match.entries)

    def finish(self) -> None:
        """The score sheet line by line, and the winner."""
        result = self.match.result
        assert result is not None
        wipe(self.console)
        seat = self.people[0] if len(self.people) == 1 else None
        self.console.print(board(self.match, self.match.view(seat), self.narrator, *room(self.console)))
        if self.people:
            self.print_news(self.people[0] if seat is None else seat)
        self.print_faults()
        self.console.print(score_sheet(result, self.narrator, self.console.width))
        self.console.print(Text(winner_sentence(result, self.narrator), "title"))
        if self.can_keep:
            command = f"{command_name()} replay"
            sentence = self.say("ui-record-kept", path=saves.short_path(self.path), command=command)
            self.console.print(Text(sentence, "faint"))
