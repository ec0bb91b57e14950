"""One server and one Chromium for all tests of a run; pictures of every page go to tests/output."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person
from tests.browser.server import Server

OUTPUT = Path(__file__).resolve().parents[1] / "output"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
MISSING = "Chromium is not installed here: apt-get install -y --no-install-recommends chromium"

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.kill()


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A new person at a browser of their own; at the end nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        address = wishes.pop("address", server.address)
        people.append(Person(chromium, address, **{"viewport": {"width": 1280, "height": 800}, **wishes}))
        return people[-1]

    yield come
    OUTPUT.mkdir(exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", request.node.name)
    for number, person in enumerate(people):
        person.page.screenshot(path=OUTPUT / f"{name}-{number}.png")
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture
def anna(visit: Visit) -> Person:
    return visit()
