"""What can be seen happening to species: a meal, an attack, a loss, an extinction."""

from __future__ import annotations

from wunderkammer.core.log_line import LogLine
from wunderkammer.web.board.graphics.board_effects import BoardEffect, effects_part, latest_lines
from wunderkammer.web.board.sight import Sight

KINDS = {
    "ate-plants": "meal",
    "ate-meat": "meal",
    "fat-moved": "meal",
    "gored": "loss",
    "bitten": "loss",
    "starved": "loss",
    "extinct": "end",
}


def happenings(sight: Sight) -> str:
    """The effects of the latest decision that the viewer knows of."""
    lines = latest_lines(sight.match, sight.seat)
    return effects_part(sight, lines, effects(lines))


def effects(lines: list[LogLine]) -> list[BoardEffect]:
    """Places are those of the row before the decision: what dies leaves its row, and all after it move up."""
    found: list[BoardEffect] = []
    gone: dict[int, list[int]] = {}
    for line in lines:
        values = {name: value for name, _, value in line.arguments}
        if line.code == "prey" and line.kind == "move":
            prey = plate(values["owner"], values["species"])
            found.append(BoardEffect("strike", prey, plate(line.seat, values["hunter"] - 1)))
        elif line.code in KINDS:
            place = place_before(gone.setdefault(line.seat, []), values["place"] - 1)
            found.append(BoardEffect(KINDS[line.code], plate(line.seat, place)))
            if line.code == "extinct":
                gone[line.seat].append(place)
    ended = {one.at for one in found if one.kind == "end"}
    return [one for one in found if one.kind != "loss" or one.at not in ended]


def place_before(gone: list[int], place: int) -> int:
    """The place that a species had before others of its row died."""
    for earlier in sorted(gone):
        place += earlier <= place
    return place


def plate(seat: int, place: int) -> str:
    return f"ev-plate-{seat}-{place}"
