"""The table of Darwin's Journey as a scene: journals, map, halls, and everybody's board."""

from __future__ import annotations

from wunderkammer.games.darwins_journey.board.alfred import alfred
from wunderkammer.games.darwins_journey.board.desks import desks
from wunderkammer.games.darwins_journey.board.halls import clock, evolution, goals, letters, museum, pairs, scrolls
from wunderkammer.games.darwins_journey.board.journals import journals, outside
from wunderkammer.games.darwins_journey.board.legend import legend
from wunderkammer.games.darwins_journey.board.voyage import camps, voyage
from wunderkammer.scene import Scene
from wunderkammer.web.board.sight import Sight


def scene(sight: Sight) -> Scene:
    """Everything that a seat may see, from the common boards to the own one."""
    return Scene(
        (
            clock(sight),
            *pairs(sight),
            *journals(sight),
            outside(sight),
            *voyage(sight),
            camps(sight),
            museum(sight),
            scrolls(sight),
            letters(sight),
            goals(sight),
            evolution(sight),
            *desks(sight),
            *alfred(sight),
        ),
        legend(sight.catalogue),
    )
