"""How far back a seat can go, and what it would take back."""

from __future__ import annotations

from wunderkammer.match.match import Match
from wunderkammer.text.narrator import Narrator


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
