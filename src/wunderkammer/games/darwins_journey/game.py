"""Darwin's Journey as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import frame_for, settle
from wunderkammer.core.frames import first
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.darwins_journey import ai, asking, features, scoring, state_json, view
from wunderkammer.games.darwins_journey import vocabulary as v
from wunderkammer.games.darwins_journey.content.names import ALFRED_NAMES
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.games.darwins_journey.events import EVENTS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps import (
    academy,
    alfred_deeds,
    alfred_turn,
    camps,
    choices,
    crew,
    fulfil,
    goals,
    journals,
    letters,
    moving,
    museum,
    phases,
    placing,
    refills,
    setup,
)
from wunderkammer.games.darwins_journey.steps.deed import Begin, Deed
from wunderkammer.games.darwins_journey.steps.step import Step


def deeds() -> list[Deed]:
    """In the order of their numbers."""
    return [
        moving.Explore(),
        moving.Navigate(),
        letters.Post(),
        academy.Academy(),
        academy.Purple(),
        museum.Study(),
        camps.CampHere(),
        camps.CampAnywhere(),
        camps.Revisit(),
        goals.TakeGoal(),
        goals.FulfilAny(),
        choices.Exchange(),
        moving.AddExplorer(),
        journals.LockedSpace(),
        museum.StudyAny(),
        museum.StudyIsland(),
        moving.ToBeagle(),
        journals.Unlock(),
        choices.Copy(),
        museum.Redeliver(),
        museum.Museum(),
        choices.Menu(),
        choices.Either(),
    ]


def steps_by_kind() -> list[Step]:
    steps = [Step()] * 256
    for i, deed in enumerate(deeds()):
        steps[v.BEGIN + i] = Begin(deed)
        steps[v.BEGIN + v.DECIDE + i] = deed
    steps[v.ROUND] = phases.Round()
    steps[v.NEXT_TURN] = phases.NextTurn()
    steps[v.OFFER] = goals.Offer()
    steps[v.TURN_ORDER] = phases.TurnOrder()
    steps[v.WINDOWS] = goals.Windows()
    steps[v.ENVELOPE_STEP] = phases.Envelope()
    steps[v.HALVE] = phases.Halve()
    steps[v.BEAGLE_STEP] = phases.BeagleGoal()
    steps[v.REWARD] = phases.Reward()
    steps[v.ACCEPT_REWARD] = phases.AcceptReward()
    steps[v.CLEAN_UP] = phases.CleanUp()
    steps[v.REFILL] = refills.Refill()
    steps[v.OPEN_GOALS] = refills.OpenGoals()
    steps[v.SLOT_REWARD] = fulfil.SlotReward()
    steps[v.LAY_SPECIMENS] = setup.LaySpecimens()
    steps[v.DEAL] = crew.Deal()
    steps[v.CREW_SEALS] = crew.CrewSeals()
    steps[v.LAY_PAIRS] = crew.LayPairs()
    steps[v.ALFRED_TURN] = alfred_turn.AlfredTurn()
    steps[v.ALFRED_OPTION] = alfred_turn.AlfredOption()
    steps[v.ALFRED_DEED] = alfred_deeds.AlfredDeed()
    steps[v.ALFRED_BONUS] = alfred_deeds.AlfredBonus()
    steps[v.ALFRED_SYMBOL] = alfred_deeds.AlfredSymbol()
    steps[v.ALFRED_DELIVERY] = alfred_turn.AlfredDelivery()
    steps[v.PLACE_WORKER] = placing.PlaceWorker()
    steps[v.WINDOW] = goals.Window()
    steps[v.CHOOSE_SLOT] = fulfil.ChooseSlot()
    steps[v.CHOOSE_PAIR] = crew.ChoosePair()
    steps[v.KEEP_CREW] = crew.KeepCrew()
    steps[v.DRAFT_CREW] = crew.DraftCrew()
    steps[v.DRAW_SPECIAL] = setup.DrawSpecial()
    steps[v.DRAW_LETTER] = setup.DrawLetter()
    steps[v.DRAW_SEAL] = refills.DrawSeal()
    steps[v.DRAW_GOAL] = refills.DrawGoal()
    steps[v.DRAW_BEAGLE_GOAL] = setup.DrawBeagleGoal()
    steps[v.DRAW_SPECIMEN] = setup.DrawSpecimen()
    steps[v.DRAW_ORDER] = setup.DrawOrder()
    steps[v.DRAW_CREW] = crew.DrawCrew()
    steps[v.DRAW_PAIR] = crew.DrawPair()
    steps[v.DRAW_ACTION] = alfred_turn.DrawAction()
    steps[v.DRAW_BONUS] = setup.DrawBonus()
    steps[v.DRAFT] = crew.Draft()
    return steps


STEPS: Final[vec[Step]] = vec[Step](steps_by_kind())


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

    def weigh(self, f: i64, move: i64) -> i64:
        return STEPS[f & 255].weigh(self, f, move)

    def refuse(self, f: i64, move: i64) -> Refusal | None:
        return STEPS[f & 255].refuse(self, f, move)

    def can_do(self, seat: i64, kind: i64, a: i64, b: i64) -> bool:
        return STEPS[kind + v.DECIDE].possible(self, seat, a, b)

    def clone(self) -> State:
        return PlayableState(
            self.seats,
            self.agenda[:],
            self.lanes[:],
            self.lane,
            self.news,
            None,
            self.content,
            self.options,
            self.boards,
            self.round,
            self.turn,
            self.beagle,
            self.museum,
            self.row_coins,
            self.firsts,
            self.locked_used,
            self.free,
            self.visited,
            self.goal_pile,
            self.crew_pile,
            self.purple,
            self.bonus,
            self.action_pile,
            self.bonus_card,
            self.coins[:],
            self.vp[:],
            self.theory[:],
            self.knowledge[:],
            self.ship[:],
            self.explorers[:],
            self.workers[:],
            self.rows[:],
            self.stamps[:],
            self.envelopes[:],
            self.tents[:],
            self.lenses[:],
            self.research[:],
            self.reserve[:],
            self.slots[:],
            self.perks[:],
            self.crew[:],
            self.hands[:],
            self.camps[:],
            self.spots[:],
            self.crowd[:],
            self.scrolls[:],
            self.pile[:],
            self.open_goals[:],
            self.order[:],
            self.queue[:],
            self.specials,
            self.letters,
            self.beagle_goals,
            self.tokens,
            self.pairs,
        )


def empty_state(content: DarwinContent) -> PlayableState:
    """A table with nothing on it, to be laid out or read from JSON."""
    n = vec[i64]()
    # fmt: off
    return PlayableState(
        2, n, n, -1, 0, None, content, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n,
    )
    # fmt: on


@final
class DarwinsJourney(Rules):
    """The rules of Darwin's Journey."""

    def content(self, figures: dict[str, object]) -> Content:
        return DarwinContent(Reader(figures, "figures"))

    def new(self, seats: int, options: dict[str, object], content: Content) -> State:
        assert isinstance(content, DarwinContent)
        state = empty_state(content)
        chosen = setup.FIRST_GAME if options.get("first_game") else 0
        if seats == 1:
            chosen += setup.ALFRED_BOARD * ALFRED_NAMES.index(str(options.get("alfred", "white")))
        setup.laid_out(state, seats, content, chosen)
        settle(state)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, DarwinState)
        return view.view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        world = state.clone()
        assert isinstance(world, DarwinState)
        view.redeal(world, seat, rng)
        return world

    def result(self, state: State) -> Result:
        assert isinstance(state, DarwinState)
        return scoring.result(state)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, DarwinState)
        return state_json.to_json(state)

    def from_json(self, data: object, content: Content) -> State:
        assert isinstance(content, DarwinContent)
        state = empty_state(content)
        state_json.read(state, data)
        return state

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, DarwinState)
        return ai.estimate(state, seat)

    def starts_turn(self, state: State, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind == v.PLACE_WORKER or kind == v.DRAFT_CREW or kind == v.CHOOSE_PAIR

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, DarwinState)
        features.features(state, seat, row)

    def progress(self, state: State) -> float:
        assert isinstance(state, DarwinState)
        return features.progress(state)

    def stage(self, state: State) -> int:
        assert isinstance(state, DarwinState)
        return state.round

    def lead(self, state: State, seat: int) -> float:
        """Alone, Alfred is the other (DJ-111)."""
        assert isinstance(state, DarwinState)
        own = scoring.total(state, seat)
        others = [scoring.total(state, other) for other in range(state.boards) if other != seat]
        return float(own - max(others))

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, DarwinState)
        return state_json.conserved(state)

    def longest(self, seats: int) -> int:
        """Five rounds of at most five workers; no turn has come near a hundred decisions."""
        return 5 * 5 * seats * 100 + 20 * seats

    def rivals(self, state: State) -> dict[int, str]:
        """Alone one plays against Alfred, who has no seat (DJ-101)."""
        return {1: "alfred"} if state.seats == 1 else {}

    def rival_score(self, state: State, rival: int) -> int:
        assert isinstance(state, DarwinState)
        return scoring.total(state, rival)

    def audience(self, state: State, seat: int, move: int) -> int:
        """Crew cards are dealt secretly to one seat, but alone they lie open (DJ-13, DJ-101)."""
        assert isinstance(state, DarwinState)
        dealt = v.CREW_DRAWN <= move < v.PAIR_DRAWN and state.seats > 1
        return 1 << first(state.top()) // crew.HAND if dealt else EVERYBODY

    def context(self, state: State, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, DarwinState)
        return asking.context(state, seat, move)

    def asked_about(self, state: State, seat: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, DarwinState)
        return asking.asked_about(state, seat)


RULES = DarwinsJourney(v.VOCABULARY, EVENTS, v.STEP_NAMES)
