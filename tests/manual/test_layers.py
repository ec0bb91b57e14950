"""The layers that the manual shows are those that import-linter enforces."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
Layers = list[set[str]]


def contract_layers(contract: str) -> Layers:
    """From the top layer to the lowest."""
    (found,) = [one for one in CONTRACTS if one["id"] == contract]
    return [{*re.findall(r"\w+", layer)} for layer in found["layers"]]


def document_layers(prefix: str) -> Layers:
    """The block of docs/architecture.md whose lines begin with such names."""
    blocks = re.findall(
        r"^```\n(.*?)^```", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    block = next(block for block in blocks if block.startswith(prefix))
    names = [re.split(r" {2,}", line) for line in block.splitlines()]
    known = {name for layer in contract_layers("web" if "/" in prefix else "layers") for name in layer}
    return [{short for name in line if (short := re.sub(r"^web/|/<id>$", "", name)) in known} for line in names]


@pytest.mark.parametrize(("contract", "prefix"), [("layers", "cli"), ("web", "web/")])
def test_the_architecture_shows_what_is_enforced(contract: str, prefix: str) -> None:
    assert document_layers(prefix) == contract_layers(contract)


def test_contributors_read_the_same_layers() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("Imports point one way")]
    for part, contract in zip(line.split("; inside `web`: "), ("layers", "web"), strict=True):
        layers = [{*re.findall(r"`(\w+)`", layer)} for layer in part.split("←")]
        assert layers[::-1] == contract_layers(contract)
