"""How a table is asked for, and how it comes to be."""
