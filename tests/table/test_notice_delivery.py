"""Letters that cannot be delivered: tried again, given up in the end, and no trouble for others."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.table.company import Hands, run
from tests.table.mailbox import Mailbox, PushBrowser
from tests.table.notified import ALL, postman, reachable, two
from wunderkammer.table import House
from wunderkammer.table.notices import push
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.notices.postman import MOST_TRIES
from wunderkammer.table.people.address_book import CONFIRM, RECOVER
from wunderkammer.table.storage.people import notice_rows
from wunderkammer.table.table_errors import TooMany


def test_what_cannot_be_sent_is_tried_again_and_then_given_up(
    path: str, post: tuple[Mailbox, int], settings: NoticeSettings
) -> None:
    box, _ = post

    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, notices=settings) as house:
            anna = await reachable(house, "Anna", ALL)
            box.answer = "451 later"
            await postman(house).post_link(anna.id, RECOVER, "anna@example.org")
            await postman(house).round()
            box.answer = ""
            await postman(house).round()
            assert box.letters == []  # not at once
            hands.turn(61)
            await postman(house).round()
            assert len(box.letters) == 1
            box.answer = "451 later"
            await postman(house).post_link(anna.id, RECOVER, "anna@example.org")
            for _ in range(MOST_TRIES):
                await postman(house).round()
                hands.turn(10**6)
            waiting = await house.services.store.read(
                lambda connection: notice_rows.waiting_letters(connection, anna.id, RECOVER)
            )
            assert waiting == 0
            box.answer = ""
            await postman(house).post_link(anna.id, CONFIRM, "gone@example.org")
            await postman(house).round()
            assert len(box.letters) == 1
            for _ in range(3):
                await postman(house).post_link(anna.id, CONFIRM, "x@example.org")
            with pytest.raises(TooMany):
                await postman(house).post_link(anna.id, CONFIRM, "x@example.org")

    run(scenario())


def test_one_letter_that_fails_in_an_unheard_of_way_stops_no_others(
    path: str, browser: PushBrowser, settings: NoticeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = push.send

    def send(key: push.PushKey, endpoint: str, *rest: Any) -> None:
        if "odd" in endpoint:
            raise UnicodeError("label empty or too long")
        usual(key, endpoint, *rest)

    monkeypatch.setattr(push, "send", send)

    async def scenario() -> None:
        async with House(path, notices=replace(settings, delay=0.0)) as house:
            anna, boris = (
                await reachable(house, "Anna", ["push-begin"]),
                await reachable(house, "Boris", ["push-begin"]),
            )
            await house.notice_wishes.add_browser(anna.id, "http://odd/", *browser.keys, strangers_only=False)
            await house.notice_wishes.add_browser(boris.id, browser.endpoint, *browser.keys, strangers_only=False)
            await two(house, anna, boris)
            await postman(house).round()
            assert len(browser.told) == 1
            assert (await house.notice_wishes.of(anna.id)).browsers == 1  # tried again later

    run(scenario())


def test_a_round_that_fails_is_followed_by_the_next(path: str, settings: NoticeSettings) -> None:
    async def scenario() -> None:
        async with House(path, notices=replace(settings, every=0.001)) as house:
            rounds = asyncio.Semaphore(0)

            async def round_fails() -> None:
                rounds.release()
                raise RuntimeError

            postman(house).round = round_fails  # type: ignore[method-assign]
            for _ in range(3):
                await rounds.acquire()

    run(scenario())
