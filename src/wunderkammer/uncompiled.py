"""Loading this package from its .py sources although compiled modules may lie beside them."""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def interpret(package: str) -> None:
    """From now on what lies in this folder is imported uncompiled; other packages load as ever."""

    def only_sources(folder: str) -> FileFinder:
        if not folder.startswith(package):
            raise ImportError(folder)
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.pop(package, None)
