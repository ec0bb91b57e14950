"""What bots expect of experts that make an action worth repeating."""

from __future__ import annotations

from tests.games.encyclopedia.position import position
from wunderkammer.games.encyclopedia.ai.engines import engine_worth, visit_worth
from wunderkammer.games.encyclopedia.content.names import BANK, UNIVERSITY
from wunderkammer.games.encyclopedia.state import EncyclopediaState


def table_with(experts: str) -> EncyclopediaState:
    state = position("die", experts={0: experts}).state
    assert isinstance(state, EncyclopediaState)
    return state


def test_two_experts_of_the_bank_make_it_worth_eight_points_a_visit() -> None:
    """Burke brings 3 points a visit; with Paniu the five coins count 5 points in the end instead of 2½."""
    plain = visit_worth(table_with(""), 0, BANK)
    with_burke = visit_worth(table_with("phoebe_burke"), 0, BANK)
    with_both = visit_worth(table_with("phoebe_burke pora_paniu"), 0, BANK)
    assert with_burke == plain + 3
    assert with_both >= with_burke + 1.5


def test_only_active_experts_drive_an_engine() -> None:
    active = visit_worth(table_with("adamu_ashenafi"), 0, UNIVERSITY)
    asleep = visit_worth(table_with("/adamu_ashenafi"), 0, UNIVERSITY)
    assert active == asleep + 3


def test_an_engine_is_worth_more_the_more_turns_are_left_and_nothing_without_experts() -> None:
    table = table_with("phoebe_burke pora_paniu samara_el_ouadi")
    assert engine_worth(table, 0, 20.0) > engine_worth(table, 0, 4.0) > 0.0
    assert engine_worth(table_with(""), 0, 20.0) == 0.0
