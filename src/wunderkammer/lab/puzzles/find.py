"""Looks for puzzles in one match after the other and writes them beside their game; goes on where it ended."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from wunderkammer.bots.info import Info
from wunderkammer.core.vocabulary import Vocabulary
from wunderkammer.lab.puzzles.candidates import DEPTH, Candidate, candidates
from wunderkammer.lab.puzzles.proof import Lead, prove
from wunderkammer.match.learning.puzzle_match import puzzle_match
from wunderkammer.shelf.game import Game, game, games
from wunderkammer.shelf.puzzles import (
    FOLDER,
    UNTRIED,
    Puzzle,
    PuzzleMove,
    PuzzleProof,
    puzzles,
    read_puzzle,
    write_puzzle,
)

QUICK_BOTS = ("level2", "level3")  # play on first: most candidates are given up there
PER_MATCH = 2  # puzzles out of one match, so that they differ


class PuzzleFinder:
    """Goes through the matches of one game; how far it has come is kept beside the puzzles it has written."""

    def __init__(self, chosen: Game, bot: str, worlds: int, after: float, notes: Path) -> None:
        self.game = chosen
        self.bot = bot
        self.worlds = worlds
        self.after = after
        self.notes = notes / f"{chosen.id}.json"
        self.folder = chosen.folder / FOLDER

    @property
    def count(self) -> int:
        """How many puzzles this bot has proved."""
        return sum(read_puzzle(file).proof.bot == self.bot for file in self.folder.glob("*.toml"))

    def next_match(self) -> int:
        """The number of the first match that has not been searched."""
        return int(json.loads(self.notes.read_text())["matches"]) if self.notes.exists() else 0

    def search_match(self, number: int) -> None:
        """Search one match and keep what it held."""
        several = [seats for seats in self.game.seats if seats > 1][:3]
        seats, found = several[number % len(several)], 0
        for candidate in candidates(self.game, seats, number + 1, self.after):
            found += self.try_candidate(candidate, f"{seats}-{number + 1}-{candidate.number}")
            if found == PER_MATCH:
                break
        self.notes.parent.mkdir(parents=True, exist_ok=True)
        self.notes.write_text(json.dumps({"matches": number + 1}) + "\n")

    def try_candidate(self, candidate: Candidate, name: str) -> bool:
        """Whether a candidate is a puzzle; then it is written."""
        best, second = candidate.comparison.best[0], candidate.comparison.played[0]
        lead = self.lead(candidate, (best, second))
        if lead is None:
            return False
        print(f"{self.game.id} {name}: {lead_sentence(lead)}", flush=True)
        if lead.proved:
            write_puzzle(self.folder, puzzle_from(self.game, candidate, name, lead, self.bot))
        return lead.proved

    def prove_again(self) -> None:
        """Let the bot play on in every puzzle that another one has proved; what does not hold goes."""
        for puzzle in [one for one in puzzles(self.game).values() if one.proof.bot != self.bot]:
            info = Info(self.game.rules, puzzle_match(self.game, puzzle).state, puzzle.seat)
            number = self.game.vocabulary.number
            moves = number(puzzle.solution), number(puzzle.proof.second)
            lead = prove(self.game, info, moves, self.bot, self.worlds)
            print(f"{self.game.id} {puzzle.name}: {lead_sentence(lead)}", flush=True)
            if lead.proved:
                write_puzzle(self.folder, replace(puzzle, proof=proof_from(lead, self.bot, puzzle.proof.second)))
            else:
                (self.folder / f"{puzzle.name}.toml").unlink()

    def lead(self, candidate: Candidate, moves: tuple[int, int]) -> Lead | None:
        """What strong bots make of it, where quick ones see it by far: the time of strong ones is dear."""
        for quick in QUICK_BOTS:
            if quick != self.bot and not prove(self.game, candidate.info, moves, quick, self.worlds).by_far:
                return None
        return prove(self.game, candidate.info, moves, self.bot, self.worlds)


def puzzle_from(chosen: Game, candidate: Candidate, name: str, lead: Lead, bot: str) -> Puzzle:
    """A candidate with its proof, as it is stored."""
    info, comparison, key = candidate.info, candidate.comparison, chosen.vocabulary.key
    proof = proof_from(lead, bot, key(comparison.played[0]))
    moves = puzzle_moves(chosen.vocabulary, candidate)
    position = chosen.rules.to_json(info.possible)
    return Puzzle(name, info.possible.seats, info.seat, key(comparison.best[0]), position, moves, proof)


def proof_from(lead: Lead, bot: str, second: str) -> PuzzleProof:
    return PuzzleProof(bot, second, lead.worlds, round(lead.mean, 3), round(lead.error, 3), DEPTH["rounds"])


def lead_sentence(lead: Lead) -> str:
    return f"{lead.mean:+.2f} ± {lead.error:.2f} in {lead.worlds} worlds{', proved' if lead.proved else ''}"


def puzzle_moves(vocabulary: Vocabulary, candidate: Candidate) -> tuple[PuzzleMove, ...]:
    """All possible moves, the best first; those after the second were given up early, so its figures limit theirs."""
    comparison, seat = candidate.comparison, candidate.info.seat
    tried = {comparison.played[0]: comparison.played_outlook, comparison.best[0]: comparison.best_outlook}
    limit, found = comparison.played_outlook.chances[seat], []
    for one in comparison.options:
        outlook = tried.get(one.move)
        chance = min(one.chance, limit) if outlook is None else outlook.chances[seat]
        points = one.points if outlook is None else outlook.points[seat]
        known = one.visits or outlook is not None
        line = tuple((who, vocabulary.key(move)) for who, move in one.line)
        figures = (round(chance, 3), round(points, 1)) if known else (UNTRIED, 0.0)
        found.append(PuzzleMove(vocabulary.key(one.move), *figures, line))
    return tuple(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/puzzles")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--count", type=int, default=25)
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--after", type=float, default=1 / 3)
    parser.add_argument("--notes", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args()
    chosen = [game(name) for name in given.games] or [game(name) for name in games()]
    finders = [PuzzleFinder(one, given.bot, given.worlds, given.after, given.notes) for one in chosen]
    for finder in finders if given.again else []:
        finder.prove_again()
    while missing := [finder for finder in finders if finder.count < given.count]:
        for finder in missing:
            finder.search_match(finder.next_match())


if __name__ == "__main__":
    main()
