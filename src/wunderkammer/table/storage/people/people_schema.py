"""The tables about people beside their accounts."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Integer, String, Table, Text

from wunderkammer.table.storage.schema import METADATA

registration_invites = Table(
    "registration_invites",
    METADATA,
    Column("secret", String(64), primary_key=True),  # sha256
    Column("until", Double, nullable=False),
    Column("left", Integer, nullable=False),  # how many people can still register with it
)

mail_links = Table(
    "mail_links",
    METADATA,
    Column("secret", String(64), primary_key=True),  # sha256
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # confirm, recover
    Column("address", String(254), nullable=False),
    Column("until", Double, nullable=False),
)

relations = Table(
    "relations",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),  # muted, blocked
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("by", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("about", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double),  # when an administrator has dealt with it
)

attention = Table(
    "attention",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seen", Double, nullable=False),  # when the person last looked at the match
    Column("noticed", Double),  # when they were last notified of it
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    Column("kind", String(10), nullable=False),  # turn, begin, end, clock; confirm, recover
    Column("channel", String(10), nullable=False),  # mail, push
    Column("address", String(254), nullable=False),  # of mail, or the id of a browser
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

push_addresses = Table(
    "push_addresses",
    METADATA,
    Column("id", String(64), primary_key=True),  # sha256 of the endpoint
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", Double, nullable=False),
)
