"""A match: its entries, its record, and the way back from a record to a match."""
