"""The log is made when somebody reads it, and says the same whenever that is."""

from tests.conformance.cases import Case
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match

SEED = 4


def random_match(case: Case, reading: bool) -> Match:
    """A whole match at random, in which the log is read after every move or never."""
    match, rng = Match(case.game.id, case.seats, SEED, dict(case.options)), Rng(SEED)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        keys = match.legal(seat)
        match.play(seat, keys[rng.below(len(keys))])
        if reading:
            match.log(seat)
    return match


def logs(match: Match) -> list[list[LogLine]]:
    return [match.log(viewer) for viewer in (*range(match.seats), None)]


def test_a_log_says_the_same_read_at_once_or_at_the_end(case: Case) -> None:
    at_once, unread = random_match(case, True), random_match(case, False)
    assert unread.story is None  # nobody has asked, nothing was made
    assert logs(unread) == logs(at_once) == logs(Match.from_record(unread.record))
    assert [unread.decisions(seat) for seat in range(case.seats)] == [
        at_once.decisions(seat) for seat in range(case.seats)
    ]
