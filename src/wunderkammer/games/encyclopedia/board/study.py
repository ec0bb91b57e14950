"""A study: purse, dice, experts in four stacks and animals under research; one's own never leaves the screen."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.cards import animal, die_words, wordiness
from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import (
    COINS,
    GAIN_SIGNS,
    REPUTATION,
    SEALS,
    TOKENS,
    VP,
    home_of_expert,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.content.names import GAIN
from wunderkammer.games.encyclopedia.vocabulary import SLOT
from wunderkammer.web.board.sight import Sight


class Die(NamedTuple):
    """A die on a slot or in the hand."""

    mark: Markup
    colour: str
    value: int
    words: str


class Slot(NamedTuple):
    """A slot with what its owner gains when somebody else takes a die from it."""

    name: str
    mark: Markup
    gain: Sort
    dice: tuple[Die, ...]


class Holding(NamedTuple):
    """Something in the purse."""

    mark: Markup
    icon: str
    amount: str
    words: str


class Owed(NamedTuple):
    """The signs of cards that are still to be chosen."""

    signs: tuple[str, ...]
    words: str


def purse(sight: Sight, seat: int, data: dict[str, Any]) -> tuple[Holding, ...]:
    """Victory points, coins, expedition tokens, royal seals and reputation."""
    cell = pen(sight).say("board-cell", cell=data["reputation"], cells=tables(sight).track)
    kinds = (("vp", "vp", VP), ("coins", "coins", COINS), ("tokens", "token", TOKENS), ("seals", "seal", SEALS))
    counted = [
        holding(sight, f"{name}-{seat}", icon, str(data[name]), pen(sight).amount(gain, data[name]))
        for name, gain, icon in kinds
    ]
    reputation = f"{pen(sight).label('gain', 'reputation')} {cell}"
    return (*counted, holding(sight, f"reputation-{seat}", REPUTATION, str(data["reputation"]), reputation))


def holding(sight: Sight, element: str, icon: str, amount: str, words: str) -> Holding:
    mark = sight.mark(element, words, "en-holding")
    return Holding(mark, icon, amount, words)


def slots(sight: Sight, seat: int, data: dict[str, Any]) -> tuple[Slot, ...]:
    """The four slots of a study."""
    return tuple(slot(sight, seat, at, dice) for at, dice in enumerate(data["dice"]))


def slot(sight: Sight, seat: int, at: int, dice: list[dict[str, Any] | None]) -> Slot:
    name, owner = SLOT.text(at), sight.name(seat)
    words = pen(sight).label("slot", name)
    gain = GAIN.text(tables(sight).slot_gain[at])
    amount = str(tables(sight).slot_amount[at]) if gain != "nothing" else ""
    element = f"slot-{seat}-{name}"
    # While dice are placed the slot can be touched, afterwards the dice that lie on it.
    placing = sight.can(element) or not any(dice)
    # A move onto the slot names it.
    said = ", ".join([owner, *([] if sight.can(element) else [words]), *(die_words(sight, one) for one in dice if one)])
    mark = sight.mark(element, said, "en-slot") if placing else Markup('class="en-slot"')
    # A move that takes one's own die says "your".
    taken = owner if seat == sight.seat else ""
    lying = tuple(
        slot_die(sight, f"die-{seat}-{name}-{which}", one, (taken, f"{owner}, {words}"), placing)
        for which, one in enumerate(dice)
        if one
    )
    return Slot(name, mark, Sort(GAIN_SIGNS[gain], amount, words), lying)


def slot_die(sight: Sight, element: str, one: dict[str, Any], where: tuple[str, str], placing: bool) -> Die:
    """A die in its slot; where it lies is said more briefly beside a move, which names the slot."""
    words, (beside_move, alone) = die_words(sight, one), where
    said = ", ".join(filter(None, [words, beside_move if sight.can(element) else alone]))
    mark = Markup('id="el-{}" class="en-die"').format(element) if placing else sight.mark(element, said, "en-die")
    return Die(mark, one["colour"], one["value"], words)


def stack(sight: Sight, seat: int, place: int, data: dict[str, Any], spread: bool) -> Markup:
    """A stack of experts: who is active and whom they cover, or who lies face down."""
    active = data["active"] or ""
    covered = tuple(
        Sort(shape(home_of_expert(sight, label)), "", pen(sight).label("expert", label), home_of_expert(sight, label))
        for label in data["all"]
        if label != active
    )
    name = pen(sight).label("expert", active) if active else pen(sight).say("board-free-place", place=place + 1)
    if covered and not active:
        name = pen(sight).say("board-face-down")
    effect = pen(sight).say(f"effect-{active}") if active else ""
    colour = home_of_expert(sight, active) if active else ""
    words = f"{name}: {effect}" if effect else name
    words = " ".join((words, ", ".join(one.words for one in covered))).strip()
    css = f"en-expert en-{colour}{wordiness(name, effect)}" if active else "en-expert en-vacant"
    element = f"stack-{seat}-{place}"
    looked_at = Markup('data-what="{}" class="{}"').format(element, css)
    mark = sight.mark(element, words, css) if spread else looked_at
    return pen(sight).draw("expert", mark, active, name, effect, shape(colour) if colour else "", covered)


def hand(sight: Sight) -> tuple[Die, ...]:
    """The die in use, or the dice that are still to be placed."""
    used = sight.shown["die_in_use"]
    if used:
        one = {"colour": used["used_as"], "value": used["value"]}
        return (Die(Markup('id="tok-used"'), one["colour"], one["value"], die_words(sight, one)),)
    return tuple(Die(Markup(""), one["colour"], one["value"], die_words(sight, one)) for one in sight.shown["rolled"])


def own_study(sight: Sight, seat: int) -> list[Markup]:
    """The study of the seat that looks on: purse and dice, experts, animals."""
    data, draw, say = sight.shown["players"][seat], pen(sight).draw, pen(sight).say
    moves = sight.by_element.get("action", [])
    action = (
        sight.mark("action", " / ".join(move.text for move in moves), "en-action"),
        " / ".join(move.text for move in moves),
    )
    in_hand = say("board-die" if sight.shown["die_in_use"] else "board-rolled")
    stacks = tuple(stack(sight, seat, place, one, True) for place, one in enumerate(data["experts"]))
    mark = sight.mark(f"stacks-{seat}", say("board-experts"), "en-head")
    animals = tuple(animal(sight, label, markers, seat) for label, markers in data["animals"].items())
    return [
        draw(
            "purse", seat, sight.name(seat), seat in sight.view["to_act"], purse(sight, seat, data), owed(sight, data)
        ),
        draw("slots", seat, slots(sight, seat, data)),
        draw("hand", in_hand, hand(sight), action if moves else None),
        draw("stacks", seat, mark, say("board-experts"), stacks),
        draw("animals", seat, say("board-animals"), animals),
    ]


def owed(sight: Sight, data: dict[str, Any]) -> Owed:
    """Cards that somebody will choose after the present action."""
    kinds = ", ".join(pen(sight).label("gain", kind) for kind in data["owed"])
    words = f"{pen(sight).say('board-owed')} {kinds}" if kinds else ""
    return Owed(tuple(GAIN_SIGNS[kind] for kind in data["owed"]), words)
