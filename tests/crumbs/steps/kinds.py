"""Every kind of frame of Crumbs, numbered; the number says its nature (core.frames)."""

from __future__ import annotations

from typing import Final

HOP: Final = 8
TAKE: Final = 88
