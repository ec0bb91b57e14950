"""For everybody: three languages, a phone, large letters, day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OUTPUT, Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from wunderkammer.match.match import Match

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
LANGUAGES = ("en", "ru", "de")
SMALL = """() => [...document.querySelectorAll("button, a.button, select, summary, #live .can, #moves button")]
  .filter((one) => one.checkVisibility() && !one.closest("[hidden], .heard"))
  .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

TOP = "(one) => one.getBoundingClientRect().top + scrollY"
# What can be seen or used, by name: pieces of the board, buttons, links and fields. A plate is only a frame for pieces:
# one on which nothing lies may go where there is little room.
THINGS = """[...document.querySelectorAll(
  "#live [id]:not(.ll-plate), main button, main a, main input, main summary, header button")]"""
VISIBLE = (
    f"() => {THINGS}"
    + """
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0)
  .map((one) => one.id || `${one.tagName} ${one.name || ""} ${one.textContent.trim()}`).sort()"""
)
# Of these, what does not lie within the width of the window.
BESIDE = (
    f"() => {THINGS}"
    + """
  .filter((one) => one.checkVisibility() && !one.closest(".heard, .sr, .tips, .scroll"))
  .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
  .map(([name, box]) => `${name}: ${Math.round(box.left)}–${Math.round(box.right)}`)"""
)


def most_seats(game: str) -> int:
    return {"lost_lands": 4, "evolution": 6, "encyclopedia": 4, "darwins_journey": 4}[game]


def sit_down(person: Person, game: str, seats: int = 2) -> None:
    """In the midst of a match, on one's own turn."""
    person.upload(record(play_to(game, seats, until=turn_of(0, 60)), *["random"] * (seats - 1)))


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_once_and_nothing_is_cut_off(anna: Person, game: str) -> None:
    sit_down(anna, game, most_seats(game))
    revision = anna.revision()
    for lang in LANGUAGES:
        anna.page.click(f"button[name=lang][value={lang}]")
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.page.locator("#moves-title")).to_have_text(anna.page.locator("#turn .ask").inner_text())
        anna.page.evaluate("document.fonts.ready")
        anna.page.screenshot(path=OUTPUT / f"{game}-{lang}.png")
        assert anna.cut_off() == []
        assert not anna.wider_than_the_window()
    assert anna.revision() == revision


def test_who_changes_language_or_theme_by_keyboard_stays_there_and_keeps_the_advice(anna: Person) -> None:
    sit_down(anna, "lost_lands")
    anna.page.keyboard.press("t")
    expect(anna.page.locator("#hint")).not_to_be_empty()
    for name, value, sign in (("lang", "de", "lang"), ("theme", "dark", "data-theme")):
        anna.tab_to(f"button[name={name}][value={value}]")
        held = anna.page.evaluate("document.activeElement.id")
        with anna.page.expect_navigation():
            anna.page.keyboard.press("Enter")
        expect(anna.page.locator("html")).to_have_attribute(sign, value)
        expect(anna.page.locator(f"#{held}")).to_be_focused()
        expect(anna.page.locator("#hint")).not_to_be_empty()
    # Anyone who only opens another page is not taken anywhere.
    anna.open("/")
    assert anna.page.evaluate("document.activeElement === document.body")


def has_long_names(match: Match) -> bool:
    market = str(match.view(0)["table"].get("market"))
    return list(match.to_act) == [0] and "explorer" in market and "transport" in market


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_kinds_and_lands_stay_in_their_boxes_on_a_small_phone(visit: Visit, lang: str, width: int) -> None:
    anna = visit(locale=lang, viewport={"width": width, "height": 640})
    anna.upload(record(play_to("lost_lands", 3, seed=1, until=has_long_names), "random", "random"))
    anna.page.evaluate("document.fonts.ready")
    assert anna.page.locator(".ll-kind-name").count() >= 3
    too_long = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert anna.page.locator(".ll-kind-name, .ll-land-name").evaluate_all(too_long) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_stay_in_their_frames_on_a_phone(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang, viewport={"width": 390, "height": 800})
    for game in GAMES:
        anna.open(f"/new/{game}")
        anna.page.evaluate("document.fonts.ready")
        beside = """(all) => all.filter((one) => {
          const style = getComputedStyle(one), box = one.getBoundingClientRect();
          const frame = one.closest(".option, .rows").getBoundingClientRect();
          return box.right + parseFloat(style.marginRight) > frame.right + .5;
        }).map((one) => one.textContent.trim())"""
        assert anna.page.locator(".option *, .rows *").evaluate_all(beside) == [], game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_cartographers_leave_the_ladder_of_rewards_its_room(visit: Visit, lang: str) -> None:
    def five(match: Match) -> bool:
        return match.view(None)["table"]["cartographers"] >= 5 and 0 in match.to_act

    anna = visit(locale=lang)
    anna.upload(record(play_to("lost_lands", 4, 1, until=five), "random", "random", "random"))
    box = anna.page.locator(".ll-course").bounding_box()
    ladder = anna.page.locator(".ll-ladder").evaluate("(one) => one.getBoundingClientRect().x + one.scrollWidth")
    assert box is not None
    assert ladder <= box["x"] + box["width"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_around_the_table_fit_in_every_language(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang, viewport={"width": 390, "height": 844})
    for path in ("/", "/new/lost_lands", "/new/darwins_journey", "/rules/evolution", "/account", "/account/tokens",
                 "/records", "/m/gone"):  # fmt: skip
        anna.open(path)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        assert anna.cut_off() == [], path
        assert not anna.wider_than_the_window(), path


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_is_too_wide_and_fingers_find_everything(visit: Visit, game: str) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(anna, game)
    anna.page.screenshot(path=OUTPUT / f"{game}-phone.png", full_page=True)
    assert not anna.wider_than_the_window()
    assert anna.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_ones_moves_are_a_sheet_at_the_bottom_edge_that_is_pulled_up_and_down(
    visit: Visit, game: str
) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sit_down(anna, game)
    title, sheet = anna.page.locator("#moves-title"), anna.page.locator("#moves")
    for _ in range(2):  # wherever one has scrolled
        expect(title).to_be_in_viewport(ratio=1)
        expect(anna.listed().first).to_be_in_viewport()
        anna.page.mouse.wheel(0, 3000)
    low = sheet.bounding_box()
    title.tap()
    high = sheet.bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"] + 200
    assert high["y"] + high["height"] == low["y"] + low["height"] == 844


def test_on_a_phone_the_drawing_moves_to_where_something_can_be_played(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sails = play_to(
        "darwins_journey", 2, until=lambda match: 0 in match.to_act and match.legal(0)[0].startswith("sail:")
    )
    anna.upload(record(sails, "random"))
    # All of it: a browser that rounds places counts 0.9999998 of what it shows whole.
    expect(anna.page.locator("[data-zoom] .can").first).to_be_in_viewport(ratio=0.9999)
    before = anna.page.locator("[data-zoom] .can").first.bounding_box()
    anna.page.locator("[data-zoom-by]").first.tap()
    after = anna.page.locator("[data-zoom] .can").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.3


def test_a_pinch_zooms_by_as_much_as_the_fingers_part_and_no_further_when_they_are_lifted(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sit_down(anna, "darwins_journey")
    view = anna.page.locator("[data-zoom]")
    view.scroll_into_view_if_needed()
    box, fingers = view.bounding_box(), anna.context.new_cdp_session(anna.page)
    assert box is not None
    middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    zoom = "(view) => +getComputedStyle(view).getPropertyValue('--zoom')"
    before = view.evaluate(zoom)
    for kind, apart in (("touchStart", 30), ("touchMove", 36), ("touchMove", 45)):
        points = [{"x": middle + side * apart, "y": height, "id": number} for number, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(100)
    assert view.evaluate(zoom) == pytest.approx(1.5 * before, rel=0.02)


COUNTS = [("lost_lands", 2), ("lost_lands", 3), ("lost_lands", 4), *(("evolution", seats) for seats in range(2, 7))]
STAGES = (0, 45, 120, 200, 10_000)  # entries after which one looks


def stages(game: str, seats: int) -> list[str]:
    """A match at its beginning, in its midst and after its end."""
    bots = ["random"] * (seats - 1)
    return [record(play_to(game, seats, 3, until=turn_of(0, after)), *bots) for after in STAGES]


def bottom_of_the_board(person: Person) -> float:
    bottom: float = person.page.locator("#board").evaluate("(one) => one.getBoundingClientRect().bottom + scrollY")
    return bottom


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_everything_public_is_seen_without_scrolling_at_a_desk_and_within_two_swipes_on_a_phone(
    visit: Visit, game: str, seats: int
) -> None:
    anna = visit(locale="de")
    for stage in stages(game, seats):
        match = anna.upload(stage)
        anna.page.set_viewport_size({"width": 1280, "height": 800})
        assert bottom_of_the_board(anna) <= 800, anna.revision()
        anna.page.set_viewport_size({"width": 390, "height": 844})
        assert anna.path() == match
        # After the end the score sheet stands above the board.
        first = 0.0 if anna.page.locator("#result h2").count() == 0 else anna.page.locator("#board").evaluate(TOP)
        assert bottom_of_the_board(anna) - first <= 3 * 844, anna.revision()
        assert not anna.wider_than_the_window()


@pytest.mark.parametrize("game", GAMES)
def test_at_200_percent_nothing_is_missing_cut_off_or_beside_the_window(visit: Visit, game: str) -> None:
    """Zoom makes the window half as wide and half as high in its own measure, with twice the pixels."""
    seen: list[list[str]] = []
    large = visit(viewport={"width": 640, "height": 400}, device_scale_factor=2, locale="de")
    sit_down(large, game)
    match = large.path()
    for width, height in ((1280, 800), (640, 400)):
        large.page.set_viewport_size({"width": width, "height": height})
        large.open(match)
        large.page.evaluate("document.fonts.ready")
        seen.append(large.page.evaluate(VISIBLE))
    assert [thing for thing in seen[0] if thing not in seen[1]] == []
    assert len(seen[0]) > 40
    assert not large.wider_than_the_window()
    assert large.page.evaluate(BESIDE) == []
    assert large.cut_off() == []
    for path in ("/", f"/new/{game}", f"/rules/{game}", f"{match}/replay?at=30"):
        large.open(path)
        assert not large.wider_than_the_window(), path
        assert large.cut_off() == [], path


def test_day_and_night_follow_the_machine_until_somebody_chooses(visit: Visit) -> None:
    anna = visit(color_scheme="dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    anna.open("/")
    assert anna.page.evaluate(paper) == "rgb(27, 26, 29)"
    anna.page.click("button[name=theme][value=light]")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    assert anna.page.evaluate(paper) == "rgb(244, 236, 216)"


# Colour and shape of the signs, and the colour of the edge, that stand for a seat in a place of the page.
WORN = """([place, edge]) => [...document.querySelectorAll(`${place} .sign`)].map((sign) => {
  const { backgroundColor: colour, clipPath, borderRadius } = getComputedStyle(sign);
  const frame = document.querySelector(edge);
  return [colour, clipPath, borderRadius, frame ? getComputedStyle(frame).borderTopColor : colour];
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_players_wear_the_same_colour_and_sign_everywhere(visit: Visit, scheme: str) -> None:
    anna = visit(color_scheme=scheme)
    sit_down(anna, "lost_lands", 4)
    known = set()
    for seat in range(4):
        (header,) = anna.page.evaluate(WORN, [f"#turn li.seat-{seat}", "#none"])
        known.add(tuple(header[:3]))
        panel = f"#tok-person-{seat}"
        assert anna.page.evaluate(WORN, [panel, panel]) == [header], seat
        assert anna.page.evaluate(WORN, [f".ll-track #tok-marker-{seat}", "#none"]) == [header], seat
    assert len(known) == 4
