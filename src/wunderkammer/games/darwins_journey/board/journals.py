"""The journals: four pages, the special journal, and the spots outside them."""

from __future__ import annotations

from wunderkammer.games.darwins_journey.board.effects import (
    COINS,
    LENS,
    SEAL_SIGNS,
    WORKER,
    boards,
    effect,
    figures,
    seal,
    seals,
    who,
)
from wunderkammer.games.darwins_journey.content.names import PAGE_NAMES
from wunderkammer.scene import Card, Line, Sign, Token, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

LEVELS = (1, 2, 3)
ARROW = Sign(text="→")
PAGE_COLOURS = dict(zip(PAGE_NAMES, SEAL_SIGNS, strict=False))


def journals(sight: Sight) -> list[Zone]:
    """The pages with their three spots each, and the special journal."""
    here = standing(sight)
    return [*(page(sight, name, here) for name in PAGE_NAMES), special(sight, here)]


def standing(sight: Sight) -> dict[str, tuple[Token, ...]]:
    """The workers on every spot."""
    found: dict[str, tuple[Token, ...]] = {}
    for seat, data in enumerate(boards(sight)):
        for worker, spot in data["workers"].items():
            if spot not in (None, "home", "hammock"):
                label = told(sight, "board-worker-of", player=who(sight, seat))
                found[spot] = (*found.get(spot, ()), Token(f"el-worker-{seat}-{worker}", label, seat, WORKER))
    return found


def spot(sight: Sight, name: str, what: Line, price: int, here: dict[str, tuple[Token, ...]]) -> Card:
    """A spot: what it asks for and gives, its lens, and the workers there."""
    lens = sight.shown["spots"][name]["lens"]
    tokens = here.get(name, ())
    kind = "spot"
    if lens == "locked":
        locked = told(sight, "board-locked", price=price)
        what = (*what, Sign("padlock", str(price), locked, kind="price"))
        kind = "spot locked"
    elif lens != "open":
        tokens = (Token(f"tok-lens-{name}", told(sight, "board-lens-of", player=who(sight, lens)), lens, LENS), *tokens)
    return Card("", (what,), element=f"spot-{name}", kind=kind, tokens=tokens, says=sight.label("spot", name))


def page(sight: Sight, name: str, here: dict[str, tuple[Token, ...]]) -> Zone:
    colour = PAGE_COLOURS[name]
    journal = figures(sight)["journal"]
    cards = tuple(
        spot(
            sight,
            f"{name}_{level}",
            (
                *(seal(sight, colour),) * journal["seals"][level - 1],
                ARROW,
                *effect(sight.catalogue, journal[name][level - 1]),
            ),
            journal["unlock"][level - 1],
            here,
        )
        for level in LEVELS
    )
    return Zone(sight.say(f"board-{name}"), cards=cards, colour=colour, span=2, half=True, kind="journal")


def special(sight: Sight, here: dict[str, tuple[Token, ...]]) -> Zone:
    """The special journal: tiles, each with its own seals."""
    cards: list[Card] = []
    for name in (f"special_{side}_{level}" for level in LEVELS for side in ("left", "right")):
        tile = sight.shown["spots"][name]["tile"]
        if tile is not None:
            printed = figures(sight)["special"][tile[1:]]
            what = (*seals(sight, printed["seals"]), ARROW, *effect(sight.catalogue, printed["gives"]))
            cards.append(spot(sight, name, what, figures(sight)["journal"]["unlock_special"], here))
    return Zone(sight.say("board-special"), cards=tuple(cards), span=4, across=2, kind="journal special")


def outside(sight: Sight) -> Zone:
    """The small journal, museum, turn order and goals."""
    here = standing(sight)
    given = figures(sight)
    order = Sign(
        COINS,
        str(given["placing"]["turn_order_coins"][len(sight.shown["players"]) - 1]),
        sight.label("payment", "coins"),
    )
    queue = tuple(Token("", who(sight, seat), seat) for seat in sight.shown["queue"])
    gives: dict[str, Line] = {
        "small_left": effect(sight.catalogue, given["journal"]["small"]),
        "small_right": effect(sight.catalogue, given["journal"]["small"]),
        "museum": effect(sight.catalogue, given["journal"]["museum"]),
        "turn_order": (order,),
        "goal": effect(sight.catalogue, given["journal"]["goal"]),
    }
    cards = tuple(
        Card(
            sight.label("spot", name),
            (what,),
            element=f"spot-{name}",
            kind="spot",
            tokens=(queue if name == "turn_order" and queue else here.get(name, ())),
        )
        for name, what in gives.items()
    )
    return Zone("", cards=cards, across=5, kind="strip")
