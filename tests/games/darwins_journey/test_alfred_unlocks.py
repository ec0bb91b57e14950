"""What Alfred unlocks: DJ-113, with the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position
from tests.games.darwins_journey.seen import alfred, asked, board, play, table, told
from tests.games.darwins_journey.test_alfred_choices import rows
from tests.games.darwins_journey.test_alfred_turn import turn


def unlocked(his: dict[str, Any], **fields: Any) -> list[str]:
    """The spots Alfred has unlocked with card 6."""
    match = turn("a6", {"coins": 3} | his, **fields)
    return [spot for spot, found in table(match)["spots"].items() if found["lens"] == 1]


@pytest.mark.rule("DJ-113")
def test_the_rulebooks_academy_because_navigation_is_open_already() -> None:
    taken = {"navigation_2": 0, "navigation_3": 0}
    assert unlocked(rows("blue blue red"), lenses=taken) == ["academy_2"]
    assert unlocked(rows("blue blue red green"), lenses=taken) == ["academy_2"]


@pytest.mark.rule("DJ-113")
def test_the_rulebooks_exploration_for_worker_b() -> None:
    taken = {"navigation_2": 0, "navigation_3": 0, "correspondence_2": 0, "correspondence_3": 0}
    assert unlocked(rows("blue blue yellow", second="green green"), lenses=taken) == ["exploration_2"]


@pytest.mark.rule("DJ-113")
def test_the_leftmost_colour_comes_first_then_the_space_that_uses_most_seals() -> None:
    assert unlocked(rows("red blue blue")) == ["academy_2"]
    taken = {"academy_2": 0, "academy_3": 0}
    assert unlocked(rows("red yellow blue blue"), lenses=taken) == ["navigation_2"]


@pytest.mark.rule("DJ-113")
def test_if_no_row_matches_the_cheapest_then_leftmost_space_is_unlocked() -> None:
    assert unlocked(rows("purple")) == ["exploration_2"]
    taken = {"exploration_2": 0}
    assert unlocked(rows("purple") | {"coins": 9}, lenses=taken) == ["navigation_2"]


@pytest.mark.rule("DJ-113")
def test_without_coins_or_lens_the_option_fails() -> None:
    assert unlocked(rows("red") | {"coins": 2}) == []
    assert unlocked(rows("red") | {"lenses": 0, "coins": 9}) == []
    assert told(turn("a6", rows("red") | {"lenses": 0, "coins": 9}), "alfred-fails-small") == [(1,)]
    assert told(turn("a6", rows("red") | {"coins": 2}), "alfred-fails-small") == [(2,)]


@pytest.mark.rule("DJ-113", "DJ-19")
def test_the_actions_of_the_unlocked_space_follow_and_the_player_pays_alfred_a_coin() -> None:
    match = turn("a6", rows("blue") | {"coins": 3}, players={0: {"rows": {"second": "blue blue"}}})
    assert [alfred(match)["ship"], alfred(match)["coins"]] == ["o3", 0]
    match.play(0, "place:second,navigation_2")
    assert [told(match, "alfred-lens-coin"), board(match)["workers"]["second"]] == [[()], "navigation_2"]


@pytest.mark.rule("DJ-102", "DJ-36")
def test_a_coin_for_alfreds_lens_moves_the_bonus_worker_before_the_player_acts() -> None:
    mine = {"rows": {"second": "blue blue"}}
    match = position(players={0: mine, 1: {"coins": 12}}, seats=1, lenses={"navigation_2": 1})
    play(match, "place:second,navigation_2")
    assert [asked(match), alfred(match)["coins"], alfred(match)["bonus"]] == ["navigate", 12, 2]
