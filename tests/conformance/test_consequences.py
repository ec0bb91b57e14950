"""What a move costs and brings is told before it is made, and is true; no two moves of a decision read the same."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.cases import Case, turns
from wunderkammer import Match
from wunderkammer.core.consequences import consequences
from wunderkammer.core.engine import apply
from wunderkammer.core.frames import NATURE, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Boris", "Cora", "Dora", "Emil", "Fritz"]
EVERY = 4


def test_what_is_foretold_comes_true(case: Case) -> None:
    """A move that shows nothing new, and after which other work still waits, changes at least what was told."""
    rules = case.game.rules
    for turn in turns(case, 3):
        state, seat = turn.state, turn.seat
        if seat == NATURE or turn.number % EVERY or state.top() & 255 >= SEALED:
            continue
        before = [rules.amounts(state, who, who == seat) for who in range(case.seats)]
        told, after = consequences(rules, state, seat, turn.move), state.clone()
        waiting = [*state.agenda][:-1]
        apply(after, seat, turn.move)
        if after.news != state.news or [*after.agenda][: len(waiting)] != waiting:
            continue
        changes = [rules.changes(before[who], rules.amounts(after, who, who == seat)) for who in range(case.seats)]
        happened = {(who, at): by for who, all_of in enumerate(changes) for at, by in enumerate(all_of) if by}
        foretold = {(who, rules.amount_names.index(name)): by for who, name, by in told}
        assert foretold.items() <= happened.items()


def read(match: Match, seat: int, lang: str) -> list[str]:
    return [choice.text for choice in Sight(match, seat, lang, NAMES[: match.seats]).moves]


@pytest.mark.parametrize("name", ["lost_lands", "evolution", "encyclopedia", "darwins_journey"])
def test_no_two_moves_of_a_decision_read_the_same(name: str) -> None:
    match, rng, number = Match(name, max(game(name).seats), 5), Rng(5), 0
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        if number % EVERY == 0:
            sentences = read(match, seat, LANGUAGES[number // EVERY % 3])
            assert [text for text, count in Counter(sentences).items() if count > 1] == []
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        number += 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_jetpacks_of_a_team_are_told_apart(lang: str) -> None:
    """Only their kinds differ."""
    say = catalogue(lang, game("lost_lands").folder).say
    told = [
        say("move-lose", card="Jetpack", card_label="jetpack", owner="Ada", team="", team_label="first", kind=kind)
        for kind in ("A", "B")
    ]
    assert told[0] != told[1]


def test_costs_and_gains_stand_in_the_sentence() -> None:
    match, rng = Match("darwins_journey", 2, 3), Rng(3)
    seen: set[str] = set()
    while match.to_act:
        seat = match.to_act[0]
        seen |= {text for text in read(match, seat, "en") if "on Exploration" in text}
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    assert any("−1 temporary knowledge; explore " in text for text in seen)


def test_what_a_move_opens_in_vain_is_said_before_it_is_made() -> None:
    """Of everything that is said to be impossible afterwards the log says the same when it is played (DJ-36)."""
    match, rng = Match("darwins_journey", 3, 0), Rng(1)
    narrator, tried = Narrator(match.rules, catalogue("en", match.game.folder), NAMES), 0
    while match.to_act:
        seat, legal = match.to_act[0], match.legal(match.to_act[0])
        vain = [
            choice.key for choice in Sight(match, seat, "en", NAMES[:3]).moves if "not possible then" in choice.text
        ]
        entries = len(match.entries)
        match.play(seat, vain[0] if vain else legal[rng.below(len(legal))])
        said = [narrator.line(line) for line in match.all_lines() if line.entry >= entries] if vain else []
        assert not vain or any(sentence.startswith(f"{NAMES[seat]} gains nothing from") for sentence in said)
        tried += bool(vain)
    assert tried
