"""The whole state as JSON and back, read with suspicion."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.reader import BadData, Reader, frame_json, read_agenda, read_lanes
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.agenda_check import check_agenda
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_GOAL,
    BEAGLE_SPACES,
    CAMPS,
    CARD,
    COLOURS,
    CREW_PER_SEAT,
    ENVELOPES,
    FIFTH,
    GOAL,
    HAMMOCK,
    ISLANDS,
    LENS_SPOTS,
    LETTER,
    OWNED,
    PURPLE_SEAL,
    ROUNDS,
    ROW_SPACES,
    SEAL_SPACES,
    SLOTS,
    SPACE,
    SPECIAL_PLACES,
    SPECIAL_TILE,
    SPECIMEN,
    SPECIMENS,
    SPOTS,
    STACKS,
    TENTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.spots import refresh
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.state_check import check_table
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED
from wunderkammer.games.darwins_journey.view import SEAL_LABELS, named, set_of
from wunderkammer.games.darwins_journey.vocabulary import STEP_NAMES

SEAL = Domain("seal", labels=SEAL_LABELS)
LIMIT = 9999  # of points and coins; no game comes near it


def to_json(table: Table) -> dict[str, object]:
    return {
        "seats": table.seats,
        "options": table.options,
        "agenda": [frame_json(f, STEP_NAMES) for f in table.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in table.lanes],
        "news": table.news,
        "round": table.round,
        "turn": table.turn,
        "beagle": table.beagle,
        "museum": set_of(SPECIMEN, table.museum),
        "row_coins": table.row_coins,
        "firsts": table.firsts,
        "locked_used": table.locked_used,
        "goal_pile": set_of(GOAL, table.goal_pile),
        "crew_pile": set_of(CARD, table.crew_pile),
        "purple": table.purple,
        "bonus": table.bonus,
        "action_pile": table.action_pile,
        "bonus_card": table.bonus_card,
        "coins": list(table.coins),
        "vp": list(table.vp),
        "theory": list(table.theory),
        "knowledge": list(table.knowledge),
        "ship": [SPACE.text(space) for space in table.ship],
        "explorers": [SPACE.text(space) if space >= 0 else None for space in table.explorers],
        "workers": list(table.workers),
        "rows": [[SEAL.text(colour) for colour in seals.seals_of(row)] for row in table.rows],
        "stamps": list(table.stamps),
        "envelopes": list(table.envelopes),
        "tents": list(table.tents),
        "lenses": list(table.lenses),
        "research": [set_of(SPECIMEN, mask) for mask in table.research],
        "reserve": [named(GOAL, goal) for goal in table.reserve],
        "slots": [named(GOAL, goal % FULFILLED) for goal in table.slots],
        "fulfilled": [1 if goal >= FULFILLED else 0 for goal in table.slots],
        "perks": list(table.perks),
        "crew": [named(CARD, card % FULFILLED) for card in table.crew],
        "mustered": [card // FULFILLED for card in table.crew],
        "hands": [set_of(CARD, mask) for mask in table.hands],
        "camps": list(table.camps),
        "spots": list(table.spots),
        "crowd": list(table.crowd),
        "scrolls": [named(SEAL, seal) for seal in table.scrolls],
        "pile": list(table.pile),
        "open_goals": [named(GOAL, goal) for goal in table.open_goals],
        "order": list(table.order),
        "queue": list(table.queue),
        "specials": [named(SPECIAL_TILE, tile) for tile in table.specials],
        "letters": [named(LETTER, tile) for tile in table.letters],
        "beagle_goals": [named(BEAGLE_GOAL, tile) for tile in table.beagle_goals],
        "tokens": [named(SPECIMEN, specimen) for specimen in table.tokens],
        "pairs": [named(GOAL, goal) for goal in table.pairs],
    }


def read(table: Table, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    seats = reader.integer("seats", 1, 4)
    boards = seats if seats > 1 else 2
    table.seats = seats
    table.boards = boards
    read_scalars(table, reader)
    read_players(table, reader, boards)
    read_board(table, reader, boards)
    table.agenda = read_agenda(reader, STEP_NAMES, boards)
    table.lanes = read_lanes(reader, STEP_NAMES, seats)
    reader.done()
    refresh(table)
    check_table(table)
    check_agenda(table)


def read_scalars(table: Table, reader: Reader) -> None:
    table.options = reader.integer("options", 0, 7 if table.seats == 1 else 1)
    table.news = reader.integer("news", 0, 1_000_000)
    table.round = reader.integer("round", 0, ROUNDS)
    table.turn = reader.integer("turn", -1, table.seats - 1)
    table.beagle = reader.integer("beagle", 0, BEAGLE_SPACES - 1)
    table.museum = mask_of(reader.value("museum"), SPECIMEN, "state.museum")
    table.row_coins = reader.integer("row_coins", 0, 15)
    table.firsts = reader.integer("firsts", 0, (1 << 16) - 1)
    table.locked_used = reader.integer("locked_used", 0, (1 << LENS_SPOTS) - 1)
    table.goal_pile = mask_of(reader.value("goal_pile"), GOAL, "state.goal_pile")
    table.crew_pile = mask_of(reader.value("crew_pile"), CARD, "state.crew_pile")
    table.purple = reader.integer("purple", 0, 50)
    table.bonus = reader.integer("bonus", 1, table.content.alfred.track)
    table.action_pile = reader.integer("action_pile", 0, 255)
    table.bonus_card = reader.integer("bonus_card", -1, 1)


def read_players(table: Table, reader: Reader, boards: int) -> None:
    table.coins = reader.integers("coins", boards, 0, LIMIT)
    table.vp = reader.integers("vp", boards, 0, LIMIT)
    table.theory = reader.integers("theory", boards, 0, table.content.theory_steps)
    table.knowledge = reader.integers("knowledge", boards, 0, LIMIT)
    table.ship = reader.labels("ship", boards, SPACE)
    table.explorers = reader.labels("explorers", boards * ISLANDS, SPACE, -1)
    table.workers = reader.integers("workers", boards * WORKERS, -2, HAMMOCK)
    table.rows = vec[i64]()
    for i, row in enumerate(reader.items("rows", boards * WORKERS)):
        table.rows = append(table.rows, read_row(row, f"state.rows[{i}]"))
    table.stamps = reader.integers("stamps", boards * (STACKS + 1), 0, 36)
    table.envelopes = reader.integers("envelopes", boards * ENVELOPES, 0, 15)
    table.tents = reader.integers("tents", boards, 0, TENTS)
    table.lenses = reader.integers("lenses", boards, 0, table.content.setup[2])
    table.research = masks(reader, "research", boards, SPECIMEN)
    table.reserve = numbered(reader, "reserve", boards * 2, GOAL)
    table.slots = numbered(reader, "slots", boards * SLOTS, GOAL)
    fulfilled = reader.integers("fulfilled", boards * SLOTS, 0, 1)
    for i in range(boards * SLOTS):
        if fulfilled[i] and table.slots[i] == 0:
            raise BadData(f"state.fulfilled[{i}] is 1, but no goal lies on that slot.")
        table.slots[i] += FULFILLED * fulfilled[i]
    table.perks = reader.integers("perks", boards, 0, (1 << SLOTS) - 1)
    table.crew = numbered(reader, "crew", boards * CREW_PER_SEAT, CARD)
    mustered = reader.integers("mustered", boards * CREW_PER_SEAT, 0, 3)
    for i in range(boards * CREW_PER_SEAT):
        if mustered[i] and table.crew[i] == 0:
            raise BadData(f"state.mustered[{i}] names a row, but no crew card lies there.")
        table.crew[i] += FULFILLED * mustered[i]
    table.hands = masks(reader, "hands", boards, CARD)


def read_board(table: Table, reader: Reader, boards: int) -> None:
    table.camps = reader.integers("camps", CAMPS, 0, (1 << boards) - 1)
    table.spots = reader.integers("spots", LENS_SPOTS, 0, OWNED + boards - 1)
    table.crowd = reader.integers("crowd", SPOTS + 1, 0, 20)
    table.scrolls = numbered(reader, "scrolls", SEAL_SPACES, SEAL)
    table.pile = reader.integers("pile", COLOURS, 0, 50)
    table.open_goals = numbered(reader, "open_goals", 4, GOAL)
    table.order = reader.integers("order", boards, 0, boards - 1)
    table.queue = reader.integers("queue", None, 0, boards - 1)
    table.specials = numbered(reader, "specials", SPECIAL_PLACES, SPECIAL_TILE)
    table.letters = numbered(reader, "letters", ENVELOPES, LETTER)
    table.beagle_goals = numbered(reader, "beagle_goals", BEAGLE_SPACES, BEAGLE_GOAL)
    table.tokens = numbered(reader, "tokens", SPECIMENS, SPECIMEN)
    table.pairs = numbered(reader, "pairs", 8, GOAL)


def numbered(reader: Reader, name: str, length: int, domain: Domain) -> vec[i64]:
    """Labels kept as 1 + number; null is 0."""
    values = reader.labels(name, length, domain, -1)
    for i in range(length):
        values[i] += 1
    return values


def mask_of(value: object, domain: Domain, path: str) -> i64:
    """A list of different labels as a mask."""
    if not isinstance(value, list):
        raise BadData(f"{path} must be a list of names.")
    mask: i64 = 0
    for item in value:
        if not isinstance(item, str) or item not in domain.labels:
            raise BadData(f"{path} must hold names of {domain.name}, not {item!r}.")
        bit: i64 = 1
        bit <<= domain.labels.index(item)
        if mask & bit:
            raise BadData(f"{path} holds {item} twice.")
        mask |= bit
    return mask


def masks(reader: Reader, name: str, length: int, domain: Domain) -> vec[i64]:
    values = vec[i64]()
    for i, item in enumerate(reader.items(name, length)):
        values = append(values, mask_of(item, domain, f"state.{name}[{i}]"))
    return values


def read_row(value: object, path: str) -> i64:
    if not isinstance(value, list) or len(value) > ROW_SPACES:
        raise BadData(f"{path} must be a list of at most {ROW_SPACES} seals.")
    colours: list[int] = []
    for item in value:
        if item not in SEAL_LABELS:
            raise BadData(f"{path} must hold seals ({', '.join(SEAL_LABELS)}), not {item!r}.")
        colours.append(SEAL_LABELS.index(item))
    return seals.row_of(colours)


def conserved(table: Table) -> dict[str, int]:
    """Pieces that never leave or enter: stamps, lenses, tents, workers, explorers and purple seals."""
    purple = table.purple
    for seat in range(table.seats):
        for worker in range(1, FIFTH):
            row = table.rows[seat * WORKERS + worker]
            purple += seals.count(seals.tally(row), PURPLE_SEAL)
    counts = {"purple seals": purple}
    for seat in range(table.boards):
        posted = [table.envelopes[e * table.boards + seat] for e in range(ENVELOPES)]
        counts[f"stamps of {seat}"] = sum(table.stamps[seat * 4 : seat * 4 + 4]) + sum(posted)
        owned = sum(1 for spot in table.spots if spot == OWNED + seat)
        counts[f"lenses of {seat}"] = table.lenses[seat] + owned
        standing = sum(table.camps[camp] >> seat & 1 for camp in range(CAMPS))
        counts[f"tents of {seat}"] = table.tents[seat] - standing
    return counts
