"""An expedition: teams, rewards, losses, the next one (LL-27 … LL-33, LL-36)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import NATURE, first, frame, seat_of, second
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
from wunderkammer.games.lost_lands.state import Table
from wunderkammer.games.lost_lands.steps.jetpack import refuse_fixed, refuse_turn, turn, turn_moves
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

    def run(self, table: Table, f: i64) -> None:
        table.tell(EXPEDITION_STARTS, NATURE, table.expeditions[table.active])
        table.going = 0
        table.winner = -1
        table.push(frame(NEXT, 0))
        table.push(frame(LOSSES, 0))
        table.push(frame(ARTEFACTS, 0))
        table.push(frame(PRIZE, 0))
        table.push(frame(REWARDS, 0))
        place: i64 = PLACES - 1
        while place >= 0:
            seat = table.track[place]
            if seat >= 0 and (table.team_size(seat, 0) > 0 or table.team_size(seat, 1) > 0):
                table.push(frame(SEND_TEAMS, seat))
            place -= 1


class SendTeams(Step):
    """None, one or both teams take part (LL-27)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        which: i64 = 0
        while which < 4:
            if can_send(table, seat, which):
                buffer.add(SEND + which)
            which += 1
        turn_moves(table, f, buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move < SEND:
            turn(table, f, move)
        else:
            table.going = table.going | (move - SEND) << (seat_of(f) * TEAMS)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if SEND <= move < CROWN:
            return Refusal("no-such-team", "LL-27")
        return refuse_turn(table, f, move) if TURN <= move < SEND else None


def can_send(table: Table, seat: i64, which: i64) -> bool:
    """`which` is a mask: bit 0 the first team, bit 1 the second."""
    team: i64 = 0
    while team < TEAMS:
        if which >> team & 1 and table.team_size(seat, team) == 0:
            return False
        team += 1
    return True


class Rewards(Step):
    """Every participating team earns by its strength (LL-28)."""

    def run(self, table: Table, f: i64) -> None:
        at: i64 = 0
        while at < table.seats * TEAMS:
            if table.going >> at & 1:
                strength = table.strength(at // TEAMS, at % TEAMS)
                amount = reward(table, strength)
                table.money[at // TEAMS] += amount
                table.tell(EARNED, at // TEAMS, at % TEAMS, strength, amount)
            at += 1


def reward(table: Table, strength: i64) -> i64:
    band: i64 = 0
    amount: i64 = 0
    while band < 4:
        if strength >= table.content.reward_from[band]:
            amount = table.content.reward[band]
        band += 1
    return amount


class Prize(Step):
    """The strongest team takes the expedition card; ties by initiative, between own teams by choice (LL-29)."""

    def run(self, table: Table, f: i64) -> None:
        best: i64 = -1
        tied = False
        place: i64 = 0
        while place < PLACES:
            seat = table.track[place]
            team: i64 = 0
            while seat >= 0 and team < TEAMS:
                if table.goes(seat, team):
                    strength = table.strength(seat, team)
                    if strength > best:
                        best = strength
                        tied = False
                        table.winner = seat * TEAMS + team
                    elif strength == best and table.winner == seat * TEAMS:
                        tied = True
                team += 1
            place += 1
        if tied:
            table.push(frame(CROWN_TEAM, table.winner // TEAMS))
        elif best >= 0:
            take_prize(table)
        else:
            table.tell(UNCLAIMED, NATURE, table.expeditions[table.active])


def take_prize(table: Table) -> None:
    seat = table.winner // TEAMS
    table.owners[table.active] = seat
    table.tell(WON, seat, table.winner % TEAMS, table.expeditions[table.active], table.content.reputation)


class CrownTeam(Step):
    """The owner of two equally strong teams says which one wins (LL-29)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        buffer.add(CROWN)
        buffer.add(CROWN + 1)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        table.winner = seat_of(f) * TEAMS + move - CROWN
        take_prize(table)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return refuse_fixed(table, f, move) if TURN <= move < SEND else None


class Artefacts(Step):
    """Every participating team finds an artefact, by its owner's place (LL-30)."""

    def run(self, table: Table, f: i64) -> None:
        place: i64 = 0
        while place < PLACES:
            seat = table.track[place]
            team: i64 = 0
            while seat >= 0 and team < TEAMS:
                if table.goes(seat, team) and table.content.artefacts[place] > 0:
                    table.artefacts[seat * PLACES + place] += 1
                    table.tell(ARTEFACT, seat, team, table.content.artefacts[place])
                team += 1
            place += 1


class Losses(Step):
    """Every participating team loses a card: the winner's first, then in initiative order (LL-31)."""

    def run(self, table: Table, f: i64) -> None:
        place: i64 = PLACES - 1
        while place >= 0:
            seat = table.track[place]
            team: i64 = TEAMS - 1
            while seat >= 0 and team >= 0:
                if table.goes(seat, team) and seat * TEAMS + team != table.winner:
                    table.push(frame(LOSE_CARD, seat, seat, team))
                team -= 1
            place -= 1
        if table.winner >= 0:
            owner = table.winner // TEAMS
            table.push(frame(LOSE_CARD, table.chooser_against(owner), owner, table.winner % TEAMS))
        lose_single_card(table)


def lose_single_card(table: Table) -> None:
    """A single card is no choice: it is lost before anybody is asked (LL-31)."""
    while table.top() & 255 == LOSE_CARD:
        f = table.top()
        if table.team_size(first(f), second(f)) > 1:
            return
        table.agenda = table.agenda[: len(table.agenda) - 1]
        kind: i64 = 0
        while table.card(first(f), second(f), kind) == NO_CARD:
            kind += 1
        lose(table, first(f), second(f), kind)


class LoseCard(Step):
    """One card of a team (`a` its owner, `b` the team) goes to the discard (LL-31)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if table.card(first(f), second(f), kind) != NO_CARD:
                buffer.add(LOSE + (first(f) * TEAMS + second(f)) * KINDS + kind)
            kind += 1

    def choose(self, table: Table, f: i64, move: i64) -> None:
        lose(table, first(f), second(f), (move - LOSE) % KINDS)
        lose_single_card(table)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if LOSE <= move < DRAW_EXPEDITION:
            same = (move - LOSE) // KINDS == first(f) * TEAMS + second(f)
            return Refusal("no-such-card" if same else "other-team-loses", "LL-31")
        return refuse_fixed(table, f, move) if TURN <= move < SEND else None


def lose(table: Table, owner: i64, team: i64, kind: i64) -> None:
    card = table.card(owner, team, kind)
    table.put(owner, team, kind, NO_CARD)
    table.discard[card] += 1
    table.tell(LOST, owner, team, card)


class Next(Step):
    """All cards make a new deck; the next expedition is active, or the game ends (LL-32, LL-33)."""

    def run(self, table: Table, f: i64) -> None:
        card: i64 = 0
        while card < CARDS:
            table.deck[card] += table.discard[card]
            table.discard[card] = 0
            card += 1
        table.deck[CARTOGRAPHER] += table.cartographers
        table.deck_size = table.size_of(table.deck)
        table.cartographers = 0
        table.going = 0
        table.winner = -1
        table.active += 1
        if table.active < JOURNEYS:
            table.tell(NEXT_ACTIVE, NATURE, table.expeditions[table.active])
            table.push(frame(ROUND, 0))
