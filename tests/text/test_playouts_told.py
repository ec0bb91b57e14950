"""Whole matches told in three languages, with nothing missing in any sentence."""

from __future__ import annotations

import random

import pytest

from tests.text.reading import TOLD, name_of
from wunderkammer.core.consequences import consequences
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES, Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import untold

NAMES = ["Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hugo"]
MOVES_TOLD = 6


class StrictCatalogue(Catalogue):
    """A catalogue that fails on a message that is missing or lacks an argument."""

    def render(self, message_id: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        assert self.pattern(message_id) is not None, message_id
        text, problems = super().render(message_id, args)
        assert not problems, (message_id, args, problems)
        return text, problems


def tell_decision(match: Match, seat: int, narrators: list[Narrator], rng: random.Random) -> None:
    vocabulary = match.game.vocabulary
    keys = match.legal(seat)
    told = [vocabulary.number(key) for key in rng.sample(keys, min(MOVES_TOLD, len(keys)))]
    verb = rng.choice(vocabulary.verbs)
    refusal = match.game.rules.refusal(match.state, seat, verb.base + rng.randrange(verb.size))
    for narrator in narrators:
        narrator.ask(match.state, seat)
        sentences = {narrator.move(match.state, seat, move) for move in told}
        assert len(sentences) == len(told), sentences  # no two moves read the same
        if refusal is not None:
            narrator.refusal(refusal)
    for move in told:  # what a sentence says itself, it says in all languages
        changes = consequences(match.rules, match.state, seat, move)
        tell = {one.catalogue.lang: one.move(match.state, seat, move) for one in narrators}
        left = {untold(tell[one.catalogue.lang], one.catalogue, seat, changes) for one in narrators}
        assert len(left) == 1, (tell, left)


@pytest.mark.parametrize("told", TOLD, ids=name_of)
@pytest.mark.parametrize("which", [0, -1], ids=["plain", "with-options"])
def test_a_match_is_told_to_its_end(told: Game, which: int) -> None:
    options: dict[str, object] = {name: option.values()[-1] for name, option in told.options.items()} if which else {}
    match = Match(told.id, told.seats[which], 11, options)
    narrators = [Narrator(told.rules, StrictCatalogue(lang, told.folder), NAMES) for lang in LANGUAGES]
    rng = random.Random(7)
    while match.to_act:
        seat = rng.choice(match.to_act)
        tell_decision(match, seat, narrators, rng)
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in range(match.seats):
        for line in match.log(seat):
            for narrator in narrators:
                assert narrator.line(line)
