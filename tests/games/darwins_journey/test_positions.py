"""Positions that no match can come to are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import blank, position
from tests.games.reading_back import read_back
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence

OVER = {"step": "over"}
PLACE = {"step": "place", "seat": 0}
WINDOW = {"step": "window", "seat": 0}
SHAPE = "state.agenda is not a possible row of steps"


@pytest.mark.parametrize(
    ("agenda", "words"),
    [
        ([OVER, {"step": "draw-order", "a": 13}, WINDOW], SHAPE),
        ([OVER, {"step": "lay-specimens"}, {"step": "deal"}, WINDOW], SHAPE),
        ([OVER, {"step": "crew-seals"}, {"step": "deal"}, WINDOW], SHAPE),
        ([OVER, PLACE, {"step": "next-turn"}, WINDOW], SHAPE),
        ([OVER, PLACE, {"step": "round", "a": 2}, WINDOW], SHAPE),
        ([OVER, {"step": "reward", "a": 0}, {"step": "window"}], SHAPE),
        ([OVER, {"step": "begin-reward", "a": 3}, WINDOW], "“begin-reward” does not go"),
        ([OVER, {"step": "alfred-symbol", "seat": 1}, WINDOW], "“alfred-symbol” does not go"),
        ([OVER, {"step": "round", "a": 6}, WINDOW], "“round” does not go"),
        ([OVER, {"step": "next-turn", "a": 3}, PLACE], "“next-turn” does not go"),
        ([OVER, {"step": "effect", "a": 60000}, WINDOW], "“effect” does not go"),
        ([OVER, {"step": "study", "a": 1}], "“study” does not go"),
        ([OVER, {"step": "slot", "a": 3}], "“slot” does not go"),
        ([OVER, {"step": "camp", "a": 9}], "“camp” does not go"),
        ([OVER, {"step": "menu", "a": 0}], "“menu” does not go"),
        ([OVER, PLACE, PLACE, PLACE, PLACE, PLACE], "Seat 0 has to place more workers than it has free"),
        ([OVER, {"step": "round", "a": 1}, *[{"step": "pair", "seat": 0}] * 3], "one step “pair”"),
        ([OVER, {"step": "round", "a": 1}, {"step": "refill"}, {"step": "draw-goal", "a": 0}], "nothing to choose"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(agenda: list[dict[str, Any]], words: str) -> None:
    empty = {"goal_pile": [], "open_goals": [None] * 4} if agenda[-1]["step"] == "draw-goal" else {}
    with pytest.raises(BadState, match=words):
        Match.from_state("darwins_journey", blank(2, "white") | {"agenda": agenda, "lanes": [None, None]} | empty)


def test_a_reward_needs_the_envelope_that_waits_to_be_halved() -> None:
    with pytest.raises(BadState, match="“reward” does not go"):
        position("reward", 0)


@pytest.mark.parametrize(
    ("camps", "words"),
    [
        ([17, *[0] * 8], "two tents of one seat"),
        ([16, *[0] * 8], "second and third tents"),
        ([4, *[0] * 8], "a mask of seats"),
    ],
)
def test_tents_that_cannot_stand_so_are_refused(camps: list[int], words: str) -> None:
    with pytest.raises(BadState, match=words):
        Match.from_state("darwins_journey", blank(2, "white") | at_camps(camps))


def at_camps(camps: list[int]) -> dict[str, Any]:
    """The camps with as many tents of the first player."""
    standing = sum((camp & 1) + (camp >> 4 & 1) for camp in camps)
    return {"camps": camps, "tents": [standing, 0], "agenda": [OVER, PLACE], "lanes": [None, None]}


def changed(name: str, at: int, value: Any) -> dict[str, Any]:
    """One value of a row that is not as it should be."""
    row = [*blank(2, "white")[name]]
    row[at] = value
    return {name: row}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (changed("theory", 0, 199), "state.theory cannot be more than"),
        (changed("lenses", 0, 6) | changed("spots", 1, 2), "more than there are"),
        ({"bonus": 12}, ""),
        ({"order": [0, 0]}, "every seat once"),
        ({"queue": [0]}, "state.queue must name"),
        (changed("ship", 1, "a3"), "state.ship.1. must be a space of the sea"),
        (changed("ship", 1, None), "state.ship.1. must be a space of the sea"),
        (changed("explorers", 1, "a3"), "state.explorers.1. must be a space of island 2"),
        (changed("stamps", 0, 8), "Seat 0 has more than 15 stamps"),
        (changed("tents", 0, 1), "must count the tents of seat 0"),
        (changed("rows", 0, ["green", "green"]), "the fifth none"),
        (changed("rows", 4, ["green"]), "the fifth none"),
        (changed("rows", 1, ["green"] * 7), "at most 6 seals"),
        (changed("crowd", 3, 1), "must count the workers on that spot"),
        (changed("workers", 0, 1) | changed("crowd", 1, 1), "spot 1 is locked"),
        (changed("spots", 3, 0), "a round magnifier"),
        ({"tokens": ["green_reptile"] * 16}, "state.tokens holds something twice"),
        ({"museum": ["green_reptile"] * 2}, "state.museum holds 'green_reptile' twice"),
        ({"museum": "green_reptile"}, "state.museum must be a list"),
        ({"goal_pile": ["s5"]}, "holds s5, which lies elsewhere"),
        ({"crew": ["c1", "c2", None] * 2}, "state.crew holds something twice"),
        ({"crew": ["c1", "c2"] + [None] * 4, "mustered": [1, 1, 0, 0, 0, 0]}, "each row of a seat only once"),
        (changed("fulfilled", 0, 1), "nothing lies there in slots"),
        (changed("slots", 0, "g6") | {"goal_pile": []}, "state.slots.0. holds a goal of the other colour"),
        ({"open_goals": ["g6", None, None, None], "goal_pile": []}, "state.open_goals.0. holds a goal of the other"),
        ({"round": 0}, "at least 1 once the set-up is over"),
        (changed("hands", 0, ["c1"]), "must be as far as the draft"),
        (changed("letters", 0, None), "“draw-letter” does not go"),
        (changed("beagle_goals", 4, None), "“draw-beagle-goal” does not go"),
    ],
)
def test_what_cannot_lie_so_is_refused_in_three_languages(change: dict[str, Any], words: str) -> None:
    data = blank(2, "white") | {"agenda": [OVER, PLACE], "lanes": [None, None]} | change
    if not words:
        Match.from_state("darwins_journey", data)
        return
    with pytest.raises(BadState, match=words) as caught:
        Match.from_state("darwins_journey", data)
    sentences = [error_sentence(caught.value, catalogue(lang)) for lang in LANGUAGES]
    assert len({*sentences}) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "⟨" not in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"bonus_card": -1}, "bonus_card must be 0 or 1"),
        ({"bonus": 12}, "state.bonus cannot be more than 11"),
        (changed("workers", 9, -1), "Alfred’s fifth worker walks along his bonus track"),
    ],
)
def test_alone_alfreds_cards_and_track_are_checked(change: dict[str, Any], words: str) -> None:
    data = blank(1, "white") | {"agenda": [OVER, PLACE], "lanes": [None]} | change
    with pytest.raises(BadState, match=words):
        Match.from_state("darwins_journey", data, pack={"alfred": {"track": 11}})


def test_goals_before_the_starting_pairs_are_chosen_are_refused() -> None:
    drafting = Match("darwins_journey", 2, 8).state_json()
    early = {"reserve": ["s1", "g1", None, None], "goal_pile": []}
    with pytest.raises(BadState, match="needs an empty"):
        Match.from_state("darwins_journey", drafting | early)


@pytest.mark.parametrize(("seats", "seed", "options"), [(1, 1, {}), (2, 2, {}), (4, 3, {})])
def test_every_position_of_a_game_reads_back(seats: int, seed: int, options: dict[str, object]) -> None:
    assert read_back("darwins_journey", seats, seed, **options) > seats
