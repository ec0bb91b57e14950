"""A game whose own opponents stand under another option than those of the cabinet is played like any other."""

from __future__ import annotations

import pytest

from tests.shelving import crumbs
from tests.web.browser import Browser

__all__ = ["crumbs"]


@pytest.mark.usefixtures("crumbs")
def test_sparrows_are_offered_seated_and_played_against_in_the_browser(anna: Browser) -> None:
    form = anna.open("/new/crumbs").text
    assert form.count('<option value="rival"') == 3
    assert "option-sparrows" not in form  # they are chosen where everybody else is
    anna.send("/new/crumbs", who0="me", name0="Anna", who1="rival")
    url = anna.url
    table = anna.table(url)
    assert table.match.options == {"sparrows": 1}
    assert [seat.kind for seat in table.seats] == ["person", "rival"]
    while table.match.result is None:
        anna.open(url)
        anna.play(url, anna.moves()[-1])
    assert table.match.result.scores == [5, 2]


@pytest.mark.usefixtures("crumbs")
def test_sparrows_alone_are_no_party_and_the_form_remembers_what_was_written(anna: Browser) -> None:
    anna.open("/new/crumbs")
    answer = anna.send("/new/crumbs", who0="rival", who1="rival", name2="Berta", name="After supper")
    assert "need somebody to play against" in answer.text
    assert 'value="Berta"' in answer.text
    assert 'value="After supper"' in answer.text
