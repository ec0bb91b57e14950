"""What a seat may see, and the worlds it cannot tell from the true one (LL-04)."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.frames import SEALED, WITHOUT_THIRD, first, second
from wunderkammer.core.rng import Rng
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.content.names import CARD, COLOUR, EXPEDITION, KIND, TEAM
from wunderkammer.games.lost_lands.scoring import artefact_points, expeditions_won
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import keep_turns_of, sealed_turn

# Purses are guessed between nothing and this, more with every expedition that has paid.
GUESS_AT_FIRST: Final = 16
GUESS_PER_EXPEDITION: Final = 12


def bidding(state: LostLandsState) -> bool:
    kind = state.top() & 255
    return kind == kinds.AUCTION or kind == kinds.START_AUCTION


def view(state: LostLandsState, seat: int | None) -> dict[str, object]:
    """The public table and, for a seat, its own purse, bid and hidden turns."""
    f = state.top()
    return {
        "expeditions": [expedition(state, at) for at in range(JOURNEYS)],
        "active": state.active,
        "cartographers": state.cartographers,
        "market": [CARD.text(card) for card in state.market if card != NO_CARD],
        "deck": state.deck_size,
        "discard": CARD.text_counts(state.discard),
        "track": [marker if marker >= 0 else None for marker in state.track],
        "order": [*state.order],
        "card_in_hand": CARD.text(first(f)) if f & 255 == kinds.USE_CARD else None,
        "loss": {"owner": first(f), "team": TEAM.text(second(f))} if f & 255 == kinds.LOSE_CARD else None,
        "players": [player(state, who, who == seat) for who in range(state.seats)],
    }


def expedition(state: LostLandsState, at: int) -> dict[str, object]:
    which = state.expeditions[at]
    symbols = state.content.symbols
    return {
        "expedition": EXPEDITION.text_or_none(which),
        "symbols": [symbols[which * KINDS + kind] for kind in range(KINDS)] if which >= 0 else None,
        "owner": state.owners[at] if state.owners[at] >= 0 else None,
    }


def player(state: LostLandsState, seat: int, own: bool) -> dict[str, object]:
    """One player's part of the table; money and unrevealed choices only for themselves."""
    secret = bidding(state)
    chosen = secret and state.lanes[seat] == 0
    return {
        "screen": COLOUR.text_or_none(state.screens[seat]),
        "money": state.money[seat] if own else None,
        "chosen": chosen,
        "bid": state.bids[seat] if not secret or (own and chosen) else None,
        "teams": [team(state, seat, which) for which in range(TEAMS)],
        "turned": [hidden_turn(state, seat, which) for which in range(TEAMS)] if own else None,
        "expeditions": expeditions_won(state, seat),
        "artefacts": {
            str(state.content.artefacts[place]): state.artefacts[seat * PLACES + place] for place in range(PLACES - 1)
        },
        "artefact_points": artefact_points(state, seat),
    }


def team(state: LostLandsState, seat: int, which: int) -> dict[str, object]:
    cards = {KIND.text(kind): CARD.text_or_none(state.card(seat, which, kind)) for kind in range(KINDS)}
    return {"cards": cards, "strength": state.strength(seat, which), "going": state.goes(seat, which)}


def hidden_turn(state: LostLandsState, seat: int, which: int) -> dict[str, str] | None:
    """A Jetpack turned beside a bid that is not yet shown."""
    turned = sealed_turn(state, seat, which)
    return {"from": KIND.text(turned // KINDS), "to": KIND.text(turned % KINDS)} if turned >= 0 else None


def redeal(world: LostLandsState, seat: int, rng: Rng) -> None:
    """Draw anew what a seat cannot know: the others' purses, sealed bids and sealed turns."""
    most = GUESS_AT_FIRST + GUESS_PER_EXPEDITION * world.active
    secret = world.top() & 255 >= SEALED
    keep_turns_of(world, seat)
    for other in range(world.seats):
        if other != seat and world.top() & 255 != kinds.START_AUCTION:
            world.money[other] = rng.below(most + 1)
        if other != seat and secret:
            # A seat that has chosen has chosen something within its purse; one that has not may still turn anything.
            world.bids[other] = rng.below(world.money[other] + 1) if world.lanes[other] == 0 else 0
            world.lanes[other] = world.lanes[other] & WITHOUT_THIRD
