"""The OpenAPI document is true: Schemathesis sends what it allows, and what it does not, and finds nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS
from starlette.testclient import TestClient

from tests.api.program import BASE, ME, Program, bot
from tests.web.conftest import SECRET
from wunderkammer.table import House
from wunderkammer.web.api.addresses import ENDPOINTS
from wunderkammer.web.api.openapi import document
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

EXAMPLES = 400 if os.environ.get("WK_SOAK") == "1" else 12
# What the document allows may still be refused, because the match does not stand like that.
ALLOWED = ["2xx", "401", "403", "404", "409", "422"]
SCHEMA = schemathesis.openapi.from_dict(document())
SCHEMA.config.checks.update(positive_data_acceptance={"expected-statuses": ALLOWED})
LIMITS = Settings(SECRET, matches_per_minute=10**9, sign_ins_per_minute=10**9, calls_per_minute=10**9)


class Site:
    """A server with a match in progress and one that is over, and a program that may do everything."""

    def __init__(self, server: TestClient, app: Any) -> None:
        self.app = app
        self.ada = Program(server, app, "Ada")
        self.match = self.ada.open("lost_lands", ME, ME)["id"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), LIMITS)
    with TestClient(app) as server:
        yield Site(server, app)


@SCHEMA.exclude(path_regex="/events$").parametrize()
@settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
def test_the_server_is_as_the_document_says(case: schemathesis.Case, site: Site) -> None:
    if "match" in case.path_parameters and len(str(case.path_parameters["match"])) % 2:
        case.path_parameters["match"] = site.match
    case.headers["authorization"] = f"Bearer {site.ada.token}"
    case.call_and_validate(session=site.ada.client)


def test_all_addresses_stand_in_the_document(site: Site) -> None:
    served = site.ada.client.get(f"{BASE}/openapi.json").json()
    assert served == document()
    assert served["openapi"] == "3.1.0"
    named = {(path, method) for path, methods in served["paths"].items() for method in methods}
    assert named == {(BASE + one.path, one.method.lower()) for one in ENDPOINTS}
    assert all(one["summary"].endswith(".") for methods in served["paths"].values() for one in methods.values())


def test_every_view_fits_the_document(site: Site) -> None:
    """The view of a running match, checked as any reader of the document would check it."""
    operation = SCHEMA[f"{BASE}/matches/{{match}}/view"]["GET"]
    case = operation.Case(path_parameters={"match": site.match}, query={"seat": 0})
    case.headers["authorization"] = f"Bearer {site.ada.token}"
    answer = case.call_and_validate(session=site.ada.client)
    assert answer.status_code == 200
    assert bot()["kind"] == "bot"
    assert CHECKS
