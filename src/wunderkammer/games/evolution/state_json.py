"""The whole state as JSON and back, read with suspicion."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.reader import BadData, Reader, frame_json, labelled, read_agenda, read_lanes
from wunderkammer.games.evolution.agenda_check import check_agenda
from wunderkammer.games.evolution.content.cards import (
    CARD,
    CARDS,
    FAT_TISSUE,
    LEAF_NAMES,
    LEAF_TRAIT,
    MOST_COPIES,
    TRAIT,
)
from wunderkammer.games.evolution.species import (
    BODY,
    FAT,
    FOOD,
    LARGEST,
    POPULATION,
    WAITING,
    body_of,
    card_in,
    fat_of,
    food_of,
    is_face_down,
    population_of,
    shifted,
    trait_count,
    with_card,
)
from wunderkammer.games.evolution.state import (
    ASIDE,
    DECK,
    DISCARD,
    FRESH,
    SEALED_PILES,
    UNSEEN,
    WORDS,
    EvolutionState,
    known_pile,
)
from wunderkammer.games.evolution.view import listed, pile, trait_names
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW, STEP_NAMES

MOST_TOKENS = 10_000  # on the watering hole or in a bag: no game comes near it


def to_json(state: EvolutionState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "quick_play": state.quick,
        "agenda": [frame_json(f, STEP_NAMES) for f in state.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in state.lanes],
        "news": state.news,
        "round": state.round,
        "last_round": state.last_round,
        "first_player": state.first_seat,
        "hole": state.hole,
        "off": trait_names(state.off),
        "passes": state.passes,
        "deck_size": state.deck_size,
        "shuffles": state.shuffles,
        "deck": pile(state, DECK),
        "discard": pile(state, DISCARD),
        "aside": pile(state, ASIDE),
        "players": [player_json(state, seat) for seat in range(state.seats)],
        "before": to_json(state.before) if state.before is not None else None,
    }


def player_json(state: EvolutionState, seat: int) -> dict[str, object]:
    food_card = state.food_cards[seat]
    return {
        "bag": state.bags[seat],
        "food_card": CARD.text(food_card) if food_card >= 0 else None,
        "hand": pile(state, state.hand(seat)),
        "sealed": pile(state, state.private(SEALED_PILES, seat)),
        "fresh": pile(state, state.private(FRESH, seat)),
        "unseen": pile(state, state.private(UNSEEN, seat)),
        "species": [species_json(state.species[at]) for at in range(state.rows[seat], state.rows[seat + 1])],
    }


def species_json(species: int) -> dict[str, object]:
    slots = range(trait_count(species))
    return {
        "body": body_of(species),
        "population": population_of(species),
        "food": food_of(species),
        "fat": fat_of(species),
        "cards": [CARD.text(card_in(species, slot)) for slot in slots],
        "face_down": [is_face_down(species, slot) for slot in slots],
        "waiting": [name for leaf, name in enumerate(LEAF_NAMES) if species >> WAITING + leaf & 1],
    }


def read(state: EvolutionState, data: object, before: EvolutionState | None, path: str = "state") -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be.

    `before` is an empty table for the one before a quick play, None while that one is read itself.
    """
    reader = Reader(data, path)
    seats = reader.integer("seats", 2, 6)
    state.seats = seats
    state.quick = reader.flag("quick_play")
    state.news = reader.integer("news", 0, 1_000_000)
    state.round = reader.integer("round", 0, 1000)
    state.last_round = reader.integer("last_round", 0, 1000)
    state.first_seat = reader.integer("first_player", -1, seats - 1)
    state.hole = reader.integer("hole", 0, MOST_TOKENS)
    state.passes = reader.integer("passes", 0, seats)
    state.deck_size = reader.integer("deck_size", 0, state.content.total)
    state.shuffles = reader.integer("shuffles", 0, 1000)
    for trait in reader.labels("off", None, TRAIT):
        state.off |= 1 << trait
    state.cards = vec[i64]([0] * (WORDS * state.piles()))
    read_pile(state, DECK, reader, "deck")
    read_pile(state, DISCARD, reader, "discard")
    read_pile(state, ASIDE, reader, "aside")
    state.rows = vec[i64]([0])
    for seat, item in enumerate(reader.items("players", seats)):
        read_player(state, seat, Reader(item, f"{path}.players[{seat}]"))
    state.agenda = read_agenda(reader, STEP_NAMES, seats)
    state.lanes = read_lanes(reader, STEP_NAMES, seats)
    earlier = reader.value("before")
    if earlier is not None:
        if before is None:
            raise BadData(f"{path}.before must be null.")
        read(before, earlier, None, f"{path}.before")
        state.before = before
    reader.done()
    check_state(state)
    check_agenda(state, before is None)


def read_pile(state: EvolutionState, which: i64, reader: Reader, name: str) -> None:
    if reader.value(name) == {}:
        return
    words = known_pile(reader.pile(name, CARD, MOST_COPIES))
    for i in range(WORDS):
        state.cards[which * WORDS + i] = words[i]


def read_player(state: EvolutionState, seat: int, reader: Reader) -> None:
    state.bags = append(state.bags, reader.integer("bag", 0, MOST_TOKENS))
    food_card = reader.value("food_card")
    number = -1 if food_card is None else labelled(food_card, CARD, f"{reader.path}.food_card")
    state.food_cards = append(state.food_cards, number)
    read_pile(state, state.hand(seat), reader, "hand")
    read_pile(state, state.private(SEALED_PILES, seat), reader, "sealed")
    read_pile(state, state.private(FRESH, seat), reader, "fresh")
    read_pile(state, state.private(UNSEEN, seat), reader, "unseen")
    row = reader.items("species")
    if len(row) > LONGEST_ROW:
        raise BadData(f"{reader.path}.species has more than {LONGEST_ROW} species.")
    for place, item in enumerate(row):
        state.species = append(state.species, read_species(state, Reader(item, f"{reader.path}.species[{place}]")))
    state.rows = append(state.rows, len(state.species))
    reader.done()


def read_species(state: EvolutionState, reader: Reader) -> i64:
    body = reader.integer("body", 1, LARGEST)
    population = reader.integer("population", 1, LARGEST)
    food = reader.integer("food", 0, population)
    fat = reader.integer("fat", 0, body)
    species: i64 = body * BODY + population * POPULATION + food * FOOD + fat * FAT
    cards = reader.labels("cards", None, CARD)
    if len(cards) > state.content.trait_limit(state.seats):
        raise BadData(f"{reader.path}.cards has more than {state.content.trait_limit(state.seats)} traits (EV-03).")
    down = reader.items("face_down", len(cards))
    for card, hidden in zip(cards, down, strict=True):
        if species & state.content.bit[card]:
            raise BadData(f"{reader.path}.cards has a trait twice (EV-09).")
        if not isinstance(hidden, bool):
            raise BadData(f"{reader.path}.face_down must say true or false for each card.")
        species = with_card(species, card, state.content.bit[card], hidden)
    if fat > 0 and species & FAT_TISSUE == 0:
        raise BadData(f"{reader.path}.fat needs the trait Fat Tissue (EV-34).")
    for leaf in reader.labels("waiting", None, LEAF_TRAIT):
        if not species & 1 << TRAIT.parse(LEAF_NAMES[leaf]):
            raise BadData(f"{reader.path}.waiting names a trait that the species does not have.")
        species |= shifted(1, WAITING + leaf)
    reader.done()
    return species


def check_state(state: EvolutionState) -> None:
    """What lies on the table must be able to lie there."""
    counts = count_cards(state)
    for card in range(CARDS):
        if counts[card] != state.content.copies[card]:
            raise BadData(
                f"state holds {counts[card]} of the card {CARD.text(card)}; there are {state.content.copies[card]}."
            )
    inside = state.content.aside - state.size(ASIDE) if state.seats == 2 else 0
    if state.size(DECK) != state.deck_size + inside or (state.seats > 2 and not state.is_empty(ASIDE)):
        raise BadData("state.deck must hold deck_size cards, with two players also those not yet in aside (EV-02).")
    if state.seats == 2 and (inside == 0) != (state.deck_size == 0 or state.shuffles > 0) and state.content.aside > 0:
        raise BadData("state.aside must be filled once the deck of two players has run out, and only then.")
    for seat in range(state.seats):
        fresh = state.private(FRESH, seat)
        if state.shuffles == 0 and not state.is_empty(fresh):
            raise BadData(f"state.players[{seat}].fresh must be empty before the first shuffle.")
        if state.shuffles and any(count > state.count(fresh, card) for card, count in listed(state, DECK)):
            raise BadData(f"state.players[{seat}].fresh must hold at least the cards of the deck.")


def count_cards(state: EvolutionState) -> list[int]:
    """Every card wherever it is."""
    piles = [DECK, DISCARD, ASIDE]
    for seat in range(state.seats):
        piles += [state.hand(seat), state.private(SEALED_PILES, seat)]
    counts = [0] * CARDS
    for which in piles:
        for card, count in listed(state, which):
            counts[card] += count
    for card in state.food_cards:
        if card >= 0:
            counts[card] += 1
    for species in state.species:
        for slot in range(trait_count(species)):
            counts[card_in(species, slot)] += 1
    return counts


def conserved(state: EvolutionState) -> dict[str, int]:
    counts = count_cards(state)
    return {CARD.text(card): counts[card] for card in range(CARDS)}
