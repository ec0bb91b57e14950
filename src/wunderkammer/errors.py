"""Everything a user can cause: each error is a code with values, and `str` of it one English sentence.

`text/error_sentences.py` says the same in the other languages.
"""

from __future__ import annotations

from wunderkammer.core.coded_error import CodedError
from wunderkammer.core.refusal import Refusal


class WunderkammerError(CodedError):
    """Base of all errors that are meant to be shown to people: `code` says what was wrong, `values` with what."""


class UnknownGame(WunderkammerError):
    """There is no such game on the shelf."""


class BadSeats(WunderkammerError):
    """The game is not for that many, or has no seat of that number."""


class BadOption(WunderkammerError):
    """The game has no such option, or the option no such value."""


class UnknownLanguage(WunderkammerError):
    """The cabinet does not speak that language."""

    code = "no-such-language"


class BadSeed(WunderkammerError):
    """A seed must be a whole number of at most 63 bits."""

    code = "bad-seed"


class BadPack(WunderkammerError):
    """A pack of changed figures cannot be used."""


class BadState(WunderkammerError):
    """A position cannot be."""


class BadRecord(WunderkammerError):
    """A record cannot be read or replayed; `values` name the line and what stands there."""


class BadFile(WunderkammerError):
    """A file or folder cannot be read or written."""


class BadBot(WunderkammerError):
    """There is no such bot, or its settings or weights cannot be used."""


class BadParty(WunderkammerError):
    """Those who want to play do not fit on the seats."""


class BadHint(WunderkammerError):
    """A hint cannot be given with this level, time or number of rounds."""


class BadAnalysis(WunderkammerError):
    """A match cannot be analysed, or not like this."""


class BadSimulation(WunderkammerError):
    """Many games cannot be played like this."""


class BadCrew(WunderkammerError):
    """There is no such crew, or it cannot do the work."""


class BadLesson(WunderkammerError):
    """There is no such lesson, or it has already moved on."""


class BadPuzzle(WunderkammerError):
    """There is no such puzzle, or none of a game."""


class BadArgument(WunderkammerError):
    """Something on the command line or in the terminal cannot be."""


class Refused(WunderkammerError):
    """The rules say no; the sentence is in the language of the match, with its players' names."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(refusal.code)
        self.values = {**refusal.details}
        self.refusal = refusal
        self.rule = refusal.rule
        self.sentence = sentence


class IllegalMove(Refused):
    """A seat cannot make this move now; `code` and `rule` say why."""


class UndoRefused(Refused):
    """Nothing can be taken back any more; `code` says why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(Refusal(code), sentence)


class HintRefused(Refused):
    """There is nothing to give a hint for; `code` says why."""
