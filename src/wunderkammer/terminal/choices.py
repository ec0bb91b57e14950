"""The legal moves as a numbered list that one can type from."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.consequences import consequences, holdings
from wunderkammer.core.log import Log
from wunderkammer.core.vocabulary import Verb
from wunderkammer.match.match import Match
from wunderkammer.text.narrator import PEOPLE, Narrator
from wunderkammer.text.outcomes import change_words, untold, with_outcome
from wunderkammer.text.thing_meanings import KnownTable, follow_up

LETTERS = "abcdefgkmnoptvwxyz"  # without those that are commands


class MenuEntry(NamedTuple):
    """One move: what to type, its key, its sentence, all that it costs and brings, and of that only the amounts."""

    token: str
    key: str
    sentence: str
    outcome: str = ""
    amounts: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """The sentence with its outcome."""
        return self.outcome or self.sentence


def choices(match: Match, seat: int, narrator: Narrator) -> list[MenuEntry]:
    """Moves numbered from 1; a bid of 5 is chosen with 5, and what stands beside bids with letters."""
    vocabulary = match.game.vocabulary
    known = KnownTable(match.view(seat)["table"], match.figures, narrator)
    found: list[MenuEntry] = []
    keys = match.legal(seat)
    moves = [vocabulary.number(key) for key in keys]
    counted = [move for move in moves if is_count(vocabulary.verb_of(move))]
    counting = len({vocabulary.verb_of(move).name for move in counted}) == 1 and len(counted) > 1
    others = 0
    before = holdings(match.rules, match.state, seat)
    for key, move in zip(keys, moves, strict=True):
        if counting and move in counted:
            token = str(vocabulary.arguments(move)[0][2])
        else:
            token = other_token(others) if counting else str(others + 1)
            others += 1
        told = narrator.move(match.state, seat, move)
        log = Log()
        changes = consequences(match.rules, match.state, seat, move, before, log)
        whole = with_outcome(told, narrator, seat, changes, follow_up(match.game, known, match.state, seat, move, log))
        amounts = [change_words(narrator, seat, *one) for one in untold(told, narrator.catalogue, seat, changes)]
        found.append(MenuEntry(token, key, told, whole, tuple(amounts)))
    return found


def is_count(verb: Verb) -> bool:
    """Whether a verb's one argument is an amount; a number that only says which thing on the board is meant is none."""
    if len(verb.arguments) != 1:
        return False
    name, domain = verb.arguments[0]
    names_a_thing = any(f"{{{name}}}" in template for template in verb.elements)
    return not domain.labels and domain.name not in PEOPLE and not names_a_thing


def other_token(number: int) -> str:
    return LETTERS[number] if number < len(LETTERS) else f"{LETTERS[number % len(LETTERS)]}{number // len(LETTERS)}"
