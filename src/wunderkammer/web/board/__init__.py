"""All of the web that a game's `board/` may import."""
