"""One folder per game, found by its manifest.toml."""
