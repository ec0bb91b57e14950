"""Why a move is not possible: a code, the rule behind it and the numbers that a sentence needs."""

from __future__ import annotations

from typing import final


@final
class Refusal:
    """A reason as data; text is made of it elsewhere.

    `details` holds numbers and, for named things, "domain-label" strings that text looks up.
    `absent` marks a move about something that is not where the move says: a player who points at what does lie there
    has not asked about it. `later` marks one that only says when such moves are made: any other reason comes first.
    """

    def __init__(
        self,
        code: str,
        rule: str = "",
        details: dict[str, int | str] | None = None,
        absent: bool = False,
        later: bool = False,
    ) -> None:
        self.code = code  #: the reason
        self.rule = rule  #: the number of the rule behind it, or ""
        self.details: dict[str, int | str] = details or {}  #: what a sentence needs to know
        self.absent = absent
        self.later = later

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.details!r})"
