"""The edges of the table: rounds, round tokens to come, decks, and which part of the table lies in front."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import ANIMALS, EXPERTS, GAIN_SIGNS, GONE, tables
from wunderkammer.web.board.sight import Sight

STAGES = ("world", "halls", "book", "desks")
IN_FRONT = {
    "take-animal": "halls",
    "take-expert": "halls",
    "source": "book",
    "release": "book",
    "add": "book",
}
PILES = {"animal": ANIMALS, "expert": EXPERTS}


def clock(sight: Sight) -> Markup:
    """The round, the first player and the round tokens to come."""
    table, say = sight.shown, pen(sight).say
    rounds, number = tables(sight).rounds, table["round"]
    words = say("board-round", round=number, rounds=rounds) if number else say("board-before-rounds")
    first = table["first_player"]
    return pen(sight).draw("clock", words, number, rounds, first, sight.name(first), to_come(sight))


def piles(sight: Sight) -> Markup:
    """Decks and discard piles."""
    return pen(sight).draw("piles", decks(sight), discards(sight))


def decks(sight: Sight) -> tuple[Sort, ...]:
    """The decks of animals and experts."""
    return tuple(pile(sight, name, pen(sight).say(f"board-{name}-deck"), sight.shown[f"{name}_deck"]) for name in PILES)


def discards(sight: Sight) -> tuple[Sort, ...]:
    """The discard piles, which everybody may look through, and what has left the game."""
    found: list[Sort] = []
    for name in PILES:
        labels = sight.shown[f"{name}_discard"]
        found.append(
            pile(sight, name, pen(sight).say(f"board-{name}-discard", cards=names(sight, name, labels)), len(labels))
        )
    gone = sight.shown["gone"]
    if gone:
        found.append(Sort(GONE, str(len(gone)), pen(sight).say("board-gone", cards=names(sight, "animal", gone))))
    return tuple(found)


def names(sight: Sight, domain: str, labels: list[str]) -> str:
    return ", ".join(pen(sight).label(domain, label) for label in labels) or "—"


def pile(sight: Sight, name: str, words: str, size: int) -> Sort:
    return Sort(PILES[name], str(size), f"{words} ({size})")


def to_come(sight: Sight) -> tuple[Sort, ...]:
    """What the face-down round tokens can still bring."""
    left = sight.shown["round_tokens_left"]
    return tuple(
        Sort(GAIN_SIGNS[kind], str(count), f"{pen(sight).label('round-token', kind)} ×{count}")
        for kind, count in left.items()
        if count
    )


def in_front(sight: Sight) -> str:
    """The part of the table that the decision needs; the world, unless cards are chosen, and the book in the end."""
    if sight.view["over"]:
        return "book"
    verbs = {choice.key.partition(":")[0] for choice in sight.moves}
    return next((IN_FRONT[verb] for verb in IN_FRONT if verb in verbs), "world")


def picks(sight: Sight) -> Markup:
    """What to bring to the front."""
    return pen(sight).draw("picks", STAGES, in_front(sight))
