"""The table of a game in progress: what every game's state has in common."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects_book import EffectBook
from wunderkammer.core.log import EVERYBODY, Log
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng

# What a row of numbers begins with: of a field that always has a value, compiled code need not ask whether it has one.
EMPTY: Final = vec[i64]()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Seats, the agenda of pending frames, the sealed lanes and the counter of news."""

    seats: i64 = 0
    agenda: vec[i64] = EMPTY
    lanes: vec[i64] = EMPTY
    lane: i64 = -1
    news: i64 = 0
    log: Log | None = None

    def __init__(self, seats: i64, agenda: vec[i64], lanes: vec[i64], lane: i64, news: i64, log: Log | None) -> None:
        self.seats = seats
        self.agenda = agenda
        self.lanes = lanes
        self.lane = lane
        self.news = news
        self.log = log

    def copy_common(self, other: State) -> None:
        """What every game's `clone` copies beside the game's own fields."""
        other.seats = self.seats
        other.agenda = self.agenda[:]
        other.lanes = self.lanes[:]
        other.lane = self.lane
        other.news = self.news
        other.log = None

    # What the engine and the effect interpreter ask of a game; every game answers for its own steps.

    def clone(self) -> State:
        """A copy that shares nothing with this state; it reports nothing to this state's log."""
        raise NotImplementedError

    def run(self, f: i64) -> None:
        """Do the automatic work of a frame (or of a sealed frame whose lanes have all closed)."""
        raise NotImplementedError

    def legal(self, f: i64, buffer: Buffer) -> None:
        """List the moves of a decision, or the possible outcomes of a chance."""
        raise NotImplementedError

    def choose(self, f: i64, move: i64) -> None:
        """Carry out a chosen move, or a chance outcome."""
        raise NotImplementedError

    def sample(self, f: i64, rng: Rng) -> i64:
        """Draw an outcome of a chance frame."""
        raise NotImplementedError

    def step(self, f: i64) -> SeldomAsked[Any]:
        """Who carries out a frame, for what is seldom asked."""
        raise NotImplementedError

    def weigh(self, f: i64, move: i64) -> i64:
        """How often an outcome of a chance frame lies in the urn."""
        return self.step(f).weigh(self, f, move)

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        """Why a move is not possible at this frame, if the step has a special reason."""
        return self.step(f).refuse(self, f, move)

    # What effects need; games that use no effect of a kind leave its method alone.

    def effects(self) -> EffectBook:
        raise NotImplementedError

    def gain(self, seat: i64, what: i64, amount: i64) -> None:
        raise NotImplementedError

    def can_pay(self, seat: i64, what: i64, amount: i64) -> bool:
        raise NotImplementedError

    def pay(self, seat: i64, what: i64, amount: i64) -> None:
        raise NotImplementedError

    def holds(self, seat: i64, condition: i64, number: i64) -> bool:
        raise NotImplementedError

    def can_do(self, seat: i64, kind: i64, a: i64, b: i64) -> bool:
        """Whether starting a step of this kind would offer anything."""
        return True

    def hook(self, seat: i64, name: i64, number: i64) -> None:
        raise NotImplementedError

    # Tools for steps.

    def push(self, f: i64) -> None:
        """Put work on top: on the agenda, or as the next decision of the lane that is being answered."""
        if self.lane >= 0:
            self.lanes[self.lane] = f
        else:
            self.agenda = append(self.agenda, f)

    def top(self) -> i64:
        return self.agenda[-1]

    def learn(self) -> None:
        """Somebody has seen something new: undo must not go back beyond this moment."""
        self.news += 1

    def tell(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report an event to everybody."""
        log = self.log
        if log is not None:
            log.add(EVERYBODY, code, seat, a, b, c)

    def whisper(self, audience: i64, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report an event to some seats only (a mask)."""
        log = self.log
        if log is not None:
            log.add(audience, code, seat, a, b, c)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeldomAsked(Generic[S]):
    """What a step of any game is asked beside the moves; what every move needs is typed on the game's own state."""

    def weigh(self, state: S, f: i64, move: i64) -> i64:
        """How often an outcome of a chance lies in the urn."""
        return 1

    def refuse(self, state: S, f: i64, move: i64) -> Refusal | None:
        """Why a move is not possible here, if there is a special reason."""
        return None

    def fits(self, state: S, f: i64) -> bool:
        """Whether a frame read from JSON finds what it speaks of; most frames have no numbers of their own."""
        return f >> 16 == 0
