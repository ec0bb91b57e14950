"""Spending expedition points on research markers (EN-18, EN-19, EN-41)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CONTINENT, CONTINENTS, GROUPS
from wunderkammer.games.encyclopedia.content.names import COINS, MARKER, VP
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.state import STUDY, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.kinds import PLACE_MARKERS
from wunderkammer.games.encyclopedia.steps.means import cheapest_marker
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.step import HIGHEST_VALUE, Step, at_most, die_in_hand
from wunderkammer.games.encyclopedia.vocabulary import RELEASE, RESEARCH, STOP, TAKE_ANIMAL, USE


def marker_cost(state: EncyclopediaState, animal: i64, group: i64) -> i64:
    """A fossil has one price for any of its categories (EN-41)."""
    fossil = state.content.fossil_cost[animal]
    return fossil if fossil > 0 else state.content.cost[group]


class PlaceMarkers(Step):
    """Markers on animals of the continent and on fossils, as many as the points allow."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        self.on_cards(state, seat, state.die_as, first(f), buffer)
        self.on_cards(state, seat, CONTINENTS, first(f), buffer)
        if second(f) > 0 or buffer.n == 0:
            buffer.add(STOP)
        one_shot_moves(state, seat, buffer)

    def on_cards(self, state: EncyclopediaState, seat: i64, continent: i64, points: i64, buffer: Buffer) -> None:
        word: i64 = 0
        while word < WORDS:
            bits = state.studied(seat, continent, word)
            while bits != 0:
                self.on_card(state, state.lowest(bits, word), points, buffer)
                bits = bits & (bits - 1)
            word += 1

    def on_card(self, state: EncyclopediaState, animal: i64, points: i64, buffer: Buffer) -> None:
        markers = state.markers[animal]
        if markers != 0 and state.content.fossil_cost[animal] > 0:
            return
        group: i64 = 0
        while group < GROUPS:
            left = not markers >> group & 1 and state.category(animal, group) >= 0
            if left and marker_cost(state, animal, group) <= points:
                buffer.add(RESEARCH + animal * GROUPS + group)
            group += 1

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move == STOP:
            return
        if move < RESEARCH:
            use_one_shot(state, f, move - USE, AT_ONCE)
            return
        seat = seat_of(f)
        animal = (move - RESEARCH) // GROUPS
        group = (move - RESEARCH) % GROUPS
        left = first(f) - marker_cost(state, animal, group)
        self.mark(state, seat, animal, group)
        cost = cheapest_marker(state, seat, state.die_as)
        could_still_come = state.has_one_shot(seat) and state.content.cheapest[0] <= left
        if 0 < cost <= left or could_still_come:
            state.push(frame(PLACE_MARKERS, seat, left, second(f) + 1))

    def mark(self, state: EncyclopediaState, seat: i64, animal: i64, group: i64) -> None:
        """The marker scores at once except on fossils; experts pay for it (EN-19, EN-50)."""
        state.markers[animal] = state.markers[animal] | (1 << group)
        if state.content.fossil_cost[animal] == 0:
            gain(state, seat, VP, state.content.research_vp[group], AT_ONCE)
        gain(state, seat, COINS, state.standing(seat, MARKER, group), AT_ONCE)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if move == STOP:
            return Refusal("first-marker", "EN-47")
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        if not RESEARCH <= move < RELEASE:
            return None
        animal = (move - RESEARCH) // GROUPS
        group = (move - RESEARCH) % GROUPS
        named: dict[str, int | str] = {"animal": f"animal-{ANIMAL.text(animal)}"}
        if not state.has(STUDY + seat_of(f), animal):
            return Refusal("not-your-animal", "EN-18", named)
        continent = state.content.animal_continent[animal]
        if continent >= 0 and continent != state.die_as:
            named["continent"] = f"continent-{CONTINENT.text(state.die_as)}"
            return Refusal("wrong-continent", "EN-18", named)
        if state.category(animal, group) < 0:
            return Refusal("fossil-category", "EN-41", named)
        if state.markers[animal] >> group & 1 or (continent < 0 and state.markers[animal] != 0):
            return Refusal("marked-already", "EN-18" if continent >= 0 else "EN-41", named)
        named["cost"] = marker_cost(state, animal, group)
        named["missing"] = marker_cost(state, animal, group) - first(f)
        return Refusal("points-missing", "EN-18", named)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, HIGHEST_VALUE, 99) and die_in_hand(state)
