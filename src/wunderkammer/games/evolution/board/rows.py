"""Every player's row of species, the viewer's own row last."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from wunderkammer.games.evolution.board.desk import Desk
from wunderkammer.games.evolution.board.holding import Tokens
from wunderkammer.games.evolution.board.scale import SHORT, columns
from wunderkammer.web.sight import Sight


def players(sight: Sight, here: Desk, names: Tokens) -> list[dict[str, Any]]:
    """The rows clockwise, from the viewer's left neighbour to the viewer."""
    seats = len(sight.table["players"])
    first = 0 if sight.seat is None else sight.seat + 1
    found = [player(sight, here, names, (first + step) % seats, seats) for step in range(seats)]
    short = [row for row in found if not row["wide"]]
    if len(short) % 2:
        short[-1]["wide"] = True  # it has no partner to stand beside
    return found


def player(sight: Sight, here: Desk, names: Tokens, seat: int, seats: int) -> dict[str, Any]:
    """One player: name, bag, hand, signs, and the row between its two ends."""
    data = sight.table["players"][seat]
    result = sight.view["result"]
    turn = seat in sight.view["to_act"]
    own = seat == sight.seat
    name = sight.name(seat)
    points, rank = (result["scores"][seat], result["ranks"][seat]) if result else (None, 0)
    first = sight.table["first_player"] == seat
    return {
        "seat": seat,
        "name": name,
        "own": own,
        "turn": turn,
        "wide": seats < 4 or len(data["species"]) > SHORT,
        "owner": here.draw("owner", seat, name, data["bag"], data["cards"], first, turn, own, points, rank),
        "columns": columns(len(data["species"])),
        "most_traits": max((len(one["traits"]) for one in data["species"]), default=0),
        "row": [specimen(sight, here, names, seat, place, one) for place, one in enumerate(data["species"])],
        "left": end(sight, here, seat, "left"),
        "right": end(sight, here, seat, "right"),
    }


def end(sight: Sight, here: Desk, seat: int, side: str) -> Markup:
    """The place for a new species at an end of the row, while there is one to be put (EV-10)."""
    element = f"row-{seat}-{side}"
    if not sight.can(element):
        return Markup("")
    return here.draw("end", sight.mark(element, here.say(f"board-new-{side}"), "end"), side)


def specimen(sight: Sight, here: Desk, names: Tokens, seat: int, place: int, one: dict[str, Any]) -> Markup:
    """A species as a plate with its animal, markers, tokens and traits."""
    own = seat == sight.seat
    figures = (one["body"], one["population"], one["food"], one["fat"])
    chips = []
    for card in one["traits"]:
        trait = card["trait"]
        fat = one["fat"] if trait == "fat_tissue" else 0
        mark, token = None, ""
        if own:
            css = "trait down" if card["face_down"] else "trait"
            mark, token = sight.mark(f"trait-{seat}-{place}-{trait}", here.label("trait", trait), css), names.of(card["card"])
        chips.append((trait, card["card"], card["face_down"], fat, mark, token))
    words = here.say(
        "board-species", place=place + 1, player=sight.name(seat),
        body=figures[0], population=figures[1], food=figures[2], fat=figures[3],
    )  # fmt: skip
    kind = here.kind(frozenset(card["trait"] for card in one["traits"] if card["trait"]))
    element = f"species-{seat}-{place}"
    mark = sight.mark(element, words, "plate")
    return here.draw(
        "specimen", seat, place, kind, *figures, tuple(chips), mark, words, state(sight, seat, place, element)
    )


def state(sight: Sight, seat: int, place: int, element: str) -> str:
    """Whether a species hunts, is prey or is protected, while somebody hunts (EV-21)."""
    deed = sight.table["deed"]
    if not deed or not deed.get("hunting"):
        return ""
    if seat in sight.view["to_act"] and place == deed["species"]:
        return "hunts"
    if sight.view["ask"] != "prey" or not sight.playing:
        return ""
    return "prey" if sight.can(element) else "protected"
