"""Darwin's Journey at a desk: chart, own desk and decision in one view, and whatever else is needed comes forward."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import Stop, play_to, record
from wunderkammer.match.match import Match

IN_VIEW = """(names) => names.filter((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return !box.width || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
})"""
UNSEEN = """() => [...document.querySelectorAll("#live .can")].filter((one) =>
  !one.checkVisibility() || !one.getBoundingClientRect().width).map((one) => one.id)"""
NEEDED = {
    "keep": "setup",
    "choose": "setup",
    "place": "journals",
    "research": "museum",
    "stamp": "offices",
    "seal": "offices",
    "take": "offices",
    "accept": "offices",
}


def first_stop_for(verb: str, after: int = 0) -> Stop:
    """The first time that the first seat can make such a move."""

    def is_asked(match: Match) -> bool:
        keys = match.legal(0) if 0 in match.to_act else []
        return len(match.entries) >= after and any(key.partition(":")[0] == verb for key in keys)

    return is_asked


def open_at(person: Person, seats: int, stop: Stop) -> None:
    person.upload(record(play_to("darwins_journey", seats, until=stop), *["random"] * (seats - 1)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chart_desk_and_decision_are_in_view_together(visit: Visit, seats: int) -> None:
    anna = visit(locale="de")
    for verb, after in (("keep", 0), ("place", 0), ("go", 30), ("sail", 30), ("accept", 60), ("place", 100)):
        open_at(anna, seats, first_stop_for(verb, after))
        if anna.page.locator("#result h2").count():  # in this match it never came to that
            continue
        parts = ["#turn .ask", ".dj-chart", ".dj-tabs", ".dj-drawers", "#dj-desk", "#moves-title"]
        assert anna.page.evaluate(IN_VIEW, parts) == []
        assert anna.page.evaluate(UNSEEN) == []
        assert anna.page.evaluate("document.documentElement.scrollHeight") <= 800
        assert anna.page.locator(".dj-drawers").evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize(("verb", "drawer"), NEEDED.items())
def test_the_drawer_that_a_decision_needs_comes_forward(anna: Person, verb: str, drawer: str) -> None:
    open_at(anna, 2, first_stop_for(verb))
    expect(anna.page.locator(f"#dj-{drawer}")).to_be_visible()
    assert anna.page.evaluate(UNSEEN) == []


def test_any_drawer_opens_by_one_click_with_or_without_script(visit: Visit) -> None:
    for script in (True, False):
        anna = visit(java_script_enabled=script)
        open_at(anna, 2, first_stop_for("place"))
        for drawer in ("museum", "offices", "theory", "players", "journals"):
            anna.page.click(f"label[for=dj-tab-{drawer}]")
            expect(anna.page.locator(f"#dj-{drawer}")).to_be_visible()
            assert anna.page.locator(".dj-drawers > :visible").count() == 1


def test_a_new_decision_pulls_its_drawer_out_again(anna: Person) -> None:
    open_at(anna, 2, first_stop_for("place"))
    anna.page.click("label[for=dj-tab-theory]")
    before = anna.revision()
    anna.page.locator("#moves button[value$=',turn_order']").first.click()
    anna.catch_up(before + 1)
    anna.look_up()
    expect(anna.page.locator("#dj-journals")).to_be_visible()


POINTED_AT_AND_GONE = """(one) => {
  one.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  one.remove();
}"""


def test_of_a_thing_that_a_move_has_taken_away_no_card_comes(anna: Person) -> None:
    open_at(anna, 2, first_stop_for("skip"))
    anna.page.locator("#el-move-skip").evaluate(POINTED_AT_AND_GONE)
    anna.page.wait_for_timeout(1000)
    expect(anna.page.locator("#what")).to_be_hidden()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def test_on_a_phone_the_chart_shows_the_whole_voyage_until_something_can_be_played_on_it(visit: Visit) -> None:
    anna = visit(**PHONE)
    open_at(anna, 2, first_stop_for("place"))
    chart = anna.page.locator(".dj-chart")
    sides = "(chart) => [chart.scrollWidth <= chart.clientWidth, chart.scrollHeight <= chart.clientHeight]"
    assert chart.evaluate(sides) == [True, True]
    anna.page.locator("[data-zoom-by='1.5']").click()
    assert chart.evaluate(sides)[0] is False
    open_at(anna, 2, first_stop_for("sail"))
    expect(anna.page.locator(".dj-space.can").first).to_be_in_viewport()
    for target in anna.page.locator(".dj-space.can").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


# Whether what can be played first is whole in the window on the chart, and a finger on its middle hits it.
WITHIN_REACH = """() => {
  const one = document.querySelector(".dj-map .can"), box = one.getBoundingClientRect();
  const frame = document.querySelector(".dj-chart").getBoundingClientRect();
  const above = box.top >= frame.top && box.bottom <= frame.bottom, beside = box.left >= frame.left;
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return above && beside && box.right <= frame.right && hit?.closest(".can") === one;
}"""


@pytest.mark.parametrize(("seats", "verb", "after"), [(3, "go", 0), (3, "go", 150), (2, "sail", 0)])
def test_on_a_phone_nothing_lies_on_what_can_be_played_first(visit: Visit, seats: int, verb: str, after: int) -> None:
    anna = visit(**PHONE)
    open_at(anna, seats, first_stop_for(verb, after))
    anna.page.wait_for_function(WITHIN_REACH)
    chart, buttons = (anna.page.locator(name).bounding_box() for name in (".dj-chart", ".dj .zoom-buttons"))
    assert chart
    assert buttons
    assert buttons["y"] >= chart["y"] + chart["height"]


def test_on_a_phone_journals_come_with_their_titles(visit: Visit) -> None:
    anna = visit(**PHONE)
    open_at(anna, 2, first_stop_for("place"))
    page = anna.page.locator(".dj-page:has(.can) > h3").first
    expect(page).to_be_in_viewport(ratio=1)
    lower = anna.page.locator(".tip-line").evaluate("(tip) => tip.getBoundingClientRect().bottom")
    assert page.evaluate("(title) => title.getBoundingClientRect().top") >= lower


@pytest.mark.parametrize("locale", ["ru-RU", "de-DE"])
def test_a_choice_beside_the_drawers_is_never_cut(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale)
    for verb in ("accept", "pick"):
        open_at(anna, 2, first_stop_for(verb))
        assert anna.cut_off() == []


def test_the_sheet_of_four_shows_every_column(visit: Visit) -> None:
    anna = visit(locale="de")
    anna.upload(record(play_to("darwins_journey", 4), "random", "random", "random"))
    sheet = anna.page.locator(".side .sheet").first
    assert sheet.evaluate("(one) => one.parentElement.scrollWidth <= one.parentElement.clientWidth")


def test_on_a_phone_no_tip_lies_on_what_can_be_played(visit: Visit) -> None:
    anna = visit(**PHONE)
    open_at(anna, 3, first_stop_for("place", 100))
    tip = anna.page.locator(".tip-line")
    expect(tip).to_be_visible()
    lower = tip.evaluate("(tip) => tip.getBoundingClientRect().bottom")
    tops = anna.page.locator("#live .dj-drawers .can").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert min(tops) >= lower
