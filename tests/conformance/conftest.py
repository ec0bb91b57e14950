"""Every conformance test runs once for each case; the games of the tests lie on the shelf meanwhile."""

import pytest

from tests.conformance.cases import cases, trials
from wunderkammer.shelf import game as shelf


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)


@pytest.fixture(autouse=True)
def trials_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {**shelf.all_games(), **{game.id: game for game in trials()}}
    monkeypatch.setattr(shelf, "all_games", lambda: every)
