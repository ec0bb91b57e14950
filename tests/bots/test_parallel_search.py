"""The search in several processes: the same honest answers, no process left behind, none that is missed."""

from __future__ import annotations

import os
import signal

import pytest

from tests.bots.positions import decision
from wunderkammer.bots import Info
from wunderkammer.bots.parallel_search import Copy, Task
from wunderkammer.bots.thinker import CAN_FORK, Thinker, Thinking, think
from wunderkammer.shelf.game import game

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="this system cannot fork processes")
BOTH = Thinking(rounds=240, processes=2)


def at_hand(name: str) -> Info:
    state, who, past = decision(name, 2, 3, 8)
    return Info(game(name).rules, state, who, past.seen[who])


@pytest.mark.parametrize("name", ["lost_lands", "encyclopedia"])
def test_two_processes_share_the_rounds_and_find_the_same_again(name: str) -> None:
    info = at_hand(name)
    first, second = Thinker(5, BOTH).opinions(info), Thinker(5, BOTH).opinions(info)
    assert first == second
    alone = Thinker(5, BOTH._replace(processes=1)).opinions(info)
    assert sum(one.visits for one in first) == pytest.approx(sum(one.visits for one in alone), rel=0.3)


def test_what_a_copy_finds_is_added() -> None:
    info = at_hand("lost_lands")
    thinker = Thinker(5, BOTH)
    search = thinker.new_search(info)
    copy = Copy(search, info.possible, 7)
    think(search, info, [copy], Task(info.legal, 10, 0.0))
    copy.end()
    with pytest.raises(ProcessLookupError):
        os.kill(copy.process, 0)
    assert all(search.found.visits_of(move) == 20 for move in info.legal)


def test_a_copy_that_dies_is_not_waited_for() -> None:
    info = at_hand("lost_lands")
    search = Thinker(5, BOTH).new_search(info)
    copy = Copy(search, info.possible, 7)
    os.kill(copy.process, signal.SIGKILL)
    think(search, info, [copy], Task(info.legal, 10, 0.0))
    copy.end()
    assert all(search.found.visits_of(move) == 10 for move in info.legal)
