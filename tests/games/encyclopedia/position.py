"""Positions of Encyclopedia for tests: a test names what matters, everything else is ordinary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.fated import FatedChance
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, EXPERT, GROUP

COLOURS = ("red", "blue", "purple", "yellow", "green")
SETS = ("deck", "discard", "gone")
BEHAVIOURS = ("linnaeus", "trembley", "daubenton")
SCORINGS = ("boudeuse", "resolution", "astrolabe")
OPEN = {2: 6, 3: 7, 4: 8}


class FatedMatch(FatedChance):
    """A match whose chance first draws what the test has named, by the arguments of the outcome."""

    title = "encyclopedia"


def packed(die: str) -> int:
    """A die written “red5” as the position's JSON has it."""
    return 1 + COLOURS.index(die[:-1]) * 6 + int(die[-1]) - 1 if die else 0


def boards(dice: Mapping[int, str]) -> list[int]:
    """Player boards, written by slots: “red5 blue2 - green1+red1”."""
    board = [0] * 32
    for seat, written in dice.items():
        for slot, here in enumerate(written.split()):
            for which, die in enumerate(here.replace("-", "").split("+")):
                board[seat * 8 + slot * 2 + which] = packed(die)
    return board


def agenda(ask: str, seat: int, seats: int, left: int, extra: Mapping[str, int]) -> list[dict[str, object]]:
    """What lies ahead, last thing first."""
    over: list[dict[str, object]] = [{"step": "over"}, {"step": "final"}]
    if ask == "over":
        return [{"step": "over"}]
    if ask == "end-action":
        return [*over, {"step": "clear-board"}, {"step": ask, "seat": seat}]
    turns: list[dict[str, object]] = [
        {"step": "end-of-round"},
        {"step": "next-turn", "seat": (seat + 1) % seats, "a": left},
        {"step": "owed"},
    ]
    return [*over, *turns, {"step": "close-turn", "seat": seat}, {"step": ask, "seat": seat, **extra}]


def position(
    ask: str = "action",
    *,
    seat: int = 0,
    seats: int = 2,
    die: str = "red4",
    dice: Mapping[int, str] | None = None,
    coins: Sequence[int] = (),
    tokens: Sequence[int] = (),
    seals: Sequence[int] = (),
    reputation: Sequence[int] = (),
    academy: str = "",
    university: str = "",
    study: Mapping[int, str] | None = None,
    published: Mapping[int, str] | None = None,
    experts: Mapping[int, str] | None = None,
    papers: Mapping[str, int] | None = None,
    rivals: Sequence[str] = (),
    priority: str = "",
    fate: Sequence[str] = (),
    extra: Mapping[str, int] | None = None,
    rulings: Mapping[str, str] | None = None,
    **others: Any,
) -> FatedMatch:
    """A match in which the decision `ask` is due for a seat.

    The die in use is written “red5”; seat 1 (or 0) keeps one die for the turn after, unless `dice` says otherwise.
    Animals under study may carry markers: “koala=class+diet”. Experts are written by stack: “safi_limbila gao_zhelan”,
    covered ones after the active one: “gao_zhelan/safi_limbila”, face-down ones alone: “/safi_limbila”.
    """
    resting = {} if ask in ("end-action", "over") else {(seat + 1) % seats: "blue1"}
    lying = resting if dice is None else dict(dice)
    board = boards(lying)
    left = sum(1 for one in board if one) - (1 if ask == "die" else 0)
    held = {who: [word.partition("=") for word in written.split()] for who, written in (study or {}).items()}
    markers = {name: mask(marked) for cards in held.values() for name, _, marked in cards if marked}
    piles: dict[str, list[str]] = {name: [] for name in SETS}
    sets = [[name for name, _, _ in held.get(who, [])] for who in range(4)]
    shown = [(published or {}).get(who, "").split() for who in range(4)]
    fossils = others.pop("fossils", False)
    known = {*academy.split(), *(name for pile in (*sets, *shown) for name in pile)}
    piles["deck"] = [name for name in (ANIMAL.labels if fossils else ANIMAL.labels[:75]) if name not in known]
    stacks = [stack_of(experts or {}, at) for at in range(16)]
    used = {*university.split(), *(name for _, cards in stacks for name in cards)}
    places = 6 - len(university.split())
    in_use = ask not in ("die", "end-action", "over", "arrange", "animal", "expert")
    data: dict[str, object] = {
        "seats": seats,
        "options": int(fossils),
        "rivals": [-1] * (seats - len(rivals)) + [rival_number(name) for name in rivals],
        "priority": [None] * (5 * (seats - len(rivals))) + (priority.split() * len(rivals)),
        "agenda": agenda(ask, seat, seats, left, extra or {}),
        "news": 0,
        "round": 1,
        "first": 0,
        "banked": 0,
        "dice_each": 4,
        "die_colour": die[:-1] if in_use else None,
        "die_as": die[:-1] if in_use else None,
        "die_value": int(die[-1]) if in_use else 0,
        "source": None,
        "coins": [*coins, *[0] * (seats - len(coins))],
        "tokens": [*tokens, *[0] * (seats - len(tokens))],
        "seals": [*seals, *[0] * (seats - len(seals))],
        "reputation": [*reputation, *[0] * (seats - len(reputation))],
        "vp": [0] * seats,
        "academy": [*academy.split(), *[None] * (OPEN[seats] - len(academy.split()))],
        "university": [*university.split(), *[None] * places],
        "animals": [piles["deck"], [], [], *sets, *shown],
        "markers": markers,
        "experts": [[name for name in EXPERT.labels if name not in used], [], *(cards for _, cards in stacks)],
        "active": [top for top, _ in stacks],
        "board": board,
        "rolled": [],
        "areas": [0] * 20,
        "cells": [0] * 20,
        "bag": [0] * 5,
        "papers": [0] * (12 * seats),
        "owed": [],
        "urn": [2] * 6,
    }
    counts = [0] * (12 * seats)
    for name, count in (papers or {}).items():
        counts[CATEGORY.labels.index(name)] = count
    pack = {"rulings": dict(rulings)} if rulings else None
    match = FatedMatch.from_state("encyclopedia", data | {"papers": counts} | others, seed=1, pack=pack)
    assert isinstance(match, FatedMatch)
    match.fate = [*fate]
    return match


def mask(marked: str) -> int:
    return sum(1 << GROUP.labels.index(group) for group in marked.split("+"))


def stack_of(experts: Mapping[int, str], at: int) -> tuple[str | None, list[str]]:
    written = experts.get(at // 4, "").split()
    if at % 4 >= len(written):
        return None, []
    top, _, covered = written[at % 4].partition("/")
    return top or None, [name for name in (top, covered) if name]


def rival_number(name: str) -> int:
    behaviour, scoring = name.split("_")
    return BEHAVIOURS.index(behaviour) * 3 + SCORINGS.index(scoring)
