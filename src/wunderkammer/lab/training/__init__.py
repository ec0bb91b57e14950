"""Fitting the values by which bots judge positions."""
