"""What can be asked about: without a board of its own, the game shows its moves."""

from __future__ import annotations

from wunderkammer.core.meanings import Kind

KINDS = (Kind("move-take", "move-take", "CR-01"),)
