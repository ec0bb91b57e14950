"""Invitations: anyone who sends one is told whether friends on other machines can follow it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.web.browser import Browser
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.settings import Settings

LINK = re.compile(r'<input readonly value="(http://[^/"]+)/m/')
HERE_ONLY = {"en": "on this machine only", "ru": "только на этом компьютере", "de": "nur auf diesem Rechner"}
HOW = "scripts/play serve --host 0.0.0.0"


def invitation_page(anna: Browser, host: str, lang: str = "en") -> tuple[str, str]:
    """A page with an invitation, as it is seen at this address; and the server that the invitation names."""
    anna.open(f"/new/lost_lands?lang={lang}")
    anna.send("/new/lost_lands", who0="me", who1="guest", who2="guest")
    page = anna.open(anna.url, host=host).text
    found = LINK.findall(page)
    assert len(found) == 2
    return page, found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("host", ["127.0.0.1:8642", "localhost:8642", "[::1]:8642"])
def test_on_ones_own_machine_it_says_how_others_could_come(anna: Browser, lang: str, host: str) -> None:
    page, server = invitation_page(anna, host, lang)
    assert server == f"http://{host}"
    assert page.count(HERE_ONLY[lang]) == 1
    assert HOW in page


class TestShared:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, shared=True)

    @pytest.fixture
    def anna(self, visit: Callable[[], Browser]) -> Browser:
        anna = visit()
        anna.open("/account")
        anna.send("/account/register", name="Anna", password="a long one")
        return anna

    def test_links_are_for_others_wherever_the_page_was_opened(self, anna: Browser) -> None:
        page, server = invitation_page(anna, "127.0.0.1:8642")
        assert server.startswith("http://")
        assert server.endswith(":8642")
        assert "127.0.0.1" not in server
        assert HOW not in page
        assert invitation_page(anna, "games.example")[1] == "http://games.example"
