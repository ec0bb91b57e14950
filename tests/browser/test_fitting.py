"""Small things that must fit: long names, letters in narrow spaces, the ring around what has the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import play_to, record, turn_of
from tests.games.encyclopedia.position import position
from wunderkammer.match.match import Match

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
# The Academy shows “Europäische Sumpfschildkröte” beside short names.
LONG_NAMES = record(play_to("encyclopedia", 3, until=turn_of(0, 120)), "random", "random")
FULL_STUDY = "common_garter_snake narwhal canada_goose wild_turkey brown_bear peregrine_falcon hermanns_tortoise"
VOYAGE = record(play_to("darwins_journey", 3, until=turn_of(0, 120)), "random", "random")
NAMES = """(names) => names.map((name) => {
  const [text, card] = [name, name.closest(".en-animal")].map((part) => part.getBoundingClientRect());
  return [getComputedStyle(name).fontSize, name.scrollWidth <= name.clientWidth, text.bottom <= card.bottom];
})"""
# How much room the letters of colours have in the discs that they stand on; each is drawn to be measured.
ROOM = """(symbols) => Math.min(...symbols.map((symbol) => {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.append(...[...symbol.children].map((part) => part.cloneNode(true)));
  document.querySelector("#board").append(sheet);
  const [disc, letters] = [".dj-letter-disc", ".dj-initial"].map((name) => sheet.querySelector(name).getBBox());
  sheet.remove();
  return disc.width - letters.width;
}))"""
LIES_ON_SIGNS = """(cards) => cards.filter((card) => {
  const [signs, name] = [".en-groups > :last-child .icon", ".en-title"].map((part) => card.querySelector(part));
  return signs.getBoundingClientRect().bottom > name.getBoundingClientRect().top + 3;
}).map(({ id }) => id)"""
RING = """(button) => {
  const style = getComputedStyle(button), ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  return button.getBoundingClientRect().left - ring - button.closest(".side").getBoundingClientRect().left;
}"""

# What there is to be read or used and cannot be seen, wherever one scrolls, because a floating button lies on it.
COVERED = """() => {
  const skip = document.querySelector("#skip");
  const things = "#live [id], main button, main a, main input, main summary, main p";
  skip.hidden = false;
  const covered = (thing) => {
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    return [skip, document.querySelector(".to-moves")].some((button) => {
      const over = button.getBoundingClientRect();
      return over.left < box.right && over.right > box.left && over.top < box.bottom - 1 && over.bottom > box.top + 1;
    });
  };
  return [...document.querySelectorAll(things)].filter((thing) =>
    !thing.closest("#skip, .to-moves, .heard, .log-lines, .turn") && thing.checkVisibility() && thing.offsetHeight < 300
    && covered(thing)).map((thing) => thing.id || thing.textContent);
}"""
# Of the board and of what can be used, what a button lies on before anybody scrolls.
LAIN_ON = """() => {
  const skip = document.querySelector("#skip");
  skip.hidden = false;
  const over = skip.getBoundingClientRect(), inside = over.bottom <= innerHeight && over.width > 0;
  const lain = [...document.querySelectorAll("#board, .side > *")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const beside = over.left >= box.right || over.right <= box.left || over.top >= box.bottom || over.bottom <= box.top;
    return box.width && !beside && !thing.contains(skip);
  });
  return [inside, lain.map((thing) => thing.className)];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_floating_buttons_leave_everything_to_be_seen(visit: Visit, game: str) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    match = anna.upload(record(play_to(game, 3, until=turn_of(0, 60)), "random", "random"))
    assert anna.page.evaluate(COVERED) == []
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    anna.open(match)
    assert anna.page.evaluate(LAIN_ON) == [True, []]


def test_names_of_one_kind_have_one_size_and_stay_on_their_cards(visit: Visit) -> None:
    anna = visit(locale="de-DE")
    anna.upload(LONG_NAMES)
    anna.page.evaluate("document.querySelector('#en-pick-halls').click()")
    found = anna.page.locator("#live .en-animal .en-title:visible").evaluate_all(NAMES)
    assert len(found) > 6
    assert {tuple(one) for one in found} == {(found[0][0], True, True)}


def test_in_a_full_study_no_name_lies_on_signs_and_a_phone_shows_every_plate(visit: Visit) -> None:
    anna = visit(locale="de-DE")
    anna.upload(record(position(study={0: FULL_STUDY}), "random"))
    cards = anna.page.locator("#en-own-animals .en-animal")
    assert cards.count() == 7
    assert cards.evaluate_all(LIES_ON_SIGNS) == []
    anna.page.set_viewport_size({"width": 390, "height": 844})
    assert min(cards.locator(".plate").evaluate_all("(all) => all.map((one) => one.clientHeight)")) > 50


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "de-DE"])
def test_letters_of_colours_have_room_on_the_specimens(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale, viewport={"width": 390, "height": 844})
    anna.upload(VOYAGE)
    specimens = anna.page.locator("symbol:has(> .dj-initial)")
    assert specimens.count() == 16 + 4  # every find in every colour, and any find of a colour
    assert specimens.evaluate_all(ROOM) >= 1


def test_the_ring_around_the_button_for_a_hint_is_whole(visit: Visit) -> None:
    anna = visit()
    anna.upload(VOYAGE)
    button = anna.page.locator(".hint button")
    button.focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    assert button.evaluate("(button) => button.matches(':focus-visible')")
    assert button.evaluate(RING) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_encyclopedias_own_study_never_leaves_the_screen(visit: Visit, seats: int) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    for after in (0, 60, 330):
        anna.upload(record(play_to("encyclopedia", seats, until=turn_of(0, after)), *["random"] * (seats - 1)))
        inside = ".en-study, .en-study section, .en-study .en-slot, .en-stages"
        boxes = anna.page.locator(inside).evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.bottom])"
        )
        assert min(top for top, _ in boxes) >= 0
        assert max(bottom for _, bottom in boxes) <= 800
        assert anna.cut_off() == []


def rivals_owe(match: Match) -> bool:
    """Whether the person decides while an opponent is still to choose cards, which its panel says."""
    players = match.view(0)["table"]["players"]
    return list(match.to_act) == [0] and any(player["owed"] for player in players[1:])


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "de-DE"])
def test_beside_three_opponents_of_encyclopedia_everything_fits_the_window(visit: Visit, locale: str) -> None:
    anna = visit(viewport={"width": 1280, "height": 800}, locale=locale)
    anna.upload(record(play_to("encyclopedia", 4, 1, until=rivals_owe, rivals=3)))
    assert anna.page.locator(".en-panel .en-owed").count() >= 1
    for stage in ("world", "halls", "book", "desks"):
        anna.page.evaluate(f"document.querySelector('#en-pick-{stage}').click()")
        assert anna.page.evaluate("document.documentElement.scrollHeight") <= 800
        assert anna.cut_off() == []


# What is wider or higher than the place it is shown in, drawer by drawer.
OPENED = """() => [...document.querySelectorAll(".dj-tabs input")].filter((tab) => {
  tab.checked = true;
  const drawers = document.querySelector(".dj-drawers");
  return drawers.scrollHeight > drawers.clientHeight || drawers.scrollWidth > drawers.clientWidth;
}).map((tab) => tab.id)"""


# What is too wide for another player's part once goals and crew cards are unfolded there.
UNFOLDED = """() => {
  document.querySelector("#dj-tab-players").checked = true;
  document.querySelectorAll(".dj-other details").forEach((one) => { one.open = true; });
  return [...document.querySelectorAll(".dj-other, .dj-other .dj-card, .dj-other .dj-slot")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.id} ${one.textContent}`);
}"""


# The size of the figures that are printed on a chart.
AS_SEEN = """(text) =>
  parseFloat(getComputedStyle(text).fontSize) * document.querySelector(".dj-map").getScreenCTM().a"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "de-DE"])
def test_the_whole_voyage_of_four_is_seen_at_once_whatever_drawer_is_open(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale, viewport={"width": 1280, "height": 800})
    anna.upload(record(play_to("darwins_journey", 4, until=turn_of(0, 300)), "random", "random", "random"))
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= 800
    assert anna.page.evaluate(OPENED) == []
    assert anna.page.evaluate(UNFOLDED) == []
    assert anna.page.locator(".chart-figure").first.evaluate(AS_SEEN) >= 13


def test_names_of_three_opponents_are_shown_whole(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.upload(record(play_to("encyclopedia", 4, until=turn_of(0, 120)), "random", "random", "random"))
    names = anna.page.locator(".en-panel h3 > span").evaluate_all(
        "(all) => all.map((one) => [one.textContent, one.scrollWidth <= one.clientWidth || !one.clientWidth])"
    )
    assert names == [["Ben", True], ["Cora", True], ["Dora", True]]


def test_on_a_phone_the_end_shows_who_has_won(visit: Visit) -> None:
    whole = play_to("lost_lands", 2)
    last = max(number for number, entry in enumerate(whole.entries) if entry.seat == 0)
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.upload(record(play_to("lost_lands", 2, until=turn_of(0, last)), "random"))
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    anna.listed().first.tap()
    anna.page.tap("#confirm-yes")
    expect(anna.page.locator("#result h2")).to_be_in_viewport()


def test_on_a_phone_the_legend_pushes_down_what_it_stands_on(visit: Visit) -> None:
    """It neither lies on the moves nor is wider than the window."""
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.upload(VOYAGE)
    anna.page.tap(".dj-legend summary")
    inside = anna.page.locator(".dj-legend ul").evaluate(
        "(list) => [list.scrollWidth, list.clientWidth, getComputedStyle(list).position]"
    )
    assert inside[0] <= inside[1]
    assert inside[2] == "static"
