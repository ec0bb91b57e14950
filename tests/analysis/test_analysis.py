"""Whole matches: planted mistakes are found, work goes on where it stopped, all is told in three languages."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.analysis.matches import little, play_match
from tests.shelving import crumbs
from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.analyst import ALL, Analyst, Weighing, Wish, analyse
from wunderkammer.analysis.comparison import Comparison, Outlook
from wunderkammer.analysis.html_report import html_report
from wunderkammer.analysis.kept_analysis import KeptAnalysis, all_parts, place_beside
from wunderkammer.analysis.text_report import text_report
from wunderkammer.analysis.turns import Stretch
from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.errors import BadAnalysis, BadSeats
from wunderkammer.lab.progress import Watch
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import games
from wunderkammer.text.catalogue import LANGUAGES, catalogue

__all__ = ["crumbs", "little"]

GAMES = [*games(), "crumbs"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little", "crumbs")
def test_every_match_can_be_analysed_and_told(name: str) -> None:
    match = play_match(name, 2, 3, "random")
    assert match.result is not None
    ranks = match.result.ranks
    won = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    found = analyse(match)
    assert [one.seat for one in found.found] == [0, 1]
    for one in found.found:
        assert one.moments
        assert one.curve[0].at == 0
        assert one.curve[-1].at == match.known_entries.count_for(one.seat)
        assert one.curve[-1].chances == pytest.approx(won, abs=1e-3)
        for moment in one.moments:
            assert moment.cost >= 0
            assert not moment.verdict or moment.decisions  # what was forced is never blamed
            assert not moment.verdict or moment.played != moment.best
            assert not moment.verdict or moment.options
    for lang in LANGUAGES:
        words = AnalysisWords(match, catalogue(lang, match.game.folder))
        for text in (text_report(found, words), html_report(found, words)):
            assert "⟨" not in text
            assert "level" not in text or lang == "en"
    json.dumps(found.to_json())


@pytest.mark.parametrize("options", [{"alfred": "white"}])
@pytest.mark.usefixtures("little")
def test_alone_points_are_a_lead(options: dict[str, object]) -> None:
    found = analyse(play_match("darwins_journey", 1, 3, "quick", options))
    assert found.alone
    assert all(0 <= point.chances[0] <= 1 for point in found.found[0].curve)


def test_bad_turns_are_among_the_dearest() -> None:
    """Three bids that waste all money stand out among the turns of a careful player."""
    match = Match("lost_lands", 2, 21)
    bad: list[int] = []
    with Company(
        match.rules, [bot("level3", 5), bot("level3", 6)], Occasion("lost_lands", 2, match.options)
    ) as company:
        while match.result is None:
            seat = match.to_act[0]
            move, keys = company.choose(match.state, seat), match.legal(seat)
            bids = [key for key in keys if key.startswith("bid:")]
            if seat == 0 and len(bids) > 9 and len(bad) < 3 and len(match.entries) > 40 * (len(bad) + 1):
                move = match.vocabulary.number(bids[-1])
                bad.append(match.known_entries.count_for(0))
            company.see(match.state, seat, move)
            match.add(seat, move)
            match.let_chance_act()
    assert len(bad) == 3
    dear = analyse(match, [0]).found[0].dearest(5)
    assert sum(any(one.begin <= at < one.end for one in dear) for at in bad) == 3


@pytest.mark.usefixtures("little")
def test_the_dearest_moments_are_told_first_blamed_or_not() -> None:
    match = play_match("lost_lands", 2, 3, "random")
    found = analyse(match)
    first = found.found[0].moments[0]
    cheap = first._replace(best=["other"], cost=0.03, error=0.001, verdict="")
    dear = cheap._replace(number=1, cost=0.2, verdict="blunder")
    trifle = cheap._replace(number=2, cost=0.002, error=0.0001)
    known = found._replace(found=[found.found[0]._replace(moments=[trifle, dear, cheap])])
    data = known.to_json()
    assert data["dearest"] == [[0, 1], [0, 0], [0, 2]]
    assert data["found"][0]["dearest"] == [1, 0, 2]
    words = AnalysisWords(match, catalogue("en", match.game.folder))
    assert words.decisive(known) == [dear, cheap]
    assert (words.verdict(dear), words.verdict(cheap)) == ("Blunder", "")
    assert [words.cost(one) for one in (dear, trifle)] == ["20 of 100 chances", "less than 1 of 100 chances"]
    limits = (first._replace(cost=cost, error=0.0) for cost in (0.0999, 0.1, 0.29))
    assert [words.cost(one).split()[0] for one in limits] == ["9", "10", "29"]  # as the verdicts are given


def test_in_a_decided_match_points_say_which_part_of_a_turn_was_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_match("evolution", 2, 3, "random")
    analyst = Analyst(match, Wish((0,)))
    turn = next(turn for turn in analyst.turns if sum(any(one.free for one in part) for part in turn.stretches) > 1)
    free = [part for part in turn.stretches if any(one.free for one in part)]
    nothing = Outlook([0.0, 1.0], [50.0, 90.0])

    def weigh(stretch: Stretch, seat: int) -> Weighing | None:
        if not stretch or stretch not in free:
            return None
        lines = ([7], [8]) if stretch == free[-1] else ([8], [8])
        points = 6.0 if stretch == free[-1] else 0.0
        return Weighing(stretch, Comparison(*lines, nothing, nothing, 0.0, 0.0, points, 0.1, 6, []))

    monkeypatch.setattr(analyst, "weigh", weigh)
    moment = analyst.moment(turn, 0)
    assert moment.at == free[-1][0].at
    assert (moment.sure, moment.points_cost) == (True, 6.0)


@pytest.mark.usefixtures("little")
def test_work_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = play_match("lost_lands", 2, 3, "random")
    analyst, file = Analyst(match, Wish((0, 1))), tmp_path / "match.analysis.jsonl"
    first = KeptAnalysis(file, analyst, match.record)
    for done in all_parts(analyst, first):
        if done == 20:
            break
    file.write_text(file.read_text() + '{"part":20,"mom')  # whoever wrote was killed in the middle of a line
    second = KeptAnalysis(file, analyst, match.record)
    assert len(second.parts) == 20
    assert [*all_parts(analyst, second)] == [*range(20, analyst.parts + 1)]
    whole = analyse(match)
    assert analyst.whole([second.parts[at] for at in range(analyst.parts)]) == whole


@pytest.mark.usefixtures("little")
@pytest.mark.parametrize("harm", ["{", '{"analysis": 99}\n', None])
def test_what_was_found_about_anything_else_is_not_used(harm: str | None, tmp_path: Path) -> None:
    match = play_match("lost_lands", 2, 3, "random")
    file = tmp_path / "match.analysis.jsonl"
    if harm is None:
        other = Analyst(match, Wish((0,), ALL))
        kept = KeptAnalysis(file, other, match.record)
        kept.begin()
        kept.add(0, other.part(0))
    else:
        file.write_text(harm)
    assert not KeptAnalysis(file, Analyst(match, Wish((0,))), match.record).parts


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    match = play_match("lost_lands", 2, 3, "random")
    analyst = Analyst(match, Wish((0,)))
    kept = KeptAnalysis(tmp_path / "nowhere" / "x.jsonl", analyst, match.record)
    kept.begin()
    assert kept.path is None


def test_a_running_match_is_not_analysed() -> None:
    with pytest.raises(BadAnalysis, match="not played to its end"):
        analyse(Match("lost_lands", 2, 1))


def test_wishes_that_cannot_be() -> None:
    match = play_match("lost_lands", 2, 3, "random")
    with pytest.raises(BadSeats):
        analyse(match, [2])
    with pytest.raises(BadAnalysis, match="as deep"):
        analyse(match, depth=1000)
    with pytest.raises(BadAnalysis, match="seconds"):
        analyse(match, seconds=float("nan"))


def test_how_far_it_is_is_told_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter((0.0, 31.0)).__next__
    with Watch(10, 0, catalogue("en"), clock, "turns") as watch:
        watch.tell(5, "Judging …")
    assert "5 of 10 turns, about 1 min left. Judging …" in capsys.readouterr().err


def test_it_is_kept_beside_the_match() -> None:
    assert place_beside(Path("a/match.jsonl")) == Path("a/match.analysis.jsonl")


@pytest.mark.usefixtures("little")
def test_names_cannot_break_the_page() -> None:
    match = play_match("lost_lands", 2, 3, "random")
    match.players = ["<b>Anna", "Boris & Co"]
    page = html_report(analyse(match), AnalysisWords(match, catalogue("en", match.game.folder)))
    assert "<b>Anna" not in page
    HTMLParser().feed(page)
