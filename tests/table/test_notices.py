"""People who are away are told: once for a match, by mail or in their browser, and never a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.table.company import Hands, guests, mine, opened, play_any, run
from tests.table.mailbox import Mailbox, PushBrowser, mail_server
from wunderkammer.table import ClockRule, House, Table, User
from wunderkammer.table.notices import push
from wunderkammer.table.notices.mail import NeverDelivered
from wunderkammer.table.notices.notice_settings import MailSettings, NoticeSettings, PushSettings
from wunderkammer.table.notices.postman import MOST_TRIES, Postman
from wunderkammer.table.notices.texts import unsubscribing_user
from wunderkammer.table.people.address_book import CONFIRM, RECOVER, address_of
from wunderkammer.table.storage.people import notice_rows
from wunderkammer.table.table_errors import BadAddress, BadLink, BadPushAddress, TooMany

BASE = "https://games.example"
SECRET = b"only for tests, and only for them"
ALL = [f"{channel}-{kind}" for channel in ("mail", "push") for kind in ("turn", "begin", "end", "clock")]


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def browser() -> Iterator[PushBrowser]:
    found = PushBrowser()
    yield found
    found.close()


@pytest.fixture
def settings(post: tuple[Mailbox, int], tmp_path: Path) -> NoticeSettings:
    push.make_push_key(tmp_path / "push.pem")
    mail = MailSettings("127.0.0.1", "Games <games@games.example>", post[1], "none")
    to_browsers = PushSettings(str(tmp_path / "push.pem"), "mailto:me@games.example", strangers_only=False)
    return NoticeSettings(BASE, SECRET, mail, to_browsers, delay=60.0, every=3600.0)


def postman(house: House) -> Postman:
    assert house.postman is not None
    return house.postman


async def reachable(house: House, name: str, wishes: list[str], lang: str = "en") -> User:
    """Somebody with a confirmed address who wants to be told."""
    user = await house.accounts.register(name)
    address = f"{name.lower()}@example.org"
    await house.addresses.confirm(await house.addresses.new_link(user.id, CONFIRM, address))
    await house.notice_wishes.put(user.id, wishes, lang)
    return user


async def two(
    house: House, anna: User, boris: User, clock: ClockRule | None = None, game: str = "lost_lands"
) -> tuple[Table, int]:
    """A match that has begun, and the seat whose turn it is."""
    table, told = await opened(house, mine("Anna") + guests(1), game=game, owner=anna.id, clock=clock)
    await table.join("Boris", boris.id, told.invites[1])
    return table, table.match.to_act[0]


def saw_all(house: House, table: Table) -> None:
    for seat in table.seats:
        if seat.user:
            postman(house).saw(seat.user, table.id)


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


def test_a_browser_that_is_gone_is_forgotten_and_redirects_are_not_followed(
    path: str, browser: PushBrowser, settings: NoticeSettings
) -> None:
    async def scenario() -> None:
        async with House(path, notices=replace(settings, delay=0.0)) as house:
            anna, boris = await reachable(house, "Anna", ["push-begin"]), await house.accounts.register("Boris")
            await house.notice_wishes.add_browser(anna.id, browser.endpoint, *browser.keys, strangers_only=False)
            browser.status = 302
            await two(house, anna, boris)
            await postman(house).round()
            assert (await house.notice_wishes.of(anna.id)).browsers == 1  # tried again later
            browser.status = 410
            await two(house, anna, boris)
            await postman(house).round()
            assert (await house.notice_wishes.of(anna.id)).browsers == 0

    run(scenario())


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example/1", "https://push.example:8443/1", "https://me@push.example/1", "file:///etc/passwd", "", "https://",
     "https://push.example/" + "x" * 1000, "https://пуш.example/", "https://push.example/ 1", "https://[::1",
     f"https://{'x' * 64}.example/", "https://push..example/", "https://.example/", "https://localhost/",
     "https://push.example./", "https://-push.example/", "https://push_.example/", "https://[2606:4700::1111]/"],
)  # fmt: skip
def test_no_browser_gives_such_an_address(endpoint: str) -> None:
    with pytest.raises(BadPushAddress):
        push.checked_endpoint(endpoint)


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


@pytest.mark.parametrize("speaks", [b"", b"H"], ids=["silent", "byte by byte"])
def test_a_push_service_that_never_answers_is_hung_up_on(
    speaks: bytes, browser: PushBrowser, settings: NoticeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.5)
    assert settings.push is not None
    key = push.PushKey(settings.push)
    with socket.create_server(("127.0.0.1", 0)) as strange:
        ends = threading.Event()

        def drip() -> None:
            caller, _ = strange.accept()
            with caller, suppress(OSError):
                while not ends.wait(0.05):
                    caller.sendall(speaks)

        thread = threading.Thread(target=drip)
        thread.start()
        try:
            with pytest.raises(OSError, match=r"answer|timed out|reset|closed"):
                push.send(key, f"http://127.0.0.1:{strange.getsockname()[1]}/", *browser.keys, b"{}")
        finally:
            ends.set()
            thread.join()
    assert not key.calls


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


@pytest.mark.parametrize(
    "answer",
    [["127.0.0.1"], ["10.0.0.1"], ["8.8.8.8", "192.168.1.1"], ["::1"], ["169.254.169.254"], ["fe80::1%eth0"],
     ["::ffff:127.0.0.1"], ["::127.0.0.1"], ["64:ff9b::7f00:1"], ["2002:7f00:1::"], ["224.0.0.1"], ["ff0e::1"],
     ["fec0::1"], ["0.0.0.0"], ["100.64.0.1"]],
)  # fmt: skip
def test_a_push_service_is_in_the_public_network(answer: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in answer]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NeverDelivered):
        push.public_addresses("push.example", 443, True)


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "AAAA"), ("ä" * 20, "x"), ("A" * 500, "A" * 22)])
def test_keys_of_a_browser_have_their_length(path: str, keys: tuple[str, str]) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            anna = await house.accounts.register("Anna")
            with pytest.raises(BadPushAddress):
                await house.notice_wishes.add_browser(anna.id, "https://push.example/1", *keys)

    run(scenario())


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
            assert await house.addresses.lost("anna") == [(anna.id, "anna@example.org")]
            assert await house.addresses.lost("anna@example.org") == [(anna.id, "anna@example.org")]
            assert await house.addresses.lost("nobody") == []
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


def test_at_home_nobody_is_told_anything(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            assert house.postman is None

    run(scenario())
