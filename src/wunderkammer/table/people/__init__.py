"""People: their accounts."""
