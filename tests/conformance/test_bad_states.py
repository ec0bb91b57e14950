"""A state from JSON with something wrong in it is refused with one sentence, or can be played to its end."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.conformance.cases import Case, play_on, seeds, turns
from wunderkammer.core.engine import actor
from wunderkammer.core.frames import NOBODY
from wunderkammer.core.reader import BadData
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence

VALUES: list[object] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    64,
    65535,
    10**20,
    1.5,
    "",
    "x",
    "0",
    [],
    {},
    [[]],
    {"a": 1},
]
DAMAGES = 60
BETWEEN = 3  # turns from one position that is damaged to the next


def places(value: object) -> list[tuple[Any, Any]]:
    """Every container in a document with every key or index in it."""
    found: list[tuple[Any, Any]] = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in inside:
        found += [(value, key), *places(item)]
    return found


def damage(document: dict[str, object], rng: Rng) -> dict[str, object]:
    """The same document with one or two faults."""
    document = json.loads(json.dumps(document))
    for _ in range(1 + rng.below(2)):
        all_places = places(document)
        container, key = all_places[rng.below(len(all_places))]
        other, other_key = all_places[rng.below(len(all_places))]
        kind = rng.below(6)
        if kind == 0:
            container[key] = copy.deepcopy(other[other_key])
        elif kind == 1:
            del container[key]
        elif kind == 2 and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        elif kind == 3:
            other[other_key], container[key] = copy.deepcopy((container[key], other[other_key]))
        elif kind == 4 and isinstance(container, list):
            container.reverse()
        else:
            container[key] = copy.deepcopy(VALUES[rng.below(len(VALUES))])
    return document


def test_a_damaged_state_is_refused_or_playable(case: Case) -> None:
    rules, content = case.game.rules, case.game.content()
    reasons = []
    for seed in seeds(2):
        rng = Rng(seed)
        documents = [rules.to_json(turn.state) for turn in turns(case, seed) if turn.number % BETWEEN == 0]
        for number in range(DAMAGES):
            document = damage(documents[rng.below(len(documents))], rng)
            try:
                state = rules.from_json(document, content)
            except BadData as error:
                reasons.append(BadState("position", game=case.game.id, reason=error.to_json()))
                continue
            play_on(state, number, 20_000)
            assert actor(state) == NOBODY, document
    assert len(reasons) > DAMAGES / 2
    for lang in LANGUAGES:
        sentences = [error_sentence(reason, catalogue(lang)) for reason in reasons]
        assert [one for one in sentences if not one.endswith(".") or "\n" in one or "⟨" in one] == []


def test_a_state_without_any_one_field_is_refused(case: Case) -> None:
    rules, content = case.game.rules, case.game.content()
    whole = rules.to_json(case.new())
    for name in whole:
        with pytest.raises(BadData, match=name):
            rules.from_json({key: value for key, value in whole.items() if key != name}, content)
    with pytest.raises(BadData, match="spectacles"):
        rules.from_json({**whole, "spectacles": 2}, content)


def test_the_door_refuses_what_the_rules_refuse(case: Case) -> None:
    wrong: list[object] = [
        None,
        5,
        "state",
        [],
        {},
        {"seats": case.seats},
        {"seats": 99},
        {"seats": True},
        {"seats": 2.5},
    ]
    for data in wrong:
        with pytest.raises(BadState) as caught:
            Match.from_state(case.game.id, data)
        assert str(caught.value).endswith(".")


def test_a_match_can_begin_in_any_position(case: Case) -> None:
    for turn in turns(case, 4):
        if turn.number % 40 == 0:
            match = Match.from_state(case.game.id, rules_json(case, turn.state), seed=1)
            again = Match.from_record(match.record)
            assert again.state_json() == match.state_json()
            assert again.to_act == match.to_act


def rules_json(case: Case, state: Any) -> object:
    return json.loads(case.json(state))
