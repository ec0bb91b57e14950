"""Every spot of the journals, tile, crew card, slot and price: what it asks for and gives, from the components."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from tests.games.darwins_journey.seen import asked_decision, board, details, has, log_lines, offers, play
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator

PAGES = {"exploration": "green", "navigation": "blue", "correspondence": "yellow", "academy": "red"}
ALL_OPEN: Any = {f"{page}_{level}": "neutral" for page in PAGES for level in (2, 3)}


@pytest.mark.rule("DJ-16")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("page", PAGES)
def test_how_many_seals_a_main_journals_spot_asks_for(page: str, level: int) -> None:
    colour = PAGES[page]
    rows = {"second": f"{colour} " * level, "third": f"{colour} " * (level - 1)}
    match = position(players={0: {"rows": rows, "knowledge": 0}}, lenses=ALL_OPEN)
    assert f"second,{page}_{level}" in offers(match, "place")
    found = details(match, f"place:third,{page}_{level}")
    assert [found[colour], found["missing"]] == [1, 1]


def placed(page: str, level: int) -> FatedMatch:
    """A worker with three seals of the page's colour (no award) has just been placed there."""
    rows = {"second": f"{PAGES[page]} " * 3}
    match = position(players={0: {"rows": rows}}, lenses=ALL_OPEN)
    play(match, f"place:second,{page}_{level}")
    return match


@pytest.mark.rule("DJ-24", "DJ-25")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_how_far_exploration_and_navigation_lead(level: int) -> None:
    furthest = {1: ("a2", "o3"), 2: ("a3", "o4"), 3: ("a4", "o5")}[level]
    assert offers(placed("exploration", level), "go")[-1] == furthest[0]
    assert offers(placed("navigation", level), "sail")[-1] == furthest[1]


@pytest.mark.rule("DJ-29")
@pytest.mark.parametrize(("level", "stamps"), [(1, 2), (2, 3), (3, 4)])
def test_how_many_stamps_correspondence_posts(level: int, stamps: int) -> None:
    match = placed("correspondence", level)
    play(match, *["stamp:third,upper"] * stamps)
    assert board(match)["stacks"] == [4, 4, 4 - stamps]
    assert match.to_act == ((0,) if stamps == 4 else (1,))  # an emptied stack acts


@pytest.mark.rule("DJ-23", "DJ-52")
@pytest.mark.parametrize(("level", "paid"), [(1, [3]), (2, [3, 3 - 1]), (3, [3])])
def test_what_the_academys_spots_give(level: int, paid: list[int]) -> None:
    match = placed("academy", level)
    play(match, "seal:fourth,red,third", *(["seal:fourth,blue,fourth"] if level > 1 else []))
    assert [amount for (amount,) in log_lines(match, "paid")] == paid
    assert match.to_act == (1,)


@pytest.mark.rule("DJ-22")
@pytest.mark.parametrize("spot", ["small_left", "small_right"])
def test_both_spots_of_the_small_journal_unlock(spot: str) -> None:
    match = position()
    play(match, f"place:second,{spot}")
    assert asked_decision(match) == "unlock"


TILES = {
    "t1": "yellow yellow red red",
    "t2": "green blue",
    "t3": "yellow red",
    "t4": "yellow blue blue",
    "t5": "green red",
    "t6": "yellow yellow green green",
    "t7": "red red blue",
    "t8": "green green blue blue",
    "t9": "red red blue blue",
    "t10": "red red green green",
    "t11": "yellow blue",
    "t12": "blue blue yellow yellow",
}


def without(seals: str, colour: str) -> str:
    """The seals without one of a colour."""
    kept = seals.split()
    kept.remove(colour)
    return " ".join(kept)


@pytest.mark.rule("DJ-16", "DJ-02")
@pytest.mark.parametrize("tile", TILES)
def test_the_seals_of_every_special_tile(tile: str) -> None:
    others = [name for name in TILES if name != tile][:5]
    for colour in dict.fromkeys(TILES[tile].split()):
        rows = {"second": TILES[tile], "third": without(TILES[tile], colour)}
        match = position(players={0: {"rows": rows, "knowledge": 0}}, specials=[tile, *others])
        assert "second,special_left_1" in offers(match, "place")
        found = details(match, "place:third,special_left_1")
        assert [found[colour], found["missing"], found["short"]] == [1, 1, 1]


CREW = {
    "c1": ("blue", "blue blue yellow yellow green"),
    "c2": ("green", "green green green green red"),
    "c3": ("red", "red red red yellow blue"),
    "c4": ("red", "red red green green yellow"),
    "c5": ("blue", "blue blue blue blue yellow"),
    "c6": ("yellow", "yellow yellow yellow yellow blue"),
    "c7": ("yellow", "yellow yellow red red blue"),
    "c8": ("blue", "blue blue blue green red"),
    "c9": ("red", "red red red yellow yellow"),
    "c10": ("yellow", "yellow yellow yellow green green"),
    "c11": ("red", "red red red red green"),
    "c12": ("green", "green green green blue blue"),
    "c13": ("yellow", "yellow yellow yellow blue green"),
    "c14": ("green", "green green blue blue red"),
    "c15": ("green", "green green green yellow red"),
    "c16": ("blue", "blue blue blue red red"),
}


@pytest.mark.rule("DJ-49")
@pytest.mark.parametrize("card", CREW)
def test_every_seal_of_a_crew_card_is_needed(card: str) -> None:
    seals = CREW[card][1]
    for colour in dict.fromkeys(seals.split()):
        match = position(players={0: {"crew": [card], "rows": {"second": without(seals, colour), "third": seals}}})
        assert offers(match, "muster") == [f"{card},third"]
        found = details(match, f"muster:{card},second")
        assert [found[colour], found["missing"]] == [1, 1]


@pytest.mark.rule("DJ-13", "DJ-12")
@pytest.mark.parametrize("card", CREW)
def test_the_first_seal_of_every_crew_card(card: str) -> None:
    match = position()
    narrator = Narrator(match.game.rules, catalogue("en", match.game.folder), ["Anna", "Boris"])
    sentence = narrator.move(match.state, 0, match.game.vocabulary.number(f"keep:{card}"))
    assert sentence.endswith(f"which comes with a {CREW[card][0]} seal")


SLOT_COSTS = {f"silver_{n}": 0 for n in range(1, 6)} | {"gold_1": 5, "gold_2": 3, "gold_3": 0, "gold_4": 0, "gold_5": 0}
REWARDS: dict[str, tuple[list[str], str]] = {
    "silver_1": (["reuse:b4"], "revisit"),
    "silver_3": (["research:green_plant"], "study-island"),
    "gold_2": (["purple:second"], "purple"),
}


@pytest.mark.rule("DJ-46", "DJ-48")
@pytest.mark.parametrize("slot", SLOT_COSTS)
def test_what_every_slot_costs_and_asks_for_at_once(slot: str) -> None:
    goal = "s6" if slot.startswith("silver") else "g12"
    mine = {"reserve": [goal], "research": ["red_bird", "red_fossil", "blue_fossil"]}
    match = position(players={0: mine}, camps=dict.fromkeys(("b4", "a4", "o6"), (0,)))
    play(match, f"fulfil:{goal}", f"lay:{slot}")
    assert board(match)["coins"] == 20 - SLOT_COSTS[slot]
    keys, step = REWARDS.get(slot, ([], "place"))
    assert asked_decision(match) == step
    play(match, *keys)
    assert [asked_decision(match), board(match)["slots"][slot]] == ["place", {"goal": goal, "fulfilled": True}]


@pytest.mark.rule("DJ-48")
def test_lasting_rewards_begin_with_the_goal() -> None:
    mine: Any = {"reserve": ["s6", "g12"], "research": ["red_bird", "red_fossil", "blue_fossil"], "theory": 2}
    camps = dict.fromkeys(("b4", "a4", "o6"), (0,))
    match = position(players={0: mine}, camps=camps)
    play(match, "fulfil:s6", "lay:silver_4")
    assert board(match)["sheet"]["theory"] == 2 * (2 + 1)
    match = position(players={0: mine}, camps=camps)
    play(match, "fulfil:s6", "lay:silver_2", "place:top,academy_1", "seal:fourth,red,second")
    assert board(match)["coins"] == 20
    match = position(players={0: mine}, camps=camps, at={"academy_1": [(1, "top")]})
    play(match, "fulfil:g12", "lay:gold_3", "place:top,academy_1", "skip")
    assert board(match)["coins"] == 20 - (3 - 1)


@pytest.mark.rule("DJ-23")
def test_what_every_scroll_and_every_space_of_a_row_costs() -> None:
    for cost, scroll in enumerate(("first", "second", "third", "fourth")):
        match = position("academy", 1, scrolls=["red"] * 12)
        play(match, f"seal:{scroll},red,second")
        assert board(match)["coins"] == 20 - cost
    for held, cost in enumerate([0, 0, 1, 1, 2, 3]):
        match = position("academy", 1, scrolls=["red"] * 12, players={0: {"rows": {"second": "red " * held}}})
        play(match, "seal:first,red,second")
        assert board(match)["coins"] == 20 - cost


@pytest.mark.rule("DJ-61", "DJ-27")
def test_the_books_of_the_evolution_track() -> None:
    steps = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32, 36]
    for theory in range(37):
        books = sum(step <= theory for step in steps)
        assert board(position(players={0: {"theory": theory}}))["sheet"]["theory"] == 2 * books


@pytest.mark.rule("DJ-58", "DJ-38")
def test_seals_of_the_top_scroll_leave_the_game() -> None:
    at = {"museum": [(seat, name) for seat in (0, 1) for name in ("top", "second", "third", "fourth")]}
    match = position("window", at=at, turn=-1, pile=[3, 3, 3, 3])
    play(match, "done")
    found = match.view(0)["table"]
    assert [found["round"], sum(found["pile"].values())] == [2, 12 - 3]
    assert has(match, "coins") == [20]
