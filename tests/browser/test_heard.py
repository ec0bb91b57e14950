"""For those who do not see: what is told, what is asked, and how few keys lead to it."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hearer import TEXT, HeardThing, Hearer, is_bare
from tests.browser.positions import play_to, record, turn_of
from tests.conftest import SOAK

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
MOST_STOPS = 16  # of the Tab key on a board
CONTROLS = ("button", "heading", "image", "link", "listitem", "radio", "region", "group")
NAMED = ("button", "checkbox", "image", "link", "textbox")
MOST_DECISIONS = 900
WORDS = re.compile(r"[^\W\d_]{4,}")
# The shortest match as a whole; of the others the beginning, and all of them in the long runs.
MATCHES = [
    ("lost_lands", {"first_game": True}, 0), ("evolution", {"quick_play": True}, 12),
    ("encyclopedia", {}, 12), ("darwins_journey", {}, 12),
]  # fmt: skip
STOP = """() => {
  const one = document.activeElement;
  return one.closest("#live") ? one.id || one.className.baseVal || one.className || one.tagName : "";
}"""

# The things of the region with most of them.
FULLEST = """() => {
  const regions = [...new Set([...document.querySelectorAll(THINGS)].map(regionOf))].map(thingsOf);
  return regions.sort((one, other) => other.length - one.length)[0].map((one) => one.id);
}"""


def hearer(visit: Visit, game: str, seats: int = 3, after: int = 60) -> Hearer:
    """At somebody's own turn in the midst of a match."""
    anna = visit(reduced_motion="reduce")
    anna.upload(record(play_to(game, seats, until=turn_of(0, after)), *["random"] * (seats - 1)))
    return Hearer(anna)


@pytest.mark.parametrize("game", GAMES)
def test_every_region_is_one_stop_and_arrow_keys_lead_through_it(visit: Visit, game: str) -> None:
    page = hearer(visit, game).page
    page.locator(".shortcuts a").focus()
    stops: list[str] = []
    page.keyboard.press("Tab")
    while stop := page.evaluate(STOP):
        stops.append(stop)
        page.keyboard.press("Tab")
    assert 2 <= len(stops) <= MOST_STOPS, stops
    things = page.evaluate(FULLEST)
    page.evaluate("(first) => document.getElementById(first).focus()", things[0])
    reached = [things[0]]
    for _ in things[1:]:
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("document.activeElement.id"))
    assert reached == things
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.id") == things[0]
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == things[-2:][0]
    # Anyone who leaves by Tab and comes back is where they were.
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == things[-2:][0]


def faults(tree: list[HeardThing]) -> list[str]:
    """Things without a name, names that say nothing, and things that are said twice."""
    found = [f"nameless: {one.role} in {one.path[-1:]}" for one in tree if one.role in NAMED and not one.name.strip()]
    found += [
        f"bare: {one.role} {one.name!r}" for one in tree if one.role in CONTROLS and one.name and is_bare(one.name)
    ]
    found += [
        f"twice: {one.name!r}" for one in tree if one.name.strip() and one.description.strip() == one.name.strip()
    ]
    texts = [one for one in tree if one.role == TEXT and not any(part.startswith("button") for part in one.path)]
    for before, one in pairwise(texts):
        if one.path == before.path and len(before.name) > len(one.name) and before.name.endswith(f" {one.name}"):
            found.append(f"twice: {before.name!r}, {one.name!r}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_a_bare_number_and_nothing_is_said_twice(visit: Visit, game: str) -> None:
    ear = hearer(visit, game)
    found = {"own turn": faults(ear.tree())}
    ear.person.open(f"{ear.person.path()}/replay?at=40")
    found["looking on"] = faults(Hearer(ear.person).tree())
    assert found == {"own turn": [], "looking on": []}


# What is heard of the thing that has the focus beside its own name, and what its card says more.
DESCRIBED = """() => {
  const ids = (document.activeElement.getAttribute("aria-describedby") || "").split(" ");
  const card = document.querySelector("#what"), of = (name) => card.querySelector(name)?.textContent.trim() || "";
  const label = document.activeElement.getAttribute("aria-label") || document.activeElement.textContent;
  const described = ids.map((id) => document.getElementById(id)?.textContent || "").join(" ").trim();
  return [described, of(".name"), of(".rule"), label];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_of_a_thing_its_meaning_is_heard_and_the_rest_stands_in_its_card(visit: Visit, game: str) -> None:
    page = hearer(visit, game).page
    page.locator("#main").focus()
    for _ in range(8):
        page.keyboard.press("w")
        expect(page.locator("#what")).to_be_visible()
        described, name, rule, label = page.evaluate(DESCRIBED)
        assert described
        # Its name is heard once: with its label, or else before its meaning.
        said = all(word in label.lower() for word in WORDS.findall(name.lower()))
        assert described.startswith(name) != said, (name, label)
        assert not rule or rule not in described
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name=name)).to_be_focused()
        page.keyboard.press("Escape")


def test_expeditions_to_come_are_told_and_phases_say_which_is_now(visit: Visit) -> None:
    told = " ".join(one.name for one in hearer(visit, "lost_lands").tree())
    assert all(land in told for land in ("Avalon", "El Dorado", "Iram", "Shangri-La"))
    phases = hearer(visit, "evolution").page.locator("[aria-current=step]")
    expect(phases).to_have_text("Playing cards")


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_the_heading_of_the_moves_is_the_question_and_it_is_announced_after_every_change(
    visit: Visit, lang: str
) -> None:
    turn = {"en": "Your turn: ", "ru": "Ваш ход: ", "de": "Du bist am Zug: "}
    anna = visit(locale=lang)
    anna.upload(record(play_to("evolution", 2, until=turn_of(0, 60))))
    anna.open(f"{anna.path()}?as=0")
    before = anna.revision()
    anna.listed("card").first.click()
    anna.catch_up(before + 1)
    question = anna.page.locator("#moves-title").inner_text()
    assert anna.page.locator("#turn .ask").inner_text() == question
    expect(anna.page.locator("#said")).to_contain_text(f"{turn[lang]}{question}")


@pytest.mark.parametrize("game", ["encyclopedia", "darwins_journey"])
def test_a_key_leads_to_what_can_be_played_wherever_it_lies(visit: Visit, game: str) -> None:
    """Also after another page of the board has been looked at."""
    page = hearer(visit, game).page
    page.evaluate("(all) => document.querySelectorAll('#live input[type=radio]').forEach((one) => one.click())", [])
    page.locator("#moves-title").focus()
    page.keyboard.press("n")
    expect(page.locator("#live [data-moves]:focus")).to_be_visible()


@pytest.mark.parametrize(("game", "options", "most"), MATCHES, ids=[match[0] for match in MATCHES])
def test_a_match_is_played_from_the_accessibility_tree_alone(
    visit: Visit, game: str, options: dict[str, bool], most: int
) -> None:
    anna, chance = visit(reduced_motion="reduce"), random.Random(11)
    anna.begin(game, "me", "bot:random", name="Anna", **options)
    ear = Hearer(anna)
    most = most if most and not SOAK else MOST_DECISIONS
    for number in range(most):
        question, found, announced = ear.decision()
        if not question:
            break
        assert question in announced or not number
        assert len({one.name for one in found}) == len(found), question
        before = anna.revision()
        ear.press(chance.choice(found))
        anna.catch_up(before + 1)
    if not question:  # how it ended is told, and the keyboard is there
        verdict = anna.page.locator("#result h2")
        expect(anna.page.locator("#said")).to_contain_text(verdict.inner_text())
        expect(verdict).to_be_focused()
    assert number >= 10
    assert most < MOST_DECISIONS or not question


# Two moves of one turn with many events, of which the listener is concerned by few.
LONG_TURN = """(events) => spoken([
  { said: "Ben sails. " + events, brief: "Ben sails.", lead: "Cora leads." },
  { said: "Ben rests." },
  { said: "Ben scores. " + events, brief: "Anna scores.", lead: "Ben leads." },
])"""

MANY_MOVES = """(count) => spoken(Array.from({ length: count }, (_, at) => (
  { said: `Ben makes move ${at} of this long turn.`, brief: "", lead: "" }
)).concat({ said: "Much happens.", brief: "", lead: "Ben leads." }))"""


def test_of_a_long_turn_what_matters_is_announced_and_then_who_leads(visit: Visit) -> None:
    page = hearer(visit, "lost_lands").page
    assert page.evaluate(LONG_TURN, "Much happens. " * 30) == "Ben sails. Ben rests. Anna scores. Ben leads."
    assert page.evaluate(LONG_TURN, "Little.") == "Ben sails. Little. Ben rests. Ben scores. Little."


def test_of_a_turn_with_very_many_moves_its_beginning_and_its_end_are_announced(visit: Visit) -> None:
    page = hearer(visit, "lost_lands").page
    told = page.evaluate(MANY_MOVES, 40)
    assert told.startswith("Ben makes move 0 of this long turn. Ben makes move 1 of")
    assert told.endswith("Ben makes move 38 of this long turn. Ben makes move 39 of this long turn. Ben leads.")
    assert len(told) < 300
    assert "move 6 " in page.evaluate(MANY_MOVES, 10)
