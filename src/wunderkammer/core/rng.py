"""Random numbers that are the same compiled and interpreted, on every machine."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Random words from elsewhere, such as the secret of a table (`match/luck.py`)."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Small fast counter generator with 128 bits of state (Doty-Humphrey's sfc32), in 32-bit words.

    That is quick but not secret: a few outcomes betray all others. With `words` every word comes from there instead.
    """

    a: i64
    b: i64
    c: i64
    counter: i64
    words: Words | None

    def __init__(self, seed: i64, words: Words | None = None) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = 0x9E3779B9
        self.counter = 1
        self.words = words
        i: i64 = 0
        while i < WARM_UP:
            self.own_word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        return self.own_word() if self.words is None else self.words.word()

    def own_word(self) -> i64:
        """The next 32 bits of the generator itself."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD) | (c >> 11)) + out & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1."""
        # Asked here as well as in `word`: that is a call less for every number that is drawn.
        if self.words is None:
            return (self.own_word() * n) >> 32
        return (self.words.word() * n) >> 32

    def draw(self, counts: vec[i64], total: i64) -> i64:
        """Which thing is drawn from an urn that holds so many of each, and so many altogether."""
        left = self.below(total)
        thing: i64 = 0
        for count in counts:
            if left < count:
                break
            left -= count
            thing += 1
        return thing
