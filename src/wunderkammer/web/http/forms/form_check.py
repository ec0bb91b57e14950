"""Forms that people send: read, and checked by a token that they come from one of our own pages."""

from __future__ import annotations

from time import time
from urllib.parse import parse_qsl, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request

from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.request_errors import ForeignForm, OldForm
from wunderkammer.web.settings import Settings

LASTING = 30 * 24 * 3600  # seconds that a form may lie open
MOST_KNOWN = 4096
PLAIN_FORM = "application/x-www-form-urlencoded"
MOST_FIELDS = 64


class FormTokens:
    """Tokens in forms: made for one browser, good for some days."""

    def __init__(self, settings: Settings) -> None:
        self.signer = URLSafeTimedSerializer(settings.secret, salt="form")
        self.known: dict[str, tuple[str, float]] = {}  # tokens whose signature was good, and until when they are

    def make(self, visitor_id: str) -> str:
        return str(self.signer.dumps(visitor_id))

    def good(self, token: str, visitor_id: str) -> bool:
        owner, until = self.known.get(token, ("", 0.0))
        if until < time():
            try:
                owner, made = self.signer.loads(token, max_age=LASTING, return_timestamp=True)
            except BadData:
                return False
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[token] = (owner, made.timestamp() + LASTING)
        return bool(owner == visitor_id)


async def checked_form(request: Request) -> dict[str, str]:
    """The fields of a form that was sent from one of our own pages; any other is refused with a sentence."""
    if foreign(request.headers):
        raise ForeignForm
    tokens: FormTokens = request.app.state.tokens
    fields = request.state.fields = await fields_of(request)  # a form that is refused keeps what was typed
    if not tokens.good(fields.get("token", ""), visitor_of(request).id):
        raise OldForm
    return fields


async def fields_of(request: Request) -> dict[str, str]:
    """The fields of a form; those without a file, which are nearly all, are read without ado."""
    if request.headers.get("content-type", "").startswith(PLAIN_FORM):
        body = (await request.body()).decode("utf-8", "replace")
        try:
            return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError:
            raise HTTPException(400) from None
    most = request.app.state.settings.upload_limit
    async with request.form(max_files=1, max_fields=MOST_FIELDS, max_part_size=most) as form:
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        for name, value in form.items():
            if not isinstance(value, str):
                fields[name] = (await value.read()).decode("utf-8", "replace")
    return fields


def foreign(headers: Headers) -> bool:
    """Whether a browser says that the request comes from another site."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:
        return True
