"""What a bot is told of the past: its own decisions and others' open ones, never what somebody has sealed."""

from __future__ import annotations

import pytest

from wunderkammer.bots import Info, Past
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import games

MOST = 60


def random_match(name: str, seats: int) -> tuple[Match, Past, list[tuple[int, int, bool]]]:
    """A random match, the past as the lab's driver keeps it, and all decisions with whether they were sealed."""
    match, rng = Match(name, seats, seed=4), Rng(9)
    past = Past(match.game.rules, seats)
    made: list[tuple[int, int, bool]] = []
    while match.to_act and len(made) < MOST:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        key = legal[rng.below(len(legal))]
        move = match.game.vocabulary.number(key)
        made.append((seat, move, match.state.top() & 255 >= SEALED))
        past.note(match.state, seat, move)
        match.play(seat, key)
    return match, past, made


@pytest.mark.parametrize("name", games())
def test_match_and_lab_remember_the_same(name: str) -> None:
    match, past, made = random_match(name, 3)
    for seat in range(3):
        assert match.decisions(seat) == past.seen[seat]
        assert [pair for pair in past.seen[seat] if pair[0] == seat] == [one[:2] for one in made if one[0] == seat]


@pytest.mark.parametrize("name", games())
def test_what_others_sealed_is_not_told_not_even_later(name: str) -> None:
    match, _, made = random_match(name, 3)
    for seat in range(3):
        heard = [pair for pair in match.decisions(seat) if pair[0] != seat]
        allowed = [one[:2] for one in made if one[0] != seat and not one[2]]
        assert all(pair in allowed for pair in heard)
        assert len(heard) <= len(allowed)


def test_cards_played_face_down_are_not_told_but_grazing_is() -> None:
    match, past, _ = random_match("evolution", 2)
    key = match.game.vocabulary.key
    heard = {key(move).partition(":")[0] for owner, move in past.seen[0] if owner == 1}
    assert "graze" in heard
    assert heard.isdisjoint({"card", "use", "onto", "grow"})


def test_what_is_taken_back_is_forgotten() -> None:
    match = Match("lost_lands", 2, seed=3)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert len(match.decisions(seat)) == 1
    match.undo(seat)
    assert match.decisions(seat) == []


def test_info_keeps_a_copy_of_the_past() -> None:
    _, past, _ = random_match("lost_lands", 2)
    fresh = Match("lost_lands", 2, seed=4)
    info = Info(fresh.game.rules, fresh.state, 0, past.seen[0])
    before = [*info.past]
    past.seen[0].append((1, 1))
    assert info.past == before
