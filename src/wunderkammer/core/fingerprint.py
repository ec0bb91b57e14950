"""Numbers that tell positions apart."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
PRIME: Final = 0x01000193
STEP: Final = 0x1E3779B9


def mix(mark: i64, numbers: vec[i64]) -> i64:
    """A mark of 32 bits that depends on another one and on some numbers in their order."""
    at: i64 = 0
    while at < len(numbers):
        number = numbers[at]
        mark = ((mark ^ (number & WORD) ^ (number >> 32 & WORD)) * PRIME + STEP) & WORD
        at += 1
    return mark
