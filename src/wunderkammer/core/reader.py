"""Reading a state from JSON with suspicion: every value is checked, every fault gets a code with values."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.coded_error import CodedError
from wunderkammer.core.frames import HIGHEST_NUMBER, HIGHEST_THIRD, frame
from wunderkammer.core.vocabulary import BadKey, Domain


@final
class BadData(CodedError):
    """A value in a file or a message is not what it should be.

    The message of a fault that only a game can find stands in the game's `text/errors.<language>.ftl`.
    """


def reject_if(wrong: object, code: str, **values: object) -> None:
    """Raises BadData if something is wrong."""
    if wrong:
        raise BadData(code, **values)


@final
class Reader:
    """A JSON object that is read field by field; `path` says where we are in messages."""

    def __init__(self, data: object, path: str = "state") -> None:
        if not isinstance(data, dict):
            raise BadData(code="not-object", path=path, given=short_form(data))
        self.data: dict[object, object] = data
        self.path = path
        self.seen: set[str] = set()

    def value(self, name: str) -> object:
        """A field that must be there; one with dots in its name lies inside others."""
        outer, _, inner = name.rpartition(".")
        if outer:
            return self.inside(outer).value(inner)
        self.seen.add(name)
        if name not in self.data:
            raise BadData(code="no-field", path=self.path, field=name)
        return self.data[name]

    def integer(self, name: str, low: int, high: int) -> int:
        return whole(self.value(name), low, high, f"{self.path}.{name}")

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadData(code="not-flag", path=f"{self.path}.{name}", given=short_form(value))
        return value

    def items(self, name: str, length: int | None = None) -> list[object]:
        """A list, of a given length if one is given."""
        value = self.value(name)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            path, given = f"{self.path}.{name}", short_form(value)
            if length is None:
                raise BadData(code="not-list", path=path, given=given)
            raise BadData(code="not-list-of", path=path, given=given, length=length)
        return value

    def integers(self, name: str, length: int | None, low: int, high: int) -> vec[i64]:
        values = self.items(name, length)
        return vec[i64]([whole(v, low, high, f"{self.path}.{name}[{i}]") for i, v in enumerate(values)])

    def label(self, name: str, domain: Domain) -> int:
        return read_label(self.value(name), domain, f"{self.path}.{name}")

    def labels(self, name: str, length: int | None, domain: Domain, empty: int | None = None) -> vec[i64]:
        """A list of labels; null stands for `empty` where that is given."""
        values = self.items(name, length)
        return vec[i64]([read_label(v, domain, f"{self.path}.{name}[{i}]", empty) for i, v in enumerate(values)])

    def pile(self, name: str, domain: Domain, highest: int) -> vec[i64]:
        """An unordered pile: how many of each label lie in it."""
        inside = Reader(self.value(name), f"{self.path}.{name}")
        counts = [0] * domain.size
        for label in inside.data:
            counts[read_label(label, domain, inside.path)] = inside.integer(str(label), 1, highest)
        return vec[i64](counts)

    def label_set(self, name: str, domain: Domain) -> int:
        """A list of different labels as a mask."""
        return mask_of(self.value(name), domain, f"{self.path}.{name}")

    def label_sets(self, name: str, length: int, domain: Domain) -> vec[i64]:
        values = self.items(name, length)
        return vec[i64]([mask_of(value, domain, f"{self.path}.{name}[{i}]") for i, value in enumerate(values)])

    def inside(self, name: str) -> Reader:
        return Reader(self.value(name), f"{self.path}.{name}")

    def refuse_unknown(self) -> None:
        """Refuse fields that nobody asked for: a misspelt one would silently be lost."""
        for name in self.data:
            if name not in self.seen:
                raise BadData(
                    code="unknown-field",
                    path=self.path,
                    field=name if isinstance(name, str) else short_form(name),
                    known=sorted(self.seen),
                )


def whole(value: object, low: int, high: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadData(code="not-whole", path=path, low=low, high=high, given=short_form(value))
    return value


def read_label(value: object, domain: Domain, path: str, empty: int | None = None) -> int:
    if value is None and empty is not None:
        return empty
    if not isinstance(value, str):
        raise BadData(code="not-name", path=path, domain=domain.name, given=short_form(value))
    try:
        return domain.parse(value)
    except BadKey as error:
        raise BadData(code="bad-name-at", path=path, reason=error.to_json()) from None


def mask_of(value: object, domain: Domain, path: str) -> int:
    if not isinstance(value, list):
        raise BadData(code="not-list", path=path, given=short_form(value))
    mask = 0
    for i, item in enumerate(value):
        bit = 1 << read_label(item, domain, f"{path}[{i}]")
        if mask & bit:
            raise BadData(code="label-twice", path=path, given=short_form(item))
        mask |= bit
    return mask


def short_form(value: object) -> str:
    """A value as messages show it, never long."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return "something far too deep or too long"
    return text if len(text) <= 40 else f"{text[:37]}…"


def frame_json(f: int, names: dict[int, str]) -> dict[str, object]:
    """A frame as people can read it."""
    parts = {"step": names[f & 255], "seat": f >> 8 & 255, "a": f >> 16 & 65535, "b": f >> 32 & 65535, "c": f >> 48}
    return {name: value for name, value in parts.items() if value != 0 or name in ("step", "seat")}


def read_frame(data: object, names: dict[int, str], seats: int, path: str) -> int:
    """A frame from JSON; numbers that are 0 may be left out."""
    reader = Reader({"seat": 0, "a": 0, "b": 0, "c": 0, **data} if isinstance(data, dict) else data, path)
    step = reader.value("step")
    kinds = [kind for kind, name in names.items() if name == step]
    if not kinds:
        raise BadData(code="not-one-of", path=f"{path}.step", known=[*names.values()], given=short_form(step))
    seat = reader.integer("seat", 0, seats - 1)
    a = reader.integer("a", 0, HIGHEST_NUMBER)
    b = reader.integer("b", 0, HIGHEST_NUMBER)
    c = reader.integer("c", 0, HIGHEST_THIRD)
    reader.refuse_unknown()
    return frame(kinds[0], seat, a, b, c)


def read_agenda(reader: Reader, names: dict[int, str], seats: int) -> vec[i64]:
    """The field “agenda”: pending frames, the bottom one first."""
    items = reader.items("agenda")
    return vec[i64]([read_frame(item, names, seats, f"{reader.path}.agenda[{i}]") for i, item in enumerate(items)])


def read_lanes(reader: Reader, names: dict[int, str], seats: int) -> vec[i64]:
    """The field “lanes”: for every seat its open decision, or null."""
    lanes = [
        0 if item is None else read_frame(item, names, seats, f"{reader.path}.lanes[{i}]")
        for i, item in enumerate(reader.items("lanes", seats))
    ]
    return vec[i64](lanes)
