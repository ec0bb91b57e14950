"""A list of moves that the caller owns and that is filled again and again without new memory."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Buffer:
    items: vec[i64]
    n: i64

    def __init__(self, size: i64 = 64) -> None:
        self.items = vec[i64]([0] * size)
        self.n = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, move: i64) -> None:
        items = self.items
        n = self.n
        if n < len(items):
            items[n] = move
        else:
            self.items = append(items, move)
        self.n = n + 1

    def add_row(self, move: i64, count: i64) -> None:
        """Add moves with numbers in a row."""
        items = self.items
        n = self.n
        end = n + count
        while len(items) < end:
            items = append(items, 0)
        self.items = items
        while n < end:
            items[n] = move
            n += 1
            move += 1
        self.n = end

    def add_mask(self, move: i64, mask: i64) -> None:
        """Add a move for every bit of a mask, where `move` stands for the lowest one."""
        items = self.items
        n = self.n
        while mask:
            if mask & 1:
                if n == len(items):
                    items = append(items, 0)
                items[n] = move
                n += 1
            mask >>= 1
            move += 1
        self.items = items
        self.n = n

    def add_counted(self, move: i64, counts: vec[i64]) -> None:
        """Add a move for everything that lies in an urn, where `move` stands for the first one."""
        for count in counts:
            if count > 0:
                self.add(move)
            move += 1

    def has(self, move: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if self.items[i] == move:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.n)]
