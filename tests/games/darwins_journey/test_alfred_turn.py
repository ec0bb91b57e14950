"""Alfred's turn, cards and bonus track: DJ-100 … DJ-103, DJ-105, DJ-109, DJ-111, DJ-112, DJ-114."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from tests.games.darwins_journey.seen import accept, alfred, asked_decision, board, log_lines, play, table
from wunderkammer.match.match import Match

TAKE_GOAL = 17  # numbers of deeds in Alfred's frames
CAMP_HERE = 14


def turn(card: str, his: dict[str, Any] | None = None, **fields: Any) -> FatedMatch:
    """A match in which Alfred has just played a turn with this card, on the green board."""
    players = fields.pop("players", {}) | {1: his or {}}
    ahead = [{"step": "over"}, {"step": "clean-up"}, {"step": "next-turn", "a": 1}]
    ahead += [{"step": "alfred-turn", "seat": 1}, {"step": "window", "seat": 0}]
    fields = {"alfred": "green", "players": players, "agenda": ahead, "turn": -1} | fields
    match = position("window", seats=1, **fields)
    match.fate = [card]
    play(match, "done")
    return match


def running(*frames: dict[str, Any], **fields: Any) -> FatedMatch:
    """A match in which frames have just run; then the player places a worker."""
    pending = [{"step": "place", "seat": 0}, *reversed(frames)]
    match = position("window", seats=1, frames=pending, **({"alfred": "white"} | fields))
    play(match, "done")
    return match


def does(kind: int, a: int = 0, b: int = 0, **fields: Any) -> FatedMatch:
    """A match in which Alfred has just carried out a deed."""
    return running({"step": "alfred-deed", "seat": 1, "a": a, "b": b, "c": kind}, **fields)


def moves_bonus(steps: int, **fields: Any) -> FatedMatch:
    return running({"step": "alfred-bonus", "seat": 1, "a": steps}, **fields)


@pytest.mark.rule("DJ-100", "DJ-112")
@pytest.mark.parametrize(
    ("colour", "rows"), [("white", "gbyr"), ("blue", "brgy"), ("yellow", "ygrb"), ("green", "rbgy")]
)
def test_four_boards_with_rows_that_begin_with_a_printed_seal(colour: str, rows: str) -> None:
    match = Match("darwins_journey", 1, 1, {"alfred": colour})
    assert alfred(match)["board"] == colour
    assert "".join(row[0][0] for row in alfred(match)["rows"][:4]) == rows


@pytest.mark.rule("DJ-112")
def test_what_alfred_begins_with() -> None:
    match = Match("darwins_journey", 1, 1, {"alfred": "white"})
    found = [alfred(match)[name] for name in ("coins", "bonus", "lenses", "stacks", "explorers", "tents")]
    assert found == [3, 1, 6, [4, 4, 4], ["a0", None, None], 0]


@pytest.mark.rule("DJ-101", "DJ-103")
def test_alfred_is_first_in_every_round_and_his_card_lies_open() -> None:
    match = Match("darwins_journey", 1, 3, {"alfred": "blue"})
    while table(match)["round"] == 0:
        match.play(0, match.legal(0)[0])
    assert [len(alfred(match)["cards"]), asked_decision(match)] == [1, "place"]
    assert sum(where == "home" for where in alfred(match)["workers"].values()) == 3


@pytest.mark.rule("DJ-103")
def test_rest_is_the_last_option_with_seven_coins_and_two_bonus_spaces() -> None:
    rows = {"top": "green", "second": "green", "third": "green", "fourth": "green"}
    at = {"exploration_1": [(0, "top")]}
    match = turn("a4", {"rows": rows}, at=at)
    assert log_lines(match, "alfred-fails-main") == [()]
    assert [alfred(match)[name] for name in ("coins", "bonus")] == [7, 3]
    assert alfred(match)["workers"]["fourth"] == "hammock"


@pytest.mark.rule("DJ-103")
def test_the_lowest_free_worker_rests() -> None:
    match = turn(
        "a4",
        {"rows": dict.fromkeys(("top", "second", "third", "fourth"), "green")},
        at={"exploration_1": [(0, "top"), (1, "fourth")]},
    )
    assert alfred(match)["workers"]["third"] == "hammock"


@pytest.mark.rule("DJ-103")
def test_all_cards_are_shuffled_when_both_deliveries_lie_open() -> None:
    ahead = [{"step": "over"}, {"step": "clean-up"}, {"step": "next-turn", "a": 0}, {"step": "window", "seat": 0}]
    match = position("window", seats=1, agenda=ahead, action_pile=0b11111100, turn=-1)
    play(match, "done")
    assert [log_lines(match, "alfred-shuffles"), len(alfred(match)["cards"])] == [[()], 1]
    match = position("window", seats=1, agenda=ahead, action_pile=0b11111110, turn=-1)
    play(match, "done")
    assert [log_lines(match, "alfred-shuffles"), len(alfred(match)["cards"])] == [[], 2]


@pytest.mark.rule("DJ-102")
@pytest.mark.parametrize(
    ("start", "steps", "end", "laps"), [(1, 2, 3, 0), (10, 2, 12, 1), (11, 3, 2, 1), (12, 1, 1, 0)]
)
def test_the_bonus_track_is_a_loop_that_scores_at_its_last_space(start: int, steps: int, end: int, laps: int) -> None:
    match = moves_bonus(steps, bonus=start, bonus_card=0)
    assert alfred(match)["bonus"] == end
    assert len(log_lines(match, "alfred-lap")) == laps


@pytest.mark.rule("DJ-102")
def test_both_stops_act_in_order_after_the_movement_in_the_row_of_the_round() -> None:
    match = moves_bonus(8, bonus=3, bonus_card=0, round=2, alfred="white")
    assert log_lines(match, "alfred-bonus-card") == [(5,), (10,)]
    codes = [line.code for line in match.log(None)]
    assert codes.index("alfred-bonus-moves") < codes.index("alfred-bonus-card")
    assert [alfred(match)["vp"], alfred(match)["coins"]] == [1, 2]


@pytest.mark.rule("DJ-102")
def test_coins_beyond_twelve_move_the_bonus_worker() -> None:
    match = does(TAKE_GOAL, players={1: {"coins": 12}}, bonus=1, bonus_card=0)
    assert alfred(match)["bonus"] == 3
    match = turn("a4", {"coins": 10, "rows": dict.fromkeys(("top", "second", "third", "fourth"), "purple")}, bonus=10)
    assert [alfred(match)["coins"], alfred(match)["bonus"]] == [12, 5]


@pytest.mark.rule("DJ-105", "DJ-115")
def test_alfred_discards_an_open_goal_gold_first_and_moves_the_bonus_worker_two() -> None:
    match = does(TAKE_GOAL, open_goals=["s5", None, "g5", None])
    assert [table(match)["goals"], alfred(match)["bonus"]] == [["s5", None, None, None], 3]
    match = does(TAKE_GOAL, open_goals=["s5", None, None, None])
    assert table(match)["goals"] == [None] * 4
    match = does(TAKE_GOAL, open_goals=[None] * 4)
    assert alfred(match)["bonus"] == 3


@pytest.mark.rule("DJ-105")
def test_instead_of_knowledge_alfred_gains_three_coins() -> None:
    match = does(CAMP_HERE, 7, players={1: {"coins": 2}})
    assert [alfred(match)["coins"], alfred(match)["vp"]] == [2 - 2 + 3, 4]


@pytest.mark.rule("DJ-109")
@pytest.mark.parametrize(("card", "spot"), [("a8", "special_left_1"), ("a5", "special_right_1")])
def test_the_special_journal_moves_the_bonus_worker_four(card: str, spot: str) -> None:
    rows = dict.fromkeys(("top", "second", "third", "fourth"), "purple")
    match = turn(card, {"rows": rows})
    assert table(match)["spots"][spot]["workers"] == [1]
    assert [alfred(match)["workers"]["fourth"], alfred(match)["bonus"]] == [spot, 5]
    assert log_lines(match, "alfred-special") == [("d", spot)]


@pytest.mark.rule("DJ-109")
def test_the_special_journal_must_be_empty() -> None:
    match = turn("a8", at={"special_right_1": [(0, "top")]})
    assert log_lines(match, "alfred-fails-special") == [()]


@pytest.mark.rule("DJ-109")
def test_the_small_journal_must_be_empty_and_takes_the_lowest_worker_on_its_left_lens() -> None:
    match = turn("a6", {"coins": 9})
    assert alfred(match)["workers"]["fourth"] == "small_left"
    match = turn("a6", {"coins": 9}, at={"small_right": [(0, "top")]})
    assert log_lines(match, "alfred-fails-small") == [(0,)]


@pytest.mark.rule("DJ-111")
def test_alfred_scores_his_value_times_the_round_minus_delays() -> None:
    match = running({"step": "beagle"}, alfred="green", round=3, beagle=2, turn=-1)
    assert alfred(match)["vp"] == 3 * match.content.alfred.beagle[3] - (1 + 2)  # type: ignore[attr-defined]


@pytest.mark.rule("DJ-111")
@pytest.mark.parametrize(
    ("mine", "his", "rank"),
    [({"vp": 9}, {"vp": 8}, 1), ({"vp": 8}, {"vp": 8}, 2), ({"vp": 0, "theory": 1}, {"vp": 2}, 1)]
    + [({"coins": 4}, {"coins": 3}, 1), ({"vp": 7}, {"vp": 8}, 2)],
)
def test_ties_are_broken_by_evolution_then_coins_and_else_are_alfreds(mine: Any, his: Any, rank: int) -> None:
    match = position(seats=1, players={0: {"coins": 0, "knowledge": 0} | mine, 1: {"coins": 0} | his})
    assert match.game.rules.result(match.state).ranks == [rank]


@pytest.mark.rule("DJ-114", "DJ-101")
def test_alone_the_turn_order_spot_gives_three_coins_and_changes_nothing() -> None:
    match = position(seats=1)
    play(match, "place:top,turn_order")
    assert board(match)["coins"] == 23
    while table(match)["round"] == 1:
        play(match, "place:" + next(key for key in match.legal(0) if "turn_order" in key)[6:])
    assert table(match)["order"] == [1, 0]


@pytest.mark.rule("DJ-114")
def test_alone_clean_up_opens_one_goal_of_each_colour() -> None:
    at: Any = {"turn_order": [(0, name) for name in ("top", "second", "third", "fourth")]}
    at["museum"] = [(1, name) for name in ("top", "second", "third", "fourth")]
    match = position("window", seats=1, at=at, turn=-1)
    play(match, "done")
    assert [goal is not None for goal in table(match)["goals"]] == [True, False, True, False]


@pytest.mark.rule("DJ-114")
def test_alfred_scores_envelopes_before_the_player() -> None:
    stamps = {0: {"envelopes": [2, 0, 0]}, 1: {"envelopes": [2, 0, 0]}}
    match = running({"step": "envelope", "a": 0}, players=stamps, letters=["l7", "l1", "l2"], turn=-1)
    accept(match)
    codes = [line.code for line in match.log(None) if line.code.endswith("gained-vp")]
    assert codes == ["alfred-gained-vp", "gained-vp"]
