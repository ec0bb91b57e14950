"""Crumbs, a game of two minutes whose own opponents are sparrows: nothing outside may know what they are called."""
