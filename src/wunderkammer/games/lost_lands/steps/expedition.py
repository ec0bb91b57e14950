"""An expedition: teams, rewards, losses, the next one (LL-27 … LL-33, LL-36)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import NATURE, Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import CARDS, CARTOGRAPHER, JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import TurningStep, turn, turn_moves
from wunderkammer.games.lost_lands.steps.step import Step


class ExpeditionStart(Step):
    """Teams are chosen openly from place I downwards; then money, card, artefacts, losses (LL-27, LL-36)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        state.tell(events.EXPEDITION_STARTS, NATURE, state.expeditions[state.active])
        for kind in (kinds.NEXT, kinds.LOSSES, kinds.ARTEFACTS, kinds.PRIZE, kinds.REWARDS):
            state.push(frame(kind, 0))
        for place in range(i64(PLACES - 1), -1, -1):
            seat = state.track[place]
            if seat >= 0 and (state.team_size(seat, 0) > 0 or state.team_size(seat, 1) > 0):
                state.push(frame(kinds.SEND_TEAMS, seat))


class SendTeams(TurningStep):
    """None, one or both teams take part (LL-27): a mask, bit 0 the first team, bit 1 the second."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        there: i64 = (1 if state.team_size(seat, 0) > 0 else 0) + (2 if state.team_size(seat, 1) > 0 else 0)
        for which in range(i64(4)):
            if which & ~there == 0:
                buffer.add(vocabulary.SEND + which)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < vocabulary.SEND:
            turn(state, f, move)
        else:
            state.going = state.going | (move - vocabulary.SEND) << (seat_of(f) * TEAMS)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.SEND <= move < vocabulary.CROWN:
            return Refusal("no-such-team", "LL-27")
        return super().refuse(state, f, move)


class Rewards(Step):
    """Every participating team earns by its strength (LL-28)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        for at in range(state.seats * TEAMS):
            if state.going >> at & 1:
                strength = state.strength(at // TEAMS, at % TEAMS)
                amount = reward(state, strength)
                state.money[at // TEAMS] += amount
                state.tell(events.EARNED, at // TEAMS, at % TEAMS, strength, amount)


def reward(state: LostLandsState, strength: i64) -> i64:
    amount: i64 = 0
    for band, least in enumerate(state.content.reward_from):
        if strength >= least:
            amount = state.content.reward[band]
    return amount


class Prize(Step):
    """The strongest team takes the expedition card; ties by initiative, between own teams by choice (LL-29)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        best: i64 = -1
        tied = False
        for seat in state.track:
            for team in range(i64(TEAMS)):
                if seat < 0 or not state.goes(seat, team):
                    continue
                strength = state.strength(seat, team)
                if strength > best:
                    best = strength
                    tied = False
                    state.winner = seat * TEAMS + team
                elif strength == best and state.winner == seat * TEAMS:
                    tied = True
        if tied:
            state.push(frame(kinds.CROWN_TEAM, state.winner // TEAMS))
        elif best >= 0:
            take_prize(state)
        else:
            state.tell(events.UNCLAIMED, NATURE, state.expeditions[state.active])


def take_prize(state: LostLandsState) -> None:
    seat = state.winner // TEAMS
    state.owners[state.active] = seat
    state.tell(events.WON, seat, state.winner % TEAMS, state.expeditions[state.active], state.content.reputation)


class CrownTeam(TurningStep):
    """The owner of two equally strong teams says which one wins (LL-29)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        buffer.add(vocabulary.CROWN)
        buffer.add(vocabulary.CROWN + 1)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < vocabulary.CROWN:
            turn(state, f, move)
            return
        state.winner = seat_of(f) * TEAMS + move - vocabulary.CROWN
        take_prize(state)

    def fits(self, state: LostLandsState, f: i64) -> bool:
        seat = seat_of(f)
        return super().fits(state, f) and state.goes(seat, 0) and state.goes(seat, 1) and state.winner == seat * TEAMS


class Artefacts(Step):
    """Every participating team finds an artefact, by its owner's place (LL-30)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        for place in range(i64(PLACES)):
            seat = state.track[place]
            for team in range(i64(TEAMS)):
                if seat >= 0 and state.goes(seat, team) and state.content.artefacts[place] > 0:
                    state.artefacts[seat * PLACES + place] += 1
                    state.tell(events.ARTEFACT, seat, team, state.content.artefacts[place])


class Losses(Step):
    """Every participating team loses a card: first the winner's, chosen by the opponent of best initiative (LL-31)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        for place in range(i64(PLACES - 1), -1, -1):
            seat = state.track[place]
            for team in range(i64(TEAMS - 1), -1, -1):
                if seat >= 0 and state.goes(seat, team) and seat * TEAMS + team != state.winner:
                    state.push(frame(kinds.LOSE_CARD, seat, seat, team))
        if state.winner >= 0:
            owner = state.winner // TEAMS
            chooser = next(seat for seat in state.track if seat >= 0 and seat != owner)
            state.push(frame(kinds.LOSE_CARD, chooser, owner, state.winner % TEAMS))
        lose_single_card(state)


def lose_single_card(state: LostLandsState) -> None:
    """A single card is no choice: it is lost before anybody is asked (LL-31)."""
    while state.top() & 255 == kinds.LOSE_CARD:
        f = state.top()
        if state.team_size(first(f), second(f)) > 1:
            return
        state.agenda = state.agenda[: len(state.agenda) - 1]
        kind: i64 = 0
        while state.card(first(f), second(f), kind) == NO_CARD:
            kind += 1
        lose(state, first(f), second(f), kind)


class LoseCard(TurningStep):
    """One card of a team (`a` its owner, `b` the team) goes to the discard (LL-31)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        for kind in range(i64(KINDS)):
            if state.card(first(f), second(f), kind) != NO_CARD:
                buffer.add(vocabulary.LOSE + (first(f) * TEAMS + second(f)) * KINDS + kind)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move < vocabulary.LOSE:
            turn(state, f, move)
            return
        lose(state, first(f), second(f), (move - vocabulary.LOSE) % KINDS)
        lose_single_card(state)

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.LOSE <= move < vocabulary.DRAW_EXPEDITION:
            same = (move - vocabulary.LOSE) // KINDS == first(f) * TEAMS + second(f)
            return Refusal("no-such-card" if same else "other-team-loses", "LL-31")
        return super().refuse(state, f, move)

    def fits(self, state: LostLandsState, f: i64) -> bool:
        owner, team = first(f), second(f)
        return owner < state.seats and team < TEAMS and state.team_size(owner, team) > 0 and third(f) < 1 << TEAMS


def lose(state: LostLandsState, owner: i64, team: i64, kind: i64) -> None:
    card = state.card(owner, team, kind)
    state.put(owner, team, kind, NO_CARD)
    state.discard[card] += 1
    state.tell(events.LOST, owner, team, card)


class Next(Step):
    """All cards make a new deck; the next expedition is active, or the game ends (LL-32, LL-33)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        for card in range(i64(CARDS)):
            state.deck[card] += state.discard[card]
            state.deck_size += state.discard[card]
            state.discard[card] = 0
        state.deck[CARTOGRAPHER] += state.cartographers
        state.deck_size += state.cartographers
        state.cartographers = 0
        state.going = 0
        state.winner = -1
        state.active += 1
        if state.active < JOURNEYS:
            state.tell(events.NEXT_ACTIVE, NATURE, state.expeditions[state.active])
            state.push(frame(kinds.ROUND, 0))
