"""How many secret choices others have made is a secret too: not one byte depends on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.company import fix_luck, run
from tests.web.conftest import SECRET
from tests.web.spied_room import SpiedRoom
from tests.web.wire import TOKEN
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

ANNA, BORIS = 0, 1
QUICK = {"option-quick_play": "on"}
AFTER = 12  # moves after the choices were opened


class Listeners(SpiedRoom):
    """Three people and a spectator; Anna and the spectator are sent what `sent` keeps."""

    sent: list[str]

    async def look(self) -> None:
        """Everything that has come since the last time, and everything that can be fetched."""
        for seat in (ANNA, None):
            wire, query = self.wires[seat], {} if seat is None else {"as": seat}
            answers = [await wire.get(f"{self.url}{path}", **query) for path in ("", "/replay", "/help")]
            for text in (wire.heard(), *(answer.text for answer in answers)):
                self.sent.append(TOKEN.sub("", text).replace(self.table.id, "this-table"))

    async def first(self, seat: int) -> None:
        await self.act(seat, move=self.table.match.legal(seat)[0])

    async def to_a_secret_choice(self, several: bool) -> None:
        """Up to where all three choose in secret, perhaps several times."""
        while len(self.table.match.to_act) < 3 or (several and not self.steps()):
            await self.first(self.table.match.to_act[0])

    def steps(self) -> list[str]:
        """The choices after which Boris can choose on."""
        ahead, legal = self.table.book.ahead, self.table.match.legal(BORIS)
        return [key for key in legal if ahead(BORIS, key).steps[0].turn >> BORIS & 1]


async def overhear(folder: Path, game: str, options: dict[str, str], detours: int, steps: int, after: int) -> list[str]:
    """Boris changes his mind some times and takes some steps; then Anna chooses, and perhaps the match goes on."""
    app = create_app(House(str(folder / f"{detours}{steps}.sqlite"), bot_processes=1), Settings(SECRET))
    async with app.router.lifespan_context(app):
        room = Listeners(app, 11, 3)
        room.sent = []
        await room.sit_down(game, options)
        await room.to_a_secret_choice(options == QUICK)
        await room.look()
        for _ in range(detours):
            await room.first(BORIS)
            await room.act(BORIS, undo="1")
        if detours:  # that Boris has chosen, and then has not, everybody may see as it happens
            for wire in room.wires.values():
                wire.heard()
        for _ in range(steps):
            await room.act(BORIS, move=room.steps()[0])
        await room.look()
        await room.first(ANNA)
        await room.look()
        for _ in range(after):
            await room.first(room.table.match.to_act[-1])
            await room.look()
        for wire in room.wires.values():
            await wire.leave()
    return room.sent


def sent_texts(
    folder: Path, game: str, options: dict[str, str], detours: int, steps: int = 0, after: int = 0
) -> list[str]:
    return run(overhear(folder, game, options, detours, steps, after))


@pytest.fixture(autouse=True)
def _the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)


@pytest.mark.parametrize(("game", "options"), [("lost_lands", {}), ("evolution", {}), ("evolution", QUICK)])
def test_nobody_hears_how_often_others_changed_their_minds(game: str, options: dict[str, str], tmp_path: Path) -> None:
    assert sent_texts(tmp_path, game, options, 0, after=AFTER) == sent_texts(tmp_path, game, options, 3, after=AFTER)


def test_nobody_hears_how_many_steps_others_have_taken(tmp_path: Path) -> None:
    assert sent_texts(tmp_path, "evolution", QUICK, 0, 0) == sent_texts(tmp_path, "evolution", QUICK, 0, 2)
