"""Every move there is, numbered: verbs with the domains of their arguments, and their text keys."""

from __future__ import annotations

import difflib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.coded_error import CodedError
from wunderkammer.core.effects import ACCEPT, DECLINE, OPTION
from wunderkammer.core.effects_book import EffectBook

MOST_LISTED: Final = 36  # labels that a sentence may enumerate


@final
class BadKey(CodedError):
    """A text is not the key of a move, or not the name of a thing."""


@final
class Domain:
    """A set of values that an argument can take: numbers from 0, or labels; numbers may be those of seats."""

    def __init__(self, name: str, size: int = 0, labels: tuple[str, ...] = (), of_seats: bool = False) -> None:
        self.name = name
        self.labels = labels
        self.of_seats = of_seats
        self.size = len(labels) or size

    def text(self, value: int) -> str:
        return self.labels[value] if self.labels else str(value)

    def text_or_none(self, value: int) -> str | None:
        """The text of a value; None for one below 0, which stands for nothing."""
        return self.text(value) if value >= 0 else None

    def texts_in(self, mask: int) -> list[str]:
        """The texts of a set of values that is kept as a mask."""
        return [self.text(value) for value in range(self.size) if mask >> value & 1]

    def text_counts(self, counts: vec[i64]) -> dict[str, int]:
        """The texts of what lies in a pile that is kept as numbers, with those numbers."""
        return {self.text(value): count for value, count in enumerate(counts) if count > 0}

    def unknown_label(self, text: str) -> BadKey:
        """The error for a text that is no label: it names all labels, or the nearest if there are very many."""
        if len(self.labels) <= MOST_LISTED:
            return BadKey("no-such-label", text=text, domain=self.name, labels=[*self.labels])
        near = difflib.get_close_matches(text, self.labels, 3, 0.0)
        return BadKey("no-label-near", text=text, domain=self.name, count=len(self.labels), near=near)

    def parse(self, text: str) -> int:
        """The value of a text; raises BadKey."""
        if self.labels:
            if text in self.labels:
                return self.labels.index(text)
            raise self.unknown_label(text)
        if text.isascii() and text.isdigit() and len(text) < 10 and int(text) < self.size and str(int(text)) == text:
            return int(text)
        raise BadKey("no-such-number", text=text, domain=self.name, most=self.size - 1)


SEAT = Domain("seat", 8, of_seats=True)
NUMBER = Domain("number", 65536)


@final
class Verb:
    """One kind of move; it owns the numbers from `base` on, one for each combination of its arguments.

    `elements` are templates of the board elements a move touches, e.g. "market-{card}" or "teams-{seat}-{team}".
    `due` names a refusal, “code rule”, that says when such moves are made: the reason wherever there is no better one.
    """

    def __init__(
        self,
        name: str,
        base: int,
        arguments: tuple[tuple[str, Domain], ...] = (),
        elements: tuple[str, ...] = (),
        chance: bool = False,
        due: str = "",
    ) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        self.elements = elements
        self.chance = chance
        self.due = due
        self.size = 1
        for _, domain in arguments:
            self.size *= domain.size

    def values(self, move: int) -> list[int]:
        """The arguments of a move."""
        rest = move - self.base
        out: list[int] = []
        for _, domain in reversed(self.arguments):
            out.append(rest % domain.size)
            rest //= domain.size
        out.reverse()
        return out

    def move(self, values: list[int]) -> int:
        """The number of a move with these arguments."""
        number = 0
        for (_, domain), value in zip(self.arguments, values, strict=True):
            number = number * domain.size + value
        return self.base + number

    def shape(self) -> str:
        """How a key of this verb is written, for messages: `attack:<species>,<species>`."""
        inside = ",".join(f"<{name}>" for name, _ in self.arguments)
        return f"{self.name}:{inside}" if inside else self.name


@final
class Vocabulary:
    """The verbs of a game in the order of their numbers."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        end = 0
        for verb in verbs:
            if verb.base < end:
                raise ValueError(f"verb {verb.name} begins at {verb.base}, but {end} is the first free number")
            end = verb.base + verb.size
        self.size = end
        self.keys: dict[int, str] = {}  # of the moves that somebody has asked about …
        self.numbers: dict[str, int] = {}  # … and the other way round

    def verb_of(self, move: int) -> Verb:
        """The verb that owns a number; raises ValueError for a number without one."""
        low = 0
        high = len(self.verbs)
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].base <= move:
                low = middle
            else:
                high = middle
        verb = self.verbs[low]
        if not verb.base <= move < verb.base + verb.size:
            raise ValueError(f"{move} is not the number of a move")
        return verb

    def key(self, move: int) -> str:
        """The text key of a move, e.g. `attack:2,5`."""
        known = self.keys.get(move)
        if known is None:
            known = self.keys[move] = self.spell(move)
        return known

    def keys_of(self, moves: list[int]) -> list[str]:
        """The text keys of some moves."""
        return [self.key(move) for move in moves]

    def number(self, key: str) -> int:
        """The number of a key; raises BadKey, which says how it should be written."""
        known = self.numbers.get(key)
        if known is None:
            known = self.numbers[key] = self.parse(key)
        return known

    def spell(self, move: int) -> str:
        """The key of a move, put together from its verb and arguments."""
        verb = self.verb_of(move)
        values = verb.values(move)
        if not values:
            return verb.name
        parts = [domain.text(value) for (_, domain), value in zip(verb.arguments, values, strict=True)]
        return f"{verb.name}:{','.join(parts)}"

    def parse(self, key: str) -> int:
        """The number of a key, from its verb and arguments; a move has only one key."""
        name, colon, rest = key.partition(":")
        verb = self.by_name.get(name)
        if verb is None:
            raise BadKey("no-such-verb", name=name, verbs=[*self.by_name])
        parts = rest.split(",") if colon else []
        if len(parts) > len(verb.arguments):
            raise BadKey("overlong-key", key=key, shape=verb.shape())
        if len(parts) < len(verb.arguments):
            raise BadKey("incomplete-key", key=key, shape=verb.shape())
        return verb.move([domain.parse(part) for (_, domain), part in zip(verb.arguments, parts, strict=True)])

    def arguments(self, move: int) -> list[tuple[str, Domain, int]]:
        """The arguments of a move by name."""
        verb = self.verb_of(move)
        return [(name, domain, value) for (name, domain), value in zip(verb.arguments, verb.values(move), strict=True)]

    def elements(self, seat: int, move: int) -> list[str]:
        """The board elements that a move touches."""
        verb = self.verb_of(move)
        names = {name: domain.text(value) for name, domain, value in self.arguments(move)}
        names.setdefault("seat", str(seat))
        return [template.format_map(names) for template in verb.elements]


@final
class EventKind:
    """One code of the log with the meaning of its numbers (up to three)."""

    def __init__(self, code: str, arguments: tuple[tuple[str, Domain], ...] = ()) -> None:
        self.code = code
        self.arguments = arguments


def effect_verbs(book: EffectBook) -> tuple[Verb, ...]:
    """The verbs of effect decisions; a game that has such decisions begins its vocabulary with them."""
    return (
        Verb("accept", ACCEPT),
        Verb("decline", DECLINE),
        Verb("effect", OPTION, (("effect", Domain("effect", book.size())),)),
    )
