"""Passwords cost a fifth of a second each, on purpose; tests of other things need not pay it."""

from __future__ import annotations

from functools import partial

import pytest
from argon2 import PasswordHasher

from wunderkammer.table.people import accounts


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with the least work it allows; servers in processes of their own take the usual one."""
    monkeypatch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
