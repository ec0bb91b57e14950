"""Who said a line of the chat: somebody who only looks on can be muted and reported too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

# Lines that are there already: by their seat, or else by the name, which only one account can have.
OF_SEATS = """UPDATE chat SET "user" = (
    SELECT seats."user" FROM seats WHERE seats."match" = chat."match" AND seats.seat = chat.seat
) WHERE seat IS NOT NULL"""
OF_SPECTATORS = """UPDATE chat SET "user" = (
    SELECT max(users.id) FROM users WHERE users.name = chat.name AND users.folded IS NOT NULL
) WHERE seat IS NULL AND name <> ''"""


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:  # SQLite has to make the table anew
        chat.add_column(sa.Column("user", sa.String(length=40), nullable=True))
        chat.create_foreign_key("chat_user_fkey", "users", ["user"], ["id"], ondelete="SET NULL")
    op.create_index("ix_chat_user", "chat", ["user"])
    op.execute(OF_SEATS)
    op.execute(OF_SPECTATORS)
