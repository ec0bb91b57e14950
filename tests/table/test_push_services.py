"""Push services are strangers: where they may be, what they may answer, and how long that may take."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from dataclasses import replace

import pytest

from tests.table.company import run
from tests.table.mailbox import PushBrowser
from tests.table.notified import postman, reachable, two
from wunderkammer.table import House
from wunderkammer.table.notices import push
from wunderkammer.table.notices.mail import NeverDelivered
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.table_errors import BadPushAddress


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
