"""Paris: university, academy, embassy, bank and the printers, with what each gives and the dice that lie there."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.cards import animal, expert
from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import COINS, HOUSE_SIGNS, REPUTATION, SEALS, TOKENS, tables
from wunderkammer.web.board.sight import Sight

PRINTERS = "publications"


def houses(sight: Sight) -> list[Markup]:
    """All houses of the city."""
    return [house(sight, name) for name in HOUSE_SIGNS]


def house(sight: Sight, name: str) -> Markup:
    """A house with its sign, what it gives, who or what waits inside, and its dice."""
    title = pen(sight).label("action", "publish" if name == PRINTERS else name)
    dice = tuple(
        (colour, number)
        for colour, count in sight.shown["dice_on_board"].get(name, {}).items()
        for number in range(count)
    )
    gives, inside = brings(sight, name), waiting(sight, name)
    # Someone who speaks to the page says what is written there: words come before signs.
    given = [one.words for one in sorted(gives, key=lambda one: one.icon != "")]
    spoken = [*given, *(pen(sight).label("colour", colour) for colour, _ in dice)]
    mark = sight.mark(name, ", ".join([title, *spoken]), f"en-house en-house-{name}")
    return pen(sight).draw("house", name, mark, title, HOUSE_SIGNS[name], gives, inside, dice)


def brings(sight: Sight, name: str) -> tuple[Sort, ...]:
    """What a visit gives."""
    content = tables(sight)
    if name == "embassy":
        return (spread(sight, TOKENS, "board-embassy-gives", [*content.embassy_tokens]),)
    if name == "academy":
        return (spread(sight, REPUTATION, "board-academy-gives", [*content.academy_reputation]),)
    if name == "bank":
        # The player who comes first in a round is first from then on (EN-14).
        used = pen(sight).say("board-first-was-in-bank" if sight.shown["bank_used"] else "board-first-to-bank")
        coins = Sort(COINS, str(content.bank_coins), pen(sight).amount("coins", int(content.bank_coins)))
        return (coins, Sort("", used, used, kind="words"))
    if name == PRINTERS:
        seals = int(content.publication_seals)
        return (Sort(SEALS, f"+{seals}", pen(sight).amount("seal", seals)),)
    return ()


def spread(sight: Sight, icon: str, message: str, amounts: list[int]) -> Sort:
    """From least to most."""
    least, most = int(min(amounts)), int(max(amounts))
    return Sort(icon, f"{least}–{most}", pen(sight).say(message, least=least, most=most))


def waiting(sight: Sight, name: str) -> tuple[str, ...]:
    """The cards that lie open in a hall; only their pictures: they lie in full in the halls themselves."""
    folder = {"university": "portrait", "academy": "plate"}.get(name)
    return tuple(f"{folder}:{label}" for label in sight.shown[name] if label) if folder else ()


def halls(sight: Sight) -> list[Markup]:
    """The cards that lie open in the university and in the academy."""
    experts = tuple(expert(sight, label) if label else Markup("") for label in sight.shown["university"])
    animals = tuple(animal(sight, label, None) if label else Markup("") for label in sight.shown["academy"])
    draw, label = pen(sight).draw, pen(sight).label
    return [
        draw("hall", "university", label("action", "university"), HOUSE_SIGNS["university"], experts),
        draw("hall", "academy", label("action", "academy"), HOUSE_SIGNS["academy"], animals),
    ]
