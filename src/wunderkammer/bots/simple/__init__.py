"""Bots that look at most one step ahead."""
