"""How well a seat stands."""
