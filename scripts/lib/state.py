"""What the project's virtual environment still needs, so that a second start is quick and never runs stale rules.

state.py needs EXTRA         two lines: installed? yes or no; compiled? yes, no, or why it cannot be
state.py done-install EXTRA  remembers what was installed
state.py begin-build         remembers what is being compiled, before it may change again
state.py done-build          that compilation succeeded
state.py sweep               removes every compiled module
"""

import hashlib
import os
import platform
import runpy
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
STAMPS = Path(sys.prefix)
SUFFIXES = (".so", ".pyd")
# Whoever has all the developers' tools has what playing needs.
SERVED_BY = {"compile": ("compile", "lab", "dev"), "lab": ("lab", "dev"), "dev": ("dev",)}


def digest(*parts: str, files: list[Path]) -> str:
    whole = hashlib.sha256("\0".join((*parts, sys.version, platform.machine(), str(ROOT))).encode())
    for file in files:
        whole.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def installed_now() -> str:
    return digest(files=[ROOT / "pyproject.toml", ROOT / "setup.py"])


def built_now(sources: list[str]) -> str:
    return digest(os.environ.get("WK_OPT", "3"), files=[ROOT / "setup.py", *(ROOT / name for name in sources)])


def compiled_modules() -> set[Path]:
    return {path for suffix in SUFFIXES for path in SOURCE.rglob(f"*{suffix}")}


def expected_modules(sources: list[str], group: str) -> set[Path]:
    """One small module beside each source, and the library of the whole group above them all."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    beside = {(ROOT / name).with_suffix("").with_suffix(suffix) for name in sources}
    return beside | {SOURCE / f"{group}__mypyc{suffix}"} if beside else set()


def stamp(name: str) -> Path:
    return STAMPS / f"wunderkammer-{name}.stamp"


def says(name: str, expected: str) -> bool:
    return stamp(name).is_file() and stamp(name).read_text() == expected


def installed(extra: str) -> str:
    return "yes" if any(says(name, installed_now()) for name in SERVED_BY[extra]) else "no"


def compiled(project: dict[str, Any]) -> str:
    """Modules compiled from just these sources serve even where none could be compiled now."""
    sources = project["compiled_sources"]()
    fresh = says("build", built_now(sources)) and compiled_modules() == expected_modules(sources, project["GROUP"])
    reason = project["why_not_compiled"]()
    if fresh and os.environ.get("WK_PURE") != "1":
        return "yes"
    return reason or "no"


def sweep() -> None:
    stamp("build").unlink(missing_ok=True)
    for path in compiled_modules():
        path.unlink()


def main(command: str, extra: str = "dev") -> None:
    project = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    if command == "needs":
        print(installed(extra), compiled(project), sep="\n")
    elif command == "done-install":
        stamp(extra).write_text(installed_now())
    elif command == "begin-build":
        stamp("building").write_text(built_now(project["compiled_sources"]()))
    elif command == "done-build":
        stamp("building").replace(stamp("build"))
    elif command == "sweep":
        sweep()
    else:
        sys.exit(f"state.py knows no command {command!r}: it is needs, done-install, begin-build, done-build or sweep.")


if __name__ == "__main__":
    main(*sys.argv[1:])
