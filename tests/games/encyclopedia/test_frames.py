"""What a frame of a position may say: numbers up to a limit, about a die and animals that are there."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from wunderkammer.core.frames import frame
from wunderkammer.games.encyclopedia.content.cards import ANIMAL
from wunderkammer.games.encyclopedia.state import PUBLISHED, STUDY, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.table import NAMES, STEPS

KINDS = {name: kind for kind, name in NAMES.items()}
RACCOON = ANIMAL.parse("raccoon")
LIMITS = {
    "round": (1, 0, 0),
    "choose-rank": (4, 0, 0),
    "dice": (8, 1, 0),
    "roll-dice": (5, 1, 0),
    "next-turn": (20, 0, 0),
    "advance": (50, 1, 14),
    "give-animal": (14, 50, 0),
    "animal": (14, 9999, 0),
    "expert": (1, 0, 0),
    "place": (54, 0, 0),
    "fill-academy": (5, 0, 0),
    "fill-university": (5, 0, 0),
    "after-card": (7, 50, 0),
    "rival-spends": (50, 0, 0),
    "pay": (5, 3, 0),
    "raise": (5, 3, 0),
    "research": (9999, 99, 0),
    "next-group": (4, 9999, 0),
    "release": (3, 0, 0),
}
WITHOUT_NUMBERS = ("draft", "refill", "action", "source", "die", "owed", "roll-again", "published", "add", "close-turn")
# The numbers with which a step needs a die.
WITH_A_DIE = {
    "action": (0, 0, 0),
    "source": (0, 0, 0),
    "pay": (4, 0, 0),
    "raise": (0, 0, 0),
    "research": (3, 0, 0),
    "animal": (1, 0, 0),
    "expert": (1, 0, 0),
    "give-animal": (1, 0, 0),
    "advance": (1, 0, 1),
}


def acting(source: int = RACCOON, pile: int = STUDY) -> EncyclopediaState:
    """A die is in use, and the raccoon is the source of a publication."""
    state = position(die="red4").state
    assert isinstance(state, EncyclopediaState)
    state.source = source
    state.put(pile, RACCOON)
    return state


def fits(state: EncyclopediaState, name: str, *numbers: int, seat: int = 0) -> bool:
    kind = KINDS[name]
    return STEPS[kind].fits(state, frame(kind, seat, *numbers))


@pytest.mark.parametrize("name", [*LIMITS, *WITHOUT_NUMBERS])
def test_the_numbers_of_a_frame_have_limits(name: str) -> None:
    state = acting(pile=PUBLISHED if name in ("published", "add") else STUDY)
    limits = LIMITS.get(name, (0, 0, 0))
    assert fits(state, name, *limits)
    for at in range(3):
        assert not fits(state, name, *(number + (which == at) for which, number in enumerate(limits)))


def test_the_only_round_that_waits_is_the_first() -> None:
    assert not fits(acting(), "round", 0)


@pytest.mark.parametrize("name", ["fill-academy", "fill-university"])
def test_a_slot_that_is_filled_must_be_empty(name: str) -> None:
    state = position(academy="raccoon", university="gao_zhelan").state
    assert isinstance(state, EncyclopediaState)
    assert [fits(state, name, slot) for slot in (0, 1, 5)] == [False, True, True]


@pytest.mark.parametrize(("name", "numbers"), WITH_A_DIE.items())
@pytest.mark.parametrize("lacking", ["die_colour", "die_as", "die_value"])
def test_a_frame_may_need_a_die_in_use(name: str, numbers: tuple[int, int, int], lacking: str) -> None:
    state = acting()
    assert fits(state, name, *numbers)
    setattr(state, lacking, 0 if lacking == "die_value" else -1)
    assert not fits(state, name, *numbers)


@pytest.mark.parametrize("name", ["animal", "expert", "give-animal", "advance"])
def test_a_card_for_nothing_needs_no_die(name: str) -> None:
    state = acting()
    state.die_colour = state.die_as = -1
    state.die_value = 0
    assert fits(state, name)


def test_a_die_that_is_rolled_again_has_a_colour_but_no_value() -> None:
    state = acting()
    state.die_value = 0
    assert fits(state, "roll-again")
    state.die_colour = -1
    assert not fits(state, "roll-again")


@pytest.mark.parametrize(
    ("name", "numbers"), [("next-group", (1, 3)), ("release", (1,)), ("pay", (5,)), ("raise", (5,))]
)
def test_the_source_of_a_publication_is_under_study(name: str, numbers: tuple[int, ...]) -> None:
    assert fits(acting(), name, *numbers)
    assert not fits(acting(), name, *numbers, seat=1)
    assert not fits(acting(source=-1), name, *numbers)
    assert not fits(acting(pile=PUBLISHED), name, *numbers)


@pytest.mark.parametrize("name", ["published", "add"])
def test_the_source_is_published_at_the_end(name: str) -> None:
    assert fits(acting(pile=PUBLISHED), name)
    assert not fits(acting(pile=PUBLISHED), name, seat=1)
    assert not fits(acting(), name)


def test_a_fossil_is_no_source() -> None:
    fossil = ANIMAL.parse("mammoth")
    state = acting(source=fossil)
    state.put(STUDY, fossil)
    assert not fits(state, "release", 1)


@pytest.mark.parametrize("name", ["pay", "raise"])
def test_only_some_actions_are_paid_for(name: str) -> None:
    assert [fits(acting(), name, action) for action in range(6)] == [True, False, False, True, True, True]
