"""A seat's whole observation: what is common to all games, then the pieces of the game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from wunderkammer.core.engine import frame_for
from wunderkammer.core.frames import CHANCE, DECISION, HIGHEST_NUMBER, first, second, third
from wunderkammer.core.observing.pieces import LEAST, MOST, PieceShape, PieceWriter, seat_after
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

KINDS_OF_FRAMES: Final = 256


@final
@mypyc_attr(acyclic=True)
class Observer:
    """Writes observations of one way to play a game: these seats, these options, these figures."""

    rules: Rules
    shapes: list[PieceShape]
    size: i64
    decisions: i64
    place: vec[i64]  # by kind of frame: which decision it is, −1 for others
    own: bool  # the game brings pieces of its own

    def __init__(self, rules: Rules, state: State) -> None:
        """`state` is any position of such a game."""
        self.rules = rules
        self.place = vec[i64]([-1] * KINDS_OF_FRAMES)
        names: list[str] = []
        for kind in sorted(rules.steps):
            if DECISION <= kind < CHANCE:
                self.place[kind] = len(names)
                names.append(rules.steps[kind])
        self.decisions = len(names)
        pieces = rules.pieces(state)
        self.own = len(pieces) > 0
        self.shapes = [*common_shapes(state, names), *(pieces or plain_shapes(rules, state))]
        self.size = sum(shape.size for shape in self.shapes)

    def write(self, state: State, seat: i64, writer: PieceWriter) -> None:
        """Everything that the seat may know and nothing else, from where the writer is."""
        f = frame_for(state, seat)
        writer.add_one_of(self.place[f & 255] if f != 0 else -1, self.decisions)
        step: i64 = 0
        while step < state.seats:
            writer.add_flag(frame_for(state, seat_after(state, seat, step)) != 0)
            step += 1
        if self.own:
            self.rules.write_pieces(state, seat, writer)
        else:
            write_plain(self.rules, state, seat, f, writer)

    def observation(self, state: State, seat: i64) -> vec[i32]:
        """A new array with the seat's observation."""
        writer = PieceWriter(vec[i32]([0] * self.size))
        self.write(state, seat, writer)
        return writer.values


def common_shapes(state: State, decisions: list[str]) -> list[PieceShape]:
    about = f"which decision waits for the seat: {', '.join(decisions)}"
    return [
        PieceShape("decision", about, (len(decisions),)),
        PieceShape("to_act", "who may act now", (state.seats,)),
    ]


def plain_shapes(rules: Rules, state: State) -> list[PieceShape]:
    """What any game can be seen by: the round, the numbers of the decision, and everybody's amounts."""
    amounts = len(rules.amounts(state, 0, True))
    shapes = [
        PieceShape("stage", "the round, or whatever the game counts", (1,), MOST, LEAST),
        PieceShape("subject", "the numbers of the decision that waits for the seat", (3,), HIGHEST_NUMBER),
    ]
    if amounts:
        about = f"{', '.join(rules.amount_names)}; what is secret is 0 for others"
        shapes.append(PieceShape("amounts", about, (state.seats, amounts), MOST, LEAST))
    return shapes


def write_plain(rules: Rules, state: State, seat: i64, f: i64, writer: PieceWriter) -> None:
    writer.add(rules.stage(state))
    writer.add(first(f))
    writer.add(second(f))
    writer.add(third(f))
    most = len(rules.amounts(state, seat, True))
    for step in range(state.seats):
        found = rules.amounts(state, seat_after(state, seat, step), step == 0)
        for amount in found:
            writer.add(amount)
        writer.add_zeros(most - len(found))
