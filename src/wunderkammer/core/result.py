"""The end of a game: scores, ranks and the score sheet line by line."""

from __future__ import annotations

from typing import final


@final
class ScoreLine:
    """One line of the score sheet: a code and a number for every seat."""

    def __init__(self, code: str, values: list[int]) -> None:
        self.code = code  #: what the points are for
        self.values = values  #: points by seat


@final
class Opponent:
    """The opponent in a game for one: a name for texts, and a number for every line of the sheet."""

    def __init__(self, name: str, values: list[int]) -> None:
        self.name = name
        self.values = values
        self.score = sum(values)


@final
class Result:
    """How a match ended."""

    def __init__(self, sheet: list[ScoreLine], tie_breaks: list[list[int]]) -> None:
        """`tie_breaks` holds for every seat the numbers that decide between equal scores, most important first."""
        self.sheet = sheet  #: the lines of the score sheet
        self.opponent: Opponent | None = None  #: the opponent, if it was a game for one
        #: points by seat
        self.scores = [sum(line.values[seat] for line in sheet) for seat in range(len(tie_breaks))]
        standing = [[score, *breaks] for score, breaks in zip(self.scores, tie_breaks, strict=True)]
        #: places by seat; 1 is best, and seats that share a place share the number
        self.ranks = [1 + sum(other > mine for other in standing) for mine in standing]

    def to_json(self) -> dict[str, object]:
        """What a record keeps: the part that concerns the seats."""
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "sheet": [{"line": line.code, "values": line.values} for line in self.sheet],
        }
