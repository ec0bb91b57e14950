"""Evolution as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import frame_for, settle
from wunderkammer.core.frames import first, second, third
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.evolution import ai, features, scoring, state_json, view, worlds
from wunderkammer.games.evolution.content.cards import CARD, TRAIT
from wunderkammer.games.evolution.content.tables import EvolutionContent
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps import (
    drawing,
    eating,
    extinction,
    feeding,
    growing,
    hunting,
    leaves,
    playing,
    rounds,
)
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import (
    AS_TRAIT,
    ATTACK_END,
    BITE,
    CARD_MOVE,
    CHOOSE_FOOD,
    CHOOSE_PREY,
    DEALING,
    DIVIDE_SURPLUS,
    DRAW_CARD,
    EVENTS,
    FEED,
    FOOD_CARDS,
    FOOD_LANES,
    GROWING,
    LEAVES,
    LOT,
    MEAL,
    ORDER_LEAVES,
    PLACE_CARD,
    PLAY_CARDS,
    PLAYING,
    PURPOSE,
    QUICK_LANES,
    REVEAL,
    ROUND,
    ROUND_END,
    SCAVENGERS,
    SPEND_CARD,
    STARVING,
    STEP_NAMES,
    TURN,
    USE,
    USE_CARD,
    VOCABULARY,
)

NOBODY_AT_ALL: Final = 0  # an audience without seats


def steps_by_kind() -> list[Step]:
    steps = [Step()] * 256
    steps[LOT] = rounds.Lot()
    steps[ROUND] = rounds.Round()
    steps[DEALING] = drawing.Dealing()
    steps[DRAW_CARD] = drawing.DrawCard()
    steps[GROWING] = growing.Growing()
    steps[CHOOSE_FOOD] = growing.ChooseFood()
    steps[FOOD_LANES] = growing.FoodLanes()
    steps[FOOD_CARDS] = growing.FoodCards()
    steps[PLAYING] = playing.Playing()
    steps[PLAY_CARDS] = playing.PlayCards()
    steps[USE_CARD] = playing.UseCard()
    steps[PLACE_CARD] = playing.PlaceCard()
    steps[QUICK_LANES] = playing.QuickLanes()
    steps[REVEAL] = playing.Reveal()
    steps[LEAVES] = leaves.Leaves()
    steps[ORDER_LEAVES] = leaves.OrderLeaves()
    steps[TURN] = feeding.Turn()
    steps[FEED] = feeding.Feed()
    steps[SPEND_CARD] = feeding.SpendCard()
    steps[DIVIDE_SURPLUS] = eating.DivideSurplus()
    steps[CHOOSE_PREY] = hunting.ChoosePrey()
    steps[BITE] = hunting.Bite()
    steps[MEAL] = hunting.Meal()
    steps[SCAVENGERS] = hunting.Scavengers()
    steps[ATTACK_END] = hunting.AttackEnd()
    steps[STARVING] = extinction.Starving()
    steps[ROUND_END] = extinction.RoundEnd()
    return steps


# A vec, unlike a list, gives its items without asking for their type.
STEPS: Final[vec[Step]] = vec[Step](steps_by_kind())


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

    def weigh(self, f: i64, move: i64) -> i64:
        return STEPS[f & 255].weigh(self, f, move)

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        return STEPS[f & 255].refuse(self, f, move)

    def clone(self) -> State:
        return PlayableState(
            self.seats,
            self.agenda[:],
            self.lanes[:],
            self.lane,
            self.news,
            None,
            self.content,
            self.quick,
            self.round,
            self.last_round,
            self.first_seat,
            self.hole,
            self.off,
            self.passes,
            self.deck_size,
            self.shuffles,
            self.cards[:],
            self.species[:],
            self.rows[:],
            self.bags[:],
            self.food_cards[:],
            self.before,  # it never changes
        )


def empty_state(content: EvolutionContent) -> PlayableState:
    """A table with nothing on it, to be laid out or read from JSON."""
    v = vec[i64]()
    return PlayableState(2, v, v, -1, 0, None, content, False, 0, 0, -1, 0, 0, 0, 0, 0, v, v, v, v, v, None)


@final
class Evolution(Rules):
    """The rules of Evolution."""

    def content(self, figures: dict[str, object]) -> Content:
        return EvolutionContent(Reader(figures, "figures"))

    def new(self, seats: int, options: dict[str, object], content: Content) -> State:
        assert isinstance(content, EvolutionContent)
        state = empty_state(content)
        rounds.laid_out(state, seats, bool(options.get("quick_play")))
        settle(state)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, EvolutionState)
        return view.view(state, seat)

    def view_beside(self, state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
        assert isinstance(state, EvolutionState)
        return view.beside(state, seat, public)

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        world = state.clone()
        assert isinstance(world, EvolutionState)
        worlds.redeal(world, seat, rng)
        return world

    def result(self, state: State) -> Result:
        assert isinstance(state, EvolutionState)
        return scoring.result(state)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, EvolutionState)
        return state_json.to_json(state)

    def from_json(self, data: object, content: Content) -> State:
        assert isinstance(content, EvolutionContent)
        state = empty_state(content)
        state_json.read(state, data, empty_state(content))
        return state

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, EvolutionState)
        return ai.estimate(state, seat)

    def starts_turn(self, state: State, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == CHOOSE_FOOD or kind == PLAY_CARDS or kind == FEED

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, EvolutionState)
        features.features(state, seat, row)

    def progress(self, state: State) -> float:
        assert isinstance(state, EvolutionState)
        return features.progress(state)

    def stage(self, state: State) -> int:
        assert isinstance(state, EvolutionState)
        return state.round

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, EvolutionState)
        return state_json.conserved(state)

    def longest(self, seats: int) -> int:
        """Every card can be drawn about three times and takes at most four decisions; each token takes one."""
        return 20_000

    def audience(self, state: State, seat: int, move: int) -> int:
        """A drawn card and a face-down trait are seen by their owner; for the rest of a played card its events tell."""
        f = state.top()
        kind = f & 255
        owner = 1 << (f >> 8 & 255)
        if kind == DRAW_CARD or (kind == PLACE_CARD and second(f) == AS_TRAIT):
            return owner
        return NOBODY_AT_ALL if kind in (USE_CARD, PLACE_CARD) or CARD_MOVE <= move < USE else EVERYBODY

    def context(self, state: State, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, EvolutionState)
        found = self.asked_about(state, seat)
        for name, _, value in self.vocabulary.arguments(move):
            if name == "species":
                found = [*found, ("place", NUMBER, value + 1)]
        return found

    def asked_about(self, state: State, seat: int) -> list[tuple[str, Domain, int]]:
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


RULES = Evolution(VOCABULARY, EVENTS, STEP_NAMES)
