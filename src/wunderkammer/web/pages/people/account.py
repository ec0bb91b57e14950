"""Names on a shared server: sign in with a password or a personal link; language, theme and pace for everybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.match.party import LONGEST_NAME
from wunderkammer.table import User
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.http.cookies import CONFIRMS, PACES, THEMES, TIPS, visitor_of
from wunderkammer.web.http.fields import plain
from wunderkammer.web.http.forms import checked_form
from wunderkammer.web.http.limits import limit
from wunderkammer.web.http.render import go, page, safe_path
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import asked_address, house_of

LONGEST_PASSWORD = 200


async def account(request: Request) -> Response:
    """Who one is here; or the forms to become somebody."""
    user = await user_of(request)
    following = safe_path(request.query_params.get("next", "/"))
    return page(request, "account.html", user=user if user and not user.guest else None, following=following, link="")


async def sign_in(request: Request) -> Response:
    """With a name and a password."""
    fields = await checked_attempt(request)
    user = await house_of(request).accounts.sign_in(name_in(fields), fields.get("password", "")[:LONGEST_PASSWORD])
    return await enter(request, user, fields)


async def register(request: Request) -> Response:
    """A new name, with a password or with a personal link instead of one."""
    fields = await checked_attempt(request)
    known = await user_of(request)
    accounts = house_of(request).accounts
    password = fields.get("password", "")[:LONGEST_PASSWORD] or None
    user = await accounts.register(name_in(fields), password, known.id if known and known.guest else None)
    if password:
        return await enter(request, user, fields)
    await request.app.state.sessions.enter(visitor_of(request), user)
    return await with_link(request, user, safe_path(fields.get("next", "/")))


async def link(request: Request) -> Response:
    """A new sign-in link for somebody who is signed in, for another browser of theirs."""
    await checked_attempt(request)
    user = await user_of(request)
    if user is None or user.guest:
        return go("/account")
    return await with_link(request, user, "/")


async def with_link(request: Request, user: User, following: str) -> Response:
    secret = await house_of(request).accounts.link(user.id)
    address = f"{asked_address(request)}/sign-in/{secret}"
    return page(request, "account.html", user=user, following=following, link=address)


async def use_link(request: Request) -> Response:
    """Follow a sign-in link; the page asks once more, so that a preview of the link uses up nothing."""
    if request.method == "GET":
        return page(request, "sign-in.html", action=request.url.path)
    fields = await checked_attempt(request)
    user = await house_of(request).accounts.use_link(request.path_params["secret"])
    return await enter(request, user, fields)


async def sign_out(request: Request) -> Response:
    await checked_form(request)
    await request.app.state.sessions.leave(visitor_of(request))
    return go("/")


async def settings(request: Request) -> Response:
    """Language, theme, how the moves of others are shown, and whether final moves are asked for twice."""
    fields = await checked_form(request)
    visitor = visitor_of(request)
    if fields.get("lang") in LANGUAGES:
        visitor.lang = fields["lang"]
    elif "lang" in fields:
        visitor.wonder(fields["lang"])
    if "theme" in fields and fields["theme"] in THEMES:
        visitor.theme = fields["theme"]
    if "pace" in fields and fields["pace"] in PACES:
        visitor.pace = fields["pace"]
    if "confirm" in fields and fields["confirm"] in CONFIRMS:
        visitor.confirm = fields["confirm"]
    if "tips" in fields and fields["tips"] in TIPS:
        visitor.tips = fields["tips"]
    return go(safe_path(fields.get("back", "/")))


async def checked_attempt(request: Request) -> dict[str, str]:
    fields = await checked_form(request)
    await limit(request, "sign-in", request.app.state.settings.sign_ins_per_minute)
    return fields


def name_in(fields: dict[str, str]) -> str:
    return plain(fields.get("name", ""), LONGEST_NAME)


async def enter(request: Request, user: User, fields: dict[str, str]) -> Response:
    await request.app.state.sessions.enter(visitor_of(request), user)
    return go(safe_path(fields.get("next", "/")))
