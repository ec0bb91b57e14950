"""scripts/engrave: the project's drawings become the covers of the games, and what their boards show."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from engraving.plate import Format, plate_svg
from engraving.portraits import portraits
from engraving.scene import scene
from engraving.small import icon, small, strip
from engraving.world import chart

ROOT = Path(__file__).parents[3]
ART = ROOT / "art" / "encyclopedia"
CABINET = ROOT / "art" / "cabinet"
FINDS = ROOT / "art" / "darwins_journey" / "specimens"
PACKAGE = ROOT / "src" / "wunderkammer"
BOARD = PACKAGE / "games" / "encyclopedia" / "board"
STATIC = PACKAGE / "web" / "static"
FACES = STATIC / "portraits"
COLLECTION = PACKAGE / "games" / "darwins_journey" / "board" / "specimens"
PLATE, PORTRAIT = Format(300, 240, small=300), Format(270, 297, depth=0.6, small=180)
HOUSE = Format(240, 180, depth=0.4, small=200)
FACE, SPECIMEN = PORTRAIT._replace(small=0), Format(160, 160, tinted=False)
SIGN = Format(160, 160, firm=2.6)
CUT = SIGN._replace(seam=5)
BESIDE_A_NAME, IN_A_TAB, COVER = 90, 64, 800  # points across


def main() -> None:
    """Engrave the pictures that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="scripts/engrave", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these pictures, without .svg")
    parser.add_argument("--atlas", type=Path, help="land-110m.json of the npm package world-atlas: draw the chart too")
    given = parser.parse_args()
    if given.atlas:
        (BOARD / "charts" / "world.svg").write_text(chart(given.atlas), encoding="utf-8")
    engrave(ART / "animals", BOARD / "plates", PLATE, given.names)
    engrave(ART / "houses", BOARD / "houses", HOUSE, given.names)
    engrave(FINDS, COLLECTION, SPECIMEN, given.names)
    engrave_covers(ROOT / "art" / "covers", given.names)
    for colours in (ROOT / "art").glob("*/colours.toml"):
        engrave_signs(colours, given.names)
    experts, naturalists = ART / "experts.toml", CABINET / "naturalists.toml"
    for people, pictures, size in ((experts, BOARD / "portraits", PORTRAIT), (naturalists, FACES, FACE)):
        with TemporaryDirectory() as busts:
            portraits(people, ART / "wardrobe.toml", Path(busts))
            engrave(Path(busts), pictures, size, given.names)
    faces = [file.read_text(encoding="utf-8") for file in sorted(FACES.glob("*.svg"))]
    (FACES / "faces.webp").write_bytes(strip(faces, BESIDE_A_NAME))
    for sign in (STATIC / "sign.svg", CABINET / "sign-turn.svg"):
        (STATIC / f"{sign.stem}.png").write_bytes(icon(sign.read_text(encoding="utf-8"), IN_A_TAB))


def engrave(drawings: Path, pictures: Path, size: Format, names: list[str]) -> None:
    """Every drawing of a folder, or those that are named, as pictures of the same names."""
    for file in sorted(drawings.glob("*.svg")):
        if not names or file.stem in names:
            picture = plate_svg(file, size)
            (pictures / file.name).write_text(picture, encoding="utf-8")
            if size.small:
                (pictures / file.name).with_suffix(".webp").write_bytes(small(picture, size.small))


def engrave_covers(drawings: Path, names: list[str]) -> None:
    """The cover of every game, from the drawing that is called after the game's folder."""
    for file in sorted(drawings.glob("*.svg")):
        if not names or file.stem in names:
            (PACKAGE / "games" / file.stem / "board" / "cover.webp").write_bytes(scene(file, COVER))


def engrave_signs(colours: Path, names: list[str]) -> None:
    """The animals of Evolution and the cards of Lost Lands: outlines get their colour first, drawings have theirs."""
    signs = PACKAGE / "games" / colours.parent.name / "board" / "icons"
    with TemporaryDirectory() as folder:
        for name, look in tomllib.loads(colours.read_text(encoding="utf-8")).items():
            drawn, size = ART / "animals" / f"{look}.svg", SIGN
            if look.startswith("#"):
                outline, size = (colours.parent / "outlines" / f"{name}.svg").read_text(encoding="utf-8"), CUT
                drawn = Path(folder) / f"{name}.svg"
                drawn.write_text(outline.replace("currentColor", look), encoding="utf-8")
            if not names or name in names:
                (signs / f"{name}.svg").write_text(plate_svg(drawn, size), encoding="utf-8")


if __name__ == "__main__":
    main()
