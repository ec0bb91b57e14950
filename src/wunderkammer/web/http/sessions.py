"""Who somebody is: the user behind a browser's session, and those who come without one."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import Request

from wunderkammer.table import House, User
from wunderkammer.table.seats import fingerprint
from wunderkammer.table.storage.announcements import SESSION
from wunderkammer.web.http.cookies import Visitor, visitor_of
from wunderkammer.web.http.request_errors import SignInFirst
from wunderkammer.web.http.request_limits import sender_of

REMEMBERED = 20.0  # seconds in which the guest book need not be asked again
MOST_REMEMBERED = 4096


class Sessions:
    """The users of open sessions; what was looked up lately is remembered until somebody signs out, in any process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: OrderedDict[str, tuple[float, User | None]] = OrderedDict()  # by the secret's fingerprint
        self.changes = 0  # that were heard of: what was asked for before the last one may be wrong

    def forget(self, kind: str, which: str) -> None:
        """A session has ended, or something about a user has changed."""
        self.changes += 1
        if kind == SESSION:
            self.known.pop(which, None)
        else:
            for session in [session for session, (_, user) in self.known.items() if user and user.id == which]:
                del self.known[session]

    async def user(self, visitor: Visitor) -> User | None:
        """The user who sits at this browser, if the house knows them."""
        if not visitor.session:
            return None
        session = fingerprint(visitor.session)
        until, user = self.known.get(session, (0.0, None))
        if until < time.monotonic():
            changes = self.changes
            user = await self.house.accounts.session(visitor.session)
            if changes == self.changes:
                self.known[session] = (time.monotonic() + REMEMBERED, user)
            if len(self.known) > MOST_REMEMBERED:
                self.known.popitem(last=False)
        return user

    async def enter(self, visitor: Visitor, user: User) -> None:
        """Open a session for a user at this browser."""
        visitor.session = await self.house.accounts.open_session(user.id)

    async def leave(self, visitor: Visitor) -> None:
        if visitor.session:
            await self.house.accounts.close_session(visitor.session)
            self.forget(SESSION, fingerprint(visitor.session))
        visitor.session = ""


async def user_of(request: Request) -> User | None:
    """Who sends this request."""
    sessions: Sessions = request.app.state.sessions
    return await sessions.user(visitor_of(request))


async def player_of(request: Request, name: str = "") -> User:
    """The user who wants to sit down: on one's own machine anybody, on a shared server only people with a name."""
    user = await user_of(request)
    house: House = request.app.state.house
    if user is not None and not (user.guest and request.app.state.settings.shared):
        house.services.came_from(user.id, sender_of(request))
        return user
    if request.app.state.settings.shared:
        raise SignInFirst
    user = await house.accounts.guest(name)
    sessions: Sessions = request.app.state.sessions
    await sessions.enter(visitor_of(request), user)
    return user
