"""What the numbers of a pending frame may be, up to the highest, in positions read from JSON."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.darwins_journey.position import blank
from wunderkammer.errors import BadState
from wunderkammer.games.darwins_journey.content.names import SPACE_NAMES
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game

CONTENT = game("darwins_journey").content()
assert isinstance(CONTENT, DarwinContent)
GROUP = CONTENT.stacks_node
LAST_NODE = CONTENT.book.size() - 1
FOR_ALFRED = next(node for node in CONTENT.alfred.bonus if CONTENT.book.number(node, 0) == 7)
TOKEN = SPACE_NAMES.index("a2")
FREE = 4096
EXPLORE, ACADEMY, PURPLE, STUDY, CAMP, MENU = 8, 11, 12, 13, 14, 29
WINDOW = {"step": "window", "seat": 0}


def frame(text: str) -> dict[str, Any]:
    """“post a=2 b=4”."""
    step, *numbers = text.split()
    return {"step": step, **{name: int(value) for name, _, value in (number.partition("=") for number in numbers)}}


def accepted(agenda: list[dict[str, Any]], seats: int = 2, **fields: Any) -> bool:
    data = blank(seats, "white") | {"agenda": agenda, "lanes": [None] * seats} | fields
    try:
        Match.from_state("darwins_journey", data, seed=1)
    except BadState as error:
        if not re.search(f"“({'|'.join(one['step'] for one in agenda)})” does not go", str(error)):
            raise  # for another reason than the one that is tried
        return False
    return True


DECISIONS = {
    "explore": ("a=9 b=7 c=1", "a=10", "b=8", "c=2"),
    "navigate": ("a=9 b=1 c=1", "a=10", "b=2", "c=2"),
    "post": ("a=15 b=63 c=1", "a=16", "a=1 b=64", "a=1 c=2"),
    "academy": (f"a=769 b={2 * FREE - 1} c=1", f"a=1 b={2 * FREE}", "a=1 c=2"),
    "purple": (f"b={FREE} c=1", "a=1", "b=1", "c=2"),
    "study": (f"a={TOKEN} c=1", f"a={TOKEN + 1}", f"a={TOKEN} b=1", f"a={TOKEN} c=2", "a=78"),
    "camp": ("a=8 c=1", "a=9", "a=8 b=1", "a=8 c=2"),
    "camp-anywhere": (f"b={FREE}", "a=1", "b=1"),
    "study-any": ("c=1", "a=1"),
    "study-island": ("c=1", "a=1"),
    "unlock": (f"b={FREE} c=1", "a=1", "b=2", f"b={FREE + 1}", "c=2"),
    "museum": (f"b={FREE + 2} c=1", "a=1", "b=3", "c=2"),
    "menu": (f"a={GROUP} b=255 c=1", f"a={GROUP} b=256", f"a={GROUP} c=2", f"a={LAST_NODE + 1}", "a=0"),
    "either": (f"a={GROUP} c=1", f"a={GROUP} b=1", f"a={GROUP} c=2", "a=0"),
    "window": ("a=1", "a=2", "b=1", "c=1"),
    "slot": ("a=4 b=2", "a=5", "a=4 b=4", "a=4 c=1"),
}
WAITING = {
    "round": ("a=5", "a=0", "a=6", "a=1 b=1"),
    "next-turn": ("a=2", "a=3", "b=1"),
    "clean-up": ("", "a=1", "b=1"),
    "offer": ("a=1 b=1", "a=2", "b=2", "c=1"),
    "envelope": ("a=2", "a=3", "b=1"),
    "halve": ("a=2 b=1 c=2", "a=3", "c=4", "b=1 c=1", "b=16 c=2"),
    "slot-reward": ("a=9", "a=10", "b=1"),
    "effect": ("a=0", f"a={LAST_NODE + 1}", "a=0 b=1", f"a={FOR_ALFRED}"),
    "begin-explore": ("a=9 b=7 c=1", "a=10"),
    "begin-camp": ("a=8", "a=9"),
}
ALFREDS = {
    "alfred-turn": ("seat=1", "seat=0", "seat=1 a=1"),
    "alfred-option": ("seat=1 a=7 b=2", "a=7", "seat=1 a=8", "seat=1 b=3", "seat=1 c=1"),
    "alfred-delivery": ("seat=1 a=1", "a=1", "seat=1 a=2", "seat=1 b=1"),
    "alfred-symbol": ("seat=1 a=4", "a=4", "seat=1 a=5", "seat=1 a=3 b=1", "seat=1 b=2"),
    "alfred-bonus": ("seat=1 a=99 b=2", "a=1", "seat=1 a=100", "seat=1 b=3", "seat=1 c=1"),
    "effect": (f"seat=1 a={FOR_ALFRED}", f"a={FOR_ALFRED}"),
    "offer": ("a=1", "seat=1 a=1"),
}
DEEDS = [
    (f"c={EXPLORE} a=15", True),
    (f"c={EXPLORE} a=16", False),
    (f"c={ACADEMY} a=257", True),
    (f"c={PURPLE}", False),
    (f"c={STUDY} a={TOKEN}", True),
    (f"c={STUDY} a={TOKEN + 1}", False),
    (f"c={CAMP} a=8", True),
    (f"c={CAMP} a=9", False),
    (f"c={MENU} a={GROUP}", True),
    (f"c={MENU + 1} a={GROUP}", True),
    (f"c={MENU} a=0", False),
    ("c=31", False),
]


@pytest.mark.parametrize("step", DECISIONS)
def test_a_decision_has_numbers_that_it_can_have(step: str) -> None:
    good, *bad = DECISIONS[step]
    over = {"step": "over"}
    assert accepted([over, frame(f"{step} {good}")])
    assert [numbers for numbers in bad if accepted([over, frame(f"{step} {numbers}")])] == []


@pytest.mark.parametrize("step", WAITING)
def test_a_frame_that_waits_has_numbers_that_it_can_have(step: str) -> None:
    good, *bad = WAITING[step]
    over = {"step": "over"}
    assert accepted([over, frame(f"{step} {good}"), WINDOW])
    assert [numbers for numbers in bad if accepted([over, frame(f"{step} {numbers}"), WINDOW])] == []


@pytest.mark.parametrize("step", ALFREDS)
def test_a_frame_of_alfred_belongs_to_him_and_finds_what_it_speaks_of(step: str) -> None:
    good, *bad = ALFREDS[step]
    over = {"step": "over"}
    assert accepted([over, frame(f"{step} {good}"), WINDOW], 1)
    assert [numbers for numbers in bad if accepted([over, frame(f"{step} {numbers}"), WINDOW], 1)] == []


@pytest.mark.parametrize(("numbers", "good"), DEEDS)
def test_alfred_does_only_what_he_can(numbers: str, good: bool) -> None:
    agenda = [{"step": "over"}, frame(f"alfred-deed seat=1 {numbers}"), WINDOW]
    assert accepted(agenda, 1) == good
    assert not accepted([agenda[0], frame(f"alfred-deed {numbers}"), WINDOW], 1)


def test_among_several_players_nobody_is_alfred() -> None:
    assert not accepted([{"step": "over"}, frame("alfred-turn seat=1"), WINDOW])


def test_a_goal_of_the_reserve_is_laid_face_down() -> None:
    mine: dict[str, Any] = {"reserve": ["s6", None, None, None], "goal_pile": []}
    over = {"step": "over"}
    for terms, good in ((1, True), (3, True), (FREE + 3, True), (0, False), (5, False)):
        assert accepted([over, frame(f"slot a=5 b={terms}")], **mine) == good


@pytest.mark.parametrize("step", ["reward", "begin-reward"])
def test_a_reward_waits_above_its_envelope_once_for_each(step: str) -> None:
    over, halve = {"step": "over"}, frame("halve a=1 c=1")
    above = [] if step == "reward" else [WINDOW]
    for numbers, good in (("a=1 b=1", True), ("a=1 b=2", False), ("a=1 c=1", False), ("a=2", False)):
        assert accepted([over, halve, frame(f"{step} {numbers}"), *above]) == good
    assert not accepted([over, halve, frame(f"{step} a=1 seat=1"), *above])
    assert not accepted([over, halve, frame("begin-reward a=1"), frame(f"{step} a=1"), *above])


@pytest.mark.parametrize(
    ("chance", "good"),
    [
        (["draw-seal a=11"], True),
        (["draw-seal a=12"], False),
        (["refill a=12", "draw-goal a=3"], True),
        (["refill a=13", "draw-goal a=3"], False),
        (["refill", "draw-goal a=4"], False),
    ],
)
def test_a_place_to_fill_is_on_the_board(chance: list[str], good: bool) -> None:
    scrolls, goals = ["red"] * 11 + [None], ["s5", "s14", "g5", None]
    agenda = [frame(step) for step in ("over", "round a=2", *chance)]
    assert accepted(agenda, scrolls=scrolls, open_goals=goals) == good


SET_UP = ("over", "round a=1", "lay-pairs")
BOARD = (*SET_UP, "deal", "lay-specimens")
TILES = (*BOARD, "draw-order", "open-goals", "refill")


@pytest.mark.parametrize(
    ("steps", "fields"),
    [
        ((*TILES, "draw-letter", "draw-special a=6"), {"letters": [None] * 3}),
        ((*TILES, "draw-letter a=3"), {}),
        ((*BOARD, "draw-beagle-goal a=5"), {}),
        ((*BOARD, "draw-order a=1"), {}),
        (("over", "round a=1", "pair", "pair", "draw-pair a=4"), {}),
        ((*SET_UP, "deal", "draw-specimen a=78"), {}),
        ((*SET_UP, "deal", f"draw-specimen a={TOKEN + 1}"), {}),
        ((*BOARD[:-1], "lay-specimens a=79", "draw-order"), {}),
    ],
)
def test_what_lies_already_is_not_drawn_once_more(steps: tuple[str, ...], fields: dict[str, Any]) -> None:
    laid = {"pairs": [None] * 8} if "lay-pairs" in steps else {}
    full: dict[str, Any] = {"round": 0, "crew_pile": [f"c{n}" for n in range(1, 17)]} | laid | fields
    assert not accepted([frame(step) for step in steps], **full)
