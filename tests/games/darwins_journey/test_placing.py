"""Placing a worker: DJ-01, DJ-10, DJ-15 … DJ-20, DJ-32, DJ-40, DJ-51, DJ-59."""

from __future__ import annotations

import pytest

from tests.games.darwins_journey.position import position
from tests.games.darwins_journey.seen import (
    asked_decision,
    board,
    details,
    has,
    log_lines,
    offers,
    play,
    table,
    why_not,
)

TRAINED = {"second": "green green green green", "third": "green green green green green green"}


@pytest.mark.rule("DJ-15")
def test_a_turn_places_one_worker_and_then_the_next_player_moves() -> None:
    match = position()
    play(match, "place:second,turn_order")
    assert match.to_act == (1,)
    assert board(match)["workers"]["second"] == "turn_order"


@pytest.mark.rule("DJ-15")
def test_without_a_free_worker_a_player_is_passed_over() -> None:
    match = position(at={"turn_order": [(1, name) for name in ("top", "second", "third", "fourth")]})
    play(match, "place:second,museum")
    assert match.to_act == (0,)


@pytest.mark.rule("DJ-15")
def test_museum_turn_order_and_goal_spot_are_always_possible() -> None:
    everywhere = {"exploration_1": [(1, "top")], "correspondence_1": [(1, "second")], "small_left": [(1, "third")]}
    match = position(players={0: {"coins": 0, "knowledge": 0}}, at=everywhere)
    assert [key for key in match.legal(0) if ":second" in key] == [
        f"place:second,{spot}" for spot in ("museum", "turn_order", "goal")
    ]


@pytest.mark.rule("DJ-15")
def test_a_spot_may_be_taken_although_nothing_can_be_done_there() -> None:
    match = position(players={0: {"knowledge": 1}, 1: {}}, scrolls=[None] * 12)
    play(match, "place:second,academy_1")
    assert log_lines(match, "nothing-to-do") == [("academy", "seals")]
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-16")
def test_the_workers_own_row_must_hold_the_seals() -> None:
    rows = {"second": "blue blue", "third": "green"}
    match = position(players={0: {"rows": rows, "knowledge": 0}}, lenses={"navigation_2": 1})
    assert "second,navigation_2" in offers(match, "place")
    assert why_not(match, "place:third,navigation_2") == ("seals-missing", "DJ-16")


@pytest.mark.rule("DJ-16")
def test_purple_counts_as_any_colour() -> None:
    match = position(players={0: {"rows": {"second": "green purple"}, "knowledge": 0}}, lenses={"navigation_2": 1})
    assert {"top,navigation_1", "second,navigation_1"} <= {*offers(match, "place")}
    assert why_not(match, "place:second,navigation_2") == ("seals-missing", "DJ-16")


@pytest.mark.rule("DJ-16")
def test_the_rulebooks_worker_lacks_a_green_seal_and_spends_one_knowledge() -> None:
    rows = {"second": "green yellow yellow"}
    match = position(players={0: {"rows": rows, "knowledge": 3}}, lenses={"exploration_2": 0})
    play(match, "place:second,exploration_2")
    assert board(match)["knowledge"] == 2


@pytest.mark.rule("DJ-16")
def test_seals_stay_and_the_fifth_worker_works_with_knowledge_alone() -> None:
    match = position(players={0: {"fifth": True, "knowledge": 1, "rows": {"second": "blue"}}})
    play(match, "place:fifth,navigation_1", "skip")
    assert has(match, "knowledge", "rows") == [0, [["purple"], ["blue"], [], [], []]]


@pytest.mark.rule("DJ-17")
@pytest.mark.parametrize(("seats", "penalty"), [(2, 3), (3, 2), (4, 2)])
def test_a_later_worker_in_a_section_pays(seats: int, penalty: int) -> None:
    match = position(seats=seats, at={"exploration_1": [(1, "top")]})
    play(match, "place:top,exploration_1", "skip")
    assert board(match)["coins"] == 20 - penalty


@pytest.mark.rule("DJ-17")
def test_the_first_worker_is_free_and_ones_own_worker_counts_as_well() -> None:
    match = position()
    play(match, "place:top,navigation_1", "skip")
    assert board(match)["coins"] == 20
    match = position(at={"exploration_1": [(0, "second")]})
    play(match, "place:top,navigation_1", "skip")
    assert board(match)["coins"] == 17


@pytest.mark.rule("DJ-17")
def test_the_penalty_is_paid_before_anything_is_gained() -> None:
    rows = {"second": "green green blue blue"}
    match = position(players={0: {"coins": 2, "rows": rows}}, at={"special_left_1": [(1, "top")]})
    assert why_not(match, "place:second,special_right_1") == ("penalty", "DJ-17")
    assert details(match, "place:second,special_right_1") == {"amount": 3, "missing": 1}


@pytest.mark.rule("DJ-01")
@pytest.mark.parametrize(("seats", "paid"), [(3, 2), (4, 0)])
def test_only_with_four_players_a_main_journal_has_two_sections(seats: int, paid: int) -> None:
    match = position(seats=seats, at={"exploration_1": [(1, "top")]})
    play(match, "place:top,navigation_1", "skip")
    assert board(match)["coins"] == 20 - paid


@pytest.mark.rule("DJ-01")
@pytest.mark.parametrize(("taken", "paid"), [("special_left_1", 0), ("small_left", 2)])
def test_with_four_players_the_special_journal_is_split_and_the_small_one_is_not(taken: str, paid: int) -> None:
    match = position(seats=4, at={taken: [(1, "top")]}, players={0: {"rows": {"second": "green blue"}, "knowledge": 2}})
    spot = "small_right" if taken.startswith("small") else "special_right_1"
    play(match, f"place:second,{spot}", "skip")
    assert board(match)["coins"] == 20 - paid


@pytest.mark.rule("DJ-18")
def test_a_magnifier_holds_many_workers_and_a_lens_one() -> None:
    at = {"exploration_1": [(1, "top"), (1, "second")], "exploration_2": [(1, "third")]}
    match = position(at=at, lenses={"exploration_2": 1}, players={0: {"rows": {"second": "green green"}}})
    assert "second,exploration_1" in offers(match, "place")
    assert why_not(match, "place:second,exploration_2") == ("lens-taken", "DJ-18")


@pytest.mark.rule("DJ-18")
def test_a_locked_space_takes_no_worker_and_names_its_price() -> None:
    match = position(players={0: {"rows": {"second": "green green green"}}})
    assert why_not(match, "place:second,exploration_3") == ("locked", "DJ-18")
    assert details(match, "place:second,exploration_3") == {"price": 5}


@pytest.mark.rule("DJ-19")
@pytest.mark.parametrize(("owner", "mine", "theirs"), [(1, 20, 21), (0, 20, 20)])
def test_another_players_lens_brings_its_owner_a_coin(owner: int, mine: int, theirs: int) -> None:
    match = position(lenses={"navigation_2": owner}, players={0: {"rows": {"second": "blue blue"}}})
    play(match, "place:second,navigation_2", "skip")
    assert [board(match, seat)["coins"] for seat in (0, 1)] == [mine, theirs]


@pytest.mark.rule("DJ-19", "DJ-02")
def test_a_neutral_lens_pays_nobody() -> None:
    match = position(players={0: {"rows": {"second": "red red blue"}}})
    play(match, "place:second,special_left_1", "skip")
    assert [board(match, seat)["coins"] for seat in (0, 1)] == [21, 20]


@pytest.mark.rule("DJ-20")
def test_what_is_gained_pays_for_a_later_action_of_the_turn() -> None:
    match = position(players={0: {"coins": 0, "research": ["green_reptile", "blue_plant"]}})
    play(match, "place:top,museum", "deliver:green_reptile", "deliver:blue_plant")
    assert board(match)["coins"] == 7 - 3 + 7


@pytest.mark.rule("DJ-32", "DJ-10")
@pytest.mark.parametrize(("seats", "coins"), [(2, 23), (3, 22), (4, 22)])
def test_the_turn_order_spot_gives_coins_and_the_next_place(seats: int, coins: int) -> None:
    match = position(seats=seats, at={"turn_order": [(1, "top")]})
    play(match, "place:top,turn_order")
    assert board(match)["coins"] == coins
    assert table(match)["queue"] == [1, 0]


@pytest.mark.rule("DJ-51")
def test_before_placing_a_crew_card_may_bring_the_penalty() -> None:
    rows = {"second": "blue blue yellow yellow green"}
    match = position(players={0: {"coins": 0, "crew": ["c1"], "rows": rows}}, at={"exploration_1": [(1, "top")]})
    assert why_not(match, "place:second,navigation_1") == ("penalty", "DJ-17")
    play(match, "muster:c1,second", "place:second,navigation_1")
    assert board(match)["coins"] == 8 - 3


@pytest.mark.rule("DJ-40")
@pytest.mark.parametrize(
    ("worker", "furthest", "halts"), [("top", "a2", False), ("second", "a3", False), ("third", "a3", True)]
)
def test_exploration_awards_one_more_space_and_an_extra_stop(worker: str, furthest: str, halts: bool) -> None:
    match = position(players={0: {"rows": TRAINED}})
    play(match, f"place:{worker},exploration_1")
    assert offers(match, "go")[-1] == furthest
    assert bool(offers(match, "halt")) == halts


@pytest.mark.rule("DJ-40")
def test_the_rulebooks_explorer_stops_twice() -> None:
    match = position(players={0: {"rows": TRAINED, "explorers": ["a1"]}}, lenses={"exploration_2": 0})
    play(match, "place:third,exploration_2", "halt:a2", "research:green_plant", "go:a4", "skip")
    assert board(match)["research"] == ["green_plant"]
    assert board(match)["explorers"][0] == "a4"


@pytest.mark.rule("DJ-40")
def test_navigation_awards_one_more_space_and_an_extra_stop() -> None:
    match = position(players={0: {"rows": {"third": "blue " * 6}}})
    play(match, "place:third,navigation_1", "halt:o2", "research:green_reptile", "sail:o3")
    assert has(match, "ship", "research") == ["o3", ["green_reptile"]]


@pytest.mark.rule("DJ-40")
def test_the_rulebooks_writer_posts_three_stamps_on_two_envelopes() -> None:
    match = position(players={0: {"rows": {"third": "yellow " * 6}}})
    play(match, "place:third,correspondence_1", "stamp:first,upper", "stamp:first,lower", "stamp:second,lower")
    assert [envelope["stamps"][0] for envelope in table(match)["letters"]] == [1, 0, 2]
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-40", "DJ-52")
def test_academy_awards_a_seal_at_full_cost_and_a_coin_off_each() -> None:
    match = position(players={0: {"rows": {"second": "red " * 6, "third": "red red red red"}}})
    play(match, "place:second,academy_1", "seal:fourth,blue,third", "seal:third,green,third")
    assert board(match)["coins"] == 20 - (3 + 2 - 1) - (2 + 3 - 1)


@pytest.mark.rule("DJ-40", "DJ-59")
def test_special_journal_awards_come_on_placement() -> None:
    match = position(players={0: {"rows": {"second": "red red blue blue blue blue"}}})
    play(match, "place:second,special_left_1")
    assert [asked_decision(match), *has(match, "coins", "vp")] == ["purple", 20 + 2 + 1, 3]


@pytest.mark.rule("DJ-40")
def test_awards_do_not_apply_to_the_small_journal_and_what_it_unlocks() -> None:
    match = position(players={0: {"rows": TRAINED}})
    play(match, "place:third,small_left", "unlock:exploration_2")
    assert offers(match, "go")[-1] == "a3"
    assert has(match, "coins", "vp") == [17, 0]


@pytest.mark.rule("DJ-15")
def test_nobody_places_another_players_fifth_worker() -> None:
    match = position(seat=1, players={0: {"fifth": True}}, order=[1, 0])
    workers = {key.partition(":")[2].partition(",")[0] for key in match.legal(1)}
    assert workers == {"top", "second", "third", "fourth"}
