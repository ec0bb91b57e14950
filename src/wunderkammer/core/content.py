"""The figures of a game's components, as the rules read them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Content:
    """Base of every game's tables; built once from its figures, never changed, shared by all its states."""

    def __init__(self) -> None:
        pass
