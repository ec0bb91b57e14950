"""Encyclopedia as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.engine import frame_for
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.result import Result
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.stepping import Buffer, Refusal, Rng
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.encyclopedia import position, scoring, sentences, view
from wunderkammer.games.encyclopedia.ai import estimate, features, pieces
from wunderkammer.games.encyclopedia.ai.fingerprint import fingerprint
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, ANIMALS, BEHAVIOUR, SCORING
from wunderkammer.games.encyclopedia.content.tables import EncyclopediaContent
from wunderkammer.games.encyclopedia.events import EVENTS
from wunderkammer.games.encyclopedia.fields import FIELDS
from wunderkammer.games.encyclopedia.state import FOSSILS, SEATS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.kinds import CHOOSE_DIE
from wunderkammer.games.encyclopedia.steps.refusals import refuse_anywhere
from wunderkammer.games.encyclopedia.steps.seating import rivals_by_seat
from wunderkammer.games.encyclopedia.steps.setup import lay_out
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.steps.table import NAMES, STEPS
from wunderkammer.games.encyclopedia.vocabulary import VOCABULARY


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

    def step(self, f: i64) -> Step:
        return STEPS[f & 255]

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        return STEPS[f & 255].refuse(self, f, move) or refuse_anywhere(move)

    def clone(self) -> State:
        copy = PlayableState(self.content)
        self.copy_common(copy)
        copy.options = self.options
        copy.round = self.round
        copy.first = self.first
        copy.banked = self.banked
        copy.dice_each = self.dice_each
        copy.die_colour = self.die_colour
        copy.die_as = self.die_as
        copy.die_value = self.die_value
        copy.source = self.source
        copy.rivals = self.rivals  # it never changes
        copy.priority = self.priority[:]
        copy.coins = self.coins[:]
        copy.tokens = self.tokens[:]
        copy.seals = self.seals[:]
        copy.reputation = self.reputation[:]
        copy.vp = self.vp[:]
        copy.academy = self.academy[:]
        copy.university = self.university[:]
        copy.animals = self.animals[:]
        copy.markers = self.markers[:]
        copy.experts = self.experts[:]
        copy.active = self.active[:]
        copy.awake = self.awake[:]
        copy.board = self.board[:]
        copy.rolled = self.rolled[:]
        copy.areas = self.areas[:]
        copy.cells = self.cells[:]
        copy.bag = self.bag[:]
        copy.papers = self.papers[:]
        copy.owed = self.owed[:]
        copy.urn = self.urn[:]
        return copy


@final
class Encyclopedia(Rules[EncyclopediaState, EncyclopediaContent]):
    """The rules of Encyclopedia."""

    def lay_out(self, state: EncyclopediaState, content: EncyclopediaContent, options: dict[str, object]) -> None:
        state.content = content
        lay_out(state, FOSSILS if options.get("fossils") else 0, vec[i64](rivals_by_seat(state.seats, options)))

    def rivals(self, state: EncyclopediaState) -> dict[int, str]:
        found: dict[int, str] = {}
        for seat in range(state.seats):
            if state.is_rival(seat):
                found[seat] = BEHAVIOUR.text(state.rivals[seat] // SCORING.size)
        return found

    def view(self, state: EncyclopediaState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, world: EncyclopediaState, seat: int, rng: Rng) -> None:
        """Decks, bag and round tokens are drawn lazily, so a copy holds nothing that a seat may not know (EN-53)."""

    def result(self, state: EncyclopediaState) -> Result:
        return scoring.result(state)

    def check(self, state: EncyclopediaState) -> None:
        position.check(state)

    def estimate(self, state: EncyclopediaState, seat: int) -> float:
        return estimate.estimate(state, seat)

    def aim(self, state: EncyclopediaState, seat: i64) -> float:
        return estimate.aim(state, seat)

    def alone(self, state: EncyclopediaState, seat: i64) -> bool:
        other: i64 = 0
        while other < state.seats:
            if other != seat and not state.is_rival(other):
                return False
            other += 1
        return True

    def fingerprint(self, state: EncyclopediaState) -> i64:
        return fingerprint(state)

    def starts_turn(self, state: EncyclopediaState, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == CHOOSE_DIE

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: EncyclopediaState, seat: i64, row: Row) -> None:
        features.features(state, seat, row)

    def pieces(self, state: EncyclopediaState) -> list[PieceShape]:
        return pieces.shapes(state.seats)

    def write_pieces(self, state: EncyclopediaState, seat: i64, writer: PieceWriter) -> None:
        pieces.write(state, seat, writer)

    def can_occur(self, state: EncyclopediaState, move: int) -> bool:
        """Without fossils nothing can be done with one (EN-40)."""
        if state.options & FOSSILS:
            return True
        named = self.vocabulary.arguments(move)
        return all(domain is not ANIMAL or value < ANIMALS for _, domain, value in named)

    def progress(self, state: EncyclopediaState) -> float:
        return features.progress(state)

    def stage(self, state: EncyclopediaState) -> int:
        return state.round

    def turn_order(self, state: EncyclopediaState) -> list[int]:
        return [int(state.in_order(place)) for place in range(state.seats)]

    def conserved(self, state: EncyclopediaState) -> dict[str, int]:
        return position.conserved(state)

    def longest(self, seats: int) -> int:
        """Six rounds of at most five turns and an end-of-round action, each with dozens of small steps at most."""
        return 6 * seats * 7 * 200

    def amounts(self, state: EncyclopediaState, seat: int, own: bool) -> list[int]:
        """What lies in a purse, which everybody sees."""
        purse = [state.vp[seat], state.coins[seat], state.tokens[seat], state.seals[seat]]
        return [*purse, state.reputation[seat], state.content.track]

    def changes(self, before: list[int], after: list[int]) -> list[int]:
        """From the last cell of the reputation track the way leads back to the first (EN-31)."""
        *purse, reputation, track = before
        moved = (after[-2] - reputation) % track
        return [*[now - was for was, now in zip(purse, after[:-2], strict=True)], moved, 0]

    def context(self, state: EncyclopediaState, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        return sentences.context(state, seat, move)

    def asked_about(self, state: EncyclopediaState, seat: int) -> list[tuple[str, Domain, int]]:
        return sentences.asked_about(state, seat)


AMOUNTS = ("vp", "coins", "tokens", "seals", "reputation", "track")
RULES = Encyclopedia(PlayableState, EncyclopediaContent, VOCABULARY, EVENTS, NAMES, FIELDS, AMOUNTS, SEATS)
