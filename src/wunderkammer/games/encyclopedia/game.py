"""Encyclopedia as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import frame_for, settle
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.encyclopedia import ai, features, scoring, sentences, state_check, state_json, view
from wunderkammer.games.encyclopedia.content.cards import BEHAVIOUR, NO_CARD, SCORING
from wunderkammer.games.encyclopedia.content.tables import SLOTS, EncyclopediaContent
from wunderkammer.games.encyclopedia.events import EVENTS
from wunderkammer.games.encyclopedia.fingerprint import fingerprint
from wunderkammer.games.encyclopedia.seating import rivals_by_seat
from wunderkammer.games.encyclopedia.stages import CHOOSE_DIE, STEP_NAMES
from wunderkammer.games.encyclopedia.state import FOSSILS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.dispatch import steps_by_kind
from wunderkammer.games.encyclopedia.steps.refusals import refuse_anywhere
from wunderkammer.games.encyclopedia.steps.setup import laid_out
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import VOCABULARY

STEPS: Final[vec[Step]] = vec[Step](steps_by_kind())


@final
@mypyc_attr(acyclic=True)
class PlayableState(EncyclopediaState):
    """A table whose frames find their steps."""

    def run(self, f: i64) -> None:
        STEPS[f & 255].run(self, f)

    def legal(self, f: i64, buffer: Buffer) -> None:
        STEPS[f & 255].legal(self, f, buffer)

    def choose(self, f: i64, move: i64) -> None:
        STEPS[f & 255].choose(self, f, move)

    def sample(self, f: i64, rng: Rng) -> i64:
        return STEPS[f & 255].sample(self, f, rng)

    def weigh(self, f: i64, move: i64) -> i64:
        return STEPS[f & 255].weigh(self, f, move)

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        return STEPS[f & 255].refuse(self, f, move) or refuse_anywhere(move)

    def clone(self) -> State:
        return PlayableState(
            self.seats,
            self.agenda[:],
            self.lanes,
            self.lane,
            self.news,
            None,
            self.content,
            self.options,
            self.round,
            self.first,
            self.banked,
            self.dice_each,
            self.die_colour,
            self.die_as,
            self.die_value,
            self.source,
            self.rivals,
            self.priority[:],
            self.coins[:],
            self.tokens[:],
            self.seals[:],
            self.reputation[:],
            self.vp[:],
            self.academy[:],
            self.university[:],
            self.animals[:],
            self.markers[:],
            self.experts[:],
            self.active[:],
            self.awake[:],
            self.board[:],
            self.rolled[:],
            self.areas[:],
            self.cells[:],
            self.bag[:],
            self.papers[:],
            self.owed[:],
            self.urn[:],
        )


def empty_state(content: EncyclopediaContent) -> PlayableState:
    """A table with nothing on it, to be laid out or read from JSON."""
    v = vec[i64]()
    return PlayableState(
        2, v, v, -1, 0, None, content, 0, 0, 0, 0, SLOTS, -1, -1, 0, NO_CARD,
        v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v,
    )  # fmt: skip


@final
class Encyclopedia(Rules):
    """The rules of Encyclopedia."""

    def content(self, figures: dict[str, object]) -> Content:
        return EncyclopediaContent(Reader(figures, "figures"))

    def new(self, seats: int, options: dict[str, object], content: Content) -> State:
        assert isinstance(content, EncyclopediaContent)
        state = empty_state(content)
        laid_out(state, seats, FOSSILS if options.get("fossils") else 0, vec[i64](rivals_by_seat(seats, options)))
        settle(state)
        return state

    def rivals(self, state: State) -> dict[int, str]:
        assert isinstance(state, EncyclopediaState)
        found: dict[int, str] = {}
        for seat in range(state.seats):
            if state.is_rival(seat):
                found[seat] = BEHAVIOUR.text(state.rivals[seat] // SCORING.size)
        return found

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, EncyclopediaState)
        return view.view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        """Decks, bag and round tokens are drawn lazily, so a copy holds nothing that a seat may not know (EN-53)."""
        return state.clone()

    def result(self, state: State) -> Result:
        assert isinstance(state, EncyclopediaState)
        return scoring.result(state)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, EncyclopediaState)
        return state_json.to_json(state)

    def from_json(self, data: object, content: Content) -> State:
        assert isinstance(content, EncyclopediaContent)
        state = empty_state(content)
        state_json.read(state, data)
        return state

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, EncyclopediaState)
        return ai.estimate(state, seat)

    def aim(self, state: State, seat: i64) -> float:
        assert isinstance(state, EncyclopediaState)
        return ai.aim(state, seat)

    def alone(self, state: State, seat: i64) -> bool:
        assert isinstance(state, EncyclopediaState)
        other: i64 = 0
        while other < state.seats:
            if other != seat and not state.is_rival(other):
                return False
            other += 1
        return True

    def fingerprint(self, state: State) -> i64:
        assert isinstance(state, EncyclopediaState)
        return fingerprint(state)

    def starts_turn(self, state: State, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == CHOOSE_DIE

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, EncyclopediaState)
        features.features(state, seat, row)

    def progress(self, state: State) -> float:
        assert isinstance(state, EncyclopediaState)
        return features.progress(state)

    def stage(self, state: State) -> int:
        assert isinstance(state, EncyclopediaState)
        return state.round

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, EncyclopediaState)
        return state_check.conserved(state)

    def longest(self, seats: int) -> int:
        """Six rounds of at most five turns and an end-of-round action, each with dozens of small steps at most."""
        return 6 * seats * 7 * 200

    def context(self, state: State, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, EncyclopediaState)
        return sentences.context(state, seat, move)

    def asked_about(self, state: State, seat: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, EncyclopediaState)
        return sentences.asked_about(state, seat)


RULES = Encyclopedia(VOCABULARY, EVENTS, STEP_NAMES)
