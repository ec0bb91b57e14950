"""Compiled and plain Python play the same games; what was compiled is what is loaded."""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tests.conformance.checksums import checksums

SOURCE = Path(__file__).resolve().parents[2] / "src"


def test_plain_python_gives_the_checksums_of_what_is_loaded() -> None:
    script = Path(__file__).with_name("checksums.py")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == checksums()


def built_modules() -> dict[str, Path]:
    """Every compiled module that lies beside its source and may be loaded."""
    found: dict[str, Path] = {}
    if os.environ.get("WK_PURE") == "1":
        return found
    for source in (SOURCE / "wunderkammer").rglob("*.py"):
        name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
        for suffix in EXTENSION_SUFFIXES:
            built = source.with_name(source.stem + suffix)
            if built.exists():
                found[name] = built
    return found


def test_a_compiled_module_is_not_beaten_by_a_source_elsewhere() -> None:
    for name, built in built_modules().items():
        assert Path(str(import_module(name).__file__)).resolve() == built.resolve()
