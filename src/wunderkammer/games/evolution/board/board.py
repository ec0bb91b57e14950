"""Draws the table of Evolution for one seat: the watering hole, every row of species, one's own hand."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup

from wunderkammer.games.evolution.board.desk import Desk, desk
from wunderkammer.games.evolution.board.holding import actions, hand
from wunderkammer.games.evolution.board.rows import rows
from wunderkammer.games.evolution.board.scale import scale
from wunderkammer.web.board import Board
from wunderkammer.web.sight import Sight

PHASES = {
    "cards": ("lot", "round", "dealing", "draw-card"),
    "food": ("growing", "food", "food-lanes"),
    "play": ("playing", "play", "quick-lanes", "reveal"),
    "": ("over",),
}
PHASE = {step: phase for phase, steps in PHASES.items() for step in steps}


def draw(sight: Sight) -> Board:
    """The help on traits stays; everything else lies on the table and can change."""
    here = desk(sight)
    players = rows(sight, here)
    live = here.table.render(
        rows=players,
        scale=scale(players),
        clock=clock(sight, here),
        hole=hole(sight, here),
        piles=piles(sight.table["discard"], sight.table["deck"], here),
        hand=hand(sight, here),
        held=0 if sight.seat is None else len(sight.table["players"][sight.seat]["hand"]),
        hand_words=here.say("board-hand"),
        actions=actions(sight, here),
    )
    return Board(here.tips, Markup(live))


def clock(sight: Sight, here: Desk) -> Markup:
    """Round and phase, and whether this round or the next is known to be the last (EV-06, EV-30)."""
    table = sight.table
    last = table["last_round"]
    message = "board-round" if last is None else f"board-round-{'last' if last == table['round'] else 'next'}"
    words = here.say(message, round=table["round"])
    return here.draw("clock", words, last is not None, PHASE.get(table["phase"], "feed"), tuple(table["off"]))


def hole(sight: Sight, here: Desk) -> Markup:
    """The watering hole with its plants and the food cards that lie there face down (EV-07)."""
    amount = sight.table["hole"]
    moves = sight.by_element.get("hole")
    sealed: list[tuple[int, str, str | None]] = []
    for seat, player in enumerate(sight.table["players"]):
        own = player["own_food_card"]
        if own:
            sealed.append((seat, here.say("board-food-own", card=here.label("card", own)), food_number(own)))
        elif player["food_card"] or player["chosen"]:
            sealed.append((seat, here.say("board-food-of", player=sight.name(seat)), None))
    mark = here.mark(sight, "hole", here.say("board-hole", tokens=amount), "hole")
    return here.draw("hole", amount, mark, moves[0].text if moves else "", tuple(sealed))


def food_number(card: str) -> str:
    """The number in the corner of a card, with a true minus."""
    return card.rpartition("_")[2].replace("-", "−")


def piles(discard: dict[str, int], deck: int, here: Desk) -> Markup:
    """The deck, and the discard, which everybody may look through (EV-53)."""
    return here.memory.recall(("piles", deck, tuple(discard.items())), lambda: drawn_piles(discard, deck, here))


def drawn_piles(discard: dict[str, int], deck: int, here: Desk) -> Markup:
    counts: Counter[str] = Counter()
    cards: dict[str, list[str]] = {}
    for card, count in discard.items():
        trait = card.rpartition("_")[0]
        counts[trait] += count
        cards.setdefault(trait, []).append(f"{here.label('card', card)}{f' ×{count}' if count > 1 else ''}")
    tally = tuple((trait, count, ", ".join(cards[trait])) for trait, count in counts.items())
    return here.draw("piles", deck, counts.total(), tally)
