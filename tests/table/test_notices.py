"""People who are away are told: once for a match, by mail or in their browser, and never a secret."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from tests.table.company import Hands, play_any, run
from tests.table.mailbox import Mailbox, PushBrowser
from tests.table.notified import ALL, BASE, SECRET, postman, reachable, saw_all, two
from wunderkammer.table import ClockRule, House
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.notices.texts import unsubscribing_user


def test_one_notice_for_a_match_until_it_is_seen(url: str, post: tuple[Mailbox, int], settings: NoticeSettings) -> None:
    box, _ = post

    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ALL), await reachable(house, "Boris", ALL)
            table, first = await two(house, anna, boris)
            saw_all(house, table)
            hands.turn(10)
            await play_any(table, first)
            while table.match.to_act == (first,):
                await play_any(table, first)
            hands.turn(30)
            await postman(house).round()
            assert box.letters == []  # they may come by themselves
            hands.turn(40)
            for _ in range(3):
                await postman(house).round()
                hands.turn(100)
            (letter,) = box.letters
            waiting = boris if first == 0 else anna
            assert letter["To"] == f"{waiting.name.lower()}@example.org"
            assert "your turn" in letter["Subject"]
            postman(house).saw(waiting.id, table.id)
            await postman(house).round()
            assert len(box.letters) == 1

    run(scenario())


def test_a_secret_choice_of_others_is_no_news(path: str, post: tuple[Mailbox, int], settings: NoticeSettings) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ALL), await reachable(house, "Boris", ALL)
            table, first = await two(house, anna, boris, game="evolution")
            assert len(table.match.to_act) == 2
            saw_all(house, table)
            hands.turn(10)
            await play_any(table, first)
            hands.turn(1000)
            await postman(house).round()
            assert post[0].letters == []

    run(scenario())


def test_of_several_processes_one_tells(url: str, post: tuple[Mailbox, int], settings: NoticeSettings) -> None:
    box, _ = post

    async def scenario() -> None:
        hands = Hands()
        async with (
            House(url, now=hands, notices=settings) as house,
            House(url, now=hands, notices=settings) as other,
        ):
            anna = await reachable(house, "Anna", ["mail-begin"])
            boris = await house.accounts.register("Boris")
            await two(house, anna, boris)
            hands.turn(100)
            await asyncio.gather(*[postman(one).round() for one in (house, other, house, other)])
            await asyncio.gather(*[postman(one).round() for one in (house, other)])
            assert [letter["To"] for letter in box.letters] == ["anna@example.org"]

    run(scenario())


def test_a_notice_holds_no_secret_and_signs_nobody_in(
    path: str,
    post: tuple[Mailbox, int],
    browser: PushBrowser,
    settings: NoticeSettings,
    caplog: pytest.LogCaptureFixture,
) -> None:
    box, _ = post
    caplog.set_level(logging.DEBUG)

    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ALL), await house.accounts.register("Boris")
            await house.notice_wishes.add_browser(anna.id, browser.endpoint, *browser.keys, strangers_only=False)
            secrets = [await house.accounts.open_session(anna.id), await house.accounts.link(anna.id)]
            table, _ = await two(house, anna, boris)
            hands.turn(100)
            await postman(house).round()
            (letter,), (pushed,) = box.letters, browser.told
            assert json.loads(pushed).keys() == {"title", "body", "path", "tag"}
            body = letter.get_content()
            links = [word for word in body.split() if word.startswith("http")]
            assert links == [f"{BASE}/m/{table.id}", str(letter["List-Unsubscribe"]).strip("<>")]
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert unsubscribing_user(SECRET, links[1].rsplit("/", 1)[1]) == anna.id
            keys = [row.key for row in table.book.rows] + table.match.legal(table.match.to_act[0])
            hidden = [
                *secrets,
                "Boris",
                "Beagle",
                *(f" {key}" for key in keys),
                *(seat.token_hash or "-" for seat in table.seats),
            ]
            for text in (letter.as_string(), pushed.decode(), caplog.text):
                assert not [secret for secret in hidden if secret in text and secret != "-"]
            assert browser.headers[0]["Authorization"].startswith("vapid t=")
            await house.notice_wishes.end(anna.id)
            assert (await house.notice_wishes.of(anna.id)).wishes == {one for one in ALL if one.startswith("push")}

    run(scenario())


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_the_end_and_a_low_clock_are_told_in_ones_own_language(
    path: str, post: tuple[Mailbox, int], settings: NoticeSettings, lang: str
) -> None:
    box, _ = post
    low = {"en": "clock runs low", "ru": "мало времени", "de": "Zeit wird knapp"}

    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ["mail-clock"], lang), await house.accounts.register("Boris")
            table, first = await two(house, anna, boris, ClockRule("days", 1, "random"))
            if first == 1:
                while table.match.to_act == (1,):
                    await play_any(table, 1)
            saw_all(house, table)
            hands.turn(12 * 3600)
            await postman(house).round()
            assert box.letters == []
            hands.turn(9 * 3600)
            await postman(house).round()
            assert [low[lang] in letter["Subject"] for letter in box.letters] == [True]

    run(scenario())


def test_who_watches_is_not_told(path: str, post: tuple[Mailbox, int], settings: NoticeSettings) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ALL), await house.accounts.register("Boris")
            table, _ = await two(house, anna, boris)
            with postman(house).watch(anna.id, table.id):
                hands.turn(100)
                await postman(house).round()
            assert post[0].letters == []

    run(scenario())


def test_at_home_nobody_is_told_anything(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            assert house.postman is None

    run(scenario())


def test_what_was_not_due_is_forgotten_with_its_match(path: str, settings: NoticeSettings) -> None:
    async def scenario() -> None:
        async with House(path, notices=settings) as house:
            anna, boris = await reachable(house, "Anna", ALL), await house.accounts.register("Boris")
            table, _ = await two(house, anna, boris)
            await postman(house).round()
            assert [match for _, match, _ in postman(house).nothing_due] == [table.id]
            await house.remove(table.id)
            await postman(house).round()
            assert postman(house).nothing_due == {}

    run(scenario())
