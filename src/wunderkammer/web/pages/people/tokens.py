"""Tokens for programs: made, shown once, and revoked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.table.people.api_tokens import SCOPES
from wunderkammer.table.people.clean_text import LONGEST_TITLE
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, page
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of
from wunderkammer.web.live.request_viewpoint import asked_address, house_of


async def tokens(request: Request) -> Response:
    """All tokens of one's own account, and the form for a new one."""
    return await tokens_page(request)


async def create(request: Request) -> Response:
    """Make a token; the page that answers is the only one that shows it."""
    fields = await checked_form(request)
    await limit(request, "token-made", request.app.state.settings.sign_ins_per_minute)
    user = await player_of(request)
    scopes = [scope for scope in SCOPES if fields.get(f"scope-{scope}") == "on"]
    if not scopes:
        visitor_of(request).notes.append(visitor_of(request).say("token-without-scope"))
        return go("/account/tokens")
    name = plain(fields.get("name", ""), LONGEST_TITLE) or visitor_of(request).say("token-usual-name")
    return await tokens_page(request, await house_of(request).api_tokens.create(user.id, name, scopes))


async def revoke(request: Request) -> Response:
    """Make a token worthless."""
    await checked_form(request)
    user = await player_of(request)
    await house_of(request).api_tokens.revoke(user.id, request.path_params["id"])
    return go("/account/tokens")


async def tokens_page(request: Request, fresh: str = "") -> Response:
    user = await player_of(request)
    owned = await house_of(request).api_tokens.of_user(user.id)
    address = f"{asked_address(request)}/api/v1/me"
    return page(request, "people/tokens.html", tokens=owned, scopes=SCOPES, fresh=fresh, address=address)
