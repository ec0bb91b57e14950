"""Crumbs, the smallest whole game: the template of docs/adding-a-game.md, and a trial of all that takes a game."""
