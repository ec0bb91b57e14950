"""A frame is one piece of pending work, packed in an integer: kind, seat and three small numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The kind of a frame also says its nature, by range: who has to do something about it.
OVER: Final = 0  # the bottom of every agenda: the game has ended
AUTO: Final = 1  # 1–79: the engine runs it
DECISION: Final = 80  # 80–159: its seat chooses a move
CHANCE: Final = 160  # 160–207: chance supplies the outcome
SEALED: Final = 208  # 208–255: several seats choose in secret, each in its own lane

# Kinds that the effect interpreter owns; games number theirs from 8 and from 88.
EFFECT: Final = 1
CHOOSE: Final = 80
MAYBE: Final = 81
ORDER: Final = 82

FIRST_AUTO: Final = 8
FIRST_DECISION: Final = 88

# Who acts when no seat does.
NATURE: Final = -1
NOBODY: Final = -2

HIGHEST_NUMBER: Final = 65535
HIGHEST_THIRD: Final = 32767
WITHOUT_THIRD: Final = 0xFFFFFFFFFFFF  # a mask that leaves a frame's third number out


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack one frame; `a` and `b` hold 16 bits, `c` 15."""
    return kind | (seat << 8) | (a << 16) | (b << 32) | (c << 48)


def kind_of(f: i64) -> i64:
    return f & 255


def seat_of(f: i64) -> i64:
    return (f >> 8) & 255


def first(f: i64) -> i64:
    return (f >> 16) & 65535


def second(f: i64) -> i64:
    return (f >> 32) & 65535


def third(f: i64) -> i64:
    return (f >> 48) & 32767
