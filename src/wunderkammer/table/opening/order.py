"""How a table is asked for, and what one gets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from wunderkammer.table.clocks import ClockRule
from wunderkammer.table.seats import Kind

State = Literal["waiting", "playing", "over"]
PLAYED_ON = "played_on"  # in a table's header: the match from a moment of which it is played on


@dataclass(frozen=True)
class SeatOrder:
    """One seat: a person (mine: the person who opens the table; otherwise a guest), a bot by name, or a rival."""

    kind: Kind
    name: str = ""
    bot: str = ""
    mine: bool = False
    luck: str = ""  # what its player adds to the luck of the table


@dataclass(frozen=True)
class Order:
    """A table as it is asked for; several seats that are mine make it pass-and-play."""

    game: str
    seats: tuple[SeatOrder, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int | None = None  # of the lab and the tests: anyone who knows it knows all luck of the match
    name: str = ""
    public: bool = False
    clock: ClockRule | None = None
    owner: str | None = None  # the user who opens it
    hints: bool = True  # whether people may ask what a bot would do


@dataclass(frozen=True)
class OpenedTable:
    """A new table; the tokens of the opener's seats are revealed only here, once."""

    match_id: str
    tokens: dict[int, str]
    invites: dict[int, str]


@dataclass(frozen=True)
class TakenSeat:
    """A seat somebody has just taken; the token is revealed only here, once."""

    seat: int
    token: str


@dataclass(frozen=True)
class ListedMatch:
    """A match as a list shows it."""

    match_id: str
    game: str
    name: str
    public: bool
    state: State
    players: tuple[str, ...]
    bots: tuple[str, ...]  # by seat; "" where none plays
    free: tuple[int, ...]  # seats that a person can still take
    to_act: tuple[int, ...]
    yours: tuple[int, ...]
    created: float
    moved: float
    deadline: float | None
    scores: tuple[int, ...] = ()  # by seat, once the match is over …
    ranks: tuple[int, ...] = ()  # … and places
    rivals: tuple[int, ...] = ()  # seats that the game itself plays
    lesson: str = ""  # that the table was opened for, if any
    played_on: bool = False  # from a moment of a finished match

    @property
    def your_turn(self) -> bool:
        return self.state == "playing" and bool(set(self.yours) & set(self.to_act))


class UndoState(NamedTuple):
    """Whether a seat can take back its last decision, and if not the code why (message `no-<code>`)."""

    can: bool
    code: str | None


@dataclass(frozen=True)
class ChatLine:
    """One line of the chat; without a seat it was a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    user: str | None  # whoever said it, if the house knows them
