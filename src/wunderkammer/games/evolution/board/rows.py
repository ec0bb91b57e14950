"""Every player's row of species, the viewer's own row last."""

from __future__ import annotations

from markupsafe import escape

from wunderkammer.games.evolution.board.desk import Desk
from wunderkammer.games.evolution.board.lineage import numbers
from wunderkammer.games.evolution.board.scale import Row, columns
from wunderkammer.games.evolution.board.specimen import Hunt, Specimens
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.sight import Sight


def rows(sight: Sight, here: Desk) -> list[Row]:
    """The rows clockwise, from the viewer's left neighbour to the viewer."""
    seats = len(sight.shown["players"])
    first = 0 if sight.seat is None else sight.seat + 1
    order = [seat % seats for seat in range(first, first + seats)]
    if sight.playing:
        touched = places_touched(sight)
        return [row(sight, here, seat, touched) for seat in order]
    return [looked_on(sight, here, seat) for seat in order]


def places_touched(sight: Sight) -> dict[int, set[str]]:
    """The seats in whose rows something can be played now, with the places: numbers of species, and ends."""
    found: dict[int, set[str]] = {}
    for name in sight.by_element:
        if name.startswith(("species-", "trait-", "row-")):
            _, seat, place, *_ = name.split("-")
            found.setdefault(int(seat), set()).add(place)
    return found


def row(sight: Sight, here: Desk, seat: int, touched: dict[int, set[str]]) -> Row:
    """One player's part of the table for somebody who acts."""
    if seat not in touched:
        return looked_on(sight, here, seat)
    turn = seat in sight.view["to_act"]
    specimens = Specimens(sight, here, seat, Hunt.of(sight, turn), sight.own_drawings, touched[seat])
    return made(sight, here, seat, turn, specimens)


def looked_on(sight: Sight, here: Desk, seat: int) -> Row:
    """A row without moves; another player's is drawn once for all but the one who chooses a prey."""
    if seat == sight.seat:
        return remembered(sight, here, sight.own_drawings, seat)
    kept = sight.public_drawings
    if sight.playing and sight.view["ask"] == "prey":
        return remembered(sight, here, kept, seat)
    return sight.shared.draw_once(("row", seat, sight.asking), lambda: remembered(sight, here, kept, seat))


def remembered(sight: Sight, here: Desk, kept: LatestDrawings, seat: int) -> Row:
    """A row without moves, drawn anew only if it has changed.

    Another player's looks the same to all who sit at the table: nothing there glows, and the same can be asked.
    """
    turn = seat in sight.view["to_act"]
    hunt = Hunt.of(sight, turn)
    births = [*numbers(sight, seat)]  # the lineage itself goes on
    shown = (sight.shown["players"][seat], births, heading(sight, seat), turn, hunt, sight.name(seat))
    return kept.reuse(
        ("row", seat, sight.asking, hunt.choosing),
        shown,
        lambda: made(sight, here, seat, turn, Specimens(sight, here, seat, hunt, kept)),
    )


def made(sight: Sight, here: Desk, seat: int, turn: bool, specimens: Specimens) -> Row:
    species = sight.shown["players"][seat]["species"]
    bag, cards, first, points, rank = heading(sight, seat)
    holds = here.draw("holds", seat, bag, cards, first, turn, points, rank)
    plates = [specimens.draw(place, one) for place, one in enumerate(species)]
    before, after = ends(sight, here, seat, len(species))
    return Row(
        seat=seat,
        name=sight.name(seat),
        own=seat == sight.seat,
        species=len(species),
        columns=columns(len(species)),
        traits=max([len(one["traits"]) for one in species], default=0),
        owner=here.draw("who", seat, sight.name(seat), sight.portrait(seat)),
        parts=(holds, *plates),
        before=before,
        after=after,
    )


def heading(sight: Sight, seat: int) -> tuple[int, int, bool, int | None, int]:
    """Bag, hand and first player; at the end, when nobody comes first any more, points and rank."""
    data = sight.shown["players"][seat]
    result = sight.view["result"]
    if result:
        return data["bag"], data["cards"], False, result["scores"][seat], result["ranks"][seat]
    return data["bag"], data["cards"], sight.shown["first_player"] == seat, None, 0


def ends(sight: Sight, here: Desk, seat: int, species: int) -> tuple[str, str]:
    """What stands around the plates of a row: its two ends, and a word where there are none."""
    none = "" if species else f'<span class="none">{escape(here.say("board-no-species"))}</span>'
    left, right = end(sight, here, seat, "left"), end(sight, here, seat, "right")
    return f'<div class="row">{left}<div class="boards columns-{columns(species)}">{none}', f"</div>{right}</div>"


def end(sight: Sight, here: Desk, seat: int, side: str) -> str:
    """The place for a new species at an end of the row, while there is one to be put (EV-10)."""
    element = f"row-{seat}-{side}"
    if not sight.can(element):
        return ""
    return here.draw("end", sight.mark(element, here.say(f"board-new-{side}"), "end"), side)
