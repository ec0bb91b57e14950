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
    Table,
    known_pile,
)
from wunderkammer.games.evolution.view import listed, pile, trait_names
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW, STEP_NAMES

MOST_TOKENS = 10_000  # on the watering hole or in a bag: no game comes near it


def to_json(table: Table) -> dict[str, object]:
    return {
        "seats": table.seats,
        "quick_play": table.quick,
        "agenda": [frame_json(f, STEP_NAMES) for f in table.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in table.lanes],
        "news": table.news,
        "round": table.round,
        "last_round": table.last_round,
        "first_player": table.first_seat,
        "hole": table.hole,
        "off": trait_names(table.off),
        "passes": table.passes,
        "deck_size": table.deck_size,
        "shuffles": table.shuffles,
        "deck": pile(table, DECK),
        "discard": pile(table, DISCARD),
        "aside": pile(table, ASIDE),
        "players": [player_json(table, seat) for seat in range(table.seats)],
        "before": to_json(table.before) if table.before is not None else None,
    }


def player_json(table: Table, seat: int) -> dict[str, object]:
    food_card = table.food_cards[seat]
    return {
        "bag": table.bags[seat],
        "food_card": CARD.text(food_card) if food_card >= 0 else None,
        "hand": pile(table, table.hand(seat)),
        "sealed": pile(table, table.private(SEALED_PILES, seat)),
        "fresh": pile(table, table.private(FRESH, seat)),
        "unseen": pile(table, table.private(UNSEEN, seat)),
        "species": [species_json(table.species[at]) for at in range(table.rows[seat], table.rows[seat + 1])],
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


def read(table: Table, data: object, before: Table | None, path: str = "state") -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be.

    `before` is an empty table for the one before a quick play, None while that one is read itself.
    """
    reader = Reader(data, path)
    seats = reader.integer("seats", 2, 6)
    table.seats = seats
    table.quick = reader.flag("quick_play")
    table.news = reader.integer("news", 0, 1_000_000)
    table.round = reader.integer("round", 0, 1000)
    table.last_round = reader.integer("last_round", 0, 1000)
    table.first_seat = reader.integer("first_player", -1, seats - 1)
    table.hole = reader.integer("hole", 0, MOST_TOKENS)
    table.passes = reader.integer("passes", 0, seats)
    table.deck_size = reader.integer("deck_size", 0, table.content.total)
    table.shuffles = reader.integer("shuffles", 0, 1000)
    for trait in reader.labels("off", None, TRAIT):
        table.off |= 1 << trait
    table.cards = vec[i64]([0] * (WORDS * table.piles()))
    read_pile(table, DECK, reader, "deck")
    read_pile(table, DISCARD, reader, "discard")
    read_pile(table, ASIDE, reader, "aside")
    table.rows = vec[i64]([0])
    for seat, item in enumerate(reader.items("players", seats)):
        read_player(table, seat, Reader(item, f"{path}.players[{seat}]"))
    table.agenda = read_agenda(reader, STEP_NAMES, seats)
    table.lanes = read_lanes(reader, STEP_NAMES, seats)
    earlier = reader.value("before")
    if earlier is not None:
        if before is None:
            raise BadData(f"{path}.before must be null.")
        read(before, earlier, None, f"{path}.before")
        table.before = before
    reader.done()
    check_table(table)
    check_agenda(table, before is None)


def read_pile(table: Table, which: i64, reader: Reader, name: str) -> None:
    if reader.value(name) == {}:
        return
    words = known_pile(reader.pile(name, CARD, MOST_COPIES))
    for i in range(WORDS):
        table.cards[which * WORDS + i] = words[i]


def read_player(table: Table, seat: int, reader: Reader) -> None:
    table.bags = append(table.bags, reader.integer("bag", 0, MOST_TOKENS))
    food_card = reader.value("food_card")
    number = -1 if food_card is None else labelled(food_card, CARD, f"{reader.path}.food_card")
    table.food_cards = append(table.food_cards, number)
    read_pile(table, table.hand(seat), reader, "hand")
    read_pile(table, table.private(SEALED_PILES, seat), reader, "sealed")
    read_pile(table, table.private(FRESH, seat), reader, "fresh")
    read_pile(table, table.private(UNSEEN, seat), reader, "unseen")
    row = reader.items("species")
    if len(row) > LONGEST_ROW:
        raise BadData(f"{reader.path}.species has more than {LONGEST_ROW} species.")
    for place, item in enumerate(row):
        table.species = append(table.species, read_species(table, Reader(item, f"{reader.path}.species[{place}]")))
    table.rows = append(table.rows, len(table.species))
    reader.done()


def read_species(table: Table, reader: Reader) -> i64:
    body = reader.integer("body", 1, LARGEST)
    population = reader.integer("population", 1, LARGEST)
    food = reader.integer("food", 0, population)
    fat = reader.integer("fat", 0, body)
    species: i64 = body * BODY + population * POPULATION + food * FOOD + fat * FAT
    cards = reader.labels("cards", None, CARD)
    if len(cards) > table.content.trait_limit(table.seats):
        raise BadData(f"{reader.path}.cards has more than {table.content.trait_limit(table.seats)} traits (EV-03).")
    down = reader.items("face_down", len(cards))
    for card, hidden in zip(cards, down, strict=True):
        if species & table.content.bit[card]:
            raise BadData(f"{reader.path}.cards has a trait twice (EV-09).")
        if not isinstance(hidden, bool):
            raise BadData(f"{reader.path}.face_down must say true or false for each card.")
        species = with_card(species, card, table.content.bit[card], hidden)
    if fat > 0 and species & FAT_TISSUE == 0:
        raise BadData(f"{reader.path}.fat needs the trait Fat Tissue (EV-34).")
    for leaf in reader.labels("waiting", None, LEAF_TRAIT):
        if not species & 1 << TRAIT.parse(LEAF_NAMES[leaf]):
            raise BadData(f"{reader.path}.waiting names a trait that the species does not have.")
        species |= shifted(1, WAITING + leaf)
    reader.done()
    return species


def check_table(table: Table) -> None:
    """What lies on the table must be able to lie there."""
    counts = count_cards(table)
    for card in range(CARDS):
        if counts[card] != table.content.copies[card]:
            raise BadData(
                f"state holds {counts[card]} of the card {CARD.text(card)}; there are {table.content.copies[card]}."
            )
    inside = table.content.aside - table.size(ASIDE) if table.seats == 2 else 0
    if table.size(DECK) != table.deck_size + inside or (table.seats > 2 and not table.is_empty(ASIDE)):
        raise BadData("state.deck must hold deck_size cards, with two players also those not yet in aside (EV-02).")
    if table.seats == 2 and (inside == 0) != (table.deck_size == 0 or table.shuffles > 0) and table.content.aside > 0:
        raise BadData("state.aside must be filled once the deck of two players has run out, and only then.")
    for seat in range(table.seats):
        fresh = table.private(FRESH, seat)
        if table.shuffles == 0 and not table.is_empty(fresh):
            raise BadData(f"state.players[{seat}].fresh must be empty before the first shuffle.")
        if table.shuffles and any(count > table.count(fresh, card) for card, count in listed(table, DECK)):
            raise BadData(f"state.players[{seat}].fresh must hold at least the cards of the deck.")


def count_cards(table: Table) -> list[int]:
    """Every card wherever it is."""
    piles = [DECK, DISCARD, ASIDE]
    for seat in range(table.seats):
        piles += [table.hand(seat), table.private(SEALED_PILES, seat)]
    counts = [0] * CARDS
    for which in piles:
        for card, count in listed(table, which):
            counts[card] += count
    for card in table.food_cards:
        if card >= 0:
            counts[card] += 1
    for species in table.species:
        for slot in range(trait_count(species)):
            counts[card_in(species, slot)] += 1
    return counts


def conserved(table: Table) -> dict[str, int]:
    counts = count_cards(table)
    return {CARD.text(card): counts[card] for card in range(CARDS)}
