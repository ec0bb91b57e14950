"""Where a figure of this game comes from."""

from typing import Final

RULEBOOK: Final = "rulebook"  # stated in the printed rulebook, or forced by it
PUBLIC: Final = "public"  # told by public reviews, not by the rulebook
HOUSE: Final = "house"  # found nowhere: our own, chosen to fit every statement of the rulebook
