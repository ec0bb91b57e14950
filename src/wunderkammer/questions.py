"""Questions about the present decision: what stands in the way, and how far back one can go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wunderkammer.core.refusal import Refusal
from wunderkammer.match import Match
from wunderkammer.text.narrator import Narrator

MOST_TRIED = 64


class Obstacle(NamedTuple):
    """A move that is not possible now, and why."""

    key: str
    refusal: Refusal


def obstacles(match: Match, seat: int) -> Iterator[Obstacle]:
    """One example for every reason that now stands in the way of a move; nobody asks about what is not there."""
    told: set[str] = set()
    vocabulary = match.game.vocabulary
    legal = {vocabulary.number(key) for key in match.legal(seat)}
    for verb in vocabulary.verbs:
        possible = [move for move in legal if verb.base <= move < verb.base + verb.size]
        begin = max(possible) + 1 if possible and verb.size > MOST_TRIED else verb.base
        for move in range(begin, min(begin + MOST_TRIED, verb.base + verb.size)):
            refusal = None if verb.chance else match.game.rules.refusal(match.state, seat, move)
            if refusal and refusal.rule and not refusal.absent and refusal.code not in told:
                told.add(refusal.code)
                yield Obstacle(vocabulary.key(move), refusal)


def undo_steps(match: Match, seat: int) -> int:
    """How many decisions in a row a seat could take back."""
    steps = 0
    for entry in reversed(match.entries):
        if entry.news != match.state.news or (entry.seat != seat and not entry.sealed):
            break
        steps += entry.seat == seat
    return steps


def undo_offer(match: Match, seat: int, narrator: Narrator) -> str:
    """What a seat would take back, and how far it could go on; only for a seat that can take something back."""
    last = match.last_of(seat)
    # Some steps of a turn stand in nobody's log; to their own seat they are no secret.
    told = reversed(match.all_lines())
    line = next(line for line in told if line.entry == last and line.kind == "move")
    steps = undo_steps(match, seat)
    alone = steps == 1 and all(entry.seat != seat for entry in match.entries[:last])
    sentence = narrator.line(line)
    say = narrator.catalogue.say
    return say("ui-undo-first", sentence=sentence) if alone else say("ui-undo", sentence=sentence, count=steps)
