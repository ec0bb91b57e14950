"""All of the terminal that a game's `terminal/` may import."""
