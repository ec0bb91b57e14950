"""The arguments of `wk admin …`."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from wunderkammer.cli.arguments.typed_values import WholeNumber
from wunderkammer.cli.help_texts import LANGUAGES, HelpTexts

Add = Callable[[argparse.ArgumentParser, HelpTexts], None]


def add_no_more(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    """For actions that take nothing of their own."""


def add_word(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    action.add_argument("word", nargs="?", default="", metavar="WORD", help=texts("admin-word"))


def add_state(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    action.add_argument("--state", choices=("waiting", "playing", "over"), default="", help=texts("admin-state"))


def add_all(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    action.add_argument("--all", action="store_true", help=texts("admin-all"))


def add_name(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    action.add_argument("name", metavar="NAME", help=texts("admin-name"))


def add_id(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    action.add_argument("id", metavar="ID", help=texts("admin-id"))


def add_ban(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    add_name(action, texts)
    action.add_argument("--days", type=WholeNumber(texts.lang, 1), metavar="N", help=texts("admin-ban-days"))


def add_link(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    add_name(action, texts)
    hours = WholeNumber(texts.lang, 1)
    action.add_argument("--hours", type=hours, default=24, metavar="N", help=texts("admin-hours"))
    action.add_argument("--public-url", default="", metavar="URL", help=texts("public-url"))


def add_invite(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    at_least_one = WholeNumber(texts.lang, 1)
    action.add_argument("--uses", type=at_least_one, default=1, metavar="N", help=texts("admin-uses"))
    action.add_argument("--days", type=at_least_one, default=14, metavar="N", help=texts("admin-invite-days"))
    action.add_argument("--public-url", default="", metavar="URL", help=texts("public-url"))


def add_retention(action: argparse.ArgumentParser, texts: HelpTexts) -> None:
    for name in ("finished", "waiting", "forgotten"):
        days = WholeNumber(texts.lang, 1)
        action.add_argument(f"--{name}", type=days, metavar="DAYS", help=texts(f"admin-{name}"))
    action.add_argument("--dry-run", action="store_true", help=texts("admin-dry-run"))


ACTIONS: dict[str, Add] = {
    "users": add_word,
    "matches": add_state,
    "reports": add_all,
    "settle": add_id,
    "ban": add_ban,
    "unban": add_name,
    "password": add_name,
    "link": add_link,
    "invite": add_invite,
    "remove-user": add_name,
    "remove-match": add_id,
    "retention": add_retention,
    "push-key": add_no_more,
}


def add_admin(admin: argparse.ArgumentParser, texts: HelpTexts) -> None:
    actions = admin.add_subparsers(dest="action", metavar=texts("admin-action"), required=True)
    for name, add in ACTIONS.items():
        action = actions.add_parser(name, texts=texts, help=texts(f"admin-{name}"), description=texts(f"admin-{name}"))
        add(action, texts)
        action.add_argument("--data", default="", metavar="DIR", help=texts("data"))
        action.add_argument("--database", default="", metavar="URL", help=texts("database"))
        action.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("lang"))
