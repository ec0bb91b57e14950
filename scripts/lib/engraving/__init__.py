"""Turns flat drawings into hand-coloured engravings: one hatching for every picture of the project."""
