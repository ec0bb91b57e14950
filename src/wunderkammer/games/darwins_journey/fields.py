"""The fields of the state of Darwin's Journey: their JSON, and what may stand in them.

Wherever a field goes by seat, Alfred's board comes after the only seat of a solo game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fields import (
    Bound,
    Field,
    Labels,
    LabelSet,
    LabelSets,
    Number,
    Numbers,
    ShortRow,
    Unwritten,
    at,
    per_seat,
)
from wunderkammer.core.reader import BadData, Reader, read_label
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.alfred import ACTION_CARDS
from wunderkammer.games.darwins_journey.content.board import TENTS_PER_CAMP
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    BEAGLE_GOAL,
    BEAGLE_SPACES,
    CAMPS,
    CARD,
    COLOURS,
    CREW_PER_SEAT,
    ENVELOPES,
    GOAL,
    HAMMOCK,
    ISLANDS,
    LENS_SPOTS,
    LETTER,
    NOT_IN_GAME,
    OWNED,
    ROUNDS,
    ROW_SPACES,
    SEAL,
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
from wunderkammer.games.darwins_journey.steps.camps import SEATS
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED

MOST = 9999  # points or coins; no game comes near it
MOST_SEALS = 50
MOST_STAMPS = 36
MOST_ON_ENVELOPE = 15
MOST_ON_SPOT = 20
MOST_THEORY = 200
MOST_LENSES = 6
LONGEST_TRACK = 12
MOST_OPTIONS = (7, 1, 1, 1)  # by seats: bit 0 for a first game, above it Alfred's board
MOST_FIRSTS = (1 << 16) - 1


def per_board(times: int = 1, plus: int = 0) -> Callable[[int], int]:
    """A bound that grows with every board; alone there is Alfred's beside one's own."""

    def bound(seats: int) -> int:
        return max(2, seats) * times + plus

    return bound


def highest_options(seats: int) -> int:
    return MOST_OPTIONS[seats - 1]


class Boards(Unwritten):
    """How many boards there are."""

    def blank(self, seats: int) -> Any:
        return per_board()(seats)


class SealRows(Field):
    """By seat and worker: the seals of a row from the left, in one number."""

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * per_board(WORKERS)(seats))

    def to_json(self, value: Any) -> object:
        return [[SEAL.text(colour) for colour in seals.seals_of(row)] for row in value]

    def read(self, reader: Reader, seats: int) -> Any:
        rows = reader.items(self.name, per_board(WORKERS)(seats))
        return vec[i64]([read_row(row, f"{reader.path}.{self.name}[{i}]") for i, row in enumerate(rows)])


class MarkedLabels(Labels):
    """A row of labelled things, each with a mark that stands in a row of its own; nothing has no mark."""

    def __init__(
        self, name: str, about: str, length: Bound, domain: Domain, mark: str, mark_about: str, most: int
    ) -> None:
        super().__init__(name, about, length, domain, 0)
        self.mark = mark
        self.mark_about = mark_about
        self.most = most

    def described_keys(self) -> list[tuple[str, str]]:
        return [(self.name, self.about), (self.mark, self.mark_about)]

    def write(self, state: State) -> dict[str, object]:
        values: vec[i64] = getattr(state, self.name)
        labels = self.to_json([value % FULFILLED for value in values])
        return {self.name: labels, self.mark: [value // FULFILLED for value in values]}

    def read(self, reader: Reader, seats: int) -> Any:
        labels = Labels.read(self, reader, seats)
        marks = reader.integers(self.mark, at(self.length, seats), 0, self.most)
        for i in range(len(marks)):
            if marks[i] and labels[i] == 0:
                raise BadData(code="mark-on-nothing", path=f"{reader.path}.{self.mark}[{i}]", field=self.name)
        return vec[i64]([label + FULFILLED * mark for label, mark in zip(labels, marks, strict=True)])


def read_row(value: object, path: str) -> i64:
    if not isinstance(value, list) or len(value) > ROW_SPACES:
        raise BadData(code="seal-row", path=path, spaces=ROW_SPACES)
    return seals.row_of([read_label(item, SEAL, f"{path}[{i}]") for i, item in enumerate(value)])


FIELDS: tuple[Field, ...] = (
    Number("options", "bit 0: first game; above it Alfred's board, white (0) to green (3)", 0, highest_options),
    Boards("boards", "how many boards there are, Alfred's included"),
    Number("round", "0 in the set-up", 0, ROUNDS),
    Number("turn", "whose turn it is in the action phase, −1 for nobody's", -1, per_seat(1, -1), -1),
    Number("beagle", "how many of its spaces HMS Beagle has moved", 0, BEAGLE_SPACES - 1),
    LabelSet("museum", "the specimens in the museum", SPECIMEN),
    Number("row_coins", "mask of the museum's rows that still have their coin", 0, 15),
    Number("firsts", "mask of last spaces reached (bits 0–3) and of ribbons crossed", 0, MOST_FIRSTS),
    Number("locked_used", "mask of the locked spots carried out in this turn", 0, (1 << LENS_SPOTS) - 1),
    Unwritten("free", "mask of the spots that take a worker now"),
    Unwritten("visited", "mask of the spots in sections that hold a worker"),
    LabelSet("goal_pile", "the goals not yet drawn", GOAL),
    LabelSet("crew_pile", "the crew cards that lie with nobody", CARD),
    Number("purple", "purple seals in the supply", 0, MOST_SEALS),
    Number("bonus", "where Alfred's bonus worker stands, from 1", 1, LONGEST_TRACK, 1),
    Number("action_pile", "mask of Alfred's action cards not yet drawn", 0, (1 << ACTION_CARDS) - 1),
    Number("bonus_card", "which bonus card lies above the first stop, −1 before it is drawn", -1, 1, -1),
    Numbers("coins", "by seat", per_board(), 0, MOST),
    Numbers("vp", "by seat: points on the track", per_board(), 0, MOST),
    Numbers("theory", "by seat: steps on the evolution track", per_board(), 0, MOST_THEORY),
    Numbers("knowledge", "by seat: temporary knowledge", per_board(), 0, MOST),
    Labels("ship", "by seat: a space of the sea", per_board(), SPACE),
    Labels("explorers", "by seat and island: a space, null in reserve", per_board(ISLANDS), SPACE),
    Numbers(
        "workers",
        "by seat and worker: the spot, −1 at home, −2 not in the game",
        per_board(WORKERS),
        NOT_IN_GAME,
        HAMMOCK,
        AT_HOME,
    ),
    SealRows("rows", "by seat and worker: a list of seals"),
    Numbers("stamps", "by seat: three stacks and the used stamps", per_board(STACKS + 1), 0, MOST_STAMPS),
    Numbers("envelopes", "by envelope and seat: stamps", per_board(ENVELOPES), 0, MOST_ON_ENVELOPE),
    Numbers("tents", "by seat: tents placed", per_board(), 0, TENTS),
    Numbers("lenses", "by seat: lenses in reserve", per_board(), 0, MOST_LENSES),
    LabelSets("research", "by seat: specimens researched", per_board(), SPECIMEN),
    Labels("reserve", "by seat: two goals", per_board(2), GOAL, 0),
    MarkedLabels(
        "slots",
        "by seat and slot, five silver and five gold: a goal",
        per_board(SLOTS),
        GOAL,
        "fulfilled",
        "by seat and slot: 1 if the goal there is fulfilled",
        1,
    ),
    Numbers("perks", "by seat: mask of the slots whose lasting effects apply", per_board(), 0, (1 << SLOTS) - 1),
    MarkedLabels(
        "crew",
        "by seat: three crew cards",
        per_board(CREW_PER_SEAT),
        CARD,
        "mustered",
        "by seat and crew card: the row (1 to 3) that fulfils it, or 0",
        CREW_PER_SEAT,
    ),
    LabelSets("hands", "by seat: crew cards to choose from", per_board(), CARD),
    Numbers(
        "camps",
        "by camp: mask of the seats with a tent, above it of those with a second and a third",
        CAMPS,
        0,
        (1 << SEATS * TENTS_PER_CAMP) - 1,
    ),
    Numbers("spots", "by spot for a lens: 0 locked, 1 open, 2 + seat", LENS_SPOTS, 0, per_board(1, OWNED - 1)),
    Numbers("crowd", "by spot: how many workers stand there", SPOTS + 1, 0, MOST_ON_SPOT),
    Labels("scrolls", "four scrolls of three seals", SEAL_SPACES, SEAL, 0),
    Numbers("pile", "by colour: common seals in the pile", COLOURS, 0, MOST_SEALS),
    Labels("open_goals", "two silver and two gold places", 4, GOAL, 0),
    Numbers("order", "the seats in turn order", per_board(), 0, per_board(1, -1)),
    ShortRow("queue", "the seats of the workers on the turn-order spot, in order", MOST_ON_SPOT, 0, per_board(1, -1)),
    Labels("specials", "by place of the special journal: its tile", SPECIAL_PLACES, SPECIAL_TILE, 0),
    Labels("letters", "by envelope: its tile", ENVELOPES, LETTER, 0),
    Labels("beagle_goals", "by Beagle space: its goal", BEAGLE_SPACES, BEAGLE_GOAL, 0),
    Labels("tokens", "by space for a specimen: which one lies there", SPECIMENS, SPECIMEN, 0),
    Labels("pairs", "silver and gold goal of every starting pair", 8, GOAL, 0),
)
