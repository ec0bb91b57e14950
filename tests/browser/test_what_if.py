"""What if: one plays on, sees what would follow, goes back, and nothing has happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import play_to, record, turn_of

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_and_back_changes_nothing(visit: Visit, game: str) -> None:
    anna = visit(reduced_motion="reduce")
    anna.upload(record(play_to(game, 2, until=turn_of(0, 60)), "random"))
    match, before, asked = anna.path(), anna.revision(), anna.page.locator("#moves-title").inner_text()
    anna.page.keyboard.press("i")
    anna.page.wait_for_url("**/what-if*")
    for number in range(1, 4):
        moves = anna.page.locator("#moves button")
        if not moves.count():
            break
        moves.first.click()
        expect(anna.page.locator("#story li")).to_have_count(number)
    assert "then=" in anna.page.url
    while anna.page.locator("#story button").count():
        done = anna.page.locator("#story li").count()
        anna.page.keyboard.press("u")
        expect(anna.page.locator("#story li")).to_have_count(done - 1)
    expect(anna.page.locator("#moves-title")).to_have_text(asked)
    anna.page.click("#turn a.button")
    anna.page.wait_for_url(f"**{match}?as=0")
    assert anna.revision() == before


def test_the_board_is_played_on_like_the_true_one_and_without_a_script_the_list_is(visit: Visit) -> None:
    for script in (True, False):
        anna = visit(java_script_enabled=script)
        anna.open("/learn/lost_lands")
        anna.page.locator("button[name=quick]").click()
        anna.page.click("a[href*=what-if]")
        if script:
            anna.page.locator("#live [data-moves]").first.click()
        else:
            anna.page.locator("#moves button").first.click()
        expect(anna.page.locator("#story li")).to_have_count(1)
        expect(anna.page.locator("#moves-title")).to_contain_text("others decide")
