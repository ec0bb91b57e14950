"""A baseline that learns a game by playing against itself, from what its seat may know."""
