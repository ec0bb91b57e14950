"""A lesson in the terminal: the teacher speaks below the board, and only what is asked for goes on."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from wunderkammer.errors import WunderkammerError
from wunderkammer.match.learning.lesson_progress import (
    answer_sentence,
    lesson_match,
    next_step,
    refusal_of,
    step_sentence,
)
from wunderkammer.match.match import Match
from wunderkammer.match.party import party
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.lessons import Lesson, LessonStep, lesson_of, lessons
from wunderkammer.terminal import saves
from wunderkammer.terminal.choices import MenuEntry, choices
from wunderkammer.terminal.layout import choice_list, headline, wipe
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.session import say_kept
from wunderkammer.terminal.style import room
from wunderkammer.terminal.terminal_table import Ask, TerminalTable
from wunderkammer.terminal.typed_commands import Quit, command_of
from wunderkammer.text.catalogue import catalogue

GENTLE_BOT = "level1"
FREE = {"en": "free", "ru": "свободно", "de": "frei"}  # leaves the lesson and plays on


class LessonTable(TerminalTable):
    """A table that follows a lesson as long as the learner does, and is an ordinary one afterwards."""

    def __init__(self, console: Console, ask: Ask, match: Match, bots: list[str], lesson: Lesson, done: int) -> None:
        super().__init__(console, ask, match, bots, place_for(match.game, lesson))
        self.lesson = lesson
        self.done = done
        self.answer = ""  # what the last move did, if it was chosen out of several

    def run(self) -> bool:
        """Go through the lesson, then play to the end (True), or until somebody quits (False)."""
        self.at_keyboard = self.lesson.learner
        try:
            while (step := next_step(self.lesson, self.done)) is not None:
                self.take(step)
                self.keep()
        except Quit:
            self.keep()
            return False
        return super().run()

    def take(self, step: LessonStep) -> None:
        """Show a step and read until it is done."""
        seat, played = self.lesson.learner, ""
        found = choices(self.match, seat, self.narrator) if seat in self.match.to_act else []
        self.show_step(step, found)
        while not played:
            typed = self.read(f"{self.narrator.name(seat)} › ").strip()
            if typed.casefold() in FREE.values():
                self.done = len(self.lesson.steps)
                return
            if not step.moves and not typed:
                break
            played = self.asked_move(step, found, typed)
        self.follow(step, played)

    def asked_move(self, step: LessonStep, found: list[MenuEntry], typed: str) -> str:
        """The key of a move that the step asks for; whatever else was typed is answered."""
        command = command_of(typed)
        if command.command == "show":
            self.show_step(step, found)
            return ""
        if command.command == "undo":
            self.warn(self.say("no-undo-lesson"))
            return ""
        if command.command != "move":
            self.obey(self.lesson.learner, found, command)
            return ""
        key = next((entry.key for entry in found if typed in (entry.token, entry.key)), "")
        if not key:
            self.try_move(self.lesson.learner, found, typed)  # which says why not
            return ""
        refusal = refusal_of(self.lesson, step, key, self.catalogue)
        if refusal is not None:
            self.warn(self.say(str(refusal.details["why"])))
        return "" if refusal is not None else key

    def follow(self, step: LessonStep, key: str) -> None:
        """Carry out the learner's move and all that the lesson says comes next."""
        own = [(self.lesson.learner, key)] if key else []
        for seat, move in [*own, *step.then]:
            self.match.repeat(seat, move, len(self.match.entries))
        self.answer = answer_sentence(self.lesson, step, key, self.catalogue)
        self.done += 1

    def show_step(self, step: LessonStep, found: list[MenuEntry]) -> None:
        """Board, news, what the teacher says, and the moves; those that are asked for stand out."""
        lesson, match = self.lesson, self.match
        wipe(self.console)
        self.console.print(board(match, match.view(lesson.learner), self.narrator, *room(self.console)))
        self.print_news(lesson.learner)
        count = self.say("web-lesson-step", number=self.done + 1, count=len(lesson.steps))
        self.console.print(headline(f"{self.say(f'lesson-{lesson.name}')} · {count}"))
        for sentence in filter(None, (self.answer, step_sentence(lesson, step, self.catalogue))):
            self.console.print(Text(sentence, "ask"))
        if step.moves:
            self.console.print(choice_list([with_pointer(entry, step) for entry in found]))
        help_line = "ui-lesson-move" if step.moves else "ui-lesson-enter"
        self.console.print(Text(self.say(help_line, free=FREE[self.catalogue.lang]), "faint"))

    def keep(self) -> None:
        """Save the match and how far the lesson has come."""
        try:
            saves.keep(self.match, self.bots, self.path, {"lesson": self.lesson.name, "learnt": self.done})
        except WunderkammerError as error:
            self.can_keep = False
            self.warn(f"{error} {self.say('ui-not-kept')}")


def with_pointer(entry: MenuEntry, step: LessonStep) -> MenuEntry:
    return (
        entry._replace(sentence=f"▸ {entry.sentence}", outcome=f"▸ {entry.whole}") if entry.key in step.moves else entry
    )


def place_for(game: Game, lesson: Lesson) -> Path:
    """Where a lesson waits for anyone who has left it."""
    return saves.data_folder() / "lessons" / f"{game.id}-{lesson.name}.jsonl"


def unfinished_lesson(game: Game, lesson: Lesson) -> tuple[Match, int] | None:
    """A lesson that was left before its end; None if there is none, or none that can be read."""
    try:
        record = Record.load(place_for(game, lesson))
        done, match = record.header.get("learnt"), Match.from_record(record)
    except WunderkammerError:
        return None
    return (match, done) if isinstance(done, int) and 0 < done < len(lesson.steps) else None


def is_done(game: Game, lesson: Lesson) -> bool:
    """Whether a lesson has been gone through here."""
    try:
        learnt = Record.load(place_for(game, lesson)).header.get("learnt")
    except WunderkammerError:
        return False
    return learnt == len(lesson.steps)


def learn(console: Console, ask: Ask, game: Game, lang: str, name: str) -> int:
    """Go through a lesson: the named one, or the first that has not been done."""
    every = lessons(game)
    chosen = lesson_of(
        game, name or next((one for one in every if not is_done(game, every[one])), next(iter(every), ""))
    )
    match, done = unfinished_lesson(game, chosen) or (lesson_match(game, chosen), 0)
    match.lang = lang
    made = party(catalogue(lang, game.folder), match.seats, [GENTLE_BOT], [], game.rules.rivals(match.state))
    match.players = made.names
    bots = ["" if seat == chosen.learner else bot for seat, bot in enumerate(made.bots)]
    table = LessonTable(console, ask, match, bots, chosen, done)
    if not table.run() and table.done < len(chosen.steps):
        console.print(Text(table.say("ui-lesson-kept"), "faint"))
    elif match.to_act:
        say_kept(console, table)
    return 0
