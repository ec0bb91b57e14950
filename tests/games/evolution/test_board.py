"""The board in the browser: everything that can be played is on it once, and nothing that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.evolution.position import position
from tests.games.evolution.seen import play
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.board.board import draw
from wunderkammer.games.evolution.board.holding import PURPOSES
from wunderkammer.games.evolution.board.scale import spans
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Борис", "Cäcilie", "<Dora>", "Emil & Co", "Fritz"]
ELEMENT = re.compile(r' data-element="([^"]*)"')
ID = re.compile(r' id="([^"]*)"')


def seen_by(match: Match, seat: int | None, lang: str = "en") -> Sight:
    return Sight(match, seat, lang, NAMES[: match.seats])


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    """The whole board as a seat gets it."""
    board = draw(seen_by(match, seat, lang))
    return f"{board.still}{board.live}"


def played(seats: int, quick_play: bool, seed: int) -> Iterator[tuple[Match, int]]:
    """A random match, at every decision, with the seat that decides."""
    match = Match("evolution", seats, seed, {"quick_play": quick_play})
    rng = Rng(seed)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        yield match, seat
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("quick_play", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_element_of_a_legal_move_is_drawn_exactly_once(seats: int, quick_play: bool) -> None:
    for match, seat in played(seats, quick_play, seed=seats):
        sight = seen_by(match, seat)
        found = Counter(ELEMENT.findall(draw(sight).live))
        assert {element: found[element] for element in sight.by_element} == dict.fromkeys(sight.by_element, 1)


@pytest.mark.parametrize(("lang", "winner", "first"), [("en", "winner", "first player"), ("de", "gewinnt", "Startsp")])
def test_at_the_end_the_winner_is_marked_and_nobody_is_first_player(lang: str, winner: str, first: str) -> None:
    for match, seat in played(3, True, seed=4):
        assert f'title="{first}' in drawn(match, seat, lang)
        assert f'title="{winner}' not in drawn(match, seat, lang)
    result = match.result
    assert result
    board = drawn(match, 0, lang)
    assert f'title="{first}' not in board
    for seat, rank in enumerate(result.ranks):
        owner = board.partition(f'id="ev-owner-{seat}"')[2].partition('class="owner"')[0]
        assert (f'title="{winner}"' in owner) == (rank == 1)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_id_is_given_twice(seats: int) -> None:
    for match, seat in played(seats, False, seed=seats + 20):
        ids = ID.findall(drawn(match, seat))
        assert [name for name, count in Counter(ids).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quick_play", [False, True])
def test_every_language_has_all_words(lang: str, quick_play: bool) -> None:
    for number, (match, seat) in enumerate(played(3, quick_play, seed=5)):
        if number % 10 == 0:
            assert all("⟨" not in drawn(match, viewer, lang) for viewer in (seat, None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_points_and_the_winner(lang: str) -> None:
    match = list(played(2, False, seed=3))[-1][0]
    result = match.result
    assert result is not None
    for viewer in (0, None):
        page = drawn(match, viewer, lang)
        assert all(f"<b>{score} " in page for score in result.scores)
        assert page.count("#sign.trophy-cup") == result.ranks.count(1)


def test_names_are_text_and_never_markup() -> None:
    match = Match("evolution", 6, 1)
    assert "&lt;Dora&gt;" in drawn(match, 0)
    assert "<Dora>" not in drawn(match, 0)


@pytest.mark.rule("EV-07")
def test_hands_and_food_cards_of_others_are_only_backs() -> None:
    match = position("food", {0: ["1/1"], 1: ["1/1"], 2: ["1/1"]}, hands={0: "horns_1", 1: "ambush_-3 climbing_2"})
    match.play(1, "grow:ambush_-3")
    own, other, watched = (drawn(match, viewer) for viewer in (1, 0, None))
    assert "Your food card: Ambush\N{NO-BREAK SPACE}−3" in own
    assert "hand-climbing_2" in own
    for page in (other, watched):
        assert "Food card of Борис, face down" in page
        assert "Ambush\N{NO-BREAK SPACE}−3" not in page
        assert "ambush_-3" not in page
        assert "climbing_2" not in page


@pytest.mark.rule("EV-13")
def test_a_trait_that_lies_face_down_is_known_to_its_owner_only() -> None:
    match = position("play", {0: ["1/1"], 1: ["1/1"], 2: ["1/1"]}, hands={0: "horns_1 ambush_0"})
    play(match, "card:horns_1", "use:trait", "onto:0")
    assert 'data-trait="horns"' in drawn(match, 0)
    for viewer in (1, 2, None):
        assert 'data-trait="horns"' not in drawn(match, viewer)
        assert "trait down" in drawn(match, viewer)


@pytest.mark.rule("EV-14")
def test_quick_play_shows_others_as_they_were_before() -> None:
    hands = {0: "horns_1 ambush_0", 1: "horns_2 ambush_1"}
    match = position("food", {0: ["1/1"], 1: ["1/1"]}, seats=2, hands=hands, quick_play=True)
    for seat, card in ((0, "ambush_0"), (1, "ambush_1")):
        match.play(seat, f"grow:{card}")
    for key in ("card:horns_1", "use:body", "onto:0"):
        match.play(0, key)
    assert "Ada’s species 1: body size 2" in drawn(match, 0)
    assert "Ada’s species 1: body size 1" in drawn(match, 1)


def piece(page: str, element: str) -> str:
    """The attributes of an element."""
    found = re.search(rf'<[^>]* data-element="{element}"[^>]*>', page)
    assert found is not None, element
    return found[0]


@pytest.mark.rule("EV-21", "EV-41")
def test_prey_glows_and_a_protected_species_tells_why() -> None:
    rows = {0: ["4/2 carnivore"], 1: ["2/1", "2/1 climbing"], 2: ["5/1"]}
    match = position(rows=rows)
    play(match, "hunt:0")
    page = drawn(match, 0)
    assert "data-moves" in piece(page, "species-1-0")
    assert all("aria-disabled" in piece(page, f"species-{name}") for name in ("1-1", "2-0"))
    assert page.count("specimen hunts") == page.count("specimen prey") == 1
    assert "specimen hunts" in drawn(match, 2)
    assert "specimen prey" not in drawn(match, 2)


def test_a_card_keeps_its_name_from_the_hand_to_the_species() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1 ambush_0"})
    before = drawn(match, 0)
    play(match, "card:horns_1", "use:trait", "onto:0")
    assert 'id="tok-card-horns_1-1"' in before
    assert 'id="tok-card-horns_1-1"' in drawn(match, 0)


def test_the_viewers_own_row_comes_last() -> None:
    match = Match("evolution", 4, 1)
    order = re.findall(r'id="el-player-(\d)"', drawn(match, 1))
    assert order == ["2", "3", "0", "1"]
    assert re.findall(r'id="el-player-(\d)"', drawn(match, None)) == ["0", "1", "2", "3"]


def test_what_a_card_can_become_stands_there_before_one_is_chosen() -> None:
    match = Match("evolution", 2, 1)
    while match.to_act != (0,) or match.view(0)["ask"] != "play":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before = drawn(match, 0)
    match.play(0, match.legal(0)[0])
    for page in (before, drawn(match, 0)):
        assert [purpose for purpose in PURPOSES if f'id="el-purpose-{purpose}"' in page] == [*PURPOSES]


PICTURE = re.compile(r'class="picture body-(\d)" aria-hidden="true">(.*?)</span>')
ANIMAL = re.compile(r'class="animal[ \w]*" aria-hidden="true"><use href="#sign\.([\w-]+)"')


def animals(page: str) -> list[list[str]]:
    """The animals on every plate, from the first row to the last."""
    return [ANIMAL.findall(herd) for _, herd in PICTURE.findall(page)]


def test_no_two_species_without_traits_look_alike() -> None:
    rows = {seat: ["1/1", "1/1"] for seat in range(6)}
    seen = [herd[0] for herd in animals(drawn(position(rows=rows, seats=6), None))]
    assert len(seen) == len(set(seen)) == 12
    long_row = animals(drawn(position(rows={0: ["1/1"] * 8}, seats=2), None))[:8]
    assert len({herd[0] for herd in long_row}) == 8


def test_traits_make_the_animal_and_it_grows_with_body_and_population() -> None:
    page = drawn(position(rows={0: ["3/1 horns"], 1: ["6/3 carnivore pack_hunting"]}, seats=2), None)
    assert [body for body, _ in PICTURE.findall(page)] == ["3", "6"]
    assert animals(page) == [["deer"], ["wolf"] * 3]


def effects(match: Match, seat: int | None) -> list[tuple[str, str, str]]:
    """What a viewer sees happening: the kind, to whom, by whom."""
    part = drawn(match, seat).partition('<div id="effects"')[2].partition("</div>")[0]
    return re.findall(r'data-effect="(\w+)" data-at="([\w-]*)" data-by="([\w-]*)"', part)


@pytest.mark.rule("EV-22")
def test_an_attack_an_extinction_and_a_meal_are_seen() -> None:
    match = position(rows={0: ["1/1", "4/3 carnivore"], 1: ["2/1", "2/2"], 2: ["5/1"]})
    play(match, "hunt:1", "prey:1,0")
    expected = [("strike", "ev-plate-1-0", "ev-plate-0-1"), ("end", "ev-plate-1-0", ""), ("meal", "ev-plate-0-1", "")]
    assert [effects(match, viewer) for viewer in (0, 2, None)] == [expected] * 3


def test_of_what_others_do_in_secret_nothing_is_seen() -> None:
    hands = {0: "horns_1 ambush_0", 1: "horns_2 ambush_1"}
    match = position("food", {0: ["1/1"], 1: ["1/1"]}, seats=2, hands=hands, quick_play=True)
    for seat, card in ((0, "ambush_0"), (1, "ambush_1")):
        match.play(seat, f"grow:{card}")
    before = drawn(match, 1)
    match.play(0, "card:horns_1")
    assert drawn(match, 1) == before


@pytest.mark.parametrize(("species", "own", "expected"), [
    ((1, 1), True, (6, 6)),
    ((1, 2, 1, 1), True, (2, 2, 2, 6)),
    ((2, 4, 2, 2), True, (2, 4, 2, 2)),  # a line of one's own would be one more
    ((1, 1, 1, 1, 3, 8), True, (2, 2, 2, 2, 3, 6)),
    ((1, 1, 1), False, (2, 2, 2)),
])  # fmt: skip
def test_rows_share_lines_as_far_as_they_fit(species: tuple[int, ...], own: bool, expected: tuple[int, ...]) -> None:
    assert spans(species, own) == expected


@pytest.mark.parametrize(("species", "crowded"), [(3, False), (5, True)])
def test_only_what_is_ones_own_is_written_out_on_a_crowded_table(species: int, crowded: bool) -> None:
    full = ["3/3 carnivore ambush horns", "1/4 climbing fertile", "2/2 hard_shell burrowing long_neck", "5/5", "1/1"]
    rows = dict.fromkeys(range(6), full[:species])
    assert ("crowded" in drawn(position(rows=rows, seats=6), 0)) == crowded
