"""Settings of a server that do not fit on a command line: `settings.toml` in its data folder."""

from __future__ import annotations

import tomllib
from email.utils import parseaddr
from pathlib import Path
from typing import Any, NamedTuple, get_args

from wunderkammer.errors import BadFile
from wunderkammer.table.notices.notice_settings import MailSettings, NoticeSettings, PushSettings
from wunderkammer.table.notices.push import PushKey
from wunderkammer.table.people.address_book import ADDRESS
from wunderkammer.web.settings import Registration

FILE = "settings.toml"
PUSH_KEY = "push.pem"
# What may stand in each part, and of which kind it is.
PARTS: dict[str, dict[str, type]] = {
    "": {"registration": str, "mail": dict, "push": dict},
    "mail": {"host": str, "sender": str, "port": int, "security": str, "user": str, "password": str},
    "push": {"contact": str},
}
CHOICES = {"registration": get_args(Registration), "security": ("starttls", "tls", "none")}
NEEDED = {"": (), "mail": ("host", "sender"), "push": ("contact",)}


class FileSettings(NamedTuple):
    """What the file says."""

    registration: Registration = "open"
    notices: NoticeSettings | None = None


def settings_in(folder: Path, base: str, secret: bytes) -> FileSettings:
    """The settings of a folder; whatever is wrong with them is one sentence, and without a file nothing is set."""
    path = folder / FILE
    try:
        given = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    except (OSError, ValueError) as error:
        raise BadFile("settings-unreadable", path=str(path), reason=str(error)) from None
    check_part(path, "", given)
    for part in ("mail", "push"):
        if part in given:
            check_part(path, part, given[part])
    return FileSettings(given.get("registration", "open"), notices_of(folder, given, base, secret))


def check_part(path: Path, part: str, given: dict[str, Any]) -> None:
    """Every name is known, of the right kind, and nothing that is needed is missing."""
    for name, value in given.items():
        kind, choices = PARTS[part].get(name), CHOICES.get(name)
        if kind is None:
            raise BadFile("settings-name", path=str(path), name=name, known=[*PARTS[part]])
        if not isinstance(value, kind) or isinstance(value, bool) or (choices and value not in choices):
            raise BadFile("settings-value", path=str(path), name=name, given=str(value))
    for name in NEEDED[part]:
        if not given.get(name):
            raise BadFile("settings-missing", path=str(path), name=f"{part}.{name}")


def notices_of(folder: Path, given: dict[str, Any], base: str, secret: bytes) -> NoticeSettings | None:
    """How people who are away are notified; links in letters need the public address."""
    if "mail" not in given and "push" not in given:
        return None
    if not base:
        raise BadFile("settings-public-url", path=str(folder / FILE))
    mail = MailSettings(**given["mail"]) if "mail" in given else None
    if mail is not None:
        check_mail(folder / FILE, mail)
    if not given.get("push", {}).get("contact", "mailto:").startswith(("mailto:", "https://")):
        raise BadFile("settings-value", path=str(folder / FILE), name="push.contact", given=given["push"]["contact"])
    push = PushSettings(str(folder / PUSH_KEY), given["push"]["contact"]) if "push" in given else None
    if push is not None:
        PushKey(push)  # one that is missing or broken is said before anybody waits for a notice
    return NoticeSettings(base, secret, mail, push)


def check_mail(path: Path, mail: MailSettings) -> None:
    """A letter can be written from the sender, and the server can have such a port and such a name."""
    found = {"sender": mail.sender, "port": mail.port, "host": mail.host}
    good = {
        "sender": mail.sender.isprintable() and ADDRESS.fullmatch(parseaddr(mail.sender)[1]),
        "port": 0 < mail.port < 65536,
        "host": mail.host.isprintable() and not {*" /@"} & {*mail.host},
    }
    for name, value in found.items():
        if not good[name]:
            raise BadFile("settings-value", path=str(path), name=f"mail.{name}", given=str(value))
