"""axe-core finds nothing on any page, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of
from wunderkammer.shelf.game import game
from wunderkammer.shelf.puzzles import puzzles

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
# Rules that axe tries only if one asks, because they are on trial. The size of targets is none of them: on a crowded
# board a trait is small, and the list of all moves beside it has a large button for the same.
EXTRA = ("css-orientation-lock", "focus-order-semantics", "hidden-content", "label-content-name-mismatch",
         "p-as-heading", "table-fake-caption", "td-has-header")  # fmt: skip
EVERYTHING = {"resultTypes": ["violations"], "rules": {rule: {"enabled": True} for rule in EXTRA}}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def faults(person: Person) -> list[str]:
    """What is wrong with the page as it is now, in axe's words; at night only colours can differ."""
    told: list[str] = []
    checks: tuple[tuple[Any, dict[str, Any]], ...] = (("light", EVERYTHING), ("dark", COLOURS))
    for theme, options in checks:
        person.page.emulate_media(color_scheme=theme)
        for fault in Axe().run(person.page, options=options).response["violations"]:
            for node in fault["nodes"]:
                told.append(f"{fault['id']} ({theme}): {node['html'][:200]} – {node['failureSummary']}")
    return told


def report_findings(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{place}: {fault}" for place, all_of_it in found.items() for fault in all_of_it)


AROUND = ("/", "/mine", "/account", "/account/tokens", "/sign-in/unknown", "/records", "/rules/evolution",
          "/rules/darwins_journey", "/m/gone", "/new/chess",
          "/new/lost_lands", "/new/darwins_journey", "/progress", "/puzzles/lost_lands",
          f"/puzzles/lost_lands/{next(iter(puzzles(game('lost_lands'))))}")  # fmt: skip


def test_pages_around_the_table(anna: Person) -> None:
    anna.begin("lost_lands", "me", "guest", public=True)
    match = anna.path()
    found: dict[str, list[str]] = {}
    for path in (*AROUND, match, f"{match}/join"):
        anna.open(path)
        found[path] = faults(anna)
    assert report_findings(found) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_the_first_decision_to_the_score_sheet(anna: Person, game: str) -> None:
    anna.upload(record(play_to(game, 3, until=turn_of(0, 0)), "random", "random"))
    found = {"first decision": faults(anna)}
    anna.upload(record(play_to(game, 2, until=turn_of(0, 60))))
    found["curtain"] = faults(anna)
    with anna.page.expect_navigation():
        anna.page.click(".curtain a")
    anna.page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    anna.page.click(".help form button")
    expect(anna.page.locator("#answers strong").first).to_be_visible()
    found["turn"] = faults(anna)
    anna.open(f"{anna.path()}?as=1")
    found["waiting"] = faults(anna)
    anna.upload(record(play_to(game, 2), "random"))
    found["over"] = faults(anna)
    for after in ("replay?at=20", "end"):
        anna.open(f"{anna.path().removesuffix('/replay')}/{after}")
        found[after] = faults(anna)
    assert report_findings(found) == ""


def test_what_opens_on_the_board(anna: Person) -> None:
    anna.upload(record(play_to("evolution", 2, until=turn_of(0, 60)), "random"))
    anna.page.locator("#el-species-0-0").hover()
    expect(anna.page.locator("#what")).to_be_visible()
    found = {"why not": faults(anna)}
    anna.page.evaluate("document.querySelector('#menu').showModal()")
    found["menu"] = faults(anna)
    assert report_findings(found) == ""
