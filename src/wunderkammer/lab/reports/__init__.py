"""Reports for designers: what the figures of a game do, in games between bots."""
