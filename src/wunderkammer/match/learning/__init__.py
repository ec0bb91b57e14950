"""Lessons, puzzles and examples of the rulebook as matches."""
