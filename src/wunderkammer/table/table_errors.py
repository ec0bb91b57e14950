"""What can go wrong at a table."""

from __future__ import annotations

from wunderkammer.errors import BadRecord, WunderkammerError


class TableError(WunderkammerError):
    """Base of all errors of a table."""


class NoSuchMatch(TableError):
    """The match was never there, or has been removed."""

    code = "no-such-match"


class MatchOutdated(TableError):
    """The match was played with other rules than this program has."""

    code = "outdated"


class NoSuchSeat(TableError):
    """The table has no seat of that number, or nobody can sit on it."""

    code = "no-such-seat"


class NoSuchBot(TableError):
    """There is no bot of that name."""

    code = "no-such-bot"


class HintsOff(TableError):
    """The person who opened the table wants no hints in this match."""

    code = "hints-off"


class NoSuchPosition(TableError):
    """The match has fewer entries than that."""

    code = "no-such-position"


class SeatTaken(TableError):
    """Somebody else sits there."""

    code = "seat-taken"


class TableFull(TableError):
    """No seat is free."""

    code = "table-full"


class BadInvite(TableError):
    """The invitation is not, or no longer, good."""

    code = "bad-invite"


class Private(TableError):
    """Only people who were invited may sit down."""

    code = "private"


class Stale(TableError):
    """The table has changed since the player looked at it."""

    code = "stale"


class NotSeated(TableError):
    """Only people who sit at the table may do that."""

    code = "not-seated"


class Waiting(TableError):
    """The match begins when every seat is taken."""

    code = "waiting"


class MatchBegun(TableError):
    """The match has begun: the seats are what they are."""

    code = "begun"


class MatchEnded(TableError):
    """Everybody has agreed to end the match."""

    code = "ended"


class NotYourTurn(TableError):
    """Only the seat that has to decide can try what would follow."""

    code = "not-your-turn"


class NotOver(TableError):
    """That can be had only after the end of the match."""

    code = "not-over"


class NoReturn(TableError):
    """The bot keeps the seat, as was chosen when the table was opened."""

    code = "no-return"


class BadOrder(TableError):
    """The table cannot be opened like this."""

    code = "bad-order"


class BadName(TableError):
    """A name must have something that can be read."""

    code = "bad-name"


class NameTaken(TableError):
    """Somebody else has this name."""

    code = "name-taken"


class UserBanned(TableError):
    """An administrator has closed the server to this person for a while, or for good."""

    code = "banned"


class NotRegistered(TableError):
    """Nobody can register here, or only with an invitation that is still good."""

    code = "registration-closed"


class BadAddress(TableError):
    """That is no address of mail, or the server sends none."""

    code = "bad-address"


class BadPushAddress(TableError):
    """No browser gives such an address for its notices."""

    code = "bad-push-address"


class NoSuchUser(TableError):
    """Nobody has this name."""

    code = "no-such-user"


class NoSuchReport(TableError):
    """There is no such report."""

    code = "no-such-report"


class NotWelcome(TableError):
    """Somebody at the table has blocked the one who wants to sit down."""

    code = "not-welcome"


class WrongName(TableError):
    """Name and password do not belong together."""

    code = "wrong-name"


class BadPassword(TableError):
    """The password is too short or too long."""

    code = "bad-password"


class BadLink(TableError):
    """The sign-in link is not, or no longer, good."""

    code = "bad-link"


class NoSuchToken(TableError):
    """The account has no such token, or has it no longer."""

    code = "no-such-token"


class TooLong(TableError):
    """The text is longer than the table takes."""

    code = "too-long"


class Empty(TableError):
    """Nothing was said."""

    code = "empty"


class TooMany(TableError):
    """That was done too often."""

    code = "too-many"


class RecordRefused(TableError, BadRecord):
    """An uploaded record cannot be read or replayed."""

    code = "bad-record"


class StorageFailed(TableError):
    """The database could not keep it; nothing has changed."""

    code = "storage"
