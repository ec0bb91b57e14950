"""Errors are codes with values, and every code has its sentence in three languages."""

from __future__ import annotations

import ast
import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import wunderkammer as wk
from tests.text.reading import TOLD, messages, name_of, variables
from wunderkammer.core.coded_error import CodedError
from wunderkammer.core.reader import BadData, Reader
from wunderkammer.errors import BadState
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.packs import KINDS
from wunderkammer.table import table_errors
from wunderkammer.text.catalogue import GENERAL, LANGUAGES, catalogue
from wunderkammer.text.error_sentences import error_sentence
from wunderkammer.web.http import request_errors

SOURCE = Path(wk.__path__[0])
MODULES = [file for file in SOURCE.rglob("*.py") if "games" not in file.relative_to(SOURCE).parts]
ALIKE = {"error-allowed-choice", "error-bad-name-at", "error-kind-other"}  # nothing in them but values


def kinds(parent: type[CodedError] = CodedError) -> Iterator[type[CodedError]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from kinds(kind)


NAMES = {kind.__name__ for kind in kinds()}


def made_in(file: Path) -> Iterator[ast.Call]:
    """Every place in a module where an error is made."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in NAMES:
                yield node
            elif node.func.id == "reject_if":  # what is wrong stands before the code
                yield ast.Call(node.func, node.args[1:], node.keywords)


def codes_in(file: Path) -> Iterator[str]:
    """The codes that a module writes out: the first word of an error, or the part of one that is said in words."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            yield from (v.value for k, v in pairs if is_text(k) and k.value == "code" and is_text(v))  # type: ignore[union-attr,attr-defined]
    for call in made_in(file):
        given = [*call.args[:1], *(word.value for word in call.keywords if word.arg == "code")]
        yield from (str(node.value) for node in given if isinstance(node, ast.Constant))


def is_sentence(call: ast.Call) -> bool:
    """Whether an error is made of words instead of a code."""
    return any(
        isinstance(word, ast.JoinedStr) or (is_text(word) and " " in ast.literal_eval(word)) for word in call.args
    )


def code_and_values(call: ast.Call) -> tuple[str, set[str | None]]:
    """The code of an error, and the names of the values that it is given."""
    code = [*call.args, *(word.value for word in call.keywords if word.arg == "code")][0]
    return str(ast.literal_eval(code)), {word.arg for word in call.keywords}


def spoken_of(known: dict[str, ftl.Message], code: str) -> set[str]:
    """The values that a sentence speaks of."""
    return variables(known[f"error-{code}"]) if f"error-{code}" in known else set()


def is_text(node: object) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_no_error_is_made_of_a_sentence() -> None:
    free = [(file.name, ast.unparse(call)) for file in MODULES for call in made_in(file) if is_sentence(call)]
    assert free == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence(lang: str) -> None:
    own = {kind.code for kind in kinds() if getattr(kind, "code", "") and kind.__module__.startswith("wunderkammer")}
    composed = {f"kind-{name}" for name in (*KINDS, "other")} | {
        f"http-{status}" for status in (400, 404, 405, 413, 500)
    }
    codes = {code for file in MODULES for code in codes_in(file)} | own | composed
    assert {"stale", "bad-seats", "not-whole", "kind-list-of"} <= codes
    assert sorted(code for code in codes if not catalogue(lang).has(f"error-{code}")) == []


def test_every_sentence_has_its_code() -> None:
    """A message that no code names would never be said."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in MODULES]
    words = {str(node.value) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    codes = {name.removeprefix("error-") for name in messages(GENERAL, "en") if name.startswith("error-")}
    assert sorted(code for code in codes - words if not code.startswith(("http-", "kind-"))) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_sentence_was_left_in_english(lang: str) -> None:
    here, english = catalogue(lang), catalogue("en")
    ids = [name for name in messages(GENERAL, "en") if name.startswith("error-") and name not in ALIKE]
    assert [name for name in ids if here.say(name) == english.say(name)] == []


@pytest.mark.parametrize("told", TOLD, ids=name_of)
def test_a_game_has_its_own_errors_in_three_languages(told: Game) -> None:
    files = [*told.folder.rglob("*.py")]
    every = [call for file in files for call in made_in(file)]
    made = [call for call in every if not is_sentence(call)]
    assert [ast.unparse(call) for call in every if is_sentence(call)] == []
    codes = {code for file in files for code in codes_in(file) if " " not in code}
    own = {name.removeprefix("error-") for name in messages(told.folder / "text", "en") if name.startswith("error-")}
    assert own <= codes, "a message that no code names would never be said"
    for lang in LANGUAGES:
        texts = catalogue(lang, told.folder)
        assert sorted(code for code in codes if not texts.has(f"error-{code}")) == []
        known = messages(told.folder / "text", lang)
        assert [code for code, given in map(code_and_values, made) if spoken_of(known, code) - given] == []
    for lang in LANGUAGES[1:]:
        here, english = catalogue(lang, told.folder), catalogue("en", told.folder)
        assert [code for code in own if here.say(f"error-{code}") == english.say(f"error-{code}")] == []


def test_every_error_of_the_door_says_what_it_is() -> None:
    for module in (wk, table_errors, request_errors):
        found = [kind for kind in kinds() if getattr(module, kind.__name__, None) is kind]
        assert found
        assert [kind for kind in found if not kind.__doc__] == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "state.x[1] must be a whole number from 0 to 99, not 'much'."),
        ("ru", "Такой позиции быть не может: state.x[1] — целое число от 0 до 99, а не 'much'."),
        (
            "de",
            "Diese Stellung kann es nicht geben: state.x[1] muss eine ganze Zahl von 0 bis 99 sein, nicht 'much'.",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_three_languages(lang: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        Reader({"x": [5, "much"]}).integers("x", 2, 0, 99)
    error = BadState("position", reason=caught.value.to_json())
    assert error_sentence(error, catalogue(lang)) == sentence
    assert json.loads(json.dumps(error.to_json())) == error.to_json()


@pytest.mark.parametrize(
    "error", [wk.BadSeats("no-seat", given="9", last=1), BadData(code="not-list", path="x", given="1")]
)
def test_an_error_from_another_process_says_the_same(error: CodedError) -> None:
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_what_a_sentence_quotes_is_harmless_and_numbers_of_lines_are_not_grouped() -> None:
    error = wk.BadRecord("record-move", line=12345, key="\x1b[2Jx\n", seat=1, written=0)
    assert "Line 12345: seat 1 (written as 0) cannot play “�[2Jx�” there" in str(error)
    assert len(error_sentence(wk.UnknownGame("no-such-game", name="x" * 500, games=["go"]), catalogue("en"), 40)) < 100
