"""Errors as people read them: one sentence in their language, on a page that stays usable."""

from __future__ import annotations

from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wunderkammer.errors import BadPuzzle, UnknownGame, WunderkammerError
from wunderkammer.table.table_errors import TableError
from wunderkammer.text.error_sentences import error_sentence
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.middleware.headers import HEADERS
from wunderkammer.web.http.middleware.request_log import note_code, report
from wunderkammer.web.http.render import go, page, safe_path, texts_of, wants_pieces
from wunderkammer.web.http.request_errors import STATUS, SignInFirst

NOT_FOUND, WRONG, BROKEN = 404, 400, 500
SIGNING_IN = ("/account/sign-in", "/account/register", "/register/")  # anyone who fails here gets the forms again
ACCOUNT = "/account/"  # anyone who fails elsewhere in their account gets all of it, with the sentence …
NOTICES = ("/account/notices", "/account/address", "/account/push")  # … or its page about notices
UPLOAD = "/records"  # … and here as well
MOST_QUOTED = 40  # signs of what stands in somebody's file or address


def notice(text: str) -> str:
    """The piece of the page that tells what was wrong; empty, it takes an older one away."""
    inside = f"<p>{escape(text)}</p>" if text else ""
    return Markup(f'<div id="notice" role="alert" class="notice">{inside}</div>')  # every move is answered with one


def sentence(request: Request, error: Exception) -> str:
    """What was wrong and what would be right."""
    texts = texts_of(request)
    if isinstance(error, WunderkammerError):
        return error_sentence(error, texts, MOST_QUOTED)
    message = f"error-http-{status_of(error)}"
    return texts.say(message if texts.has(message) else "error-http-400")


def status_of(error: Exception) -> int:
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, (BadPuzzle, UnknownGame)):
        return NOT_FOUND
    return STATUS.get(error.code, WRONG) if isinstance(error, TableError) else WRONG


def way_back(request: Request, status: int) -> str:
    """The match that somebody wanted something of, if there is one."""
    match = request.path_params.get("match", "")
    return f"/m/{match}" if match and status != NOT_FOUND else ""


async def error_answer(request: Request, error: Exception) -> Response:
    """Answer an error: as a piece for the script, as a page for everybody else."""
    note_code(request, error)
    text = sentence(request, error)
    if isinstance(error, SignInFirst) and not wants_pieces(request):
        visitor_of(request).notes.append(text)
        path = request.url.path
        return go(f"/account?next={safe_path(path) if path.startswith('/new/') or '/join' in path else '/'}")
    if wants_pieces(request):
        return HTMLResponse(notice(text), status_of(error))
    if request.url.path.startswith(SIGNING_IN):
        visitor_of(request).notes.append(text)
        return forms_again(request, status_of(error))
    if request.url.path.startswith(ACCOUNT):
        visitor_of(request).notes.append(text)
        about_notices = request.method == "POST" and request.url.path.startswith(NOTICES)
        return go(NOTICES[0] if about_notices else "/account")
    if request.url.path == UPLOAD:
        visitor_of(request).notes.append(text)
        return page(request, "upload.html", status_of(error))
    return page(request, "error.html", status_of(error), sentence=text, back=way_back(request, status_of(error)))


def forms_again(request: Request, status: int) -> Response:
    """The forms for signing in, with the name that was typed in one of them and the way to where somebody wanted."""
    fields = getattr(request.state, "fields", {})
    form = "sign-in" if request.url.path == SIGNING_IN[0] else "register"
    return page(
        request,
        "people/sign-in.html",
        status,
        following=safe_path(fields.get("next", "/")),
        invitation=request.path_params.get("invitation", ""),
        typed={form: fields.get("name", "")},
    )


async def fault_answer(request: Request, error: Exception) -> Response:
    """A fault of ours: the page says so with a number, and by that number the server's log says what it was."""
    if not hasattr(request.state, "visitor"):
        return Response(status_code=BROKEN)  # a program's request, which has been answered already
    number = report(request, error)
    sentence = texts_of(request).say("error-http-500")
    back = way_back(request, BROKEN)
    answer = page(request, "error.html", BROKEN, sentence=sentence, back=back, number=number)
    answer.raw_headers += HEADERS
    return answer
