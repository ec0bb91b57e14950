"""Luck from a secret: of the table, and what its seats add to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("secret", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("luck", sa.String(length=64), server_default="", nullable=False))
