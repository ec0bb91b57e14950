"""People: signing in and the account."""
