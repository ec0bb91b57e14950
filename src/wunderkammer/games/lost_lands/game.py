"""Lost Lands as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import frame_for, settle
from wunderkammer.core.frames import first, second
from wunderkammer.core.reader import Reader
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.lost_lands import ai, features, scoring, state_json, view
from wunderkammer.games.lost_lands.content.cards import CARD, EXPEDITION, JOURNEYS, NO_CARD, TEAM
from wunderkammer.games.lost_lands.content.tables import LostLandsContent
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import bidding, cards, expedition, market, setup
from wunderkammer.games.lost_lands.steps.step import Step
from wunderkammer.games.lost_lands.vocabulary import (
    ARTEFACTS,
    AUCTION,
    CHOOSE_CARD,
    CHOOSE_SCREEN,
    CROWN_TEAM,
    DISCARD_USED,
    DRAW_EXPEDITION,
    DRAW_PLACE,
    DRAW_RISK,
    EVENTS,
    EXPEDITION_START,
    LAY_EXPEDITION,
    LOSE,
    LOSE_CARD,
    LOSSES,
    MAKE_BID,
    MARKET,
    NEXT,
    NEXT_PLACE,
    OPEN_AUCTION,
    OPEN_START_AUCTION,
    PARTY,
    PRIZE,
    REVEAL,
    REWARDS,
    RISK,
    RISKED,
    ROUND,
    ROUND_END,
    SEND_TEAMS,
    START_AUCTION,
    START_BID,
    START_PAYMENT,
    STEP_NAMES,
    USE_CARD,
    VOCABULARY,
)


def steps_by_kind() -> list[Step]:
    steps = [Step()] * 256
    steps[START_PAYMENT] = setup.StartPayment()
    steps[NEXT_PLACE] = setup.NextPlace()
    steps[OPEN_START_AUCTION] = setup.OpenStartAuction()
    steps[CHOOSE_SCREEN] = setup.ChooseScreen()
    steps[START_BID] = setup.StartBid()
    steps[START_AUCTION] = setup.StartAuction()
    steps[LAY_EXPEDITION] = setup.LayExpedition()
    steps[DRAW_PLACE] = setup.DrawPlace()
    steps[ROUND] = market.Round()
    steps[MARKET] = market.Market(REVEAL)
    steps[CHOOSE_CARD] = market.ChooseCard()
    steps[ROUND_END] = market.RoundEnd()
    steps[OPEN_AUCTION] = bidding.OpenAuction()
    steps[MAKE_BID] = bidding.MakeBid()
    steps[AUCTION] = bidding.Auction()
    steps[USE_CARD] = cards.UseCard()
    steps[RISK] = cards.Risk()
    steps[DRAW_RISK] = cards.DrawRisk(RISKED)
    steps[DISCARD_USED] = cards.DiscardUsed()
    steps[EXPEDITION_START] = expedition.ExpeditionStart()
    steps[SEND_TEAMS] = expedition.SendTeams()
    steps[REWARDS] = expedition.Rewards()
    steps[PRIZE] = expedition.Prize()
    steps[CROWN_TEAM] = expedition.CrownTeam()
    steps[ARTEFACTS] = expedition.Artefacts()
    steps[LOSSES] = expedition.Losses()
    steps[LOSE_CARD] = expedition.LoseCard()
    steps[NEXT] = expedition.Next()
    return steps


# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](steps_by_kind())


@final
@mypyc_attr(acyclic=True)
class PlayableState(LostLandsState):
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
            self.options,
            self.active,
            self.cartographers,
            self.going,
            self.winner,
            self.jetpacks,
            self.deck_size,
            self.turns,
            self.money[:],
            self.screens[:],
            self.bids[:],
            self.order[:],
            self.track[:],
            self.expeditions[:],
            self.owners[:],
            self.market[:],
            self.deck[:],
            self.discard[:],
            self.teams[:],
            self.artefacts[:],
        )


def empty_state(content: LostLandsContent) -> PlayableState:
    """A table with nothing on it, to be laid out or read from JSON."""
    v = vec[i64]()
    return PlayableState(2, v, v, -1, 0, None, content, 0, 0, 0, 0, -1, 0, 0, 0, v, v, v, v, v, v, v, v, v, v, v, v)


@final
class LostLands(Rules):
    """The rules of Lost Lands."""

    def content(self, figures: dict[str, object]) -> Content:
        return LostLandsContent(Reader(figures, "figures"))

    def new(self, seats: int, options: dict[str, object], content: Content) -> State:
        assert isinstance(content, LostLandsContent)
        state = empty_state(content)
        chosen = setup.FIRST_GAME if options.get("first_game") else 0
        chosen += setup.AUCTIONED_START if options.get("auctioned_start") else 0
        setup.laid_out(state, seats, content, chosen)
        settle(state)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, LostLandsState)
        return view.view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        world = state.clone()
        assert isinstance(world, LostLandsState)
        view.redeal(world, seat, rng)
        return world

    def result(self, state: State) -> Result:
        assert isinstance(state, LostLandsState)
        return scoring.result(state)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, LostLandsState)
        return state_json.to_json(state)

    def from_json(self, data: object, content: Content) -> State:
        assert isinstance(content, LostLandsContent)
        state = empty_state(content)
        state_json.read(state, data)
        return state

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, LostLandsState)
        return ai.estimate(state, seat)

    def starts_turn(self, state: State, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind != USE_CARD and kind != CROWN_TEAM and kind != LOSE_CARD

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def features(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, LostLandsState)
        features.features(state, seat, row)

    def progress(self, state: State) -> float:
        assert isinstance(state, LostLandsState)
        return features.progress(state)

    def stage(self, state: State) -> int:
        """The expedition that is explored."""
        assert isinstance(state, LostLandsState)
        return min(state.active + 1, JOURNEYS)

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, LostLandsState)
        return state_json.conserved(state)

    def longest(self, seats: int) -> int:
        """Four expeditions of at most 15 rounds, in each a bid, a card, its use and four turns of Jetpacks."""
        return JOURNEYS * (15 * seats * 15 + 10 * seats) + 2 * seats

    def context(self, state: State, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, LostLandsState)
        f = state.top()
        if f & 255 == USE_CARD:
            return cards.about_use(state, f, move)
        if LOSE <= move < DRAW_EXPEDITION:
            at = move - LOSE
            card = state.teams[at] if at < len(state.teams) else NO_CARD
            return [("card", CARD, card)] if card != NO_CARD else []
        if f & 255 == SEND_TEAMS or f & 255 == CROWN_TEAM:
            return [("expedition", EXPEDITION, state.expeditions[state.active])]
        return []

    def asked_about(self, state: State, seat: int) -> list[tuple[str, Domain, int]]:
        assert isinstance(state, LostLandsState)
        f = frame_for(state, seat)
        if f & 255 == MAKE_BID or f & 255 == START_BID:
            return [("money", NUMBER, state.money[seat])]
        if f & 255 == LOSE_CARD:
            return [("owner", PARTY, first(f)), ("team", TEAM, second(f))]
        return self.context(state, seat, 0)


RULES = LostLands(VOCABULARY, EVENTS, STEP_NAMES)
