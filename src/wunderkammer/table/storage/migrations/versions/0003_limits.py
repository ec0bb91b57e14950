"""Limits that hold for all processes of a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "limits",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("remaining", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("who"),
        # What is counted for a minute need not survive a crash of the database.
        prefixes=["UNLOGGED"] if op.get_context().dialect.name == "postgresql" else [],
    )
