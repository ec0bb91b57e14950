"""Finds puzzles: positions of bots' matches in which one move is clearly better than all others."""
