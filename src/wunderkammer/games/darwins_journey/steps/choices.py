"""Several deeds at once, copying a crew card, and exchanging knowledge (DJ-15, DJ-28, DJ-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import CREW
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import BEGIN, BEGUN, DECIDE, MENU
from wunderkammer.games.darwins_journey.steps.step import is_free
from wunderkammer.games.darwins_journey.vocabulary import CHOOSE, GO, IMITATE, PICK, SKIP, TRADE, VP

MOST_PARTS: Final = 8  # of a menu


def is_group(state: DarwinState, node: int) -> bool:
    """Whether a node holds several deeds to choose from."""
    book = state.content.book
    if node >= book.size():
        return False
    children = [book.child(node, i) for i in range(book.count(node))]
    return bool(children) and all(BEGIN <= book.number(c, 0) < MENU and book.count(c) == 0 for c in children)


def part_possible(state: DarwinState, seat: i64, node: i64) -> bool:
    """Whether one of several deeds offers anything."""
    book = state.content.book
    return state.can_do(seat, book.number(node, 0), book.number(node, 1), book.number(node, 2))


def add_parts(state: DarwinState, f: i64, done: i64, buffer: Buffer) -> None:
    """A move for each kind of deed not yet done and possible."""
    book = state.content.book
    node = first(f)
    i: i64 = 0
    while i < book.count(node):
        child = book.child(node, i)
        if not done >> i & 1 and part_possible(state, seat_of(f), child):
            move = PICK + book.number(child, 0) - BEGIN
            if not buffer.has(move):
                buffer.add(move)
        i += 1


def part_picked(state: DarwinState, node: i64, done: i64, move: i64) -> i64:
    """Which of the deeds not yet done a move means."""
    book = state.content.book
    i: i64 = 0
    while done >> i & 1 or book.number(book.child(node, i), 0) - BEGIN != move - PICK:
        i += 1
    return i


def refuse_part(state: DarwinState, f: i64, done: i64, move: i64) -> Refusal:
    """Why one of several deeds cannot be picked: it offers nothing, is done, or none of them."""
    book = state.content.book
    parts = [book.child(first(f), i) for i in range(book.count(first(f)))]
    meant = [i for i, part in enumerate(parts) if book.number(part, 0) - BEGIN == move - PICK]
    left = [parts[i] for i in meant if not done >> i & 1]
    if not left:
        return Refusal("deed-done" if meant else "deed-elsewhere", "DJ-36")
    deed = state.step(frame(move - PICK + BEGIN + DECIDE, 0))
    assert isinstance(deed, Deed)
    why = deed.obstacle(state, seat_of(f), book.number(left[0], 1), book.number(left[0], 2))
    return Refusal("deed-impossible", "DJ-36", {"obstacle": f"obstacle-{events.OBSTACLE.text(why)}"})


def go_on(state: DarwinState, seat: i64, node: i64, done: i64) -> None:
    """Ask for the next of several deeds; a deed that is left alone begins by itself."""
    book = state.content.book
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
    else:
        state.push(frame(MENU, seat, node, done))


class Menu(Deed):
    """Deeds in an order that the seat chooses: `a` their group, `b` those done (DJ-15)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        add_parts(state, f, second(f), buffer)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        """There must be something to order; a deed that is left alone begins by itself."""
        book = state.content.book
        left: i64 = 0
        promising: i64 = 0
        i: i64 = 0
        while i < book.count(a):
            if not b >> i & 1:
                left += 1
                if part_possible(state, seat, book.child(a, i)):
                    promising += 1
            i += 1
        return left > 1 and promising > 0

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        if move != SKIP:
            Deed.choose(self, state, f, move)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        node = first(f)
        part = part_picked(state, node, second(f), move)
        go_on(state, seat, node, second(f) | 1 << part)
        start(state, seat, state.content.book.child(node, part))

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return refuse_part(state, f, second(f), move) if PICK <= move < GO else None

    def follow_up(self, state: DarwinState, f: i64) -> None:
        """The last deed begins by itself, and deeds that offer nothing pass by."""
        book = state.content.book
        node = first(f)
        i: i64 = 0
        while i < book.count(node):
            if not second(f) >> i & 1:
                start(state, seat_of(f), book.child(node, i))
            i += 1

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_group(state, first(f)) and second(f) < 1 << MOST_PARTS and third(f) <= BEGUN


class Either(Deed):
    """One of several deeds (DJ-28: a slash between two)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        add_parts(state, f, 0, buffer)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        node = first(f)
        start(state, seat_of(f), state.content.book.child(node, part_picked(state, node, 0, move)))

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return refuse_part(state, f, 0, move) if PICK <= move < GO else None

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_group(state, first(f)) and second(f) == 0 and third(f) <= BEGUN


class Copy(Deed):
    """The actions of an unfulfilled crew card of any player (DJ-34, DJ-39)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        i: i64 = 0
        while i < len(state.crew):
            card = state.crew[i] - 1
            if 0 <= card < CREW:
                buffer.add(IMITATE + card)
            i += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        cards = state.content.crew_free if is_free(f) else state.content.crew_effect
        start(state, seat_of(f), cards[move - IMITATE])

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.CREW_DONE

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("not-copyable", "DJ-39") if IMITATE <= move < CHOOSE else None


class Exchange(Deed):
    """One temporary knowledge for coins or for VP (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        if state.knowledge[seat_of(f)] > 0:
            buffer.add(TRADE)
            buffer.add(TRADE + 1)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.knowledge[seat] -= 1
        state.gain(seat, VP if move > TRADE else 0, state.content.trade[move - TRADE])

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_KNOWLEDGE

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-knowledge", "DJ-34", {"missing": 1}) if TRADE <= move < TRADE + 2 else None
