"""Everything a user can cause: each error is one sentence that says what was wrong and what would be right."""

from __future__ import annotations

from wunderkammer.core.refusal import Refusal


class WunderkammerError(ValueError):
    """Base of all errors that are meant to be shown to people."""


class UnknownGame(WunderkammerError):
    """There is no such game on the shelf."""


class BadSeats(WunderkammerError):
    """The game is not for that many."""


class BadOption(WunderkammerError):
    """The game has no such option, or the option no such value."""


class BadPack(WunderkammerError):
    """A pack of changed figures cannot be used."""


class BadState(WunderkammerError):
    """A position cannot be."""


class BadRecord(WunderkammerError):
    """A record cannot be read or replayed; `fault` names what is wrong, `values` the line and what stands there."""

    def __init__(self, sentence: str, fault: str = "header", **values: str | int) -> None:
        super().__init__(sentence)
        self.fault = fault
        self.values = values


class BadFile(WunderkammerError):
    """A file cannot be read or written."""


class IllegalMove(WunderkammerError):
    """A seat cannot make this move now; `code` and `rule` say why."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule


class UndoRefused(WunderkammerError):
    """Nothing can be taken back any more; `code` says why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
