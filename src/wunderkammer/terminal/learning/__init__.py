"""Lessons, puzzles and examples in the terminal."""
