"""Worlds that a seat cannot tell from the true one (DJ-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.rng import Rng
from wunderkammer.games.darwins_journey.content.names import CREW, CREW_PER_SEAT
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.view import drafting


def redeal(world: DarwinState, seat: int, rng: Rng) -> None:
    """During the draft the others' hands and choices are drawn anew; everything else is open."""
    if not drafting(world) or world.seats == 1:
        return
    known = known_cards(world, seat)
    unknown = [card for card in range(CREW) if not known >> card & 1]
    taken: i64 = 0
    for other in range(world.seats):
        if other == seat:
            continue
        size = sum(world.hands[other] >> card & 1 for card in range(CREW))
        world.hands[other] = draw(unknown, size, rng)
        for i in range(other * CREW_PER_SEAT, (other + 1) * CREW_PER_SEAT):
            if world.crew[i] > 0:
                world.crew[i] = lowest(draw(unknown, 1, rng)) + 1
    for other in range(world.seats):
        taken |= world.hands[other]
    dealt = [card - 1 for card in world.crew if card > 0]
    world.crew_pile = pile_without(taken, vec[i64](dealt), world)


def known_cards(world: DarwinState, seat: int) -> i64:
    """What a seat has in its hand or has kept itself."""
    mask = world.hands[seat]
    for card in world.crew[seat * CREW_PER_SEAT : (seat + 1) * CREW_PER_SEAT]:
        if card > 0:
            mask |= 1 << (card - 1)
    return mask


def draw(unknown: list[int], count: int, rng: Rng) -> i64:
    """A mask of some cards drawn from a list, which loses them."""
    mask: i64 = 0
    for _ in range(count):
        card = unknown.pop(rng.below(len(unknown)))
        one: i64 = 1
        mask |= one << card
    return mask


def lowest(mask: i64) -> i64:
    card: i64 = 0
    while not mask >> card & 1:
        card += 1
    return card


def pile_without(hands: i64, dealt: vec[i64], world: DarwinState) -> i64:
    """The crew cards that lie with nobody."""
    mask: i64 = (1 << CREW) - 1
    mask &= ~hands
    for card in dealt:
        mask &= ~(1 << card)
    return mask
