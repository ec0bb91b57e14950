"""Spending expedition points on research markers (EN-18, EN-19, EN-41)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of, second
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CONTINENT, CONTINENTS, GROUPS
from wunderkammer.games.encyclopedia.content.kinds import COINS, MARKER, VP
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.stages import PLACE_MARKERS
from wunderkammer.games.encyclopedia.state import STUDY, Table
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.means import cheapest_marker
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import RELEASE, RESEARCH, STOP, TAKE_ANIMAL, USE


def marker_cost(table: Table, animal: i64, group: i64) -> i64:
    """A fossil has one price for any of its categories (EN-41)."""
    fossil = table.content.fossil_cost[animal]
    return fossil if fossil > 0 else table.content.cost[group]


class PlaceMarkers(Step):
    """Markers on animals of the continent and on fossils, as many as the points allow."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        self.on_cards(table, seat, table.die_as, first(f), buffer)
        self.on_cards(table, seat, CONTINENTS, first(f), buffer)
        if second(f) > 0 or buffer.n == 0:
            buffer.add(STOP)
        one_shot_moves(table, seat, buffer)

    def on_cards(self, table: Table, seat: i64, continent: i64, points: i64, buffer: Buffer) -> None:
        word: i64 = 0
        while word < WORDS:
            bits = table.studied(seat, continent, word)
            while bits != 0:
                self.on_card(table, table.lowest(bits, word), points, buffer)
                bits = bits & (bits - 1)
            word += 1

    def on_card(self, table: Table, animal: i64, points: i64, buffer: Buffer) -> None:
        markers = table.markers[animal]
        if markers != 0 and table.content.fossil_cost[animal] > 0:
            return
        group: i64 = 0
        while group < GROUPS:
            left = not markers >> group & 1 and table.category(animal, group) >= 0
            if left and marker_cost(table, animal, group) <= points:
                buffer.add(RESEARCH + animal * GROUPS + group)
            group += 1

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move == STOP:
            return
        if move < RESEARCH:
            use_one_shot(table, f, move - USE, AT_ONCE)
            return
        seat = seat_of(f)
        animal = (move - RESEARCH) // GROUPS
        group = (move - RESEARCH) % GROUPS
        left = first(f) - marker_cost(table, animal, group)
        self.mark(table, seat, animal, group)
        cost = cheapest_marker(table, seat, table.die_as)
        could_still_come = table.has_one_shot(seat) and table.content.cheapest[0] <= left
        if 0 < cost <= left or could_still_come:
            table.push(frame(PLACE_MARKERS, seat, left, second(f) + 1))

    def mark(self, table: Table, seat: i64, animal: i64, group: i64) -> None:
        """The marker scores at once except on fossils; experts pay for it (EN-19, EN-50)."""
        table.markers[animal] = table.markers[animal] | (1 << group)
        if table.content.fossil_cost[animal] == 0:
            gain(table, seat, VP, table.content.research_vp[group], AT_ONCE)
        gain(table, seat, COINS, table.standing(seat, MARKER, group), AT_ONCE)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if move == STOP:
            return Refusal("first-marker", "EN-47")
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        if not RESEARCH <= move < RELEASE:
            return None
        animal = (move - RESEARCH) // GROUPS
        group = (move - RESEARCH) % GROUPS
        named: dict[str, int | str] = {"animal": f"animal-{ANIMAL.text(animal)}"}
        if not table.has(STUDY + seat_of(f), animal):
            return Refusal("not-your-animal", "EN-18", named)
        continent = table.content.animal_continent[animal]
        if continent >= 0 and continent != table.die_as:
            named["continent"] = f"continent-{CONTINENT.text(table.die_as)}"
            return Refusal("wrong-continent", "EN-18", named)
        if table.category(animal, group) < 0:
            return Refusal("fossil-category", "EN-41", named)
        if table.markers[animal] >> group & 1 or (continent < 0 and table.markers[animal] != 0):
            return Refusal("marked-already", "EN-18" if continent >= 0 else "EN-41", named)
        named["cost"] = marker_cost(table, animal, group)
        named["missing"] = marker_cost(table, animal, group) - first(f)
        return Refusal("points-missing", "EN-18", named)
