"""Features: as many as names, finite, and a matter of the position alone."""

import math

from tests.conformance.cases import Case, seeds, turns
from wunderkammer.core.row import Row
from wunderkammer.core.state import State


def features(case: Case, state: State) -> list[list[float]]:
    row = Row()
    found = []
    for seat in range(case.seats):
        row.clear()
        case.game.rules.features(state, seat, row)
        found.append(row.to_list())
    return found


def test_every_feature_has_a_name_and_a_finite_value(case: Case) -> None:
    names = case.game.rules.feature_names()
    assert len(set(names)) == len(names)
    assert names[0] == "estimate"
    for seed in seeds(1):
        for turn in turns(case, seed):
            if turn.number % 5 == 0:
                for seat, row in enumerate(features(case, turn.state)):
                    assert len(row) == len(names)
                    assert all(math.isfinite(value) for value in row)
                    assert row[0] == case.game.rules.estimate(turn.state, seat)


def test_features_are_the_same_for_a_clone_and_after_json(case: Case) -> None:
    for turn in turns(case, 3):
        if turn.number % 20 == 0:
            found = features(case, turn.state)
            assert features(case, turn.state) == found
            assert features(case, turn.state.clone()) == found
            assert features(case, case.read(case.json(turn.state))) == found


def test_a_game_goes_from_no_progress_to_all(case: Case) -> None:
    rules = case.game.rules
    state = case.new()
    first = rules.progress(state)
    between = [rules.progress(turn.state) for turn in turns(case, 4, state)]
    assert first <= 0.05
    assert all(0.0 <= one <= 1.0 for one in between)
    # A game that does not say how far it has come is always at its start.
    assert rules.progress(state) == (1.0 if max(between) > 0.0 else 0.0)


def test_the_lead_of_a_finished_game_says_who_won(case: Case) -> None:
    state = case.new()
    for _ in turns(case, 6, state):
        pass
    ranks = case.game.rules.result(state).ranks
    for seat in range(case.seats):
        lead = case.game.rules.lead(state, seat)
        if lead != 0.0:
            assert (lead > 0.0) == (ranks[seat] == 1)
