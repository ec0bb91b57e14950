"""A puzzle in words: why a move is the best, or why one that was tried is not; made from the moves' own sentences."""

from __future__ import annotations

from itertools import takewhile

from wunderkammer.analysis.analysis_words import GAMES, names_of
from wunderkammer.analysis.positions import differences, positions_along
from wunderkammer.match.match import Match
from wunderkammer.shelf.puzzles import Puzzle, PuzzleMove
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import together
from wunderkammer.text.quotes import inside_quotes


class PuzzleWords:
    """Tells one puzzle in the language of a catalogue."""

    def __init__(self, match: Match, puzzle: Puzzle, texts: Catalogue) -> None:
        self.match = match
        self.puzzle = puzzle
        self.texts = texts
        self.narrator = Narrator(match.rules, texts, names_of(match, texts))

    def move(self, key: str) -> str:
        """A move as an order."""
        return self.narrator.move(self.match.state, self.puzzle.seat, self.match.vocabulary.number(key))

    def quote_move(self, key: str) -> str:
        """A move as it stands within quotation marks."""
        return inside_quotes(self.move(key), self.texts.lang)

    def why_worse(self, key: str) -> list[str]:
        """Why a tried move is not the best, without naming the one that is."""
        say, best = self.texts.say, self.figures(self.puzzle.solution)
        tried = self.puzzle.move(key)
        if tried is None or tried.chance < 0:
            sentence = say("puzzle-untried", best=wins_of_hundred(best))
        else:
            sentence = say("puzzle-tried", tried=wins_of_hundred(tried), best=wins_of_hundred(best))
        gains = self.gains(key)
        return [
            say("puzzle-wrong", move=self.quote_move(key)),
            sentence,
            *([say("puzzle-misses", changes=gains)] if gains else []),
        ]

    def why_best(self) -> list[str]:
        """What the solution brings, beside the next best move."""
        say, puzzle = self.texts.say, self.puzzle
        best, second = self.figures(puzzle.solution), self.figures(puzzle.proof.second)
        moves = {"move": self.quote_move(puzzle.solution), "second": self.quote_move(second.key)}
        gains = self.gains(second.key)
        return [
            say("puzzle-solution", chances=wins_of_hundred(best), others=wins_of_hundred(second), **moves),
            *([say("puzzle-brings", changes=gains)] if gains else []),
            self.proof(),
        ]

    def gains(self, key: str) -> str:
        """What everybody would have after the solution that they have not after another move.

        Both go on as the search expects, to the end of the turn. What it gave up early can only be compared with a
        solution that ends the turn.
        """
        number, seat = self.match.vocabulary.number, self.puzzle.seat
        best, other = self.own_line(self.puzzle.solution), self.own_line(key)
        if not other and len(best) > 1:
            return ""
        lines = ([number(one) for one in line] for line in (best or [self.puzzle.solution], other or [key]))
        found = differences(self.match.rules, self.match.state, seat, *lines)
        return together(self.narrator, seat, found)

    def own_line(self, key: str) -> list[str]:
        """The seat's own moves in the line that the search expected of a move; none if it gave that up early."""
        move = self.puzzle.move(key)
        line = () if move is None else move.line
        return [one for _, one in takewhile(lambda step: step[0] == self.puzzle.seat, line)]

    def follows(self) -> list[str]:
        """What the search expected after the solution, as far as it can be foreseen."""
        number, seat = self.match.vocabulary.number, self.puzzle.seat
        line = [(who, number(key)) for who, key in self.figures(self.puzzle.solution).line]
        before = positions_along(self.match.state, line)
        told = [self.narrator.move(state, who, move) for (who, move), state in zip(line, before, strict=False)]
        return [
            one if who == seat else self.texts.say("analysis-by", player=self.narrator.name(who), move=one)
            for one, (who, _) in zip(told, line, strict=False)
        ][1:]

    def proof(self) -> str:
        """Who has played on from here, how often, and with what result."""
        proof = self.puzzle.proof
        bot = self.texts.say("web-level", number=proof.bot.removeprefix("level"))
        figures = {"worlds": proof.worlds, "lead": round(GAMES * proof.lead), "error": round(GAMES * proof.error)}
        return self.texts.say("puzzle-proof", bot=bot, **figures)

    def figures(self, key: str) -> PuzzleMove:
        found = self.puzzle.move(key)
        assert found is not None
        return found


def wins_of_hundred(move: PuzzleMove) -> int:
    """How many of a hundred matches a move wins."""
    return round(GAMES * move.chance)
