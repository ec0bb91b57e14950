"""The page of a report: axe finds nothing by day and by night, and a phone shows it without scrolling sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.lab.reports.orders import laboratory, wish, words
from wunderkammer.lab.reports import compare
from wunderkammer.lab.reports.showing.page import page

PACK: dict[str, object] = {"expedition": {"reputation": 30}}


def faults(tab: Page) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    return [fault["id"] for fault in Axe().run(tab, options=options).response["violations"]]


def test_the_page_of_a_report_can_be_read_by_everybody(chromium: Browser, tmp_path: Path) -> None:
    found = compare.measure(laboratory(wish(PACK, 6, ["random", "quick"])))
    file = tmp_path / "report.html"
    file.write_text(page(compare.document(found, words("ru")), "report.json", "JSON"), encoding="utf-8")
    with chromium.new_context(viewport={"width": 390, "height": 800}) as context:
        tab = context.new_page()
        tab.goto(file.as_uri())
        for theme in ("light", "dark"):
            tab.emulate_media(color_scheme=theme)
            assert faults(tab) == []
        assert tab.evaluate("document.documentElement.scrollWidth") <= 390
        assert tab.locator("svg").count() == 2
