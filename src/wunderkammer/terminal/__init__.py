"""Play in a terminal."""
