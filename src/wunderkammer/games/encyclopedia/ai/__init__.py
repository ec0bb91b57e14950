"""How well a seat of Encyclopedia stands, and what it may hope for, for the bots."""
