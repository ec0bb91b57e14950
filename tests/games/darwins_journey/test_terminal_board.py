"""What a player can read on the terminal's board, and where its signs are explained."""

from __future__ import annotations

import io

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from wunderkammer.games.darwins_journey.terminal import SIGNS
from wunderkammer.match import Match
from wunderkammer.shelf import game
from wunderkammer.terminal.scene import board
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import rulebook

OTHERS = "○ ✗ ⛵ ⚓ ⚑ ≈ ⇄ ( [ G B Y R P re pl bi fo"


def narrator(match: Match, lang: str = "en") -> Narrator:
    return Narrator(match.game.rules, catalogue(lang, match.game.folder), ["Anna", "Boris"])


def drawn(match: Match, lang: str = "en") -> str:
    page = io.StringIO()
    console(page, 400).print(board(match, match.view(0), narrator(match, lang), 400))
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_says_where_every_sign_is_explained(lang: str) -> None:
    folder = game("darwins_journey").folder
    hint = catalogue(lang, folder).say("board-legend")
    assert hint in drawn(position(), lang)
    (paragraph,) = rulebook(folder, lang).find(hint.partition(": r ")[2])
    signs = {character for sign in SIGNS.values() for character in sign if character not in "→p"}
    assert [sign for sign in [*sorted(signs), *OTHERS.split()] if sign not in paragraph.text] == []


@pytest.mark.rule("DJ-33")
def test_a_goal_that_waits_face_up_on_a_slot_can_be_read() -> None:
    match = position(players={0: {"slots": {"gold_2": "g7"}}})
    assert "…Gold goal (2 yellow specimens and 20 victory points)" in drawn(match)


@pytest.mark.rule("DJ-37")
def test_forks_and_banners_are_marked() -> None:
    page = drawn(position())
    assert all(part in page for part in ("(2Gre)", "8⚓⚑B", "14⚓⚑C", "(12Bre) (13¢5) (14△●) 15★3"))


def said(match: FatedMatch, key: str) -> str:
    return narrator(match).move(match.state, 0, match.game.vocabulary.number(key))


def test_a_move_says_what_a_slot_and_a_tent_cost_and_what_a_crew_card_begins_with() -> None:
    match = position("slot", 20, 1, players={0: {"reserve": ["g7"]}})
    assert said(match, "lay:gold_1") == "Gold slot 1 (fifth worker); 5 coins, victory points at the end: 4"
    match = position("camp-anywhere", camps={"a14": (1,)})
    assert said(match, "pitch:a14") == "Pitch a camp at A14 (2 coins)"
    assert said(match, "keep:c1") == "Keep Purser (8 coins), first seal: blue"
