"""Alfred's board: his rows, his tracks and his cards."""

from __future__ import annotations

from typing import Any

from wunderkammer.games.darwins_journey.board.desks import token
from wunderkammer.games.darwins_journey.board.effects import (
    COINS,
    EXPLORER,
    LENS,
    STAMP,
    TENT,
    THEORY,
    VP,
    WORKER,
    effect,
    figures,
    seal,
    specimen,
)
from wunderkammer.games.darwins_journey.content.names import BONUS_CARD, ROUNDS, ROW_SPACES, TENTS
from wunderkammer.scene import Card, Fact, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

ALFRED = 1
ROWS = ("a", "b", "c", "d")
RESERVE = 2


def alfred(sight: Sight) -> list[Zone]:
    """What lies before Alfred in a solo game."""
    data = sight.shown["alfred"]
    if data is None:
        return []
    printed = figures(sight)["alfred"][data["board"]]
    rows = [row(sight, data, printed, at) for at in range(len(ROWS))]
    title = f"{sight.say('board-alfred')} · {sight.say('option-alfred-' + data['board'])}"
    return [
        Zone(title, facts(sight, data), (*rows, bonus_track(sight, data)), seat=ALFRED, span=6, kind="others"),
        Zone(sight.say("board-alfreds-cards"), cards=cards(sight, data, printed), span=6, across=2, icon="card-draw"),
    ]


def facts(sight: Sight, data: dict[str, Any]) -> tuple[Fact, ...]:
    total = sum(data["sheet"].values())
    stamps = " ".join(str(count) for count in data["stacks"])
    reserve = RESERVE - sum(1 for space in data["explorers"][1:] if space is not None)
    found = tuple(token(specimen(sight, label)) for label in data["research"])
    return (
        Fact(told(sight, "board-vp", vp=data["vp"], total=total), f"{data['vp']} ({total})", VP),
        Fact(sight.label("payment", "coins"), f"{data['coins']}/{figures(sight)['alfred']['coins_limit']}", COINS),
        Fact(sight.say("measure-theory"), str(data["theory"]), THEORY),
        Fact(told(sight, "board-tents", tents=data["tents"]), f"{data['tents']}/{TENTS}", TENT),
        Fact(sight.say("board-lenses"), str(data["lenses"]), LENS),
        Fact(sight.say("board-explorers"), str(reserve), EXPLORER),
        Fact(sight.say("board-stacks"), f"{stamps} + {data['used_stamps']}", STAMP),
        *((Fact(sight.say("board-research"), "", tokens=found),) if found else ()),
    )


def row(sight: Sight, data: dict[str, Any], printed: dict[str, Any], at: int) -> Track:
    """A row: its seals, and the symbols of the spaces that are still free."""
    has = data["rows"][at]
    symbols = ["", *printed[ROWS[at]]["symbols"]]
    where = list(data["workers"].values())[at]
    spaces = [Space("", (seal(sight, colour),), kind="wax") for colour in has]
    spaces += [
        Space("", effect(sight.catalogue, symbols[place]), kind="wax bare") for place in range(len(has), ROW_SPACES)
    ]
    label = told(sight, "board-worker", worker=sight.label("alfred_row", ROWS[at]))
    kind = "worker" if where == "home" else "worker away"
    head = Token(f"tok-alfred-{ROWS[at]}", label, ALFRED, WORKER, sight.label("alfred_row", ROWS[at]), kind=kind)
    return Track(head=head, spaces=tuple(spaces), kind="rank")


def bonus_track(sight: Sight, data: dict[str, Any]) -> Track:
    """The loop of the bonus worker; at two spaces a bonus card lies."""
    printed = figures(sight)["alfred"]
    piece = Token("tok-bonus", sight.label("alfred_row", "bonus"), ALFRED, WORKER)
    spaces = tuple(
        Space(str(at), tokens=(piece,) if at == data["bonus"] else (), kind="book" if at in printed["stops"] else "")
        for at in range(1, printed["track"] + 1)
    )
    return Track(sight.label("alfred_row", "bonus"), spaces, kind="thin bonus")


def cards(sight: Sight, data: dict[str, Any], printed: dict[str, Any]) -> tuple[Card, ...]:
    """The bonus cards, in the row of this round, and the open action cards."""
    found: list[Card] = []
    at = min(max(sight.shown["round"], 1), ROUNDS) - 1
    for number, stop in zip(data["bonus_cards"] or (), figures(sight)["alfred"]["stops"], strict=False):
        name = BONUS_CARD.text(number)
        line = effect(sight.catalogue, printed[name][at])
        found.append(Card(told(sight, "board-bonus-card", space=stop), (line or (Sign(text="—"),),), kind="tile"))
    found += [Card(sight.label("alfred_card", label), name=f"tok-{label}") for label in data["cards"]]
    return tuple(found)
