"""The rulebook of a game: sections of numbered rules, in one language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*\s*")
RULE_ID = re.compile(r"([A-Za-z]{2})-?(\d{1,3})")


class Paragraph(NamedTuple):
    """A paragraph; `rule` is its number, or "" for one without."""

    rule: str
    text: str


class Section(NamedTuple):
    title: str
    paragraphs: list[Paragraph]


class Rulebook:
    """A title and sections; the first section, without a title, is the introduction."""

    def __init__(self, text: str) -> None:
        self.title = ""
        self.sections = [Section("", [])]
        for block in re.split(r"\n\s*\n", text.strip()):
            self.add(block.strip())

    def add(self, block: str) -> None:
        heading, _, rest = block.partition("\n")
        if heading.startswith("## "):
            self.sections.append(Section(heading[3:].strip(), []))
        elif heading.startswith("# "):
            self.title = heading[2:].strip()
        else:
            found = RULE.match(block)
            rest = block[found.end() :] if found else block
            self.sections[-1].paragraphs.append(Paragraph(found[1] if found else "", rest))
            return
        if rest.strip():
            self.add(rest.strip())

    def rule(self, wanted: str) -> Paragraph | None:
        """A rule by its number, written as people write it: LL-7, ll07, LL-07."""
        asked = RULE_ID.fullmatch(wanted.strip())
        if asked is None:
            return None
        name = (asked[1].upper(), int(asked[2]))
        for section in self.sections:
            for paragraph in section.paragraphs:
                if paragraph.rule and (paragraph.rule[:2], int(paragraph.rule[3:])) == name:
                    return paragraph
        return None

    def find(self, wanted: str) -> list[Paragraph]:
        """The rules with these numbers, or else all paragraphs with these words."""
        rules = [self.rule(word) for word in wanted.split()]
        return [rule for rule in rules if rule] if all(rules) else self.search(wanted)

    def search(self, word: str) -> list[Paragraph]:
        """All paragraphs that contain a word, or whose section has it in its title."""
        return [
            paragraph
            for section in self.sections
            for paragraph in section.paragraphs
            if word.casefold() in f"{section.title}\n{paragraph.text}".casefold()
        ]


@cache
def rulebook(folder: Path, lang: str) -> Rulebook:
    """The rulebook of the game in this folder."""
    return Rulebook((folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8"))
