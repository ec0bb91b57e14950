"""Lets a process load the rules from their .py sources although compiled modules lie beside them."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SOURCE = str(Path(__file__).resolve().parents[1] / "src")


def interpret() -> None:
    """From now on this process imports Wunderkammer uncompiled; other packages load as ever."""

    def only_sources(folder: str) -> FileFinder:
        if not folder.startswith(SOURCE):
            raise ImportError(folder)
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.clear()
    sys.path.insert(0, SOURCE)
