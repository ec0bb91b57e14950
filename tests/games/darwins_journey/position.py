"""Positions of Darwin's Journey for tests: a test names what matters, everything else is empty or ordinary."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tests.games.fated import FatedChance
from wunderkammer.games.darwins_journey.content.names import CAMP_NAMES, SPECIMEN, SPOT
from wunderkammer.match.match import Match

Frame = dict[str, Any]
WORKERS = ("top", "second", "third", "fourth", "fifth")
# The specimen places in their order, with the number of players from which on they are used.
PLACES = tuple("o2 o16+4 o20+3 a2 a5 a9 a12 a17+3 a23+4 b2 b6 b11 b12+3 c1 c5 c8+4".split(" "))  # noqa: SIM905


class FatedMatch(FatedChance):
    """A match whose chance first draws what the test has named."""

    title = "darwins_journey"


@cache
def first_game(seats: int, alfred: str) -> str:
    """The JSON of a first game in which everybody has a pair of goals."""
    match = Match("darwins_journey", seats, 1, {"first_game": True, "alfred": alfred})
    while match.view(0)["table"]["round"] == 0:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return json.dumps(match.state_json())


def places(seats: int) -> list[str]:
    """The spaces with a specimen."""
    return [name.partition("+")[0] for name in PLACES if int(name.partition("+")[2] or 2) <= max(2, seats)]


def blank(seats: int, alfred: str) -> dict[str, Any]:
    """A table in round 1 without crew, goals and research; specimens lie in order, green reptile first."""
    data: dict[str, Any] = json.loads(first_game(seats, alfred))
    boards = max(2, seats)
    used = places(seats)
    tokens = [SPECIMEN.text(used.index(n.partition("+")[0])) if n.partition("+")[0] in used else None for n in PLACES]
    data |= {
        "museum": [],
        "tokens": tokens,
        "reserve": [None] * 2 * boards,
        "crew": [None] * 3 * boards,
        "open_goals": ["s5", "s14", "g5", "g14"],
        "scrolls": [
            "green",
            "blue",
            "yellow",
            "red",
            "green",
            "blue",
            "yellow",
            "red",
            "green",
            "blue",
            "yellow",
            "red",
        ],
        "order": [1, 0] if seats == 1 else [*range(seats)],
        "round": 1,
        "turn": 0,
    }
    data["goal_pile"] = [goal for goal in data["goal_pile"] if goal not in data["open_goals"]]
    for seat in range(seats):
        for row in (1, 2, 3):
            data["rows"][5 * seat + row] = []
    for board in range(boards):
        data["workers"][5 * board : 5 * board + 5] = [-1, -1, -1, -1, -2]
    if seats == 1:
        forget_first_turn(data)
    data["crowd"] = [0] * 24
    data["coins"] = [20] * seats + [0] * (boards - seats)
    return data


def forget_first_turn(data: dict[str, Any]) -> None:
    """Alfred has had his first turn before the player is asked: take it back."""
    data |= {name: [0, 0] for name in ("vp", "theory", "tents", "perks")}
    data |= {"envelopes": [0] * 6, "stamps": [4, 4, 4, 0] * 2, "ship": ["o0"] * 2, "research": [[], []]}
    data |= {"explorers": ["a0", None, None] * 2, "lenses": [6, 6], "camps": [0] * 9, "bonus": 1, "action_pile": 255}
    data |= {"firsts": 0, "spots": [1, 0, 0] * 4 + [1, 1, 0, 0, 0, 0], "row_coins": 15, "purple": 12, "queue": []}
    data["rows"][5:9] = [row[:1] for row in data["rows"][5:9]]


def position(
    step: str = "place",
    a: int = 0,
    b: int = 0,
    c: int = 0,
    *,
    seats: int = 2,
    seat: int = 0,
    alfred: str = "white",
    frames: Sequence[Frame] = (),
    fate: Sequence[str] = (),
    players: Mapping[int, Mapping[str, Any]] | None = None,
    camps: Mapping[str, Sequence[int]] | None = None,
    lenses: Mapping[str, int | str] | None = None,
    at: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    pack: Mapping[str, Any] | None = None,
    **fields: Any,
) -> FatedMatch:
    """A match in which a seat decides about `step`; before its turn goes on, `frames` run (the last one first).

    `players` gives boards by seat: coins, rows={"second": "green blue"}, research, ship, explorers, reserve, slots,
    fulfilled, crew, mustered, stamps, knowledge … `lenses` unlocks spots for a seat or "neutral"; `at` puts workers
    on spots; `pack` changes figures and rulings; `fields` are further fields of the position's JSON.
    """
    data = blank(seats, alfred)
    boards = max(2, seats)
    for who, board in (players or {}).items():
        for name, value in board.items():
            set_board(data, who, name, value)
    for camp, tents in (camps or {}).items():
        for i, who in enumerate(tents):
            data["camps"][CAMP_NAMES.index(camp)] |= 1 << who + 4 * tents[:i].count(who)
            data["tents"][who] += 1
    for spot, owner in (lenses or {}).items():
        data["spots"][SPOT.parse(spot)] = 2 + owner if isinstance(owner, int) else 1
        if isinstance(owner, int):
            data["lenses"][owner] -= 1
    for spot, workers in (at or {}).items():
        for who, worker in workers:
            data["workers"][5 * who + WORKERS.index(worker)] = SPOT.parse(spot)
            data["crowd"][SPOT.parse(spot)] += 1
            if spot == "turn_order":
                data["queue"].append(who)
    data["goal_pile"] = [goal for goal in data["goal_pile"] if goal not in [*data["reserve"], *data["slots"]]]
    order = fields.get("order", data["order"])
    ahead: list[Frame] = [{"step": "over"}, {"step": "clean-up"}, {"step": "next-turn", "a": order.index(seat) + 1}]
    turn: list[Frame] = [{"step": "offer", "seat": seat, "a": 1}]
    top: Frame = {"step": step, "seat": seat, "a": a, "b": b, "c": c}
    data |= {"turn": seat, "agenda": [*ahead, *turn, *frames, top], "lanes": [None] * seats} | fields
    assert len(data["coins"]) == boards
    match = FatedMatch.from_state("darwins_journey", data, seed=1, pack=pack)
    assert isinstance(match, FatedMatch)
    match.fate = [*fate]
    return match


def set_board(data: dict[str, Any], who: int, name: str, value: Any) -> None:
    """Write one thing on a player's board."""
    if name == "rows":
        for row, seals in value.items():
            data["rows"][5 * who + WORKERS.index(row)] = seals.split()
    elif name in ("explorers", "reserve", "crew", "mustered", "stamps"):
        width = len(data[name]) // len(data["coins"])
        data[name][width * who : width * who + width] = [*value, *[None] * (width - len(value))]
    elif name in ("slots", "fulfilled"):
        for slot, goal in value.items():
            colour, _, number = slot.partition("_")
            index = 10 * who + (5 if colour == "gold" else 0) + int(number) - 1
            data["slots"][index] = goal
            if name == "fulfilled":
                data["fulfilled"][index] = 1
                data["perks"][who] |= 1 << index % 10
    elif name == "envelopes":
        for envelope, stamps in enumerate(value):
            data["envelopes"][envelope * len(data["coins"]) + who] = stamps
    elif name == "fifth":
        data["workers"][5 * who + 4] = -1
    else:
        data[name][who] = value


def running(*frames: Frame, **fields: Any) -> FatedMatch:
    """A match in which these frames have just run for seat 0, the first one first."""
    fate = fields.pop("fate", ())
    match = position("window", frames=[*reversed(frames)], **fields)
    match.fate = [*fate]
    match.play(match.to_act[0], "done")
    return match
