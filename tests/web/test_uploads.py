"""Records are read as they arrive, and refused at the first wrong line."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.table.company import run
from tests.web.browser import Browser
from tests.web.conftest import SECRET
from tests.web.test_after import finished_record
from wunderkammer.table import House
from wunderkammer.table.opening.record_upload import RecordUpload
from wunderkammer.table.table_errors import RecordRefused
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

BOUNDARY = "a-boundary"


@pytest.mark.parametrize("size", [1, 7, 1 << 20])
def test_a_record_is_the_same_in_whatever_parts_it_comes(size: int) -> None:
    text = finished_record().encode()
    upload = RecordUpload()
    for start in range(0, len(text), size):
        upload.feed(text[start : start + size])
    record, match = upload.finish()
    assert record.dumps().encode() == text
    assert match.result is not None


@pytest.mark.parametrize(
    ("at", "wrong"), [(0, b"{}"), (5, b"no json"), (5, b'[0,"no:such"]'), (5, b"[9]"), (5, b"\xff\xfe")]
)
def test_the_first_wrong_line_is_refused_before_the_next_comes(at: int, wrong: bytes) -> None:
    lines = finished_record().encode().splitlines()
    upload = RecordUpload()
    for line in lines[:at]:
        upload.feed(line + b"\n")
    with pytest.raises(RecordRefused):
        upload.feed(wrong + b"\n")


def test_a_line_without_an_end_is_refused_when_it_is_too_long() -> None:
    upload = RecordUpload()
    for _ in range(20):
        upload.feed(b"x" * 100_000)
    with pytest.raises(RecordRefused, match="2 MB"):
        upload.feed(b"x")


def test_uploads_are_read_one_at_a_time_and_never_where_pages_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, readers, places = RecordUpload.take, [0], set[tuple[int, int]]()

    def take(upload: RecordUpload, data: bytes) -> None:
        readers[0] += 1
        places.add((threading.get_ident(), readers[0]))
        time.sleep(0.001)
        usual(upload, data)
        readers[0] -= 1

    monkeypatch.setattr(RecordUpload, "take", take)

    async def scenario() -> int:
        async with House(str(tmp_path / "tables.sqlite")) as house:
            text = finished_record().encode()
            parts = [text[start : start + 500] for start in range(0, len(text), 500)]

            async def bring() -> None:
                upload = RecordUpload()
                for part in parts:
                    await house.read_upload(upload, part)
                await house.open_upload(upload)

            await asyncio.gather(*(bring() for _ in range(4)))
            return threading.get_ident()

    own = run(scenario())
    assert places
    assert own not in {thread for thread, _ in places}
    assert {at_once for _, at_once in places} == {1}


def begin(token: str) -> bytes:
    """A form up to where its record begins."""
    field = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="token"\r\n\r\n{token}\r\n'
    file = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="record"; filename="x.jsonl"\r\n\r\n'
    return (field + file).encode()


def upload_status(app: Starlette, anna: Browser, body: AsyncIterator[bytes]) -> int:
    """The status with which an upload is answered, sent in the parts of a body."""
    cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    headers = {"host": "testserver", "cookie": cookie, "content-type": kind, "content-length": "1000000"}
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/records",
        "query_string": b"",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("testclient", 1),
        "server": ("testserver", 80),
        "root_path": "",
    }
    status: list[int] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": await anext(body), "more_body": True}

    async def send(message: dict[str, int]) -> None:
        status.extend([message["status"]] if "status" in message else [])

    async def ask() -> None:
        await asyncio.wait_for(app(scope, receive, send), 60)  # type: ignore[arg-type]

    assert anna.server.portal is not None
    anna.server.portal.call(ask)
    return status[0]


@pytest.mark.parametrize("good", [True, False])
def test_nobody_waits_for_the_rest_of_what_is_wrong_already(good: bool, app: Starlette, anna: Browser) -> None:
    anna.open("/records")
    sent: list[bytes] = []

    async def body() -> AsyncIterator[bytes]:
        for part in (begin(anna.token() if good else "nonsense"), b"no record at all\n"):
            sent.append(part)
            yield part
        await asyncio.Event().wait()  # the rest never comes

    assert upload_status(app, anna, body()) == (400 if good else 403)
    assert len(sent) == 2


def test_on_a_shared_server_only_people_with_a_name_are_read(tmp_path: object) -> None:
    app = create_app(House(f"{tmp_path}/tables.sqlite", bot_processes=1), Settings(SECRET, shared=True))
    with TestClient(app) as client:
        answer = Browser(client, app).upload(finished_record())
        assert "/account" in str(answer.url)
