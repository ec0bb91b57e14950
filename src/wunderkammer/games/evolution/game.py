"""Evolution as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.engine import frame_for
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.result import Result
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.stepping import Buffer, Rng, first, second, third
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.evolution import position, scoring, view, worlds
from wunderkammer.games.evolution.ai import estimate, pieces
from wunderkammer.games.evolution.content.cards import CARD, TRAIT
from wunderkammer.games.evolution.content.tables import EvolutionContent
from wunderkammer.games.evolution.events import EVENTS
from wunderkammer.games.evolution.fields import FIELDS, MOST_SEATS
from wunderkammer.games.evolution.species import body_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps import rounds
from wunderkammer.games.evolution.steps.kinds import (
    CHOOSE_FOOD,
    CHOOSE_PREY,
    DIVIDE_SURPLUS,
    DRAW_CARD,
    FEED,
    PLACE_CARD,
    PLAY_CARDS,
    SPEND_CARD,
    USE_CARD,
)
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.steps.table import NAMES, STEPS
from wunderkammer.games.evolution.vocabulary import AS_TRAIT, CARD_MOVE, PURPOSE, USE, VOCABULARY

AMOUNTS = ("food", "population", "body", "species", "cards")
NOBODY_AT_ALL: Final = 0  # an audience without seats


@final
@mypyc_attr(acyclic=True)
class PlayableState(EvolutionState):
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

    def clone(self) -> State:
        copy = PlayableState(self.content)
        self.copy_common(copy)
        copy.quick_play = self.quick_play
        copy.round = self.round
        copy.last_round = self.last_round
        copy.first_player = self.first_player
        copy.hole = self.hole
        copy.off = self.off
        copy.passes = self.passes
        copy.deck_size = self.deck_size
        copy.shuffles = self.shuffles
        copy.cards = self.cards[:]
        copy.species = self.species[:]
        copy.rows = self.rows[:]
        copy.bags = self.bags[:]
        copy.food_cards = self.food_cards[:]
        copy.before = self.before  # it never changes
        return copy


@final
class Evolution(Rules[EvolutionState, EvolutionContent]):
    """The rules of Evolution."""

    def lay_out(self, state: EvolutionState, content: EvolutionContent, options: dict[str, object]) -> None:
        state.content = content
        rounds.lay_out(state, bool(options.get("quick_play")))

    def view(self, state: EvolutionState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def view_beside(self, state: EvolutionState, seat: int, public: dict[str, object]) -> dict[str, object]:
        return view.beside(state, seat, public)

    def redeal(self, world: EvolutionState, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def result(self, state: EvolutionState) -> Result:
        return scoring.result(state)

    def check(self, state: EvolutionState) -> None:
        position.check(state)

    def estimate(self, state: EvolutionState, seat: int) -> float:
        return estimate.estimate(state, seat)

    def starts_turn(self, state: EvolutionState, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == CHOOSE_FOOD or kind == PLAY_CARDS or kind == FEED

    def pieces(self, state: EvolutionState) -> list[PieceShape]:
        return pieces.shapes(state.seats)

    def write_pieces(self, state: EvolutionState, seat: i64, writer: PieceWriter) -> None:
        pieces.write(state, seat, writer)

    def joins_turn(self, state: EvolutionState, seat: i64) -> bool:
        """All cards that a player plays in a row are one turn (EV-08)."""
        return frame_for(state, seat) & 255 == PLAY_CARDS

    def progress(self, state: EvolutionState) -> float:
        return estimate.progress(state)

    def stage(self, state: EvolutionState) -> int:
        return state.round

    def turn_order(self, state: EvolutionState) -> list[int]:
        return [int((state.first_player + place) % state.seats) for place in range(state.seats)]

    def conserved(self, state: EvolutionState) -> dict[str, int]:
        return position.conserved(state)

    def longest(self, seats: int) -> int:
        """Every card can be drawn about three times and takes at most four decisions; each token takes one."""
        return 20_000

    def audience(self, state: EvolutionState, seat: int, move: int) -> int:
        """A drawn card and a face-down trait are seen by their owner; for the rest of a played card its events tell."""
        f = state.top()
        kind = f & 255
        owner = 1 << (f >> 8 & 255)
        if kind == DRAW_CARD or (kind == PLACE_CARD and second(f) == AS_TRAIT):
            return owner
        return NOBODY_AT_ALL if kind in (USE_CARD, PLACE_CARD) or CARD_MOVE <= move < USE else EVERYBODY

    def amounts(self, state: EvolutionState, seat: int, own: bool) -> list[int]:
        """Food in the bag and on species, population, body sizes and species; cards only of one's own hand."""
        sizes = i64(0)
        for at in range(state.rows[seat], state.rows[seat + 1]):
            sizes += body_of(state.species[at])
        found = [
            scoring.food_points(state, seat),
            scoring.population_points(state, seat),
            sizes,
            state.row_length(seat),
        ]
        return [*found, state.size(state.hand(seat))] if own else found

    def context(self, state: EvolutionState, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        found = self.asked_about(state, seat)
        for name, _, value in self.vocabulary.arguments(move):
            if name == "species":
                found = [*found, ("place", NUMBER, value + 1)]
        return found

    def asked_about(self, state: EvolutionState, seat: int) -> list[tuple[str, Domain, int]]:
        """The card or the species that the present decision is about."""
        f = frame_for(state, seat)
        kind = f & 255
        if kind == USE_CARD:
            return [("card", CARD, first(f))]
        if kind == PLACE_CARD:
            return [("card", CARD, first(f)), ("purpose", PURPOSE, second(f))]
        if kind == CHOOSE_PREY:
            return [("hunter", NUMBER, first(f) + 1)]
        if kind == SPEND_CARD:
            return [("hunter", NUMBER, first(f) + 1), ("trait", TRAIT, max(third(f) - 1, 0))]
        if kind == DIVIDE_SURPLUS:
            return [("place", NUMBER, first(f) + 1), ("most", NUMBER, second(f) - third(f))]
        return []


RULES = Evolution(PlayableState, EvolutionContent, VOCABULARY, EVENTS, NAMES, FIELDS, AMOUNTS, MOST_SEATS)
