"""What lies on the table of Darwin's Journey."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.effects_book import EffectBook
from wunderkammer.core.frames import frame
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.state import EMPTY, State
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    FIFTH,
    FREE_SCROLLS,
    SLOTS,
    STACKS,
    TENTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.games.darwins_journey.steps.kinds import ALFRED_BONUS, ALFRED_DEED
from wunderkammer.games.darwins_journey.vocabulary import (
    BONUS,
    COINS,
    DIVERSE,
    FIFTH_WORKER,
    KNOWLEDGE,
    PERK,
    THEORY,
    VP,
)


@mypyc_attr(acyclic=True)
class DarwinState(State):
    """The board, the players' boards and the piles; `boards` counts Alfred's as well. Steps work on it.

    Lists by seat have an entry for every board. The last five lists never change after set-up: anyone who lays
    something there makes a new list, so that clones may share them.
    """

    content: DarwinContent
    options: i64 = 0
    boards: i64 = 0
    round: i64 = 0
    turn: i64 = 0
    beagle: i64 = 0
    museum: i64 = 0
    row_coins: i64 = 0
    firsts: i64 = 0
    locked_used: i64 = 0
    free: i64 = 0
    visited: i64 = 0
    goal_pile: i64 = 0
    crew_pile: i64 = 0
    purple: i64 = 0
    bonus: i64 = 0
    action_pile: i64 = 0
    bonus_card: i64 = 0
    coins: vec[i64] = EMPTY
    vp: vec[i64] = EMPTY
    theory: vec[i64] = EMPTY
    knowledge: vec[i64] = EMPTY
    ship: vec[i64] = EMPTY
    explorers: vec[i64] = EMPTY
    workers: vec[i64] = EMPTY
    rows: vec[i64] = EMPTY
    stamps: vec[i64] = EMPTY
    envelopes: vec[i64] = EMPTY
    tents: vec[i64] = EMPTY
    lenses: vec[i64] = EMPTY
    research: vec[i64] = EMPTY
    reserve: vec[i64] = EMPTY
    slots: vec[i64] = EMPTY
    perks: vec[i64] = EMPTY
    crew: vec[i64] = EMPTY
    hands: vec[i64] = EMPTY
    camps: vec[i64] = EMPTY
    spots: vec[i64] = EMPTY
    crowd: vec[i64] = EMPTY
    scrolls: vec[i64] = EMPTY
    pile: vec[i64] = EMPTY
    open_goals: vec[i64] = EMPTY
    order: vec[i64] = EMPTY
    queue: vec[i64] = EMPTY
    specials: vec[i64] = EMPTY
    letters: vec[i64] = EMPTY
    beagle_goals: vec[i64] = EMPTY
    tokens: vec[i64] = EMPTY
    pairs: vec[i64] = EMPTY

    def __init__(self, content: DarwinContent) -> None:
        self.content = content

    def tell(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report an event to everybody; what happens to Alfred has sentences of its own."""
        log = self.log
        if log is not None:
            if seat >= self.seats and code < events.TOLD_OF_ALFRED:
                code += events.ALFRED_TWINS
            log.add(EVERYBODY, code, seat, a, b, c)

    def is_alfred(self, seat: i64) -> bool:
        return seat >= self.seats

    def alfred_board(self) -> i64:
        """Which of the four boards Alfred plays on."""
        return self.options >> 1

    def effects(self) -> EffectBook:
        return self.content.book

    def gain(self, seat: i64, what: i64, amount: i64) -> None:
        """Receive something at once (DJ-21, DJ-27, DJ-34)."""
        if what == COINS:
            self.earn(seat, amount)
        elif what == VP:
            self.vp[seat] += amount
            self.tell(events.GAINED_VP, seat, amount)
        elif what == THEORY:
            self.advance(seat, amount)
        elif what == KNOWLEDGE:
            self.know(seat, amount)
        elif what == PERK:
            self.perks[seat] |= 1 << amount
            if self.is_alfred(seat):
                self.tell(events.ALFRED_LASTING, seat, amount)
        elif what == BONUS:
            self.push(frame(ALFRED_BONUS, seat, amount))
        elif what == FIFTH_WORKER and not self.is_alfred(seat):  # his walks along the bonus track
            self.workers[seat * WORKERS + FIFTH] = AT_HOME
            self.tell(events.GAINED_WORKER, seat)
        elif what == DIVERSE:
            self.push(frame(ALFRED_DEED, seat, 0, 0, DIVERSE))

    def earn(self, seat: i64, amount: i64) -> None:
        """Coins from the supply; Alfred's coins beyond his limit move the bonus worker (DJ-102)."""
        if amount <= 0:
            return
        self.coins[seat] += amount
        self.tell(events.GAINED_COINS, seat, amount)
        if self.is_alfred(seat):
            beyond = self.coins[seat] - self.content.alfred.coins_limit
            if beyond > 0:
                self.coins[seat] -= beyond
                self.tell(events.ALFRED_SURPLUS, seat, beyond, self.content.alfred.coins_limit)
                self.push(frame(ALFRED_BONUS, seat, beyond))

    def spend(self, seat: i64, amount: i64) -> None:
        if amount > 0:
            self.coins[seat] -= amount
            self.tell(events.PAID, seat, amount)

    def advance(self, seat: i64, steps: i64) -> None:
        """Steps on the evolution track, which ends on its last one (DJ-27, DJ-38)."""
        steps = min(steps, self.content.theory_steps - self.theory[seat])
        if steps > 0:
            self.theory[seat] += steps
            self.tell(events.GAINED_THEORY, seat, steps)

    def know(self, seat: i64, amount: i64) -> None:
        """Temporary knowledge, for Alfred coins instead (DJ-34, DJ-105)."""
        if self.is_alfred(seat):
            self.tell(events.ALFRED_KNOWS, seat, amount)
            self.earn(seat, amount * self.content.alfred.knowledge_worth)
        else:
            self.knowledge[seat] += amount
            self.tell(events.GAINED_KNOWLEDGE, seat, amount)

    def has_perk(self, seat: i64, slot: i64) -> bool:
        return self.perks[seat] >> slot & 1 == 1

    def scroll_price(self, seat: i64, scroll: i64) -> i64:
        """What a scroll costs this seat (DJ-23, DJ-48)."""
        if self.has_perk(seat, FREE_SCROLLS):
            return 0
        return self.content.scroll_cost[scroll]

    def empty_stacks(self, seat: i64) -> i64:
        count: i64 = 0
        stack: i64 = 0
        while stack < STACKS:
            if self.stamps[seat * (STACKS + 1) + stack] == 0:
                count += 1
            stack += 1
        return count

    def goals_fulfilled(self, seat: i64) -> i64:
        count: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if self.slots[seat * SLOTS + slot] >= 64:
                count += 1
            slot += 1
        return count

    def has_tent_left(self, seat: i64) -> bool:
        return self.tents[seat] < TENTS
