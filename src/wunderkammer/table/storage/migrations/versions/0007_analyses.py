"""Analyses of finished matches, part by part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("look", sa.String(length=10), primary_key=True),
        sa.Column("depth", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.Column("parts", sa.Integer(), nullable=False),
        sa.Column("losses", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "analysis_parts",
        sa.Column("match", sa.String(length=40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("look", sa.String(length=10), primary_key=True),
        sa.Column("depth", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("part", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("found", sa.JSON(), nullable=False),
    )
