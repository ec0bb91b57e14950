"""The voyage as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from tests.nested_game import state_json, view
from tests.nested_game.figures import VoyageContent
from tests.nested_game.steps import (
    Blow,
    Camp,
    Draft,
    Draw,
    DrawChart,
    DrawWind,
    PickChart,
    Round,
    Sail,
    Search,
    Stake,
    Step,
    StrikeCamp,
    Voyage,
)
from tests.nested_game.table import Table
from tests.nested_game.vocabulary import (
    BLOW,
    BLOWN,
    CAMP,
    CHART,
    DEAL,
    DEALT,
    DIG,
    DRAFT,
    DUG,
    EVENTS,
    PICK,
    PICK_CHART,
    ROUND,
    SAIL,
    SEARCH,
    STAKE,
    STEP_NAMES,
    STRIKE_CAMP,
    VOCABULARY,
    VOYAGE,
    WIND,
)
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import settle
from wunderkammer.core.frames import CHOOSE, OVER, first, frame, seat_of
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import NUMBER, Domain

STEPS: dict[int, Step] = {
    ROUND: Round(),
    VOYAGE: Voyage(),
    STRIKE_CAMP: StrikeCamp(),
    BLOW: Blow(),
    SEARCH: Search(),
    PICK_CHART: PickChart(),
    STAKE: Stake(),
    SAIL: Sail(),
    CAMP: Camp(),
    DEAL: DrawChart(DEALT),
    WIND: DrawWind(BLOWN),
    DIG: DrawChart(DUG),
    DRAFT: Draft(),
}


@final
class VoyageTable(Table):
    """A table whose frames find their steps."""

    def run(self, f: i64) -> None:
        STEPS[f & 255].run(self, f)

    def legal(self, f: i64, buffer: Buffer) -> None:
        for move in STEPS[f & 255].legal(self, f):
            buffer.add(move)

    def choose(self, f: i64, move: i64) -> None:
        STEPS[f & 255].choose(self, f, move)

    def sample(self, f: i64, rng: Rng) -> i64:
        step = STEPS[f & 255]
        assert isinstance(step, Draw)
        return step.sample(self, rng)

    def weigh(self, f: i64, move: i64) -> i64:
        step = STEPS[f & 255]
        assert isinstance(step, Draw)
        return step.weigh(self, move)

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        if f & 255 == CHOOSE and 2 <= move < PICK:
            return Refusal("effect-not-possible", "NV-05")
        return STEPS[f & 255].refuse(self, f, move) if f & 255 in STEPS else None

    def clone(self) -> State:
        copy = VoyageTable(self.seats, self.content)
        self.copy_to(copy)
        return copy


@final
class NestedVoyage(Rules):
    """The rules of the voyage."""

    def new(self, seats: int, options: dict[str, object], content: Content) -> State:
        assert isinstance(content, VoyageContent)
        table = VoyageTable(seats, content)
        table.coins = [content.coins] * seats
        table.deck = content.copies[:]
        table.bag = content.winds[:]
        if not options.get("stormy"):
            table.blown[2], table.bag[2] = table.bag[2], 0
        agenda = [frame(OVER, 0), frame(ROUND, 0)]
        agenda += [frame(DEAL, seat) for seat in reversed(range(seats)) for _ in range(3)]
        for f in agenda:
            table.agenda = append(table.agenda, f)
        settle(table)
        return table

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, Table)
        return view.view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        world = state.clone()
        assert isinstance(world, Table)
        view.redeal(world, seat, rng)
        return world

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        sheet = [ScoreLine("points", state.points[:]), ScoreLine("goals", [2 * goals for goals in state.goals])]
        return Result(sheet, [[coins] for coins in state.coins])

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, Table)
        return state_json.to_json(state)

    def from_json(self, data: object, content: Content) -> State:
        assert isinstance(content, VoyageContent)
        table = VoyageTable(Reader(data).integer("seats", 2, 3), content)
        state_json.read(table, Reader(data))
        return table

    def estimate(self, state: State, seat: int) -> float:
        return float(self.result(state).scores[seat])

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, Table)
        return state_json.conserved(state)

    def longest(self, seats: int) -> int:
        """Three lanes of two decisions and a sailing, then at most ten decisions for each space of the route."""
        return seats * (9 + 60)

    def context(self, state: State, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, Table)
        f = state.top()
        if f & 255 == SAIL:
            return [("chart", CHART, first(f))]
        return [("price", NUMBER, state.content.price)] if f & 255 == CAMP else []

    def asked_about(self, state: State, seat: int) -> list[tuple[str, Domain, int]]:
        return self.context(state, seat, 0)

    def audience(self, state: State, seat: int, move: int) -> int:
        f = state.top()
        return 1 << seat_of(f) if f & 255 in (DEAL, DIG) else EVERYBODY


def no_table(content: Content) -> State:
    """Tables of the voyage are laid in `new` and `from_json`, each in its own way."""
    raise NotImplementedError


RULES = NestedVoyage(no_table, VoyageContent, VOCABULARY, EVENTS, STEP_NAMES)
