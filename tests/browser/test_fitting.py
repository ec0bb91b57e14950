"""Small things that must fit: long names, letters in narrow spaces, the ring around what has the focus."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.positions import played, record, turn_of

# The Academy shows “Europäische Sumpfschildkröte” beside short names.
LONG_NAMES = record(played("encyclopedia", 3, until=turn_of(0, 120)), "random", "random")
VOYAGE = record(played("darwins_journey", 3, until=turn_of(0, 120)), "random", "random")
NAMES = """(names) => names.map((name) => {
  const [icon, text, card] = [...name.children, name.closest(".card")].map((part) => part.getBoundingClientRect());
  return [getComputedStyle(name).fontSize, icon.right <= text.left, text.right <= card.right];
})"""
ROOM = """(signs) => Math.min(...signs.map((sign) => {
  const space = sign.closest(".space").getBoundingClientRect(), text = sign.lastElementChild.getBoundingClientRect();
  return Math.min(text.left - space.left, space.right - text.right);
}))"""
RING = """(button) => {
  const style = getComputedStyle(button), ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  return button.getBoundingClientRect().left - ring - button.closest(".side").getBoundingClientRect().left;
}"""


def test_names_of_one_kind_have_one_size_and_their_mark_beside_them(visit: Visit) -> None:
    anna = visit(locale="de-DE")
    anna.upload(LONG_NAMES)
    found = anna.page.locator("#live .card.animal > .name").evaluate_all(NAMES)
    assert len(found) > 6
    assert {tuple(one) for one in found} == {(found[0][0], True, True)}
    assert anna.page.locator("#live .name.tight").count() > 0


def test_letters_of_colours_have_room_in_the_spaces_of_a_narrow_map(visit: Visit) -> None:
    anna = visit(locale="de-DE", viewport={"width": 390, "height": 844})
    anna.upload(VOYAGE)
    assert anna.page.locator(".map .space .specimen").evaluate_all(ROOM) >= 2


def test_the_ring_around_the_button_for_a_hint_is_whole(visit: Visit) -> None:
    anna = visit()
    anna.upload(VOYAGE)
    button = anna.page.locator(".hint button")
    button.focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    assert button.evaluate("(button) => button.matches(':focus-visible')")
    assert button.evaluate(RING) >= 0
