"""Every conformance test runs once for each case; the voyage of the tests lies on the shelf meanwhile."""

import pytest

from tests.conformance.cases import cases, nested
from wunderkammer.shelf import game as shelf


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)


@pytest.fixture(autouse=True)
def voyage_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {**shelf.all_games(), nested().id: nested()}
    monkeypatch.setattr(shelf, "all_games", lambda: every)
