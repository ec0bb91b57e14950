"""What if: a seat plays on in a world that it holds possible, as far as neither chance nor anybody else decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.bots.info import FIRST_WORLD
from wunderkammer.core.engine import actor, apply, frame_for, legal_moves
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.match.match import Match


class Prospect(NamedTuple):
    """A match in such a world after some moves, and what ends the trial: chance, others, over; "" if it can go on."""

    match: Match
    end: str


class Consequence(NamedTuple):
    """The position after a move, if nothing is shown there that the seat cannot know, and what ends the trial."""

    state: State | None
    end: str


def possible_world(match: Match, seat: int) -> State:
    """A world that tells nothing about the true one: whatever the seat cannot know is drawn anew."""
    return match.rules.determinise(match.state, seat, Rng(FIRST_WORLD))


def consequence(state: State, seat: int, move: int) -> Consequence:
    """What a move leads to; with a sealed choice the others' part begins, whoever is the last to choose."""
    after = state.clone()
    apply(after, seat, move)
    learns, goes_on = after.news != state.news, frame_for(after, seat) != 0
    if state.agenda[-1] & 255 >= SEALED and (learns or not goes_on):
        return Consequence(None, "others")
    if learns:
        return Consequence(None, "chance")
    who = actor(after)
    end = "over" if who == NOBODY else "chance" if who == NATURE else "" if goes_on else "others"
    return Consequence(after, end)


def final_moves(match: Match, seat: int) -> list[str]:
    """The keys of the moves that a seat could not take back for long: after them chance or others go on."""
    world = possible_world(match, seat)
    found = [move for move in legal_moves(world, seat) if consequence(world, seat, move).end]
    return match.vocabulary.keys_of(found)


def what_if(match: Match, seat: int, keys: Sequence[str]) -> Prospect:
    """Play on as a seat; the match itself is never touched. Raises IllegalMove for what is not possible there."""
    rules = match.rules
    trial = Match(match.game.id, setup=match.setup._replace(start=rules.to_json(possible_world(match, seat))))
    trial.parent = match
    for key in keys:
        move = trial.legal_move(seat, key)
        state, end = consequence(trial.state, seat, move)
        if state is not None:
            trial.add(seat, move)
        if end:
            return Prospect(trial, end)
    return Prospect(trial, "")
