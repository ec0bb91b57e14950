"""The OpenAPI document is true: Schemathesis sends what it allows, and what it does not, and finds nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS

from tests.api.listening import listening, token_from_page
from tests.api.program import BASE, ME
from wunderkammer import games
from wunderkammer.shelf.game import game
from wunderkammer.web.api.addresses import ENDPOINTS
from wunderkammer.web.api.endpoint import LINES
from wunderkammer.web.api.openapi import document

EXAMPLES = 400 if os.environ.get("WK_SOAK") == "1" else 14
# What the document allows may still be refused, because the match does not stand like that.
STANDS_OTHERWISE = ["2xx", "401", "403", "404", "409", "422"]
SCHEMA = schemathesis.openapi.from_dict(document())
SCHEMA.config.checks.positive_data_acceptance.expected_statuses = STANDS_OTHERWISE


@schemathesis.serializer(LINES)
def as_lines(context: Any, value: Any) -> bytes:
    """A record is sent as it is, whatever stands in it."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


class Owner:
    """Gives every request the token of the one who opened the matches; Schemathesis tries to do without."""

    token = ""

    def get(self, case: Any, context: Any) -> str:
        return Owner.token

    def set(self, case: Any, data: str, context: Any) -> None:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


SCHEMA.auth(refresh_interval=None)(Owner)


class Site:
    """A server with a match in progress, and a token that is good for everything."""

    def __init__(self, address: str) -> None:
        self.address = address
        Owner.token = token_from_page(address, "read", "play", "open")
        self.headers = {"authorization": f"Bearer {Owner.token}"}
        self.match: str = self.opened("lost_lands", 2)

    def opened(self, name: str, seats: int) -> str:
        order: dict[str, Any] = {"game": name, "seats": [ME] * seats}
        answer = requests.post(f"{self.address}{BASE}/matches", json=order, headers=self.headers, timeout=20)
        return str(answer.json()["id"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with listening(tmp_path_factory.mktemp("schemathesis")) as server:
        yield Site(server.address)


@SCHEMA.exclude(path_regex="/events$").parametrize()
@settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
def test_the_server_is_as_the_document_says(case: Any, site: Site) -> None:
    if isinstance(case.path_parameters, dict) and len(str(case.path_parameters.get("match", "ab"))) % 2:
        case.path_parameters["match"] = site.match
    case.call_and_validate(base_url=site.address)


def test_all_addresses_stand_in_the_document(site: Site) -> None:
    served = requests.get(f"{site.address}{BASE}/openapi.json", timeout=20).json()
    assert served == document()
    assert served["openapi"] == "3.1.0"
    named = {(path, method) for path, methods in served["paths"].items() for method in methods}
    assert named == {(BASE + one.path, one.method.lower()) for one in ENDPOINTS}
    assert all(one["summary"].endswith(".") for methods in served["paths"].values() for one in methods.values())


@pytest.mark.parametrize("name", games())
def test_every_games_view_fits_the_document(site: Site, name: str) -> None:
    match = site.opened(name, max(2, min(game(name).seats)))
    operation = SCHEMA[f"{BASE}/matches/{{match}}/view"]["GET"]
    case = operation.Case(path_parameters={"match": match}, query={"seat": 0})
    answer = case.call(base_url=site.address, headers=site.headers)
    assert answer.status_code == 200
    conformance: Any = CHECKS.get_one("response_schema_conformance")
    case.validate_response(answer, checks=[conformance])
