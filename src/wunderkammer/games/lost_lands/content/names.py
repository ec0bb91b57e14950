"""What things are called in moves, positions and views."""

from __future__ import annotations

from wunderkammer.core.vocabulary import Domain

KIND_NAMES = ("explorer", "crew", "transport")
COLOUR_NAMES = ("red", "blue", "green", "yellow")
EXPEDITION_NAMES = ("avalon", "kalahari", "iram", "shangri_la", "el_dorado", "agartha", "thule", "atlantis", "mu")
SPECIAL_NAMES = ("risky_move", "jetpack", "long_observation", "cartographer")
MEMBER_NAMES = tuple(f"{kind}_{number}{letter}" for kind in KIND_NAMES for number in range(1, 5) for letter in "ab")
PATRON_NAMES = tuple(f"patron_{colour}" for colour in COLOUR_NAMES)

KIND = Domain("kind", labels=KIND_NAMES)
EXPEDITION = Domain("expedition", labels=EXPEDITION_NAMES)
COLOUR = Domain("colour", labels=COLOUR_NAMES)
TEAM = Domain("team", labels=("first", "second"))
PLACE = Domain("place", labels=("i", "ii", "iii", "iv"))
CARD = Domain("card", labels=(*MEMBER_NAMES, *PATRON_NAMES, *SPECIAL_NAMES))
