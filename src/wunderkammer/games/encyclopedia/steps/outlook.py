"""What an action could still come to: means in hand, and what is certain on the way (EN-10, EN-47, EN-59)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    ACADEMY,
    ANIMAL_CARD,
    COINS,
    DIE,
    EXPEDITION,
    EXPEDITION_POINTS,
    EXPERT_CARD,
    ONCE,
    PUBLISH,
    REPUTATION,
    UNIVERSITY,
)
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.kinds import ADVANCE, CHOOSE_ANIMAL, CHOOSE_EXPERT, PAY, RAISE
from wunderkammer.games.encyclopedia.steps.means import (
    cheapest_marker,
    gain_worth,
    purse_worth,
    reaction,
    reaction_worth,
    rescue_cost,
    track_brings,
    track_worth,
)
from wunderkammer.games.encyclopedia.vocabulary import AS_IT_IS, BY_SEAL

WITH_DIE: Final = 1  # of a step that takes a card: with the die in use, not for nothing
NO_STACK: Final = -1


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """An action that is chosen or about to be, and all that a seat could still bring into it."""

    state: EncyclopediaState
    seat: i64
    action: i64
    colour: i64
    value: i64  # of the die with what is paid and its cell, but without experts
    purse: i64  # what coins, seals and tokens could add
    steps: i64  # of reputation that are certain
    own: i64  # the cheapest marker on own animals of the colour, 0 if there is none
    fixed: bool  # nothing adds to the value any more

    def __init__(self, state: EncyclopediaState, seat: i64, action: i64, colour: i64, value: i64) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.colour = colour
        self.value = value
        self.purse = 0
        self.steps = 0
        self.own = 0
        self.fixed = False

    def adds(self, expert: i64) -> i64:
        """What an active expert adds to the value, or in an expedition to the points (EN-18, EN-46)."""
        content = self.state.content
        moment = content.expert_moment[expert]
        if moment == DIE or (moment == EXPEDITION_POINTS and self.action == EXPEDITION):
            return content.expert_amount[expert] if content.expert_subject[expert] == self.colour else 0
        return 0

    def gives(self, expert: i64, gain: i64) -> i64:
        """How much of this a one-shot expert gives."""
        content = self.state.content
        if content.expert_moment[expert] == ONCE and content.expert_gain[expert] == gain:
            return content.expert_amount[expert]
        return 0

    def total(self, gain: i64, without: i64, newcomer: i64) -> i64:
        """How much of this the seat's one-shots give, if they count, and that of a newcomer (EN-59)."""
        amount: i64 = 0
        if newcomer != NO_CARD:
            amount += self.gives(newcomer, gain)
        if self.state.content.counts_experts and self.state.has_one_shot(self.seat):
            for stack in range(i64(STACKS)):
                expert = self.state.active[self.seat * STACKS + stack]
                if expert != NO_CARD and stack != without:
                    amount += self.gives(expert, gain)
        return amount

    def least(self, without: i64, newcomer: i64) -> i64:
        """The value with its experts when one of them is covered and a new one is there; nothing more is paid."""
        if self.fixed:
            return self.value
        value = self.value
        if newcomer != NO_CARD:
            value += self.adds(newcomer)
        for stack in range(i64(STACKS)):
            expert = self.state.active[self.seat * STACKS + stack]
            if expert != NO_CARD and stack != without:
                value += self.adds(expert)
        return value

    def most(self, without: i64, newcomer: i64) -> i64:
        """The highest value, in an expedition the most points, that can be paid for."""
        if self.fixed:
            return self.value
        travelling = self.action == EXPEDITION
        most = self.least(without, newcomer) + self.purse
        for gain in range(i64(COINS), i64(EXPERT_CARD)):
            most += gain_worth(self.state, gain, self.total(gain, without, newcomer), travelling)
        return most + track_worth(self.state, self.seat, self.all_steps(without, newcomer), travelling)

    def all_steps(self, without: i64, newcomer: i64) -> i64:
        return self.steps + self.total(REPUTATION, without, newcomer)

    def enough(self, without: i64, newcomer: i64, animal: i64) -> bool:
        """Whether the action can be completed with a new expert, one covered, and an open animal taken for nothing."""
        if self.action == EXPEDITION:
            return 0 < self.cost(without, newcomer, animal) <= self.most(without, newcomer)
        if self.action == PUBLISH:
            return self.most(without, newcomer) >= self.state.content.group_zero_value
        if self.action == ACADEMY:
            return self.finds_animal(without, newcomer, animal)
        return True

    def cost(self, without: i64, newcomer: i64, animal: i64) -> i64:
        """The cheapest marker on own animals and on one that comes for nothing, 0 if there is none (EN-47)."""
        coming: i64 = 0
        if animal != NO_CARD:
            coming = self.cost_on(animal)
        elif self.brings(ANIMAL_CARD, without, newcomer):
            coming = rescue_cost(self.state, self.colour)
        return coming if coming > 0 and (self.own == 0 or coming < self.own) else self.own

    def cost_on(self, animal: i64) -> i64:
        """The cheapest marker on an animal without any, 0 if this expedition cannot study it."""
        content = self.state.content
        if content.animal_continent[animal] == self.colour:
            return content.cheapest[0]
        return content.fossil_cost[animal]

    def brings(self, card: i64, without: i64, newcomer: i64) -> bool:
        """Whether a free card of this kind is certain to come."""
        if self.total(card, without, newcomer) > 0:
            return True
        return track_brings(self.state, self.seat, self.all_steps(without, newcomer), card)

    def finds_animal(self, without: i64, newcomer: i64, gone: i64) -> bool:
        """Whether the academy still holds an animal that the die can take when one is gone (EN-16, EN-40)."""
        content = self.state.content
        for animal in self.state.academy:
            if animal != NO_CARD and animal != gone:
                if content.animal_continent[animal] == self.colour:
                    return True
                value = content.fossil_value[animal]
                if value > 0 and self.least(without, newcomer) <= value <= self.most(without, newcomer):
                    return True
        return False

    def allows(self, expert: i64, animal: i64) -> bool:
        """Whether the action can be completed once this expert has come, wherever it is best put (EN-26, EN-47)."""
        if self.state.free_stack(self.seat) >= 0:
            return self.enough(NO_STACK, expert, animal)
        once = self.state.content.expert_moment[expert] == ONCE
        if self.enough(NO_STACK, expert if once else i64(NO_CARD), animal):
            return True
        return any(self.enough(stack, expert, animal) for stack in range(i64(STACKS)))

    def indifferent(self) -> bool:
        """Whether any expert may come: the action does not need one, and no value can be too high for it (EN-40)."""
        return self.action != ACADEMY and self.enough(NO_STACK, NO_CARD, NO_CARD)

    def possible(self, animal: i64 = NO_CARD) -> bool:
        """Whether the action can be completed, if need be by an open expert that its reputation brings (EN-59)."""
        if self.enough(NO_STACK, NO_CARD, animal):
            return True
        if not self.state.content.counts_experts or not self.brings(EXPERT_CARD, NO_STACK, NO_CARD):
            return False
        alive = self.action != EXPEDITION or self.cost(NO_STACK, NO_CARD, animal) > 0
        return any(
            helps(self.state, expert, self.action, self.colour, alive) and self.allows(expert, animal)
            for expert in self.state.university
        )

    def best(self) -> i64:
        """The most that any open expert on the way could lead to; for refusals."""
        best = self.most(NO_STACK, NO_CARD)
        if self.state.content.counts_experts and self.brings(EXPERT_CARD, NO_STACK, NO_CARD):
            for expert in self.state.university:
                if expert != NO_CARD:
                    best = max(best, self.most(NO_STACK, expert))
        return best


def helps(state: EncyclopediaState, expert: i64, action: i64, colour: i64, alive: bool) -> bool:
    """Whether an open expert could make a difference: without an animal (not `alive`) only one that leads to it."""
    if expert == NO_CARD:
        return False
    content = state.content
    moment = content.expert_moment[expert]
    if moment == ONCE:
        return alive or content.expert_gain[expert] in (REPUTATION, ANIMAL_CARD)
    if not alive or content.expert_subject[expert] != colour:
        return False
    return moment == DIE or (moment == EXPEDITION_POINTS and action == EXPEDITION)


def anybody_helps(state: EncyclopediaState, action: i64, colour: i64, alive: bool) -> bool:
    """Whether any open expert could make a difference to such an action."""
    return any(helps(state, expert, action, colour, alive) for expert in state.university)


def about_to(
    state: EncyclopediaState, seat: i64, action: i64, colour: i64, way: i64, cell: i64 = -1, own: i64 = 0
) -> Outlook:
    """An action that might be chosen, with a die of this colour, paid for in this way."""
    value = state.die_value
    if way == BY_SEAL:
        value += state.content.seal_value
    steps = reaction(state, seat, action, colour, REPUTATION)
    if action == EXPEDITION:
        value += state.content.cell_value[cell]
        steps += state.content.cell_reputation[cell]
    outlook = Outlook(state, seat, action, colour, value)
    outlook.purse = purse_worth(state, seat, way, action == EXPEDITION) + reaction_worth(state, seat, action, colour)
    outlook.steps = steps
    outlook.own = own
    return outlook


def in_progress(state: EncyclopediaState, seat: i64) -> Outlook | None:
    """The action that lies under the card which the seat is just taking, if any that can fail."""
    steps: i64 = 0
    at: i64 = len(state.agenda) - 1
    while at >= 0 and seat_of(state.agenda[at]) == seat:
        f = state.agenda[at]
        kind = f & 255
        if kind == ADVANCE:
            steps += first(f)
        elif kind in (RAISE, PAY):
            return paid_action(state, f, steps)
        elif kind in (CHOOSE_ANIMAL, CHOOSE_EXPERT) and first(f) == WITH_DIE:
            return visit(state, f)
        at -= 1
    return None


def paid_action(state: EncyclopediaState, f: i64, steps: i64) -> Outlook:
    """An action whose value may still be raised."""
    action = first(f)
    value = state.die_value
    if action == EXPEDITION:
        value += state.content.cell_value[second(f)]
    outlook = Outlook(state, seat_of(f), action, state.die_as, value)
    outlook.purse = purse_worth(state, seat_of(f), AS_IT_IS, action == EXPEDITION)
    outlook.steps = steps
    outlook.own = cheapest_marker(state, seat_of(f), state.die_as)
    return outlook


def visit(state: EncyclopediaState, f: i64) -> Outlook:
    """University or academy, where only the card has still to be taken."""
    action: i64 = ACADEMY if f & 255 == CHOOSE_ANIMAL else UNIVERSITY
    outlook = Outlook(state, seat_of(f), action, state.die_as, second(f))
    outlook.fixed = True
    return outlook
