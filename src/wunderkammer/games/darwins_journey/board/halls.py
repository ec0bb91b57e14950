"""Museum, academy, correspondence, open goals and the evolution track."""

from __future__ import annotations

from wunderkammer.games.darwins_journey.board.effects import (
    COINS,
    GOAL,
    STAMP,
    THEORY,
    boards,
    effect,
    figures,
    seal,
    specimen,
    who,
)
from wunderkammer.games.darwins_journey.board.voyage import beagle_goals
from wunderkammer.games.darwins_journey.content.names import ENVELOPE, KIND_NAMES, MUSEUM_ROWS
from wunderkammer.scene import Card, Fact, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight


def clock(sight: Sight) -> Zone:
    """The round, the turn order, the seals that are left, and the Beagle's goals."""
    table = sight.shown
    order = tuple(Token("", who(sight, seat), seat, text=who(sight, seat), kind="named") for seat in table["order"])
    pile = tuple(
        Token(
            "",
            f"{sight.label('seal', colour)} ×{count}",
            icon=seal(sight, colour).icon,
            text=str(count),
            colour=colour,
            kind="plain",
        )
        for colour, count in (*table["pile"].items(), ("purple", table["purple"]))
    )
    facts = (
        Fact("", told(sight, "board-round", round=table["round"]) if table["round"] else sight.say("board-set-up")),
        Fact(sight.say("board-order"), "", tokens=order),
        Fact(sight.say("board-pile"), "", tokens=pile),
    )
    return Zone("", facts, (beagle_goals(sight),), kind="top")


def museum(sight: Sight) -> Zone:
    """The four rows of the museum; a coin beside those that still have theirs."""
    delivered = sight.shown["museum"]
    coin = Sign(COINS, "", sight.say("board-row-coin"))
    tracks = tuple(
        Track(
            " ",
            tuple(
                Space(
                    "",
                    (specimen(sight, f"{colour}_{kind}", "on" if f"{colour}_{kind}" in delivered else ""),),
                    f"museum-{colour}_{kind}",
                    says=sight.say("board-in-museum" if f"{colour}_{kind}" in delivered else "board-not-in-museum"),
                    kind="cubby" if f"{colour}_{kind}" in delivered else "cubby bare",
                    colour=colour,
                )
                for kind in KIND_NAMES
            ),
            (coin,) if sight.shown["row_coins"][row] else (),
            kind="shelves",
        )
        for row, colour in enumerate(MUSEUM_ROWS)
    )
    return Zone(sight.say("board-museum"), tracks=tracks, span=3, icon="greek-temple")


def scrolls(sight: Sight) -> Zone:
    """The scrolls of the academy with their costs."""
    costs = figures(sight)["academy"]["scroll"]
    names = ("first", "second", "third", "fourth")
    tracks = tuple(
        Track(
            " ",
            tuple(Space("", (seal(sight, colour),) if colour else (), kind="wax") for colour in row),
            (Sign(COINS, str(cost), told(sight, "board-scroll", scroll=sight.label("scroll", name), coins=cost)),),
            kind="parchment",
        )
        for row, cost, name in zip(sight.shown["scrolls"], costs, names, strict=True)
    )
    return Zone(sight.say("board-scrolls"), tracks=tracks, span=2, icon="tied-scroll", half=True)


def letters(sight: Sight) -> Zone:
    """The envelopes: what most and second most stamps bring, and everybody's stamps."""
    cards: list[Card] = []
    for at, data in enumerate(sight.shown["letters"]):
        lines = []
        if data["tile"]:
            first, second = (effect(sight.catalogue, text) for text in figures(sight)["letter"][data["tile"][1:]])
            lines = [(Sign(text="1."), *first, Sign(text=" 2."), *second)]
        stamps = tuple(
            Token(
                f"tok-stamps-{at}-{seat}",
                told(sight, "board-stamps-of", player=who(sight, seat), stamps=count),
                seat,
                STAMP,
                str(count),
            )
            for seat, count in enumerate(data["stamps"])
            if count
        )
        name = ENVELOPE.text(at)
        says = f"{sight.say('board-letters')}: {sight.label('envelope', name)}"
        cards.append(Card("", tuple(lines), element=f"letter-{name}", tokens=stamps, kind="letter", says=says))
    return Zone(sight.say("board-letters"), cards=tuple(cards), span=2, icon="envelope", half=True)


def goal(sight: Sight, label: str, more: tuple[Sign, ...] = (), kind: str = "") -> Card:
    """A goal, silver or gold."""
    colour = "silver" if label[0] == "s" else "gold"
    lines = (more,) if more else ()
    return Card(sight.label("goal", label), lines, GOAL, f"goal-{label}", colour=colour, kind=f"goal {kind}".strip())


def goals(sight: Sight) -> Zone:
    cards = tuple(goal(sight, label) for label in sight.shown["goals"] if label)
    return Zone(sight.say("board-goals"), cards=cards, span=5, across=2, icon=GOAL)


def pairs(sight: Sight) -> list[Zone]:
    """The pairs of starting goals, until everybody has chosen one."""
    if not any(sight.can(f"pair-{number}") for number in range(4)):
        return []
    cards = tuple(
        Card(
            "",
            tuple(
                (Sign(GOAL, sight.label("goal", label), colour="silver" if label[0] == "s" else "gold"),)
                for label in pair
                if label
            ),
            element=f"pair-{number}",
            says=told(sight, "board-pair", number=number + 1),
        )
        for number, pair in enumerate(sight.shown["pairs"])
        if any(pair)
    )
    return [Zone(sight.say("board-pairs"), cards=cards, across=2, icon=GOAL)]


def evolution(sight: Sight) -> Zone:
    """The evolution track with its books."""
    theory = figures(sight)["theory"]
    here: dict[int, list[Token]] = {}
    for seat, data in enumerate(boards(sight)):
        at = min(data["theory"], theory["steps"])
        label = told(sight, "board-theory-of", player=who(sight, seat), steps=data["theory"])
        here.setdefault(at, []).append(Token(f"tok-theory-{seat}", label, seat, kind="only"))
    spaces = tuple(
        step_space(sight, step, step in theory["books"], here.get(step, [])) for step in range(theory["steps"] + 1)
    )
    return Zone(sight.say("board-evolution"), tracks=(Track(spaces=spaces, kind="thin"),), icon=THEORY, kind="long")


def step_space(sight: Sight, step: int, book: bool, tokens: list[Token]) -> Space:
    """A step of the evolution track; those with a book are numbered."""
    shown = str(step) if (book or step == 0) and not tokens else ""
    says = f"{step} {sight.say('board-book')}" if book else str(step)
    return Space(shown, tokens=tuple(tokens), kind="book" if book else "", says=says)
