"""Forms with a file, read as they arrive."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

from python_multipart import MultipartParser
from python_multipart.exceptions import FormParserError
from python_multipart.multipart import parse_options_header
from starlette.exceptions import HTTPException
from starlette.requests import Request

from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import FormTokens, foreign
from wunderkammer.web.http.request_errors import ForeignForm, OldForm

WRONG = 400
LONGEST_TOKEN = 1000


class FormPart(NamedTuple):
    """Some of what stands in a field of a form."""

    field: str
    data: bytes


class FormParts:
    """The fields of a form as the parser comes across them."""

    def __init__(self) -> None:
        self.found: list[FormPart] = []
        self.field = ""
        self.header = self.value = b""

    def begin(self) -> None:
        self.field = ""

    def header_name(self, data: bytes, start: int, end: int) -> None:
        self.header += data[start:end]

    def header_value(self, data: bytes, start: int, end: int) -> None:
        self.value += data[start:end]

    def header_end(self) -> None:
        if self.header.lower() == b"content-disposition":
            _, options = parse_options_header(self.value)
            self.field = options.get(b"name", b"").decode("utf-8", "replace")
        self.header = self.value = b""

    def content(self, data: bytes, start: int, end: int) -> None:
        self.found.append(FormPart(self.field, data[start:end]))


async def parts_of(request: Request) -> AsyncIterator[FormPart]:
    """The fields of a form in the order in which they come, each in as many parts as it arrives in."""
    _, options = parse_options_header(request.headers.get("content-type", ""))
    parts = FormParts()
    try:
        parser = MultipartParser(
            options.get(b"boundary", b""),
            {
                "on_part_begin": parts.begin,
                "on_header_field": parts.header_name,
                "on_header_value": parts.header_value,
                "on_header_end": parts.header_end,
                "on_part_data": parts.content,
            },
        )
        async for chunk in request.stream():
            parser.write(chunk)
            found, parts.found = parts.found, []
            for part in found:
                yield part
    except FormParserError:
        raise HTTPException(WRONG) from None


async def checked_upload(request: Request, field: str) -> AsyncIterator[bytes]:
    """What stands in a field of a form from one of our own pages, whose token comes before it."""
    if foreign(request.headers):
        raise ForeignForm
    tokens: FormTokens = request.app.state.tokens
    token, checked = b"", False
    async for part in parts_of(request):
        if part.field == "token":
            token = (token + part.data)[:LONGEST_TOKEN]
        elif part.field == field:
            checked = checked or tokens.good(token.decode("utf-8", "replace"), visitor_of(request).id)
            if not checked:
                raise OldForm
            yield part.data
    if not checked and not tokens.good(token.decode("utf-8", "replace"), visitor_of(request).id):
        raise OldForm
