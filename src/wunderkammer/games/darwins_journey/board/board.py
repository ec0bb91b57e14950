"""The table of Darwin's Journey: the chart, the drawers of the cabinet, and the desk of the viewer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup, escape

from wunderkammer.games.darwins_journey.board.alfred import alfred
from wunderkammer.games.darwins_journey.board.cabinet import cabinet
from wunderkammer.games.darwins_journey.board.chart import TRACKS, chart
from wunderkammer.games.darwins_journey.board.clock import clock
from wunderkammer.games.darwins_journey.board.desks import desk, others
from wunderkammer.games.darwins_journey.board.drawers import is_set_up, loose, set_up, tabs
from wunderkammer.games.darwins_journey.board.journals import journals, own_costs
from wunderkammer.games.darwins_journey.board.layout import coasts, engravings, layout
from wunderkammer.games.darwins_journey.board.legend import drawn_legend
from wunderkammer.games.darwins_journey.board.offices import asked_envelope, offices
from wunderkammer.games.darwins_journey.board.plaques import beagle_goals, camps
from wunderkammer.games.darwins_journey.board.theory import theory
from wunderkammer.games.darwins_journey.board.voyage import sea_frame, spaces
from wunderkammer.games.darwins_journey.board.words import SEAL_SIGNS, boards, figures
from wunderkammer.games.darwins_journey.content.names import MUSEUM_ROWS
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.board import Board, Nest
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.graphics.chart import coast_paths
from wunderkammer.web.board.graphics.icons import outline
from wunderkammer.web.board.graphics.zoom import zoom_frame
from wunderkammer.web.board.sight import Sight

# The shapes of the seats, as the page has them (.sign).
MARKS = (
    '<circle cx="5" cy="5" r="4.5"/>',
    '<path d="M1 1h8v8H1z"/>',
    '<path d="M5 .5l4.8 9H.2z"/>',
    '<path d="M5 0l5 5-5 5-5-5z"/>',
)
DESK = ("worker-", "row-", "slot-", "goal-", "crew-")  # begin the names of what lies on a desk
EDITIONS = 32  # languages and packs that are kept drawn at the same time


class Edition:
    """The figures and the language of a match; matches with the same ones share the printed chart."""

    def __init__(self, sight: Sight) -> None:
        self.words: Catalogue = sight.catalogue
        self.content = sight.match.content
        self.figures: dict[str, Any] = figures(sight)
        self.sight = sight

    def __hash__(self) -> int:
        return hash((id(self.content), self.words.lang))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.content is other.content and self.words is other.words


@lru_cache(EDITIONS)
def still(edition: Edition) -> Markup:
    """The figures and the printed chart, which the live layer refers to."""
    size, words = layout()["chart"], edition.words
    return Markup(
        environment(edition.sight.game)
        .get_template("still.html")
        .render(
            marks=MARKS,
            seals={colour: outline(edition.sight.game, icon) for colour, icon in SEAL_SIGNS.items()},
            colours=MUSEUM_ROWS,
            finds=engravings(),
            ribbons=ribbons(edition.figures),
            letters={colour: words.say(f"board-letter-{colour}") for colour in MUSEUM_ROWS},
            coasts=Markup(coast_paths(coasts().values())),
            chart=Markup(chart(words, edition.figures)),
            width=size["width"],
            height=size["height"],
        )
    )


def ribbons(printed: dict[str, Any]) -> list[int]:
    """What the ribbons of the chart are worth, each value once."""
    return sorted({space["ribbon"] for track in TRACKS for space in printed[track].values() if "ribbon" in space})


def draw(sight: Sight) -> Board:
    """The printed chart stays; everything else lies on the table and can change."""
    seat = sight.desk_seat
    shown = drawers(sight, seat)
    table, own = sight.shown, sight.shown["players"][seat]
    wealth = [(data["vp"], data["coins"]) for data in boards(sight)]
    parts: tuple[str | Nest, ...] = (
        again(sight, "clock", (table["round"], table["order"], table["pile"], table["purple"], wealth), clock),
        sea(sight),
        tabs(sight, [*shown]),
        loose(sight),
        *shown.values(),
        again(sight, "desk", (seat, own, table["beagle"]), lambda sight: desk(sight, seat), DESK),
    )
    return Board(still(Edition(sight)), frame(sight.catalogue, len(shown)), parts)


def drawers(sight: Sight, seat: int) -> dict[str, str]:
    """What lies in the drawers, by their names, in their order."""
    table = sight.shown
    everybody = boards(sight)
    spots = (table["spots"], table["queue"], [data["workers"] for data in everybody], own_costs(sight))
    finds = (seat, table["museum"], table["row_coins"], [data["research"] for data in everybody])
    wares = (
        table["scrolls"],
        table["letters"],
        table["goals"],
        table["players"][seat],
        table["beagle"],
        asked_envelope(sight),
    )
    shown = {} if is_set_up(sight) else {"setup": set_up(sight)}
    shown |= {
        "journals": again(sight, "journals", spots, journals, ("spot-",)),
        "museum": again(sight, "museum", finds, lambda sight: cabinet(sight, seat), ("museum-", "specimen-")),
        "offices": again(
            sight, "offices", (seat, wares), lambda sight: offices(sight, seat), ("scroll-", "letter-", "goal-")
        ),
        "theory": again(sight, "theory", ([data["theory"] for data in everybody], table["museum"]), theory),
    }
    if len(table["players"]) > 1:
        people = (seat, everybody, table["beagle"])
        shown["players"] = again(sight, "players", people, lambda sight: others(sight, seat), ("crew-",))
    if table["alfred"]:
        shown["alfred"] = again(sight, "alfred", (table["alfred"], table["round"]), alfred)
    return shown


def again(sight: Sight, part: str, shown: object, make: Callable[[Sight], str], prefixes: tuple[str, ...] = ()) -> str:
    """A part of the table as it was drawn last, if it shows the same and the same can be done there."""
    touched = {name: moves for name, moves in sight.by_element.items() if name.startswith(prefixes)} if prefixes else {}
    seen = (shown, touched, sight.playing, sight.view["to_act"], sight.names)
    return sight.own_drawings.reuse(part, seen, lambda: make(sight))


def sea(sight: Sight) -> Nest:
    """The live chart; of it only the spaces that have changed are sent."""
    parts = (*beagle_goals(sight), *camps(sight), *spaces(sight))
    opening, closing = edges(Edition(sight))
    return Nest((opening, *[""] * (len(parts) - 1), closing), parts)


@lru_cache(EDITIONS)
def edges(edition: Edition) -> tuple[str, str]:
    """What stands before and after all that lies on the chart."""
    return sea_frame(edition.words, edition.figures)


@cache
def frame(words: Catalogue, drawers: int) -> tuple[str, ...]:
    """What holds the chart, the drawers and the desk."""
    opening, closing = zoom_frame(words, "dj-chart")
    return (
        '<div class="dj" data-sheet data-named><div class="dj-stage"><div class="dj-top">',
        f"{drawn_legend(words)}</div>{opening}",
        f'{closing}<div class="dj-bench">',
        "",
        f'</div><section class="dj-drawers" tabindex="0" aria-label="{escape(words.say("board-drawers"))}">',
        *[""] * (drawers - 1),
        "</section>",
        "</div></div>",
    )
