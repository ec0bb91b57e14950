"""What if: it never touches the match, follows the rules, ends where others decide, and tells nothing hidden."""

from __future__ import annotations

import json
import random

import pytest

from wunderkammer.core.rng import Rng
from wunderkammer.errors import IllegalMove
from wunderkammer.match.match import Match
from wunderkammer.match.what_if import final_moves, what_if
from wunderkammer.shelf.game import all_games

GAMES = sorted(all_games())
EVERY = 7  # decisions between two looks
LONGEST = 6  # moves of a trial


def trial(match: Match, seat: int, chance: random.Random) -> list[str]:
    """Moves of a trial up to its end, or for a while."""
    keys: list[str] = []
    while len(keys) < LONGEST:
        prospect = what_if(match, seat, keys)
        if prospect.end:
            break
        keys.append(chance.choice(prospect.match.legal(seat)))
    return keys


def all_that_is_shown(match: Match, seat: int, keys: list[str]) -> str:
    """All that a seat learns from a trial."""
    prospect = what_if(match, seat, keys)
    return json.dumps([prospect.end, prospect.match.view(seat), prospect.match.legal(seat), final_moves(match, seat)])


@pytest.mark.parametrize("game", GAMES)
def test_trials_of_whole_matches(game: str) -> None:
    match, chance, rng, tried = Match(game, 3, 5), random.Random(5), Rng(5), 0
    while match.result is None:
        seat = chance.choice(match.to_act)
        if len(match.entries) % EVERY == 0:
            before, true_state = match.state_json(), match.state
            keys = trial(match, seat, chance)
            told = all_that_is_shown(match, seat, keys)
            assert match.state_json() == before
            # In every world that the seat cannot tell from this one it learns the same.
            match.state = match.rules.determinise(true_state, seat, rng)
            assert all_that_is_shown(match, seat, keys) == told
            match.state = true_state
            tried += 1
        match.play(seat, chance.choice(match.legal(seat)))
    assert tried > 3


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_taken_back_is_not_final_and_what_is_final_cannot(game: str) -> None:
    match, chance, seen = Match(game, 2, 6), random.Random(6), {True: 0, False: 0}
    while match.result is None:
        seat = chance.choice(match.to_act)
        key = chance.choice(match.legal(seat))
        final = key in final_moves(match, seat)
        match.play(seat, key)
        sealed = match.entries[match.last_of(seat)].sealed
        alone = match.undo_refusal(seat) is None and match.to_act == (seat,)
        assert not (final and alone and not sealed), key
        assert final or alone or sealed, key
        seen[final] += 1
    assert all(seen.values())


@pytest.mark.parametrize("game", GAMES)
def test_sealed_choices_are_final_for_every_seat_alike(game: str) -> None:
    """The last to choose is asked no more and no less than the first."""
    match, chance, found = Match(game, 3, 7), random.Random(7), 0
    while match.result is None:
        waiting = list(match.to_act)
        if len(waiting) == match.seats:
            told = {seat: final_moves(match, seat) for seat in waiting}
            for seat in waiting:
                if seat in match.to_act and match.entries[-1].sealed:
                    assert set(final_moves(match, seat)) == set(told[seat])
                    found += 1
                match.play(seat, chance.choice(match.legal(seat)))
            continue
        seat = chance.choice(waiting)
        match.play(seat, chance.choice(match.legal(seat)))
    assert found or game == "encyclopedia"  # where nothing is chosen in secret


def test_a_trial_goes_no_further_than_the_rules() -> None:
    match = Match("lost_lands", 2, 5)
    with pytest.raises(IllegalMove):
        what_if(match, 0, ["bid:9"])
