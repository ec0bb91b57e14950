"""Every one of the 55 experts at work (EN-30, EN-46, EN-49, EN-50)."""

from __future__ import annotations

import pytest

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import log_lines, play, player, purse, sheet
from wunderkammer.games.encyclopedia.content.cards import EXPERT

COLOUR = {"america": "red", "europe": "blue", "asia": "purple", "africa": "yellow", "oceania": "green"}
ANIMAL = {"america": "raccoon", "europe": "reindeer", "asia": "red_panda", "africa": "gelada", "oceania": "koala"}

TO_ACTION = {
    "etienne_lebeau": ("embassy", "reputation", 2),
    "aymar_dibumbe": ("embassy", "coins", 2),
    "piar_jari": ("embassy", "vp", 3),
    "samara_el_ouadi": ("bank", "reputation", 2),
    "phoebe_burke": ("bank", "vp", 3),
    "christian_miller": ("university", "coins", 2),
    "adamu_ashenafi": ("university", "vp", 3),
    "leonard_vaikutis": ("university", "reputation", 2),
    "shanti_shevade": ("academy", "reputation", 2),
    "katrin_holzhausen": ("academy", "coins", 2),
    "paipau_piripi": ("academy", "vp", 3),
    "elena_lewis": ("publish", "reputation", 2),
    "adriana_zarek": ("publish", "reputation", 2),
    "gao_zhelan": ("publish", "coins", 3),
    "egbert_rensing": ("publish", "coins", 3),
}
TO_EXPEDITION = {
    "audrey_morton": "america",
    "lawrence_korts": "europe",
    "morishita_shinzo": "asia",
    "rabia_assaf": "africa",
    "emilia_morris": "oceania",
}
POINTS = {
    "renelle_victoria": "america",
    "katie_macsweeney": "europe",
    "pu_geun_yeon": "asia",
    "girgis_al_gumari": "africa",
    "akona_wikirifi": "oceania",
}
PLUS_ONE = {
    "rogerio_luz": "america",
    "mathieu_aubert": "europe",
    "thao_tri_hung": "asia",
    "yaban_peker": "africa",
    "etano_palamo": "oceania",
}
MARKER = {
    "alonso_rosette": ("class", 1),
    "mathias_hass": ("diet", 1),
    "simon_hodsmani": ("habitat", 2),
    "kadar_gale": ("climate", 3),
}
ONE_SHOT = {
    "safi_limbila": ("coins", 5),
    "rachel_mostinckx": ("coins", 5),
    "ishiwata_eiko": ("reputation", 3),
    "matilda_glenn": ("reputation", 3),
}
END_MARKERS = {
    "madalena_rotella": "arboreal",
    "salvador_ortiz": "omnivore",
    "fernanda_brito_pedroso": "mammals",
    "gidia_grobbelaar": "reptiles",
    "habib_abdalla": "temperate",
    "gangesh_mukherjee": "hot",
    "suriani_binti_sulung": "carnivore",
    "lotta_paulsen": "birds",
    "manuel_nunez": "cold",
    "arnold_schumann": "terrestrial",
    "ilmatar_ivanen": "aquatic",
    "kiteni_sariman": "herbivore",
}
END_VP = {"nargiz_tatilian": 5, "vlad_kuleshov": 4, "pora_paniu": 3, "nkogolo_bakumi": 3, "ankshu_raghavan": 13}
KEYS = {
    "embassy": ("embassy",),
    "bank": ("bank",),
    "university": ("university:red,none", "take-expert:{other}"),
    "academy": ("academy:red,none", "take-animal:narwhal"),
    "publish": ("publish:america,none", "source:raccoon"),
}
BASE = {"academy": 3}  # reputation that the action itself brings with a six


@pytest.mark.rule("EN-30")
def test_every_expert_has_a_test() -> None:
    kinds = (TO_ACTION, TO_EXPEDITION, POINTS, PLUS_ONE, MARKER, ONE_SHOT, END_MARKERS, END_VP)
    assert sorted(name for kind in kinds for name in kind) == sorted(EXPERT.labels)


@pytest.mark.rule("EN-30", "EN-49")
@pytest.mark.parametrize("expert", TO_ACTION)
def test_experts_react_to_their_action(expert: str) -> None:
    action, what, amount = TO_ACTION[expert]
    other = "lotta_paulsen"
    match = position(
        die="red6", reputation=[15], experts={0: expert}, university=other, academy="narwhal", study={0: "raccoon"}
    )
    play(match, *(key.format(other=other) for key in KEYS[action]))
    base = BASE.get(action, 0) if what == "reputation" else {"bank": 5}.get(action, 0) if what == "coins" else 0
    extra = 1 if action == "publish" and what == "vp" else 0
    have = player(match)[what] + (1 if what == "reputation" else 0)
    assert have == base + amount + extra
    assert log_lines(match, "expert-acts") == [(0, expert)]


@pytest.mark.rule("EN-30")
@pytest.mark.parametrize("expert", TO_EXPEDITION)
def test_experts_score_for_expeditions_to_their_continent_only(expert: str) -> None:
    home = TO_EXPEDITION[expert]
    for continent in COLOUR:
        match = position(
            die=f"{COLOUR[continent]}2", reputation=[15], experts={0: expert}, study={0: ANIMAL[continent]}
        )
        play(match, f"expedition:{continent},none", f"research:{ANIMAL[continent]},class")
        assert player(match)["vp"] == (3 if continent == home else 0)


@pytest.mark.rule("EN-30")
@pytest.mark.parametrize(("experts", "amount"), [(POINTS, 2), (PLUS_ONE, 1)], ids=["points", "dice"])
def test_experts_add_to_expeditions_of_their_continent_only(experts: dict[str, str], amount: int) -> None:
    for expert, home in experts.items():
        for continent in COLOUR:
            match = position(
                die=f"{COLOUR[continent]}3", reputation=[15], experts={0: expert}, study={0: ANIMAL[continent]}
            )
            play(match, f"expedition:{continent},none")
            assert log_lines(match, "points-fixed") == [(0, 3 + (amount if continent == home else 0))], expert


@pytest.mark.rule("EN-30", "EN-50")
@pytest.mark.parametrize("expert", MARKER)
def test_marker_experts_pay_for_their_group(expert: str) -> None:
    group, coins = MARKER[expert]
    for researched in ("class", "diet", "habitat", "climate"):
        match = position(die="red6", seals=[1], reputation=[15], experts={0: expert}, study={0: "raccoon"})
        play(match, "expedition:america,none", "seal", "commit", f"research:raccoon,{researched}")
        assert purse(match)[0] == (coins if researched == group else 0)


@pytest.mark.rule("EN-50")
def test_marker_experts_do_not_pay_for_publications() -> None:
    match = position(die="red3", experts={0: "alonso_rosette"}, study={0: "raccoon=class"})
    play(match, "publish:america,none", "source:raccoon")
    assert purse(match)[0] == 0


@pytest.mark.rule("EN-50")
def test_marker_experts_pay_for_a_fossil_by_its_category() -> None:
    match = position(die="red5", reputation=[15], experts={0: "mathias_hass"}, study={0: "mammoth"}, fossils=True)
    play(match, "expedition:america,none", "research:mammoth,diet")
    assert (purse(match)[0], player(match)["vp"]) == (1, 0)


@pytest.mark.rule("EN-30", "EN-27")
@pytest.mark.parametrize("expert", ONE_SHOT)
def test_one_shot_experts_act_once(expert: str) -> None:
    what, amount = ONE_SHOT[expert]
    match = position(reputation=[15], experts={0: expert})
    play(match, "use:0")
    assert player(match)[what] + (1 if what == "reputation" else 0) == amount
    assert player(match)["experts"][0] == {"active": None, "all": [expert]}


@pytest.mark.rule("EN-30", "EN-35")
@pytest.mark.parametrize("expert", END_MARKERS)
def test_end_of_game_experts_add_two_markers(expert: str) -> None:
    category = END_MARKERS[expert]
    plain = position("over", papers={category: 4})
    match = position("over", papers={category: 4}, experts={0: expert})
    assert sum(sheet(match)[group][0] for group in ("class", "diet", "habitat", "climate")) == 8
    assert sum(sheet(plain)[group][0] for group in ("class", "diet", "habitat", "climate")) == 3


@pytest.mark.rule("EN-30", "EN-37", "EN-50")
@pytest.mark.parametrize("expert", END_VP)
def test_end_of_game_experts_count_things(expert: str) -> None:
    experts = f"{expert} lotta_paulsen/manuel_nunez"
    match = position("over", tokens=[5], seals=[4], coins=[7], reputation=[13], experts={0: experts})
    assert sheet(match)["experts"] == [END_VP[expert], 0]
    assert (sheet(match)["seals"][0], sheet(match)["coins"][0], sheet(match)["tokens"][0]) == (16, 3, 5)


@pytest.mark.rule("EN-50")
def test_the_first_cell_of_the_track_counts_nothing_for_raghavan() -> None:
    assert sheet(position("over", reputation=[0], experts={0: "ankshu_raghavan"}))["experts"] == [0, 0]
