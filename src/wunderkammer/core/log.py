"""What the rules report about their automatic work: codes and numbers, made into sentences elsewhere."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final = -1
WIDTH: Final = 6


@final
@mypyc_attr(acyclic=True)
class Log:
    """Events in a row, each as audience (a mask of seats), code, seat and three numbers."""

    items: vec[i64]

    def __init__(self) -> None:
        self.items = vec[i64]()

    def add(self, audience: i64, code: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.items = append(self.items, audience)
        self.items = append(self.items, code)
        self.items = append(self.items, seat)
        self.items = append(self.items, a)
        self.items = append(self.items, b)
        self.items = append(self.items, c)

    def rows(self) -> list[list[int]]:
        """The events as lists [audience, code, seat, a, b, c]."""
        count = len(self.items) // WIDTH
        return [[self.items[i * WIDTH + k] for k in range(WIDTH)] for i in range(count)]
