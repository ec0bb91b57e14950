"""What is said of a change to those who hear the page: all of it, or of much only what matters to the listener."""

from __future__ import annotations

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.match import Match
from wunderkammer.text.narrator import PEOPLE, Narrator
from wunderkammer.web.live.pieces.log_html import LogItem

LONGEST = 300  # characters that are said as they stand in the log


def announcement(items: list[LogItem], match: Match, seat: int | None, narrator: Narrator) -> str:
    """The new lines of the log; of many those of the listener, and who is ahead then. The log keeps them all."""
    whole = " ".join([item.sentence for item in items])
    if len(whole) <= LONGEST:
        return whole
    told = [item.sentence for item in items if matters(item.line, seat)]
    if len(told) == len(items):
        return whole
    say = narrator.catalogue.say
    rest = say("web-said-more", count=len(items) - len(told), log=say("web-log"))
    return " ".join([*told, *standing(match, seat, narrator), rest])


def matters(line: LogLine, seat: int | None) -> bool:
    """Moves, what concerns nobody alone, and what concerns the listener."""
    if line.kind == "move" or line.seat in (-1, seat):
        return True
    return any(domain.name in PEOPLE and value == seat for _, domain, value in line.arguments)


def standing(match: Match, seat: int | None, narrator: Narrator) -> list[str]:
    """Who is ahead, and what the listener has, as far as everybody can count it; nothing where nobody competes."""
    amount = match.game.leads_by
    if not amount or match.seats < 2:
        return []
    at, say = match.rules.amount_names.index(amount), narrator.catalogue.say
    points = [match.rules.amounts(match.state, who, False)[at] for who in range(match.seats)]

    def worth(count: int) -> str:
        return say(f"amount-{amount}", count=count, sign="")

    best = max(points)
    ahead = [who for who in range(match.seats) if points[who] == best]
    if ahead == [seat]:
        return [say("web-you-lead", amount=worth(best))]
    lead = say("web-lead", names=", ".join([narrator.name(who) for who in ahead]), count=len(ahead), amount=worth(best))
    return [lead] if seat is None or seat in ahead else [lead, say("web-you-have", amount=worth(points[seat]))]
