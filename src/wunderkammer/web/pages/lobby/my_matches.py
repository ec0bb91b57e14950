"""All matches of the viewer."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.web.http.render import page, texts_of
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.lobby.lobby import rows
from wunderkammer.web.pages.lobby.match_progress import courses


async def my_matches(request: Request) -> Response:
    """All matches of the viewer: first those that wait for them."""
    user = await user_of(request)
    house, lang = house_of(request), texts_of(request).lang
    listed = await house.mine(user.id) if user else []
    return page(request, "my-matches.html", mine=rows(listed, lang, house.now(), await courses(house, listed, lang)))
