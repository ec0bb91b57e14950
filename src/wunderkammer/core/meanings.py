"""The things that a game draws, kind by kind: their names, the rule behind them, and what is known about each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol


class Known(Protocol):
    """What somebody may know of a match, with the words for it: all that a meaning is made from."""

    @property
    def shown(self) -> dict[str, Any]:
        """The game's view for whoever asks."""

    @property
    def figures(self) -> dict[str, Any]:
        """The figures of the match."""

    def say(self, message_id: str, **args: object) -> str: ...
    def label(self, domain: str, label: str) -> str: ...
    def name(self, seat: int) -> str: ...


Named = dict[str, str]  # the parts of a thing's name by the holes of its kind: {"card": "jetpack"}
Facts = Callable[[Known, Named], dict[str, object]]


Brings = Callable[[Known, Named], str]  # what can be done after a move, from its arguments


class Kind(NamedTuple):
    """One kind of thing, such as the cards on a market.

    `things` is the template of their names, as elements of moves have them; `thing-<code>` names such a thing,
    `what-<code>` says what it means. `facts` adds arguments for both messages; its `rule` and `picture` go before
    those of the kind. A picture is an icon, a file (plates/lion) or something drawn on the board (#ll-avalon).
    """

    code: str
    things: str
    rule: str
    picture: str = ""
    facts: Facts | None = None
