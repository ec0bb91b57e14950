"""Darwin's Journey as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.engine import frame_for
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.result import Result
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.stepping import Buffer, Rng, first
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.darwins_journey import position, scoring, sentences, view, worlds
from wunderkammer.games.darwins_journey import vocabulary as v
from wunderkammer.games.darwins_journey.ai import estimate, features, piece_shapes, pieces
from wunderkammer.games.darwins_journey.content.names import ALFRED_NAMES, MOST_SEATS
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.games.darwins_journey.events import EVENTS
from wunderkammer.games.darwins_journey.fields import FIELDS, per_board
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps import crew, kinds, setup
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.steps.table import NAMES, STEPS


@final
@mypyc_attr(acyclic=True)
class PlayableState(DarwinState):
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

    def can_do(self, seat: i64, kind: i64, a: i64, b: i64) -> bool:
        return STEPS[kind + kinds.DECIDE].possible(self, seat, a, b)

    def clone(self) -> State:
        copy = PlayableState(self.content)
        self.copy_common(copy)
        copy.options = self.options
        copy.boards = self.boards
        copy.round = self.round
        copy.turn = self.turn
        copy.beagle = self.beagle
        copy.museum = self.museum
        copy.row_coins = self.row_coins
        copy.firsts = self.firsts
        copy.locked_used = self.locked_used
        copy.free = self.free
        copy.visited = self.visited
        copy.goal_pile = self.goal_pile
        copy.crew_pile = self.crew_pile
        copy.purple = self.purple
        copy.bonus = self.bonus
        copy.action_pile = self.action_pile
        copy.bonus_card = self.bonus_card
        copy.coins = self.coins[:]
        copy.vp = self.vp[:]
        copy.theory = self.theory[:]
        copy.knowledge = self.knowledge[:]
        copy.ship = self.ship[:]
        copy.explorers = self.explorers[:]
        copy.workers = self.workers[:]
        copy.rows = self.rows[:]
        copy.stamps = self.stamps[:]
        copy.envelopes = self.envelopes[:]
        copy.tents = self.tents[:]
        copy.lenses = self.lenses[:]
        copy.research = self.research[:]
        copy.reserve = self.reserve[:]
        copy.slots = self.slots[:]
        copy.perks = self.perks[:]
        copy.crew = self.crew[:]
        copy.hands = self.hands[:]
        copy.camps = self.camps[:]
        copy.spots = self.spots[:]
        copy.crowd = self.crowd[:]
        copy.scrolls = self.scrolls[:]
        copy.pile = self.pile[:]
        copy.open_goals = self.open_goals[:]
        copy.order = self.order[:]
        copy.queue = self.queue[:]
        copy.specials = self.specials
        copy.letters = self.letters
        copy.beagle_goals = self.beagle_goals
        copy.tokens = self.tokens
        copy.pairs = self.pairs
        return copy


@final
class DarwinsJourney(Rules[DarwinState, DarwinContent]):
    """The rules of Darwin's Journey."""

    def lay_out(self, state: DarwinState, content: DarwinContent, options: dict[str, object]) -> None:
        state.content = content
        chosen = setup.FIRST_GAME if options.get("first_game") else 0
        if state.seats == 1:
            chosen += setup.ALFRED_BOARD * ALFRED_NAMES.index(str(options.get("alfred", "white")))
        setup.lay_out(state, chosen)

    def view(self, state: DarwinState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, world: DarwinState, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def result(self, state: DarwinState) -> Result:
        return scoring.result(state)

    def check(self, state: DarwinState) -> None:
        position.check(state)

    def estimate(self, state: DarwinState, seat: int) -> float:
        return estimate.estimate(state, seat)

    def starts_turn(self, state: DarwinState, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == kinds.PLACE_WORKER or kind == kinds.DRAFT_CREW or kind == kinds.CHOOSE_PAIR

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: DarwinState, seat: i64, row: Row) -> None:
        features.features(state, seat, row)

    def pieces(self, state: DarwinState) -> list[PieceShape]:
        return piece_shapes.shapes(state)

    def write_pieces(self, state: DarwinState, seat: i64, writer: PieceWriter) -> None:
        pieces.write(state, seat, writer)

    def progress(self, state: DarwinState) -> float:
        return features.progress(state)

    def stage(self, state: DarwinState) -> int:
        return state.round

    def turn_order(self, state: DarwinState) -> list[int]:
        """Alfred takes his turns, but has no seat."""
        return [int(seat) for seat in state.order if seat < state.seats]

    def lead(self, state: DarwinState, seat: int) -> float:
        """Alone, Alfred is the other (DJ-111)."""
        own = scoring.total(state, seat)
        others = [scoring.total(state, other) for other in range(state.boards) if other != seat]
        return float(own - max(others))

    def conserved(self, state: DarwinState) -> dict[str, int]:
        return position.conserved(state)

    def longest(self, seats: int) -> int:
        """Five rounds of at most five workers; no turn has come near a hundred decisions."""
        return 5 * 5 * seats * 100 + 20 * seats

    def rivals(self, state: DarwinState) -> dict[int, str]:
        """Alone one plays against Alfred, who has no seat (DJ-101)."""
        return {1: "alfred"} if state.seats == 1 else {}

    def rival_score(self, state: DarwinState, rival: int) -> int:
        return scoring.total(state, rival)

    def audience(self, state: DarwinState, seat: int, move: int) -> int:
        """Crew cards are dealt secretly to one seat, but alone they lie open (DJ-13, DJ-101)."""
        dealt = v.CREW_DRAWN <= move < v.PAIR_DRAWN and state.seats > 1
        return 1 << first(state.top()) // crew.HAND if dealt else EVERYBODY

    def amounts(self, state: DarwinState, seat: int, own: bool) -> list[int]:
        """Coins, temporary knowledge, victory points and evolution steps, which everybody sees."""
        return [state.coins[seat], state.knowledge[seat], state.vp[seat], state.theory[seat]]

    def context(self, state: DarwinState, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        return sentences.context(state, seat, move)

    def asked_about(self, state: DarwinState, seat: int) -> list[tuple[str, Domain, int]]:
        return sentences.asked_about(state, seat)


AMOUNTS = ("coins", "knowledge", "vp", "theory")
RULES = DarwinsJourney(
    PlayableState, DarwinContent, v.VOCABULARY, EVENTS, NAMES, FIELDS, AMOUNTS, MOST_SEATS, per_board()
)
