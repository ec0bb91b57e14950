"""An expedition: teams, rewards, losses, the next one (LL-27 … LL-33, LL-36)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import NATURE, first, frame, seat_of, second, third
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.lost_lands.content.cards import (
    CARDS,
    CARTOGRAPHER,
    JOURNEYS,
    KINDS,
    NO_CARD,
    PLACES,
    TEAMS,
)
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps.jetpack import (
    fits_turned,
    late_turn_moves,
    refuse_late_turn,
    refuse_turn,
    turn,
    turn_moves,
)
from wunderkammer.games.lost_lands.steps.step import Step
from wunderkammer.games.lost_lands.vocabulary import (
    ARTEFACT,
    ARTEFACTS,
    CROWN,
    CROWN_TEAM,
    DRAW_EXPEDITION,
    EARNED,
    EXPEDITION_STARTS,
    LOSE,
    LOSE_CARD,
    LOSSES,
    LOST,
    NEXT,
    NEXT_ACTIVE,
    PRIZE,
    REWARDS,
    ROUND,
    SEND,
    SEND_TEAMS,
    TURN,
    UNCLAIMED,
    WON,
)


class ExpeditionStart(Step):
    """Teams are chosen openly from place I downwards; then money, card, artefacts, losses (LL-27, LL-36)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        state.tell(EXPEDITION_STARTS, NATURE, state.expeditions[state.active])
        state.going = 0
        state.winner = -1
        state.push(frame(NEXT, 0))
        state.push(frame(LOSSES, 0))
        state.push(frame(ARTEFACTS, 0))
        state.push(frame(PRIZE, 0))
        state.push(frame(REWARDS, 0))
        place: i64 = PLACES - 1
        while place >= 0:
            seat = state.track[place]
            if seat >= 0 and (state.team_size(seat, 0) > 0 or state.team_size(seat, 1) > 0):
                state.push(frame(SEND_TEAMS, seat))
            place -= 1


class SendTeams(Step):
    """None, one or both teams take part (LL-27)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        which: i64 = 0
        while which < 4:
            if can_send(state, seat, which):
                buffer.add(SEND + which)
            which += 1
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < SEND:
            turn(state, f, move)
        else:
            state.going = state.going | (move - SEND) << (seat_of(f) * TEAMS)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if SEND <= move < CROWN:
            return Refusal("no-such-team", "LL-27")
        return refuse_turn(state, f, move) if TURN <= move < SEND else None

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return fits_turned(f)


def can_send(state: LostLandsState, seat: i64, which: i64) -> bool:
    """`which` is a mask: bit 0 the first team, bit 1 the second."""
    team: i64 = 0
    while team < TEAMS:
        if which >> team & 1 and state.team_size(seat, team) == 0:
            return False
        team += 1
    return True


class Rewards(Step):
    """Every participating team earns by its strength (LL-28)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        at: i64 = 0
        while at < state.seats * TEAMS:
            if state.going >> at & 1:
                strength = state.strength(at // TEAMS, at % TEAMS)
                amount = reward(state, strength)
                state.money[at // TEAMS] += amount
                state.tell(EARNED, at // TEAMS, at % TEAMS, strength, amount)
            at += 1


def reward(state: LostLandsState, strength: i64) -> i64:
    band: i64 = 0
    amount: i64 = 0
    while band < 4:
        if strength >= state.content.reward_from[band]:
            amount = state.content.reward[band]
        band += 1
    return amount


class Prize(Step):
    """The strongest team takes the expedition card; ties by initiative, between own teams by choice (LL-29)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        best: i64 = -1
        tied = False
        place: i64 = 0
        while place < PLACES:
            seat = state.track[place]
            team: i64 = 0
            while seat >= 0 and team < TEAMS:
                if state.goes(seat, team):
                    strength = state.strength(seat, team)
                    if strength > best:
                        best = strength
                        tied = False
                        state.winner = seat * TEAMS + team
                    elif strength == best and state.winner == seat * TEAMS:
                        tied = True
                team += 1
            place += 1
        if tied:
            state.push(frame(CROWN_TEAM, state.winner // TEAMS))
        elif best >= 0:
            take_prize(state)
        else:
            state.tell(UNCLAIMED, NATURE, state.expeditions[state.active])


def take_prize(state: LostLandsState) -> None:
    seat = state.winner // TEAMS
    state.owners[state.active] = seat
    state.tell(WON, seat, state.winner % TEAMS, state.expeditions[state.active], state.content.reputation)


class CrownTeam(Step):
    """The owner of two equally strong teams says which one wins (LL-29)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        buffer.add(CROWN)
        buffer.add(CROWN + 1)
        late_turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < CROWN:
            turn(state, f, move)
            return
        state.winner = seat_of(f) * TEAMS + move - CROWN
        take_prize(state)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        return refuse_late_turn(state, f, move) if TURN <= move < SEND else None

    def fits(self, state: LostLandsState, f: i64) -> bool:
        seat = seat_of(f)
        return fits_turned(f) and state.goes(seat, 0) and state.goes(seat, 1) and state.winner == seat * TEAMS


class Artefacts(Step):
    """Every participating team finds an artefact, by its owner's place (LL-30)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        place: i64 = 0
        while place < PLACES:
            seat = state.track[place]
            team: i64 = 0
            while seat >= 0 and team < TEAMS:
                if state.goes(seat, team) and state.content.artefacts[place] > 0:
                    state.artefacts[seat * PLACES + place] += 1
                    state.tell(ARTEFACT, seat, team, state.content.artefacts[place])
                team += 1
            place += 1


class Losses(Step):
    """Every participating team loses a card: the winner's first, then in initiative order (LL-31)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        place: i64 = PLACES - 1
        while place >= 0:
            seat = state.track[place]
            team: i64 = TEAMS - 1
            while seat >= 0 and team >= 0:
                if state.goes(seat, team) and seat * TEAMS + team != state.winner:
                    state.push(frame(LOSE_CARD, seat, seat, team))
                team -= 1
            place -= 1
        if state.winner >= 0:
            owner = state.winner // TEAMS
            state.push(frame(LOSE_CARD, state.chooser_against(owner), owner, state.winner % TEAMS))
        lose_single_card(state)


def lose_single_card(state: LostLandsState) -> None:
    """A single card is no choice: it is lost before anybody is asked (LL-31)."""
    while state.top() & 255 == LOSE_CARD:
        f = state.top()
        if state.team_size(first(f), second(f)) > 1:
            return
        state.agenda = state.agenda[: len(state.agenda) - 1]
        kind: i64 = 0
        while state.card(first(f), second(f), kind) == NO_CARD:
            kind += 1
        lose(state, first(f), second(f), kind)


class LoseCard(Step):
    """One card of a team (`a` its owner, `b` the team) goes to the discard (LL-31)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if state.card(first(f), second(f), kind) != NO_CARD:
                buffer.add(LOSE + (first(f) * TEAMS + second(f)) * KINDS + kind)
            kind += 1
        late_turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < LOSE:
            turn(state, f, move)
            return
        lose(state, first(f), second(f), (move - LOSE) % KINDS)
        lose_single_card(state)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if LOSE <= move < DRAW_EXPEDITION:
            same = (move - LOSE) // KINDS == first(f) * TEAMS + second(f)
            return Refusal("no-such-card" if same else "other-team-loses", "LL-31")
        return refuse_late_turn(state, f, move) if TURN <= move < SEND else None

    def fits(self, state: LostLandsState, f: i64) -> bool:
        owner, team = first(f), second(f)
        return owner < state.seats and team < TEAMS and state.team_size(owner, team) > 0 and third(f) < 1 << TEAMS


def lose(state: LostLandsState, owner: i64, team: i64, kind: i64) -> None:
    card = state.card(owner, team, kind)
    state.put(owner, team, kind, NO_CARD)
    state.discard[card] += 1
    state.tell(LOST, owner, team, card)


class Next(Step):
    """All cards make a new deck; the next expedition is active, or the game ends (LL-32, LL-33)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        card: i64 = 0
        while card < CARDS:
            state.deck[card] += state.discard[card]
            state.discard[card] = 0
            card += 1
        state.deck[CARTOGRAPHER] += state.cartographers
        state.deck_size = state.size_of(state.deck)
        state.cartographers = 0
        state.going = 0
        state.winner = -1
        state.active += 1
        if state.active < JOURNEYS:
            state.tell(NEXT_ACTIVE, NATURE, state.expeditions[state.active])
            state.push(frame(ROUND, 0))
