"""Pictures of the lab's reports: each is made anew by the command that docs/lab.md shows, with fewer games."""

from __future__ import annotations

import tempfile
from pathlib import Path

from pictures import PICTURES, small
from playwright.sync_api import Browser

from wunderkammer.cli.main import main as wk

PACKS = {
    "jetpack.toml": "[jetpack]\nstrength = 5\n",
    "edge.toml": "[start]\npayment = [0, 9, 0, 0]\n",
}
BOTS = ["--bots", "quick,level1", "--seed", "7", "--lang", "en"]
REPORTS = {
    "compare": ["--pack", "jetpack.toml", "-n", "80"],
    "components": ["--pack", "jetpack.toml", "-n", "80"],
    "without": ["-n", "80", "--forbid", "sell", "--forbid", "take:jetpack", "--forbid", "send:both"],
    "atlas": ["-n", "60", "--figures", "jetpack", "--figures", "patron", "--figures", "expedition.reputation"],
    "ladder": ["-n", "20"],
    "dead": ["-n", "60"],
    "tune": ["--pack", "edge.toml", "-n", "80", "--figures", "start.payment", "--aim", "seats within 10 %"],
}
WIDTH, HEIGHT = 900, 860


def take_reports(chromium: Browser, names: list[str]) -> None:
    """Play in a folder that goes away again, and look at the top of every page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in PACKS.items():
            (folder / file).write_text(text, encoding="utf-8")
        for report in names or REPORTS:
            words = [str(folder / word) if word in PACKS else word for word in REPORTS[report]]
            out = folder / "report"  # one name for all: games of one report serve the next
            wk(["lab", report, "lost_lands", *words, *BOTS, "--out", str(out)])
            look(chromium, out.with_suffix(".html"), PICTURES / f"lab-{report}.png")


def look(chromium: Browser, page: Path, picture: Path) -> None:
    with chromium.new_context(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light") as context:
        tab = context.new_page()
        tab.goto(page.as_uri())
        picture.write_bytes(small(tab.screenshot()))
        print(f"{picture.name}: {picture.stat().st_size // 1000} kB")
