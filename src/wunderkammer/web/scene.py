"""A board as data, for games without a drawing of their own: zones with cards, tracks, tokens and facts."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Token:
    """A piece that lies somewhere and may travel; `name` is the same wherever it lies."""

    name: str
    label: str
    seat: int | None = None
    icon: str = ""
    count: int = 1
    element: str = ""
    colour: str = ""  # of a piece that belongs to nobody; `letter` says the same without colour
    letter: str = ""


@dataclass(frozen=True)
class Card:
    """A card or tile; with an element it can carry moves."""

    name: str
    title: str
    lines: tuple[str, ...] = ()
    corner: str = ""
    icon: str = ""
    element: str = ""
    colour: str = ""
    letter: str = ""
    face_down: bool = False
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True)
class Space:
    """One space of a track or a map."""

    label: str
    element: str = ""
    icon: str = ""
    tokens: tuple[Token, ...] = ()
    title: str = ""  # what it is or gives, in words


@dataclass(frozen=True)
class Track:
    """Spaces in a row."""

    name: str
    title: str
    spaces: tuple[Space, ...] = ()


@dataclass(frozen=True)
class Fact:
    """A number or a word about a zone: coins 5."""

    label: str
    value: str
    icon: str = ""
    element: str = ""


@dataclass(frozen=True)
class Zone:
    """A part of the table with a title: a market, a map, the belongings of a player."""

    name: str
    title: str
    cards: tuple[Card, ...] = ()
    tracks: tuple[Track, ...] = ()
    tokens: tuple[Token, ...] = ()
    facts: tuple[Fact, ...] = ()
    element: str = ""
    seat: int | None = None  # whose it is
    own: bool = False  # the onlooker's own: shown first and larger on a phone
    wide: bool = False  # takes the whole width


@dataclass(frozen=True)
class Scene:
    """The whole table in reading order."""

    zones: tuple[Zone, ...] = field(default=())
