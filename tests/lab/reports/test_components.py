"""What components are worth, and what it costs to do without them."""

from __future__ import annotations

import pytest

from tests.lab.reports.orders import BOTS, laboratory, wish, words
from tests.shelving import crumbs
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.reports import components, without
from wunderkammer.lab.reports.analysis.component_effects import component_change, component_effects
from wunderkammer.lab.reports.report_words import Findings
from wunderkammer.lab.reports.trials.trial import Side, WatchedGame
from wunderkammer.lab.reports.trials.witness import NotedChoice
from wunderkammer.shelf.game import Game

__all__ = ["crumbs"]

STRONG: dict[str, object] = {"jetpack": {"strength": 8}}
NOTHING: dict[str, object] = {"start": {"payment": [2, 1, 7, 0]}}  # with three players only


def plant(number: int, worth: float) -> WatchedGame:
    """A game of two in which a seat is offered thing 7; its lead is what it had before, and what the thing is worth."""
    takes, luck, standing = number % 3 == 0, number * 37 % 11 - 5.0, number * 53 % 17 - 8.0
    seat, place = number % 2, number * 7 % 5 % 2
    lead = standing + luck + 4.0 * place + (worth if takes else 0.0)
    leads = [lead, -lead] if seat == 0 else [-lead, lead]
    choice = NotedChoice(seat, float(number % 4), standing, (7,), (7,) if takes else ())
    places = [place, 1 - place] if seat == 0 else [1 - place, place]
    return WatchedGame("side", "bot", number, places, [0, 0], [1.0, 0.0], leads, {}, 10, 0, 0.5, -1, [choice])


@pytest.mark.parametrize("worth", [0.0, 6.0, -3.0])
def test_a_gain_is_found_whatever_seat_round_and_standing_hide(worth: float) -> None:
    found = component_effects([plant(number, worth) for number in range(400)])[7]
    assert (found.offered, found.taken) == (400, 134)
    assert found.gain is not None
    assert abs(found.gain.value - worth) < 2 * found.gain.half
    assert found.gain.half < 1.5


def test_of_a_thing_that_was_hardly_ever_taken_nothing_is_said() -> None:
    assert component_effects([plant(number, 5.0) for number in range(40)])[7].gain is None


def test_what_two_games_have_alike_is_not_taken_for_sure() -> None:
    left, taken = (component_effects([plant(number, 0.0) for number in numbers])[7] for numbers in ((1, 2), (0, 3)))
    change = component_change(left, taken).rate
    assert change.value == 1.0
    assert change.error > 0.0
    assert change.sureness() < 2.0


def test_a_card_of_which_there_are_more_is_found_by_how_often_it_is_offered() -> None:
    found = components.measure(laboratory(wish({"copies": {"long_observation": 12}}, 20, ["random", "quick"])))
    assert "take:long_observation" in [row["component"] for row in found["changes"][:3]]
    assert all(cells["offered"]["low"] > 0 for cells in changes_by_bot(found, "take:long_observation").values())


def changes_by_bot(found: Findings, key: str) -> dict[str, dict[str, dict[str, float]]]:
    """By bot, how a component has changed."""
    (row,) = [row for row in found["changes"] if row["component"] == key]
    bots: dict[str, dict[str, dict[str, float]]] = row["bots"]
    return bots


def test_the_altered_component_is_among_the_first_three_and_certain() -> None:
    found = components.measure(laboratory(wish(STRONG, 24, ["quick", "level2"])))
    first = found["changes"][:3]
    assert "take:jetpack" in [row["component"] for row in first if row["certain"]]


def test_a_pack_that_changes_nothing_that_matters_flags_no_component() -> None:
    found = components.measure(laboratory(wish(NOTHING, 20, BOTS)))
    assert not any(row["certain"] for row in found["changes"])


def test_what_is_forbidden_is_not_done_and_its_loss_is_told() -> None:
    lab = laboratory(wish(games=20, bots=BOTS)._replace(forbid=("sell",)))
    found = without.measure(lab)
    (row,) = found["things"]
    assert row["component"] == "sell"
    assert all(row["bots"][bot]["points"]["n"] == 20 for bot in BOTS)
    games = [*lab.games(Side({}, "sell"), "level1", range(20)).values()]
    assert {game.restricted for game in games} == {0, 1}


def test_without_a_wish_everything_that_was_offered_is_forbidden_in_turn() -> None:
    found = without.measure(laboratory(wish(games=2)))
    keys = [row["component"] for row in found["things"]]
    assert {"sell", "take:jetpack", "send:both"} <= {*keys}
    assert "screen" not in keys  # it is all that one can do then


def test_a_thing_that_is_not_there_is_refused() -> None:
    with pytest.raises(WunderkammerError, match="no component “fly”"):
        without.measure(laboratory(wish()._replace(forbid=("fly",))))


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_both_can_be_read_in_three_languages(lang: str) -> None:
    order = wish(STRONG, 4, BOTS)._replace(forbid=("sell",))
    told = repr(components.document(components.measure(laboratory(order)), words(lang)))
    told += repr(without.document(without.measure(laboratory(order)), words(lang)))
    assert "⟨" not in told
    assert "{ $" not in told


def test_a_game_whose_moves_name_nothing_has_reports_too(crumbs: Game) -> None:
    order = wish(game_id=crumbs.id, games=6, bots=["random", "quick"])
    assert components.measure(laboratory(order))["components"] == []
    assert without.measure(laboratory(order))["things"] == []
