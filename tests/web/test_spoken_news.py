"""What those hear who do not see the page: all that happened, or after a long round what matters to them."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.web.live.pieces.log_html import LogItem
from wunderkammer.web.live.pieces.spoken_news import SpokenNews, matters, spoken_news

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
NAMES = ["Anna", "Ben", "Clara", "David"]
STANDING = {"en": "lead", "ru": "Впереди", "de": "vorn."}
MORE = {"en": "“What has happened”", "ru": "«Что произошло»", "de": "„Was geschehen ist“"}


def random_match(game: str, seats: int = 4) -> Match:
    match, chance = Match(game, seats, 3), random.Random(3)
    while match.to_act:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest) -> Match:
    return random_match(request.param)


def hear_match(match: Match, seat: int | None, lang: str) -> list[tuple[list[LogItem], SpokenNews]]:
    """Every entry of a match as its listener hears it, with the lines that stand in the log."""
    narrator = Narrator(match.rules, catalogue(lang, match.game.folder), NAMES)
    lines = [line for line in match.all_lines() if line.seen_by(seat)]
    found: list[tuple[list[LogItem], SpokenNews]] = []
    for _, group in groupby(lines, lambda line: line.entry):
        items = [LogItem(line, line.entry, "", narrator.line(line)) for line in group]
        found.append((items, spoken_news(items, match, seat, narrator)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 3, None])
def test_in_short_the_listener_hears_moves_and_what_concerns_them(over: Match, seat: int | None, lang: str) -> None:
    shorter = 0
    for items, heard_of in hear_match(over, seat, lang):
        assert heard_of.said == " ".join(item.sentence for item in items)
        told = [item.sentence for item in items if matters(item.line, seat)]
        if len(told) == len(items):
            assert heard_of == SpokenNews(heard_of.said)
            continue
        shorter += 1
        assert heard_of.brief == " ".join(told)
        assert STANDING[lang] in heard_of.lead
        assert MORE[lang] in heard_of.lead
    assert shorter


def test_the_listener_hears_who_leads_and_what_they_have_themselves() -> None:
    match = random_match("darwins_journey")
    points = [match.state.vp[seat] for seat in range(4)]  # type: ignore[attr-defined]
    best = points.index(max(points))
    for seat in range(4):
        lead = next(one.lead for _, one in hear_match(match, seat, "en") if one.lead)
        if seat == best:
            assert lead.startswith(f"You lead with {points[best]} victory points.")
        else:
            assert lead.startswith(
                f"{NAMES[best]} leads with {points[best]} victory points. You have {points[seat]} vict"
            )
