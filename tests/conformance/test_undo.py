"""Undo: free until anybody learns something new, exact, and only of one's own decisions."""

import json

import pytest

from tests.conformance.cases import SOAK, Case, seeds
from wunderkammer.core.rng import Rng
from wunderkammer.errors import UndoRefused
from wunderkammer.match.match import Match

EVERY = 6 if SOAK else 10  # moves from one that is taken back to the next
NEW = ("undo-news", "undo-all-chosen")


def all_that_is_shown(match: Match) -> str:
    """The position, the entries, and what everybody sees and has heard."""
    everybody = [*range(match.seats), None]
    told = [[line[:4] for line in match.log(seat)] for seat in everybody]
    return json.dumps([match.state_json(), match.record.entries, [match.view(seat) for seat in everybody], told])


def random_key(match: Match, seat: int, rng: Rng) -> str:
    keys = match.legal(seat)
    return keys[rng.below(len(keys))]


def new_match(case: Case, seed: int) -> Match:
    return Match(case.game.id, case.seats, seed, dict(case.options))


def test_undo_is_free_until_there_is_news_and_exact(case: Case) -> None:
    for seed in seeds(1):
        match, rng, number = new_match(case, seed), Rng(seed), 0
        while match.to_act:
            number += 1
            seat = match.to_act[rng.below(len(match.to_act))]
            key = random_key(match, seat, rng)
            if number % EVERY:
                match.play(seat, key)
                continue
            before, news = all_that_is_shown(match), match.state.news
            match.play(seat, key)
            after = all_that_is_shown(match)
            if match.state.news == news:
                assert match.undo_refusal(seat) is None
                match.undo(seat)
                assert all_that_is_shown(match) == before
                match.play(seat, key)
                assert all_that_is_shown(match) == after
            else:
                assert match.undo_refusal(seat) in NEW
                with pytest.raises(UndoRefused):
                    match.undo(seat)
                assert all_that_is_shown(match) == after


def test_undo_takes_back_nothing_but_a_decision_of_that_seat(case: Case) -> None:
    match, rng, number = new_match(case, 1), Rng(1), 0
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        match.play(seat, random_key(match, seat, rng))
        number += 1
        for other in range(case.seats):
            if number % EVERY == 0 and match.undo_refusal(other) is None:
                entries = match.record.entries
                copy = Match.from_record(match.record, len(entries))
                copy.undo(other)
                left = copy.record.entries
                at = next(
                    (i for i, pair in enumerate(zip(entries, left, strict=False)) if pair[0] != pair[1]), len(left)
                )
                assert entries[:at] + entries[at + 1 :] == left
                assert entries[at][0] == other
                assert json.dumps(Match.from_record(copy.record, len(left)).state_json()) == json.dumps(
                    copy.state_json()
                )


def test_a_whole_run_of_own_decisions_can_be_taken_back(case: Case) -> None:
    match, rng = new_match(case, 2), Rng(2)
    for _ in range(60):
        if len(match.to_act) != 1:
            break
        seat, news = match.to_act[0], match.state.news
        before = []
        while match.to_act == (seat,) and match.state.news == news:
            before.append(json.dumps(match.state_json()))
            match.play(seat, random_key(match, seat, rng))
        if match.state.news != news:
            assert match.undo_refusal(seat) in NEW
            continue
        while before:
            match.undo(seat)
            assert json.dumps(match.state_json()) == before.pop()
        match.play(seat, random_key(match, seat, rng))


def test_at_the_beginning_there_is_nothing_to_take_back(case: Case) -> None:
    match = new_match(case, 3)
    for seat in range(case.seats):
        with pytest.raises(UndoRefused) as caught:
            match.undo(seat)
        assert caught.value.code == "undo-nothing"
