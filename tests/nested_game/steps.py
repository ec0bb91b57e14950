"""The rules of the voyage, one class for each kind of frame."""

from __future__ import annotations

from tests.nested_game.table import BANNERS, CAMPS, END, ROUNDS, TENTS_PER_CAMP, Table
from tests.nested_game.vocabulary import (
    ARRIVED,
    BANNER,
    CAMP,
    CROSSED,
    DIG,
    DRAFT,
    FOUND,
    GUST,
    HIGHEST_STAKE,
    PASS,
    PICK,
    PICK_CHART,
    PITCH,
    ROUND,
    SAIL,
    SAILED,
    SHOWN,
    STAKE,
    STAKED,
    STORM,
    STRIKE_CAMP,
    STRUCK,
    TENT,
    VOYAGE,
    WIND,
)
from wunderkammer.core.effects import start
from wunderkammer.core.frames import first, frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng


class Step:
    """One kind of frame; each kind answers for its own nature."""

    def run(self, table: Table, f: int) -> None:
        raise NotImplementedError

    def legal(self, table: Table, f: int) -> list[int]:
        raise NotImplementedError

    def choose(self, table: Table, f: int, move: int) -> None:
        raise NotImplementedError

    def refuse(self, table: Table, f: int, move: int) -> Refusal | None:
        return None

    def urn(self, table: Table) -> list[int]:
        raise NotImplementedError


class Round(Step):
    """Three rounds; in each everybody picks a chart and a stake in secret."""

    def run(self, table: Table, f: int) -> None:
        number = first(f)
        if number < ROUNDS:
            table.push(frame(ROUND, 0, number + 1))
            table.push(frame(DRAFT, 0))
            table.picked = [-1] * table.seats
            table.stakes = [0] * table.seats
            for seat in range(table.seats):
                table.lanes[seat] = frame(PICK_CHART, seat)


class PickChart(Step):
    """First step of a lane: a chart from the own hand."""

    def legal(self, table: Table, f: int) -> list[int]:
        return [PICK + chart for chart, count in enumerate(table.hands[seat_of(f)]) if count]

    def choose(self, table: Table, f: int, move: int) -> None:
        table.push(frame(STAKE, seat_of(f), move - PICK))

    def refuse(self, table: Table, f: int, move: int) -> Refusal | None:
        return Refusal("no-such-chart", "NV-02") if PICK <= move < STAKED else None


class Stake(Step):
    """Second step of a lane: coins for sailing first."""

    def legal(self, table: Table, f: int) -> list[int]:
        return [STAKED + amount for amount in range(min(HIGHEST_STAKE, table.coins[seat_of(f)]) + 1)]

    def choose(self, table: Table, f: int, move: int) -> None:
        table.picked[seat_of(f)] = first(f)
        table.stakes[seat_of(f)] = move - STAKED

    def refuse(self, table: Table, f: int, move: int) -> Refusal | None:
        if STAKED <= move < SAILED:
            return Refusal("stake-too-high", "NV-02", {"missing": move - STAKED - table.coins[seat_of(f)]})
        return None


class Draft(Step):
    """Charts and stakes are shown and spent; the highest stake sails first."""

    def run(self, table: Table, f: int) -> None:
        order = sorted(range(table.seats), key=lambda seat: -table.stakes[seat])
        for seat in order:
            chart = table.picked[seat]
            table.hands[seat][chart] -= 1
            table.discard[chart] += 1
            table.coins[seat] -= table.stakes[seat]
            table.tell(SHOWN, seat, chart, table.stakes[seat])
        for seat in reversed(order):
            table.push(frame(SAIL, seat, table.picked[seat]))


class Sail(Step):
    """As far as the chart allows: coast one space, reef two, ocean three."""

    def legal(self, table: Table, f: int) -> list[int]:
        return [SAILED + spaces for spaces in range(first(f) + 2)]

    def choose(self, table: Table, f: int, move: int) -> None:
        table.push(frame(VOYAGE, seat_of(f), move - SAILED))

    def refuse(self, table: Table, f: int, move: int) -> Refusal | None:
        return Refusal("too-far", "NV-03", {"range": first(f) + 1}) if SAILED <= move < PITCH else None


class Voyage(Step):
    """One space at a time; a banner is crossed at once, a camp is a place to stop."""

    def run(self, table: Table, f: int) -> None:
        seat, left = seat_of(f), first(f)
        if left == 0 or table.ships[seat] == END:
            return
        table.ships[seat] += 1
        space = table.ships[seat]
        table.tell(ARRIVED, seat, space)
        if left > 1:
            table.push(frame(VOYAGE, seat, left - 1))
        elif space in CAMPS:
            table.push(frame(CAMP, seat, CAMPS.index(space)))
        if space in BANNERS:
            table.tell(CROSSED, seat, space)
            start(table, seat, BANNER)


class Camp(Step):
    """Pitch a tent for a coin, where there is room; the tent's effect follows at once."""

    def legal(self, table: Table, f: int) -> list[int]:
        return [PASS] if self.obstacle(table, f) else [PITCH, PASS]

    def choose(self, table: Table, f: int, move: int) -> None:
        seat, camp = seat_of(f), first(f)
        if move == PITCH:
            table.coins[seat] -= table.content.price
            table.camps[camp] |= 1 << seat
            table.push(frame(STRIKE_CAMP, seat, camp))
            start(table, seat, TENT)

    def refuse(self, table: Table, f: int, move: int) -> Refusal | None:
        return self.obstacle(table, f) if move == PITCH else None

    def obstacle(self, table: Table, f: int) -> Refusal | None:
        seat, camp = seat_of(f), first(f)
        if table.has_camped(seat, camp):
            return Refusal("camped-already", "NV-04")
        if table.tents_at(camp) >= TENTS_PER_CAMP:
            return Refusal("camp-full", "NV-04")
        missing = table.content.price - table.coins[seat]
        return Refusal("too-dear", "NV-04", {"missing": missing}) if missing > 0 else None


class StrikeCamp(Step):
    """A player who has camped goes on only when all that the tent brought is done."""

    def run(self, table: Table, f: int) -> None:
        table.tell(STRUCK, seat_of(f))


class Blow(Step):
    """A wind is drawn, as long as there are any."""

    def run(self, table: Table, f: int) -> None:
        if sum(table.bag):
            table.push(frame(WIND, seat_of(f)))


class Search(Step):
    """A chart is dug up; an empty deck is made anew of the discarded ones."""

    def run(self, table: Table, f: int) -> None:
        if not sum(table.deck):
            table.deck, table.discard = table.discard, table.deck
        if sum(table.deck):
            table.push(frame(DIG, seat_of(f)))


class Draw(Step):
    """A chance: one thing from an urn."""

    def __init__(self, base: int) -> None:
        self.base = base

    def urn(self, table: Table) -> list[int]:
        return table.deck

    def legal(self, table: Table, f: int) -> list[int]:
        return [self.base + kind for kind, count in enumerate(self.urn(table)) if count]

    def weigh(self, table: Table, move: int) -> int:
        return self.urn(table)[move - self.base]

    def sample(self, table: Table, rng: Rng) -> int:
        things = [kind for kind, count in enumerate(self.urn(table)) for _ in range(count)]
        return self.base + things[rng.below(len(things))]


class DrawChart(Draw):
    """A chart goes to a hand, seen by nobody else."""

    def choose(self, table: Table, f: int, move: int) -> None:
        seat, chart = seat_of(f), move - self.base
        table.deck[chart] -= 1
        table.hands[seat][chart] += 1
        table.whisper(1 << seat, FOUND, seat, chart)


class DrawWind(Draw):
    """A gust carries the ship one space on, a storm costs a coin."""

    def urn(self, table: Table) -> list[int]:
        return table.bag

    def choose(self, table: Table, f: int, move: int) -> None:
        seat, wind = seat_of(f), move - self.base
        table.bag[wind] -= 1
        table.blown[wind] += 1
        if wind == GUST:
            table.push(frame(VOYAGE, seat, 1))
        elif wind == STORM:
            table.coins[seat] = max(0, table.coins[seat] - 1)
