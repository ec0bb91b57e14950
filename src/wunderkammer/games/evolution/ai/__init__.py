"""How well a seat of Evolution stands, for the bots."""
