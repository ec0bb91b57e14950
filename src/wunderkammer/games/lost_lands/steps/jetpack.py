"""Turning a Jetpack to another kind: a free move beside any decision of its owner (LL-25).

One turn per team and decision reaches every arrangement, so no decision can go on for ever.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of, third
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import JETPACK, KINDS, NO_CARD, TEAMS
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.step import Step

SQUARE: Final = 9  # ways to turn, each a number: from × 3 + to
SEALED_BITS: Final = 4


def turn_moves(state: LostLandsState, f: i64, buffer: Buffer) -> None:
    """Every Jetpack to every kind that its team does not have."""
    seat = seat_of(f)
    own = state.jetpacks >> seat * TEAMS * KINDS & 63
    if own == 0 or kinds_fixed(state, f):
        return
    for at in range(i64(TEAMS * KINDS)):
        team = at // KINDS
        if own >> at & 1 and not third(f) >> team & 1:
            for to in range(i64(KINDS)):
                if state.card(seat, team, to) == NO_CARD:
                    buffer.add(vocabulary.TURN + at * KINDS + to)


def kinds_fixed(state: LostLandsState, f: i64) -> bool:
    """From the rewards to the last loss of an expedition no Jetpack is turned, unless the house allows it (LL-25)."""
    return (f & 255 == kinds.CROWN_TEAM or f & 255 == kinds.LOSE_CARD) and not state.content.turns_always


def mark_used(f: i64, move: i64) -> i64:
    """The same decision again, with this team's turn used up."""
    return f | frame(0, 0, 0, 0, 1 << (move - vocabulary.TURN) // SQUARE)


def turn(state: LostLandsState, f: i64, move: i64) -> None:
    """Turn a Jetpack openly; the decision goes on."""
    turn_now(state, seat_of(f), move - vocabulary.TURN)
    state.push(mark_used(f, move))


def turn_now(state: LostLandsState, seat: i64, which: i64) -> None:
    team = which // SQUARE
    to = which % KINDS
    state.put(seat, team, which % SQUARE // KINDS, NO_CARD)
    state.put(seat, team, to, JETPACK)
    state.tell(events.TURNED, seat, team, to)


def turn_sealed(state: LostLandsState, f: i64, move: i64) -> None:
    """Turn a Jetpack beside a secret bid: nobody sees it before the bids are shown."""
    which = move - vocabulary.TURN
    at = (seat_of(f) * TEAMS + which // SQUARE) * SEALED_BITS
    state.turns = state.turns | (1 + which % SQUARE) << at
    state.push(mark_used(f, move))


def keep_turns_of(state: LostLandsState, seat: i64) -> None:
    """Forget what the others have turned in secret."""
    at = seat * TEAMS * SEALED_BITS
    state.turns = (state.turns >> at & 255) << at


def sealed_turn(state: LostLandsState, seat: i64, team: i64) -> i64:
    """What a seat has turned in secret: from × 3 + to, or -1."""
    return (state.turns >> ((seat * TEAMS + team) * SEALED_BITS) & 15) - 1


def show_turns(state: LostLandsState) -> None:
    """The bids are shown, and with them the Jetpacks turned in secret."""
    seat: i64 = 0
    while seat < state.seats and state.turns != 0:
        for team in range(i64(TEAMS)):
            which = sealed_turn(state, seat, team)
            if which >= 0:
                turn_now(state, seat, team * SQUARE + which)
        seat += 1
    state.turns = 0


class TurningStep(Step):
    """A decision beside which its seat may turn Jetpacks; beside its own moves it refuses turns with their reason."""

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if not vocabulary.TURN <= move < vocabulary.SEND:
            return None
        which = move - vocabulary.TURN
        absent = state.card(seat_of(f), which // SQUARE, which % SQUARE // KINDS) != JETPACK
        if kinds_fixed(state, f):
            return Refusal("kinds-fixed", "LL-25", absent=absent)
        if third(f) >> which // SQUARE & 1:
            return Refusal("turned-already", "LL-25", absent=absent)
        return Refusal("no-jetpack-there" if absent else "kind-not-free", "LL-25", absent=absent)

    def fits(self, state: LostLandsState, f: i64) -> bool:
        """It has no numbers of its own but for the teams whose turn is used up."""
        return f >> 16 & 0xFFFFFFFF == 0 and third(f) < 1 << TEAMS
