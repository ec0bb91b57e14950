"""Notices: what somebody wants to be told, when they looked, what waits to be sent, where browsers are reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("notices", sa.String(length=120), server_default="", nullable=False))
    op.create_table(
        "attention",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("noticed", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "match"),
    )
    op.create_index("ix_attention_match", "attention", ["match"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    for column in ("user", "match", "due"):
        op.create_index(f"ix_outbox_{column}", "outbox", [column])
    op.create_table(
        "push_addresses",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_push_addresses_user", "push_addresses", ["user"])
