"""Make all that describes views, positions and the API anew: `python tests/formats/make.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def made_files() -> dict[Path, str]:
    """Every file that is made from what the code declares, with what stands in it."""
    from tests.formats.observation_page import observations_page
    from tests.formats.pages import positions_page, views_page
    from wunderkammer.shelf.game import game, games
    from wunderkammer.shelf.view_schema import view_schema
    from wunderkammer.web.api.openapi import text

    all_games = [game(name) for name in games()]
    schemas = {one.folder / "view.schema.json": view_schema(one.id) for one in all_games}
    return {
        **{path: json.dumps(schema, indent=2, ensure_ascii=False) + "\n" for path, schema in schemas.items()},
        ROOT / "src" / "wunderkammer" / "web" / "api" / "openapi.json": text(),
        ROOT / "docs" / "views.md": views_page(all_games),
        ROOT / "docs" / "positions.md": positions_page(all_games),
        ROOT / "docs" / "observations.md": observations_page(all_games),
    }


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    for path, text in made_files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
