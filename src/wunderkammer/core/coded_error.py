"""An error is a code with values; the words for it live in the catalogues."""

from __future__ import annotations

from importlib import import_module

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class CodedError(ValueError):
    """What was wrong, as data: `code` names the message `error-<code>`, `values` (ready for JSON) are its figures.

    A value may itself be a phrase: {"code": …, "values": {…}}, as `to_json` gives it.
    """

    code = ""

    def __init__(self, code: str = "", **values: object) -> None:
        """An error with its class's own code unless another is given."""
        super().__init__(code)
        if code:
            self.code = code
        self.values = values

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "values": self.values}

    def __reduce__(self) -> tuple[type[CodedError], tuple[()], dict[str, object]]:
        """Errors come back from other processes with all their values."""
        return type(self), (), {"code": self.code, "values": self.values}

    def __str__(self) -> str:
        # Text stands above the core: it is asked for only when somebody reads the sentence.
        return str(import_module("wunderkammer.text.error_sentences").english(self))
