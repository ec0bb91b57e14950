"""Publishing: markers group by group, then the cards themselves (EN-21 … EN-25, EN-42)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import CATEGORIES, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import SEAL
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.events import CARD_LEAVES, CARD_PUBLISHED, MARKER_PUBLISHED, MARKERS_LOST
from wunderkammer.games.encyclopedia.state import GONE, PUBLISHED, RELEASED, STUDY, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.kinds import ADD_CARDS, GROUP_ZERO, NEXT_GROUP, RELEASE_MORE
from wunderkammer.games.encyclopedia.steps.kinds import PUBLISHED as PUBLICATION_DONE
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.step import HIGHEST_VALUE, Step, at_most, has_source
from wunderkammer.games.encyclopedia.vocabulary import ADD, RELEASE, STOP, TAKE_ANIMAL, USE


def release(state: EncyclopediaState, seat: i64, animal: i64, group: i64) -> None:
    """A marker moves to its category in the publication area and scores (EN-22)."""
    state.markers[animal] = (state.markers[animal] & ~(1 << group)) | RELEASED
    category = state.category(animal, group)
    state.papers[seat * CATEGORIES + category] += 1
    state.vp[seat] += state.content.publish_vp[group]
    state.tell(MARKER_PUBLISHED, seat, animal, category, state.content.publish_vp[group])


class NextGroup(Step):
    """From the highest open group downwards: the source animal's marker must move (EN-21)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        value = second(f)
        group = first(f) - 1
        while group >= 0:
            if value >= state.content.publish_value[group] and state.markers[state.source] >> group & 1:
                release(state, seat, state.source, group)
                state.push(frame(NEXT_GROUP, seat, group, value))
                ask_for_more(state, seat, group)
                return
            group -= 1
        state.push(frame(GROUP_ZERO, seat))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, GROUPS, HIGHEST_VALUE) and has_source(state, STUDY + seat_of(f))


def releasable(state: EncyclopediaState, seat: i64, group: i64, buffer: Buffer) -> None:
    """Other animals of the seat with a marker in the same category (EN-21, EN-42)."""
    category = state.category(state.source, group)
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            if state.markers[animal] >> group & 1 and state.category(animal, group) == category:
                buffer.add(RELEASE + animal)
            bits = bits & (bits - 1)
        word += 1


def ask_for_more(state: EncyclopediaState, seat: i64, group: i64) -> None:
    """If there are such markers, their owner may publish them too."""
    category = state.category(state.source, group)
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            if state.markers[animal] >> group & 1 and state.category(animal, group) == category:
                state.push(frame(RELEASE_MORE, seat, group))
                return
            bits = bits & (bits - 1)
        word += 1


class ReleaseMore(Step):
    """Markers of the same category on other animals may be published too (EN-21)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        releasable(state, seat_of(f), first(f), buffer)
        buffer.add(STOP)
        one_shot_moves(state, seat_of(f), buffer)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move == STOP:
            return
        if move < RELEASE:
            use_one_shot(state, f, move - USE, AT_ONCE)
            return
        release(state, seat_of(f), move - RELEASE, first(f))
        ask_for_more(state, seat_of(f), first(f))

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        return Refusal("other-category", "EN-21") if RELEASE <= move < ADD else None

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, GROUPS - 1) and has_source(state, STUDY + seat_of(f))


def publish_card(state: EncyclopediaState, seat: i64, animal: i64) -> None:
    """The card goes face down to the published pile; markers left on it are lost (EN-23)."""
    leave_study(state, seat, animal)
    state.put(PUBLISHED + seat, animal)
    state.vp[seat] += state.content.card_vp
    state.tell(CARD_PUBLISHED, seat, animal, state.content.card_vp)


def leave_study(state: EncyclopediaState, seat: i64, animal: i64) -> None:
    state.remove(STUDY + seat, animal)
    left = state.markers[animal] & ~RELEASED
    state.markers[animal] = 0
    count: i64 = 0
    while left != 0:
        left = left & (left - 1)
        count += 1
    if count > 0:
        state.tell(MARKERS_LOST, seat, count, animal)


class GroupZero(Step):
    """The source animal and all cards that lost a marker leave the study (EN-23, EN-42)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        continent = state.content.animal_continent[state.source]
        publish_card(state, seat, state.source)
        word: i64 = 0
        while word < WORDS:
            bits = state.animals[(STUDY + seat) * WORDS + word]
            while bits != 0:
                animal = state.lowest(bits, word)
                if state.markers[animal] & RELEASED:
                    self.send_off(state, seat, animal, continent)
                bits = bits & (bits - 1)
            word += 1
        state.push(frame(PUBLICATION_DONE, seat))
        ask_to_add(state, seat, continent)

    def send_off(self, state: EncyclopediaState, seat: i64, animal: i64, continent: i64) -> None:
        """To the pile, or out of the game if it is an animal of another continent."""
        home = state.content.animal_continent[animal]
        if home < 0 or home == continent:
            publish_card(state, seat, animal)
        else:
            leave_study(state, seat, animal)
            state.put(GONE, animal)
            state.tell(CARD_LEAVES, seat, animal)


def ask_to_add(state: EncyclopediaState, seat: i64, continent: i64) -> None:
    if state.studied(seat, continent, 0) != 0 or state.studied(seat, continent, 1) != 0:
        state.push(frame(ADD_CARDS, seat))


class AddCards(Step):
    """Further animals of the continent may be published without markers (EN-23)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        continent = state.content.animal_continent[state.source]
        word: i64 = 0
        while word < WORDS:
            bits = state.studied(seat_of(f), continent, word)
            while bits != 0:
                buffer.add(ADD + state.lowest(bits, word))
                bits = bits & (bits - 1)
            word += 1
        buffer.add(STOP)
        one_shot_moves(state, seat_of(f), buffer)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move == STOP:
            return
        if move < ADD:
            use_one_shot(state, f, move - USE, AT_ONCE)
            return
        publish_card(state, seat_of(f), move - ADD)
        ask_to_add(state, seat_of(f), state.content.animal_continent[state.source])

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        if not ADD <= move < STOP:
            return None
        animal = move - ADD
        fossil = state.content.animal_continent[animal] < 0 and state.has(STUDY + seat_of(f), animal)
        return Refusal("fossil-unmoved", "EN-42") if fossil else Refusal("not-of-continent", "EN-23")

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 0 and has_source(state, PUBLISHED + seat_of(f))


class Published(Step):
    """The reward of a publication, too late for itself (EN-25)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        state.source = NO_CARD
        gain(state, seat_of(f), SEAL, state.content.publication_seals, AT_ONCE)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 0 and has_source(state, PUBLISHED + seat_of(f))
