"""What holds for the whole suite: every numbered rule has a test, nothing is skipped in CI, chance repeats itself."""

from __future__ import annotations

import ast
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).resolve().parent
GAMES = TESTS.parent / "src" / "wunderkammer" / "games"
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
FAULTY = 6  # unlike a failed test, this is never tried again (scripts/lib/second_look.py)
SOAK = os.environ.get("WK_SOAK") == "1"

settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=2000 if SOAK else 60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

# A shell's background job ignores Ctrl-C, and its children with it: those that tests start must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def numbered_rules() -> dict[str, list[str]]:
    """The rule ids of every game's English rulebook, by game."""
    books = sorted(GAMES.glob("*/rulebook/en.md"))
    return {book.parts[-3]: RULE.findall(book.read_text(encoding="utf-8")) for book in books}


def marked_rules() -> Iterator[tuple[str, str]]:
    """Every id in a `rule` marker and where it stands. Read from the sources: xdist's controller collects nothing."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                place = f"{path.relative_to(TESTS.parent)}:{node.lineno}"
                for argument in node.args:
                    yield str(argument.value) if isinstance(argument, ast.Constant) else "?", place


def whole_suite(config: pytest.Config) -> bool:
    """Whether everything was asked for: no chosen files, no -k, -m, --lf or --deselect."""
    option = config.option
    chosen = option.keyword or option.markexpr or option.deselect or option.ignore or option.ignore_glob
    chosen = chosen or getattr(option, "lf", False) or getattr(option, "failedfirst", False) or option.collectonly
    asked = {Path(config.invocation_params.dir, argument.split("::")[0]).resolve() for argument in config.args}
    return not chosen and bool(asked & {TESTS, TESTS.parent})


def complaints() -> list[str]:
    """Rules without a test, and markers that name no rule."""
    rules = numbered_rules()
    marked = [*marked_rules()]
    tested = {rule for rule, _ in marked}
    known = {rule for ids in rules.values() for rule in ids}
    missing = [
        f"{game}: rules without a test: {', '.join(rule for rule in ids if rule not in tested)}"
        for game, ids in rules.items()
        if not tested.issuperset(ids)
    ]
    return missing + [f"{place}: no rulebook has the rule {rule}" for rule, place in marked if rule not in known]


def skipped(config: pytest.Config) -> list[str]:
    """What was skipped although nothing may be (WK_NO_SKIP=1)."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("WK_NO_SKIP") != "1" or reporter is None:
        return []
    return [f"skipped, but WK_NO_SKIP=1 forbids it: {report.nodeid}" for report in reporter.stats.get("skipped", [])]


def faults(config: pytest.Config) -> list[str]:
    return (complaints() if whole_suite(config) else []) + skipped(config)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A suite with faults is not a good suite, whatever its tests say."""
    on_worker = hasattr(session.config, "workerinput")
    if not on_worker and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and faults(session.config):
        session.exitstatus = FAULTY


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if whole_suite(config):
        tested = {rule for rule, _ in marked_rules()}
        terminalreporter.section("rules")
        for game, ids in numbered_rules().items():
            with_test = sum(rule in tested for rule in ids)
            terminalreporter.line(f"{game}: rules with a test: {with_test} of {len(ids)}")
    for fault in faults(config):
        terminalreporter.line(fault, red=True)
