"""An honest analysis is the same, byte for byte, when only what the seat could not know is different."""

from __future__ import annotations

import json

import pytest

from tests.analysis.matches import finish, little, play_match
from wunderkammer.analysis.analyst import ALL, Analyst, Part, Wish
from wunderkammer.analysis.kept_analysis import part_json
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games

__all__ = ["little"]

TABLES = [(name, seats) for name in games() for seats in sorted({2, 3, max(game(name).seats)})]
PLACES = (6, 19)  # decisions of a random match at which the world is changed


def match_until(name: str, seats: int, seed: int, decisions: int) -> Match:
    match, rng = Match(name, seats, seed), Rng(seed)
    while decisions or len(match.legal(match.to_act[0])) < 2:
        keys = match.legal(match.to_act[0])
        match.play(match.to_act[0], keys[int(rng.below(len(keys)))])
        decisions = max(0, decisions - 1)
    return match


def first_part(match: Match, start: dict[str, object], seat: int, keys: list[str], look: str) -> Part:
    """What is found at the first turn of a match that goes on from a position with these moves of a seat."""
    other = Match.from_state(match.game.id, start, 3)
    for key in keys:
        other.play(seat, key)
    finish(other, 8)
    return Analyst(other, Wish((seat,), look)).part(0)


def worlds(match: Match, seat: int) -> list[dict[str, object]]:
    """The true position, and others that the seat cannot tell from it."""
    rules = match.rules
    return [match.state_json(), *(rules.to_json(rules.determinise(match.state, seat, Rng(at))) for at in (5, 6))]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("name", "seats"), sorted(TABLES))
@pytest.mark.usefixtures("little")
def test_what_a_seat_cannot_know_changes_nothing(name: str, seats: int, place: int) -> None:
    match = match_until(name, seats, 11, place)
    seat = match.to_act[0]
    keys = match.legal(seat)[-1:]
    parts = [first_part(match, start, seat, keys, "honest") for start in worlds(match, seat)]
    texts = {json.dumps(part_json(part)["moment"]) for part in parts}
    assert parts[0].moment is not None
    assert parts[0].moment.seat == seat
    assert len(texts) == 1
    # Before the turn and after its first decision, unless that one opens what others have sealed.
    shown = 1 if match.state.top() & 255 >= SEALED else 2
    points = {json.dumps(part_json(part)["points"][:shown]) for part in parts}
    assert len(points) == 1


def in_other_worlds(match: Match, wish: Wish, luck: int) -> Analyst:
    """The judge of a match in which, before and after every decision, all is redrawn that the seat cannot know."""
    analyst, dice, (seat,) = Analyst(match, wish), Rng(luck), wish.seats
    for turn in analyst.turns:
        for stretch in turn.stretches:
            for at, decision in enumerate(stretch):
                before, after = (match.rules.determinise(one, seat, dice) for one in (decision.state, decision.after))
                stretch[at] = decision._replace(state=before, after=after)
    return analyst


def report_text(analyst: Analyst) -> str:
    parts = [analyst.part(at) for at in range(analyst.parts)]
    return json.dumps(analyst.whole(parts).to_json()) + json.dumps([*map(part_json, parts)])


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", games())
@pytest.mark.usefixtures("little")
def test_a_whole_match_is_judged_from_what_the_seat_knew(name: str, seats: int) -> None:
    match, wish = play_match(name, seats, 4, "random"), Wish((seats - 1,))
    assert report_text(Analyst(match, wish)) == report_text(in_other_worlds(match, wish, 9))


@pytest.mark.usefixtures("little")
def test_whoever_knows_all_sees_other_worlds_as_others() -> None:
    """The test above would notice."""
    match = play_match("evolution", 3, 4, "random")
    wish = Wish((1,), ALL)
    assert report_text(Analyst(match, wish)) != report_text(in_other_worlds(match, wish, 9))


@pytest.mark.usefixtures("little")
def test_whoever_knows_all_sees_the_difference() -> None:
    """The test above would notice: with another hand of the opponent the open look finds other numbers."""
    match = match_until("evolution", 2, 11, 19)
    seat = match.to_act[0]
    keys = match.legal(seat)[-1:]
    found = {json.dumps(part_json(first_part(match, start, seat, keys, ALL))) for start in worlds(match, seat)}
    assert len(found) > 1
