"""Fossils (EN-40 … EN-43, EN-59)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import FatedMatch, position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, sheet, table, why_not
from wunderkammer.games.encyclopedia.content.cards import ANIMAL


@pytest.mark.rule("EN-40")
def test_fossils_are_in_the_deck_only_with_the_option() -> None:
    plain, mixed = FatedMatch(seats=2, seed=1), FatedMatch(seats=2, seed=1, options={"fossils": True})
    cards = [table(match)["animal_deck"] + len(table(match)["academy"]) for match in (plain, mixed)]
    assert cards == [75, 81]


@pytest.mark.rule("EN-40")
def test_a_fossil_needs_exactly_its_value_in_any_colour() -> None:
    match = position(die="red4", academy="iguanodon", fossils=True)
    play(match, "academy:red,none", "take-animal:iguanodon")
    assert (list(player(match)["animals"]), player(match)["reputation"]) == (["iguanodon"], 2)
    high = position(die="red5", academy="iguanodon", coins=[9], fossils=True)
    assert why_not(high, "academy:red,none") == ("academy-or-fossil", "EN-40")


@pytest.mark.rule("EN-40")
def test_the_value_may_be_raised_to_meet_a_fossil() -> None:
    match = position(die="red2", academy="iguanodon", coins=[3], fossils=True)
    play(match, "academy:red,none")
    assert why_not(match, "commit") == ("value-to-go", "EN-40")
    play(match, "coins:2", "commit", "take-animal:iguanodon")
    assert purse(match)[0] == 1


@pytest.mark.rule("EN-40", "EN-59")
def test_a_seal_that_would_lead_past_every_fossil_is_refused_for_that() -> None:
    match = position(die="red2", academy="iguanodon", coins=[2], seals=[1], fossils=True)
    play(match, "academy:red,none")
    assert why_not(match, "seal") == ("seal-overshoots", "EN-40")
    assert match.legal(0) == ["coins:2", "exchange"]
    met = position(die="red1", academy="megatherium", seals=[1], fossils=True)
    play(met, "academy:red,none", "seal", "commit", "take-animal:megatherium")
    assert list(player(met)["animals"]) == ["megatherium"]


@pytest.mark.rule("EN-40")
def test_one_action_has_one_value() -> None:
    match = position(die="red2", academy="iguanodon raccoon", coins=[3], fossils=True)
    play(match, "academy:red,none", "coins:1", "commit")
    assert match.legal(0) == ["take-animal:raccoon"]
    assert why_not(match, "take-animal:iguanodon") == ("fossil-value", "EN-40")


@pytest.mark.rule("EN-59")
def test_a_value_above_six_is_not_exactly_six() -> None:
    match = position(die="red6", academy="megatherium", experts={0: "rogerio_luz"}, fossils=True)
    assert why_not(match, "academy:red,none") == ("academy-or-fossil", "EN-40")


@pytest.mark.rule("EN-41")
def test_a_fossil_takes_one_marker_in_any_expedition() -> None:
    for colour, continent in (("red", "america"), ("green", "oceania")):
        match = position(die=f"{colour}6", reputation=[15], coins=[9], study={0: "mammoth"}, fossils=True)
        play(match, f"expedition:{continent},none")
        assert match.legal(0) == ["research:mammoth,class", "research:mammoth,diet", "research:mammoth,climate"]
        assert why_not(match, "research:mammoth,habitat") == ("fossil-category", "EN-41")
        play(match, "research:mammoth,climate")
        assert (match.to_act, player(match)["vp"]) == ((1,), 0)


@pytest.mark.rule("EN-42")
def test_a_fossil_is_no_source_and_moves_only_with_the_same_category() -> None:
    match = position(die="red4", study={0: "raccoon=class mammoth=diet"}, fossils=True)
    play(match, "publish:america,none")
    assert why_not(match, "source:mammoth") == ("not-a-source", "EN-20")
    play(match, "source:raccoon")
    assert (player(match)["published"], list(player(match)["animals"])) == (["raccoon"], ["mammoth"])


@pytest.mark.rule("EN-42")
def test_a_fossil_cannot_be_added_without_its_marker() -> None:
    match = position(die="red4", study={0: "raccoon narwhal mammoth=diet"}, fossils=True)
    play(match, "publish:america,none", "source:raccoon")
    assert why_not(match, "add:mammoth") == ("fossil-unmoved", "EN-42")


@pytest.mark.rule("EN-43")
def test_published_fossils_join_the_best_collections() -> None:
    published = {0: "raccoon narwhal capybara mammoth koala kea tuatara iguanodon"}
    match = position("over", published=published, fossils=True)
    assert sheet(match)["continents"] == [6, 0]
    together = {0: "raccoon narwhal capybara canada_goose mammoth koala iguanodon"}
    assert sheet(position("over", published=together, fossils=True))["continents"] == [8, 0]


@pytest.mark.rule("EN-91")
def test_a_fossil_researched_in_america_published_with_asia_counts_for_oceania() -> None:
    match = position(die="red5", reputation=[15], study={0: "mammoth"}, fossils=True)
    play(match, "expedition:america,none", "research:mammoth,diet")
    assert player(match)["animals"] == {"mammoth": ["diet"]}
    match = position(die="purple4", study={0: "red_panda=diet mammoth=diet"}, published={0: "koala kea tuatara"},
                     fossils=True)  # fmt: skip
    play(match, "publish:asia,none", "source:red_panda", "release:mammoth")
    assert log_lines(match, "card-published") == [(0, "red_panda", 1), (0, "mammoth", 1)]
    assert (player(match)["vp"], sheet(match)["continents"]) == (3 + 3 + 2, [3, 0])


@pytest.mark.rule("EN-43", "EN-69")
def test_an_ai_passes_over_fossils_and_discards_drawn_ones() -> None:
    order = "asia europe africa america oceania"
    match = position("die", dice={0: "red1", 1: "red6"}, academy="mammoth", rivals=["linnaeus_boudeuse"],
                     priority=order, fossils=True, fate=["iguanodon", "koala"])  # fmt: skip
    play(match, "die:0,first,0", "bank")
    assert list(player(match, 1)["animals"]) == ["koala"]
    assert log_lines(match, "fossil-discarded") == [(1, "iguanodon")]


@pytest.mark.rule("EN-34", "EN-69")
def test_an_ai_takes_nothing_when_only_fossils_are_left() -> None:
    everything = " ".join(ANIMAL.labels[:75])
    match = position("die", dice={0: "red1", 1: "red6"}, study={0: everything}, rivals=["linnaeus_boudeuse"],
                     priority="asia europe africa america oceania", fossils=True)  # fmt: skip
    play(match, "die:0,first,0", "bank")
    assert log_lines(match, "card-none") == [(1, "animal")]
    assert player(match, 1)["reputation"] == 3


@pytest.mark.rule("EN-59")
def test_no_colour_is_paid_for_a_fossil_that_any_colour_takes() -> None:
    match = position(die="red4", tokens=[1], academy="iguanodon", fossils=True)
    assert why_not(match, "academy:green,token") == ("fossil-any-colour", "EN-59")
