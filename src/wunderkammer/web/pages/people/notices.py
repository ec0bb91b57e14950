"""Notices when away: one's address, what to be notified of, and how to stop it."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.table import House
from wunderkammer.table.notices.occasions import KINDS
from wunderkammer.table.notices.postman import Postman
from wunderkammer.table.notices.texts import unsubscribing_user
from wunderkammer.table.people.address_book import CONFIRM, RECOVER, address_of
from wunderkammer.table.people.notice_wishes import POSSIBLE
from wunderkammer.table.table_errors import BadAddress, BadLink, TooMany
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.render import page
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.people.account import account_user, checked_attempt, enter, password_in
from wunderkammer.web.pages.people.security import back_with_note

HERE = "/account/notices"


def postman_of(request: Request) -> Postman:
    """The sender of letters; raises BadAddress on a server that sends none."""
    postman = house_of(request).postman
    if postman is None:
        raise BadAddress("no-notices")
    return postman


def mailing_postman(request: Request) -> Postman:
    """The same; one who only notifies browsers writes no letters."""
    postman = postman_of(request)
    if postman.settings.mail is None:
        raise BadAddress("no-notices")
    return postman


async def notices(request: Request) -> Response:
    """How one can be reached, and about what."""
    user, postman = await account_user(request), postman_of(request)
    state = await house_of(request).notice_wishes.of(user.id)
    push_key = postman.push_key.public if postman.push_key else ""
    has_password = await house_of(request).accounts.has_password(user.id)
    return page(
        request,
        "people/notices.html",
        state=state,
        kinds=KINDS,
        push_key=push_key,
        has_password=has_password,
    )


async def choose(request: Request) -> Response:
    """What one wants notices of from now on."""
    fields = await checked_form(request)
    user = await account_user(request)
    wishes = [name for name in POSSIBLE if name in fields]
    await house_of(request).notice_wishes.put(user.id, wishes, visitor_of(request).lang)
    return back_with_note(request, "people-notices-kept", HERE)


async def set_address(request: Request) -> Response:
    """An address, which is used once its owner has followed the link that is sent there; without one, none."""
    fields = await checked_attempt(request)
    user, postman = await account_user(request), postman_of(request)
    # Anyone who reads its mail can set a new password: a browser that was left open is not enough.
    await house_of(request).accounts.check_password(user.id, password_in(fields))
    if not fields.get("address", "").strip():
        await house_of(request).addresses.forget(user.id)
        return back_with_note(request, "people-address-gone", HERE)
    mailing_postman(request)
    address = address_of(fields["address"])
    await limit(request, "letter", request.app.state.settings.letters_per_minute)
    state = await house_of(request).notice_wishes.of(user.id)
    await house_of(request).notice_wishes.put(user.id, state.wishes, visitor_of(request).lang)
    await postman.post_link(user.id, CONFIRM, address)
    return back_with_note(request, "people-address-sent", HERE)


async def confirm(request: Request) -> Response:
    """Follow the link of a letter; the page asks once more, so that a preview of the link uses up nothing."""
    if request.method == "GET":
        return page(request, "people/confirm.html", action=request.url.path)
    await checked_attempt(request)
    await house_of(request).addresses.confirm(request.path_params["secret"])
    return back_with_note(request, "people-address-confirmed", "/")


async def ask_way_back(request: Request) -> Response:
    """Ask for a way back in: the answer is the same whether there is such an account or not."""
    if request.method == "GET":
        mailing_postman(request)
        return page(request, "people/lost.html")
    fields = await checked_attempt(request)
    postman = mailing_postman(request)
    await limit(request, "letter", request.app.state.settings.letters_per_minute)
    house_of(request).services.begin(post_ways_back(house_of(request), postman, fields.get("who", "")[:254]))
    return back_with_note(request, "people-lost-sent", "/account")


async def post_ways_back(house: House, postman: Postman, who: str) -> None:
    """Write to the accounts that somebody means; nobody waits for it, for how long it takes would tell who is one."""
    for user, address in await house.addresses.locked_out_accounts(who):
        with suppress(TooMany):
            await postman.post_link(user, RECOVER, address)


async def recover(request: Request) -> Response:
    """Set a new password by the link of a letter."""
    if request.method == "GET":
        return page(request, "people/recover.html", action=request.url.path)
    fields = await checked_attempt(request)
    user = await house_of(request).addresses.recover(request.path_params["secret"], password_in(fields, "new"))
    return await enter(request, user, {"next": "/account"})


async def unsubscribe(request: Request) -> Response:
    """End all mail about matches: mail programs send this themselves, so it needs no form of ours, and does no more."""
    notices = house_of(request).notices
    user = notices and unsubscribing_user(notices.secret, request.path_params["token"])
    if not user:
        raise BadLink("bad-mail-link")
    if request.method == "POST":
        await house_of(request).notice_wishes.end(user)
    return page(request, "people/unsubscribe.html", action=request.url.path, done=request.method == "POST")


async def add_browser(request: Request) -> Response:
    """A browser that may show notices; its page asked it for an address of its own."""
    fields = await checked_attempt(request)
    user, postman = await account_user(request), postman_of(request)
    if postman.settings.push is None:
        raise BadAddress("no-notices")
    endpoint, keys = fields.get("endpoint", ""), (fields.get("p256dh", ""), fields.get("auth", ""))
    strangers_only = postman.settings.push.strangers_only
    await house_of(request).notice_wishes.add_browser(user.id, endpoint, *keys, strangers_only=strangers_only)
    return back_with_note(request, "people-browser-added", HERE)


async def remove_browsers(request: Request) -> Response:
    await checked_form(request)
    await house_of(request).notice_wishes.remove_browsers((await account_user(request)).id)
    return back_with_note(request, "people-browsers-gone", HERE)
