"""What a seat may see of Crumbs: everything."""

from __future__ import annotations

from tests.crumbs.state import CrumbsState


def view(state: CrumbsState) -> dict[str, object]:
    return {"left": state.left, "players": [{"crumbs": crumbs} for crumbs in state.taken]}
