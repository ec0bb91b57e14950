"""From templates to pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from wunderkammer.compiling import is_compiling
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.web.http.cookies import visitor_of

TEMPLATES = Path(__file__).parents[1] / "templates"
SIGN = Path(__file__).parents[1] / "static" / "sign.svg"
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "de": "Deutsch"}
# Drawn: no font of ours has letters for them, and to find one that does takes a slow machine 40 ms.
SKY = '<svg class="sky" viewBox="0 0 16 16" aria-hidden="true"><path d="{}"/></svg>'
RAYS = "M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5L13 13M3 13l1.5-1.5M11.5 4.5L13 3"
SUN = SKY.format(f"{RAYS}M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0z")
NOTE = SKY.format("M6 12.500a2 2 0 1 1-1-1.700V3l7-1.500v8.500a2 2 0 1 1-1-1.700V4.200L6 5.300z")
MOON = SKY.format("M12.5 10.5A6 6 0 0 1 6 2.5a6 6 0 1 0 6.5 8z")
SEE_OTHER = 303
DONE = "✓ "  # begins a note that says what has been done: it must not look like a refusal


@cache
def templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    # As a picture it would be a document of its own, which costs a slow machine a tenth of a second.
    sign = SIGN.read_text("utf-8")
    found.globals["emblem"] = Markup(sign.replace("<svg ", '<svg class="emblem" aria-hidden="true" '))
    found.globals["sun"], found.globals["moon"], found.globals["note_sign"] = Markup(SUN), Markup(MOON), Markup(NOTE)
    return found


def texts_of(request: Request, game: Game | None = None) -> Catalogue:
    """The visitor's language, with the words of a game."""
    return catalogue(visitor_of(request).lang, game.folder if game else None)


def page(request: Request, template: str, status: int = 200, game: Game | None = None, **context: object) -> Response:
    """A whole page in the visitor's language."""
    visitor = visitor_of(request)
    notes, visitor.notes = visitor.notes, []
    html = page_html(request, template, notes, game, context)
    return HTMLResponse(html, status)


def page_html(request: Request, template: str, notes: list[str], game: Game | None, context: dict[str, object]) -> str:
    visitor = visitor_of(request)
    state = request.app.state
    return (
        templates()
        .get_template(template)
        .render(
            say=texts_of(request, game).say,
            lang=visitor.lang,
            languages=[(lang, LANGUAGE_NAMES[lang]) for lang in LANGUAGES],
            theme=visitor.theme,
            here=here(request),
            notes=notes,
            done_sign=DONE,
            token=state.tokens.make(visitor.id),
            asset=state.assets.url,
            cover=state.assets.cover,
            shared=state.settings.shared,
            registration=state.settings.registration,
            has_notices=state.house.notices is not None,
            has_mail=state.house.notices is not None and state.house.notices.mail is not None,
            compiling=is_compiling(),
            game=game,
            **context,
        )
    )


def here(request: Request) -> str:
    """The address of this page, to come back to; of what was sent by a form only the lobby."""
    if request.method not in ("GET", "HEAD"):
        return "/"
    query = "&".join(part for part in request.url.query.split("&") if part and not part.startswith("lang="))
    return request.url.path + (f"?{query}" if query else "")


def go(address: str) -> Response:
    """Send the browser to another page after a form."""
    return RedirectResponse(address, SEE_OTHER)


def safe_path(text: str) -> str:
    """An address on this server, or the lobby."""
    good = text.startswith("/") and not text.startswith("//") and "\\" not in text and text.isprintable()
    return text if good else "/"


def wants_pieces(request: Request) -> bool:
    """Whether the client script asks for new pieces of the page instead of a whole one."""
    return request.headers.get("x-pieces") == "1"
