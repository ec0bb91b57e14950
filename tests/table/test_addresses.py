"""Addresses of people: what is one, and the way back for those who have lost their password."""

from __future__ import annotations

import asyncio

import pytest

from tests.table.company import run
from tests.table.notified import reachable
from wunderkammer.table import House
from wunderkammer.table.people.address_book import RECOVER, address_of
from wunderkammer.table.table_errors import BadAddress, BadLink


@pytest.mark.parametrize(
    "text", ["", "anna", "a@b", "a b@c.d", "a@b.c\r\nBcc: x@y.z", "<a@b.c>", "a@b.c,d@e.f", "ä@b.c", "x" * 260 + "@b.c"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadAddress):
        address_of(text)


def test_the_way_back_is_good_once_and_only_for_the_confirmed_address(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await reachable(house, "Anna", [])
            session = await house.accounts.open_session(anna.id)
            token = await house.api_tokens.create(anna.id, "of somebody who got in", ["play"])
            assert await house.addresses.locked_out_accounts("anna") == [(anna.id, "anna@example.org")]
            assert await house.addresses.locked_out_accounts("anna@example.org") == [(anna.id, "anna@example.org")]
            assert await house.addresses.locked_out_accounts("nobody") == []
            secret = await house.addresses.new_link(anna.id, RECOVER, "anna@example.org")
            with pytest.raises(BadLink):
                await house.addresses.confirm(secret)
            found = await asyncio.gather(
                *[house.addresses.recover(secret, "battery staple") for _ in range(3)], return_exceptions=True
            )
            assert sum(isinstance(one, BadLink) for one in found) == 2
            assert await house.accounts.session(session) is None
            assert await house.api_tokens.bearer(token) is None
            assert await house.accounts.sign_in("Anna", "battery staple") == anna
            secret = await house.addresses.new_link(anna.id, RECOVER, "anna@example.org")
            await house.addresses.forget(anna.id)
            with pytest.raises(BadLink):
                await house.addresses.recover(secret, "another password")

    run(scenario())
