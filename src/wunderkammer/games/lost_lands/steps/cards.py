"""Using a card: joining a team, selling, playing specials (LL-16, LL-17, LL-20, LL-22 … LL-25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content import cards
from wunderkammer.games.lost_lands.content.cards import KINDS, NO_CARD, TEAMS
from wunderkammer.games.lost_lands.content.names import CARD
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import TurningStep, turn, turn_moves
from wunderkammer.games.lost_lands.steps.market import chart, use_patron
from wunderkammer.games.lost_lands.steps.step import DrawStep, Step

DRAWN_BY_RISK: Final = 1


class UseCard(TurningStep):
    """What to do with the card just taken (`a`); one drawn by Risky Move (`b`) may not be sold."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        card = first(f)
        for team in range(i64(TEAMS)):
            if may_join(state, seat, team):
                if card < cards.TEAM_CARDS:
                    buffer.add(vocabulary.JOIN + team)
                elif card == cards.JETPACK:
                    for kind in range(i64(KINDS)):
                        buffer.add(vocabulary.FIT + team * KINDS + kind)
        if card == cards.RISKY_MOVE or card == cards.LONG_OBSERVATION:
            buffer.add(vocabulary.PERFORM)
        if second(f) != DRAWN_BY_RISK:
            buffer.add(vocabulary.SELL)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        card = first(f)
        if move >= vocabulary.TURN:
            turn(state, f, move)
        elif move == vocabulary.SELL:
            state.discard[card] += 1  # without effect (LL-17)
            state.receive(seat, state.content.price[card])
        elif move == vocabulary.PERFORM:
            perform(state, seat, card)
        elif move >= vocabulary.FIT:
            join(state, seat, (move - vocabulary.FIT) // KINDS, (move - vocabulary.FIT) % KINDS, card)
        else:
            join(state, seat, move - vocabulary.JOIN, card // cards.PER_KIND, card)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.TAKE <= move < vocabulary.SELL:
            return Refusal("use-first", "LL-35")
        if move == vocabulary.SELL:
            return Refusal("risk-not-sold", "LL-24")
        if move == vocabulary.PERFORM:
            return Refusal("no-effect", "LL-23")
        if vocabulary.JOIN <= move < vocabulary.TURN:
            return refuse_join(state, f, move)
        return super().refuse(state, f, move)

    def fits(self, state: LostLandsState, f: i64) -> bool:
        card = first(f)
        special = card == cards.RISKY_MOVE or card == cards.LONG_OBSERVATION
        known = card < cards.TEAM_CARDS or card == cards.JETPACK or (special and second(f) != DRAWN_BY_RISK)
        return known and second(f) <= DRAWN_BY_RISK and third(f) < 1 << TEAMS


def refuse_join(state: LostLandsState, f: i64, move: i64) -> Refusal:
    """Why the card in hand cannot join this team so."""
    card = first(f)
    if card >= cards.TEAM_CARDS and card != cards.JETPACK:
        return Refusal("not-a-team-card", "LL-23")
    if not may_join(state, seat_of(f), team_named(move)):
        return Refusal("found-first-team", "LL-20")
    return Refusal("jetpack-needs-kind" if card == cards.JETPACK else "only-jetpack-chooses", "LL-25")


def team_named(move: i64) -> i64:
    return (move - vocabulary.FIT) // KINDS if move >= vocabulary.FIT else move - vocabulary.JOIN


def about_use(state: LostLandsState, f: i64, move: i64) -> list[tuple[str, Domain, int]]:
    """What a sentence about using a card tells: its price, the size of the team it joins, whom it drives out."""
    card = first(f)
    out: list[tuple[str, Domain, int]] = [("card", CARD, card), ("price", NUMBER, state.content.price[card])]
    if vocabulary.JOIN <= move < vocabulary.TURN and (card < cards.TEAM_CARDS or move >= vocabulary.FIT):
        team = team_named(move)
        kind = (move - vocabulary.FIT) % KINDS if move >= vocabulary.FIT else card // cards.PER_KIND
        out.append(("members", NUMBER, state.team_size(seat_of(f), team)))
        out.append(("replaced", CARD, state.card(seat_of(f), team, kind)))
    return out


def may_join(state: LostLandsState, seat: i64, team: i64) -> bool:
    """Any team the player has; and of the places for a new team one, as they are all the same (LL-19, LL-20)."""
    return team == 0 or state.team_size(seat, team) > 0 or state.team_size(seat, 0) > 0


def join(state: LostLandsState, seat: i64, team: i64, kind: i64, card: i64) -> None:
    """The card joins a team and drives out a card of its kind (LL-20)."""
    old = state.card(seat, team, kind)
    if old != NO_CARD:
        state.discard[old] += 1
        state.tell(events.REPLACED, seat, old)
    state.put(seat, team, kind, card)


def perform(state: LostLandsState, seat: i64, card: i64) -> None:
    """A special takes effect, and only then is discarded (LL-23, LL-24)."""
    state.push(frame(kinds.DISCARD_USED, seat, card))
    if card == cards.RISKY_MOVE:
        state.refill()
        state.push(frame(kinds.DRAW_RISK, seat))
        return
    for place in range(state.place_of(seat), i64(0), -1):  # to place I, those ahead of it move back by one (LL-26)
        state.swap_places(place, place - 1)
    state.tell(events.OBSERVED, seat)


class DiscardUsed(Step):
    """A special whose effect is over goes to the discard."""

    def run(self, state: LostLandsState, f: i64) -> None:
        state.discard[first(f)] += 1

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return (first(f) == cards.RISKY_MOVE or first(f) == cards.LONG_OBSERVATION) and f >> 32 == 0


class DrawRisk(DrawStep):
    """The card drawn by Risky Move is played at once (LL-24)."""

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        card = move - vocabulary.RISKED
        state.draw(card)
        if card == cards.CARTOGRAPHER:
            chart(state)
        elif cards.PATRON <= card < cards.RISKY_MOVE:
            use_patron(state, seat, card)
        elif card == cards.RISKY_MOVE or card == cards.LONG_OBSERVATION:
            perform(state, seat, card)
        else:
            state.push(frame(kinds.USE_CARD, seat, card, DRAWN_BY_RISK))
