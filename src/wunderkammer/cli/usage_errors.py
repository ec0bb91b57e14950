"""What argparse finds wrong, as errors with codes: its own sentences are English only."""

from __future__ import annotations

import re

from wunderkammer.errors import BadArgument

ARGUMENT = r"argument (?P<argument>.+?): "
# Sentences of argparse, the more special ones first; their groups are the values of the error.
SENTENCES = tuple(
    (code, re.compile(pattern, re.DOTALL))
    for code, pattern in (
        ("arguments-unknown", r"unrecognized arguments: (?P<given>.*)"),
        ("arguments-required", r"the following arguments are required: (?P<names>.*)"),
        (
            "argument-choice",
            ARGUMENT + r"invalid choice: (?P<given>.+) \(choose from (?P<choices>.*)\)",
        ),
        ("argument-expected", ARGUMENT + r"expected one argument"),
        ("argument-not-with", ARGUMENT + r"not allowed with argument (?P<other>.+)"),
        ("argument-no-value", ARGUMENT + r"ignored explicit argument (?P<given>.+)"),
        ("argument-wrong", ARGUMENT + r"(?P<reason>.+)"),
    )
)


def usage_error(message: str, command: str) -> BadArgument:
    """The error that a message of argparse means; one that a later Python invents is quoted as it is."""
    for code, pattern in SENTENCES:
        found = pattern.fullmatch(message)
        if found:
            reason = {"code": code, "values": found.groupdict()}
            return BadArgument("usage", reason=reason, command=command)
    return BadArgument("usage", reason=message.rstrip("."), command=command)
