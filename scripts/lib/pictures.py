"""Pictures of the shelf, of tables with matches of bots and of reports: pictures.py [shelf] [GAME …] [REPORT …]"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.match.match import Match

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LARGEST = 200_000  # bytes: a page with all of them must still open quickly
COLOURS, ROUNDS = 256, 3
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NAMES = ["Anna", "Merian", "Humboldt", "Wallace"]
PLAYER, OPPONENT = "quick", "level2"


class Scene(NamedTuple):
    """A match that is worth a look: seat 0's first decision of a kind after so many entries."""

    game: str
    seats: int
    seed: int
    entries: int
    decision: str


SCENES = (
    Scene("lost_lands", 4, 7, 90, "take"),
    Scene("evolution", 4, 4, 330, "feed"),
    Scene("encyclopedia", 3, 7, 280, "action"),
    Scene("darwins_journey", 3, 7, 300, "place"),
)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
# What a picture's name ends in, and the browser that it is taken with.
BROWSERS: dict[str, dict[str, Any]] = {
    "light": {**DESKTOP, "color_scheme": "light"},
    "dark": {**DESKTOP, "color_scheme": "dark"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "color_scheme": "light",
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}


def begun(scene: Scene) -> Match:
    """The match, played by bots up to the wanted decision."""
    match = Match(scene.game, scene.seats, scene.seed)
    match.players = NAMES[: scene.seats]
    bots = [bot(PLAYER, scene.seed + seat) for seat in range(scene.seats)]
    with Company(match.rules, bots, Occasion(scene.game, scene.seats, match.options)) as company:
        while len(match.entries) < scene.entries or match.view(0)["ask"] != scene.decision:
            company.follow(match.setup.first_state, [(entry.seat, entry.move) for entry in match.entries])
            seat = match.to_act[0]
            match.play(seat, match.vocabulary.key(company.choose(match.state, seat)))
    return match


def record_of(match: Match) -> str:
    """The record with bots on all seats but the first, which belongs to the person who opens it."""
    record = match.record
    record.header["bots"] = ["", *[OPPONENT] * (match.seats - 1)]
    return record.dumps()


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-um", "wunderkammer", "serve", "--no-browser", "--port=0", f"--data={folder}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
            assert process.stdout is not None
            found = re.search(r"http://[^/]+", process.stdout.readline())
            try:
                yield found[0] if found else ""
            finally:
                process.terminate()


def opened(context: BrowserContext, record: str) -> str:
    """The address of the table at which the match of a record goes on."""
    page = context.new_page()
    page.goto("/records")
    page.set_input_files("[type=file]", {"name": "match.jsonl", "mimeType": "text/plain", "buffer": record.encode()})
    with page.expect_navigation():
        page.click("main button.main")
    return page.url


def picture(context: BrowserContext, table: str) -> bytes:
    page = context.new_page()
    page.goto(table)
    page.wait_for_load_state("networkidle")
    return page.screenshot(animations="disabled")


def small(picture: bytes) -> bytes:
    """The same picture with few colours, which a drawing can do with."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    # The usual choice of colours forgets small coloured signs, which are what a board consists of.
    few = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, ROUNDS, dither=Image.Dither.NONE)
    packed = io.BytesIO()
    few.save(packed, "PNG", optimize=True)
    if packed.tell() > LARGEST:
        sys.exit(f"A picture has {packed.tell():,} bytes; at most {LARGEST:,} are allowed.")
    return packed.getvalue()


def take(chromium: Browser, address: str, scene: Scene) -> None:
    """All pictures of one table."""
    with chromium.new_context(base_url=address, locale="en-GB", **DESKTOP) as context:
        table = opened(context, record_of(begun(scene)))
        seated = context.storage_state()
    for name, wishes in BROWSERS.items():
        with chromium.new_context(storage_state=seated, locale="en-GB", reduced_motion="reduce", **wishes) as context:
            file = PICTURES / f"{scene.game}-{name}.png"
            file.write_bytes(small(picture(context, table)))
            print(f"{file.name}: {file.stat().st_size // 1000} kB")


def take_shelf(chromium: Browser, address: str) -> None:
    """The first page as a visitor finds it."""
    with chromium.new_context(base_url=address, locale="en-GB", **DESKTOP) as context:
        file = PICTURES / "shelf.png"
        file.write_bytes(small(picture(context, "/")))
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


def main(games: list[str]) -> None:
    from report_pictures import REPORTS, take_reports

    PICTURES.mkdir(exist_ok=True)
    reports = [name for name in games if name in REPORTS]
    with sync_playwright() as playwright, server() as address:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if not games or "shelf" in games:
            take_shelf(chromium, address)
        for scene in SCENES:
            if not games or scene.game in games:
                take(chromium, address, scene)
        if reports or not games:
            take_reports(chromium, reports)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
