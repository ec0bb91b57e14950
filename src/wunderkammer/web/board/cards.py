"""The card that explains a thing: its picture, its name, what it means, its rule; then what can be done with it now."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.match.why_not import MOVE
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.picture_files import address, pictures
from wunderkammer.text.thing_meanings import Meaning, meaning, signs
from wunderkammer.web.board.drawing import own_pictures
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.graphics.pictures import picture
from wunderkammer.web.board.sight import Choice, Sight

PICTURE = (150, 120)


def thing_meaning(sight: Sight, thing: str) -> Meaning | None:
    """What a thing means to the viewer; a move without a meaning of its own means what it touches."""
    found = meaning(sight.game.kinds, sight, thing)
    if found or not thing.startswith(MOVE):
        return found
    verb, _, _ = thing.removeprefix(MOVE).partition(":")
    touched = [choice for choice in sight.moves if f"{MOVE}{choice.key}" == thing and choice.elements]
    return meaning(sight.game.kinds, sight, f"{MOVE}{verb}") or (
        meaning(sight.game.kinds, sight, touched[0].elements[0]) if touched else None
    )


def on_thing(sight: Sight, thing: str) -> list[Choice]:
    """The moves that a click on a thing can make now."""
    if thing.startswith(MOVE):
        return [choice for choice in sight.moves if f"{MOVE}{choice.key}" == thing]
    return sight.by_element.get(thing, [])


def look_of(sight: Sight, found: Meaning) -> str:
    """The picture of a thing; of some only the board knows how they look."""
    drawn = own_pictures(sight.game)
    return found.picture or (drawn(sight, found.thing) if drawn else "")


def face(sight: Sight, found: Meaning, icons: list[str]) -> Markup:
    """The upper part of a card: picture, name, meaning, and the signs that stand on the thing."""
    look = look_of(sight, found)
    others = [icon for icon in icons if icon != look]
    lines = [
        Markup("<li>{} <span><b>{}</b> {}</span></li>").format(
            picture_of(sight.game, one.picture), one.name, one.sentence
        )
        for one in signs(sight.game.kinds, sight, others)
        if one.name != found.name
    ]
    listed = Markup('<ul class="signs">{}</ul>').format(Markup("").join(lines)) if lines else Markup("")
    title = Markup('<p class="name">{}<strong>{}</strong></p>').format(picture_of(sight.game, look), found.name)
    return title + Markup('<p class="brief">{}</p>').format(found.sentence) + listed


def picture_of(game: Game, name: str) -> Markup:
    """The picture of a thing: an icon, a file of the game's own, or something that is drawn on its board."""
    if name.startswith("#"):
        return Markup('<svg class="drawing" aria-hidden="true"><use href="{}"/></svg>').format(name)
    folder, slash, file = name.partition("/")
    if slash:
        known = address(game, folder, file) in pictures(game)
        return picture(game, folder, file, "picture", *PICTURE) if known else Markup("")
    return sign(name) if name else Markup("")
