"""A list of numbers that the caller owns and that is filled again and again without new memory."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Row:
    """The features of a position as one seat sees it; the first `n` of the values count."""

    values: vec[float]
    n: i64

    def __init__(self, size: i64 = 64) -> None:
        self.values = vec[float]([0.0] * size)
        self.n = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, value: float) -> None:
        n = self.n
        if n == len(self.values):
            self.values = append(self.values, value)
        else:
            self.values[n] = value
        self.n = n + 1

    def to_list(self) -> list[float]:
        return [self.values[i] for i in range(self.n)]
