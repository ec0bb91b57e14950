"""The table of Encyclopedia as a scene: the main board above, everybody's desk below."""

from __future__ import annotations

from wunderkammer.games.encyclopedia.board.desks import desks
from wunderkammer.games.encyclopedia.board.halls import academy, clock, expeditions, houses, university
from wunderkammer.games.encyclopedia.board.signs import legend
from wunderkammer.scene import Scene
from wunderkammer.web.board.sight import Sight


def scene(sight: Sight) -> Scene:
    """Everything that lies on the table; nothing in this game is hidden but the decks."""
    main = (clock(sight), university(sight), academy(sight), expeditions(sight), houses(sight))
    return Scene((*main, *desks(sight)), legend(sight))
