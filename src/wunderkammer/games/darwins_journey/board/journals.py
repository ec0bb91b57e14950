"""The journals as open notebooks: four pages, the special journal, and the spots outside them."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.signs import figure, figures_beside, inked, inked_sign, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_thing, icon
from wunderkammer.games.darwins_journey.board.words import (
    COINS,
    KNOWLEDGE,
    SEAL_SIGNS,
    boards,
    effect,
    figures,
    seal,
    seals,
    who,
)
from wunderkammer.games.darwins_journey.content.names import MOST_SEATS, PAGE_NAMES, SPOT
from wunderkammer.games.darwins_journey.placement_cost import PlacementCost, placement_costs
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.scene import Line, Sign
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

LEVELS = (1, 2, 3)
PAGE_COLOURS = dict(zip(PAGE_NAMES, SEAL_SIGNS, strict=False))
BOOKS = (PAGE_NAMES[:2], PAGE_NAMES[2:])
NARROW = ("special", "academy_2", "academy_3")

Standing = dict[str, tuple[tuple[int, str], ...]]
Costs = dict[str, PlacementCost]


def journals(sight: Sight) -> str:
    """All journals beside each other."""
    here, costs = standing(sight), own_costs(sight)
    books = "".join(book(sight, pages, here, costs) for pages in BOOKS)
    return (
        f'<section id="dj-journals" data-what="journals" class="dj-panel dj-notebook" '
        f'aria-label="{escape(sight.say("board-journals"))}">'
        f"{books}{special(sight, here, costs)}{outside(sight, here, costs)}</section>"
    )


def standing(sight: Sight) -> Standing:
    """The workers on every spot, as seat and name."""
    found: Standing = {}
    for seat, data in enumerate(boards(sight)):
        for worker, spot in data["workers"].items():
            if spot not in (None, "home", "hammock"):
                found[spot] = (*found.get(spot, ()), (seat, worker))
    return found


def own_costs(sight: Sight) -> Costs:
    """What every spot would cost the viewer; nothing for those who do not play."""
    state = sight.match.state
    if sight.seat is None or not isinstance(state, DarwinState):
        return {}
    return dict(zip(SPOT.labels, placement_costs(state, sight.seat), strict=True))


def book(sight: Sight, pages: tuple[str, ...], here: Standing, costs: Costs) -> str:
    """Two pages of a main journal; with four players a bookmark makes two sections of them (DJ-01)."""
    split = len(sight.shown["players"]) == MOST_SEATS
    mark = f'<i class="dj-bookmark" title="{escape(sight.say("board-bookmark"))}"></i>' if split else ""
    inside = "".join(page(sight, name, here, costs) for name in pages)
    return f'<div class="dj-book">{inside}{mark}</div>'


def page(sight: Sight, name: str, here: Standing, costs: Costs) -> str:
    colour, journal = PAGE_COLOURS[name], figures(sight)["journal"]
    spots = "".join(
        spot(
            sight,
            f"{name}_{level}",
            (seal(sight, colour),) * journal["seals"][level - 1],
            effect(sight.catalogue, journal[name][level - 1]),
            here,
            costs,
        )
        for level in LEVELS
    )
    title = escape(sight.say(f"board-{name}"))
    return f'<div class="dj-page ink-{colour}" data-together><h3><span>{title}</span></h3>{spots}</div>'


def special(sight: Sight, here: Standing, costs: Costs) -> str:
    """The special journal: tiles, each with its own seals."""
    found: list[str] = []
    for name in (f"special_{side}_{level}" for level in LEVELS for side in ("left", "right")):
        tile = sight.shown["spots"][name]["tile"]
        if tile is not None:
            printed = figures(sight)["special"][tile[1:]]
            gives = effect(sight.catalogue, printed["gives"])
            found.append(spot(sight, name, seals(sight, printed["seals"]), gives, here, costs))
    title = escape(sight.say("board-special"))
    tiles = f'<div class="dj-tiles">{"".join(found)}</div>'
    return f'<div class="dj-special" data-together><h3><span>{title}</span></h3>{tiles}</div>'


def outside(sight: Sight, here: Standing, costs: Costs) -> str:
    """The small journal, museum, turn order and goals."""
    given = figures(sight)
    seats = len(sight.shown["players"])
    paid = given["placing"]["turn_order_coins"][seats - 1]
    order = Sign(COINS, str(paid), sight.say("amount-coins", count=paid, sign="+"))
    small = effect(sight.catalogue, given["journal"]["small"])
    gives: dict[str, Line] = {
        "small_left": small,
        "small_right": small,
        "museum": effect(sight.catalogue, given["journal"]["museum"]),
        "turn_order": (order,),
        "goal": effect(sight.catalogue, given["journal"]["goal"]),
    }
    spots = "".join(plain_spot(sight, name, line, here, costs) for name, line in gives.items())
    return f'<div class="dj-outside">{spots}</div>'


def spot(sight: Sight, name: str, asks: Line, gives: Line, here: Standing, costs: Costs) -> str:
    """A spot: its lens, what it asks for and gives, the workers there, and what it would cost."""
    lens, there = sight.shown["spots"][name]["lens"], here.get(name, ())
    css, cost = "dj-spot locked" if lens == "locked" else "dj-spot", price(costs.get(name))
    # Where the signs need the room, an empty magnifier shows the cost, else it stands beside the seals.
    within = cost if name.startswith(NARROW) and not there else ""
    inside = (
        f'<span class="dj-round">{ring(sight, name, lens)}{workers(there) or within}</span><span class="dj-asks">'
        f'{inked(asks)}</span><span class="dj-gives">{inked(gives)}</span>{"" if within else cost}'
    )
    return worded(sight, name, css, inside, (*asks, *gives), here, costs)


def plain_spot(sight: Sight, name: str, gives: Line, here: Standing, costs: Costs) -> str:
    """A spot without seals: any number of workers stand beside its name."""
    there = here.get(name, ())
    if name == "turn_order":  # in the order in which they came
        there = tuple(sorted(there, key=lambda one: sight.shown["queue"].index(one[0])))
    inside = (
        f'<span class="dj-name">{escape(sight.label("spot", name))}</span><span class="dj-gives">{inked(gives)}</span>'
        f'<span class="dj-crowd">{workers(there)}</span>{price(costs.get(name))}'
    )
    return worded(sight, name, "dj-spot dj-plain", inside, gives, here, costs)


def ring(sight: Sight, name: str, lens: str | int) -> str:
    """The magnifier of a spot: locked with its price, printed, or a player's lens."""
    if lens == "locked":
        journal = figures(sight)["journal"]
        cost = journal["unlock_special"] if name.startswith("special") else journal["unlock"][int(name[-1]) - 1]
        return f'<span class="dj-lock">{icon("padlock")}{inked_sign(Sign(COINS, str(cost)))}</span>'
    if isinstance(lens, int):
        sign = f'<i class="sign sign-{lens}"></i>'
        return f'<span id="tok-lens-{name}" class="dj-glass-ring owned seat-{lens}">{sign}</span>'
    return '<span class="dj-glass-ring"></span>'


@lru_cache(1024)
def workers(there: tuple[tuple[int, str], ...]) -> str:
    """Everybody on a spot."""
    return "".join(
        f'<span id="el-worker-{seat}-{worker}" class="dj-stands">{figure("worker", seat)}</span>'
        for seat, worker in there
    )


@lru_cache(256)
def price(cost: PlacementCost | None) -> str:
    """What a spot would cost the viewer: nothing, knowledge, coins, or more than they have."""
    if cost is None or cost.obstacle in ("locked", "taken", "worker"):
        return ""
    parts: Line = (
        *((Sign(KNOWLEDGE, f"−{cost.knowledge}"),) if cost.knowledge else ()),
        *((Sign(COINS, f"−{cost.coins}"),) if cost.coins else ()),
    )
    css = "dj-cost too-much" if cost.obstacle else "dj-cost" if parts else "dj-cost free"
    return f'<span class="{css}">{inked(parts) if parts else figures_beside("✓")}</span>'


def worded(sight: Sight, name: str, css: str, inside: str, signs: Line, here: Standing, costs: Costs) -> str:
    """A spot with everything about it in words."""
    lens = sight.shown["spots"][name]["lens"]
    owner = [sentence(sight, "board-lens-of", player=who(sight, lens))] if isinstance(lens, int) else []
    crowd = [sentence(sight, "board-worker-of", player=who(sight, seat)) for seat, _ in here.get(name, ())]
    cost = [told_cost(sight, costs[name])] if name in costs else []
    words = ", ".join(part for part in (sight.label("spot", name), words_of(signs), *owner, *crowd, *cost) if part)
    return drawn_thing(sight.mark(f"spot-{name}", words, css), words, inside)


def told_cost(sight: Sight, cost: PlacementCost) -> str:
    """The cost in words."""
    if cost.obstacle == "locked":
        return sentence(sight, "board-locked", price=cost.coins)
    if cost.obstacle in ("taken", "worker"):
        return sight.say(f"board-cost-{cost.obstacle}")
    if not (cost.knowledge or cost.coins):
        return sight.say("board-cost-nothing")
    message = "board-cost-too-much" if cost.obstacle else "board-cost"
    return sentence(sight, message, knowledge=cost.knowledge, coins=cost.coins)
