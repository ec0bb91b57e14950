"""Boards that are drawn in pixels fill large windows; on a phone the decision is a sheet at the bottom edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import play_to, record, turn_of
from tests.games.evolution.position import DECK, position
from wunderkammer.games.evolution.board.animals import LOW

BOARDS = ("evolution", "lost_lands")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
# The smallest type on the board as it is seen, and how far down the board reaches.
MEASURES = """() => {
  const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll("#live *")].filter((one) =>
    one.checkVisibility() && !one.matches(".sr, .heard") && written(one) && one.getBoundingClientRect().width > 1);
  const sizes = texts.map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom || 1));
  return [Math.min(...sizes), document.querySelector("#board").getBoundingClientRect().bottom];
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_type_is_readable_and_grows_with_the_window(visit: Visit, game: str) -> None:
    anna = visit(locale="de")
    anna.upload(record(play_to(game, 4, 3, until=turn_of(0, 120)), "random", "random", "random"))
    found: list[float] = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        anna.page.set_viewport_size({"width": width, "height": height})
        smallest, bottom = anna.page.evaluate(MEASURES)
        assert bottom <= height, width
        assert not anna.wider_than_the_window()
        found.append(smallest)
    assert found[0] >= 13
    assert found[1] > 1.3 * found[0]
    assert found[2] > 1.8 * found[0]


# The side of the smallest animal that leads its herd, and how far down the board reaches.
ANIMALS = """() => {
  const leaders = [...document.querySelectorAll(".picture > .animal:first-child")];
  const sides = leaders.map((one) => one.getBoundingClientRect().width);
  return [Math.min(...sides), document.querySelector("#board").getBoundingClientRect().bottom];
}"""


@pytest.mark.parametrize(("seats", "entries", "least"), [(6, 260, 28), (6, 400, 24), (4, 200, 40), (2, 120, 60)])
def test_evolutions_animals_take_the_room_that_there_is(visit: Visit, seats: int, entries: int, least: int) -> None:
    anna = visit()
    anna.upload(record(play_to("evolution", seats, 3, until=turn_of(0, entries)), *["random"] * (seats - 1)))
    for width, height, grown in ((1280, 800, 1.0), (2560, 1440, 1.7)):
        anna.page.set_viewport_size({"width": width, "height": height})
        smallest, bottom = anna.page.evaluate(ANIMALS)
        assert smallest >= grown * least
        assert height - 40 * grown <= bottom <= height


FULL = (
    "carnivore ambush horns",
    "climbing fertile",
    "hard_shell burrowing long_neck",
    "symbiosis foraging",
    "scavenger",
)
HELD = " ".join([card for card in sorted(DECK) if card.startswith(("cooperation_", "intelligence_"))][:7])
FULL_ROW = [f"{body}/4 {traits}" for body, traits in enumerate(FULL, 1)]


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "de-DE"])
def test_on_a_crowded_table_of_evolution_what_is_ones_own_stays_in_sight(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale, viewport={"width": 1280, "height": 800})
    hands = {0: HELD}
    anna.upload(record(position("play", dict.fromkeys(range(6), FULL_ROW), seats=6, hands=hands), *["random"] * 5))
    for thing in (".player.own", "#ev-holding"):
        expect(anna.page.locator(thing)).to_be_in_viewport(ratio=1)
    # Signs stand for others' traits, which say what they are; and one's own are written out.
    assert anna.page.locator(".player:not(.own) .trait").evaluate_all(OFF_THE_CARD) == []
    assert anna.page.locator(".player:not(.own) .trait [class=icon]").first.is_visible()
    assert min(anna.page.locator(".player.own .trait .face > span").evaluate_all(WIDTHS)) > 20
    anna.page.locator("#ev-plate-1-0 .trait").first.hover()
    expect(anna.page.locator("#what")).to_be_visible()


# How wide the leaders of the viewer's herds are; and what of meals, figures and traits does not lie on its card.
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"
OFF_THE_CARD = """(all) => all.filter((one) => {
  const card = one.closest(".specimen").getBoundingClientRect(), box = one.getBoundingClientRect();
  return box.left < card.left || box.right > card.right || box.top < card.top || box.bottom > card.bottom;
}).map((one) => one.parentElement.innerHTML)"""
ALL_DRAWN = "(low) => low.every((name) => document.getElementById(`sign.${name}`))"
# Which animals stand with their heads or feet outside of their pictures, if drawn in the place of another.
BEHEADED = """(low) => low.filter((name) => {
  const animal = document.querySelector(".picture > .animal.low").cloneNode(true);
  animal.firstChild.setAttribute("href", `#sign.${name}`);
  document.querySelector(".picture:has(> .animal.low)").prepend(animal);
  const [around, drawn] = [animal, animal.firstChild].map((one) => one.getBoundingClientRect());
  animal.remove();
  return !drawn.width || drawn.top < around.top - 1 || drawn.bottom > around.bottom;
})"""


def test_evolutions_animals_grow_with_their_bodies_and_their_meals_lie_on_their_cards(visit: Visit) -> None:
    anna = visit(locale="ru")
    herds = ["6/6 horns symbiosis fertile food=4", "4/5 carnivore ambush intelligence", "2/6 climbing food=6", "1/4"]
    rows = {0: [f"{body}/1" for body in range(1, 7)], 1: herds, 2: herds, 3: [*herds, "3/3 burrowing"]}
    anna.upload(record(position("feed", rows, seats=4, hole=9), "random", "random", "random"))
    widths = anna.page.locator(".own .picture:has(> .animal:not(.low)) > :first-child").evaluate_all(WIDTHS)
    assert widths == sorted(widths)
    assert widths[-1] > 1.3 * widths[0]
    anna.page.wait_for_function(ALL_DRAWN, arg=sorted(LOW))  # those that do not stand on the page come later
    assert anna.page.evaluate(BEHEADED, sorted(LOW)) == []
    for width, height in ((1280, 800), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.locator(".meal i, .figures span, .specimen .trait").evaluate_all(OFF_THE_CARD) == []
        assert not anna.wider_than_the_window()


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_phone_the_decision_is_a_sheet_that_leaves_its_target_to_be_seen(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    anna.upload(record(play_to(game, 4, 3, until=turn_of(0, 120)), "random", "random", "random"))
    sheet = anna.page.locator("#moves")
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == 844
    target = anna.page.locator("#live .can").first
    expect(target).to_be_in_viewport()
    place = target.bounding_box()
    assert place is not None
    assert place["y"] + place["height"] <= box["y"]


def test_six_players_who_all_act_make_no_phone_wider(visit: Visit) -> None:
    anna = visit(**PHONE)
    everybody = play_to("evolution", 6, 3, until=lambda match: len(match.to_act) == 6)
    anna.upload(record(everybody, *["random"] * 5))
    # A phone shows a page that is too wide in a smaller scale: its window seems to be wider.
    assert anna.page.evaluate("innerWidth") == 390
    names = anna.page.locator("#turn .players li").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert max(names) <= 390


def test_on_a_phone_what_a_teacher_speaks_of_lies_between_the_words_and_the_sheet(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.open("/learn/lost_lands")
    anna.page.click("main button.main")
    anna.page.wait_for_function("""() => {
      const box = (one) => document.querySelector(one)?.getBoundingClientRect();
      const [words, thing, sheet] = ["#lesson", "#live .pointed", "#moves"].map(box);
      return thing && thing.top >= words.bottom - 1 && thing.bottom <= sheet.top;
    }""")


@pytest.mark.parametrize("game", ["evolution", "lost_lands"])
def test_on_a_phone_the_tip_of_a_first_match_lies_in_sight(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    anna.open(f"/learn/{game}")
    anna.page.click("main button[name=first]")
    anna.page.wait_for_function("""() => {
      const box = (one) => document.querySelector(one)?.getBoundingClientRect();
      const [tip, board, sheet] = ["p.tip-line", "#board", "#moves"].map(box);
      return tip && sheet && tip.top >= 0 && tip.bottom <= sheet.top && tip.width <= innerWidth && board;
    }""")
    assert not anna.wider_than_the_window()


def test_on_a_phone_a_puzzle_shows_what_it_asks_for(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.open("/puzzles/evolution")
    anna.page.click(".intro .button.main")
    expect(anna.page.locator("#live .can").first).to_be_in_viewport(ratio=1)
