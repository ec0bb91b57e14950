"""Bots are honest: what a seat cannot know changes no choice, and nothing but `Info` reaches a bot."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.bots.little_thought import thinking_little
from wunderkammer.bots import BOTS, Bot, Info, Past, bot
from wunderkammer.core.engine import acting, actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.lab.play import first_state, play_bots
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games
from wunderkammer.terminal.style import console
from wunderkammer.terminal.terminal_table import TerminalTable

WORLDS = 2  # beside the true one
EVERY = 5  # of the decisions of a seat, those that bots are asked about …
MOST = 4  # … and how many of them
TABLES = [(name, seats) for name in games() for seats in game(name).seats]

InfoMaker = Callable[[Rules, State, int, list[tuple[int, int]]], Info]


def decisions(name: str, seats: int, seed: int) -> Iterator[tuple[State, int, Past]]:
    """Some decisions of a random game, of one seat, from the first that has a choice on."""
    chosen = game(name)
    state, rng, past = chosen.new(seats), Rng(seed), Past(chosen.rules, seats)
    asked, count = seed % seats, 0
    while (who := int(actor(state))) != NOBODY and count < EVERY * MOST:
        if who == NATURE:
            apply(state, who, sample(state, rng))
            continue
        # Sealed choices may be made in any order: the seat that is watched chooses last, when others have committed.
        who = max(acting(state), key=lambda seat: (seat != asked, -seat))
        moves = legal_moves(state, who)
        if who == asked and len(moves) > 1:
            if count % EVERY == 0:
                yield state, who, past
            count += 1
        move = moves[rng.below(len(moves))]
        past.note(state, who, move)
        apply(state, who, move)


def choices(
    make: Callable[[], Bot], name: str, seats: int, seed: int, info: InfoMaker = Info
) -> tuple[int, list[bool]]:
    """Let equal bots follow a game, one in the true world, the others where what the seat cannot know is different.

    How many of those worlds were different ones, and for each whether its bot chose what the first one chose.
    """
    rules, rng = game(name).rules, Rng(seed + 77)
    minds = [thinking_little(make()) for _ in range(1 + WORLDS)]
    different, same = 0, []
    for state, seat, past in decisions(name, seats, seed):
        worlds = [rules.determinise(state, seat, rng) for _ in range(WORLDS)]
        different += sum(rules.to_json(world) != rules.to_json(state) for world in worlds)
        here, *there = (
            mind.choose(info(rules, world, seat, past.seen[seat]))
            for mind, world in zip(minds, [state, *worlds], strict=True)
        )
        same += [choice == here for choice in there]
    return different, same


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_the_seat_cannot_know_changes_no_choice(name: str, seats: int, kind: str) -> None:
    _, same = choices(lambda: bot(kind, 5), name, seats, seed=3)
    assert len(same) >= WORLDS
    assert all(same)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_worlds_of_that_test_differ_wherever_a_game_hides_anything(name: str, seats: int) -> None:
    rules = game(name).rules
    hidden = different = 0
    for seed in range(3):
        hidden += any(
            rules.view(state, seat) != rules.view(state, None) for state, seat, _ in decisions(name, seats, seed)
        )
        different += choices(lambda: bot("random", 1), name, seats, seed)[0]
    assert different or not hidden


class Leak(Info):
    """What must never be: an Info that tells the true state."""

    def __init__(self, rules: Rules, state: State, seat: int, past: list[tuple[int, int]]) -> None:
        super().__init__(rules, state, seat, past)
        self.truth = json.dumps(rules.to_json(state))


class Peeper:
    """A bot that would use it."""

    name = "peeper"

    def choose(self, info: Info) -> int:
        assert isinstance(info, Leak)
        return info.legal[zlib.crc32(info.truth.encode()) % len(info.legal)]


@pytest.mark.parametrize("name", ["evolution", "lost_lands"])
def test_a_bot_that_knew_the_truth_would_be_caught(name: str) -> None:
    found = [choices(Peeper, name, 3, seed, Leak)[1] for seed in range(4)]
    assert not all(same for each in found for same in each)


class Witness:
    """A bot that keeps what it is given."""

    name = "witness"
    given: list[tuple[object, ...]]

    def choose(self, *given: object) -> int:
        self.given.append(given)
        info = given[0]
        assert isinstance(info, Info)
        return info.legal[0]


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    found = Witness()
    found.given = []
    monkeypatch.setitem(BOTS, "witness", lambda seed: found)
    return found


@pytest.mark.parametrize("name", games())
def test_the_labs_driver_gives_a_bot_its_info_and_nothing_else(name: str, witness: Witness) -> None:
    play_bots(game(name), first_state(name, 2, {}), ["witness", "witness"], 1, {})
    assert len(witness.given) > 5
    assert all(len(given) == 1 and type(given[0]) is Info for given in witness.given)


def test_the_terminal_gives_a_bot_its_info_and_nothing_else(witness: Witness, tmp_path: Any) -> None:
    match = Match("lost_lands", 2, seed=1)
    match.players = ["A", "B"]
    TerminalTable(console(), input, match, ["witness", "witness"], tmp_path / "match.jsonl").run()
    assert len(witness.given) > 5
    assert all(len(given) == 1 and type(given[0]) is Info for given in witness.given)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_info_keeps_nothing_of_the_true_state(name: str, seats: int) -> None:
    rules = game(name).rules
    for state, seat, past in decisions(name, seats, 2):
        info = Info(rules, state, seat, past.seen[seat])
        assert set(vars(info)) == {"rules", "seat", "past", "possible", "legal"}
        assert info.possible is not state
        true, possible = state.clone(), json.dumps(rules.to_json(info.possible))
        before = json.dumps(rules.to_json(true))
        apply(true, seat, info.legal[0])
        assert json.dumps(rules.to_json(info.possible)) == possible
        apply(info.possible, seat, info.legal[0])
        assert json.dumps(rules.to_json(state)) == before
