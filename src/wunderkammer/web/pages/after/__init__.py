"""What is left of a match: its end, its replay, its record."""
