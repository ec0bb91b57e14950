"""Moves with what they cost and bring: the sentence, what changes by it, and what can be done then."""

from __future__ import annotations

import re
from itertools import groupby
from operator import itemgetter

from wunderkammer.core.consequences import Changes
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator

MINUS = "−"


def with_outcome(sentence: str, narrator: Narrator, seat: int, changes: Changes, brings: str = "") -> str:
    """A move as an order with its consequences: “Place the second worker …: −1 temporary knowledge; explore 2”."""
    say = narrator.catalogue.say
    costs = together(narrator, seat, untold(sentence, narrator.catalogue, seat, changes))
    if costs and brings:
        return say("outcome-both", move=sentence, changes=costs, brings=brings)
    if costs or brings:
        return say("outcome", move=sentence, changes=costs or brings)
    return sentence


def untold(sentence: str, words: Catalogue, seat: int, changes: Changes) -> Changes:
    """What the sentence does not say itself: after “Sell the Jetpack for 2 M£” nobody needs “+2 M£”."""
    return tuple([one for one in changes if one[0] != seat or not names_amount(sentence, words, one[1], one[2])])


def names_amount(sentence: str, words: Catalogue, name: str, by: int) -> bool:
    """Whether a sentence names the amount, as it is called or in the accusative: pay 1 coin, «заплатить 1 монету»."""
    plain = words.say(f"amount-{name}", count=abs(by), sign="")
    forms = [plain]
    if words.pattern(f"amount-{name}.acc") is not None:
        forms.append(words.say(f"amount-{name}.acc", count=abs(by), sign=""))
    return any(form in sentence and re.search(rf"(?<!\w){re.escape(form)}(?!\w)", sentence) for form in forms)


def together(narrator: Narrator, seat: int, changes: Changes) -> str:
    """All changes, those of each player together: somebody else's name stands before the first of theirs."""
    told: list[str] = []
    for _, theirs in groupby(changes, itemgetter(0)):
        first, *more = theirs
        others = [amount(narrator.catalogue, name, by) for _, name, by in more]
        told.append(", ".join([change_words(narrator, seat, *first), *others]))
    return "; ".join(told)


def change_words(narrator: Narrator, seat: int, who: int, name: str, by: int) -> str:
    """One change; somebody else's is given with their name."""
    change = amount(narrator.catalogue, name, by)
    return change if who == seat else narrator.catalogue.say("outcome-of", player=narrator.name(who), change=change)


def amount(words: Catalogue, name: str, by: int) -> str:
    """An amount with its sign: −2 coins."""
    return words.say(f"amount-{name}", count=abs(by), sign="+" if by > 0 else MINUS)
