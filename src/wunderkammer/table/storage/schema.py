"""What is stored. Entries are only ever added; their key (match, number) is the lock between server processes."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

users = Table(
    "users",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), unique=True),  # the name as it is compared; a guest has none
    Column("password", String(200)),  # argon2's own format, with salt and cost
    Column("created", Double, nullable=False),
    Column("lookalike", String(200), unique=True, index=True),  # the same for names that can be mistaken
    Column("address", String(254), index=True),  # of mail, once it is confirmed
    Column("lang", String(8), nullable=False, server_default="en"),  # in which mail is written
    Column("banned_until", Double),
    Column("notices", String(120), nullable=False, server_default=""),  # what they want to be notified of: mail-turn …
)

sessions = Table(
    "sessions",
    METADATA,
    Column("secret", String(64), primary_key=True),  # sha256
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("secret", String(64), primary_key=True),  # sha256
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double),
    Column("once", Boolean, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # sha256
    Column("name", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),  # what it may be used for, with spaces between
    Column("created", Double, nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("header", JSON, nullable=False),  # as in a record, without the people
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("state", String(10), nullable=False),  # waiting, playing, over
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("moved", Double, nullable=False),
    Column("revision", Integer, nullable=False),  # how many entries there are
    Column("version", Integer, nullable=False),  # counts changes of the seats and the chat
    Column("turn", Integer, nullable=False),  # a mask of the seats to act
    Column("bots", Integer, nullable=False),  # a mask of the seats that a bot plays now
    Column("clock", JSON(none_as_null=True)),
    Column("deadline", Double, index=True),  # when the next clock ends
    Column("rematch_of", ForeignKey("matches.id", ondelete="SET NULL"), unique=True),
    Column("result", JSON(none_as_null=True)),
    Column("secret", String(64)),  # what chance is drawn from; nobody sees it before the end
    Index("ix_matches_state_public", "state", "public"),
)

seats = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("token", String(64), index=True),  # sha256
    Column("invite", String(40), unique=True),
    Column("luck", String(64), nullable=False, server_default=""),  # what its player added to the secret
)

entries = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("turn", Integer, nullable=False),  # a mask of the seats to act after it
)

chat = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL"), index=True),
)

limits = Table(
    "limits",
    METADATA,
    Column("who", String(64), primary_key=True),  # sha256 of what somebody does and from where
    Column("remaining", Double, nullable=False),
    Column("at", Double, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("look", String(10), primary_key=True),  # honest, or knowing all
    Column("depth", Integer, primary_key=True, autoincrement=False),  # times the usual one
    Column("judged", JSON, nullable=False),  # by whom, and how
    Column("parts", Integer, nullable=False),  # that there are to judge
    Column("losses", JSON(none_as_null=True)),  # once it is done: by seat, decisions and mean loss of each
    Column("at", Double, nullable=False),
)

analysis_parts = Table(
    "analysis_parts",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("look", String(10), primary_key=True),
    Column("depth", Integer, primary_key=True, autoincrement=False),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("found", JSON, nullable=False),
)

solved_puzzles = Table(
    "solved_puzzles",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("at", Double, nullable=False),
)
