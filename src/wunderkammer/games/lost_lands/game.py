"""Lost Lands as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.engine import frame_for
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.result import Result
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.stepping import Buffer, Rng, first, second
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.lost_lands import events, position, scoring, view, vocabulary
from wunderkammer.games.lost_lands.ai import estimate, pieces
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, NO_CARD, PLACES
from wunderkammer.games.lost_lands.content.names import CARD, EXPEDITION, TEAM
from wunderkammer.games.lost_lands.content.tables import LostLandsContent
from wunderkammer.games.lost_lands.state import FIELDS, LostLandsState
from wunderkammer.games.lost_lands.steps import cards, kinds, setup
from wunderkammer.games.lost_lands.steps.step import Step
from wunderkammer.games.lost_lands.steps.table import NAMES, STEPS

AMOUNTS = ("expedition", "reputation", "initiative", "first-team", "second-team", "money")


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

    def step(self, f: i64) -> Step:
        return STEPS[f & 255]

    def clone(self) -> State:
        copy = PlayableState(self.content)
        self.copy_common(copy)
        copy.options = self.options
        copy.active = self.active
        copy.cartographers = self.cartographers
        copy.going = self.going
        copy.winner = self.winner
        copy.jetpacks = self.jetpacks
        copy.deck_size = self.deck_size
        copy.turns = self.turns
        copy.money = self.money[:]
        copy.screens = self.screens[:]
        copy.bids = self.bids[:]
        copy.order = self.order[:]
        copy.track = self.track[:]
        copy.expeditions = self.expeditions[:]
        copy.owners = self.owners[:]
        copy.market = self.market[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.teams = self.teams[:]
        copy.artefacts = self.artefacts[:]
        return copy


@final
class LostLands(Rules[LostLandsState, LostLandsContent]):
    """The rules of Lost Lands."""

    def lay_out(self, state: LostLandsState, content: LostLandsContent, options: dict[str, object]) -> None:
        state.content = content
        chosen = setup.FIRST_GAME if options.get("first_game") else 0
        setup.lay_out(state, chosen + (setup.AUCTIONED_START if options.get("auctioned_start") else 0))

    def view(self, state: LostLandsState, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def redeal(self, world: LostLandsState, seat: int, rng: Rng) -> None:
        view.redeal(world, seat, rng)

    def result(self, state: LostLandsState) -> Result:
        return scoring.result(state)

    def check(self, state: LostLandsState) -> None:
        position.check(state)

    def estimate(self, state: LostLandsState, seat: int) -> float:
        return estimate.estimate(state, seat)

    def starts_turn(self, state: LostLandsState, seat: i64) -> bool:
        kind = frame_for(state, seat) & 255
        return kind != kinds.USE_CARD and kind != kinds.CROWN_TEAM and kind != kinds.LOSE_CARD

    def pieces(self, state: LostLandsState) -> list[PieceShape]:
        return pieces.shapes(state.seats)

    def write_pieces(self, state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
        pieces.write(state, seat, writer)

    def progress(self, state: LostLandsState) -> float:
        return estimate.progress(state)

    def stage(self, state: LostLandsState) -> int:
        """The expedition that is explored."""
        return min(state.active + 1, JOURNEYS)

    def turn_order(self, state: LostLandsState) -> list[int]:
        """By the initiative track (LL-05)."""
        return [int(seat) for seat in state.track if seat >= 0]

    def conserved(self, state: LostLandsState) -> dict[str, int]:
        return {CARD.text(card): count for card, count in enumerate(position.count_cards(state))}

    def longest(self, seats: int) -> int:
        """Four expeditions of at most 15 rounds, in each a bid, a card, its use and four turns of Jetpacks."""
        return JOURNEYS * (15 * seats * 15 + 10 * seats) + 2 * seats

    def amounts(self, state: LostLandsState, seat: int, own: bool) -> list[int]:
        """The expedition that counts, reputation, initiative, both teams' strength; money only of one's own (LL-04)."""
        points = scoring.reputation(state, seat)
        found = [state.active, points, PLACES - state.place_of(seat), state.strength(seat, 0), state.strength(seat, 1)]
        return [*found, state.money[seat]] if own else found

    def changes(self, before: list[int], after: list[int]) -> list[int]:
        """Nobody's strength in another expedition is shown beside that in the last one (LL-32)."""
        found = super().changes(before, after)
        return [0, *found[1:3], 0, 0, *found[5:]] if found[0] else found

    def context(self, state: LostLandsState, seat: int, move: int) -> list[tuple[str, Domain, int]]:
        f = state.top()
        if f & 255 == kinds.USE_CARD:
            return cards.about_use(state, f, move)
        if vocabulary.LOSE <= move < vocabulary.DRAW_EXPEDITION:
            at = move - vocabulary.LOSE
            card = state.teams[at] if at < len(state.teams) else NO_CARD
            return [("card", CARD, card)] if card != NO_CARD else []
        if f & 255 == kinds.SEND_TEAMS or f & 255 == kinds.CROWN_TEAM:
            return [("expedition", EXPEDITION, state.expeditions[state.active])]
        return []

    def asked_about(self, state: LostLandsState, seat: int) -> list[tuple[str, Domain, int]]:
        f = frame_for(state, seat)
        if f & 255 == kinds.MAKE_BID or f & 255 == kinds.START_BID:
            return [("money", NUMBER, state.money[seat])]
        if f & 255 == kinds.LOSE_CARD:
            return [("owner", vocabulary.PARTY, first(f)), ("team", TEAM, second(f))]
        return self.context(state, seat, 0)


RULES = LostLands(PlayableState, LostLandsContent, vocabulary.VOCABULARY, events.EVENTS, NAMES, FIELDS, AMOUNTS, PLACES)
