"""Gathers the manual's pages in build/manual/source, as they stand in the repository, and lets Sphinx build them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE, SITE = ROOT / "build/manual/source", ROOT / "build/manual/html"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "examples/**/*.*", "src/wunderkammer/games/*/rulebook/*.md")
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}
WIDTH = "100"
STRICTLY = ("--fail-on-warning", "--keep-going", "--quiet")
# What a reader finds at the manual's side, in this order; the rulebooks follow.
CONTENTS = {
    "Players": ["players"],
    "Bot writers": ["external-bots", "bots"],
    "Researchers": ["researchers", "arena", "packs"],
    "Operators": ["server"],
    "Contributors": [
        "CONTRIBUTING",
        "architecture",
        "adding-a-game",
        "darwins_journey",
        "decisions",
        "notebook/bots",
        "notebook/table",
        "CHANGELOG",
    ],
    "Reference": ["python", "record-format", "command-line"],
}
# Methods of a match that its own parts, the table and the bots need.
HOW_IT_WORKS = (
    "add, all_lines, begin, check_undo, header, last_of, legal_move, let_chance_act, repeat, sentence, take_back"
)
# What the methods of the public names give back.
GIVEN = (
    "wunderkammer.shelf.game.Game",
    "wunderkammer.match.record.Record",
    "wunderkammer.core.result.Result",
    "wunderkammer.core.result.ScoreLine",
    "wunderkammer.core.log_line.LogLine",
    "wunderkammer.core.refusal.Refusal",
    "wunderkammer.bots.advice.Advice",
)

# The sources are documented, not what was compiled from them: only these have signatures.
os.environ.update(WK_PURE="1", WK_COMMAND="wk", COLUMNS=WIDTH, NO_COLOR="1")


def gather() -> None:
    """Every page at its place: docs/ is the top of the manual, the rest of the repository lies below it."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for page in SOURCE.glob("*.md"):
        rewrite(page, "](../", "](")
    for file in [file for pattern in BESIDE for file in ROOT.glob(pattern)]:
        copy = SOURCE / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        rewrite(SOURCE / name, "](docs/", "](")
    append("index.md", contents())
    append("python.md", python_reference())
    append("server.md", documented(["wunderkammer.web.settings.Settings"]))
    append("command-line.md", command_line())


def rewrite(page: Path, old: str, new: str) -> None:
    page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def append(name: str, text: str) -> None:
    with (SOURCE / name).open("a", encoding="utf-8") as page:
        page.write(f"\n{text}\n")


def contents() -> str:
    """The table of contents, which stands at the side of every page."""
    lists = {**CONTENTS, "Rulebooks": rulebooks()}
    trees = [
        ["```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```"] for caption, pages in lists.items()
    ]
    return "\n\n".join("\n".join(tree) for tree in trees)


def rulebooks() -> list[str]:
    """The rulebooks with their titles, the games in the order of the shelf."""
    from wunderkammer import games

    found = []
    for game in games():
        for lang, language in LANGUAGES.items():
            page = f"src/wunderkammer/games/{game}/rulebook/{lang}"
            title = (ROOT / f"{page}.md").read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
            found.append(f"{title} ({language}) <{page}>")
    return found


def python_reference() -> str:
    """Every public name with its docstring."""
    import wunderkammer

    kinds: dict[str, list[str]] = {"Functions": [], "Match": [], "What they give": [*GIVEN], "Errors": []}
    for name in sorted(wunderkammer.__all__, key=lambda name: (name != "WunderkammerError", name)):
        kind = "Match" if name == "Match" else "Errors" if name[0].isupper() else "Functions"
        kinds[kind].append(f"wunderkammer.{name}")
    return "\n\n".join(f"## {kind}\n\n{documented(names)}" for kind, names in kinds.items())


def documented(names: list[str]) -> str:
    directives = []
    for name in names:
        if name.rpartition(".")[2][0].islower():
            directives.append(f".. autofunction:: {name}")
        else:
            exclude = f"\n   :exclude-members: {HOW_IT_WORKS}" if name == "wunderkammer.Match" else ""
            directives.append(f".. autoclass:: {name}\n   :members:{exclude}")
    return "```{eval-rst}\n" + "\n\n".join(directives) + "\n```"


def command_line() -> str:
    """The help of every command, as the program prints it."""
    from wunderkammer.cli.parser import build_parser

    parser = build_parser("en")
    assert parser._subparsers is not None
    commands = parser._subparsers._group_actions[0].choices or {}
    parts = ["# The command line", shown(parser.format_help())]
    for name, command in dict(commands).items():
        parts.append(f"## wk {name}\n\n{shown(command.format_help())}")
    return "\n\n".join(parts)


def shown(text: str) -> str:
    return f"```text\n{text.strip()}\n```"


def main() -> int:
    gather()
    command = [sys.executable, "-m", "sphinx", *STRICTLY, "-d", SITE.parent / "cache", SOURCE, SITE]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
