"""Environments for programs that learn: a compiled batch of games, and its faces for Gymnasium and PettingZoo."""
