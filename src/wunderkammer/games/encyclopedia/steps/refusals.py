"""Why an action or a payment is not possible, and what is missing for it (EN-10, EN-12)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import COLOUR, CONTINENT, CONTINENTS, EXPERT, NO_CARD
from wunderkammer.games.encyclopedia.content.names import EXPEDITION, PUBLISH
from wunderkammer.games.encyclopedia.state import FOSSILS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.means import (
    base_value,
    cheapest_marker,
    open_animal,
    own_continents,
    purse_worth,
)
from wunderkammer.games.encyclopedia.steps.one_shots import first_one_shot
from wunderkammer.games.encyclopedia.steps.outlook import NO_STACK, about_to
from wunderkammer.games.encyclopedia.steps.possible import (
    academy_open,
    can_dye,
    open_expert,
    reachable_fossil,
    university_open,
)
from wunderkammer.games.encyclopedia.vocabulary import (
    AS_IT_IS,
    BY_TOKEN,
    COMMIT,
    EXCHANGE,
    GO_ACADEMY,
    GO_EXPEDITION,
    GO_PUBLISH,
    GO_UNIVERSITY,
    PASS,
    PAY_COINS,
    PAY_SEAL,
    PAY_TOKEN,
    TAKE_ANIMAL,
    USE,
    WAYS,
)


def refuse_action(state: EncyclopediaState, seat: i64, move: i64) -> Refusal:
    """An action that depends on the colour of the die: first the colour, then what the action itself needs."""
    at = (move - GO_UNIVERSITY) % (CONTINENTS * WAYS)
    colour = at // WAYS
    way = at % WAYS
    named: dict[str, int | str] = {
        "colour": f"colour-{COLOUR.text(colour)}",
        "continent": f"continent-{CONTINENT.text(colour)}",
    }
    if not can_dye(state, seat, colour, way):
        return refuse_colour(state, colour, way, named)
    if move < GO_ACADEMY:
        if not university_open(state):
            return Refusal("university-empty", "EN-15")
        known = open_expert(state, colour)
        return Refusal("token-returns", "EN-59", named) if known else Refusal("no-such-expert", "EN-59", named)
    if move < GO_EXPEDITION:
        return refuse_academy(state, seat, colour, way, named)
    if move < GO_PUBLISH:
        return refuse_expedition(state, seat, colour, way, named)
    return refuse_publication(state, seat, colour, way, named)


def refuse_colour(state: EncyclopediaState, colour: i64, way: i64, named: dict[str, int | str]) -> Refusal:
    if way == AS_IT_IS:
        named["own"] = f"colour-{COLOUR.text(state.die_colour)}"
        return Refusal("die-colour", "EN-12", named)
    if colour == state.die_colour:
        return Refusal("own-colour", "EN-59", named)
    return Refusal("no-token", "EN-12", named) if way == BY_TOKEN else Refusal("no-seal", "EN-12", named)


def refuse_academy(state: EncyclopediaState, seat: i64, colour: i64, way: i64, named: dict[str, int | str]) -> Refusal:
    if not academy_open(state):
        return Refusal("academy-empty", "EN-16")
    if state.options & FOSSILS:
        if reachable_fossil(state, seat, colour, way):
            return Refusal("fossil-any-colour", "EN-59", named)
        named["value"] = base_value(state, seat, colour, way)
        return Refusal("academy-or-fossil", "EN-40", named)
    return Refusal("academy-colour", "EN-16", named)


def refuse_expedition(
    state: EncyclopediaState, seat: i64, continent: i64, way: i64, named: dict[str, int | str]
) -> Refusal:
    cell = state.free_cell(continent)
    if cell < 0:
        return Refusal("continent-full", "EN-17", named)
    outlook = about_to(state, seat, EXPEDITION, continent, way, cell, cheapest_marker(state, seat, continent))
    cost = outlook.cost(NO_STACK, NO_CARD, NO_CARD)
    if cost == 0:
        return Refusal("nothing-to-research", "EN-47", named)
    named["needed"] = cost
    named["missing"] = cost - outlook.best()
    return Refusal("expedition-points", "EN-47", named)


def refuse_publication(
    state: EncyclopediaState, seat: i64, continent: i64, way: i64, named: dict[str, int | str]
) -> Refusal:
    if own_continents(state, seat) >> continent & 1 == 0:
        named["open"] = 1 if open_animal(state, continent) else 0
        return Refusal("no-animal-from", "EN-20", named)
    named["needed"] = state.content.group_zero_value
    named["missing"] = state.content.group_zero_value - about_to(state, seat, PUBLISH, continent, way).best()
    return Refusal("publication-value", "EN-20", named)


def refuse_payment(
    state: EncyclopediaState, seat: i64, action: i64, move: i64, reached: i64, wanted: i64
) -> Refusal | None:
    """A payment: it would have no effect, or there is not enough to pay it."""
    if USE <= move < TAKE_ANIMAL:
        return Refusal("no-one-shot", "EN-27")
    if move == COMMIT:
        return refuse_commit(state, seat, action, reached, wanted)
    if not PAY_COINS <= move <= EXCHANGE:
        return None
    if wanted == 0 or (move == PAY_TOKEN and action != EXPEDITION):
        return Refusal("no-effect", "EN-59")
    if move == PAY_TOKEN:
        return Refusal("no-token", "EN-12")
    if move in (PAY_SEAL, EXCHANGE):
        return refuse_seal(state, seat, move, reached)
    needed = wanted - reached
    if move - PAY_COINS > state.coins[seat]:
        amount = move - PAY_COINS
        return Refusal("coins-missing", "EN-12", {"needed": amount, "missing": amount - state.coins[seat]})
    return Refusal("coin-step", "EN-59", {"needed": needed, "value": wanted})


def refuse_seal(state: EncyclopediaState, seat: i64, move: i64, reached: i64) -> Refusal:
    """There is none, or in the academy it would lead past every open fossil (EN-40)."""
    if state.seals[seat] == 0:
        return Refusal("no-seal", "EN-12")
    return Refusal("seal-overshoots", "EN-40", {"value": reached + state.content.seal_value})


def refuse_commit(state: EncyclopediaState, seat: i64, action: i64, reached: i64, wanted: i64) -> Refusal:
    """Something has still to be paid, or an own one-shot to be used (EN-59)."""
    needed = cheapest_marker(state, seat, state.die_as) if action == EXPEDITION else wanted
    worth = purse_worth(state, seat, AS_IT_IS, action == EXPEDITION)
    expert = first_one_shot(state, seat)
    if expert != NO_CARD and (needed == 0 or needed - reached > worth):
        return Refusal("one-shot-first", "EN-59", {"expert": f"expert-{EXPERT.text(expert)}"})
    missing: dict[str, int | str] = {"needed": needed, "missing": needed - reached}
    if action == EXPEDITION:
        return Refusal("points-to-go", "EN-47", missing)
    return Refusal("value-to-go", "EN-20" if action == PUBLISH else "EN-40", missing)


def refuse_anywhere(move: i64) -> Refusal | None:
    """What is true of a move at every decision that does not offer it."""
    return Refusal("no-passing", "EN-11") if move == PASS else None
