"""Errors as programs read them: problem documents (RFC 9457) with a code, and a sentence in the asked language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from wunderkammer.errors import Refused, UnknownGame, WunderkammerError
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence
from wunderkammer.web.http.cookies import preferred_language
from wunderkammer.web.http.middleware.request_log import note_code, report
from wunderkammer.web.http.request_errors import STATUS, BadField

MEDIA = "application/problem+json"
TYPE = "urn:wunderkammer:problem:"
CONFLICT, NOT_FOUND, WRONG, UNFIT = 409, 404, 400, 422
MOST_QUOTED = 40  # signs of what stands in somebody's request
SENTENCES = {404: "api-404", 405: "api-405", 413: "api-413", 415: "api-415"}  # of what is no error of the door's
RETRY_AFTER = {"retry-after": "60"}


def language_of(request: Request) -> str:
    """The language of sentences: `lang` in the address, or what the program prefers."""
    wish = request.query_params.get("lang", "")
    return wish if wish in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def status_of(error: Exception) -> int:
    """400 for what is no request, 409 for what the table or the rules do not allow now, 422 for what cannot be."""
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, UnknownGame):
        return NOT_FOUND
    if isinstance(error, Refused):
        return CONFLICT
    if isinstance(error, BadField):
        return WRONG
    return STATUS.get(error.code, UNFIT) if isinstance(error, WunderkammerError) else 500


def headers_of(error: Exception, status: int) -> dict[str, str]:
    if status == 401:
        return {"www-authenticate": "Bearer"}
    if status == 429:
        return RETRY_AFTER
    given = error.headers if isinstance(error, HTTPException) else None
    return {**given} if given else {}


def problem(request: Request, status: int, code: str, sentence: str, **more: object) -> dict[str, Any]:
    """One document; `type` says the same as `code`, as the standard wants it."""
    return {
        "type": f"{TYPE}{code}",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": sentence,
        "code": code,
        "lang": language_of(request),
        **more,
    }


async def problem_answer(request: Request, error: Exception) -> Response:
    """Answer an error of the asker."""
    note_code(request, error)
    status, texts = status_of(error), catalogue(language_of(request))
    if isinstance(error, WunderkammerError):
        rule = {"rule": error.rule} if isinstance(error, Refused) and error.rule else {}
        document = problem(request, status, error.code, error_sentence(error, texts, MOST_QUOTED), **rule)
    else:
        sentence = texts.say(f"error-{SENTENCES.get(status, 'api-400')}")
        document = problem(request, status, f"http-{status}", sentence)
    return JSONResponse(document, status, headers_of(error, status), MEDIA)


async def fault_problem(request: Request, error: Exception) -> Response:
    """A fault of ours, with the number by which the server's log knows it."""
    sentence = catalogue(language_of(request)).say("error-http-500")
    document = problem(request, 500, "http-500", sentence, number=report(request, error))
    return JSONResponse(document, 500, media_type=MEDIA)
