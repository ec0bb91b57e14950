"""What Alembic runs: always inside the connection and the transaction that it is given."""

from __future__ import annotations

from alembic import context

from wunderkammer.table.storage.people import people_schema as _people  # noqa: F401 (its tables belong to the same metadata)
from wunderkammer.table.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
