"""People: names that look alike, addresses, bans, invitations to register, mailed links, relations, reports."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

from wunderkammer.table.people.names import lookalike

revision = "0005"
down_revision = "0004"

QUARTER = 90 * 86400.0


def upgrade() -> None:
    op.add_column("users", sa.Column("lookalike", sa.String(length=200), nullable=True))
    op.add_column("users", sa.Column("address", sa.String(length=254), nullable=True))
    op.add_column("users", sa.Column("lang", sa.String(length=8), server_default="en", nullable=False))
    op.add_column("users", sa.Column("banned_until", sa.Double(), nullable=True))
    op.create_index("ix_users_lookalike", "users", ["lookalike"], unique=True)
    op.create_index("ix_users_address", "users", ["address"])
    note_lookalikes()
    op.execute(sa.text("UPDATE links SET until = :until WHERE until IS NULL").bindparams(until=time() + QUARTER))
    op.create_table(
        "registration_invites",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("left", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("secret"),
    )
    op.create_table(
        "mail_links",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("secret"),
    )
    op.create_index("ix_mail_links_user", "mail_links", ["user"])
    op.create_table(
        "relations",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "other"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=True),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("settled", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["users.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    for column in ("by", "about", "match"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def note_lookalikes() -> None:
    """Names that are there already stay; of two that look alike the older one keeps others away."""
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("lookalike"))
    connection, known = op.get_bind(), set[str]()
    query = sa.text("SELECT id, name FROM users WHERE folded IS NOT NULL ORDER BY created")
    for user, name in connection.execute(query).all():
        shape = lookalike(name)
        if shape not in known:
            known.add(shape)
            connection.execute(sa.update(users).where(users.c.id == user).values(lookalike=shape))
