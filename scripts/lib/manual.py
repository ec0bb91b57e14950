"""Gathers the manual's pages, as they stand in the repository, and lets Sphinx build a website of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "build" / "manual"
TOP = ("CHANGELOG.md", "CONTRIBUTING.md")
BESIDE = (*TOP, "examples/**/*.*", "src/wunderkammer/games/*/rulebook/*.md")
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}
STRICTLY = ("--fail-on-warning", "--keep-going", "--quiet")
# The sources are documented, not what was compiled from them, which has no signatures; help is as wide as a page.
SURROUNDINGS = {"WK_PURE": "1", "WK_COMMAND": "wk", "COLUMNS": "92", "NO_COLOR": "1"}
# What a reader finds at the manual's side, in this order; the rulebooks follow.
CONTENTS = {
    "Players": ["players"],
    "Bot writers": ["external-bots", "api", "bots"],
    "Researchers": ["researchers", "rl", "arena", "lab", "packs", "rulings"],
    "Operators": ["server"],
    "Contributors": [
        "CONTRIBUTING",
        "architecture",
        "adding-a-game",
        "darwins_journey",
        "decisions",
        "notebook/analysis",
        "notebook/bots",
        "notebook/games",
        "notebook/house",
        "notebook/lab",
        "notebook/lessons",
        "notebook/rl",
        "notebook/server",
        "notebook/starting",
        "notebook/table",
        "notebook/trials",
        "CHANGELOG",
    ],
    "Reference": ["python", "views", "positions", "observations", "record-format", "command-line"],
}
# Methods of a match that its own parts, the table and the bots need.
HOW_IT_WORKS = (
    "add, all_lines, begin, check_undo, header, last_of, legal_move, let_chance_act, repeat, sentence, take_back"
)
# What the methods of the public names give back.
GIVEN = (
    "wunderkammer.shelf.game.Game",
    "wunderkammer.match.records.record.Record",
    "wunderkammer.core.result.Result",
    "wunderkammer.core.result.ScoreLine",
    "wunderkammer.core.log_line.LogLine",
    "wunderkammer.core.refusal.Refusal",
    "wunderkammer.bots.advice.Advice",
)


def gather(source: Path) -> None:
    """Every page at its place: docs/ is the top of the manual, the rest of the repository lies below it."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    for page in source.glob("*.md"):
        rewrite(page, "](../", "](")
    for file in [file for pattern in BESIDE for file in ROOT.glob(pattern)]:
        copy = source / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    for name in TOP:
        rewrite(source / name, "](docs/", "](")
    append(source / "index.md", contents())
    append(source / "python.md", python_reference())
    append(source / "server.md", autodoc_block(["wunderkammer.web.settings.Settings"]))
    append(source / "command-line.md", command_line())


def rewrite(page: Path, old: str, new: str) -> None:
    page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def append(page: Path, text: str) -> None:
    with page.open("a", encoding="utf-8") as stream:
        stream.write(f"\n{text}\n")


def contents() -> str:
    """The table of contents, which stands at the side of every page."""
    trees = []
    for caption, pages in {**CONTENTS, "Rulebooks": rulebooks()}.items():
        trees.append("\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```"]))
    return "\n\n".join(trees)


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
    return "\n\n".join(f"## {kind}\n\n{autodoc_block(names)}" for kind, names in kinds.items())


def autodoc_block(names: list[str]) -> str:
    return "```{eval-rst}\n" + "\n\n".join(map(directive, names)) + "\n```"


def directive(name: str) -> str:
    """What makes Sphinx read the docstrings of a function, or of a class and its members."""
    if name.rpartition(".")[2][0].islower():
        return f".. autofunction:: {name}"
    left_out = HOW_IT_WORKS if name == "wunderkammer.Match" else "__new__"
    return f".. autoclass:: {name}\n   :members:\n   :exclude-members: {left_out}"


def command_line() -> str:
    """The help of every command, as the program prints it."""
    from wunderkammer.cli.parser import build_parser

    parser = build_parser("en")
    assert parser._subparsers is not None
    commands = dict(parser._subparsers._group_actions[0].choices or {})
    helps = [f"## wk {name}\n\n{text_block(command.format_help())}" for name, command in commands.items()]
    return "\n\n".join(["# The command line", text_block(parser.format_help()), *helps])


def text_block(text: str) -> str:
    return f"```text\n{text.strip()}\n```"


def build(source: Path, site: Path) -> int:
    """Make the website; anything but 0 means that a link leads nowhere, or a page stands in no list."""
    command = [sys.executable, "-m", "sphinx", *STRICTLY, "-d", str(site.parent / "cache"), str(source), str(site)]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    os.environ.update(SURROUNDINGS)
    gather(MANUAL / "source")
    sys.exit(build(MANUAL / "source", MANUAL / "html"))
