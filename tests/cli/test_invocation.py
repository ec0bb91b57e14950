"""What people are told to type is what they can type."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.terminal.table import new_match, page_after
from wunderkammer.cli.main import main
from wunderkammer.text.invocation import command_name


@pytest.mark.parametrize("found", [True, False])
def test_a_path_is_named_only_where_the_name_would_not_be_found(found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WK_COMMAND", raising=False)
    monkeypatch.setattr("wunderkammer.text.invocation.shutil.which", lambda name: f"/bin/{name}" if found else None)
    for path, there, elsewhere in (
        ("/opt/a b/wk", "wk", "'/opt/a b/wk'"),
        ("/opt/wunderkammer", "wunderkammer", "/opt/wunderkammer"),
        ("/opt/pytest", "wk", "wk"),
    ):
        monkeypatch.setattr(sys, "argv", [path])
        assert command_name() == (there if found else elsewhere)
    monkeypatch.setattr(sys, "argv", ["/src/wunderkammer/__main__.py"])
    monkeypatch.setattr(sys, "executable", "/bin/python3")
    assert command_name() == ("python3 -m wunderkammer" if found else "/bin/python3 -m wunderkammer")


def test_whoever_came_through_a_script_is_told_to_come_again_that_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WK_COMMAND", "scripts/play")
    page = page_after(new_match(["Anna", "Boris"]), ["", "random"], ["q"], tmp_path)
    assert f"Go on with: scripts/play play {tmp_path / 'match.jsonl'}" in page
    played_out = page_after(new_match(["Anna", "Boris"]), ["random", "random"], [], tmp_path)
    assert "(scripts/play replay shows it)" in " ".join(played_out.split())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    main(["menu", "--lang", "en"])
    assert "scripts/play --help shows all commands" in " ".join(capsys.readouterr().out.split())
    assert main(["--help"]) == 0
    page = capsys.readouterr().out
    assert "usage: scripts/play " in page
    assert "  scripts/play menu " in page
    assert "wk" not in page
