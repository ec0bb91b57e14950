"""Publications (EN-20 … EN-25, EN-56)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, missing, play, player, purse, table, why_not


@pytest.mark.rule("EN-20")
@pytest.mark.parametrize(("value", "vp"), [(2, 1), (3, 3), (4, 6), (5, 11), (6, 18)])
def test_the_value_opens_the_groups(value: int, vp: int) -> None:
    match = position(die=f"red{value}", study={0: "raccoon=class+diet+habitat+climate"})
    play(match, "publish:america,none", "source:raccoon")
    assert player(match)["vp"] == vp


@pytest.mark.rule("EN-20")
def test_a_one_must_be_raised_to_publish_at_all() -> None:
    poor = position(die="red1", study={0: "raccoon"})
    assert why_not(poor, "publish:america,none") == ("publication-value", "EN-20")
    assert missing(poor, "publish:america,none") == 1
    match = position(die="red1", coins=[2], study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon")
    assert why_not(match, "commit") == ("value-to-go", "EN-20")
    play(match, "coins:1", "commit")
    assert purse(match) == (1, 0, 1)


@pytest.mark.rule("EN-20")
def test_the_die_has_the_colour_of_the_source_animal() -> None:
    match = position(die="red3", study={0: "raccoon koala"})
    assert why_not(match, "publish:oceania,none") == ("die-colour", "EN-12")
    play(match, "publish:america,none")
    assert match.legal(0) == ["source:raccoon"]
    assert why_not(match, "source:koala") == ("not-a-source", "EN-20")


@pytest.mark.rule("EN-21")
def test_the_source_must_others_may_and_only_of_the_same_category() -> None:
    match = position(die="red4", study={0: "raccoon=class+diet narwhal=class mute_swan=diet wild_turkey=diet+class"})
    play(match, "publish:america,none", "source:raccoon")
    assert match.legal(0) == ["release:wild_turkey", "stop"]
    assert why_not(match, "release:mute_swan") == ("other-category", "EN-21")
    play(match, "stop")
    assert match.legal(0) == ["release:narwhal", "stop"]


@pytest.mark.rule("EN-21")
def test_nothing_is_published_in_a_group_without_a_marker_of_the_source() -> None:
    match = position(die="red6", study={0: "raccoon wild_turkey=diet+habitat"})
    play(match, "publish:america,none", "source:raccoon")
    assert match.legal(0) == ["add:wild_turkey", "stop"]


@pytest.mark.rule("EN-22")
def test_published_markers_lie_in_their_categories() -> None:
    match = position(die="red6", study={0: "raccoon=class+diet+habitat+climate"})
    play(match, "publish:america,none", "source:raccoon")
    assert player(match)["markers"] == {"mammals": 1, "omnivore": 1, "terrestrial": 1, "temperate": 1}
    assert [line[3] for line in log_lines(match, "marker-published")] == [7, 5, 3, 2]


@pytest.mark.rule("EN-23")
def test_cards_that_lost_a_marker_are_published_or_leave_and_their_other_markers_are_lost() -> None:
    match = position(die="red3", study={0: "raccoon=class narwhal=class+diet koala=class+diet"})
    play(match, "publish:america,none", "source:raccoon", "release:narwhal", "release:koala")
    assert player(match)["published"] == ["raccoon", "narwhal"]
    assert (table(match)["gone"], table(match)["animal_discard"]) == (["koala"], [])
    assert log_lines(match, "markers-lost") == [(0, 1, "narwhal"), (0, 1, "koala")]
    assert player(match)["vp"] == 3 * 2 + 2


@pytest.mark.rule("EN-23")
def test_further_animals_of_the_continent_may_be_added() -> None:
    match = position(die="red3", study={0: "raccoon narwhal=diet koala"})
    play(match, "publish:america,none", "source:raccoon")
    assert why_not(match, "add:koala") == ("not-of-continent", "EN-23")
    play(match, "add:narwhal")
    assert (player(match)["published"], list(player(match)["animals"])) == (["raccoon", "narwhal"], ["koala"])
    assert player(match)["vp"] == 2


@pytest.mark.rule("EN-24")
def test_a_publication_without_markers_is_allowed() -> None:
    match = position(die="red6", study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon")
    assert (player(match)["published"], player(match)["vp"]) == (["raccoon"], 1)


@pytest.mark.rule("EN-25")
def test_the_seal_comes_too_late_for_its_own_publication() -> None:
    match = position(die="red1", study={0: "raccoon"})
    assert why_not(match, "publish:america,none")[0] == "publication-value"
    match = position(die="red2", study={0: "raccoon=class"})
    play(match, "publish:america,none", "source:raccoon")
    assert (purse(match), player(match)["markers"]) == ((0, 0, 1), {})


@pytest.mark.rule("EN-81")
def test_the_publication_of_the_rulebook() -> None:
    birds = "mandarin_duck=class+diet+habitat mute_swan=class+habitat greater_flamingo=class+diet+habitat"
    match = position(die="blue4", coins=[1], study={0: f"{birds} siberian_jay=class+diet great_hornbill=class+habitat"})
    play(match, "publish:europe,none", "source:mandarin_duck", "coins:1", "commit")
    play(match, "release:mute_swan", "release:greater_flamingo", "release:siberian_jay", "release:greater_flamingo")
    for animal in ("mute_swan", "siberian_jay", "great_hornbill", "greater_flamingo"):
        play(match, f"release:{animal}")
    assert player(match)["vp"] == 15 + 9 + 10 + 3
    assert player(match)["published"] == ["mandarin_duck", "mute_swan", "siberian_jay"]
    assert (sorted(table(match)["gone"]), purse(match)) == (["great_hornbill", "greater_flamingo"], (0, 0, 1))
    assert log_lines(match, "markers-lost") == [(0, 1, "great_hornbill")]


@pytest.mark.rule("EN-10", "EN-44")
def test_coins_of_a_reacting_expert_may_complete_a_publication() -> None:
    match = position(die="red1", experts={0: "gao_zhelan"}, study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon", "coins:1", "commit")
    assert (purse(match), player(match)["published"]) == ((2, 0, 1), ["raccoon"])


@pytest.mark.rule("EN-56")
def test_the_source_must_be_owned_when_the_die_is_placed() -> None:
    match = position(die="red3", reputation=[10], experts={0: "elena_lewis"}, study={0: "raccoon"}, academy="narwhal")
    play(match, "publish:america,none")
    assert match.legal(0) == ["source:raccoon"]
    play(match, "source:raccoon", "take-animal:narwhal")
    assert match.legal(0) == ["add:narwhal", "stop"]


@pytest.mark.rule("EN-45")
def test_the_value_of_a_publication_is_fixed_before_the_first_marker_moves() -> None:
    study = {0: "raccoon=class+diet wild_turkey=diet"}
    experts = {0: "ishiwata_eiko"}
    match = position(die="red4", reputation=[3], study=study, experts=experts, university="rogerio_luz")
    play(match, "publish:america,none", "source:raccoon", "use:0", "take-expert:rogerio_luz", "stop")
    assert [line[2] for line in log_lines(match, "marker-published")] == ["omnivore", "mammals"]


@pytest.mark.rule("EN-10", "EN-20")
def test_an_expert_who_lifts_the_die_to_a_publication_is_not_covered_meanwhile() -> None:
    four = {0: "rogerio_luz elena_lewis christian_miller aymar_dibumbe"}
    match = position(die="red1", reputation=[4], experts=four, university="gao_zhelan", study={0: "raccoon"})
    play(match, "publish:america,none", "source:raccoon", "take-expert:gao_zhelan")
    assert why_not(match, "cover:0") == ("expert-needed", "EN-47")
    play(match, "tuck:0")
    assert player(match)["published"] == ["raccoon"]
