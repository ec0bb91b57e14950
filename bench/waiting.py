"""How long a person waits in the browser: from a click to the next decision, against two bots that think."""

from collections.abc import Iterator
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from wunderkammer.shelf.game import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

USUAL, WORST = 3, 6  # seconds that nine of ten waits, and all of them, may take
BOTS = ("bot:level3", "bot:level3")
PATIENCE = 60_000  # milliseconds for one decision on a busy machine
# When the update came that asks the person: what is left after it is the pace at which the page shows what happened.
WATCH_STREAM = """window.EventSource = class extends EventSource {
  constructor(url) {
    super(url);
    this.addEventListener("message", ({ data }) => {
      if (data.includes('class="turn yours"')) window.asked = performance.now();
    });
  }
};"""
# A click on the first button; then every frame is looked at until the page asks for something else, or the match ends.
CLICK_AND_WAIT = """() => new Promise((resolve) => {
  const revision = document.querySelector("#revision").value, begin = performance.now();
  document.querySelector("#moves button[name=move]").click();
  const look = () => {
    if (document.querySelector("#result h2")) return resolve(null);
    const asks = document.querySelector("#turn.yours") && document.querySelector("#moves button[name=move]");
    if (!asks || document.querySelector("#revision").value === revision) return requestAnimationFrame(look);
    resolve({ whole: (performance.now() - begin) / 1000, thinking: Math.max(0, window.asked - begin) / 1000 });
  };
  look();
})"""


class Wait(NamedTuple):
    """Seconds from a click to the next decision, and how many of them passed before the server asked for it."""

    whole: float
    thinking: float


def begin(page: "Page", address: str, game: str) -> None:
    """A new match of one person against the bots, set up with the form as everybody does it."""
    page.goto(f"{address}/new/{game}")
    for seat in range(page.locator("select[name^=who]").count()):
        page.select_option(f"[name=who{seat}]", ("me", *BOTS)[seat] if seat <= len(BOTS) else "none")
    page.click("main button.main")
    page.wait_for_load_state()  # before it the form sends itself, and the page is another one
    page.wait_for_selector("#turn.yours", timeout=PATIENCE)


def waits(browser: "Browser", address: str, game: str, decisions: int) -> Iterator[Wait]:
    """The waits of a person who always takes the first move; when a match is over, another begins."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_STREAM)
    page = context.new_page()
    begin(page, address, game)
    for _ in range(decisions):
        found = page.evaluate(CLICK_AND_WAIT)
        if found:
            yield Wait(**found)
        else:
            begin(page, address, game)
    context.close()


def summary(found: list[Wait]) -> dict[str, float]:
    """Median, 90th percentile and worst, and the same percentile without the page's pace."""
    whole, thinking = [one.whole for one in found], [one.thinking for one in found]
    return {
        "decisions": len(found),
        "median": round(median(whole), 2),
        "p90": round(quantiles(whole, n=10)[-1], 2),
        "worst": round(max(whole), 2),
        "thinking_p90": round(quantiles(thinking, n=10)[-1], 2),
        "thinking_worst": round(max(thinking), 2),
    }


def waits_in_all_games(port: int, decisions: int) -> dict[str, dict[str, float]]:
    """The waits in every game that three can play; nothing if there is no browser to play it in."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return {}
    games = [name for name, game in all_games().items() if 1 + len(BOTS) in game.seats]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        address = f"http://127.0.0.1:{port}"
        return {game: summary([*waits(browser, address, game, decisions)]) for game in games}


def wait_lines(found: dict[str, dict[str, float]]) -> Iterator[tuple[str, Any, str, bool | None]]:
    """What is shown of them: the name of a figure, the figure, its target, and whether that is reached."""
    for game, wait in found.items():
        yield f"{game}: from a click to the next decision, median, s", wait["median"], "", None
        yield "… 90th percentile, s", wait["p90"], f"≤ {USUAL}", wait["p90"] <= USUAL
        yield "… worst, s", wait["worst"], f"≤ {WORST}", wait["worst"] <= WORST
        yield "… until the server asked, 90th percentile, s", wait["thinking_p90"], "", None
