"""The key that signs cookies."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from wunderkammer.errors import BadFile

SECRET = "secret.key"
SECRET_BYTES = 32


def secret_in(folder: Path) -> bytes:
    """The key that signs cookies; made once and whole, readable only by the operator."""
    file = folder / SECRET
    try:
        if not file.exists():
            make_secret(file)
        found = file.read_bytes()
    except OSError as error:
        raise BadFile("key-not-kept", path=str(file), reason=error.strerror or str(error)) from None
    if len(found) < SECRET_BYTES:  # anybody could guess it, and sign in as anybody
        raise BadFile("key-short", path=str(file))
    return found


def make_secret(file: Path) -> None:
    """Two servers that start together, or one that is stopped half-way, must not leave a broken key behind."""
    handle, scratch = tempfile.mkstemp(dir=file.parent, prefix=f".{SECRET}.")  # for its owner only
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(secrets.token_bytes(SECRET_BYTES))
            stream.flush()
            os.fsync(stream.fileno())
        with contextlib.suppress(FileExistsError):  # another server was quicker: its key it is
            os.link(scratch, file)
    finally:
        os.unlink(scratch)
