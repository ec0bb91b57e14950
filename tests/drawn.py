"""Walks over a drawn board: every thing on it, and everything that can be seen outside of all things."""

from __future__ import annotations

from html.parser import HTMLParser

EMPTY = {"br", "hr", "img", "input"}
# What leads somewhere or only heads a part of the table is no thing that needs a meaning.
CONTROLS = {"button", "h2", "h3", "h4", "input", "label", "summary", "title"}
ICON = "#sign."


class DrawnThings(HTMLParser):
    """The things of a board with the icons on each, and what is drawn on none."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[tuple[str, str, bool]] = []  # tags, the thing that each is on, and whether it is a control
        self.things: dict[str, set[str]] = {}
        self.nameless: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        thing, control = self.open[-1][1:] if self.open else ("", False)
        thing = script_name(given) or thing
        control = control or tag in CONTROLS or "legend" in given.get("class", "") or "heard" in given.get("class", "")
        self.open.append((tag, thing, control))
        if thing:
            self.things.setdefault(thing, set())
        if tag in ("use", "img") or "data-n" in given:
            self.see(given.get("href") or given.get("src") or given.get("data-n", ""))
        if tag in EMPTY:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.see(data.strip())

    def see(self, seen: str) -> None:
        """Something that can be looked at."""
        _, thing, control = self.open[-1] if self.open else ("", "", False)
        if thing and seen.startswith(ICON):
            self.things[thing].add(seen.removeprefix(ICON))
        elif not thing and not control:
            self.nameless.append(seen)


def script_name(given: dict[str, str]) -> str:
    """The thing that an element is, as the page's script names it."""
    if "data-moves" in given and "data-element" not in given:
        return "move-" + given["data-moves"].strip('[]"').partition('"')[0]
    return given.get("data-element") or given.get("data-what", "")
