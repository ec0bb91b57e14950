"""Where matches are kept: SQLite by default, PostgreSQL by URL."""
