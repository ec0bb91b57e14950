"""Looking up messages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wunderkammer.errors import WunderkammerError
from wunderkammer.text.catalogue import Catalogue, catalogue


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(WunderkammerError, match="“fr”; there are en, ru, de"):
        Catalogue("fr")


def test_a_missing_message_shows_its_id() -> None:
    assert not catalogue("en").has("no-such-message")
    assert catalogue("en").say("no-such-message") == "⟨no-such-message⟩"


def test_a_game_speaks_before_the_general_messages(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("waiting-over = The finches have flown.\n", encoding="utf-8")
    assert Catalogue("en", tmp_path).say("waiting-over") == "The finches have flown."
    assert Catalogue("en", tmp_path).say("no-game-over") == "The game is over."


def test_messages_may_lie_in_several_files(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "birds.de.ftl").write_text("bird-finch = Fink\n", encoding="utf-8")
    assert Catalogue("de", tmp_path).say("bird-finch") == "Fink"
    assert not Catalogue("ru", tmp_path).has("bird-finch")


def test_a_thing_is_said_in_a_case(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "ru.ftl").write_text("spot-museum = Музей\n    .to = в музей\n", encoding="utf-8")
    words = Catalogue("ru", tmp_path)
    assert [words.say(name) for name in ("spot-museum", "spot-museum.to", "spot-museum.at")] == [
        "Музей", "в музей", "⟨spot-museum.at⟩",
    ]  # fmt: skip


def test_a_sentence_names_what_it_wants_of_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    sentence = "log-place = { $player } ставит { $worker_acc } { $spot_label ->\n   *[museum] { $spot_to }\n}.\n"
    (tmp_path / "text" / "ru.ftl").write_text(sentence, encoding="utf-8")
    assert Catalogue("ru", tmp_path).wanted_forms("log-place") == {
        "player": [("player", "")],
        "worker": [("worker_acc", "acc")],
        "spot": [("spot_label", "label"), ("spot_to", "to")],
    }
    assert Catalogue("ru", tmp_path).wanted_forms("no-such-message") == {}


def test_a_catalogue_is_made_once() -> None:
    assert catalogue("ru") is catalogue("ru")


def test_fluent_is_imported_only_when_somebody_speaks() -> None:
    code = "import sys, wunderkammer.text.narrator; sys.exit('fluent.runtime' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
