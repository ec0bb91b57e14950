"""The process in which a bot thinks: questions come in as JSON lines, answers go out the same way.

Run as `python -m wunderkammer.table.mind`; it ends when nobody can ask it any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections import OrderedDict
from typing import Any, TextIO

from wunderkammer.bots import Info, bot
from wunderkammer.core.engine import legal_moves
from wunderkammer.match.match import Match
from wunderkammer.match.record import Record

REMEMBERED = 50  # matches that are not replayed from their beginning again
NICENESS = 5  # people who wait for a page come first


class Memory:
    """The matches that were asked about last."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def match(self, name: str, header: dict[str, Any], entries: list[tuple[int, str]]) -> Match:
        """The match after these entries, from where it stood at the last question if it only went on."""
        known = self.matches.pop(name, None)
        if known is None or not is_begin(known, entries):
            known = Match.from_record(Record(header, []), 0)
        for number, (seat, key) in enumerate(entries[len(known.entries) :], len(known.entries) + 2):
            known.repeat(seat, key, number)
        self.matches[name] = known
        if len(self.matches) > REMEMBERED:
            self.matches.popitem(last=False)
        return known


def is_begin(match: Match, entries: list[tuple[int, str]]) -> bool:
    """Whether the entries of a match are how these begin."""
    key = match.game.vocabulary.key
    known = [(entry.seat, key(entry.move)) for entry in match.entries]
    return entries[: len(known)] == known


def answer(memory: Memory, question: dict[str, Any]) -> dict[str, Any]:
    """The key of the move that the bot chooses, or its hint for a person, or what went wrong."""
    try:
        entries = [(seat, key) for seat, key in question["entries"]]
        match = memory.match(question["match"], question["header"], entries)
        seat = question["seat"]
        if question["hint"]:
            return {"advice": match.hint(seat, question["bot"], question["hint"])}
        move = bot(question["bot"], question["seed"]).choose(Info(match.game.rules, match.state, seat))
        if move not in legal_moves(match.state, seat):
            return {"error": f"it chose {match.game.vocabulary.key(move)}, which is not possible"}
        return {"key": match.game.vocabulary.key(move)}
    except Exception as error:  # a bot may fail in any way; the match must go on
        return {"error": f"{type(error).__name__}: {error}"}


def serve(questions: TextIO, answers: TextIO) -> None:
    memory = Memory()
    for line in questions:
        answers.write(json.dumps(answer(memory, json.loads(line))) + "\n")
        answers.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # What a bot prints must not be taken for its answer.
    with contextlib.redirect_stdout(sys.stderr), contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin, sys.__stdout__ or sys.stdout)


if __name__ == "__main__":
    main()
