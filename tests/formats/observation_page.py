"""The page that explains observations and actions, made from the pieces that the games declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.formats.pages import intro, number, title
from wunderkammer.core.observing.action_numbers import ActionNumbers
from wunderkammer.core.observing.observer import Observer
from wunderkammer.core.observing.pieces import PieceShape
from wunderkammer.shelf.game import Game


def observations_page(games: Sequence[Game]) -> str:
    """Every game's pieces, one line each, and the sizes of its spaces."""
    return "\n".join([intro("observations"), *(line for game in games for line in lines(game))])


def lines(game: Game) -> Iterator[str]:
    yield f"## {title(game)}\n\n| seats | observation | compact actions | flat actions |\n| --- | --- | --- | --- |"
    for seats in game.seats:
        state = game.new(seats)
        sizes = [ActionNumbers(game.rules, state, compact).size for compact in (True, False)]
        yield f"| {seats} | {Observer(game.rules, state).size} | {sizes[0]} | {sizes[1]} |"
    yield "\n| piece | shape | values | meaning |\n| --- | --- | --- | --- |"
    least, most = game.seats[0], game.seats[-1]
    few, many = ({one.name: one for one in Observer(game.rules, game.new(count)).shapes} for count in (least, most))
    for name, shape in few.items():
        about = f"{shape.about}{'' if name in many else f' (only with {least})'}"
        values = f"{number(shape.low)} to {number(shape.high)}"
        yield f"| `{name}` | {shape_text(shape, many.get(name, shape), least, most)} | {values} | {about} |"
    yield ""


def shape_text(few: PieceShape, many: PieceShape, least: int, most: int) -> str:
    """Lengths that grow with the table are called “seats”, or have a range if there are more boards than seats."""
    found = [length_text(*lengths, least, most) for lengths in zip(few.shape, many.shape, strict=True)]
    return " × ".join(found)


def length_text(few: int, many: int, least: int, most: int) -> str:
    if few == many:
        return str(few)
    return "seats" if (few, many) == (least, most) else f"{few} to {many}"
