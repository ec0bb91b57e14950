"""Who may sit where: invitations, tokens, bots and the rulebook's own opponents."""

from __future__ import annotations

import asyncio
import string

import pytest
from sqlalchemy import text

from tests.table.company import bots, guests, mine, open_table, play_any, run
from wunderkammer.table import House, Order, SeatOrder
from wunderkammer.table.opening.new_table import begin_rematch
from wunderkammer.table.seats import Seat, fingerprint, new_id, new_token
from wunderkammer.table.table_errors import (
    BadInvite,
    BadName,
    BadOrder,
    MatchBegun,
    NoSuchBot,
    Private,
    SeatTaken,
    TableError,
    TableFull,
    TooLong,
)


def test_an_invitation_gives_its_seat_once(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, told = await open_table(house, mine("Anna") + guests(2))
            assert [*told.invites] == [1, 2]
            joined = await table.join("Boris", invite=told.invites[2])
            assert (joined.seat, table.seats[2].name, table.status) == (2, "Boris", "waiting")
            with pytest.raises(SeatTaken):
                await table.join("Clara", invite=told.invites[2])
            await table.join("Clara", invite=told.invites[1])
            assert (table.status, table.match.players) == ("playing", ["Anna", "Clara", "Boris"])

    run(scenario())


@pytest.mark.parametrize("invite", ["", "guess", "\ud800"])
def test_a_wrong_invitation_opens_nothing(path: str, invite: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1), public=True)
            with pytest.raises(BadInvite):
                await table.join("Eve", invite=invite)
            assert table.seats[1].free

    run(scenario())


def test_a_private_table_is_for_the_invited_and_a_public_one_for_all(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            private, _ = await open_table(house, mine("Anna") + guests(1))
            with pytest.raises(Private):
                await private.join("Eve")
            public, _ = await open_table(house, mine("Anna") + guests(1), public=True)
            await public.join("Boris")
            with pytest.raises(TableFull):
                await public.join("Clara")

    run(scenario())


def test_of_two_who_want_the_last_seat_one_gets_it(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, _ = await open_table(house, mine("Anna") + guests(1), public=True)
            there = await other.table(table.id)
            results = await asyncio.gather(table.join("Boris"), there.join("Clara"), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["TableFull", "TakenSeat"]
            await table.refresh()
            await there.refresh()
            assert [seat.name for seat in table.seats] == [seat.name for seat in there.seats]
            assert (table.status, there.status) == ("playing", "playing")

    run(scenario())


def test_a_match_begins_when_the_last_two_come_through_two_doors(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, told = await open_table(house, mine("Anna") + guests(2))
            there = await other.table(table.id)
            await asyncio.gather(
                table.join("Boris", invite=told.invites[1]), there.join("Clara", invite=told.invites[2])
            )
            await table.refresh()
            assert (table.status, table.match.players) == ("playing", ["Anna", "Boris", "Clara"])

    run(scenario())


def test_a_token_opens_its_own_seat_and_no_other(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, told = await open_table(house, mine("Anna") + guests(1))
            boris = await table.join("Boris", invite=told.invites[1])
            elsewhere, _ = await open_table(house, mine("Dora", "Emil"))
            assert table.seats_of(tokens=[told.tokens[0]]) == [0]
            assert table.seats_of(tokens=[boris.token]) == [1]
            assert elsewhere.seats_of(tokens=[told.tokens[0], boris.token]) == []
            for wrong in ("", "x", boris.token[:-1], boris.token + "A", fingerprint(boris.token), told.invites[1]):
                assert table.seats_of(tokens=[wrong]) == []

    run(scenario())


def test_only_hashes_of_tokens_are_stored_or_shown(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, told = await open_table(house, mine("Anna", "Boris"))
            with house.services.store.engine.connect() as connection:
                stored = " ".join(str(row) for row in connection.execute(text("SELECT * FROM seats")))
            for token in told.tokens.values():
                assert token not in stored
                assert fingerprint(token) in stored
            assert fingerprint(told.tokens[0]) not in repr(table.seats)

    run(scenario())


def test_tokens_and_ids_cannot_be_guessed() -> None:
    tokens, ids = {new_token() for _ in range(1000)}, {new_id() for _ in range(1000)}
    letters = set(string.ascii_letters + string.digits + "-_")
    assert len(tokens) == len(ids) == 1000
    assert all(set(secret) <= letters for secret in tokens | ids)
    assert min(map(len, ids)) * 6 >= 128  # six bits a sign
    assert min(map(len, tokens)) * 6 >= 192


def test_pass_and_play_is_one_owner_of_several_seats(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.guest("Anna")
            table, told = await open_table(house, mine("Anna", "Boris") + bots("random"), owner=anna.id)
            assert table.seats_of(anna.id) == table.seats_of(tokens=told.tokens.values()) == [0, 1]
            assert table.seats_of("somebody else") == table.seats_of(None) == []

    run(scenario())


def test_who_leaves_before_the_beginning_frees_the_seat_for_a_new_invitation(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, told = await open_table(house, mine("Anna") + guests(2))
            boris = await table.join("Boris", invite=told.invites[1])
            await table.leave(boris.seat)
            assert table.seats_of(tokens=[boris.token]) == []
            with pytest.raises(BadInvite):
                await table.join("Boris", invite=told.invites[1])
            assert table.seats[1].free
            await table.join("Clara", invite=table.seats[1].invite)
            await table.join("Dora", invite=told.invites[2])
            with pytest.raises(MatchBegun):
                await table.leave(1)

    run(scenario())


def test_a_bot_can_fill_a_free_seat_and_the_match_begins(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1))
            with pytest.raises(NoSuchBot):
                await table.seat_bot(1, "hal9000")
            with pytest.raises(SeatTaken):
                await table.seat_bot(0, "random")
            with table.subscribe() as changes:
                await table.seat_bot(1, "random", "Merian")
                assert (table.status, table.seats[1].name, table.seats[1].kind) == ("playing", "Merian", "bot")
                await play_any(table, 0)  # in secret, and so does the bot
                while 1 in table.match.to_act:
                    await anext(changes)

    run(scenario())


def test_nobody_waits_for_the_rulebooks_own_opponents(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            seats = (*mine("Anna"), SeatOrder("rival", "Linnaeus"), SeatOrder("rival"))
            table, _ = await open_table(house, seats, "encyclopedia")
            assert [seat.kind for seat in table.seats] == ["person", "rival", "rival"]
            assert (table.status, table.match.options["rivals"]) == ("playing", 2)
            for _ in range(60):
                assert table.match.to_act in ((0,), ())
                if table.match.to_act:
                    await play_any(table, 0)

    run(scenario())


def test_rivals_asked_for_by_the_option_take_their_seats(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, told = await open_table(house, mine("Anna", "x", "y"), "encyclopedia", {"rivals": 1})
            assert [seat.kind for seat in table.seats] == ["person", "person", "rival"]
            assert [*told.tokens] == [0, 1]

    run(scenario())


def test_rivals_take_the_seats_that_they_are_ordered_on_and_keep_them_in_a_rematch(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            seats = (SeatOrder("rival"), *mine("Anna"), SeatOrder("rival"), *mine("Boris"))
            table, _ = await open_table(house, seats, "encyclopedia")
            assert [seat.kind for seat in table.seats] == ["rival", "person", "rival", "person"]
            assert table.match.options["rival_seats"] == "1-3"
            _, again = begin_rematch(table.match, table.seats)
            assert [(seat.seat, seat.kind) for seat in again] == [
                (0, "rival"),
                (1, "person"),
                (2, "rival"),
                (3, "person"),
            ]
            assert [seat.name for seat in again[1::2]] == ["Boris", "Anna"]

    run(scenario())


WRONG = {
    "unknown game": Order("chess", mine("a", "b")),
    "too many seats": Order("evolution", mine(*"abcdefghijkl")),
    "no seats": Order("evolution", ()),
    "unknown option": Order("evolution", mine("a", "b"), {"nonsense": 1}),
    "a server's file as a pack": Order("evolution", mine("a", "b"), {"pack": "/etc/passwd"}),
    "no rivals in this game": Order("evolution", (*mine("a"), SeatOrder("rival"))),
    "only rivals": Order("encyclopedia", (SeatOrder("rival"), SeatOrder("rival"))),
    "a strange kind": Order("evolution", (*mine("a"), SeatOrder("ghost"))),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("order", WRONG.values(), ids=WRONG.keys())
def test_an_order_that_cannot_be_is_refused_in_one_sentence(path: str, order: Order) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            with pytest.raises(BadOrder, match=r"\.$"):
                await house.create(order)
            assert await house.running() == []

    run(scenario())


@pytest.mark.parametrize(("name", "error"), [("", BadName), ("\0\u200b \n", BadName), ("x" * 25, TooLong)])
def test_a_name_must_be_readable(path: str, name: str, error: type[TableError]) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1), public=True)
            with pytest.raises(error):
                await table.join(name)
            await table.join("  Мария\u202e  Сибилла ")
            assert table.seats[1].name == "Мария Сибилла"

    run(scenario())


def test_a_free_seat_is_not_held_by_any_token() -> None:
    assert not Seat(0, "person", "").held_by("")
