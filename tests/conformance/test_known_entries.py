"""How many entries somebody may know of: one number, which only grows and never tells of others' secret choices."""

from tests.conformance.cases import Case
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match

EVERY = 5  # views are slow to make


def counts(match: Match) -> list[int]:
    """What every seat may know of, and last the spectators."""
    return [match.known_entries.count_for(viewer) for viewer in (*range(match.seats), None)]


def revisions(match: Match) -> list[int]:
    return [match.view(viewer)["revision"] for viewer in (*range(match.seats), None)]


def test_a_count_grows_with_what_one_may_know_and_the_view_shows_it(case: Case) -> None:
    match, rng, number = Match(case.game.id, case.seats, 5, dict(case.options)), Rng(5), 0
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        keys = match.legal(seat)
        before, news, sealed = counts(match), match.state.news, match.state.top() & 255 >= SEALED
        match.play(seat, keys[rng.below(len(keys))])
        after = counts(match)
        if sealed and match.state.news == news:  # nobody else may notice
            assert after == [count + (viewer == seat) for viewer, count in enumerate(before)]
        else:
            assert all(later > sooner for sooner, later in zip(before, after, strict=True))
        number += 1
        if number % EVERY == 0:
            assert revisions(match) == after
    assert revisions(match) == counts(match)


def test_a_record_and_an_undo_lead_to_the_same_counts(case: Case) -> None:
    match, rng = Match(case.game.id, case.seats, 6, dict(case.options)), Rng(6)
    for number in range(60):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        keys, before = match.legal(seat), counts(match)
        match.play(seat, keys[rng.below(len(keys))])
        if number % EVERY == 0 and match.undo_refusal(seat) is None:
            match.undo(seat)
            assert counts(match) == before
    assert counts(Match.from_record(match.record)) == counts(match)
