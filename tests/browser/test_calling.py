"""Calling back: title and sign of the tab, sounds after a click, notifications, and a page of its own when offline."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.positions import play_to, record, turn_of

# What would be heard and shown, written down instead.
SPIES = """
  window.heard = [], window.shown = [];
  const part = () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: {}, connect: (next) => next, start() { heard.push(this.frequency.value); }, stop() {} });
  window.AudioContext = class { constructor() { window.opened = true; } createOscillator = part; createGain = part; };
  window.Notification = class {
    static permission = "granted"; constructor(title, { body }) { shown.push([title, body]); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""
# What the worker has kept, by address.
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found.sort();
}"""
TURN = {"en": "Your turn", "ru": "Ваш ход", "de": "Du bist am Zug"}


def waiting(visit: Visit, **wishes: object) -> tuple[Person, Person]:
    """Two at a table, each at a browser of their own; the first has to act."""
    anna, ben = visit(**wishes), visit()
    for person in (anna, ben):
        person.page.add_init_script(SPIES)
    anna.begin("lost_lands", "me", "guest", name="Anna")
    ben.accept(anna.invitation(), "Ben")
    anna.catch_up(1)
    return anna, ben


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_title_and_sign_of_the_tab_say_whose_turn_it_is(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang)
    anna.upload(record(play_to("lost_lands", 2, until=turn_of(0, 60)), "random"))
    expect(anna.page).to_have_title(re.compile(f"^{TURN[lang]} · "))
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("sign-turn"))
    path = anna.path()
    anna.upload(record(play_to("lost_lands", 2), "random"))
    anna.open(anna.path().removesuffix("/replay"))
    assert path != anna.path()
    assert not anna.page.title().startswith(TURN[lang])
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"sign\.png"))


def test_sounds_come_after_a_click_and_go_by_one(visit: Visit) -> None:
    anna, ben = waiting(visit)
    assert anna.page.evaluate("[window.opened, heard.length]") == [None, 0]
    anna.listed("screen").first.click()
    expect(ben.page.locator("#moves button").first).to_be_visible()
    assert ben.page.evaluate("heard.length") == 0  # Ben has not clicked yet
    ben.listed("screen").first.click()
    anna.page.wait_for_function("() => heard.includes(784)")  # two soft tones: it is her turn
    anna.page.click("#sound")
    expect(anna.page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    anna.page.evaluate("heard.length = 0")
    before = anna.revision()
    anna.listed().first.click()
    anna.catch_up(before + 1)
    assert anna.page.evaluate("heard.length") == 0
    anna.page.reload()
    expect(anna.page.locator("#sound")).to_have_attribute("aria-pressed", "false")


def test_a_notification_says_that_it_is_a_turn_and_nothing_else(visit: Visit) -> None:
    anna, ben = waiting(visit)
    anna.listed("screen").first.click()
    ben.page.wait_for_function("() => shown.length === 1")
    assert ben.page.evaluate("shown") == [["Your turn", "Lost Lands · Wunderkammer"]]


def test_over_plain_http_the_page_says_what_it_cannot_do(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    anna.begin("lost_lands", "me", "bot:random")
    anna.page.click(".wishes summary")
    expect(anna.page.locator("#insecure")).to_contain_text("need https")
    expect(anna.page.locator("#notify")).to_be_hidden()


def test_the_page_can_be_installed_and_offline_says_so_keeping_nothing_private(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    anna.begin("lost_lands", "me", "bot:random")
    manifest = anna.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert manifest["start_url"] == "/"
    assert all(anna.page.request.get(one["src"]).ok for one in manifest["icons"])
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    anna.open("/mine")
    anna.context.set_offline(True)
    anna.page.goto("/mine")
    expect(anna.page.locator("main")).to_contain_text("cannot be reached")
    kept = anna.page.evaluate(KEPT)
    assert kept == ["/static/offline.html", "/static/pages.css", "/static/sign.svg"]
    anna.context.set_offline(False)
    anna.open("/mine")
    expect(anna.page.locator(".matches li")).to_have_count(1)
