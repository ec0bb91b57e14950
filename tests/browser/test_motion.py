"""What moves: pieces travel, the turns of others come one after the other; anyone who wants calm has it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from tests.table.company import OpenLuck
from wunderkammer.match.match import Match
from wunderkammer.web.live.pieces.move_list import ThinkingNote, turn_html

TURN, SINGLE, PATIENCE = 900, 1300, 600  # milliseconds (pace.js)
TURNS = 4
COUNT_UPDATES = """window.updates = 0;
window.EventSource = class extends EventSource {
  constructor(url) { super(url); this.addEventListener("message", () => { window.updates += 1; }); }
};"""
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
    person.upload(record(play_to("lost_lands", 2, until=can_take), "random"))
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
    anna.upload(record(play_to(game, 3, until=turn_of(0, 60)), "random", "random"))
    before = anna.page.evaluate(WHERE)
    anna.page.evaluate(LONGER, anna.page.content())
    now = anna.page.evaluate(WHERE)
    assert len([name for name in before if abs(now[name] - before[name]) > 10]) > 20
    assert anna.page.evaluate("window.journeys") == []


def test_nothing_travels_because_a_part_of_the_table_has_gone(visit: Visit) -> None:
    """In Darwin's Journey the pairs of goals lie above the journals until one is chosen."""
    anna = visit()
    anna.context.add_init_script(WATCH_JOURNEYS)
    choosing = play_to(
        "darwins_journey", 2, until=lambda match: any(key.startswith("choose:") for key in match.legal(0))
    )
    anna.upload(record(choosing, "random"))
    before = anna.revision()
    anna.listed("choose").first.click()
    anna.catch_up(before + 1)
    journeys = anna.page.evaluate("window.journeys.filter((one) => one.from && one.id.startsWith('el-spot'))")
    assert journeys == []


# A turn in which the first ship comes to these spaces, as its moves say; the spaces that it is seen on.
SAIL = """([stops, time]) => {
  const ship = document.querySelector("#tok-ship-0").cloneNode(true), html = [];
  const space = (number) => document.querySelector(`#el-space-o${number}`);
  const origin = (one) => [one.getScreenCTM().e, one.getScreenCTM().f];
  stops.forEach((stop, at) => {
    const [left, reached] = [stops[at - 1] ?? 0, stop].map((number) => space(number).parentElement.cloneNode(true));
    left.querySelector("#tok-ship-0")?.remove(), html.push(left.outerHTML);
    reached.firstElementChild.append(ship.cloneNode(true)), html.push(reached.outerHTML);
  });
  show(html.join(""), "", time);
  const goal = origin(space(stops.at(-1))), scale = document.querySelector(".dj-map").getScreenCTM().a;
  return window.frames.map((frame) => {
    const at = frame.match(/-?[\\d.]+(?:e-\\d+)?(?=px)/g).map((one, axis) => goal[axis] + one * scale);
    const away = (number) => Math.hypot(...origin(space(number)).map((one, axis) => one - at[axis]));
    return [...Array(27).keys()].reduce((best, one) => (away(one) < away(best) ? one : best));
  });
}"""
WATCH_FRAMES = """window.frames = [];
const animateAny = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  if (this.id === "tok-ship-0") window.frames = frames.map((frame) => frame.translate ?? "");
  return animateAny.call(this, frames, ...more);
};"""


AT_ONCE: list[int] = []
# From the first space to the third there is a shorter way, which leaves out the second one.
VOYAGES = [
    ([4], 900, [0, 1, 3, 4]),
    ([2, 4], 900, [0, 1, 2, 3, 4]),
    ([1], 900, [0, 1]),
    ([4], 200, AT_ONCE),
    ([20], 900, AT_ONCE),
]


@pytest.mark.parametrize(("stops", "time", "seen"), VOYAGES)
def test_a_ship_sails_from_space_to_space_where_the_time_allows_it(
    visit: Visit, stops: list[int], time: int, seen: list[int]
) -> None:
    anna = visit()
    anna.context.add_init_script(WATCH_FRAMES)
    anna.upload(record(play_to("darwins_journey", 2, until=turn_of(0, 20)), "random"))
    assert anna.page.locator("#el-space-o0 #tok-ship-0").count() == 1
    assert anna.page.evaluate(SAIL, [stops, time]) == seen
    assert anna.page.locator(f"#el-space-o{stops[-1]} #tok-ship-0").count() == 1


def test_a_ship_is_there_at_once_where_motion_is_unwelcome(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(WATCH_FRAMES)
    anna.upload(record(play_to("darwins_journey", 2, until=turn_of(0, 20)), "random"))
    assert anna.page.evaluate(SAIL, [[4], 900]) == AT_ONCE
    assert anna.page.locator("#el-space-o4 #tok-ship-0").count() == 1


def test_who_waits_for_long_is_told_who_thinks_and_for_how_long(anna: Person) -> None:
    anna.upload(record(play_to("lost_lands", 2, until=turn_of(0, 20)), "random"))
    thinks = anna.page.locator("#turn .thinks")
    anna.page.evaluate("(html) => show(html)", turn_html("Wait.", False, [], ThinkingNote("Ben thinks … # s", "1")))
    expect(thinks).to_have_text("")
    expect(thinks).to_have_text("Ben thinks … 3 s")
    expect(anna.page.locator("#said, #live")).not_to_contain_text(["thinks", "thinks"])
    anna.page.evaluate("(html) => show(html)", turn_html("Wait.", False, [], ThinkingNote("Cora thinks … # s", "2")))
    expect(thinks).to_have_text("")
    expect(thinks).to_have_text("Cora thinks … 2 s")


def test_nothing_travels_where_motion_is_unwelcome(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    token, was = take_a_card(anna)
    now = anna.page.locator(f"#{token}").bounding_box()
    assert now is not None
    assert (now["x"], now["y"]) != (was["x"], was["y"])
    assert anna.page.evaluate("window.journeys") == []


def burst(visit: Visit, pace: str = "normal") -> tuple[Person, list[int], list[int]]:
    """A spectator whose clock stands still while people play several turns: where moves lead, and where turns do."""
    anna, eve = visit(), visit()
    # All moves of this game are open. Chance goes on here as it does on the server.
    match = Match.from_record(play_to("encyclopedia", 2, until=turn_of(0, 60)).record)
    match.luck = OpenLuck()
    url = anna.upload(record(match))
    anna.page.click(".curtain a")
    eve.open(url)
    eve.page.click(".wishes summary")
    eve.page.click(f"#pace-{pace}")
    eve.context.add_init_script(COUNT_UPDATES)
    eve.page.clock.install(time=0)
    eve.open(url)
    eve.page.clock.pause_at(60_000)
    token, moves, turns = anna.page.locator("#act [name=token]").input_value(), list[int](), list[int]()
    while len(turns) < TURNS:
        seat = match.to_act[0]
        key = match.legal(seat)[0]
        form: dict[str, str | float | bool] = {"token": token, "as": str(seat), "move": key,
                                               "revision": str(len(match.entries))}  # fmt: skip
        answer = anna.context.request.post(f"{url}/act", form=form, headers={"X-Pieces": "1"})
        assert answer.ok, answer.text()
        match.play(seat, key)
        moves.append(len(match.entries))
        turns += [] if seat in match.to_act else moves[-1:]
        while eve.page.evaluate("window.updates") < len(moves):
            anna.page.wait_for_timeout(20)
    assert len(moves) > len(turns) + 3, "these turns are single moves"
    return eve, moves, turns


def test_a_turn_of_others_is_shown_as_one_thing_and_turns_one_after_the_other(visit: Visit) -> None:
    eve, _, turns = burst(visit)
    assert eve.revision() == turns[0]
    for turn in turns[1:]:
        before = eve.revision()
        expect(eve.page.locator("#skip")).to_be_visible()
        eve.page.clock.run_for(TURN - 1)
        assert eve.revision() == before, "the next turn came too soon"
        eve.page.clock.run_for(1)
        assert eve.revision() == turn
    expect(eve.page.locator("#skip")).to_be_hidden()


def test_who_hears_the_page_hears_each_turn_once_and_can_read_it_all(visit: Visit) -> None:
    eve, moves, turns = burst(visit)
    log = eve.page.locator("#log-lines .latest.move.seat-0").all_inner_texts()
    assert len(log) == moves.index(turns[0]) + 1 > 1
    assert all(line in eve.page.locator("#said").inner_text() for line in log)
    eve.page.evaluate("() => { document.querySelector('#said').textContent = ''; }")
    eve.page.clock.run_for(TURN)
    assert log[0] not in eve.page.locator("#said").inner_text()


def test_at_a_slower_pace_every_move_is_shown_by_itself(visit: Visit) -> None:
    eve, moves, _ = burst(visit, "slow")
    for move in moves:
        assert eve.revision() == move
        eve.page.clock.run_for(SINGLE)


def test_step_by_step_every_move_waits_for_a_click_or_a_key(visit: Visit) -> None:
    eve, moves, _ = burst(visit, "steps")
    assert eve.revision() < moves[0]
    eve.page.clock.run_for(10 * SINGLE)
    assert eve.revision() < moves[0]
    eve.page.locator("#step").click()
    assert eve.revision() == moves[0]
    eve.page.keyboard.press("s")
    assert eve.revision() == moves[1]
    expect(eve.page.locator("#step")).to_be_focused()
    for _ in moves[2:]:
        eve.page.keyboard.press("Enter")
    assert eve.revision() == moves[-1]
    expect(eve.page.locator("#step")).to_be_hidden()
    expect(eve.page.locator("#moves-title")).to_be_focused()


@pytest.mark.parametrize("hurry", ["button", "Escape", "Enter", "m", "click"])
def test_whoever_is_in_a_hurry_sees_the_present_at_once(visit: Visit, hurry: str) -> None:
    eve, moves, _ = burst(visit)
    if hurry == "button":
        eve.page.locator("#skip").click()
    elif hurry == "click":
        eve.page.locator("#turn .ask").click()
    else:
        eve.page.keyboard.press(hurry)
    assert eve.revision() == moves[-1]
    expect(eve.page.locator("#skip")).to_be_hidden()


# Updates as the stream brings them, each with a number of its own in the place of the revision.
ARRIVE = """(updates) => updates.forEach(([seat, more, number]) => arrive({ seat, more, said: "",
  html: `<input type="hidden" id="revision" form="act" name="revision" value="${number}">` }))"""


@pytest.fixture
def seated(visit: Visit) -> Person:
    """Somebody who sits at a table and whose clock stands still."""
    anna = visit()
    anna.page.clock.install(time=0)
    anna.upload(record(play_to("encyclopedia", 3, until=turn_of(0, 60)), "random", "random"))
    anna.page.clock.pause_at(60_000)
    return anna


@pytest.mark.parametrize("turns", [2, 4, 12, 60])
def test_whoever_sits_at_the_table_sees_any_number_of_turns_within_four_seconds(seated: Person, turns: int) -> None:
    seated.page.evaluate(ARRIVE, [[1 + turn % 2, False, 1000 + turn] for turn in range(turns)])
    assert seated.revision() == 1000
    seated.page.clock.run_for(TURN)
    assert seated.revision() == 1001, "the second turn comes a second later, and not the others with it"
    seated.page.clock.run_for(4000 - TURN)
    assert seated.revision() == 1000 + turns - 1


def test_a_turn_that_takes_long_is_shown_as_far_as_it_has_come(seated: Person) -> None:
    seated.page.evaluate(ARRIVE, [[1, True, 1000], [1, True, 1001]])
    seated.page.clock.run_for(PATIENCE - 1)
    assert seated.revision() < 1000
    seated.page.clock.run_for(1)
    assert seated.revision() == 1001


def test_one_s_own_move_shows_all_that_was_waiting_at_once(seated: Person) -> None:
    seated.page.evaluate(ARRIVE, [[1, False, 1000], [2, False, 1001], [1, True, 1002]])
    assert seated.revision() == 1000
    seated.page.evaluate(ARRIVE, [[0, True, 1003]])
    assert seated.revision() == 1003
    expect(seated.page.locator("#skip")).to_be_hidden()


WATCH_EFFECTS = """window.effects = [];
const animateAll = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const playing = animateAll.apply(this, given), likeness = this.closest("[data-likeness]") !== null;
  window.effects.push({ id: this.id, likeness, frames: given[0].length });
  return playing;
};"""


def can_attack(match: Match) -> bool:
    return list(match.to_act) == [0] and "prey:1,0" in match.legal(0)


def attack(person: Person) -> list[dict[str, object]]:
    """Attack somebody else's species and wait until all is over; what was animated beyond journeys and arrivals."""
    person.context.add_init_script(WATCH_EFFECTS)
    person.upload(record(play_to("evolution", 2, 2, until=can_attack), "random"))
    before = person.revision()
    person.listed("prey:1,0").click()
    person.catch_up(before + 1)
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    found: list[dict[str, object]] = person.page.evaluate("window.effects.filter((one) => one.frames > 2)")
    return found


def test_an_attack_is_seen_and_leaves_nothing_behind(visit: Visit) -> None:
    anna = visit()
    seen = attack(anna)
    assert any(one["likeness"] for one in seen), "the hunter did not spring"
    assert any(not one["likeness"] for one in seen), "nobody was seen to eat"
    expect(anna.page.locator("[data-likeness]")).to_have_count(0)


def test_whoever_wants_calm_sees_no_attack(visit: Visit) -> None:
    assert attack(visit(reduced_motion="reduce")) == []
