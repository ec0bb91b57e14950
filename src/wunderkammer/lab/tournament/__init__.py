"""Bots against bots: matches, the ledger, ratings, tests that stop when they know."""
