"""Whether the outcomes of a finished match follow from the secret whose hash was shown before it began."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.engine import sample
from wunderkammer.core.frames import NATURE
from wunderkammer.errors import BadRecord
from wunderkammer.match.luck import Luck, Pledge, hash_of, read_luck, read_pledge
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.match.records.replay import FIRST_LINE
from wunderkammer.match.setup import setup_from_header


class Verification(NamedTuple):
    """What a record has shown: the hash to compare with the one at the table, and how many outcomes were drawn."""

    hash: str
    outcomes: int
    earlier: int  # outcomes from before the table: drawn from something else, so nothing is known about them


def verify(record: Record) -> Verification:
    """Draw every outcome of a record once more; raises BadRecord at the first that the secret does not give."""
    pledge, luck = opened_pledge(record)
    if hash_of(luck.secret) != pledge.hash:
        raise BadRecord("luck-hash")
    Match.from_record(record)  # what is no match at all is refused as everywhere
    setup = setup_from_header(record.header)
    match = Match(setup.game.id, setup=setup)
    outcomes = earlier = 0
    for number, (seat, key) in enumerate(record.entries):
        if seat == NATURE and number < pledge.since:
            earlier += 1
        elif seat == NATURE:
            drawn = match.vocabulary.key(sample(match.state, luck.dice(number)))
            if drawn != key:
                raise BadRecord("luck-outcome", line=number + FIRST_LINE, key=key, drawn=drawn)
            outcomes += 1
        match.repeat(seat, key, number + FIRST_LINE)
    return Verification(pledge.hash, outcomes, earlier)


def opened_pledge(record: Record) -> tuple[Pledge, Luck]:
    """What was promised and what was published; raises BadRecord where one of them is missing."""
    pledge = read_pledge(record.header.get("luck"))
    if pledge is None:
        raise BadRecord("luck-seed")
    luck = read_luck(record.header["luck"])
    if luck is None:
        raise BadRecord("luck-secret")
    return pledge, luck
