"""What a page says about the luck of its table."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.browser import Browser


def test_the_hash_is_shown_at_once_and_the_secret_never_before_the_end(
    anna: Browser, visit: Callable[[], Browser]
) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", who1="guest", name0="Anna", luck="77")
    table = anna.table(anna.url)
    boris = visit()
    invite = next(seat.invite for seat in table.seats if seat.invite)
    boris.open(f"/m/{table.id}/join/{invite}")
    assert table.luck_hash in boris.text
    boris.send(f"/m/{table.id}/join/{invite}", name="Boris", luck="314159")
    assert [seat.luck for seat in table.seats] == ["77", "314159"]
    assert table.secret is not None
    for browser in (anna, boris, visit()):
        browser.open(f"/m/{table.id}")
        assert table.luck_hash in browser.text
        assert table.secret.hex() not in browser.text
