"""What somebody changes about their account: name, password, sign-in links, and who else is signed in as them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.table.people.accounts import HOUR
from wunderkammer.table.storage.announcements import USER
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.render import DONE, go
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.people.account import (
    account_page,
    account_user,
    checked_attempt,
    link_address,
    name_in,
    password_in,
)


async def rename(request: Request) -> Response:
    """Another name; at tables where one sits already the old one stays."""
    fields = await checked_attempt(request)
    user = await account_user(request)
    await house_of(request).accounts.rename(user.id, name_in(fields))
    request.app.state.sessions.forget(USER, user.id)
    return back_with_note(request, "people-renamed")


async def change_password(request: Request) -> Response:
    """Another password, or the first one; every other browser has to sign in again."""
    fields = await checked_attempt(request)
    user, session = await account_user(request), visitor_of(request).session
    old, new = password_in(fields, "old"), password_in(fields, "new")
    await house_of(request).accounts.change_password(user.id, old, new, session)
    request.app.state.sessions.forget(USER, user.id)
    return back_with_note(request, "people-password-changed")


async def link(request: Request) -> Response:
    """A sign-in link: for another browser within the hour, or to keep by somebody who has no password."""
    await checked_attempt(request)
    user, accounts = await account_user(request), house_of(request).accounts
    once = await accounts.has_password(user.id)
    secret = await (accounts.link(user.id, HOUR, once=True) if once else accounts.link(user.id))
    return await account_page(request, user, link=link_address(request, secret), once=once)


async def sign_out_elsewhere(request: Request) -> Response:
    """Sign out of every other browser; a person without a password gets a new link in place of those that are lost."""
    await checked_form(request)
    user, accounts = await account_user(request), house_of(request).accounts
    await accounts.close_sessions(user.id, visitor_of(request).session)
    request.app.state.sessions.forget(USER, user.id)
    if await accounts.has_password(user.id):
        return back_with_note(request, "people-signed-out-elsewhere")
    visitor_of(request).notes.append(DONE + visitor_of(request).say("people-signed-out-elsewhere"))
    return await account_page(request, user, link=link_address(request, await accounts.link(user.id)))


def back_with_note(request: Request, message: str, address: str = "/account") -> Response:
    """Back to a page, which says what has been done."""
    visitor_of(request).notes.append(DONE + visitor_of(request).say(message))
    return go(address)
