"""A board as data, for games without a drawing of their own: zones with cards, tracks, tokens and facts."""

from __future__ import annotations

import re
from typing import NamedTuple

JOINT = ", "
BETWEEN_WORDS = re.compile(r"\W+")
LONG_WORD = 13  # letters; words beyond are set in smaller type, as they cannot be broken well


class Sign(NamedTuple):
    """Something printed on a card or a space: an icon, a few letters, or both; `label` says it in words."""

    icon: str = ""
    text: str = ""
    label: str = ""
    colour: str = ""
    kind: str = ""  # how it looks: "on" and "off" for what can be marked, "big"

    @property
    def words(self) -> str:
        return self.label or self.text

    @property
    def plain(self) -> bool:
        """Whether its letters are words that mean themselves."""
        return self.label in ("", self.text)


Line = tuple[Sign, ...]


class Token(NamedTuple):
    """A piece that lies somewhere and may travel; its name is the same wherever it lies."""

    name: str
    label: str
    seat: int | None = None
    icon: str = ""
    text: str = ""
    element: str = ""  # moves can be made on it; the name is not needed then
    colour: str = ""  # of a piece that belongs to nobody; icon or text say the same without colour
    kind: str = ""
    where: str = ""  # for those who hear it while it cannot be played: then no move says which one it is

    @property
    def words(self) -> str:
        return f"{self.label}{JOINT}{self.where}" if self.where else self.label


def in_words(title: str, signs: list[Sign], says: str, tokens: tuple[Token, ...]) -> str:
    """A thing for those who hear it or speak to it: first what is written there, then what signs and pieces mean."""
    written = [title, *(sign.text for sign in signs if sign.plain)]
    meant = [says, *(sign.words for sign in signs if not sign.plain), *(token.label for token in tokens)]
    return JOINT.join(word for word in (*written, *meant) if word)


class Card(NamedTuple):
    """A card, a tile or a place; with an element it can carry moves."""

    title: str
    lines: tuple[Line, ...] = ()
    icon: str = ""
    element: str = ""
    name: str = ""  # under which it travels, if it has no element
    colour: str = ""
    kind: str = ""
    seat: int | None = None
    tokens: tuple[Token, ...] = ()
    says: str = ""  # in words, where title and lines do not tell enough

    @property
    def tight(self) -> bool:
        return any(len(part) > LONG_WORD for word in self.title.split() for part in word.split("-"))

    @property
    def words(self) -> str:
        return in_words(self.title, [sign for line in self.lines for sign in line], self.says, self.tokens)


class Space(NamedTuple):
    """One space of a track or a map."""

    label: str
    signs: Line = ()
    element: str = ""
    tokens: tuple[Token, ...] = ()
    kind: str = ""
    colour: str = ""
    says: str = ""  # its name in words

    @property
    def words(self) -> str:
        return in_words("" if self.says else self.label, [*self.signs], self.says, self.tokens)


class Track(NamedTuple):
    """Spaces in a row; its title, the whole row or single spaces can carry moves."""

    title: str = ""
    spaces: tuple[Space, ...] = ()
    signs: Line = ()  # beside the title
    head: Token | None = None  # the piece at its beginning
    title_element: str = ""
    element: str = ""  # of the row
    kind: str = ""
    colour: str = ""
    icon: str = ""

    @property
    def words(self) -> str:
        return JOINT.join(word for word in (self.title, *(space.words for space in self.spaces)) if word)


class Fact(NamedTuple):
    """A number or a word: coins 5."""

    label: str
    value: str
    icon: str = ""
    element: str = ""
    tokens: tuple[Token, ...] = ()
    colour: str = ""


class Zone(NamedTuple):
    """A part of the table with a title: a market, a map, the belongings of a player."""

    title: str
    facts: tuple[Fact, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()  # beside the title
    signs: Line = ()
    element: str = ""
    icon: str = ""
    colour: str = ""
    seat: int | None = None  # whose it is
    acts: bool = False  # the table waits for its owner
    own: bool = False
    span: int = 12  # of twelve columns
    half: bool = False  # two of them stand beside each other on a phone
    across: int = 1  # cards in a row
    kind: str = ""
    fold: str = ""  # the title under which the cards are folded away

    @property
    def name(self) -> str:
        """The same while other zones come and go: whose it is, or what stands above it."""
        return BETWEEN_WORDS.sub("-", self.title or self.kind) if self.seat is None else f"{self.seat}"

    def elements(self) -> list[str]:
        """Everything in it that can carry moves."""
        found = [self.element, *(fact.element for fact in self.facts), *(token.element for token in self.tokens)]
        for track in self.tracks:
            found += [track.title_element, track.element, track.head.element if track.head else ""]
            for space in track.spaces:
                found += [space.element, *(token.element for token in space.tokens)]
        for card in self.cards:
            found += [card.element, *(token.element for token in card.tokens)]
        return [element for element in found if element]


class Scene(NamedTuple):
    """The whole table in reading order."""

    zones: tuple[Zone, ...] = ()
    legend: Line = ()  # every sign with what it means; what is hovered over elsewhere is looked up there on a phone
