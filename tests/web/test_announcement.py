"""What those hear who do not see the page: all that happened, or after a long round what matters to them."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.web.live.pieces.announcement import LONGEST, announcement, matters
from wunderkammer.web.live.pieces.log_html import LogItem

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
NAMES = ["Anna", "Ben", "Clara", "David"]
STANDING = {"en": ("lead", "You have"), "ru": ("Впереди", "У вас"), "de": ("Vorn lieg", "Du hast")}


def played(game: str, seats: int = 4) -> Match:
    match, chance = Match(game, seats, 3), random.Random(3)
    while match.to_act:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


def heard(match: Match, seat: int | None, lang: str) -> list[tuple[list[LogItem], str]]:
    """Every entry of a match as its listener hears it, with the lines that stand in the log."""
    narrator = Narrator(match.rules, catalogue(lang, match.game.folder), NAMES)
    lines = [line for line in match.all_lines() if line.seen_by(seat)]
    found: list[tuple[list[LogItem], str]] = []
    for _, group in groupby(lines, lambda line: line.entry):
        items = [LogItem(line, line.entry, "", narrator.line(line)) for line in group]
        found.append((items, announcement(items, match, seat, narrator)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 3, None])
def test_a_long_entry_is_told_in_short_and_a_short_one_as_it_stands(over: Match, seat: int | None, lang: str) -> None:
    shortened = 0
    for items, said in heard(over, seat, lang):
        whole = " ".join(item.sentence for item in items)
        if len(whole) <= LONGEST or all(matters(item.line, seat) for item in items):
            assert said == whole
            continue
        shortened += 1
        assert all(item.sentence in said for item in items if matters(item.line, seat))
        assert STANDING[lang][0] in said
        left = sum(not matters(item.line, seat) for item in items)
        assert str(left) in said.rpartition(". ")[2]
    if over.game.id in ("darwins_journey", "evolution"):
        assert shortened


def test_the_listener_hears_who_leads_and_what_they_have_themselves() -> None:
    match = played("darwins_journey")
    points = [match.state.vp[seat] for seat in range(4)]  # type: ignore[attr-defined]
    best = points.index(max(points))
    for seat in range(4):
        said = next(said for items, said in heard(match, seat, "en") if "more lines" in said)
        if seat == best:
            assert f"You lead: {points[best]} victory points." in said
        else:
            assert f"{NAMES[best]} leads: {points[best]} victory points. You have {points[seat]} victory point" in said
