"""What Alfred unlocks: DJ-113, with the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position
from tests.games.darwins_journey.seen import alfred, asked_decision, board, log_lines, play, table
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
    assert log_lines(turn("a6", rows("red") | {"lenses": 0, "coins": 9}), "alfred-fails-small") == [(1,)]
    assert log_lines(turn("a6", rows("red") | {"coins": 2}), "alfred-fails-small") == [(2,)]


@pytest.mark.rule("DJ-113", "DJ-19")
def test_the_actions_of_the_unlocked_space_follow_and_the_player_pays_alfred_a_coin() -> None:
    match = turn("a6", rows("blue") | {"coins": 3}, players={0: {"rows": {"second": "blue blue"}}})
    assert [alfred(match)["ship"], alfred(match)["coins"]] == ["o3", 0]
    match.play(0, "place:second,navigation_2")
    assert [log_lines(match, "alfred-lens-coin"), board(match)["workers"]["second"]] == [[()], "navigation_2"]


@pytest.mark.rule("DJ-102", "DJ-36")
def test_a_coin_for_alfreds_lens_moves_the_bonus_worker_before_the_player_acts() -> None:
    mine = {"rows": {"second": "blue blue"}}
    match = position(players={0: mine, 1: {"coins": 12}}, seats=1, lenses={"navigation_2": 1})
    play(match, "place:second,navigation_2")
    assert [asked_decision(match), alfred(match)["coins"], alfred(match)["bonus"]] == ["navigate", 12, 2]


BY_COLOUR = {"rulings": {"alfred_unlocks": "colour"}}


@pytest.mark.rule("DJ-113")
@pytest.mark.parametrize(("pack", "spot"), [({}, "navigation_2"), (BY_COLOUR, "academy_3")])
def test_of_the_spaces_that_match_a_row_the_topmost_comes_first(pack: dict[str, Any], spot: str) -> None:
    his = rows("red red red blue") | {"coins": 9}
    assert spot in unlocked(his, lenses={"academy_2": 0}, pack=pack)


@pytest.mark.rule("DJ-113")
def test_among_equals_colour_then_seals_then_the_seal_furthest_left_decide_and_are_told() -> None:
    def reason(his: dict[str, Any], **fields: Any) -> list[str]:
        match = turn("a6", {"coins": 9} | his, **fields)
        return [line.code for line in match.log(None) if line.code.startswith("alfred-unlocks")]

    taken = {f"{page}_{level}": 0 for page in ("exploration", "correspondence") for level in (2, 3)}
    assert reason(rows("blue"), lenses=taken) == ["alfred-unlocks-only"]
    assert reason(rows("red blue"), lenses=taken | {"navigation_2": "neutral"}) == ["alfred-unlocks-topmost"]
    assert reason(rows("red blue"), lenses=taken) == ["alfred-unlocks-colour"]
    assert reason(rows("green blue red red"), lenses=taken) == ["alfred-unlocks-most"]
    assert reason(rows("green blue red"), lenses=taken) == ["alfred-unlocks-left"]
    assert reason(rows("green blue blue red red"), lenses=taken) == ["alfred-unlocks-left"]
    assert unlocked(rows("green red red blue blue"), lenses=taken) == ["academy_2"]


@pytest.mark.rule("DJ-113")
def test_the_cheapest_space_is_told_and_so_is_a_tie() -> None:
    assert log_lines(turn("a6", rows("purple") | {"coins": 3}), "alfred-unlocks-cheap") == [("exploration_2", 1)]
    dear = {f"{page}_2": 0 for page in ("exploration", "navigation", "correspondence")}
    match = turn("a6", rows("purple") | {"coins": 9}, lenses=dear)
    assert log_lines(match, "alfred-unlocks-cheap") == [("academy_2", 0)]
    late = {"navigation_2": 0, "correspondence_2": 0, "academy_2": 0}
    assert unlocked(rows("purple") | {"coins": 9}, lenses=late) == ["exploration_2"]
