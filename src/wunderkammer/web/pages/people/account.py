"""Names on a shared server: sign in with a password or a personal link; language, theme and pace for everybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.match.party import LONGEST_NAME
from wunderkammer.table import User
from wunderkammer.table.people.accounts import LONGEST_PASSWORD
from wunderkammer.table.table_errors import NotRegistered
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.http.cookies import CONFIRMS, PACES, THEMES, TIPS, visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, page, safe_path
from wunderkammer.web.http.request_errors import SignInFirst
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import asked_address, house_of


async def account(request: Request) -> Response:
    """The account of the person who asks, or the forms to get one."""
    user = await user_of(request)
    following = safe_path(request.query_params.get("next", "/"))
    if user is None or user.guest:
        invitation = request.path_params.get("invitation", "")
        return page(request, "people/sign-in.html", following=following, invitation=invitation, typed={})
    return await account_page(request, user, following)


async def account_page(
    request: Request, user: User, following: str = "/", link: str = "", once: bool = False
) -> Response:
    """All that one can do with one's account; with a new sign-in link if there is one."""
    house = house_of(request)
    return page(
        request,
        "people/account.html",
        user=user,
        following=following,
        link=link,
        once=once,
        has_password=await house.accounts.has_password(user.id),
        relations=await house.relations.of(user.id),
    )


async def account_user(request: Request) -> User:
    """Somebody with an account; raises SignInFirst for everybody else."""
    user = await user_of(request)
    if user is None or user.guest:
        raise SignInFirst
    return user


async def sign_in(request: Request) -> Response:
    """With a name and a password."""
    fields = await checked_attempt(request)
    user = await house_of(request).accounts.sign_in(name_in(fields), password_in(fields))
    return await enter(request, user, fields)


async def register(request: Request) -> Response:
    """A new name, with a password or with a personal link instead of one."""
    fields = await checked_attempt(request)
    invitation = request.path_params.get("invitation", "")
    policy = request.app.state.settings.registration
    if policy == "closed" or (policy == "invited" and not invitation):
        raise NotRegistered("registration-invite" if policy == "invited" else "registration-closed")
    known = await user_of(request)
    guest, password = known.id if known and known.guest else None, password_in(fields) or None
    invited = invitation if policy == "invited" else ""
    user = await house_of(request).accounts.register(name_in(fields), password, guest, invited)
    if password:
        return await enter(request, user, fields)
    await request.app.state.sessions.enter(visitor_of(request), user)
    secret = await house_of(request).accounts.link(user.id)
    return await account_page(request, user, safe_path(fields.get("next", "/")), link_address(request, secret))


def link_address(request: Request, secret: str) -> str:
    """The address that signs somebody in."""
    return f"{asked_address(request)}/sign-in/{secret}"


async def use_link(request: Request) -> Response:
    """Follow a sign-in link; the page asks once more, so that a preview of the link uses up nothing."""
    if request.method == "GET":
        return page(request, "people/sign-in-link.html", action=request.url.path)
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


def password_in(fields: dict[str, str], name: str = "password") -> str:
    return fields.get(name, "")[: LONGEST_PASSWORD + 1]  # one that is too long is refused, not cut


async def enter(request: Request, user: User, fields: dict[str, str]) -> Response:
    await request.app.state.sessions.enter(visitor_of(request), user)
    return go(safe_path(fields.get("next", "/")))
