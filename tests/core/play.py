"""Playing the voyage in tests by keys, with chance fixed by the test."""

from __future__ import annotations

from tests.nested_game.game import RULES, VoyageTable
from tests.shelving import TrialGame
from wunderkammer.core.engine import acting, actor, apply, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.state import State

KEY = RULES.vocabulary.key
NUMBER = RULES.vocabulary.number
DEALS = ["deal:coast", "deal:reef", "deal:ocean"]


def new_voyage(seats: int = 2, stormy: bool = False) -> VoyageTable:
    state = TrialGame("nested_game").new(seats, {"stormy": stormy})
    assert isinstance(state, VoyageTable)
    return state


def play(state: State, *keys: str) -> None:
    """Everybody plays their keys in turn: chance, the acting seat, or `seat/key` for a lane."""
    for text in keys:
        seat, slash, key = text.rpartition("/")
        who = int(seat) if slash else actor(state)
        assert NUMBER(key) in legal_moves(state, who), f"{key} is not among {legal(state, who)}"
        apply(state, who, NUMBER(key))


def legal(state: State, seat: int | None = None) -> list[str]:
    return [KEY(move) for move in legal_moves(state, actor(state) if seat is None else seat)]


def steps(state: State) -> list[str]:
    """The names of the pending frames, from the bottom to the top."""
    return [RULES.steps[f & 255] for f in state.agenda]


def deal_charts(seats: int = 2) -> VoyageTable:
    """Everybody has one chart of each kind, and is to pick one."""
    state = new_voyage(seats)
    play(state, *DEALS * seats)
    assert acting(state) == [*range(seats)]
    return state


def sailing(*charts: str) -> VoyageTable:
    """Nobody has staked anything: seat 0 is to sail first."""
    state = deal_charts(len(charts))
    for seat, chart in enumerate(charts):
        play(state, f"{seat}/pick:{chart}", f"{seat}/stake:0")
    return state


def chance_is_due(state: State) -> bool:
    return actor(state) == NATURE
