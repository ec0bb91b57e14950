"""What can go wrong between browser and table, and with which status it is answered."""

from __future__ import annotations

from wunderkammer.table.table_errors import TableError


class ForeignForm(TableError):
    """A form was sent from another site."""

    code = "foreign-form"


class OldForm(TableError):
    """A form was made for another browser, or too long ago."""

    code = "old-form"


class TooFast(TableError):
    """Somebody tries the same thing again and again."""

    code = "too-fast"


class TooManyStreams(TableError):
    """Somebody listens to more tables at once than one person looks at."""

    code = "too-many-streams"


class BadField(TableError):
    """A form holds something that no page of ours sends."""

    code = "bad-field"


class SignInFirst(TableError):
    """On a shared server one needs a name before one sits down."""

    code = "sign-in-first"


class BadToken(TableError):
    """A program has sent no token, or one that is not, or no longer, good."""

    code = "bad-token"


class MissingScope(TableError):
    """The token was not made for this."""

    code = "missing-scope"


# How an error is answered; what is not listed was simply a wrong request.
STATUS = {
    "no-such-match": 404,
    "no-such-seat": 404,
    "no-such-position": 404,
    "bad-invite": 404,
    "bad-link": 404,
    "no-such-token": 404,
    "seat-taken": 409,
    "table-full": 409,
    "stale": 409,
    "waiting": 409,
    "begun": 409,
    "ended": 409,
    "not-your-turn": 409,
    "not-over": 403,
    "not-seated": 403,
    "private": 403,
    "foreign-form": 403,
    "old-form": 403,
    "wrong-name": 403,
    "missing-scope": 403,
    "wrong-password": 403,
    "banned": 403,
    "not-welcome": 403,
    "registration-closed": 403,
    "registration-invite": 403,
    "bad-mail-link": 404,
    "no-such-user": 404,
    "sign-in-first": 401,
    "bad-token": 401,
    "too-many": 429,
    "too-fast": 429,
    "too-many-streams": 429,
    "storage": 503,
    "database-not-read": 503,
}
