"""Small orders for reports, played by bots that need no time."""

from __future__ import annotations

from pathlib import Path

from wunderkammer.lab.reports.trials.laboratory import Laboratory, ReportWish
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue, catalogue

GAME = "lost_lands"
BOTS = ["random", "level1"]


def wish(
    pack: dict[str, object] | None = None,
    games: int = 20,
    bots: list[str] | None = None,
    file: Path | None = None,
    seed: int | None = 5,
    seats: int = 2,
    game_id: str = GAME,
) -> ReportWish:
    return ReportWish(game_id, seats, {}, pack or {}, bots or ["random"], games, seed, 1, file)


def words(lang: str = "en", game_id: str = GAME) -> Catalogue:
    return catalogue(lang, game(game_id).folder)


def laboratory(order: ReportWish) -> Laboratory:
    return Laboratory(order, words(game_id=order.game))
