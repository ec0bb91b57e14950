"""What `wk admin …` does."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import time

from wunderkammer.errors import BadArgument, BadFile
from wunderkammer.table.notices.push import make_push_key
from wunderkammer.table.people.administration import FOR_EVER, Administration
from wunderkammer.table.people.clean_text import fold_name, readable
from wunderkammer.table.storage.people import oversight, reports
from wunderkammer.table.storage.store import Store
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.http.address import public_address
from wunderkammer.web.server.settings_file import PUSH_KEY
from wunderkammer.web.server.startup import DATABASE, data_folder

Action = Callable[[Administration, argparse.Namespace, Catalogue], Awaitable[None]]


def admin(given: argparse.Namespace, lang: str) -> int:
    if given.action == "push-key":
        return push_key(data_folder(given.data) / PUSH_KEY, catalogue(lang))
    store = Store(database_of(given))
    try:
        asyncio.run(carry_out(store, given, catalogue(lang)))
    finally:
        store.close()
    return 0


def push_key(path: Path, texts: Catalogue) -> int:
    """Make the key that signs notices to browsers; one that is there stays, for all browsers know it."""
    if path.exists():
        raise BadFile("push-key-there", path=str(path))
    make_push_key(path)
    print(texts.say("admin-push-key", path=str(path)))
    return 0


async def carry_out(store: Store, given: argparse.Namespace, texts: Catalogue) -> None:
    await ACTIONS[given.action](Administration(store, time), given, texts)


def database_of(given: argparse.Namespace) -> str:
    """The database of the server; one that is not there is not made."""
    path = data_folder(given.data) / DATABASE
    if not given.database and not path.exists():
        raise BadFile("no-database-there", path=str(path))
    if given.database and "://" not in given.database and not Path(given.database).expanduser().exists():
        raise BadFile("no-database-there", path=given.database)
    return given.database or str(path)


async def users(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    word = fold_name(readable(given.word))
    rows = await admin.store.read(lambda connection: oversight.people(connection, word))
    lines = [
        (row.name, day(row.created), str(row.seats), ban_words(row.banned_until, admin.now(), texts)) for row in rows
    ]
    print_lines(lines, texts)


async def matches(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    rows = await admin.store.read(lambda connection: oversight.all_matches(connection, given.state))
    names = await admin.store.read(oversight.seat_names)
    print_lines([(row.id, row.game, row.state, day(row.moved), ", ".join(names[row.id])) for row in rows], texts)


async def list_reports(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    rows = await admin.store.read(lambda connection: reports.report_list(connection, given.all))
    print_lines(
        [(row.id, day(row.at), row.by_name or "–", row.about_name, row.match or "–", row.text) for row in rows], texts
    )


async def settle(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    await admin.settle(given.id)
    print(texts.say("admin-settled"))


async def ban(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    await admin.ban(given.name, given.days)
    print(texts.say("admin-banned", name=given.name))


async def unban(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    await admin.unban(given.name)
    print(texts.say("admin-unbanned", name=given.name))


async def password(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    print(await admin.new_password(given.name))


async def link(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    base = base_of(given)
    print(f"{base}/sign-in/{await admin.link(given.name, given.hours)}")


async def invite(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    base = base_of(given)
    print(f"{base}/register/{await admin.invite(given.uses, given.days)}")


async def remove_user(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    await admin.remove_user(given.name)
    print(texts.say("admin-user-removed", name=given.name))


async def remove_match(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    await admin.remove_match(given.id)
    print(texts.say("admin-match-removed"))


async def retention(admin: Administration, given: argparse.Namespace, texts: Catalogue) -> None:
    asked = {"over": given.finished, "waiting": given.waiting, "playing": given.forgotten}
    days = {state: most for state, most in asked.items() if most is not None}
    if not days:
        raise BadArgument("retention-nothing")
    if given.dry_run:
        found = await admin.store.read(lambda connection: oversight.old_matches(connection, days, admin.now()))
        print(texts.say("admin-would-remove", count=len(found)))
    else:
        print(texts.say("admin-removed", count=await admin.sweep(days)))


ACTIONS: dict[str, Action] = {
    "users": users,
    "matches": matches,
    "reports": list_reports,
    "settle": settle,
    "ban": ban,
    "unban": unban,
    "password": password,
    "link": link,
    "invite": invite,
    "remove-user": remove_user,
    "remove-match": remove_match,
    "retention": retention,
}


def base_of(given: argparse.Namespace) -> str:
    """What a printed link begins with; without a public address it is only the path."""
    return public_address(given.public_url) if given.public_url else ""


def ban_words(until: float | None, now: float, texts: Catalogue) -> str:
    if until is None or until <= now:
        return ""
    return texts.say("admin-is-banned") if until >= FOR_EVER else texts.say("admin-is-banned-until", day=day(until))


def day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def print_lines(lines: Sequence[Sequence[str]], texts: Catalogue) -> None:
    """A list in columns; what people have typed cannot command the terminal."""
    if not lines:
        print(texts.say("admin-none"))
        return
    clean = [[readable(word) for word in line] for line in lines]
    widths = [max(len(line[at]) for line in clean) for at in range(len(clean[0]))]
    for line in clean:
        print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())
