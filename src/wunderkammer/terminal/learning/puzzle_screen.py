"""Puzzles in the terminal: the board, the moves, and the answer to what was typed; what is solved is remembered."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wunderkammer.analysis.puzzle_words import PuzzleWords
from wunderkammer.errors import BadFile
from wunderkammer.match.learning.puzzle_match import next_puzzle, puzzle_match
from wunderkammer.match.match import Match
from wunderkammer.paths import data_home
from wunderkammer.shelf.game import Game, game, games
from wunderkammer.shelf.puzzles import Puzzle, puzzle_of, puzzles
from wunderkammer.terminal.choices import MenuEntry, choices
from wunderkammer.terminal.layout import bullet, choice_list, headline, wipe
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import room
from wunderkammer.terminal.terminal_table import Ask
from wunderkammer.terminal.typed_commands import Quit, command_of
from wunderkammer.text.catalogue import Catalogue, catalogue

SHOW = "?"


class SolvedFile:
    """The puzzles of one game that were solved at this terminal, in a file of the user's data folder."""

    def __init__(self, chosen: Game) -> None:
        self.path: Path = data_home() / "puzzles" / f"{chosen.id}.json"

    def names(self) -> set[str]:
        """What was solved; a file that cannot be read holds nothing."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return set()
        return {name for name in found if isinstance(name, str)} if isinstance(found, list) else set()

    def add(self, name: str) -> None:
        names = sorted({*self.names(), name})
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(names) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadFile("folder-not-made", path=str(self.path), reason=error.strerror or str(error)) from None


class PuzzleTable:
    """One puzzle on the screen."""

    def __init__(self, console: Console, ask: Ask, chosen: Game, puzzle: Puzzle, texts: Catalogue) -> None:
        self.console = console
        self.ask = ask
        self.puzzle = puzzle
        self.texts = texts
        self.match: Match = puzzle_match(chosen, puzzle)
        self.words = PuzzleWords(self.match, puzzle, texts)
        self.found: list[MenuEntry] = choices(self.match, puzzle.seat, self.words.narrator)
        names = [*puzzles(chosen)]
        self.place = {"number": names.index(puzzle.name) + 1, "count": len(names)}

    def show(self) -> None:
        """Board, question and moves."""
        view, narrator = self.match.view(self.puzzle.seat), self.words.narrator
        wipe(self.console)
        self.console.print(board(self.match, view, narrator, *room(self.console)))
        title = self.texts.say("puzzle-number", **self.place)
        self.console.print(headline(f"{self.texts.say('game-title')} · {title}"))
        self.console.print(Text(narrator.ask(self.match.state, self.puzzle.seat), "ask"))
        self.console.print(choice_list(self.found))
        self.console.print(Text(self.texts.say("ui-puzzle-help"), "faint"))

    def run(self) -> bool:
        """Read until the solution is found (True), or shown or passed over (False)."""
        self.show()
        while True:
            typed = self.read()
            if not typed:
                return False
            if typed == SHOW:
                self.tell("puzzle-was", self.words.why_best())
                return self.wait(False)
            key = next((entry.key for entry in self.found if typed in (entry.token, entry.key)), "")
            if key == self.puzzle.solution:
                self.tell("puzzle-right", self.words.why_best())
                return True
            self.refuse(key)

    def refuse(self, key: str) -> None:
        """Say why a move is not the one, or that it is none."""
        sentences = self.words.why_worse(key) if key else [self.texts.say("ui-puzzle-unknown")]
        for sentence in sentences:
            self.console.print(bullet(sentence, "warn"))

    def tell(self, heading: str, sentences: list[str]) -> None:
        self.console.print(Text(self.texts.say(heading), "title"))
        for sentence in sentences:
            self.console.print(bullet(sentence))
        follows = self.words.follows()
        if follows:
            self.console.print(Text(self.texts.say("puzzle-follows"), "faint"))
        for sentence in follows:
            self.console.print(bullet(sentence, "faint"))

    def wait(self, found: bool) -> bool:
        """Let the answer be read."""
        self.console.print(Text(self.texts.say("ui-puzzle-on"), "faint"))
        self.read()
        return found

    def read(self) -> str:
        try:
            typed = self.ask("› ").strip()
        except EOFError:
            raise Quit from None
        if typed != SHOW and command_of(typed).command == "quit":
            raise Quit
        return typed


def solve_puzzles(console: Console, ask: Ask, chosen: Game, lang: str, name: str) -> int:
    """Set one puzzle after the other, the named one first, until all are solved or somebody quits."""
    texts, memory = catalogue(lang, chosen.folder), SolvedFile(chosen)
    puzzle = puzzle_of(chosen, name) if name else next_puzzle(chosen, memory.names())
    try:
        while puzzle is not None:
            table = PuzzleTable(console, ask, chosen, puzzle, texts)
            if table.run():
                memory.add(puzzle.name)
                table.wait(True)
            puzzle = next_puzzle(chosen, memory.names(), puzzle.name)
        console.print(Text(texts.say("puzzles-done" if puzzles(chosen) else "puzzles-none")))
    except Quit:
        pass
    tell_count(console, chosen, texts)
    return 0


def tell_count(console: Console, chosen: Game, texts: Catalogue) -> None:
    """How many puzzles of a game are solved here."""
    count = len(puzzles(chosen))
    if count:
        solved = len(SolvedFile(chosen).names() & puzzles(chosen).keys())
        console.print(Text(texts.say("puzzles-count", solved=solved, count=count), "faint"))


def list_puzzles(console: Console, lang: str) -> int:
    """The games that have puzzles, and how many of them are solved here."""
    for name in games():
        chosen = game(name)
        if puzzles(chosen):
            texts = catalogue(lang, chosen.folder)
            console.print(Text.assemble((texts.say("game-title"), "title"), f"  {name}"))
            tell_count(console, chosen, texts)
    return 0
