"""Who is looking at a page: a signed cookie remembers the browser, the account, the language, the theme and wishes."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field, replace
from http.cookies import SimpleCookie
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.web.settings import Settings

COOKIE = "wunderkammer"
THEMES = ("", "light", "dark")
TIPS = ("", "off")
PACES = ("", "slow", "steps")  # how the moves of others are shown; nothing is the usual pace
CONFIRMS = ("", "always", "never")  # whether a final move is asked for twice; nothing means: on touch screens
MOST_KNOWN = 4096
LONGEST_KNOWN = 2000  # signs of a browser's cookies; anyone who sends more, of others too, is read anew every time
LONGEST_WISH = 12
YEAR = 365 * 24 * 3600


@dataclass
class Visitor:
    """A browser; `notes` are sentences that the next page shows once."""

    id: str
    session: str = ""  # the secret of an open session, if somebody is known here
    lang: str = ""
    theme: str = ""
    pace: str = ""
    tips: str = ""  # "off" once they have been sent away
    confirm: str = ""
    notes: list[str] = field(default_factory=list)

    @property
    def texts(self) -> Catalogue:
        return catalogue(self.lang)

    def say(self, message_id: str, **args: object) -> str:
        return self.texts.say(message_id, **args)

    def wonder(self, lang: str) -> None:
        """Say that a language is not known; of several notices only the last is shown."""
        self.notes = [self.say("web-unknown-language", lang=lang[:LONGEST_WISH])]


def visitor_of(request: Request) -> Visitor:
    visitor = request.state.visitor
    assert isinstance(visitor, Visitor)
    return visitor


class Visitors:
    """Reads the cookie before a request and writes it after one that has changed it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.signer = URLSafeSerializer(settings.secret, salt="visitor")
        self.secure = settings.https
        self.known: dict[str, dict[str, Any]] = {}  # what cookies said whose signature was good

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        visitor = self.read(request.headers.get("cookie", ""))
        before = visitor and replace(visitor, notes=[*visitor.notes])
        if visitor is None:
            visitor = Visitor(secrets.token_urlsafe(16))
        wish = request.query_params.get("lang", "")
        if wish in LANGUAGES:
            visitor.lang = wish
        elif visitor.lang not in LANGUAGES:
            visitor.lang = preferred_language(request.headers.get("accept-language", ""))
        if wish and wish not in LANGUAGES:
            visitor.wonder(wish)
        scope.setdefault("state", {})["visitor"] = visitor

        async def answer(message: Message) -> None:
            # What every cache may keep must not carry anybody's cookie.
            cacheable = scope["path"].startswith("/static/")
            if message["type"] == "http.response.start" and not cacheable and visitor != before:
                MutableHeaders(scope=message).append("set-cookie", self.cookie_text(visitor))
            await send(message)

        await self.app(scope, receive, answer)

    def read(self, cookies: str) -> Visitor | None:
        """The visitor of a browser's cookies; None for a foreign or broken one."""
        known = self.known.get(cookies)
        try:
            data: Any = self.signer.loads(cookie_parser(cookies).get(COOKIE, "")) if known is None else known
            visitor = Visitor(**{**data, "notes": [*data["notes"]]})
        except (BadSignature, KeyError, TypeError, ValueError):
            return None
        if known is None and len(cookies) < LONGEST_KNOWN:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[cookies] = data
        return visitor

    def cookie_text(self, visitor: Visitor) -> str:
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = str(self.signer.dumps(asdict(visitor)))
        morsel = cookie[COOKIE]
        morsel["path"], morsel["httponly"], morsel["samesite"], morsel["max-age"] = "/", True, "Lax", YEAR
        if self.secure:
            morsel["secure"] = True
        return morsel.OutputString()


def preferred_language(header: str) -> str:
    """The first language of a browser's list that the cabinet speaks."""
    for part in header.split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
