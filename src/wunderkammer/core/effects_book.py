"""Effects as data: a small vocabulary of nodes that covers most cards, flattened for fast reading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

GAIN: Final = 0
PAY: Final = 1
SEQUENCE: Final = 2
PICK: Final = 3
PERHAPS: Final = 4
TIMES: Final = 5
ANY_ORDER: Final = 6
WHEN: Final = 7
DO: Final = 8
HOOK: Final = 9

STRIDE: Final = 6  # operation, three numbers, where its children begin, how many they are


@final
class Effect:
    """One node of an effect as content writes it."""

    def __init__(self, operation: int, numbers: tuple[int, int, int], children: tuple[Effect, ...]) -> None:
        self.operation = operation
        self.numbers = numbers
        self.children = children


def gain(what: int, amount: int) -> Effect:
    """Receive an amount of something."""
    return Effect(GAIN, (what, amount, 0), ())


def pay(what: int, amount: int, then: Effect) -> Effect:
    """Pay, and only then the rest; what cannot be paid in full is not done."""
    return Effect(PAY, (what, amount, 0), (then,))


def sequence(*parts: Effect) -> Effect:
    """One after the other."""
    return Effect(SEQUENCE, (0, 0, 0), parts)


def choose(*options: Effect) -> Effect:
    """One of these, chosen by the seat among the possible ones."""
    return Effect(PICK, (0, 0, 0), options)


def maybe(part: Effect) -> Effect:
    """The seat may decline."""
    return Effect(PERHAPS, (0, 0, 0), (part,))


def times(count: int, part: Effect) -> Effect:
    """The same several times."""
    if count < 1:
        raise ValueError("times needs a count of at least 1")
    return Effect(TIMES, (count, 0, 0), (part,))


def any_order(*parts: Effect) -> Effect:
    """All of these (at most sixteen), in an order that the seat chooses."""
    if len(parts) > 16:
        raise ValueError("any_order takes at most 16 effects")
    return Effect(ANY_ORDER, (0, 0, 0), parts)


def when(condition: int, number: int, then: Effect, otherwise: Effect | None = None) -> Effect:
    """Depending on a condition of the game."""
    return Effect(WHEN, (condition, number, 0), (then,) if otherwise is None else (then, otherwise))


def do(kind: int, a: int = 0, b: int = 0) -> Effect:
    """Start one of the game's own steps for the seat."""
    return Effect(DO, (kind, a, b), ())


def hook(name: int, number: int = 0) -> Effect:
    """A named exception written in code."""
    return Effect(HOOK, (name, number, 0), ())


@final
@mypyc_attr(acyclic=True)
class EffectBook:
    """All effects of a game, each node with a number."""

    code: vec[i64]
    children: vec[i64]

    def __init__(self) -> None:
        self.code = vec[i64]()
        self.children = vec[i64]()

    def add(self, effect: Effect) -> int:
        """Write an effect into the book; its number is what cards refer to."""
        numbers = [self.add(child) for child in effect.children]
        begin = len(self.children)
        for number in numbers:
            self.children = append(self.children, number)
        node = len(self.code) // STRIDE
        for value in (effect.operation, *effect.numbers, begin, len(numbers)):
            self.code = append(self.code, value)
        return node

    def size(self) -> i64:
        return len(self.code) // STRIDE

    def operation(self, node: i64) -> i64:
        return self.code[node * STRIDE]

    def number(self, node: i64, which: i64) -> i64:
        return self.code[node * STRIDE + 1 + which]

    def child(self, node: i64, which: i64) -> i64:
        return self.children[self.code[node * STRIDE + 4] + which]

    def count(self, node: i64) -> i64:
        return self.code[node * STRIDE + 5]
