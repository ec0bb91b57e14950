"""Records: taken home from a finished match, and brought back."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.match.records.record import ENDING
from wunderkammer.table.opening.record_upload import RecordUpload
from wunderkammer.web.http.forms.form_uploads import checked_upload
from wunderkammer.web.http.render import go, page
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of
from wunderkammer.web.live.request_viewpoint import house_of, table_of


async def download(request: Request) -> Response:
    """The record of a finished match, as a file."""
    table = await table_of(request)
    headers = {"content-disposition": f'attachment; filename="{table.match.game.id}-{table.id[:8]}{ENDING}"'}
    return Response(table.record().dumps(), media_type="application/x-ndjson", headers=headers)


async def upload_form(request: Request) -> Response:
    return page(request, "upload.html")


async def upload(request: Request) -> Response:
    """Open a match from a record, which is read as it arrives."""
    await limit(request, "upload", request.app.state.settings.matches_per_minute)
    if request.app.state.settings.shared:  # nobody reads megabytes of somebody who may not sit down
        await player_of(request)
    house, record = house_of(request), RecordUpload()
    async for data in checked_upload(request, "record"):
        await house.read_upload(record, data)
    user = await player_of(request)
    opened = await house.open_upload(record, user.id)
    return go(f"/m/{opened.match_id}")
