"""Pages about notices: the address, the choice, the way back, the end of it; and the settings that allow them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.table.mailbox import Mailbox, PushBrowser, mail_server
from tests.web.browser import Browser
from tests.web.conftest import SECRET
from wunderkammer.errors import BadFile
from wunderkammer.table import House
from wunderkammer.table.notices.notice_settings import MailSettings, NoticeSettings, PushSettings
from wunderkammer.table.notices.push import make_push_key
from wunderkammer.web.app import create_app
from wunderkammer.web.server.settings_file import FILE, PUSH_KEY, settings_in
from wunderkammer.web.settings import Settings

BASE = "http://testserver"
PASSWORD = "correct horse"
Visit = Callable[[], Browser]


@pytest.fixture
def box() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def app(tmp_path: Path, box: tuple[Mailbox, int]) -> Starlette:
    make_push_key(tmp_path / PUSH_KEY)
    mail = MailSettings("127.0.0.1", "games@games.example", box[1], "none")
    notices = NoticeSettings(BASE, SECRET, mail, PushSettings(str(tmp_path / PUSH_KEY), "mailto:me@games.example"))
    many = 10_000
    settings = Settings(SECRET, shared=True, sign_ins_per_minute=many, letters_per_minute=many)
    return create_app(House(str(tmp_path / "tables.sqlite"), bot_processes=1, notices=notices), settings)


@pytest.fixture
def anna(visit: Visit) -> Browser:
    person = visit()
    person.open("/account")
    person.send("/account/register", name="Anna", password=PASSWORD)
    return person


def link_in(person: Browser, box: Mailbox) -> str:
    """Let the postman go his round; the path of the first link in the latest letter."""
    assert person.server.portal is not None
    before = len(box.letters)
    while len(box.letters) == before:  # a way back is put into the outbox behind the answer
        person.server.portal.call(person.app.state.house.postman.round)
    found = re.search(rf"{BASE}(/\S+)", box.letters[-1].get_content())
    assert found
    return found[1]


def test_an_address_is_used_once_it_is_confirmed(anna: Browser, visit: Visit, box: tuple[Mailbox, int]) -> None:
    anna.open("/account/notices")
    anna.send("/account/address", address="anna@example.org", password="wrong")
    assert "password is wrong" in anna.text
    assert anna.url == "/account/notices"
    anna.send("/account/address", address="anna@example.org", password=PASSWORD)
    assert 'value="anna@example.org"' not in anna.open("/account/notices").text
    path = link_in(anna, box[0])
    reader = visit()
    reader.open(path)
    assert 'value="anna@example.org"' not in anna.open("/account/notices").text  # a preview confirms nothing
    reader.send(path)
    assert "You are" not in reader.open("/account").text  # and the link signs nobody in
    assert 'value="anna@example.org"' in anna.open("/account/notices").text
    assert reader.send(path).status_code == 404
    lost = visit()
    known = lost.send("/lost", who="anna").text
    assert re.sub(r'value="[^"]*"', "", known) == re.sub(r'value="[^"]*"', "", lost.send("/lost", who="nobody").text)
    path = link_in(lost, box[0])
    lost.open(path)
    lost.send(path, new="battery staple")
    assert "You are Anna" in lost.open("/account").text
    assert "You are" not in anna.open("/account").text


def test_the_time_of_the_answer_does_not_tell_whose_address_it_is(
    anna: Browser, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> list[tuple[str, str]]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(app.state.house.addresses, "locked_out_accounts", never)
    anna.open("/lost")
    assert "a letter is on its way" in anna.send("/lost", who="anna@example.org").text


def test_the_choice_is_kept_and_ends_by_one_click(anna: Browser, app: Starlette) -> None:
    anna.open("/account/notices")
    anna.send("/account/notices", **{"mail-turn": "on", "push-end": "on", "mail-nonsense": "on"})
    page = anna.open("/account/notices").text
    assert re.findall(r'name="([\w-]+)" checked', page) == ["mail-turn", "push-end"]
    from wunderkammer.table.notices.texts import unsubscribe_signer

    house = app.state.house
    assert anna.server.portal is not None
    (user,) = [
        row.id for row in house.services.store.read_now(lambda c: c.exec_driver_sql("SELECT id FROM users").all())
    ]
    path = f"/unsubscribe/{unsubscribe_signer(SECRET).dumps(user)}"
    assert anna.client.get(path).status_code == 200
    assert "mail-turn" in re.findall(r'name="([\w-]+)" checked', anna.open("/account/notices").text)
    answer = anna.client.post(path, content="List-Unsubscribe=One-Click", headers={"sec-fetch-site": "none"})
    assert answer.status_code == 200
    assert re.findall(r'name="([\w-]+)" checked', anna.open("/account/notices").text) == ["push-end"]
    assert anna.client.post("/unsubscribe/forged").status_code == 404


def test_a_browser_is_added_only_with_a_strangers_address(anna: Browser) -> None:
    browser = PushBrowser()
    p256dh, auth = browser.keys
    try:
        anna.open("/account/notices")
        for endpoint, expected in ((browser.endpoint, False), ("https://push.example/1", True)):
            anna.send("/account/push", endpoint=endpoint, p256dh=p256dh, auth=auth)
            assert ("One browser shows" in anna.open("/account/notices").text) is expected
        anna.send("/account/push/remove")
        assert "One browser shows" not in anna.open("/account/notices").text
    finally:
        browser.close()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("registration = 'perhaps'", "settings-value"),
        ("registration = true", "settings-value"),
        ("colour = 'red'", "settings-name"),
        ("[mail]\nhost = 'x'", "settings-missing"),
        ("[mail]\nhost = 'x'\nsender = 'nobody'", "settings-value"),
        ("[mail]\nhost = 'x'\nsender = 'a@b.cd'\nport = 'y'", "settings-value"),
        ("[mail]\nhost = 'x'\nsender = 'a@b.cd'\nport = 99999", "settings-value"),
        ("[mail]\nhost = 'x y'\nsender = 'a@b.cd'", "settings-value"),
        ('[mail]\nhost = "x"\nsender = "a\\nb <a@b.cd>"', "settings-value"),
        ("[mail]\nhost = 'x'\nsender = 'Games a@b.cd'", "settings-value"),
        ("[push]\ncontact = 'mailto:a@b.cd'", "push-key"),
        ("[push]\ncontact = 'a@b.cd'", "settings-value"),
        ("not toml", "settings-unreadable"),
    ],
)
def test_wrong_settings_are_one_sentence(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        settings_in(tmp_path, "https://games.example", SECRET)
    assert caught.value.code == code
    assert "⟨" not in str(caught.value)


def test_good_settings_and_none(tmp_path: Path) -> None:
    assert settings_in(tmp_path, "", SECRET) == ("open", None)
    make_push_key(tmp_path / PUSH_KEY)
    assert (tmp_path / PUSH_KEY).stat().st_mode & 0o077 == 0
    text = "registration = 'closed'\n[mail]\nhost = 'x'\nsender = 'G <g@b.cd>'\n[push]\ncontact = 'mailto:a@b.cd'"
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    found = settings_in(tmp_path, "https://games.example", SECRET)
    assert found.registration == "closed"
    assert found.notices is not None
    assert (found.notices.mail is None, found.notices.push is None) == (False, False)
    with pytest.raises(BadFile) as caught:
        settings_in(tmp_path, "", SECRET)
    assert caught.value.code == "settings-public-url"
