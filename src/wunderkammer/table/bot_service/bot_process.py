"""The process in which bots think: questions come in as JSON lines, answers go out the same way.

Run as `python -m wunderkammer.table.bot_service.bot_process NICENESS`; it ends when nobody can ask it any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections import OrderedDict
from typing import Any, TextIO

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.advice import advise, budget
from wunderkammer.core.engine import legal_moves
from wunderkammer.errors import BadBot
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.table.bot_service.analysis_question import AnalysisSession
from wunderkammer.table.bot_service.question import REMEMBERED

MOST_ANALYSED = 3  # matches whose turns are kept: each holds all its positions


class Session:
    """One seat of one match with its bot, if a bot plays there; a person's seat may want a hint."""

    def __init__(self, header: dict[str, Any], seat: int, name: str, seed: int) -> None:
        match = Match.from_record(Record(header, []), 0)
        self.seat = seat
        self.rules = match.game.rules
        bots = [bot(name, seed) if name and at == seat else None for at in range(match.seats)]
        self.company = Company(self.rules, bots, Occasion(match.game.id, match.seats, match.options))
        self.company.begin(match.state)

    def answer(self, entries: list[tuple[int, int]], hint: tuple[str, float] | None) -> dict[str, Any]:
        """The bot's move after some more entries, or advice from a level that may think for so many seconds."""
        self.company.go_on(entries)
        state, rules = self.company.state, self.rules
        assert state is not None
        if hint:
            return {"advice": advise(rules, state, self.seat, budget(rules, *hint))}
        move = self.company.choose(state, self.seat)
        key = rules.vocabulary.key(move)
        if move not in legal_moves(state, self.seat):
            return {"error": "it chose what is not possible"}
        return {"key": key}


class BotSessions:
    """The seats that were asked about last."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Session] = OrderedDict()
        self.analysed: OrderedDict[str, AnalysisSession] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question, or that the process does not know what it goes on from, or what went wrong."""
        if "analysis" in question:
            return self.judge(question)
        name = question["session"]
        session = self.known.pop(name, None)
        try:
            if "header" in question:
                session = Session(*(question[part] for part in ("header", "seat", "bot", "seed")))
            if session is None or len(session.company.entries) != question["known"]:
                return {"unknown": name}
            entries = [(seat, move) for seat, move in question["entries"]]
            found = session.answer(entries, question["hint"])
        except Exception as error:  # a bot may fail in any way; the match must go on
            # Its words might name what only this seat may know; that there is no such bot everybody may.
            return {"error": str(error) if isinstance(error, BadBot) else type(error).__name__}
        self.known[name] = session
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found

    def judge(self, question: dict[str, Any]) -> dict[str, Any]:
        """Some parts of an analysis, of a match that was sent now or before."""
        name = question["session"]
        session = self.analysed.pop(name, None)
        try:
            if "header" in question:
                session = AnalysisSession(question)
            if session is None:
                return {"unknown": name}
            found = session.answer(question["parts"])
        except Exception as error:  # the other questions must go on
            return {"error": f"{type(error).__name__}: {error}"}
        self.analysed[name] = session
        if len(self.analysed) > MOST_ANALYSED:
            self.analysed.popitem(last=False)
        return found


def serve(questions: TextIO, answers: TextIO) -> None:
    sessions = BotSessions()
    for line in questions:
        begun = time.process_time()
        answer = sessions.answer(json.loads(line))
        answers.write(json.dumps({**answer, "processor": time.process_time() - begun}) + "\n")
        answers.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # What a bot prints must not be taken for its answer.
    with contextlib.redirect_stdout(sys.stderr), contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin, sys.__stdout__ or sys.stdout)


if __name__ == "__main__":
    main()
