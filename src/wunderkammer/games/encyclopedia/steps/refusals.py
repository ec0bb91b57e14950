"""Why an action or a payment is not possible, and what is missing for it (EN-10, EN-12)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import COLOUR, CONTINENT, CONTINENTS
from wunderkammer.games.encyclopedia.content.kinds import EXPEDITION, PUBLISH
from wunderkammer.games.encyclopedia.state import FOSSILS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.means import (
    base_points,
    base_value,
    cheapest_marker,
    cheapest_on_the_way,
    purse_worth,
    reaction_worth,
    track_worth,
)
from wunderkammer.games.encyclopedia.steps.possible import (
    can_dye,
    open_expert,
    owns_from,
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
    steps = state.content.cell_reputation[cell]
    cost = cheapest_on_the_way(state, seat, continent, steps, cheapest_marker(state, seat, continent))
    if cost == 0:
        return Refusal("nothing-to-research", "EN-47", named)
    most = base_points(state, seat, continent, way, cell)
    most += purse_worth(state, seat, way, True) + track_worth(state, seat, steps, True)
    named["needed"] = cost
    named["missing"] = cost - most
    return Refusal("expedition-points", "EN-47", named)


def refuse_publication(
    state: EncyclopediaState, seat: i64, continent: i64, way: i64, named: dict[str, int | str]
) -> Refusal:
    if not owns_from(state, seat, continent):
        return Refusal("no-animal-from", "EN-20", named)
    most = base_value(state, seat, continent, way)
    most += purse_worth(state, seat, way, False) + reaction_worth(state, seat, PUBLISH)
    named["needed"] = state.content.group_zero_value
    named["missing"] = state.content.group_zero_value - most
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
        return Refusal("no-seal", "EN-12") if state.seals[seat] == 0 else Refusal("no-effect", "EN-59")
    needed = wanted - reached
    if move - PAY_COINS != needed:
        return Refusal("coin-step", "EN-59", {"needed": needed, "value": wanted})
    return Refusal("coins-missing", "EN-12", {"needed": needed, "missing": needed - state.coins[seat]})


def refuse_commit(state: EncyclopediaState, seat: i64, action: i64, reached: i64, wanted: i64) -> Refusal:
    if action == EXPEDITION:
        cost = cheapest_marker(state, seat, state.die_as)
        return Refusal("points-to-go", "EN-47", {"needed": cost, "missing": cost - reached})
    missing: dict[str, int | str] = {"needed": wanted, "missing": wanted - reached}
    return Refusal("value-to-go", "EN-20" if action == PUBLISH else "EN-40", missing)
