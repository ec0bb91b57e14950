"""Positions of Evolution for tests: a test names what matters, everything else is ordinary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.fated import FatedChance
from wunderkammer.shelf.game import game

FIGURES: Any = game("evolution").figures
DECK = Counter(f"{trait}_{food}" for trait, foods in FIGURES["cards"].items() for food in foods)
LATER = ("round-end", "starving", "turn", "food-cards", "leaves", "reveal")
Rows = Mapping[int, Sequence[str]]


class FatedMatch(FatedChance):
    """A match whose chance first draws what the test has named: a seat by its number, a card by its name."""

    title = "evolution"


def new_game(seats: int, fate: Sequence[str] = ("0",), **options: object) -> FatedMatch:
    """A new game; seat 0 begins unless fate says otherwise."""
    return FatedMatch(seats=seats, seed=1, options=options, fate=fate)


def position(
    ask: str = "feed",
    rows: Rows | None = None,
    *,
    seats: int = 3,
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    food_cards: Mapping[int, str] | None = None,
    deck: str | None = None,
    bags: Sequence[int] = (),
    fate: str = "",
    rulings: Mapping[str, str] | None = None,
    **others: Any,
) -> FatedMatch:
    """A match in which the step `ask` ("feed", "play" or "food") is due for a seat, the last one to play.

    A species is written "3/2 horns carnivore food=1 fat=2": body, population, traits or cards, tokens.
    Cards that lie nowhere lie in the deck or, if a deck is given, in the discard. `others` are fields of the JSON.
    """
    data: dict[str, Any] = new_game(seats).state_json()
    written = rows or {}
    left = Counter(DECK)
    for name in " ".join([*(hands or {}).values(), *(food_cards or {}).values(), deck or ""]).split():
        left[name] -= 1
    for lists in written.values():
        left.subtract(card for text in lists for card in text.split()[1:] if card in DECK)
    players = [player(number, written, hands or {}, food_cards or {}, left) for number in range(seats)]
    for number, tokens in enumerate(bags):
        players[number]["bag"] = tokens
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    rest = {name: count for name, count in left.items() if count}
    data |= {
        "agenda": agenda(ask, seat),
        "lanes": [{"step": "food", "seat": n} if ask == "food" and players[n]["hand"] else None for n in range(seats)],
        "deck": rest if deck is None else dict(Counter(deck.split())),
        "discard": {} if deck is None else rest,
        "deck_size": left.total() - (40 if seats == 2 else 0) if deck is None else len(deck.split()),
        "players": players,
        **others,
    }
    match = FatedMatch.from_state("evolution", data, seed=1, pack={"rulings": dict(rulings)} if rulings else None)
    assert isinstance(match, FatedMatch)
    match.fate = fate.split()
    return match


def agenda(ask: str, seat: int) -> list[dict[str, object]]:
    """What lies ahead, last thing first."""
    steps: list[dict[str, object]] = [{"step": "over"}]
    later = LATER[:2] if ask == "feed" else LATER
    steps += [{"step": step} for step in later]
    if ask == "food":
        return [*steps, {"step": "playing"}, {"step": "food-lanes"}]
    return [*steps, {"step": ask, "seat": seat}]


def player(
    seat: int, rows: Rows, hands: Mapping[int, str], food_cards: Mapping[int, str], left: Counter[str]
) -> dict[str, Any]:
    return {
        "bag": 0,
        "food_card": food_cards.get(seat),
        "hand": dict(Counter(hands.get(seat, "").split())),
        "sealed": {},
        "fresh": {},
        "unseen": {},
        "species": [species(text, left) for text in rows.get(seat, ())],
    }


def species(text: str, left: Counter[str]) -> dict[str, Any]:
    """One species from "3/2 horns food=1"; a trait without a number takes any card that is left."""
    size, *words = text.split()
    body, population = size.split("/")
    tokens = dict(word.split("=") for word in words if "=" in word)
    cards: list[str] = []
    for word in words:
        if word in DECK:
            cards.append(word)
        elif "=" not in word:
            card = next(name for name in left if name.rpartition("_")[0] == word and left[name] > 0)
            left[card] -= 1
            cards.append(card)
    return {
        "body": int(body),
        "population": int(population),
        "food": int(tokens.get("food", 0)),
        "fat": int(tokens.get("fat", 0)),
        "cards": cards,
        "face_down": [False] * len(cards),
        "waiting": [],
    }
