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
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.state_check import check_state
from wunderkammer.games.darwins_journey.steps.camps import tents_of
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED
from wunderkammer.games.darwins_journey.view import SEAL_LABELS, named, set_of
from wunderkammer.games.darwins_journey.vocabulary import STEP_NAMES

SEAL = Domain("seal", labels=SEAL_LABELS)
LIMIT = 9999  # of points and coins; no game comes near it


def to_json(state: DarwinState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": state.options,
        "agenda": [frame_json(f, STEP_NAMES) for f in state.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in state.lanes],
        "news": state.news,
        "round": state.round,
        "turn": state.turn,
        "beagle": state.beagle,
        "museum": set_of(SPECIMEN, state.museum),
        "row_coins": state.row_coins,
        "firsts": state.firsts,
        "locked_used": state.locked_used,
        "goal_pile": set_of(GOAL, state.goal_pile),
        "crew_pile": set_of(CARD, state.crew_pile),
        "purple": state.purple,
        "bonus": state.bonus,
        "action_pile": state.action_pile,
        "bonus_card": state.bonus_card,
        "coins": list(state.coins),
        "vp": list(state.vp),
        "theory": list(state.theory),
        "knowledge": list(state.knowledge),
        "ship": [SPACE.text(space) for space in state.ship],
        "explorers": [SPACE.text(space) if space >= 0 else None for space in state.explorers],
        "workers": list(state.workers),
        "rows": [[SEAL.text(colour) for colour in seals.seals_of(row)] for row in state.rows],
        "stamps": list(state.stamps),
        "envelopes": list(state.envelopes),
        "tents": list(state.tents),
        "lenses": list(state.lenses),
        "research": [set_of(SPECIMEN, mask) for mask in state.research],
        "reserve": [named(GOAL, goal) for goal in state.reserve],
        "slots": [named(GOAL, goal % FULFILLED) for goal in state.slots],
        "fulfilled": [1 if goal >= FULFILLED else 0 for goal in state.slots],
        "perks": list(state.perks),
        "crew": [named(CARD, card % FULFILLED) for card in state.crew],
        "mustered": [card // FULFILLED for card in state.crew],
        "hands": [set_of(CARD, mask) for mask in state.hands],
        "camps": list(state.camps),
        "spots": list(state.spots),
        "crowd": list(state.crowd),
        "scrolls": [named(SEAL, seal) for seal in state.scrolls],
        "pile": list(state.pile),
        "open_goals": [named(GOAL, goal) for goal in state.open_goals],
        "order": list(state.order),
        "queue": list(state.queue),
        "specials": [named(SPECIAL_TILE, tile) for tile in state.specials],
        "letters": [named(LETTER, tile) for tile in state.letters],
        "beagle_goals": [named(BEAGLE_GOAL, tile) for tile in state.beagle_goals],
        "tokens": [named(SPECIMEN, specimen) for specimen in state.tokens],
        "pairs": [named(GOAL, goal) for goal in state.pairs],
    }


def read(state: DarwinState, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    seats = reader.integer("seats", 1, 4)
    boards = seats if seats > 1 else 2
    state.seats = seats
    state.boards = boards
    read_scalars(state, reader)
    read_players(state, reader, boards)
    read_board(state, reader, boards)
    state.agenda = read_agenda(reader, STEP_NAMES, boards)
    state.lanes = read_lanes(reader, STEP_NAMES, seats)
    reader.done()
    refresh(state)
    check_state(state)
    check_agenda(state)


def read_scalars(state: DarwinState, reader: Reader) -> None:
    state.options = reader.integer("options", 0, 7 if state.seats == 1 else 1)
    state.news = reader.integer("news", 0, 1_000_000)
    state.round = reader.integer("round", 0, ROUNDS)
    state.turn = reader.integer("turn", -1, state.seats - 1)
    state.beagle = reader.integer("beagle", 0, BEAGLE_SPACES - 1)
    state.museum = mask_of(reader.value("museum"), SPECIMEN, "state.museum")
    state.row_coins = reader.integer("row_coins", 0, 15)
    state.firsts = reader.integer("firsts", 0, (1 << 16) - 1)
    state.locked_used = reader.integer("locked_used", 0, (1 << LENS_SPOTS) - 1)
    state.goal_pile = mask_of(reader.value("goal_pile"), GOAL, "state.goal_pile")
    state.crew_pile = mask_of(reader.value("crew_pile"), CARD, "state.crew_pile")
    state.purple = reader.integer("purple", 0, 50)
    state.bonus = reader.integer("bonus", 1, state.content.alfred.track)
    state.action_pile = reader.integer("action_pile", 0, 255)
    state.bonus_card = reader.integer("bonus_card", -1, 1)


def read_players(state: DarwinState, reader: Reader, boards: int) -> None:
    state.coins = reader.integers("coins", boards, 0, LIMIT)
    state.vp = reader.integers("vp", boards, 0, LIMIT)
    state.theory = reader.integers("theory", boards, 0, state.content.theory_steps)
    state.knowledge = reader.integers("knowledge", boards, 0, LIMIT)
    state.ship = reader.labels("ship", boards, SPACE)
    state.explorers = reader.labels("explorers", boards * ISLANDS, SPACE, -1)
    state.workers = reader.integers("workers", boards * WORKERS, -2, HAMMOCK)
    state.rows = vec[i64]()
    for i, row in enumerate(reader.items("rows", boards * WORKERS)):
        state.rows = append(state.rows, read_row(row, f"state.rows[{i}]"))
    state.stamps = reader.integers("stamps", boards * (STACKS + 1), 0, 36)
    state.envelopes = reader.integers("envelopes", boards * ENVELOPES, 0, 15)
    state.tents = reader.integers("tents", boards, 0, TENTS)
    state.lenses = reader.integers("lenses", boards, 0, state.content.setup[2])
    state.research = masks(reader, "research", boards, SPECIMEN)
    state.reserve = numbered(reader, "reserve", boards * 2, GOAL)
    state.slots = numbered(reader, "slots", boards * SLOTS, GOAL)
    fulfilled = reader.integers("fulfilled", boards * SLOTS, 0, 1)
    for i in range(boards * SLOTS):
        if fulfilled[i] and state.slots[i] == 0:
            raise BadData(f"state.fulfilled[{i}] is 1, but no goal lies on that slot.")
        state.slots[i] += FULFILLED * fulfilled[i]
    state.perks = reader.integers("perks", boards, 0, (1 << SLOTS) - 1)
    state.crew = numbered(reader, "crew", boards * CREW_PER_SEAT, CARD)
    mustered = reader.integers("mustered", boards * CREW_PER_SEAT, 0, 3)
    for i in range(boards * CREW_PER_SEAT):
        if mustered[i] and state.crew[i] == 0:
            raise BadData(f"state.mustered[{i}] names a row, but no crew card lies there.")
        state.crew[i] += FULFILLED * mustered[i]
    state.hands = masks(reader, "hands", boards, CARD)


def read_board(state: DarwinState, reader: Reader, boards: int) -> None:
    state.camps = reader.integers("camps", CAMPS, 0, (1 << 12) - 1)
    state.spots = reader.integers("spots", LENS_SPOTS, 0, OWNED + boards - 1)
    state.crowd = reader.integers("crowd", SPOTS + 1, 0, 20)
    state.scrolls = numbered(reader, "scrolls", SEAL_SPACES, SEAL)
    state.pile = reader.integers("pile", COLOURS, 0, 50)
    state.open_goals = numbered(reader, "open_goals", 4, GOAL)
    state.order = reader.integers("order", boards, 0, boards - 1)
    state.queue = reader.integers("queue", None, 0, boards - 1)
    state.specials = numbered(reader, "specials", SPECIAL_PLACES, SPECIAL_TILE)
    state.letters = numbered(reader, "letters", ENVELOPES, LETTER)
    state.beagle_goals = numbered(reader, "beagle_goals", BEAGLE_SPACES, BEAGLE_GOAL)
    state.tokens = numbered(reader, "tokens", SPECIMENS, SPECIMEN)
    state.pairs = numbered(reader, "pairs", 8, GOAL)


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


def conserved(state: DarwinState) -> dict[str, int]:
    """Pieces that never leave or enter: stamps, lenses, tents, workers, explorers and purple seals."""
    purple = state.purple
    for seat in range(state.seats):
        for worker in range(1, FIFTH):
            row = state.rows[seat * WORKERS + worker]
            purple += seals.count(seals.tally(row), PURPLE_SEAL)
    counts = {"purple seals": purple}
    for seat in range(state.boards):
        posted = [state.envelopes[e * state.boards + seat] for e in range(ENVELOPES)]
        counts[f"stamps of {seat}"] = sum(state.stamps[seat * 4 : seat * 4 + 4]) + sum(posted)
        owned = sum(1 for spot in state.spots if spot == OWNED + seat)
        counts[f"lenses of {seat}"] = state.lenses[seat] + owned
        standing = sum(tents_of(state, seat, camp) for camp in range(CAMPS))
        counts[f"tents of {seat}"] = state.tents[seat] - standing
    return counts
