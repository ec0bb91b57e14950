"""Files that every page uses: read and compressed once, kept by browsers for good."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.shelf.game import all_games
from wunderkammer.shelf.picture_files import pictures

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = (".js", ".css", ".svg")
# What a page needs comes in one piece: each request costs a slow machine more than the bytes in it.
EVERYWHERE = (
    "client.js", "roving.js", "what.js", "travel.js", "effects.js", "zoom.js", "sheet.js", "pictures.js", "signs.js",
    "clocks.js", "install.js", "idiomorph.js",
)  # fmt: skip
MATCH = (*EVERYWHERE, "drag.js", "pace.js", "chat.js", "lesson.js", "confirm.js", "your_turn.js", "plan.js")
SHEETS = ("table.css", "pages.css", "learn.css", "play.css")
BOUND = {
    "pages.css": SHEETS, "client.js": EVERYWHERE, "match.js": MATCH, "replay.js": (*EVERYWHERE, "replay.js"),
    "push.js": (*EVERYWHERE, "push.js"),
    "analysis.js": (*EVERYWHERE, "analysis.js"),
}  # fmt: skip
GENERIC = STATIC / "generic.css"


class Asset(NamedTuple):
    content: bytes
    packed: bytes | None
    version: str
    type: str


class Assets:
    """All static files by name: our own, and the boards' styles and covers."""

    def __init__(self) -> None:
        self.files: dict[str, Asset] = {}
        self.covers: dict[str, str] = {}  # in points or drawn; a game may have none
        self.later: dict[str, Callable[[], bytes]] = {}  # read or made when somebody first looks at them
        for name in {*(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*.*")), *BOUND}:
            self.add(name, b"\n".join((STATIC / part).read_bytes() for part in BOUND.get(name, (name,))))
        for game in all_games().values():
            board = game.folder / "board" / "board.css"
            sheets = (self.files["pages.css"].content, (board if board.exists() else GENERIC).read_bytes())
            self.add(f"boards/{game.id}.css", b"\n".join(sheets))
            for cover in game.folder.glob("board/cover.*"):
                self.covers[game.id] = f"covers/{game.id}{cover.suffix}"
                self.add(self.covers[game.id], cover.read_bytes())
            self.later |= {name: file.read_bytes for name, file in pictures(game).items()}

    def add(self, name: str, content: bytes) -> None:
        ending = Path(name).suffix
        packed = gzip.compress(content, 9, mtime=0) if ending in PACKED else None
        kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.files[name] = Asset(content, packed, hashlib.sha256(content).hexdigest()[:12], kind)

    def url(self, name: str) -> str:
        """The address of a file, with its version: it may be kept for good."""
        asset = self.asset(name)
        assert asset is not None, name
        return f"/static/{name}?v={asset.version}"

    def cover(self, game: str) -> str:
        """The address of a game's cover, if it has one."""
        return self.url(self.covers[game]) if game in self.covers else ""

    def asset(self, name: str) -> Asset | None:
        """A file by its name."""
        if name not in self.files and name in self.later:
            self.add(name, self.later[name]())
        return self.files.get(name)

    async def worker(self, request: Request) -> Response:
        """The service worker: it looks after all pages, so its address is above them all."""
        return Response(self.files["worker.js"].content, media_type="text/javascript")

    async def serve(self, request: Request) -> Response:
        asset = self.asset(request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        lasting = "v" in request.query_params or asset.type == "font/woff2"
        headers = {
            "cache-control": FOREVER if lasting else "public, no-cache",
            "etag": f'"{asset.version}"',
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(asset.packed, media_type=asset.type, headers=headers)
        return Response(asset.content, media_type=asset.type, headers=headers)
