"""The whole voyage as JSON and back, read with suspicion."""

from __future__ import annotations

from tests.nested_game.table import CAMPS, END, ROUNDS, Table
from tests.nested_game.vocabulary import (
    BOOK,
    CAMP,
    CHART,
    CHART_KINDS,
    DEAL,
    DIG,
    DRAFT,
    HIGHEST_STAKE,
    PICK_CHART,
    ROUND,
    SAIL,
    STAKE,
    STEP_NAMES,
    WIND,
    WIND_NAME,
)
from wunderkammer.core.effects import possible
from wunderkammer.core.effects_book import ANY_ORDER, PERHAPS, PICK, TIMES
from wunderkammer.core.frames import CHANCE, CHOOSE, DECISION, EFFECT, MAYBE, ORDER, OVER
from wunderkammer.core.reader import BadData, Reader, frame_json, read_agenda, read_lanes

EFFECT_NODES = {CHOOSE: PICK, MAYBE: PERHAPS, ORDER: ANY_ORDER}
NUMBERS = {"coins": 999, "points": 999, "goals": 99, "ships": END, "stakes": HIGHEST_STAKE}


def to_json(table: Table) -> dict[str, object]:
    return {
        "seats": table.seats,
        "agenda": [frame_json(f, STEP_NAMES) for f in table.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in table.lanes],
        "news": table.news,
        **{name: [*getattr(table, name)] for name in NUMBERS},
        "camps": table.camps[:],
        "picked": table.picked[:],
        "hands": [hand[:] for hand in table.hands],
        "deck": table.deck[:],
        "discard": table.discard[:],
        "bag": table.bag[:],
        "blown": table.blown[:],
    }


def read(table: Table, reader: Reader) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    seats = reader.integer("seats", 2, 3)
    table.news = reader.integer("news", 0, 1_000_000)
    for name, most in NUMBERS.items():
        setattr(table, name, [*reader.integers(name, seats, 0, most)])
    table.camps = [*reader.integers("camps", len(CAMPS), 0, (1 << seats) - 1)]
    table.picked = [*reader.integers("picked", seats, -1, CHART_KINDS - 1)]
    hands = reader.items("hands", seats)
    table.hands = [[*Reader({"hand": hand}).integers("hand", CHART_KINDS, 0, 99)] for hand in hands]
    for name in ("deck", "discard", "bag", "blown"):
        setattr(table, name, [*reader.integers(name, CHART_KINDS, 0, 99)])
    table.agenda = read_agenda(reader, STEP_NAMES, seats)
    table.lanes = read_lanes(reader, STEP_NAMES, seats)
    reader.refuse_unknown()
    check(table)


def conserved(table: Table) -> dict[str, int]:
    charts = {
        label: table.deck[i] + table.discard[i] + sum(hand[i] for hand in table.hands)
        for i, label in enumerate(CHART.labels)
    }
    return charts | {label: table.bag[i] + table.blown[i] for i, label in enumerate(WIND_NAME.labels)}


def check(table: Table) -> None:
    """Nothing is lost, and every pending frame can be carried out."""
    if [*conserved(table).values()] != table.content.copies + table.content.winds:
        raise BadData("once-each")
    kinds = [f & 255 for f in table.agenda]
    if not kinds or kinds[0] != OVER or OVER in kinds[1:] or len(kinds) > 200 or 0 < kinds[-1] < DECISION:
        raise BadData("agenda-shape")
    for at, f in enumerate(table.agenda):
        check_frame(table, f, at)
    dealt = kinds.count(DEAL)
    if dealt > sum(table.deck) or any(kind != DEAL for kind in kinds[len(kinds) - dealt :]):
        raise BadData("deals-more")
    if any(kind >= CHANCE and kind != DEAL for kind in kinds[:-1]):
        raise BadData("chance-below")
    check_lanes(table, kinds[-1])
    check_hands(table)


def check_hands(table: Table) -> None:
    """Everybody needs a chart for every round to come."""
    top = table.top()
    left = 1 if top & 255 == DRAFT else 0
    left += sum(ROUNDS - (f >> 16 & 65535) for f in table.agenda if f & 255 == ROUND)
    for seat in range(table.seats):
        coming = sum(f & 255 == DEAL and f >> 8 & 255 == seat for f in table.agenda)
        if sum(table.hands[seat]) + coming < left:
            raise BadData("few-charts", seat=seat)
    if (top & 255 == WIND and not sum(table.bag)) or (top & 255 == DIG and not sum(table.deck)):
        raise BadData("draws-nothing")
    if top & 255 == CHOOSE and not possible(table, top >> 8 & 255, top >> 16 & 65535):
        raise BadData("impossible-choice")


def check_frame(table: Table, f: int, at: int) -> None:
    kind, a, b = f & 255, f >> 16 & 65535, f >> 32 & 65535
    if kind == ROUND and (at != 1 or a > ROUNDS):
        raise BadData("agenda-step", step="round")
    if (kind == SAIL and a >= CHART_KINDS) or (kind == CAMP and a >= len(CAMPS)):
        raise BadData("no-such-chart")
    if kind in (PICK_CHART, STAKE) or (kind == CHOOSE and at < len(table.agenda) - 1):
        raise BadData("agenda-step", step=STEP_NAMES[kind])
    if kind == EFFECT or kind in EFFECT_NODES:
        if a >= BOOK.size() or (kind != EFFECT and BOOK.operation(a) != EFFECT_NODES[kind]):
            raise BadData("agenda-step", step=STEP_NAMES[kind])
        if (kind == ORDER and b + 1 >= 1 << BOOK.count(a)) or (kind != ORDER and b and BOOK.operation(a) != TIMES):
            raise BadData("agenda-step", step=STEP_NAMES[kind])


def check_lanes(table: Table, top: int) -> None:
    if any(table.lanes) != (top == DRAFT):
        raise BadData("lanes-open")
    for seat, f in enumerate(table.lanes):
        kind, chart = f & 255, f >> 16 & 65535
        if f and (kind not in (PICK_CHART, STAKE) or f >> 8 & 255 != seat):
            raise BadData("lane-step", seat=seat, step="pick")
        if kind == STAKE and (chart >= CHART_KINDS or not table.hands[seat][chart]):
            raise BadData("lane-chart", seat=seat)
        picked = table.picked[seat]
        if top == DRAFT and not f and (picked < 0 or not table.hands[seat][picked]):
            raise BadData("picked-chart", seat=seat)
        if top == DRAFT and table.stakes[seat] > table.coins[seat]:
            raise BadData("stakes-high", seat=seat)
