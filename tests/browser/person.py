"""Somebody at a browser: opens pages, looks at the board, clicks what glows."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, expect

MOST_STOPS = 500  # everything that can say why not is a stop: on the largest boards there are hundreds
PATIENCE = 30_000  # milliseconds: a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)
# The page shows what is wanted; anyone who waits skips what is shown at leisure.
SKIP = "document.querySelector('#skip:not([hidden])')?.click()"
CAUGHT_UP = f"(wanted) => {{ {SKIP}; return +document.querySelector('#revision').value >= wanted; }}"
# … and what a page that is opened now would show: revisions of two people cannot be compared.
UP_TO_DATE = f"""async () => {{ {SKIP};
  const answer = await fetch(location.href), page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // How long somebody has been thinking is told by the script alone: it is no news.
  const turn = (of) => of.querySelector("#turn .ask").firstChild.data.trim() + of.querySelector("#turn ul").textContent;
  const shown = (of) => of.querySelector("#revision").value + turn(of);
  return shown(page) === shown(document);
}}"""
TURN_OR_END = f"""(seats) => {{ {SKIP};
  const acting = seats.filter((seat) => document.querySelector(`#turn li.acts.seat-${{seat}}`));
  return document.querySelector("#result h2") ? [-1] : acting.length ? acting : null;
}}"""
ASKED = f"""(seat) => {{ {SKIP};
  return document.querySelector("#result h2") ? null : !!document.querySelector(`#turn li.acts.seat-${{seat}}`);
}}"""
# A point where a click would hit one of the elements that the selector finds, and not something that lies over it.
POINT = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)], element = all[Math.floor(chance * all.length)];
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect(), hits = (x, y) =>
    document.elementFromPoint(x, y)?.closest("[data-moves], [data-element], button") === element;
  for (const down of [.5, .1, .9, .3, .7]) for (const right of [.5, .1, .9, .3, .7, .03, .97]) {
    const x = box.x + right * box.width, y = box.y + down * box.height;
    if (hits(x, y)) return [x, y];
  }
  throw new Error(`Nothing of ${element.id || element.textContent} can be hit.`);
}"""
# Elements whose text is cut off by themselves, or runs out of the frame that they stand in.
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const style = getComputedStyle(element), box = element.getBoundingClientRect();
  if (element.closest(".heard, .sr, .tips, .tip, [hidden], script, noscript, svg")) return false;
  if (!box.width || style.display === "inline" || style.clipPath === "inset(50%)") return false;
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
  const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  });
  const frame = element.closest(FRAMES)?.getBoundingClientRect();
  const clipped = ["hidden", "clip"].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1
    || ["hidden", "clip"].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
  const outside = (text) => text.right > frame.right + 1 || text.left < frame.left - 1;
  return clipped || frame && frame.width && texts.some(outside);
}).map((element) => `${element.className || element.tagName}: ${element.textContent.trim()}`)
""".replace(
    "FRAMES", "'.board section, .board [class*=box], .board [class*=panel], .board article, .board, button, .button'"
)
# Anyone who presses Tab many times at once stays where they wanted to go.
AT_ONCE = 10
STAY = """(wanted) => addEventListener("keydown", window.stay = (event) => {
  if (event.key === "Tab" && document.activeElement.matches(wanted)) event.preventDefault();
}, true)"""
GLOWING = "#live [data-moves]"


class Person:
    """A browser with cookies of its own, and the page that it shows."""

    def __init__(self, chromium: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        # The worker would stand between the page and the server; only tests about it want that.
        usual: dict[str, Any] = {"locale": "en-GB", "service_workers": "block"}
        self.context = chromium.new_context(base_url=address, **{**usual, **wishes})
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab; whatever goes wrong in it is remembered."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.on("response", self.check)
        page.on(
            "console", lambda message: self.faults.append(message.text) if "Content Security" in message.text else None
        )
        return page

    def check(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status}: {response.url}")

    def open(self, path: str) -> Response:
        response = self.page.goto(path)
        assert response is not None
        return response

    # The lobby.

    def begin(self, game: str, *party: str, name: str = "", **options: bool) -> str:
        """Set up a match with the form; the path of its page."""
        page = self.page
        self.open(f"/new/{game}")
        for seat in range(page.locator("select[name^=who]").count()):
            page.select_option(f"[name=who{seat}]", party[seat] if seat < len(party) else "none")
        if name:
            page.fill("[name=name0]", name)
        for option, wanted in options.items():
            page.set_checked(f"[name={'public' if option == 'public' else 'option-' + option}]", wanted)
        page.click("main button.main")
        page.wait_for_url("**/m/*")
        return self.path()

    def path(self) -> str:
        return "/" + self.page.url.removeprefix(self.address).lstrip("/").split("?")[0]

    def accept(self, invitation: str, name: str) -> None:
        """Follow an invitation and sit down."""
        self.open(invitation)
        self.page.fill("[name=name]", name)
        self.page.click("main button.main")
        self.page.wait_for_url("**/m/*?as=*")

    def upload(self, record: str) -> str:
        """Open a match from a record; the path of its page."""
        self.open("/records")
        self.page.set_input_files(
            "[type=file]", {"name": "match.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
        )
        with self.page.expect_navigation():
            self.page.click("main button.main")
        return self.path()

    # The table.

    def invitation(self) -> str:
        return self.page.locator("#seats .invite input").first.input_value()

    def revision(self) -> int:
        found: int = self.page.evaluate("+document.querySelector('#revision').value")
        return found

    def catch_up(self, revision: int) -> None:
        self.page.wait_for_function(CAUGHT_UP, arg=revision)

    def look_up(self) -> None:
        """Wait until the page shows all that has happened."""
        while not self.page.evaluate(UP_TO_DATE):  # wait_for_function takes any promise for a yes
            self.page.wait_for_timeout(50)

    def keys(self) -> list[str]:
        """The keys of all moves in the list beside the board."""
        found: list[str] = self.page.locator("#moves [name=move]").evaluate_all("(all) => all.map((one) => one.value)")
        return found

    def hit(self, selector: str, chance: random.Random) -> bool:
        """Click one of the elements that there are, wherever it can be seen; False if there is none."""
        point = self.page.evaluate(POINT, [selector, chance.random()])
        if point:
            self.page.mouse.click(*point)
        return bool(point)

    def move(self, chance: random.Random) -> None:
        """Make a move by clicking something that glows, if anything does, and see what becomes of it."""
        before = self.revision()
        if self.hit(GLOWING, chance):
            self.hit("#menu[open] #menu-list button", chance)
            self.catch_up(before + 1)

    def hold(self, thing: Locator) -> None:
        """Press a finger on something for a second."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        finger, at = self.context.new_cdp_session(self.page), {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.wait_for_timeout(1000)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tab_to(self, selector: str) -> None:
        """Press Tab until something of the kind has the focus."""
        self.page.evaluate(STAY, selector)
        for _ in range(MOST_STOPS // AT_ONCE):
            for _ in range(AT_ONCE):
                self.page.keyboard.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                self.page.evaluate("removeEventListener('keydown', window.stay, true)")
                return
        raise AssertionError(f"Tab does not reach {selector}.")

    def listed(self, verb: str = "") -> Locator:
        """The moves in the list beside the board, all or those of one verb."""
        kind = f"[value^='{verb}']" if verb else ""
        return self.page.locator(f"#moves button[name=move]{kind}")

    def said(self) -> Locator:
        """What the page tells somebody who has tried something that cannot be."""
        return self.page.locator("#notice p, main [role=alert]")

    def wider_than_the_window(self) -> bool:
        found: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return found

    def cut_off(self) -> list[str]:
        """Texts that do not fit into their boxes."""
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def asked(self, seat: int) -> bool | None:
        """Whether the page asks a seat to act, all that has happened being shown; None if the match is over."""
        found: bool | None = self.page.evaluate(ASKED, seat)
        return found

    def turn(self, seats: int) -> list[int]:
        """Wait until one of the first seats has to act; those that have to, or -1 if the match is over."""
        found: list[int] = self.page.wait_for_function(TURN_OR_END, arg=[*range(seats)]).json_value()
        return found
