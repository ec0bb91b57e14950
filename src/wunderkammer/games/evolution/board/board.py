"""Draws the table of Evolution for one seat: the watering hole, every row of species, one's own hand."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup, escape

from wunderkammer.games.evolution.board.animals import animal_of
from wunderkammer.games.evolution.board.desk import Desk, desk
from wunderkammer.games.evolution.board.happenings import happenings
from wunderkammer.games.evolution.board.holding import actions, hand, laid
from wunderkammer.games.evolution.board.lineage import numbers
from wunderkammer.games.evolution.board.rows import rows
from wunderkammer.games.evolution.board.scale import Row, scale, spans
from wunderkammer.web.board.board import Board, Nest
from wunderkammer.web.board.sight import Sight

PHASES = {
    "cards": ("lot", "round", "dealing", "draw-card"),
    "food": ("growing", "food", "food-lanes"),
    "play": ("playing", "play", "quick-lanes", "reveal"),
    "": ("over",),
}
WIDE_CARDS = 5  # cards side by side that have room for what they do
FULL_CARDS = 8  # … and for a picture
PHASE = {step: phase for phase, steps in PHASES.items() for step in steps}


def draw(sight: Sight) -> Board:
    """The lands and, without a script, the help on traits stay; everything else lies on the table and can change."""
    here = desk(sight)
    players = rows(sight, here)
    common = (happenings(sight), clock(sight, here), hole(sight, here), piles(sight, here))
    size, sections = sight.own_drawings.reuse("rows", players, lambda: laid_out(sight, players))
    return Board(
        here.still,
        frame(size, len(players), here.say("board-watering-hole")),
        (*common, *sections, holding(sight, here)),
        small=True,
    )


def picture(sight: Sight, thing: str) -> str:
    """The animal that a species is drawn as; "" for all other things, whose pictures their meanings name."""
    name, _, place = thing.partition("-")
    if name != "species":
        return ""
    seat, number = [int(one) for one in place.split("-")]
    return animal_of(sight.shown["players"][seat]["species"][number], seat, numbers(sight, seat)[number])


def laid_out(sight: Sight, players: list[Row]) -> tuple[str, list[Nest]]:
    """The scale of all rows, and the rows in their places; most are as they were before the last move."""
    widths = spans(tuple([row.species for row in players]), players[-1].own)
    both = [*zip(players, widths, strict=True)]
    size = scale(tuple([(span, row.species, row.columns, row.traits, row.own) for row, span in both]))
    return size, [section(sight, row, span) for row, span in both]


@cache
def frame(size: str, seats: int, middle: str) -> tuple[str, ...]:
    """What holds the common things, the rows and the hand; what has happened comes first (effects_part)."""
    opening = f'<div class="ev seats-{seats} {size}" data-sheet data-grows>\n'
    between = (
        f'<div class="common" role="group" aria-label="{escape(middle)}">',
        "",
        "",
        '</div>\n<div class="players">\n',
    )
    return (opening, *between, *("" for _ in range(seats - 1)), "</div>\n", "</div>")


def section(sight: Sight, row: Row, span: int) -> Nest:
    """A player's part of the table: a piece of land that the species live on."""

    def draw() -> Nest:
        css = f"player seat-{row.seat} span-{span}{' own' if row.own else ''}"
        name = f'id="el-player-{row.seat}" data-what="player-{row.seat}" aria-label="{escape(row.name)}"'
        opening = f'<section class="{css}" {name}>\n'
        land = f'<svg class="land" aria-hidden="true"><use href="#ev-land-{row.seat}"/></svg>'
        between = [f"</div>\n{row.before}", *[""] * (len(row.parts) - 2)]
        return Nest((f"{opening}{land}{row.owner}", *between, f"{row.after}\n</section>\n"), row.parts)

    return sight.own_drawings.reuse(("section", row.seat), (row, span), draw)


def holding(sight: Sight, here: Desk) -> str:
    """The viewer's hand and what can be done with it; nothing for a spectator."""
    if sight.seat is None:
        return ""
    if sight.playing:
        return drawn_holding(sight, here)
    # A player who only waits can do nothing with the hand: it is the same until a card comes or goes.
    mine = sight.shown["players"][sight.seat]
    shown = (mine["hand"], laid(sight), sight.shown["deed"])
    return sight.own_drawings.reuse("holding", shown, lambda: drawn_holding(sight, here))


def drawn_holding(sight: Sight, here: Desk) -> str:
    """The buttons have a line of their own that is always there: nothing moves when they come or go."""
    held = len(sight.shown["players"][sight.seat]["hand"])
    many = "few" if held <= WIDE_CARDS else "fair" if held <= FULL_CARDS else "many"
    words = escape(here.say("board-hand"))
    return (
        f'<section class="holding" id="ev-holding" data-what="hand" aria-label="{words}">\n'
        f'<div class="hand cards-{many}">{hand(sight, here)}</div>'
        f'<div class="actions"><span class="title">{words}</span>{"".join(actions(sight, here))}</div>\n</section>\n'
    )


def clock(sight: Sight, here: Desk) -> Markup:
    """Round and phase, and whether this round or the next is known to be the last (EV-06, EV-30)."""
    return sight.shared.draw_once("clock", lambda: drawn_clock(sight.shown, here))


def drawn_clock(table: dict[str, Any], here: Desk) -> Markup:
    last = table["last_round"]
    message = "board-round" if last is None else f"board-round-{'last' if last == table['round'] else 'next'}"
    words = here.say(message, round=table["round"])
    return here.draw("clock", words, last is not None, PHASE.get(table["phase"], "feed"), tuple(table["off"]))


def hole(sight: Sight, here: Desk) -> Nest:
    """The watering hole with its plants and the food cards that lie there face down (EV-07)."""
    chosen = [(one["own_food_card"], one["food_card"] or one["chosen"]) for one in sight.shown["players"]]
    moves = sight.by_element.get("hole")
    shown = (sight.shown["hole"], chosen, moves, sight.names)
    # Everybody who cannot take from it, and has no card of their own there, sees the same.
    alike = not moves and not (sight.seat is not None and chosen[sight.seat][0])
    kept = sight.public_drawings if alike else sight.own_drawings
    return kept.reuse(("hole", sight.asking), shown, lambda: drawn_hole(sight, here, chosen))


def drawn_hole(sight: Sight, here: Desk, chosen: list[tuple[str | None, bool]]) -> Nest:
    amount = sight.shown["hole"]
    moves = sight.by_element.get("hole")
    sealed: list[str] = []
    for seat, (own, other) in enumerate(chosen):
        if own:
            words = here.say("board-food-own", card=here.label("card", own))
            sealed.append(here.draw("sealed", seat, words, food_number(own)))
        elif other:
            sealed.append(here.draw("sealed", seat, here.say("board-food-of", player=sight.name(seat)), None))
    # What is written there comes first.
    name = (
        f"{here.say('board-watering-hole')} {moves[0].text} – {amount}"
        if moves
        else here.say("board-hole", tokens=amount)
    )
    mark = here.mark(sight, "hole", name, "hole")
    pool = here.draw("hole", amount, here.draw("plants", amount), mark, moves[0].text if moves else "")
    coming = [here.draw("coming", Markup("".join(sealed)))] if sealed else []
    pond = f'<div class="pond" id="ev-pond">{here.draw("water")}'
    return Nest((pond, *[""] * len(coming), "</div>\n"), (pool, *coming))


def food_number(card: str) -> str:
    """The number in the corner of a card, with a true minus."""
    return card.rpartition("_")[2].replace("-", "−")


def piles(sight: Sight, here: Desk) -> Nest:
    """The deck, and the discard, which everybody may look through (EV-53)."""
    discard, deck = sight.shown["discard"], sight.shown["deck"]

    def draw() -> Nest:
        return sight.public_drawings.reuse("piles", (deck, discard), lambda: drawn_piles(sight, discard, deck, here))

    return sight.shared.draw_once("piles", draw)


def drawn_piles(sight: Sight, discard: dict[str, int], deck: int, here: Desk) -> Nest:
    cards: dict[str, dict[str, int]] = {}
    for card, count in discard.items():
        cards.setdefault(card.rpartition("_")[0], {})[card] = count
    tallies = [tally(sight, trait, held, here) for trait, held in cards.items()]
    begin, between, end = '<div class="piles" id="ev-piles">', '<span class="tally">', "</span></div>\n"
    frame = (begin, "", between, *[""] * (len(tallies) - 1), end)
    return Nest(frame, (here.draw("pile", "deck", deck), here.draw("pile", "discard", sum(discard.values())), *tallies))


def tally(sight: Sight, trait: str, held: dict[str, int], here: Desk) -> Markup:
    """The discarded cards of one trait; a round hardly adds to all of them."""

    def draw() -> Markup:
        names = [f"{here.label('card', card)}{f' ×{count}' if count > 1 else ''}" for card, count in held.items()]
        return here.draw("tally", trait, sum(held.values()), ", ".join(names))

    return sight.public_drawings.reuse(("tally", trait), held, draw)
