"""Whole games over HTTP: no byte that a seat or a spectator is sent depends on what they may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.web.browser import Browser
from tests.web.test_playing import two_people
from wunderkammer import games
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.board.board import draw
from wunderkammer.match import Match
from wunderkammer.table import Table
from wunderkammer.web.feeds import Feed
from wunderkammer.web.sight import Shared, Sight
from wunderkammer.web.viewpoint import Viewpoint

LONGEST = 60  # moves that are played, unless the game ends before
EVERY = 12  # moves between two looks at whole pages


def shown_to(table: Table, seat: int | None) -> str:
    """Everything that a stream would bring to somebody who has just come."""
    return Feed(table, Viewpoint(seat, "en", () if seat is None else (seat,))).whole().decode()


def labels(value: Any) -> Iterator[str]:
    """All names of things in a view."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from labels(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from labels(inside)
    elif isinstance(value, str):
        yield value


def hidden_from(table: Table, seat: int | None, card: set[str]) -> set[str]:
    """Cards that others see in their own view and this seat has neither in its view nor in its log."""
    match = table.match
    known = json.dumps(match.view(seat)) + " ".join(
        domain.text(value)
        for line in match.log(seat)
        for _, domain, value in line.arguments
        if domain.labels and value >= 0
    )
    others = {label for other in range(match.seats) if other != seat for label in labels(match.view(other)["table"])}
    return {label for label in others & card if label not in known}


def assert_keeps_secrets(table: Table, seat: int | None, sent: list[str], rng: Rng) -> None:
    match = table.match
    card = {label for verb in match.game.vocabulary.verbs for _, domain in verb.arguments for label in domain.labels}
    for label in hidden_from(table, seat, card):
        # A space of the map may share its label with a card: space C6 is no secret.
        carried = re.compile(rf'(data-element|value|data-moves|data-card)="[^"]*[-:,](?<!space-){label}[",&-]')
        assert not any(carried.search(text) for text in sent), (seat, label)
    truth, seen = match.state, shown_to(table, seat)
    for knower in range(match.seats) if seat is None else [seat]:
        match.state = match.game.rules.determinise(truth, knower, rng)
        try:
            assert shown_to(table, seat) == seen, f"seat {seat} is shown what only the true state holds"
        finally:
            match.state = truth


@pytest.mark.parametrize("game", games())
def test_nothing_hidden_is_sent(anna: Browser, visit: Callable[[], Browser], game: str) -> None:
    boris, watcher = visit(), visit()
    url = two_people(anna, boris, game)
    table = anna.table(url)
    choose, rng = Random(11), Rng(11)
    for number in range(LONGEST):
        if not table.match.to_act:
            break
        seat = choose.choice(table.match.to_act)
        browser = (anna, boris)[seat]
        if number % EVERY == 0:
            pages = {0: anna.open(url).text, 1: boris.open(url).text, None: watcher.open(url).text}
            for looker, page in pages.items():
                assert_keeps_secrets(table, looker, [page], rng)
        key = choose.choice(table.match.legal(seat))
        answer = browser.send(
            f"{url}/act", {"X-Pieces": "1"}, move=key, revision=str(table.revision), **{"as": str(seat)}
        )
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("quick_play", [False, True])
def test_what_is_drawn_for_all_together_is_what_each_would_see_alone(quick_play: bool) -> None:
    match, choose = Match("evolution", 4, 5, {"quick_play": quick_play}), Random(5)
    names = ["Ada", "Boris", "Cleo", "Dora"]
    while match.to_act:
        shared: Shared = {}
        for seat in choose.sample([0, 1, 2, 3, None], 5):
            together, alone = (Sight(match, seat, "en", names, shared=kept) for kept in (shared, None))
            assert draw(together) == draw(alone), seat
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))


def test_a_spectators_stream_shows_no_hand(anna: Browser, visit: Callable[[], Browser]) -> None:
    url = two_people(anna, visit(), "evolution")
    text = shown_to(anna.table(url), None)
    assert "el-hand-" not in text
    assert 'name=\\"move\\"' not in text
