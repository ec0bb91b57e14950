"""What several server processes on one database tell each other, and what only one of them may do at a time."""
