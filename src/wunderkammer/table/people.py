"""People who come back: names, passwords, sign-in links and sessions; of secrets only hashes are kept."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class User:
    """Somebody the house knows; a guest has no name of their own and cannot sign in elsewhere."""

    id: str
    name: str
    guest: bool


class People:
    """The house's guest book (house.people)."""

    async def guest(self, name: str = "") -> User:
        """Somebody without an account, known by their session only."""
        raise NotImplementedError

    async def register(self, name: str, password: str | None = None, guest: str | None = None) -> User:
        """A user of that name; a guest (user id) who registers keeps their seats."""
        raise NotImplementedError

    async def sign_in(self, name: str, password: str) -> User:
        """Who has this name and password; raises WrongName, whichever of both was wrong."""
        raise NotImplementedError

    async def set_password(self, user: str, password: str) -> None:
        raise NotImplementedError

    async def user(self, user: str) -> User | None:
        raise NotImplementedError

    async def link(self, user: str, seconds: float | None = None, once: bool = False) -> str:
        """The secret of a new sign-in link; it replaces the user's older ones."""
        raise NotImplementedError

    async def use_link(self, secret: str) -> User:
        raise NotImplementedError

    async def open_session(self, user: str, seconds: float = 90 * 86400) -> str:
        """The secret of a new session."""
        raise NotImplementedError

    async def session(self, secret: str) -> User | None:
        """Whose session this is, if it is one and has not run out."""
        raise NotImplementedError

    async def close_session(self, secret: str) -> None:
        raise NotImplementedError
