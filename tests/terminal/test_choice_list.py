"""The list of moves: what each costs and brings stands there, in a long list too."""

from __future__ import annotations

import io

import pytest

from tests.browser.positions import play_to
from wunderkammer.core.consequences import consequences
from wunderkammer.match.match import Match
from wunderkammer.terminal.choices import choices
from wunderkammer.terminal.layout import FEW, choice_list
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator

NARROW, WIDE = 80, 120


def costs_something(match: Match, seat: int, key: str) -> bool:
    return bool(consequences(match.rules, match.state, seat, match.game.vocabulary.number(key)))


def many_moves_with_costs(match: Match) -> bool:
    if not match.to_act or match.to_act[0] != 0 or len(match.legal(0)) <= FEW:
        return False
    return sum(costs_something(match, 0, key) for key in match.legal(0)) > FEW // 2


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_a_long_list_that_says_beginnings_once_names_every_amount(lang: str, width: int) -> None:
    match = play_to("darwins_journey", 3, until=many_moves_with_costs)
    narrator = Narrator(match.rules, catalogue(lang, match.game.folder), match.players)
    found, page = choices(match, 0, narrator), io.StringIO()
    console(page, width).print(choice_list(found))
    shown = " ".join(page.getvalue().split())
    dear = [entry for entry in found if entry.amounts]
    assert len(dear) > FEW // 2
    assert len(shown) < sum(len(entry.sentence) for entry in found)  # beginnings are said once
    for amount in {amount for entry in dear for amount in entry.amounts}:
        assert f"{', '.join(entry.token for entry in dear if amount in entry.amounts)}: {amount}" in shown
