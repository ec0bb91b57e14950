"""The interpreter of effects: every node becomes frames on the agenda, so a chain can stop anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core import effects_book as book_of
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import CHOOSE, EFFECT, MAYBE, ORDER, first, frame, seat_of, second
from wunderkammer.core.state import State

# The first moves of every vocabulary that uses effect decisions (see vocabulary.effect_verbs).
ACCEPT: Final = 0
DECLINE: Final = 1
OPTION: Final = 2


def start(state: State, seat: i64, node: i64) -> None:
    """Begin an effect for a seat."""
    state.push(frame(EFFECT, seat, node))


def run_effect(state: State, f: i64) -> None:
    """Carry out one node; what remains is pushed as frames."""
    book = state.effects()
    seat = seat_of(f)
    node = first(f)
    operation = book.operation(node)
    x = book.number(node, 0)
    y = book.number(node, 1)
    if operation == book_of.GAIN:
        state.gain(seat, x, y)
    elif operation == book_of.PAY:
        if state.can_pay(seat, x, y):
            state.pay(seat, x, y)
            start(state, seat, book.child(node, 0))
    elif operation == book_of.SEQUENCE:
        i = book.count(node) - 1
        while i >= 0:
            start(state, seat, book.child(node, i))
            i -= 1
    elif operation == book_of.PICK:
        if possible(state, seat, node):
            state.push(frame(CHOOSE, seat, node))
    elif operation == book_of.PERHAPS:
        if possible(state, seat, book.child(node, 0)):
            state.push(frame(MAYBE, seat, node))
    elif operation == book_of.TIMES:
        # The frame counts what is done, so that only one repetition lies on the agenda at a time.
        done = second(f)
        if done + 1 < x:
            state.push(frame(EFFECT, seat, node, done + 1))
        start(state, seat, book.child(node, 0))
    elif operation == book_of.ANY_ORDER:
        run_any_order(state, seat, node, 0)
    elif operation == book_of.WHEN:
        if state.holds(seat, x, y):
            start(state, seat, book.child(node, 0))
        elif book.count(node) > 1:
            start(state, seat, book.child(node, 1))
    elif operation == book_of.DO:
        state.push(frame(x, seat, y, book.number(node, 2)))
    else:
        state.hook(seat, x, y)


def run_any_order(state: State, seat: i64, node: i64, done: i64) -> None:
    """Ask for the next part, or begin the last one without asking."""
    book = state.effects()
    left: i64 = 0
    last: i64 = 0
    i: i64 = 0
    while i < book.count(node):
        if not done >> i & 1:
            left += 1
            last = i
        i += 1
    if left == 1:
        start(state, seat, book.child(node, last))
    elif left > 1:
        state.push(frame(ORDER, seat, node, done))


def possible(state: State, seat: i64, node: i64) -> bool:
    """Whether an effect would do anything, as far as its first part tells."""
    book = state.effects()
    operation = book.operation(node)
    x = book.number(node, 0)
    y = book.number(node, 1)
    if operation == book_of.PAY:
        return state.can_pay(seat, x, y) and possible(state, seat, book.child(node, 0))
    if operation == book_of.DO:
        return state.can_do(seat, x, y, book.number(node, 2))
    if operation == book_of.WHEN:
        if state.holds(seat, x, y):
            return possible(state, seat, book.child(node, 0))
        return book.count(node) > 1 and possible(state, seat, book.child(node, 1))
    if operation == book_of.GAIN or operation == book_of.HOOK:
        return True
    i: i64 = 0
    while i < book.count(node):
        if possible(state, seat, book.child(node, i)):
            return True
        i += 1
    return False


def effect_legal(state: State, f: i64, buffer: Buffer) -> None:
    """The moves of an effect's decision."""
    book = state.effects()
    kind = f & 255
    node = first(f)
    if kind == MAYBE:
        buffer.add(ACCEPT)
        buffer.add(DECLINE)
        return
    i: i64 = 0
    while i < book.count(node):
        child = book.child(node, i)
        if kind == ORDER:
            if not second(f) >> i & 1:
                buffer.add(OPTION + child)
        elif possible(state, seat_of(f), child):
            buffer.add(OPTION + child)
        i += 1


def effect_choose(state: State, f: i64, move: i64) -> None:
    """Carry out a decision of an effect."""
    book = state.effects()
    kind = f & 255
    seat = seat_of(f)
    node = first(f)
    if kind == MAYBE:
        if move == ACCEPT:
            start(state, seat, book.child(node, 0))
        return
    child = move - OPTION
    if kind == ORDER:
        done = second(f)
        i: i64 = 0
        while i < book.count(node):
            if book.child(node, i) == child:
                done = done | (1 << i)
            i += 1
        run_any_order(state, seat, node, done)
    start(state, seat, child)
