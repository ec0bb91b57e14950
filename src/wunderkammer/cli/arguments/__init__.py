"""The arguments of every command, and how their values are read."""
