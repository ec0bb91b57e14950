"""The fields of a state, declared once: what each means, how it goes to JSON and back, and what may stand in it.

Beside this list a field is written only where the compiler needs it, in its declaration and in `clone`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.frames import SEALED
from wunderkammer.core.reader import BadData, Reader, frame_json, read_agenda, read_label, read_lanes
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain

Bound = int | Callable[[int], int]  # a number, or one that depends on the number of seats
MOST_NEWS = 1_000_000


def per_seat(times: int = 1, plus: int = 0) -> Callable[[int], int]:
    """A bound that grows with every seat."""

    def bound(seats: int) -> int:
        return seats * times + plus

    return bound


def bits_per_seat(bits: int) -> Callable[[int], int]:
    """The highest mask with so many bits for every seat."""

    def bound(seats: int) -> int:
        return (1 << seats * bits) - 1

    return bound


def at(bound: Bound, seats: int) -> int:
    return bound if isinstance(bound, int) else bound(seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.written = True  # in JSON; other fields follow from these

    def blank(self, seats: int) -> Any:
        """What stands there before anything is laid out."""
        raise NotImplementedError

    def to_json(self, value: Any) -> object:
        raise NotImplementedError

    def read(self, reader: Reader, seats: int) -> Any:
        """The value from JSON; raises BadData with a sentence for what cannot stand there."""
        raise NotImplementedError

    # A field that packs several things into one value overrides these: they stand under keys of their own.

    def described_keys(self) -> list[tuple[str, str]]:
        """The keys of a position that the field is written under, and what they mean."""
        return [(self.name, self.about)]

    def write(self, state: State) -> dict[str, object]:
        """The part of a position that the field is."""
        return {self.name: self.to_json(getattr(state, self.name))}

    def fill(self, state: State, reader: Reader) -> None:
        """Set the field from its part of a position."""
        setattr(state, self.name, self.read(reader, state.seats))


class Number(Field):
    """A whole number."""

    def __init__(self, name: str, about: str, low: int, high: Bound, blank: int = 0) -> None:
        super().__init__(name, about)
        self.low = low
        self.high = high
        self.usual = blank

    def blank(self, seats: int) -> Any:
        return self.usual

    def to_json(self, value: Any) -> object:
        return value

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.integer(self.name, self.low, at(self.high, seats))


class Flag(Field):
    """True or false."""

    def blank(self, seats: int) -> Any:
        return False

    def to_json(self, value: Any) -> object:
        return value

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.flag(self.name)


class Numbers(Number):
    """A row of whole numbers."""

    def __init__(self, name: str, about: str, length: Bound, low: int, high: Bound, blank: int = 0) -> None:
        super().__init__(name, about, low, high, blank)
        self.length = length

    def blank(self, seats: int) -> Any:
        return vec[i64]([self.usual] * at(self.length, seats))

    def to_json(self, value: Any) -> object:
        return [*value]

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.integers(self.name, at(self.length, seats), self.low, at(self.high, seats))


class ShortRow(Numbers):
    """A row that is empty at first and has so many numbers at most."""

    def blank(self, seats: int) -> Any:
        return vec[i64]()

    def read(self, reader: Reader, seats: int) -> Any:
        row = reader.integers(self.name, None, self.low, at(self.high, seats))
        if len(row) > at(self.length, seats):
            raise BadData("row-long", path=f"{reader.path}.{self.name}", most=at(self.length, seats))
        return row


class Labels(Field):
    """A row of labelled things; null stands for nothing, which is −1 or the number below the first label's."""

    def __init__(self, name: str, about: str, length: Bound, domain: Domain, nothing: int = -1) -> None:
        super().__init__(name, about)
        self.length = length
        self.domain = domain
        self.nothing = nothing

    def blank(self, seats: int) -> Any:
        return vec[i64]([self.nothing] * at(self.length, seats))

    def to_json(self, value: Any) -> object:
        first = self.nothing + 1
        return [self.domain.text(label - first) if label >= first else None for label in value]

    def read(self, reader: Reader, seats: int) -> Any:
        labels = reader.labels(self.name, at(self.length, seats), self.domain, -1)
        return vec[i64]([label + self.nothing + 1 for label in labels])


class LabelSet(Field):
    """A set of labelled things in one number, a bit for each."""

    def __init__(self, name: str, about: str, domain: Domain) -> None:
        super().__init__(name, about)
        self.domain = domain

    def blank(self, seats: int) -> Any:
        return 0

    def to_json(self, value: Any) -> object:
        return self.domain.texts_in(value)

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.label_set(self.name, self.domain)


class LabelSets(LabelSet):
    """A row of such sets."""

    def __init__(self, name: str, about: str, length: Bound, domain: Domain) -> None:
        super().__init__(name, about, domain)
        self.length = length

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * at(self.length, seats))

    def to_json(self, value: Any) -> object:
        return [self.domain.texts_in(mask) for mask in value]

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.label_sets(self.name, at(self.length, seats), self.domain)


class Pile(Field):
    """An unordered pile: how many of each labelled thing lie in it."""

    def __init__(self, name: str, about: str, domain: Domain, highest: int = 100) -> None:
        super().__init__(name, about)
        self.domain = domain
        self.highest = highest

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * self.domain.size)

    def to_json(self, value: Any) -> object:
        return self.domain.text_counts(value)

    def read(self, reader: Reader, seats: int) -> Any:
        return reader.pile(self.name, self.domain, self.highest)


class Label(Field):
    """One labelled thing; −1 and null stand for nothing."""

    def __init__(self, name: str, about: str, domain: Domain) -> None:
        super().__init__(name, about)
        self.domain = domain

    def blank(self, seats: int) -> Any:
        return -1

    def to_json(self, value: Any) -> object:
        return self.domain.text_or_none(value)

    def read(self, reader: Reader, seats: int) -> Any:
        return read_label(reader.value(self.name), self.domain, f"{reader.path}.{self.name}", -1)


class Unwritten(Field):
    """A field that follows from others and stands in no JSON."""

    def __init__(self, name: str, about: str, blank: int = 0) -> None:
        super().__init__(name, about)
        self.written = False
        self.usual = blank

    def blank(self, seats: int) -> Any:
        return self.usual


def lay_blank(state: State, fields: Sequence[Field], seats: int) -> None:
    """An empty table for so many: nothing is pending, and nothing lies anywhere."""
    state.seats = seats
    state.agenda = vec[i64]()
    state.lanes = vec[i64]([0] * seats)
    state.lane = -1
    state.news = 0
    state.log = None
    for field in fields:
        setattr(state, field.name, field.blank(seats))


def has_lanes(steps: dict[int, str]) -> bool:
    """Whether the game has sealed choices; positions of a game without any have no lanes."""
    return any(kind >= SEALED for kind in steps)


def to_json(state: State, fields: Sequence[Field], steps: dict[int, str]) -> dict[str, object]:
    """The whole state, hidden things included."""
    position: dict[str, object] = {
        "seats": state.seats,
        "agenda": [frame_json(f, steps) for f in state.agenda],
        "news": state.news,
    }
    if has_lanes(steps):
        position["lanes"] = [frame_json(f, steps) if f else None for f in state.lanes]
    for field in fields:
        if field.written:
            position |= field.write(state)
    return position


def read(
    state: State,
    fields: Sequence[Field],
    steps: dict[int, str],
    most_seats: int,
    data: object,
    parties: Bound | None = None,
) -> None:
    """Fill a state from JSON; raises BadData for anything that cannot be.

    `parties` counts those who may have a frame, where an opponent without a seat is one of them.
    """
    read_with(state, fields, steps, most_seats, Reader(data), parties)


def read_with(
    state: State,
    fields: Sequence[Field],
    steps: dict[int, str],
    most_seats: int,
    reader: Reader,
    parties: Bound | None = None,
) -> None:
    """As `read`, from a position that may lie inside another."""
    seats = reader.integer("seats", 1, most_seats)
    lay_blank(state, fields, seats)
    state.news = reader.integer("news", 0, MOST_NEWS)
    for field in fields:
        if field.written:
            field.fill(state, reader)
    state.agenda = read_agenda(reader, steps, seats if parties is None else at(parties, seats))
    if has_lanes(steps):
        state.lanes = read_lanes(reader, steps, seats)
    reader.refuse_unknown()
