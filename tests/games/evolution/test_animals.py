"""What species look like."""

from __future__ import annotations

import itertools
import re
from itertools import pairwise
from pathlib import Path

import pytest

from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.board import animals
from wunderkammer.games.evolution.board.animals import KINDS, PLAIN, looks_like
from wunderkammer.games.evolution.board.board import draw, picture
from wunderkammer.games.evolution.content.cards import TRAIT_NAMES
from wunderkammer.match.match import Match
from wunderkammer.match.what_if import what_if
from wunderkammer.web.board.sight import Sight

NOTHING: frozenset[str] = frozenset()
PLATE = re.compile(r'id="el-species-(\d)-(\d+)".*?class="animal[^>]*><use href="#sign\.([\w-]+)"', re.DOTALL)
Looks = dict[tuple[int, int], tuple[str, object]]  # seat and place: the animal, and the traits that have made it


def seen_by(match: Match, seat: int | None) -> Sight:
    return Sight(match, seat, "en", ["Ada", "Ben", "Cy"])


def looks(sight: Sight) -> Looks:
    """Every species with its animal as the board draws it."""
    found = {(int(seat), int(place)): animal for seat, place, animal in PLATE.findall(draw(sight).live)}
    shown = sight.shown["players"]
    return {
        (seat, place): (animal, [card["trait"] for card in shown[seat]["species"][place]["traits"]])
        for (seat, place), animal in found.items()
    }


def dead(match: Match, since: int) -> dict[int, list[int]]:
    """The places, before any of them died, of species that have died since an entry, of each row with one death."""
    found: dict[int, list[int]] = {}
    for line in match.all_lines():
        if line.entry >= since and line.code == "extinct":
            found.setdefault(line.seat, []).append(line.arguments[0][2] - 1)
    return {seat: places for seat, places in found.items() if len(places) == 1}


def test_the_first_trait_changes_the_look_whichever_it_is() -> None:
    places = [(seat, place) for seat in range(6) for place in range(6)]
    made = {looks_like(frozenset([trait]), *at) for trait in TRAIT_NAMES for at in places}
    assert made.isdisjoint(PLAIN)


def test_every_animal_is_engraved() -> None:
    icons = Path(animals.__file__).parent / "icons"
    for name in {*PLAIN, *itertools.chain(*KINDS.values())}:
        drawn = (icons / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn.count("stroke-width") >= 3, f"{name} has no hatching of several weights"


def test_neighbours_without_traits_and_the_first_of_all_rows_are_never_alike() -> None:
    assert len({looks_like(NOTHING, seat, 0) for seat in range(6)}) == 6
    for seat in range(6):
        row = [looks_like(NOTHING, seat, place) for place in range(8)]
        assert all(one != other for one, other in pairwise(row))


@pytest.mark.parametrize("quick_play", [False, True])
def test_a_species_looks_the_same_when_another_dies_beside_it(quick_play: bool) -> None:
    match, rng, compared = Match("evolution", 3, 11, {"quick_play": quick_play}), Rng(11), 0
    while match.to_act:
        before, since, seat = looks(seen_by(match, None)), len(match.entries), match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        now = looks(seen_by(match, None))
        for owner, [gone] in dead(match, since).items():
            for (row, place), (animal, traits) in before.items():
                moved = now.get((row, place - (place > gone)))
                if row == owner and place != gone and moved and moved[1] == traits:
                    assert moved[0] == animal
                    compared += place > gone
            if match.to_act:  # a trial of what could be done next shows the same animals
                trial = what_if(match, match.to_act[0], []).match
                assert looks(seen_by(trial, match.to_act[0])) == looks(seen_by(match, match.to_act[0]))
    assert compared > 2


def test_a_species_looks_the_same_when_one_is_born_before_it() -> None:
    match, rng = Match("evolution", 3, 5), Rng(5)
    while not match.to_act or "side:left" not in match.legal(match.to_act[0]):
        seat = match.to_act[0]
        legal = [key for key in match.legal(seat) if not key.startswith(("use:", "keep"))] or match.legal(seat)
        wanted = [key for key in match.legal(seat) if key == "use:species"] or legal
        match.play(seat, wanted[rng.below(len(wanted))])
    seat = match.to_act[0]
    before = looks(seen_by(match, seat))
    match.play(seat, "side:left")
    now = looks(seen_by(match, seat))
    row = [place for owner, place in before if owner == seat]
    assert [now[seat, place + 1] for place in row] == [before[seat, place] for place in row]


def test_the_card_about_a_species_shows_the_animal_that_the_board_shows() -> None:
    match, rng = Match("evolution", 3, 6), Rng(6)
    for _ in range(150):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    sight = seen_by(match, 0)
    for (seat, place), (animal, _) in looks(sight).items():
        assert picture(sight, f"species-{seat}-{place}") == animal
    assert picture(sight, "hole") == ""
