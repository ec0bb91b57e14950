"""What moves: pieces travel, the moves of others come one after the other; whoever wants calm has it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import played, record, turn_of
from wunderkammer.match.match import Match
from wunderkammer.web.live import move_list as strips
from wunderkammer.web.live.move_list import ThinkingNote

PACE = 850  # milliseconds between two moves of others (client.js)
BURST = 4
# Every journey that begins, with the place where it begins, seen from where it ends.
WATCH_JOURNEYS = """window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  window.journeys.push({ id: this.id, from: frames[0].translate ?? "", to: frames[1].translate ?? "" });
  return animate.call(this, frames, ...more);
};"""


def can_take(match: Match) -> bool:
    return list(match.to_act) == [0] and match.legal(0)[0].startswith("take:") and len(match.entries) > 30


def take_a_card(person: Person) -> tuple[str, dict[str, float]]:
    """Take the first card of the market in Lost Lands: its token, and where it lay."""
    person.context.add_init_script(WATCH_JOURNEYS)
    person.upload(record(played("lost_lands", 2, until=can_take), "random"))
    token = person.page.locator("#live [data-moves^='[\"take:'] [id^=tok-card-]").first
    name, place = token.get_attribute("id") or "", token.bounding_box()
    assert place is not None
    before = person.revision()
    token.click()
    person.catch_up(before + 1)
    return name, {"x": place["x"], "y": place["y"]}


def test_tokens_travel_from_where_they_were(visit: Visit) -> None:
    anna = visit()
    token, was = take_a_card(anna)
    journeys = [one for one in anna.page.evaluate("window.journeys") if one["id"] == token and one["from"]]
    assert len(journeys) == 1, "the card did not travel, or did so twice"
    right, down = map(float, re.findall(r"-?[\d.]+(?:e-\d+)?(?=px)", journeys[0]["from"]))
    assert journeys[0]["to"] == "0px 0px"
    anna.page.wait_for_function("() => document.getAnimations().length === 0")
    now = anna.page.locator(f"#{token}").bounding_box()
    assert now is not None
    assert (now["x"], now["y"]) != (was["x"], was["y"])
    assert abs(now["x"] + right - was["x"]) < 2
    assert abs(now["y"] + down - was["y"]) < 2


# The strip above the board and each part of the board get longer by a line, as when a sentence wraps.
LONGER = """(fresh) => {
  const page = new DOMParser().parseFromString(fresh, "text/html"), live = page.querySelector("#live");
  const line = (text) => Object.assign(page.createElement("p"), { className: "longer", textContent: text });
  page.querySelector("#turn").prepend(line("One more line."));
  for (const part of live.querySelectorAll("section, .zone, .common, .player")) part.prepend(line("One more line."));
  show(page.querySelector("#turn").outerHTML + live.outerHTML);
}"""
WHERE = """() => Object.fromEntries([...document.querySelectorAll("#live [id]")].map((one) =>
  [one.id, one.getBoundingClientRect().y]))"""


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("game", ["lost_lands", "evolution", "encyclopedia", "darwins_journey"])
def test_what_is_only_pushed_by_a_longer_line_does_not_travel(visit: Visit, game: str, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 800})
    anna.context.add_init_script(WATCH_JOURNEYS)
    anna.upload(record(played(game, 3, until=turn_of(0, 60)), "random", "random"))
    before = anna.page.evaluate(WHERE)
    anna.page.evaluate(LONGER, anna.page.content())
    now = anna.page.evaluate(WHERE)
    assert len([name for name in before if abs(now[name] - before[name]) > 10]) > 20
    assert anna.page.evaluate("window.journeys") == []


def test_nothing_travels_because_a_part_of_the_table_has_gone(visit: Visit) -> None:
    """In Darwin's Journey the pairs of goals lie above the journals until one is chosen."""
    anna = visit()
    anna.context.add_init_script(WATCH_JOURNEYS)
    choosing = played(
        "darwins_journey", 2, until=lambda match: any(key.startswith("choose:") for key in match.legal(0))
    )
    anna.upload(record(choosing, "random"))
    before = anna.revision()
    anna.listed("choose").first.click()
    anna.catch_up(before + 1)
    journeys = anna.page.evaluate("window.journeys.filter((one) => one.from && one.id.startsWith('el-spot'))")
    assert journeys == []


def test_who_waits_for_long_is_told_who_thinks_and_for_how_long(anna: Person) -> None:
    anna.upload(record(played("lost_lands", 2, until=turn_of(0, 20)), "random"))
    thinks = anna.page.locator("#turn .thinks")
    anna.page.evaluate("(html) => show(html)", strips.turn("Wait.", False, [], ThinkingNote("Ben thinks … # s", "1")))
    expect(thinks).to_have_text("")
    expect(thinks).to_have_text("Ben thinks … 3 s")
    expect(anna.page.locator("#said, #live")).not_to_contain_text(["thinks", "thinks"])
    anna.page.evaluate("(html) => show(html)", strips.turn("Wait.", False, [], ThinkingNote("Cora thinks … # s", "2")))
    expect(thinks).to_have_text("")
    expect(thinks).to_have_text("Cora thinks … 2 s")


def test_nothing_travels_where_motion_is_unwelcome(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    token, was = take_a_card(anna)
    now = anna.page.locator(f"#{token}").bounding_box()
    assert now is not None
    assert (now["x"], now["y"]) != (was["x"], was["y"])
    assert anna.page.evaluate("window.journeys") == []


def burst(visit: Visit) -> tuple[Person, list[int]]:
    """A spectator whose clock stands still while somebody makes several moves; the revisions that these lead to."""
    anna, eve = visit(), visit()
    # All moves of this game are open. Chance goes on here as it does on the server.
    match = Match.from_record(played("encyclopedia", 2, until=turn_of(0, 60)).record)
    url = anna.upload(record(match))
    anna.page.click(".curtain a")
    eve.page.clock.install(time=0)
    eve.open(url)
    eve.page.clock.pause_at(60_000)
    token, revisions = anna.page.locator("#act [name=token]").input_value(), list[int]()
    for number in range(BURST):
        seat = match.to_act[0]
        key = match.legal(seat)[0]
        form: dict[str, str | float | bool] = {"token": token, "as": str(seat), "move": key,
                                               "revision": str(len(match.entries))}  # fmt: skip
        answer = anna.context.request.post(f"{url}/act", form=form, headers={"X-Pieces": "1"})
        assert answer.ok, answer.text()
        match.play(seat, key)
        revisions.append(len(match.entries))
        # The first is shown as it comes, the others wait.
        expect(eve.page.locator("#revision")).to_have_value(str(revisions[0]))
        while eve.page.evaluate("queue.length") < number:
            anna.page.wait_for_timeout(20)
    return eve, revisions


def test_moves_of_others_are_shown_one_after_the_other(visit: Visit) -> None:
    eve, revisions = burst(visit)
    for revision in revisions[1:]:
        before = eve.revision()
        expect(eve.page.locator("#skip")).to_be_visible()
        eve.page.clock.run_for(PACE - 1)
        assert eve.revision() == before, "the next move came too soon"
        eve.page.clock.run_for(1)
        assert eve.revision() == revision
    expect(eve.page.locator("#skip")).to_be_hidden()


def test_whoever_is_in_a_hurry_skips_to_the_end(visit: Visit) -> None:
    eve, revisions = burst(visit)
    eve.page.locator("#skip").click()
    assert eve.revision() == revisions[-1]
    expect(eve.page.locator("#skip")).to_be_hidden()
