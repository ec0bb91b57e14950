"""Draws the table of Evolution for one seat: the watering hole, every row of species, one's own hand."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from wunderkammer.games.evolution.board.desk import Desk, desk
from wunderkammer.games.evolution.board.holding import actions, hand
from wunderkammer.games.evolution.board.rows import rows
from wunderkammer.games.evolution.board.scale import Row, scale
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
    common = (clock(sight, here), hole(sight, here), piles(sight, here))
    sections = [section(row) for row in players]
    held = holding(sight, here)
    size = f"ev seats-{len(players)} {scale(players)}"
    live = f"""<div class="{size}">
<div class="common">{"".join(common)}</div>
<div class="players">
{"".join(sections)}</div>
{held}</div>"""
    return Board(here.tips, Markup(live), size, (*common, *sections, held))


@lru_cache(4096)
def section(row: Row) -> str:
    """A player's part of the table."""
    name = escape(row.name)
    return f'<section class="{row.css}" id="el-player-{row.seat}" aria-label="{name}">\n{row.inside}\n</section>\n'


def holding(sight: Sight, here: Desk) -> str:
    """The viewer's hand and what can be done with it; nothing for a spectator."""
    cards = hand(sight, here)
    if cards is None:
        return ""
    buttons = actions(sight, here)
    room = 3 if len(buttons) > 5 else 6 if buttons else 8  # cards that still have their full width
    many = "few" if len(sight.table["players"][sight.seat]["hand"]) < room else "many"
    row = f'<div class="actions">{"".join(buttons)}</div>' if buttons else ""
    return (
        f'<section class="holding" id="ev-holding" aria-label="{escape(here.say("board-hand"))}">\n'
        f'{row}<div class="hand cards-{many}">{cards}</div>\n</section>\n'
    )


def clock(sight: Sight, here: Desk) -> Markup:
    """Round and phase, and whether this round or the next is known to be the last (EV-06, EV-30)."""
    found: Markup | None = sight.shared.get("clock")
    if found is None:
        found = sight.shared["clock"] = drawn_clock(sight.table, here)
    return found


def drawn_clock(table: dict[str, Any], here: Desk) -> Markup:
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
    # What is written there comes first: the name, and what can be done.
    name = here.say("board-watering-hole") + (f" {moves[0].text}" if moves else "")
    mark = here.mark(sight, "hole", f"{name} – {here.say('board-hole', tokens=amount)}", "hole")
    return here.draw("hole", amount, mark, moves[0].text if moves else "", tuple(sealed))


def food_number(card: str) -> str:
    """The number in the corner of a card, with a true minus."""
    return card.rpartition("_")[2].replace("-", "−")


def piles(sight: Sight, here: Desk) -> Markup:
    """The deck, and the discard, which everybody may look through (EV-53)."""
    found: Markup | None = sight.shared.get("piles")
    if found is None:
        discard, deck = sight.table["discard"], sight.table["deck"]
        key = ("piles", deck, tuple(discard.items()))
        found = sight.shared["piles"] = here.memory.recall(key, lambda: drawn_piles(discard, deck, here))
    return found


def drawn_piles(discard: dict[str, int], deck: int, here: Desk) -> Markup:
    counts: Counter[str] = Counter()
    cards: dict[str, list[str]] = {}
    for card, count in discard.items():
        trait = card.rpartition("_")[0]
        counts[trait] += count
        cards.setdefault(trait, []).append(f"{here.label('card', card)}{f' ×{count}' if count > 1 else ''}")
    tally = tuple((trait, count, ", ".join(cards[trait])) for trait, count in counts.items())
    return here.draw("piles", deck, counts.total(), tally)
