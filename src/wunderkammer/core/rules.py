"""What a game must be able to do beside its state: the one interface that everything generic uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, cast

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from wunderkammer.core.content import Content
from wunderkammer.core.engine import frame_for, is_legal, settle
from wunderkammer.core.fields import Bound, Field, lay_blank, read, to_json
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain, EventKind, Vocabulary

S = TypeVar("S", bound=State, default=State)
C = TypeVar("C", bound=Content, default=Content)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, C]):
    """The rules of one game, of its kind of states and contents; one object, which remembers only empty tables."""

    empty: Callable[[C], S]  # makes a table on which nothing has been laid, not even what is empty
    contents: Callable[[Reader], C]  # reads the figures
    vocabulary: Vocabulary
    events: list[EventKind]
    steps: dict[int, str]  # the name of every kind of frame, for JSON and for `ask-…` messages

    amount_names: tuple[str, ...]  # what moves cost and bring; each has a message `amount-…`
    fields: tuple[Field, ...]  # what lies on the table beside the agenda, for JSON
    most_seats: int
    parties: Bound | None  # who may have frames, where an opponent without a seat has some
    blanks: dict[int, S]  # an empty table for each number of seats

    def __init__(
        self,
        empty: Callable[[C], S],
        contents: Callable[[Reader], C],
        vocabulary: Vocabulary,
        events: list[EventKind],
        steps: dict[int, str],
        fields: tuple[Field, ...] = (),
        amount_names: tuple[str, ...] = (),
        most_seats: int = 8,
        parties: Bound | None = None,
    ) -> None:
        self.empty = empty
        self.contents = contents
        self.vocabulary = vocabulary
        self.events = events
        self.steps = steps
        self.fields = fields
        self.amount_names = amount_names
        self.most_seats = most_seats
        self.parties = parties
        self.blanks = {}

    def content(self, figures: dict[str, object]) -> C:
        """The tables of a game from its figures (`content/figures.toml`, perhaps changed by a pack).

        Raises BadData with a sentence for a figure that cannot be.
        """
        return self.contents(Reader(figures, "figures"))

    def lay_out(self, state: S, content: C, options: dict[str, object]) -> None:
        """Fill a blank table, which may still have another match's content, and put the set-up on its agenda."""
        raise NotImplementedError

    def new(self, seats: int, options: dict[str, object], content: C) -> S:
        """A new game, run up to its first decision or chance; laying a blank table field by field takes long."""
        if seats not in self.blanks:
            blank = self.empty(content)
            lay_blank(blank, self.fields, seats)
            self.blanks[seats] = blank
        state = cast(S, self.blanks[seats].clone())
        self.lay_out(state, content, options)
        settle(state)
        return state

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What a seat may see (None: a spectator), built from nothing, ready for JSON."""
        raise NotImplementedError

    def view_beside(self, state: S, seat: int, public: dict[str, object]) -> dict[str, object]:
        """Like `view`; whatever is the same for a spectator may be taken from their view, which is read only."""
        return self.view(state, seat)

    def determinise(self, state: S, seat: int, rng: Rng) -> S:
        """A world that this seat cannot tell from the true one."""
        world = cast(S, state.clone())
        self.redeal(world, seat, rng)
        return world

    def redeal(self, world: S, seat: int, rng: Rng) -> None:
        """Draw anew what a seat cannot know; by default everything lies open."""

    def result(self, state: S) -> Result:
        """Scores as they stand; final when the game is over."""
        raise NotImplementedError

    def to_json(self, state: S) -> dict[str, object]:
        """The whole state, hidden things included."""
        return to_json(state, self.fields, self.steps)

    def from_json(self, data: object, content: C) -> S:
        """A state from JSON; raises BadData with a sentence for anything that cannot be."""
        state = self.empty(content)
        read(state, self.fields, self.steps, self.most_seats, data, self.parties)
        self.check(state)
        return state

    def check(self, state: S) -> None:
        """Raises BadData for a position that cannot be; fields that follow from others are set first."""
        raise NotImplementedError

    def estimate(self, state: S, seat: int) -> float:
        """How well a seat stands, in points: the game's own heuristic for bots."""
        raise NotImplementedError

    def aim(self, state: S, seat: i64) -> float:
        """What a seat plans its turns for, in points: by default to stand well itself."""
        return self.estimate(state, seat)

    def alone(self, state: S, seat: i64) -> bool:
        """Whether nobody else decides: until chance acts, what follows is in the seat's own hands."""
        return state.seats == 1

    def fingerprint(self, state: S) -> i64:
        """A number that tells positions apart, so that plans follow each only once; below 0 if the game has none."""
        return -1

    def starts_turn(self, state: S, seat: i64) -> bool:
        """Whether the decision that waits for a seat begins a turn."""
        return True

    def joins_turn(self, state: S, seat: i64) -> bool:
        """Whether a decision that begins a plan still belongs to the turn, for people, if it follows at once."""
        return False

    def feature_names(self) -> list[str]:
        """What `features` measures, in its order; fitted weights are kept under these names."""
        return ["estimate"]

    def features(self, state: S, seat: i64, row: Row) -> None:
        """Append to the row what matters for a seat's final points, for a value fitted to played games.

        The state is a complete one, as a bot imagines it: everything on it may be read.
        """
        row.add(self.estimate(state, seat))

    def pieces(self, state: S) -> list[PieceShape]:
        """The arrays that `write_pieces` fills in a game with these seats, options and figures, in their order.

        A game without any is observed by its stage and amounts.
        """
        return []

    def write_pieces(self, state: S, seat: i64, writer: PieceWriter) -> None:
        """Write what a seat may know and nothing else; whatever goes by seat begins with its own and goes round."""
        raise NotImplementedError

    def can_occur(self, state: S, move: int) -> bool:
        """Whether a seat may ever have this move in a game with these seats, options and figures.

        Chance and seats that nobody sits on are known without asking.
        """
        return True

    def progress(self, state: S) -> float:
        """How far the game has come, from 0 at the start to 1 at the end."""
        return 0.0

    def stage(self, state: S) -> int:
        """The present round, or whatever else the game counts; 0 during set-up, below 0 if it counts nothing.

        The message `web-stage` shows it; a game that does not count rounds has its own.
        """
        return -1

    def turn_order(self, state: S) -> list[int]:
        """The seats in the present order of turns; incomplete until the set-up has settled it."""
        return [*range(state.seats)]

    def lead(self, state: S, seat: int) -> float:
        """A seat's present lead over the best of the others, the game's own opponent included."""
        scores = self.result(state).scores
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def amounts(self, state: S, seat: int, own: bool) -> list[int]:
        """What a seat has, in the order of `amount_names`; what others must not know stands last and is their `own`."""
        return []

    def changes(self, before: list[int], after: list[int]) -> list[int]:
        """By how much every amount has changed."""
        return [now - was for was, now in zip(before, after, strict=True)]

    def conserved(self, state: S) -> dict[str, int]:
        """Amounts that never change during a game (cards, pieces), for the conformance suite."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """More decisions than any game can take: the termination bound."""
        raise NotImplementedError

    def rivals(self, state: S) -> dict[int, str]:
        """Opponents that the game plays by itself: their seats and names, each with a message `rival-<name>`.

        One that has no seat of its own is numbered after the last seat.
        """
        return {}

    def rival_score(self, state: S, rival: int) -> int:
        """The score of such an opponent as it stands."""
        return self.result(state).scores[rival]

    def context(self, state: S, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        """Further arguments that a sentence about this move needs, read before it is made."""
        return []

    def audience(self, state: S, seat: int, move: int) -> int:
        """A mask of the seats that see this move or chance outcome; -1 for everybody. Asked before it is made.

        Sealed choices need no answer: nobody but their seat sees them.
        """
        return EVERYBODY

    def ask(self, state: S, seat: int) -> str:
        """The name of the decision that waits for a seat, "" if none does."""
        f = frame_for(state, seat)
        return self.steps[f & 255] if f else ""

    def asked_about(self, state: S, seat: int) -> list[tuple[str, Domain, int]]:
        """Arguments for the sentence that asks for the present decision."""
        return []

    def refusal(self, state: S, seat: int, move: int) -> Refusal | None:
        """Why a seat cannot make a move now, or None if it can."""
        f = frame_for(state, seat)
        if f == 0:
            return Refusal("not-your-turn") if len(state.agenda) > 1 else Refusal("game-over")
        if is_legal(state, seat, move):
            return None
        reason = state.refuse(f, move)
        if reason is not None:
            return reason
        due, _, rule = self.vocabulary.verb_of(move).due.partition(" ")
        return Refusal(due, rule, later=True) if due else Refusal("not-now")
