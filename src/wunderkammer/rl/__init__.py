"""Environments for programs that learn: a compiled batch of games, and its interfaces for Gymnasium and PettingZoo."""
