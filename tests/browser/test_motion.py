"""What moves: pieces travel, the moves of others come one after the other; whoever wants calm has it."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import played, record, turn_of
from wunderkammer.match import Match

PACE = 850  # milliseconds between two moves of others (client.js)
BURST = 4
# Every journey that begins, with the place where it begins, seen from where it ends.
WATCH_JOURNEYS = """window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  window.journeys.push({ id: this.id, from: frames[0].translate ?? "", to: frames[1].translate ?? "" });
  return animate.call(this, frames, ...more);
};"""
# Every change of what is shown, with its time.
WATCH_STEPS = """window.steps = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const revision = +document.querySelector("#revision").value;
  if (window.steps.at(-1)?.revision !== revision) window.steps.push({ revision, at: performance.now() });
}).observe(document.querySelector("main"), { subtree: true, attributes: true, attributeFilter: ["value"] }));"""


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


def test_nothing_travels_where_motion_is_unwelcome(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    token, was = take_a_card(anna)
    now = anna.page.locator(f"#{token}").bounding_box()
    assert now is not None
    assert (now["x"], now["y"]) != (was["x"], was["y"])
    assert anna.page.evaluate("window.journeys") == []


def burst(visit: Visit) -> tuple[Person, list[int]]:
    """A spectator, while somebody makes several moves quickly; the revisions that these lead to."""
    anna, eve = visit(), visit()
    # All moves of this game are open. Chance goes on here as it does on the server.
    match = Match.from_record(played("encyclopedia", 2, until=turn_of(0, 60)).record)
    url = anna.upload(record(match))
    anna.page.click(".curtain a")
    eve.context.add_init_script(WATCH_STEPS)
    eve.open(url)
    expect(eve.page.locator("#board")).to_be_visible()
    token, revisions = anna.page.locator("#act [name=token]").input_value(), list[int]()
    for number in range(BURST):
        seat = match.to_act[0]
        key = match.legal(seat)[0]
        form: dict[str, str | float | bool] = {
            "token": token,
            "as": str(seat),
            "move": key,
            "revision": str(len(match.entries)),
        }
        answer = anna.context.request.post(f"{url}/act", form=form, headers={"X-Pieces": "1"})
        assert answer.ok, answer.text()
        match.play(seat, key)
        revisions.append(len(match.entries))
        eve.page.wait_for_function("(most) => window.steps.length + queue.length > most", arg=number)
    return eve, revisions


def test_moves_of_others_are_shown_one_after_the_other(visit: Visit) -> None:
    eve, revisions = burst(visit)
    expect(eve.page.locator("#revision")).to_have_value(str(revisions[-1]))
    steps = eve.page.evaluate("window.steps")
    assert [step["revision"] for step in steps] == revisions
    pauses = [later["at"] - sooner["at"] for sooner, later in pairwise(steps)]
    assert min(pauses) > PACE * 0.9, pauses
    expect(eve.page.locator("#skip")).to_be_hidden()


def test_whoever_is_in_a_hurry_skips_to_the_end(visit: Visit) -> None:
    eve, revisions = burst(visit)
    # In one go, so that no time passes: what waited is shown at once.
    skipped = """() => { const waiting = queue.length, button = document.querySelector("#skip"), could = !button.hidden;
        button.click();
        return [waiting, could, +document.querySelector("#revision").value, queue.length, button.hidden]; }"""
    waiting, *rest = eve.page.evaluate(skipped)
    assert waiting > 0
    assert rest == [True, revisions[-1], 0, True]
