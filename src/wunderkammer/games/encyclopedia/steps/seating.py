"""Which seats AI opponents take, and with which cards (EN-60)."""

from __future__ import annotations

from collections.abc import Mapping

from wunderkammer.games.encyclopedia.content.cards import BEHAVIOUR, SCORING
from wunderkammer.games.encyclopedia.state import PERSON

CARD_OPTIONS = ("rival_cards", "rival_cards_2", "rival_cards_3")
FIRST_CARDS = 1
LAST_SEATS = "last"


def rivals_by_seat(seats: int, options: Mapping[str, object]) -> list[int]:
    """By seat: PERSON, or the cards of an AI opponent; one seat at least stays with a person."""
    wanted = number(options.get("rivals", 0))
    cards = rival_cards(options, min(wanted, seats - 1))
    found = [PERSON] * seats
    for seat, card in zip(rival_seats(options, seats, len(cards)), cards, strict=True):
        found[seat] = card
    return found


def rival_cards(options: Mapping[str, object], count: int) -> list[int]:
    """Behaviour * 3 + scoring card of each: as chosen, or the next ones; every card is there once."""
    behaviours: list[int] = []
    scorings: list[int] = []
    for name in CARD_OPTIONS[:count]:
        chosen = number(options.get(name, FIRST_CARDS if not behaviours else 0))
        before = (behaviours[-1] + 1, scorings[-1] + 1) if behaviours else (0, 0)
        behaviour, scoring = divmod(chosen - 1, SCORING.size) if chosen else before
        behaviours.append(first_free(behaviour, behaviours, BEHAVIOUR.size))
        scorings.append(first_free(scoring, scorings, SCORING.size))
    return [behaviour * SCORING.size + scoring for behaviour, scoring in zip(behaviours, scorings, strict=True)]


def first_free(card: int, used: list[int], count: int) -> int:
    """This card, or the next one that nobody has yet."""
    return next((card + more) % count for more in range(count) if (card + more) % count not in used)


def rival_seats(options: Mapping[str, object], seats: int, count: int) -> list[int]:
    """The seats that are named, then the last ones."""
    named = options.get("rival_seats", LAST_SEATS)
    wished = [] if named == LAST_SEATS else [int(seat) - 1 for seat in str(named).split("-")]
    order = [seat for seat in wished if seat < seats]
    order += [seat for seat in reversed(range(seats)) if seat not in order]
    return sorted(order[:count])


def number(value: object) -> int:
    assert isinstance(value, int)
    return value
