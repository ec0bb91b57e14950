"""An action that is passed over because it offers nothing says why (DJ-36)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import running
from tests.games.darwins_journey.seen import log_lines
from wunderkammer.games.darwins_journey.content.names import CAMP_NAMES, SPECIMEN
from wunderkammer.games.darwins_journey.steps.table import DEEDS

FULL = {"rows": dict.fromkeys(("second", "third", "fourth"), "red " * 6)}
ALL = {"research": [*SPECIMEN.labels]}
BELOW = {"scrolls": [None] * 9 + ["red"] * 3}  # only the dearest scroll
FIVE = {"camps": {name: [0] for name in ("o6", "o12", "o19", "a4", "a7")}}
GOLD = {"slots": {f"gold_{n}": f"g{n + 3}" for n in (3, 4, 5)}, "reserve": ["s6", "s7"]}
C3, A4 = CAMP_NAMES.index("c3"), CAMP_NAMES.index("a4")
AT_O2 = 2

CASES: tuple[tuple[str, str, int, dict[str, Any], dict[str, Any]], ...] = (
    ("explore", "explorers_arrived", 2, {"explorers": ["a24"]}, {}),
    ("navigate", "ship_arrived", 2, {"ship": "o26"}, {}),
    ("post", "stamps", 2, {"stamps": [0] * 4}, {}),
    ("academy", "seals", 1, {}, {"scrolls": [None] * 12}),
    ("academy", "rows", 1, FULL, {}),
    ("academy", "coins", 1, {"coins": 0}, BELOW),
    ("purple", "purple", 0, {}, {"purple": 0}),
    ("purple", "rows", 0, FULL, {}),
    ("study", "researched", AT_O2, ALL, {}),
    ("camp", "tents", C3, {}, FIVE),
    ("camp", "tent_there", C3, {}, {"camps": {"c3": [0]}}),
    ("camp", "camp_full", C3, {}, {"camps": {"c3": [1, 2]}, "seats": 3}),
    ("camp", "coins", C3, {"coins": 0}, {}),
    ("camp-anywhere", "tents", 0, {}, FIVE),
    ("camp-anywhere", "coins", 0, {"coins": 0}, {"camps": {name: [1] for name in ("o6", "a4", "a7")}}),
    ("revisit", "no_camp", 0, {}, {}),
    ("take-goal", "goals", 0, {}, {"open_goals": [None] * 4}),
    ("take-goal", "slots", 0, GOLD | {"coins": 0}, {"open_goals": [None, None, "g5", "g14"]}),
    ("fulfil-any", "own_goals", 0, {}, {}),
    ("exchange", "knowledge", 0, {"knowledge": 0}, {}),
    ("add-explorer", "islands", 0, {"explorers": ["a0", "b0", "c0"]}, {}),
    ("locked-space", "locked", 0, {}, {"spots": [1] * 18}),
    ("study-any", "researched", 0, ALL, {}),
    ("study-island", "researched", 0, ALL, {}),
    ("to-beagle", "beagle", 0, {"ship": "o26"}, {}),
    ("unlock", "lenses", 0, {"lenses": 0}, {}),
    ("unlock", "locked", 0, {}, {"spots": [1] * 18}),
    ("unlock", "coins", 0, {"coins": 0}, {}),
    ("copy", "crew", 0, {}, {}),
    ("redeliver", "delivered", 0, {}, {}),
    ("museum", "museum", 0, {}, {}),
)


@pytest.mark.rule("DJ-36")
@pytest.mark.parametrize(("deed", "obstacle", "a", "mine", "fields"), CASES)
def test_an_action_that_offers_nothing_says_why(
    deed: str, obstacle: str, a: int, mine: dict[str, Any], fields: dict[str, Any]
) -> None:
    match = running({"step": f"begin-{deed}", "seat": 0, "a": a}, players={0: mine}, **fields)
    assert log_lines(match, "nothing-to-do") == [(deed.replace("-", "_"), obstacle)]


def test_every_deed_has_such_a_reason() -> None:
    assert {name for _, name, _ in DEEDS} - {case[0] for case in CASES} == {"menu", "either"}
