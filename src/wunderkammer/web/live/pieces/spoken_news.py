"""What is said of a change to those who hear the page: all of it, or of much only what matters to the listener."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.match import Match
from wunderkammer.text.listed_names import names_with_and
from wunderkammer.text.narrator import PEOPLE, Narrator
from wunderkammer.web.board.shared_position import SharedPosition
from wunderkammer.web.live.pieces.log_html import LogItem


class SpokenNews(NamedTuple):
    """New lines of the log as they are said, and for a turn with many of them what matters to the listener instead.

    `lead` says who is ahead then and where the rest stands; both are "" where all of it matters. pace.js chooses.
    """

    said: str
    brief: str = ""
    lead: str = ""


def spoken_news(
    items: list[LogItem], match: Match, seat: int | None, narrator: Narrator, shared: SharedPosition | None = None
) -> SpokenNews:
    """The new lines; the log keeps them all."""
    said = " ".join([item.sentence for item in items])
    told = [item.sentence for item in items if matters(item.line, seat)]
    if len(told) == len(items):
        return SpokenNews(said)
    say = narrator.catalogue.say
    rest = say("web-said-more", log=say("web-log"))
    return SpokenNews(
        said, " ".join(told), " ".join([*standing(match, seat, narrator, shared or SharedPosition()), rest])
    )


def matters(line: LogLine, seat: int | None) -> bool:
    """People's moves, events that concern nobody alone, and what concerns the listener; what was dealt lies open."""
    if line.kind == "move":
        return line.seat >= 0
    if line.seat in (-1, seat):
        return True
    for _, domain, value in line.arguments:  # noqa: SIM110 (compiled, a generator costs more than all the rest)
        if value == seat and domain.name in PEOPLE:
            return True
    return False


def standing(match: Match, seat: int | None, narrator: Narrator, shared: SharedPosition) -> list[str]:
    """Who is ahead, and what the listener has, as far as everybody can count it; nothing where nobody competes."""
    amount, say = match.game.leads_by, narrator.catalogue.say
    if not amount or match.seats < 2:
        return []
    points = shared.draw_once("lead", lambda: leading_amounts(match, amount))

    def worth(count: int) -> str:
        return say(f"amount-{amount}", count=count, sign="")

    best = max(points)
    ahead = [who for who in range(match.seats) if points[who] == best]
    if ahead == [seat]:
        return [say("web-you-lead", amount=worth(best))]
    names = names_with_and([narrator.name(who) for who in ahead], narrator.catalogue)
    lead = say("web-lead", names=names, count=len(ahead), amount=worth(best))
    return [lead] if seat is None or seat in ahead else [lead, say("web-you-have", amount=worth(points[seat]))]


def leading_amounts(match: Match, amount: str) -> list[int]:
    """What decides who is ahead, of every seat, as far as everybody can count it."""
    at = match.rules.amount_names.index(amount)
    return [match.rules.amounts(match.state, who, False)[at] for who in range(match.seats)]
