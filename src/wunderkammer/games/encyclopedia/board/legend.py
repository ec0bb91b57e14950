"""What the signs mean, folded away: for those who cannot hover over them."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import THINGS, colour_of, shape
from wunderkammer.games.encyclopedia.content.cards import CONTINENT
from wunderkammer.games.encyclopedia.meanings import CATEGORY_ICONS
from wunderkammer.web.board.sight import Sight


def legend(sight: Sight) -> Markup:
    """Everything to have, the parts of the world, the categories of animals."""
    label, say = pen(sight).label, pen(sight).say
    things = [Sort(icon, "", say(message)) for icon, message in THINGS]
    for continent in CONTINENT.labels:
        colour = colour_of(continent)
        words = f"{label('continent', continent)} ({label('colour', colour)})"
        things.append(Sort(shape(colour), "", words, colour))
    things += [Sort(icon, "", label("category", name)) for name, icon in CATEGORY_ICONS.items()]
    return pen(sight).draw("legend", say("web-legend"), tuple(things))
