"""Tokens with which programs act for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(length=40), primary_key=True),
        sa.Column("user", sa.String(length=40), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False, unique=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("scopes", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("ix_api_tokens_user", "api_tokens", ["user"])
