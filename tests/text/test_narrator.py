"""Sentences as players read them."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy_extensions import i64

from wunderkammer.core.frames import frame
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import NUMBER, SEAT, Domain
from wunderkammer.games.lost_lands.content.names import CARD, EXPEDITION, KIND, TEAM
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps.kinds import CROWN_TEAM, LOSE_CARD, MAKE_BID, USE_CARD
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.text.narrator import Narrator

GAME = game("lost_lands")
NAMES = ["Anna", "Ben"]


def narrator(lang: str) -> Narrator:
    return Narrator(GAME.rules, catalogue(lang, GAME.folder), NAMES)


def at(f: i64) -> LostLandsState:
    """A new game for two with this decision on top."""
    table = GAME.new(2)
    assert isinstance(table, LostLandsState)
    table.push(f)
    return table


def move(state: State, key: str) -> list[str]:
    return [narrator(lang).move(state, 0, GAME.vocabulary.number(key)) for lang in LANGUAGES]


def ask(state: State, seat: int) -> list[str]:
    return [narrator(lang).ask(state, seat) for lang in LANGUAGES]


def event_lines(kind: str, code: str, seat: int, *arguments: tuple[str, Domain, int]) -> list[str]:
    line = LogLine(0, kind, code, seat, [*arguments], -1, False)
    return [narrator(lang).line(line) for lang in LANGUAGES]


def refusal_lines(refusal: Refusal) -> list[str]:
    return [narrator(lang).refusal(refusal) for lang in LANGUAGES]


def card(label: str) -> int:
    return CARD.labels.index(label)


def test_a_sale_names_its_price() -> None:
    assert move(at(frame(USE_CARD, 0, card("transport_1b"))), "sell") == [
        "Sell the Patched Balloon for 4 M£",
        "Продать латаный аэростат за 4 M£",
        "Verkaufe den Geflickten Ballon für 4 M£",
    ]


def test_the_first_card_founds_a_team() -> None:
    assert move(at(frame(USE_CARD, 0, card("crew_1a"))), "join:first") == [
        "Found your first team with the Harbour Idlers",
        "Основать первую команду, взяв портовых зевак",
        "Gründe das erste Team und nimm die Hafenbummler auf",
    ]


def test_a_card_that_is_driven_out_is_named() -> None:
    table = at(frame(USE_CARD, 0, card("crew_1a")))
    table.put(0, 0, KIND.parse("crew"), card("crew_4a"))
    assert move(table, "join:first") == [
        "Replace the Iron Compass Company with the Harbour Idlers in your first team",
        "Заменить отряд «Железный компас» в первой команде на портовых зевак",
        "Ersetze den Trupp „Eiserner Kompass“ im ersten Team durch die Hafenbummler",
    ]


def test_a_screen_is_named_with_its_patron() -> None:
    assert move(GAME.new(2), "screen:green") == [
        "Choose the green screen of Madame Corvaise",
        "Выбрать зелёную ширму мадам Корвез",
        "Wähle den grünen Sichtschirm von Madame Corvaise",
    ]


def test_a_bid_of_nothing_is_said_in_words() -> None:
    assert move(GAME.new(2), "bid:0") == ["Bid nothing", "Не ставить ничего", "Biete nichts"]


def test_the_bid_is_asked_with_the_purse_of_the_seat() -> None:
    assert ask(at(frame(MAKE_BID, 0)), 0) == [
        "Bid in secret for the first pick from the market; you have 11 M£.",
        "Сделайте тайную ставку за право первого выбора; у вас 11 M£.",
        "Biete verdeckt um die erste Wahl im Markt; du hast 11 M£.",
    ]


def test_a_loss_is_asked_with_the_owner_of_the_team() -> None:
    assert ask(at(frame(LOSE_CARD, 0, 1, 1)), 0) == [
        "Which card does Ben’s second team lose?",
        "Ben теряет карту из второй команды. Какую?",
        "Welche Karte verliert das zweite Team von Ben?",
    ]


def test_a_choice_between_winners_names_the_expedition() -> None:
    table = at(frame(CROWN_TEAM, 0))
    table.expeditions[0] = EXPEDITION.labels.index("thule")
    assert ask(table, 0) == [
        "Your two teams are equally strong: which of them wins Thule?",
        "Обе ваши команды одинаково сильны: какая из них победила в экспедиции «Туле»?",
        "Deine beiden Teams sind gleich stark: Welches gewinnt die Expedition Thule?",
    ]


def test_who_has_nothing_to_decide_is_told_whom_the_table_waits_for() -> None:
    assert ask(Match("lost_lands", 2, 1).state, 1) == [
        "Waiting for Anna.",
        "Сейчас решает Anna.",
        "Wir warten auf Anna.",
    ]
    assert ask(GAME.new(2), 0) == ["Chance decides.", "Решает случай.", "Der Zufall entscheidet."]


@pytest.mark.parametrize(
    ("count", "sentences"),
    [
        (1, ["1 cartographer is at work.", "За работой 1 картограф.", "1 Kartograf ist am Werk."]),
        (3, ["3 cartographers are at work.", "За работой 3 картографа.", "3 Kartografen sind am Werk."]),
        (5, ["5 cartographers are at work.", "За работой 5 картографов.", "5 Kartografen sind am Werk."]),
    ],
)
def test_every_language_counts_in_its_own_way(count: int, sentences: list[str]) -> None:
    assert event_lines("event", "charted", 0, ("count", NUMBER, count)) == sentences


def test_a_victory_is_worth_a_sentence() -> None:
    found = (("team", TEAM, 1), ("expedition", EXPEDITION, EXPEDITION.labels.index("mu")), ("points", NUMBER, 10))
    assert event_lines("event", "won", 1, *found) == [
        "Ben’s second team conquers Mu for 10 reputation!",
        "Ben побеждает второй командой в экспедиции «Му» и получает 10 очков репутации!",
        "Ben gewinnt mit dem zweiten Team die Expedition Mu und erhält 10 Rufpunkte!",
    ]


def test_chance_has_no_player() -> None:
    assert event_lines("move", "place", -1, ("owner", Domain("owner", 4), 1)) == [
        "The lot falls on Ben.",
        "По жребию следующее место занимает Ben.",
        "Das Los fällt auf Ben.",
    ]


def test_a_refusal_names_what_is_missing_and_the_rule() -> None:
    assert refusal_lines(Refusal("bid-too-high", "LL-11", {"amount": 5, "have": 3, "missing": 2})) == [
        "You cannot bid 5 M£ with 3 M£ in your purse: you are 2 M£ short. (LL-11)",
        "Нельзя поставить 5 M£: у вас 3 M£, не хватает 2 M£. (LL-11)",
        "Dein Gebot von 5 M£ liegt 2 M£ über den 3 M£, die du hast. (LL-11)",
    ]


def test_a_refusal_without_a_rule_is_just_a_sentence() -> None:
    assert refusal_lines(Refusal("undo-nothing")) == [
        "You have not decided anything yet that could be taken back.",
        "Вы ещё не приняли ни одного решения, которое можно отменить.",
        "Du hast noch nichts entschieden, was du zurücknehmen könntest.",
    ]


def test_things_and_players_in_refusals_get_their_names(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    sentence = (
        "{ $owner } needs { $missing } { $bird_label ->\n    [finch] small\n   *[rhea] big\n} cages for: { $bird }."
    )
    (tmp_path / "text" / "en.ftl").write_text(f"bird-finch = Finch\nno-cage = {sentence}\n", encoding="utf-8")
    told = Narrator(GAME.rules, Catalogue("en", tmp_path), NAMES).refusal(
        Refusal("cage", "", {"owner": 1, "missing": 3, "bird": "bird-finch"})
    )
    assert told == "Ben needs 3 small cages for: Finch."


def test_a_refusal_names_its_things_in_the_case_it_wants(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    words = "bird-finch = Fink\n    .dat = dem Finken\nno-cage = Es fehlt { $bird_dat } ein Käfig.\n"
    (tmp_path / "text" / "de.ftl").write_text(words, encoding="utf-8")
    told = Narrator(GAME.rules, Catalogue("de", tmp_path), NAMES).refusal(Refusal("cage", "", {"bird": "bird-finch"}))
    assert told == "Es fehlt dem Finken ein Käfig."


def test_labels_seats_and_numbers() -> None:
    speaker = narrator("ru")
    assert speaker.label(KIND, 1) == "Экипаж"
    assert speaker.label(KIND, 1, "gen") == "экипажа"
    assert speaker.label(SEAT, 1) == "Ben"
    assert speaker.label(SEAT, 5) == "6"
    assert speaker.label(NUMBER, 5) == "5"
    assert speaker.label(CARD, -1) == "—"
