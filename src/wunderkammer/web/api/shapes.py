"""The shapes of what programs send and are sent; the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from wunderkammer.match.luck import LONGEST_NUMBER
from wunderkammer.match.party import LONGEST_NAME
from wunderkammer.shelf.view_schema import Bounds
from wunderkammer.table.people.clean_text import LONGEST_TITLE

MOST_SEATS = 8
LONGEST_KEY = 200
MOST_LISTED = 100

SeatNumber = Annotated[int, Bounds(low=0, high=MOST_SEATS - 1)]
Name = Annotated[str, Bounds(longest=LONGEST_NAME)]
MoveKey = Annotated[str, Bounds(longest=LONGEST_KEY)]
Known = Annotated[int, Bounds(low=0, high=1 << 31)]
OptionValue = bool | Annotated[int, Bounds(low=-(1 << 31), high=1 << 31)] | Annotated[str, Bounds(longest=80)]


class GameOption(TypedDict):
    """One choice about how to play a game."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: bool | int | str
    values: Annotated[list[bool | int | str], "all values; of a range its two ends"]


class GameRuling(TypedDict):
    """A rule that can be read in more than one way."""

    name: str
    rule: str
    readings: list[str]
    default: str


class GameCard(TypedDict):
    """A game of the shelf."""

    id: str
    title: str
    blurb: str
    seats: Annotated[list[int], "how many can play"]
    minutes: list[int]
    rules_version: int
    options: list[GameOption]
    rulings: list[GameRuling]


class Games(TypedDict):
    """The shelf."""

    games: list[GameCard]
    bots: Annotated[list[str], "who can be put on a seat, from weak to strong"]


class Rule(TypedDict):
    """One paragraph of a rulebook."""

    number: Annotated[str, "such as LL-12; empty for what is no numbered rule"]
    section: str
    text: Annotated[str, "Markdown"]


class RuleList(TypedDict):
    """The rulebook of a game."""

    game: str
    lang: str
    title: str
    rules: list[Rule]


class Me(TypedDict):
    """Whose token it is."""

    id: str
    name: str
    guest: bool


class MatchLine(TypedDict):
    """A match as a list shows it."""

    id: str
    game: str
    name: str
    public: bool
    state: Literal["waiting", "playing", "over"]
    players: list[str]
    free: Annotated[list[int], "seats that somebody can still take"]
    to_act: list[int]
    yours: Annotated[list[int], "your own seats"]


class Matches(TypedDict):
    """A list of matches."""

    matches: list[MatchLine]


class ListQuery(TypedDict):
    """Which matches."""

    list: NotRequired[Annotated[Literal["mine", "open", "running"], "yours, public ones with a free seat, or to watch"]]
    limit: NotRequired[Annotated[int, Bounds(low=1, high=MOST_LISTED)]]


class SeatWish(TypedDict):
    """Who sits on one seat of a new match."""

    kind: Annotated[
        Literal["me", "guest", "bot", "rival"], "you, somebody who joins, a bot, or the rulebook's own opponent"
    ]
    name: NotRequired[Name]
    bot: NotRequired[Annotated[str, Bounds(longest=40)]]


class ClockWish(TypedDict):
    """How long everybody may take."""

    measure: Annotated[Literal["days", "minutes"], "for every move, or for the whole match"]
    amount: Annotated[int, Bounds(low=1, high=1440)]
    bot: NotRequired[Annotated[str, Bounds(longest=40), "who plays on when the time is up"]]
    may_return: NotRequired[bool]


class MatchOrder(TypedDict):
    """A new match."""

    game: Annotated[str, Bounds(longest=40)]
    seats: Annotated[list[SeatWish], Bounds(most=MOST_SEATS)]
    options: NotRequired[dict[str, OptionValue]]
    rulings: NotRequired[dict[str, Annotated[str, Bounds(longest=80)]]]
    name: NotRequired[Annotated[str, Bounds(longest=LONGEST_TITLE)]]
    public: NotRequired[bool]
    clock: NotRequired[ClockWish]
    luck: NotRequired[Annotated[str, Bounds(longest=LONGEST_NUMBER), "what you add to the luck of the table"]]


class OpenedMatch(TypedDict):
    """A match that was opened, and the invitations to its free seats."""

    id: str
    invites: Annotated[dict[str, str], "by seat"]


class SeatShown(TypedDict):
    """Somebody at the table."""

    seat: int
    kind: Literal["person", "bot", "rival"]
    name: str
    bot: str
    free: bool
    away: Annotated[bool, "a bot plays until its player comes back"]
    yours: bool


class MatchShown(TypedDict):
    """How a match stands, as far as you may know."""

    id: str
    game: str
    name: str
    public: bool
    state: Literal["waiting", "playing", "over"]
    seat: Annotated[int | None, "from which you look; null for a spectator"]
    revision: Annotated[int, "how many entries you may know of; a move names it"]
    to_act: list[int]
    seats: list[SeatShown]
    luck_hash: Annotated[str, "of the secret that chance is drawn from; empty if there is none"]
    result: Annotated[dict[str, Any] | None, "scores, ranks and the score sheet, once it is over"]


class SeatQuery(TypedDict):
    """From which seat."""

    seat: NotRequired[Annotated[SeatNumber, "one of yours; otherwise your first that must act, or a spectator's view"]]


class ExplainQuery(SeatQuery):
    """Which move."""

    move: MoveKey


class SinceQuery(SeatQuery):
    """From where on."""

    since: NotRequired[Annotated[Known, "the revision that you know: only what has happened since"]]


class JoinWish(TypedDict):
    """Sitting down."""

    name: NotRequired[Name]
    invite: NotRequired[Annotated[str, Bounds(longest=80), "of a free seat; a public table needs none"]]
    luck: NotRequired[Annotated[str, Bounds(longest=LONGEST_NUMBER), "what you add to the luck of the table"]]


class JoinedSeat(TypedDict):
    """The seat that is yours now."""

    seat: int


class MoveOffered(TypedDict):
    """A legal move."""

    key: str
    text: Annotated[str, "what it does, in words"]


class Moves(TypedDict):
    """What a seat can do now."""

    seat: int
    revision: int
    ask: Annotated[str, "the kind of decision; empty if none waits for the seat"]
    question: Annotated[str, "the decision in words"]
    moves: list[MoveOffered]


class Explanation(TypedDict):
    """Whether a move is possible now, and if not why."""

    possible: bool
    code: Annotated[str | None, "the reason as a code"]
    rule: Annotated[str | None, "the number of the rule behind it"]
    reason: Annotated[str | None, "the reason in words"]


class MoveWish(TypedDict):
    """A move; sent twice it is made once."""

    move: MoveKey
    revision: Annotated[Known, "that you know: of the view or the moves that you chose by"]
    seat: NotRequired[SeatNumber]


class SeatOnly(TypedDict):
    """For which seat."""

    seat: NotRequired[SeatNumber]


class Done(TypedDict):
    """How the match stands afterwards."""

    revision: int
    to_act: list[int]
    over: bool
    repeated: Annotated[bool, "the move had been stored before: this is its answer once more"]


class LogShown(TypedDict):
    """Something that has happened."""

    number: Annotated[int, "of its entry, among those that you may know of"]
    seat: Annotated[int, "who did it; −1 is chance"]
    text: str


class LogPage(TypedDict):
    """What has happened."""

    revision: int
    lines: list[LogShown]


class AdvisedMove(TypedDict):
    """A move that is worth a thought."""

    move: str
    text: str
    chance: Annotated[float, "of winning, from 0 to 1"]
    points: Annotated[float, "that the seat will have in the end"]


class Hint(TypedDict):
    """What a bot would play, best first; nothing if it found nothing in time."""

    revision: int
    sentence: str
    advice: list[AdvisedMove]


class MatchView(TypedDict):
    """What a seat may see; `table` is the game's own."""

    game: str
    seat: int | None
    seats: int
    revision: Annotated[int, "how many entries you may know of; a move names it"]
    to_act: list[int]
    ask: str
    over: bool
    result: dict[str, Any] | None
    table: Annotated[dict[str, Any], "as the schema of the game's view says"]


class ProblemDocument(TypedDict):
    """What was wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: Annotated[str, "one sentence in the asked language"]
    code: Annotated[str, "the same code as at every other door of the cabinet"]
    lang: str
    rule: NotRequired[str]
    number: NotRequired[Annotated[str, "of a fault of ours, as the server's log names it"]]
