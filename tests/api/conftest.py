"""The same server as for browsers, and programs that use it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.api.program import Program
from tests.web.conftest import app, server, settings

__all__ = ["app", "server", "settings"]


@pytest.fixture
def program(server: TestClient, app: Starlette) -> Callable[..., Program]:
    """A new program, of a new owner."""
    return lambda *given, **named: Program(server, app, *given, **named)


@pytest.fixture
def ada(program: Callable[..., Program]) -> Program:
    return program("Ada")
