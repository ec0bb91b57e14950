"""The strip above the chart: the round, everybody in turn order, and the seals that are left."""

from __future__ import annotations

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.signs import wax
from wunderkammer.games.darwins_journey.board.things import icon, shown
from wunderkammer.games.darwins_journey.board.words import COINS, VP, amount, boards, who
from wunderkammer.games.darwins_journey.content.names import ROUNDS
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight


def clock(sight: Sight) -> str:
    table = sight.shown
    number = table["round"]
    now = sentence(sight, "board-round-now", round=number, rounds=ROUNDS) if number else sight.say("board-set-up")
    order = table["order"] or range(len(table["players"]))
    people = "".join(person(sight, seat) for seat in order)
    return (
        f'<div id="dj-clock" class="dj-clock"><b class="dj-now" data-what="round">{escape(now)}</b>'
        f'<span class="dj-order" data-what="order" title="{escape(sight.say("board-order"))}">{people}</span>'
        f'<span class="dj-pile" id="dj-pile">{pile(sight)}</span></div>'
    )


def person(sight: Sight, seat: int) -> str:
    """A player in turn order: name, points and coins."""
    data = boards(sight)[seat]
    acts = " acts" if seat in sight.view["to_act"] else ""
    name = who(sight, seat)
    has = ", ".join(amount(sight.catalogue, what, data[what]) for what in ("vp", "coins"))
    words = f"{name}: {has}"
    inside = f'<i class="sign sign-{seat}"></i><b>{escape(name)}</b>{icon(VP)}{data["vp"]} {icon(COINS)}{data["coins"]}'
    return shown(f"person-{seat}", f"dj-person seat-{seat}{acts}", words, inside, f"dj-person-{seat}")


def pile(sight: Sight) -> str:
    """The seals that are left in the pile."""
    counts = (*sight.shown["pile"].items(), ("purple", sight.shown["purple"]))
    return "".join(
        shown(
            f"seal-{colour}",
            "dj-left",
            f"{sight.say('board-pile')} {sight.label('seal', colour)} × {count}",
            f"{wax(colour)}{count}",
        )
        for colour, count in counts
    )
