"""How a match ends before its end, and how somebody parts with it."""
