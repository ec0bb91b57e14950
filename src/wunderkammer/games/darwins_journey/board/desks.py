"""Everybody's board: workers with their seals, goals and slots, crew, tents, lenses, stamps and research."""

from __future__ import annotations

from typing import Any

from wunderkammer.games.darwins_journey.board.aims import aims_of, crew_cards, filled_slots, slots
from wunderkammer.games.darwins_journey.board.effects import (
    COINS,
    EXPLORER,
    KNOWLEDGE,
    LENS,
    STAMP,
    TENT,
    THEORY,
    VP,
    WORKER,
    figures,
    seal,
    specimen,
)
from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, MUSEUM_ROWS, ROW_SPACES, TENTS
from wunderkammer.scene import Fact, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

WIDTH = 12
SPREAD = {2: 2, 3: 3, 4: 2}  # boards in a row, by how many there are
RESERVE = 2  # explorers
SEALED = ("second", "third", "fourth")  # workers who can get seals


def desks(sight: Sight) -> list[Zone]:
    """One's own board in several parts, then everybody else's."""
    players = sight.shown["players"]
    own = [zone for seat, data in enumerate(players) if seat == sight.seat for zone in open_desk(sight, seat, data)]
    others = [seat for seat in range(len(players)) if seat != sight.seat]
    span = WIDTH // SPREAD.get(len(others), 1)
    return [*own, *(folded_desk(sight, seat, players[seat], span) for seat in others)]


def open_desk(sight: Sight, seat: int, data: dict[str, Any]) -> list[Zone]:
    acts = seat in sight.view["to_act"]
    rows = tuple(row for worker in data["workers"] for row in worker_row(sight, seat, worker, data))
    crew = crew_cards(sight, data)
    aims = aims_of(sight, data)
    zones = [
        Zone(sight.name(seat), facts(sight, data), rows, seat=seat, acts=acts, own=True, span=5),
        Zone(sight.say("board-slots"), tracks=slots(sight, seat, data), own=True, span=4, icon="bullseye"),
        Zone(sight.say("board-specimens"), tracks=research(sight, seat, data), own=True, span=3, icon="microscope"),
    ]
    if aims:
        zones.append(Zone(sight.say("board-own-goals"), cards=aims, own=True, span=6, across=2, icon="bullseye"))
    if crew:
        zones.append(Zone(sight.say("board-crew"), cards=crew, own=True, span=6 if aims else 12, across=3, icon=WORKER))
    return zones


def folded_desk(sight: Sight, seat: int, data: dict[str, Any], span: int) -> Zone:
    acts = seat in sight.view["to_act"]
    rows = tuple(row for worker in data["workers"] for row in worker_row(sight, seat, worker, data, False))
    cards = (*aims_of(sight, data), *filled_slots(sight, data), *crew_cards(sight, data))
    fold = told(sight, "board-goals-and-crew", cards=len(cards))
    known = facts(sight, data)
    if data["research"]:
        found = tuple(token(specimen(sight, label)) for label in data["research"])
        known = (*known, Fact(sight.say("board-research"), "", tokens=found))
    if data["cards_in_hand"]:
        known = (
            *known,
            Fact(told(sight, "board-hand", cards=data["cards_in_hand"]), str(data["cards_in_hand"]), "card-draw"),
        )
    return Zone(
        sight.name(seat),
        known,
        rows,
        cards,
        seat=seat,
        acts=acts,
        span=span,
        across=max(1, span // 3),
        fold=fold,
        kind="others",
    )


def token(sign: Sign) -> Token:
    """A sign among pieces."""
    return Token("", sign.label, icon=sign.icon, text=sign.text, colour=sign.colour, kind="plain")


def facts(sight: Sight, data: dict[str, Any]) -> tuple[Fact, ...]:
    total = sum(data["sheet"].values())
    stamps = " ".join(str(count) for count in data["stacks"])
    reserve = RESERVE - sum(1 for space in data["explorers"][1:] if space is not None)
    return (
        Fact(told(sight, "board-vp", vp=data["vp"], total=total), f"{data['vp']} ({total})", VP),
        Fact(sight.label("payment", "coins"), str(data["coins"]), COINS),
        Fact(sight.say("measure-knowledge"), str(data["knowledge"]), KNOWLEDGE),
        Fact(sight.say("measure-theory"), str(data["theory"]), THEORY),
        Fact(told(sight, "board-tents", tents=data["tents"]), f"{data['tents']}/{TENTS}", TENT),
        Fact(sight.say("board-lenses"), str(data["lenses"]), LENS),
        Fact(sight.say("board-explorers"), str(reserve), EXPLORER),
        Fact(sight.say("board-stacks"), f"{stamps} + {data['used_stamps']}", STAMP),
    )


def worker_row(sight: Sight, seat: int, worker: str, data: dict[str, Any], free: bool = True) -> list[Track]:
    """A worker, at home or away, and the seals of the row; what its free spaces cost is told to their owner only."""
    where = data["workers"][worker]
    if where is None:
        return []
    at = list(data["workers"]).index(worker)
    has = data["rows"][at]
    home = where == "home"
    label = told(sight, "board-worker", worker=sight.label("worker", worker))
    if home:
        head = Token("", label, seat, WORKER, element=f"worker-{seat}-{worker}", kind="worker")
    else:
        head = Token(f"tok-away-{seat}-{worker}", label, seat, WORKER, kind="worker away")
    costs = figures(sight)["academy"]["space"]
    spaces = [Space("", (seal(sight, colour),), kind="wax") for colour in has]
    if worker in SEALED and free:
        for place in range(len(has), ROW_SPACES):
            price = Sign(COINS, str(costs[place]), told(sight, "board-space-costs", coins=costs[place]), kind="price")
            spaces.append(Space("", (price,), kind="wax bare"))
    element = f"row-{seat}-{worker}" if worker in SEALED else ""
    return [Track(head=head, spaces=tuple(spaces), element=element, kind="rank")]


def research(sight: Sight, seat: int, data: dict[str, Any]) -> tuple[Track, ...]:
    """All sixteen specimens; those that have been researched stand out."""
    done = data["research"]
    return tuple(
        Track(
            spaces=tuple(
                Space(
                    "",
                    (specimen(sight, label, "on" if label in done else ""),),
                    f"specimen-{seat}-{label}",
                    kind="cubby" if label in done else "cubby bare",
                    colour=colour,
                    says=sight.say("board-researched" if label in done else "board-not-researched"),
                )
                for label in (f"{colour}_{kind}" for kind in KIND_NAMES)
            ),
            kind="shelves",
        )
        for colour in MUSEUM_ROWS
    )
