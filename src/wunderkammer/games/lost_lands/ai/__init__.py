"""How well a seat of Lost Lands stands, for the bots."""
