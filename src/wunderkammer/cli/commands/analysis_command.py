"""The command `analyse`: what the turns of a finished match cost."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.analyst import ALL, HONEST, Analyst, Wish
from wunderkammer.analysis.html_report import html_report
from wunderkammer.analysis.kept_analysis import KeptAnalysis, all_parts, place_beside
from wunderkammer.analysis.text_report import text_report
from wunderkammer.compiling import is_plain
from wunderkammer.errors import BadRecord, BadSeats
from wunderkammer.lab.progress import Watch
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record, in_file
from wunderkammer.text.catalogue import Catalogue, catalogue

INTERRUPTED = 2
SLOW_SECONDS = 60  # from which on it is said beforehand how long it will take


def analyse(given: argparse.Namespace, lang: str) -> int:
    """Judge a record, with its progress on standard error, and print what was found."""
    record = Record.load(given.file)
    try:
        match = Match.from_record(record)
    except BadRecord as error:
        raise in_file(given.file, error) from None
    texts = catalogue(lang, match.game.folder)
    look = ALL if given.knowing_all else HONEST
    analyst = Analyst(match, Wish(seats_of(match, given.seat), look, given.depth, given.seconds))
    kept = KeptAnalysis(place_beside(Path(given.file)), analyst, record)
    if not judge(analyst, kept, texts):
        print(texts.say("analysis-stopped"), file=sys.stderr)
        return INTERRUPTED
    found = analyst.whole([kept.parts[at] for at in range(analyst.parts)])
    words = AnalysisWords(match, texts)
    if given.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        print(html_report(found, words) if given.html else text_report(found, words), end="")
    if kept.path is not None and sys.stderr.isatty():
        print(texts.say("analysis-kept", path=str(kept.path)), file=sys.stderr)
    return 0


def seats_of(match: Match, seat: int | None) -> tuple[int, ...]:
    """The seats to judge; people count them from one."""
    if seat is None:
        return tuple(range(match.seats))
    if seat > match.seats:
        raise BadSeats("no-seat-in-match", seat=seat, last=match.seats)
    return (seat - 1,)


def judge(analyst: Analyst, kept: KeptAnalysis, texts: Catalogue) -> bool:
    """Judge what is missing; whether it came to its end."""
    began, told = time.monotonic(), not is_plain()
    try:
        with Watch(analyst.parts, len(kept.parts), texts, pieces="turns") as watch:
            for done in all_parts(analyst, kept):
                watch.tell(done, texts.say("analysis-working"))
                told = told or slowness(time.monotonic() - began, len(kept.parts), analyst.parts, texts)
    except KeyboardInterrupt:
        return False
    return True


def slowness(passed: float, done: int, parts: int, texts: Catalogue) -> bool:
    """Say how long it will take as soon as that can be guessed; whether it has been said."""
    if passed < 1.0 or done < 2:
        return False
    seconds = passed / done * parts
    if seconds > SLOW_SECONDS:
        print(texts.say("analysis-slow", minutes=round(seconds / 60) or 1), file=sys.stderr)
    return True
