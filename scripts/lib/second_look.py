"""Which failed tests of the last run may be tried once more, alone: one line each, or nothing.

Tests that start browsers, servers, databases or nodes can fail because two cores had no time for them; in CI such a
failure would cost the whole submission. Only a few may, never those of rules and secrecy, and each is named.
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
WITH_PROCESSES = ("api", "browser", "cli", "lab/crews", "manual", "operating", "table", "terminal", "web")
NEVER = ("secret", "leak", "spied")
MOST = 3


def worth_a_second_look(failed: list[str]) -> list[str]:
    """All that failed, if every one of them is of that kind; else nothing."""
    folders = tuple(f"tests/{name}/" for name in WITH_PROCESSES)
    kind = all(name.startswith(folders) and not any(word in name for word in NEVER) for name in failed)
    return failed if kind and len(failed) <= MOST else []


if __name__ == "__main__" and FAILED.is_file():
    print(*worth_a_second_look([*json.loads(FAILED.read_text(encoding="utf-8"))]), sep="\n")
