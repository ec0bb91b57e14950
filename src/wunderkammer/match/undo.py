"""What a seat can take back, how far back it can go, and how that is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wunderkammer.match.entries import Entry

if TYPE_CHECKING:
    from wunderkammer.match.match import Match
    from wunderkammer.text.narrator import Narrator


def last_of(entries: list[Entry], seat: int) -> int:
    """The index of a seat's last entry, or −1."""
    at = len(entries) - 1
    while at >= 0 and entries[at].seat != seat:
        at -= 1
    return at


def entries_without_last(entries: list[Entry], seat: int) -> list[Entry]:
    """What has happened, but for a seat's last decision."""
    last = last_of(entries, seat)
    return entries[:last] + entries[last + 1 :]


def undo_refusal(entries: list[Entry], news: int, seat: int) -> str | None:
    """Why a seat cannot take back its last decision when there has been so much news, as a code; None if it can."""
    at = last_of(entries, seat)
    if at < 0:
        return "undo-nothing"
    if news != entries[at].news:
        # Nobody learns anything while sealed choices are made: the first news is that all have chosen.
        return "undo-all-chosen" if entries[at].sealed else "undo-news"
    # Lanes can be answered in any order, so a sealed choice may be taken from between others; nothing else may.
    if at + 1 < len(entries):
        for entry in entries[at:]:
            if not entry.sealed:
                return "undo-others"
    return None


def undo_steps(match: Match, seat: int) -> int:
    """How many decisions in a row a seat could take back."""
    entries, news = match.entries, match.state.news
    steps, at = 0, len(entries) - 1
    while at >= 0 and entries[at].news == news and (entries[at].seat == seat or entries[at].sealed):
        steps += entries[at].seat == seat
        at -= 1
    return steps


def undo_offer(match: Match, seat: int, narrator: Narrator) -> str:
    """What a seat would take back, and how far it could go on; only for a seat that can take something back."""
    entries, lines, last = match.entries, match.all_lines(), last_of(match.entries, seat)
    at = len(lines) - 1  # some steps of a turn stand in nobody's log; to their own seat they are no secret
    while lines[at].entry != last or lines[at].kind != "move":
        at -= 1
    steps = undo_steps(match, seat)
    alone = steps == 1 and last_of(entries[:last], seat) < 0
    sentence = narrator.line(lines[at])
    say = narrator.catalogue.say
    return say("ui-undo-first", sentence=sentence) if alone else say("ui-undo", sentence=sentence, count=steps)
