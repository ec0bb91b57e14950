"""Before the first round and after the last: DJ-02 … DJ-08, DJ-11 … DJ-14, DJ-60 … DJ-62, DJ-101."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position
from tests.games.darwins_journey.seen import asked_decision, board, has, log_lines, offers, play, table, why_not
from wunderkammer.core.engine import legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game

GAME = "darwins_journey"


def first_game(seats: int) -> Match:
    return Match(GAME, seats, 2, {"first_game": True})


@pytest.mark.rule("DJ-02", "DJ-03", "DJ-07")
def test_the_tiles_of_a_first_game() -> None:
    found = table(first_game(3))
    special = [found["spots"][f"special_{side}_{row}"]["tile"] for row in (1, 2, 3) for side in ("left", "right")]
    assert special == ["t7", "t8", "t1", "t9", "t5", "t12"]
    assert [envelope["tile"] for envelope in found["letters"]] == ["l2", "l4", "l5"]
    assert found["beagle_goals"] == ["b7", "b4", "b10", "b8", "b9"]


@pytest.mark.rule("DJ-02", "DJ-03", "DJ-07")
def test_a_standard_game_draws_different_tiles_and_opens_the_two_top_ones() -> None:
    match = Match(GAME, 2, 11)
    assert [len({*log_lines(match, verb)}) for verb in ("lay_special", "lay_letter", "lay_beagle_goal")] == [6, 3, 5]
    lenses = [table(match)["spots"][f"special_{side}_{row}"]["lens"] for row in (1, 2) for side in ("left", "right")]
    assert lenses == ["open", "open", "locked", "locked"]


@pytest.mark.rule("DJ-04")
@pytest.mark.parametrize(("seats", "each"), [(1, 12), (2, 12), (3, 13), (4, 14)])
def test_common_seals_by_the_number_of_players(seats: int, each: int) -> None:
    match = Match(GAME, seats, 1, {"first_game": True})
    on_scrolls = [seal for scroll in table(match)["scrolls"] for seal in scroll]
    in_rows = [row[0] for seat in range(seats) for row in board(match, seat)["rows"][1:4] if row]
    for colour, left in table(match)["pile"].items():
        assert left + on_scrolls.count(colour) + in_rows.count(colour) == each
    assert [len(on_scrolls), table(match)["purple"]] == [12, 12]


@pytest.mark.rule("DJ-06")
def test_the_turn_order_is_random_and_the_rows_have_their_coins() -> None:
    orders = {tuple(table(Match(GAME, 3, seed, {"first_game": True}))["order"]) for seed in range(40)}
    assert len(orders) == 6
    assert table(first_game(2))["row_coins"] == [True] * 4


@pytest.mark.rule("DJ-11", "DJ-12")
def test_what_a_player_begins_with() -> None:
    match = first_game(2)
    found = has(match, "coins", "knowledge", "lenses", "stacks", "tents", "vp", "theory")
    assert found == [4, 1, 6, [4, 4, 4], 0, 0, 0]
    assert [*board(match)["workers"].values()] == ["home"] * 4 + [None]
    assert [len(row) for row in board(match)["rows"]] == [1, 1, 1, 1, 0]


@pytest.mark.rule("DJ-13", "DJ-12")
def test_first_crew_cards_go_by_turn_order_and_bring_their_seals() -> None:
    match = first_game(4)
    first, last = table(match)["order"][0], table(match)["order"][3]
    assert [card["card"] for card in board(match, first)["crew"]] == ["c1", "c2", "c3"]
    assert [card["card"] for card in board(match, last)["crew"]] == ["c10", "c11", "c12"]
    assert board(match, first)["rows"][:4] == [["purple"], ["blue"], ["green"], ["red"]]


@pytest.mark.rule("DJ-13")
def test_the_draft_keeps_one_card_and_passes_the_rest_to_the_left() -> None:
    match = Match(GAME, 3, 4)
    hands = [match.legal(seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    for seat in range(3):
        match.play(seat, hands[seat][0])
    assert match.legal(1) == hands[0][1:]
    assert match.legal(0) == hands[2][1:]


@pytest.mark.rule("DJ-13")
def test_the_draft_is_secret_until_everybody_has_three_cards() -> None:
    match = Match(GAME, 2, 4)
    mine = match.legal(0)
    match.play(0, mine[0])
    assert [match.view(1)["table"]["players"][0][name] for name in ("crew", "hand")] == [None, None]
    assert all(line.code != "deal_crew" for line in match.log(None))
    match.play(1, match.legal(1)[0])
    assert [line.seat for line in match.log(1) if line.code == "keep"] == [1]
    while asked_decision(match, match.to_act[0]) == "draft":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert len(match.view(1)["table"]["players"][0]["crew"]) == 3


@pytest.mark.rule("DJ-14")
def test_the_last_in_turn_order_chooses_a_pair_first() -> None:
    match = first_game(3)
    last = table(match)["order"][2]
    assert [match.to_act, len(table(match)["pairs"])] == [(last,), 3]
    assert offers(match, "choose", last) == ["0", "1", "2"]
    match.play(last, "choose:1")
    assert board(match, last)["reserve"] == table(match)["pairs"][1]
    following = table(match)["order"][1]
    assert offers(match, "choose", following) == ["0", "2"]
    assert why_not(match, "choose:1", following) == ("pair-taken", "DJ-14")


@pytest.mark.rule("DJ-101")
def test_alone_four_special_tiles_and_one_goal_of_each_colour_lie_open() -> None:
    match = Match(GAME, 1, 6)
    tiles = [table(match)["spots"][f"special_{side}_{row}"]["tile"] for row in (1, 2, 3) for side in ("left", "right")]
    assert [tile is None for tile in tiles] == [False] * 4 + [True] * 2
    assert [goal and goal[0] for goal in table(match)["goals"]] == ["s", None, "g", None]


@pytest.mark.rule("DJ-101")
def test_alone_one_chooses_three_of_five_cards_and_one_of_two_pairs() -> None:
    match = Match(GAME, 1, 6)
    assert len(offers(match, "keep")) == 5
    play(match, *[f"keep:{card}" for card in offers(match, "keep")[:3]])
    assert [len(board(match)["crew"]), offers(match, "choose")] == [3, ["0", "1"]]
    play(match, "choose:1")
    assert table(match)["order"] == [1, 0]


def score(seats: int = 2, museum: list[str] | None = None, camps: Any = None, **mine: Any) -> dict[str, int]:
    """The score sheet of seat 0, had the game just ended."""
    match = position(players={0: {"coins": 0, "knowledge": 0} | mine}, camps=camps, museum=museum or [], seats=seats)
    sheet = board(match)["sheet"]
    assert isinstance(sheet, dict)
    return sheet


@pytest.mark.rule("DJ-60")
@pytest.mark.parametrize(
    ("slots", "points"),
    [
        ({"silver_1": "s1"}, 1),
        ({"silver_2": "s1"}, 1),
        ({"silver_3": "s1"}, 2),
        ({"silver_4": "s1"}, 2),
        ({"silver_5": "s1"}, 5),
    ]
    + [
        ({"gold_1": "g1"}, 4),
        ({"gold_2": "g1"}, 4),
        ({"gold_3": "g1"}, 2),
        ({"gold_4": "g1"}, 4),
        ({"gold_5": "g1"}, 8),
    ]
    + [({"silver_5": "s1", "gold_5": "g1"}, 5 + 8 + 4)],
)
def test_what_the_slots_score(slots: dict[str, str], points: int) -> None:
    assert score(fulfilled=slots)["goals"] == points
    assert score(slots=slots)["goals"] == 0


@pytest.mark.rule("DJ-60")
def test_the_rulebooks_board() -> None:
    slots = {"silver_1": "s1", "silver_2": "s2", "silver_3": "s3", "silver_5": "s4", "gold_1": "g1", "gold_5": "g2"}
    rows = {"second": "red " * 5, "third": "red " * 6}
    sheet = score(fulfilled=slots, rows=rows, camps=dict.fromkeys(("o6", "o12", "o19", "a4", "a7"), (0,)))
    assert sheet["goals"] == 1 + 1 + 2 + 5 + 4 + 8 + 4
    assert [sheet["tents"], sheet["workers"]] == [5, 3 + 3 + 7]


@pytest.mark.rule("DJ-61")
def test_the_rulebooks_nine_books_times_four() -> None:
    rows = [f"{colour}_{kind}" for colour in ("green", "blue") for kind in ("reptile", "plant", "bird", "fossil")]
    assert score(theory=15, museum=rows)["theory"] == 36
    assert score(theory=14, museum=rows, fulfilled={"silver_4": "s1"})["theory"] == 36
    assert score(theory=0)["theory"] == 0


@pytest.mark.rule("DJ-62")
def test_coins_and_knowledge_score() -> None:
    sheet = score(coins=14, knowledge=3)
    assert [sheet["coins"], sheet["knowledge"]] == [2, 3]


@pytest.mark.rule("DJ-62")
@pytest.mark.parametrize(
    ("one", "two", "ranks"),
    [({"vp": 9}, {"vp": 8}, [1, 2]), ({"vp": 8, "theory": 0}, {"vp": 4, "theory": 2}, [2, 1])]
    + [({"coins": 4}, {"coins": 3}, [1, 2]), ({"coins": 3}, {"coins": 3}, [1, 1])],
)
def test_ties_go_to_evolution_then_coins_then_are_shared(one: Any, two: Any, ranks: list[int]) -> None:
    match = position(players={0: {"coins": 0} | one, 1: {"coins": 0} | two})
    assert match.game.rules.result(match.state).ranks == ranks


@pytest.mark.rule("DJ-05")
def test_the_goals_to_draw_are_all_but_the_four_and_four_starting_ones() -> None:
    state: dict[str, Any] = Match(GAME, 2, 1).state_json()
    goals = [*state["goal_pile"], *(goal for goal in state["open_goals"] if goal)]
    assert sorted(goals) == sorted(f"{colour}{number}" for colour in "sg" for number in range(5, 15))


@pytest.mark.rule("DJ-04", "DJ-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_common_seal_lies_in_the_pile_on_a_scroll_or_in_a_row(seats: int) -> None:
    match = first_game(seats)
    found = table(match)
    lying = [seal for scroll in found["scrolls"] for seal in scroll]
    lying += [seal for player in found["players"] for row in player["rows"] for seal in row]
    for colour, left in found["pile"].items():
        assert left + lying.count(colour) == 14 - (2, 2, 1, 0)[seats - 1]


@pytest.mark.rule("DJ-12")
def test_each_crew_card_brings_the_seal_that_stands_on_it() -> None:
    match = first_game(2)
    figures: Any = match.figures["crew"]
    for player in table(match)["players"]:
        assert [row[0] for row in player["rows"][1:4]] == [figures[c["card"][1:]]["start"] for c in player["crew"]]


def test_every_tile_is_as_likely_as_another() -> None:
    state = game(GAME).new(2)
    assert {state.weigh(state.top(), move) for move in legal_moves(state, NATURE)} == {1}
