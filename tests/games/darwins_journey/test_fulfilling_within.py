"""Goals and crew cards inside a visit, in the reward phase, and on slots of either colour: DJ-34, DJ-50."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import asked_decision, board, has, offers, play, why_not

BETWEEN_ACTIONS = {"rulings": {"fulfil_between": "actions"}}
ROWS = {"second": "blue blue yellow green", "third": "red red red red green", "fourth": "red red red red green"}
NEARLY: dict[str, Any] = {"coins": 2, "crew": ["c1"], "rows": ROWS}


@pytest.mark.rule("DJ-50")
def test_a_crew_card_that_the_first_seal_completes_may_pay_for_the_second() -> None:
    match = position(players={0: NEARLY}, lenses={"academy_2": "neutral"})
    play(match, "place:third,academy_2", "seal:first,yellow,second")
    assert [asked_decision(match), match.legal(0)] == ["academy", ["stop", "muster:c1,second"]]
    play(match, "muster:c1,second")
    assert [asked_decision(match), board(match)["coins"]] == ["academy", 8]
    assert "fourth,red,fourth" in offers(match, "seal")


@pytest.mark.rule("DJ-50")
def test_by_a_ruling_nothing_is_fulfilled_between_two_seals() -> None:
    match = position(players={0: NEARLY}, lenses={"academy_2": "neutral"}, pack=BETWEEN_ACTIONS)
    play(match, "place:third,academy_2", "seal:first,yellow,second")
    assert [asked_decision(match), match.legal(0)] == ["window", ["done", "muster:c1,second"]]
    rich = position(players={0: NEARLY | {"coins": 9}}, lenses={"academy_2": "neutral"}, pack=BETWEEN_ACTIONS)
    play(rich, "place:third,academy_2", "seal:first,yellow,second")
    assert why_not(rich, "muster:c1,second") == ("finish-first", "DJ-50")


@pytest.mark.rule("DJ-50", "DJ-30")
@pytest.mark.parametrize(
    ("first", "second", "more"),
    [
        ("deliver:green_reptile", "deliver:blue_reptile", {"research": ["green_reptile", "blue_reptile"], "coins": 0}),
        ("research:red_fossil", "research:red_bird", {"research": ["green_bird"], "coins": 0}),
    ],
)
def test_between_two_deliveries_and_two_researches_a_goal_may_be_fulfilled(
    first: str, second: str, more: dict[str, Any]
) -> None:
    museum = ["red_fossil", "red_bird", "green_plant", "green_bird", "green_fossil", "blue_plant"]
    mine = {"reserve": ["s6"], "crew": ["c1"], "rows": {"second": "blue blue yellow yellow green"}, **more}
    match = position("museum", players={0: mine}, museum=museum, row_coins=0)
    play(match, first)
    begun = [key for key in match.legal(0) if key != "stop"]
    assert begun == [
        *[second] * (board(match)["coins"] >= 3),
        *["fulfil:s6"] * first.startswith("re"),
        "muster:c1,second",
    ]
    play(match, "muster:c1,second", second)
    assert asked_decision(match, match.to_act[0]) in ("window", "place")


@pytest.mark.rule("DJ-50", "DJ-29")
def test_not_between_two_stamps() -> None:
    mine = {"crew": ["c1"], "rows": {"second": "blue blue yellow yellow green"}}
    match = position("post", 2, players={0: mine})
    play(match, "stamp:first,upper")
    assert why_not(match, "muster:c1,second") == ("finish-first", "DJ-50")


@pytest.mark.rule("DJ-50")
@pytest.mark.parametrize(("pack", "fulfilled"), [({}, ["c1,second"]), (BETWEEN_ACTIONS, [])])
def test_in_the_reward_phase_cards_are_fulfilled_beside_the_actions_of_an_envelope(
    pack: dict[str, Any], fulfilled: list[str]
) -> None:
    mine = {"crew": ["c1"], "rows": {"second": "blue blue yellow yellow green"}, "envelopes": [0, 1, 0]}
    match = running({"step": "envelope", "a": 1}, players={0: mine}, turn=-1, pack=pack)
    play(match, "accept")
    assert [asked_decision(match), offers(match, "muster")] == ["explore", fulfilled]


@pytest.mark.rule("DJ-39", "DJ-50")
def test_a_locked_space_is_carried_out_once_in_each_reward() -> None:
    rows = {"second": "red red red yellow yellow"}
    players = {seat: {"envelopes": [0, 1, 0], "rows": rows} for seat in (0, 1)}
    players[0]["crew"], players[1]["crew"] = ["c9"], ["c7", "c1"]
    match = running({"step": "envelope", "a": 1}, players=players, turn=-1)
    play(match, "accept", "muster:c9,second", "carry_out:exploration_2", "skip", "skip")
    assert match.to_act == (1,)
    assert match.state_json()["locked_used"] == 0


@pytest.mark.rule("DJ-34")
def test_any_goal_is_fulfilled_on_any_slot_of_either_colour_that_can_be_paid() -> None:
    mine = {"reserve": ["s5"], "slots": {"silver_1": "s6"}, "coins": 4}
    match = position("fulfil-any", players={0: mine}, open_goals=[None] * 4)
    play(match, "fulfil:s5")
    assert offers(match, "lay") == [f"silver_{i}" for i in (2, 3, 4, 5)] + [f"gold_{i}" for i in (2, 3, 4, 5)]
    assert why_not(match, "lay:gold_1") == ("coins-missing", "DJ-46")
    play(match, "lay:gold_2")
    assert [asked_decision(match), *has(match, "coins")] == ["purple", 1]
    assert board(match)["slots"]["gold_2"] == {"goal": "s5", "fulfilled": True}
    again = type(match).from_state("darwins_journey", match.state_json())
    assert board(again)["slots"] == board(match)["slots"]


@pytest.mark.rule("DJ-34")
def test_by_a_ruling_any_goal_is_fulfilled_on_its_own_colour() -> None:
    match = position("fulfil-any", players={0: {"reserve": ["s6"]}}, pack={"rulings": {"fulfil_slot": "own_colour"}})
    play(match, "fulfil:s6")
    assert offers(match, "lay") == [f"silver_{i}" for i in range(1, 6)]
    assert why_not(match, "lay:gold_3") == ("slot-of-other-colour", "DJ-46")


@pytest.mark.rule("DJ-46")
def test_a_goal_whose_requirements_are_met_goes_on_its_own_colour() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird", "red_fossil"]}
    match = position(players={0: mine})
    play(match, "fulfil:s6")
    assert offers(match, "lay") == [f"silver_{i}" for i in range(1, 6)]
