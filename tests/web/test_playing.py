"""Playing through forms alone: moves, undo, reasons, chat."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from tests.browser.positions import Stop, play_to, record
from tests.web.browser import Browser
from wunderkammer.match.match import Match
from wunderkammer.match.obstacles import obstacles
from wunderkammer.table.bot_service.pool import BotMove, BotPool

PIECES = {"X-Pieces": "1"}
TWO_HERE = {"who0": "me", "name0": "Anna", "who1": "here", "name1": "Boris"}


def two_people(anna: Browser, boris: Browser, game: str = "lost_lands") -> str:
    """Anna opens a table, Boris follows her invitation."""
    anna.open(f"/new/{game}")
    anna.send(f"/new/{game}", who0="me", name0="Anna", who1="guest")
    url = anna.url
    invite = next(seat.invite for seat in anna.table(url).seats if seat.free)
    boris.open(f"{url}/join/{invite}")
    boris.send(f"{url}/join/{invite}", name="Boris")
    return url


def test_a_move_is_made_by_a_form_and_told_in_the_log(anna: Browser) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", **TWO_HERE)
    url = anna.url
    anna.open(f"{url}?as=0")
    assert anna.play(url, anna.moves()[0]).status_code == 200
    assert "Anna" in anna.text


def test_between_people_at_one_screen_a_curtain_falls(anna: Browser) -> None:
    anna.open("/new/evolution")
    anna.send("/new/evolution", **TWO_HERE)
    url = anna.url
    assert "Pass the screen to Anna" in anna.open(url).text
    assert "hand-" not in anna.text
    anna.open(f"{url}?as=0")
    anna.play(url, anna.moves()[0])
    assert "Boris" in anna.text
    assert f'href="{url}?as=1&amp;curtain=1"' in anna.text


def test_no_curtain_falls_while_seats_are_still_free(anna: Browser, visit: Callable[[], Browser]) -> None:
    anna.open("/new/evolution")
    anna.send("/new/evolution", who2="guest", **TWO_HERE)
    url = anna.url
    assert "Pass the screen" not in anna.text
    assert "One seat is still free." in anna.text
    invite = next(seat.invite for seat in anna.table(url).seats if seat.free)
    boris = visit()
    boris.open(f"{url}/join/{invite}")
    boris.send(f"{url}/join/{invite}", name="Clara")
    assert "Pass the screen to Anna" in anna.open(url).text


def test_who_put_a_bot_on_the_last_free_seat_finds_the_curtain(anna: Browser) -> None:
    anna.open("/new/evolution")
    anna.send("/new/evolution", who2="guest", **TWO_HERE)
    anna.send(f"{anna.url}/act", seat_bot="2", **{"as": ""})
    assert "Pass the screen to" in anna.text


def test_a_move_that_is_not_possible_is_explained(anna: Browser) -> None:
    anna.open("/new/evolution")
    anna.send("/new/evolution", **TWO_HERE)
    url = anna.url
    anna.open(f"{url}?as=0")
    obstacle = next(obstacles(anna.table(url).match, 0))
    answer = anna.send(f"{url}/act", PIECES, move=obstacle.key, revision=anna.revision(), **{"as": "0"})
    assert answer.status_code == 400
    assert 'id="notice"' in answer.text
    assert obstacle.refusal.rule in answer.text


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Humboldt is thinking … #\u00a0s", "Humboldt, Merian are thinking … #\u00a0s"),
        ("ru", "Гумбольдт размышляет … #\u00a0с", "Гумбольдт, Мериан размышляют … #\u00a0с"),
        ("de", "Humboldt überlegt … #\u00a0s", "Humboldt, Merian überlegen … #\u00a0s"),
    ],
)
def test_the_page_can_tell_who_is_thinking_and_only_to_those_who_see_it(
    anna: Browser, lang: str, one: str, two: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ponders(*_: object) -> str:
        await asyncio.sleep(1000)
        raise AssertionError

    monkeypatch.setattr(BotPool, "think", ponders)
    for bots, words in (({"who1": "bot:random"}, one), ({"who1": "bot:random", "who2": "bot:random"}, two)):
        anna.open(f"/new/evolution?lang={lang}")
        anna.send("/new/evolution", who0="me", **bots)
        url = anna.url
        assert "data-thinks" not in anna.text  # it is Anna's turn as well
        anna.play(url, anna.moves()[0])
        found = re.search(r'<span id="thinks-[\d-]+" class="thinks" ([^>]*)></span>', anna.open(f"{url}?as=0").text)
        assert found
        assert found[1] == f'aria-hidden="true" data-thinks="{words}"'


@pytest.mark.parametrize("game", ["lost_lands", "darwins_journey"])  # in the first, bots choose in secret
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Humboldt thought for too long or failed; another bot made this move."),
        ("ru", "Бот Гумбольдт думал слишком долго или дал сбой; этот ход сделал другой бот."),
        ("de", "Humboldt hat zu lange nachgedacht oder versagt; diesen Zug hat ein anderer Bot gemacht."),
    ],
)
def test_the_log_tells_when_another_bot_had_to_move(
    anna: Browser, game: str, lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 1

    async def fails_once(_: BotPool, match_id: str, match: Match, seat: int, bot: str, *_how: object) -> BotMove:
        nonlocal failures
        failures -= 1
        return BotMove(match.legal(seat)[0], failures >= 0)

    monkeypatch.setattr(BotPool, "think", fails_once)
    anna.open(f"/new/{game}?lang={lang}")
    anna.send(f"/new/{game}", who0="me", who1="bot:random")
    url = anna.url
    anna.open(url)
    while words not in anna.text and anna.table(url).match.to_act:
        anna.open(url)
        if anna.moves():
            anna.play(url, anna.moves()[0])
    assert anna.open(url).text.count(words) == 1
    whole = anna.send(f"{url}/act", PIECES, move="x", revision="0", **{"as": "0"}).text  # what a tab that slept gets
    assert whole.count(words) == 1


@pytest.mark.parametrize(
    ("lang", "named"),
    [
        ("en", "Alfred<small> · AI"),
        ("ru", "Альфред<small> · соперник-ИИ"),
        ("de", "Alfred<small> · KI"),
    ],
)
def test_the_games_own_opponent_is_named_among_the_players(anna: Browser, lang: str, named: str) -> None:
    anna.open(f"/new/darwins_journey?lang={lang}")
    anna.send("/new/darwins_journey", who0="me")
    players = anna.text.partition('<ul class="players">')[2].partition("</ul>")[0]
    assert named in players
    anna.open("/new/darwins_journey")
    anna.send("/new/darwins_journey", who0="me", who1="bot:random")
    assert named not in anna.text.partition('<ul class="players">')[2].partition("</ul>")[0]


def test_undo_says_its_limit_before_the_click_and_takes_back(anna: Browser) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", **TWO_HERE)
    url = anna.url
    anna.open(f"{url}?as=0")
    anna.play(url, anna.moves()[0])
    anna.open(f"{url}?as=0")
    assert "Your last decision can be taken back" in anna.text
    before = len(anna.table(url).match.entries)
    anna.send(f"{url}/act", undo="1", **{"as": "0"})
    assert len(anna.table(url).match.entries) == before - 1
    refused = anna.send(f"{url}/act", PIECES, undo="1", **{"as": "0"})
    assert refused.status_code == 400


ALL_CHOSEN = {
    "evolution": {
        "en": "until all have chosen. Now all have, and everybody has seen that",
        "ru": "пока не выбрали все. Теперь выбрали все, и все это увидели",
        "de": "bis alle gewählt haben. Jetzt haben alle gewählt, und das haben alle gesehen",
    },
    "lost_lands": {
        "en": "All have bid and the bids are revealed",
        "ru": "Все сделали ставки, и ставки вскрыты",
        "de": "Alle haben geboten, und die Gebote sind aufgedeckt; daher bleibt deines bestehen.",
    },
}


@pytest.mark.parametrize("game", ALL_CHOSEN)
def test_a_secret_choice_stands_as_soon_as_all_have_chosen(anna: Browser, game: str) -> None:
    anna.open(f"/new/{game}")
    anna.send(f"/new/{game}", **TWO_HERE)
    url, match = anna.url, anna.table(anna.url).match
    while len(match.to_act) < 2:
        anna.open(f"{url}?as={match.to_act[0]}")
        anna.play(url, anna.moves()[0], match.to_act[0])
    anna.open(f"{url}?as=0")
    anna.play(url, "bid:0" if "bid:0" in anna.moves() else anna.moves()[0])
    assert "can be taken back" in anna.open(f"{url}?as=0").text
    anna.open(f"{url}?as=1")
    anna.play(url, "bid:0" if "bid:0" in anna.moves() else anna.moves()[0], 1)
    for lang, sentence in ALL_CHOSEN[game].items():
        assert sentence in anna.open(f"{url}?as=0&lang={lang}").text


def test_a_dimmed_thing_says_why_not(anna: Browser) -> None:
    url = anna.quick("lost_lands")
    answer = anna.open(f"{url}/what?thing=bank&as=0")
    assert answer.status_code == 200
    assert "<strong>" in answer.text
    assert anna.open(f"{url}/what?thing=move-bid:400&as=0").status_code == 200


def decides(step: str) -> Stop:
    """The first time that somebody who has a Jetpack decides about a step alone."""

    def stop(match: Match) -> bool:
        view = match.view(match.to_act[0])
        own = str(view["table"]["players"][view["seat"]])
        return len(match.to_act) == 1 and view["ask"] == step and "jetpack" in own

    return stop


@pytest.mark.parametrize(("step", "rule"), [("take", ""), ("send", ""), ("lose", "LL-31")])
def test_a_team_does_not_answer_with_the_rule_of_jetpacks(anna: Browser, step: str, rule: str) -> None:
    match = play_to("lost_lands", 2, seed=9, until=decides(step))
    anna.upload(record(match))
    url, seat = anna.url, match.to_act[0]
    anna.open(f"{url}?as={seat}")
    for number, team in enumerate(("first", "second")):
        for kind, card in match.view(seat)["table"]["players"][seat]["teams"][number]["cards"].items():
            answer = anna.open(f"{url}/what?thing=team-{seat}-{team}-{kind}&as={seat}").text
            assert ("LL-25" in answer) <= (card == "jetpack" and not rule), (team, kind, card)
            assert rule in answer


def test_it_also_says_what_has_to_be_decided_first(anna: Browser) -> None:
    url = anna.quick("encyclopedia")
    decision = re.search(r'class="ask"[^>]*>([^<]+)<', anna.open(f"{url}?as=0").text)
    assert decision
    answer = anna.open(f"{url}/what?thing=move-pass&as=0").text
    assert "<strong>" in answer
    assert decision[1].strip() in answer


def test_help_answers_words_and_the_present_decision(anna: Browser) -> None:
    url = anna.quick("evolution")
    assert "EV-" in anna.open(f"{url}/help?word=carnivore&as=0", **PIECES).text
    assert 'id="answers"' in anna.open(f"{url}/help?as=0", **PIECES).text


def test_chat_is_heard_and_is_never_markup(anna: Browser, visit: Callable[[], Browser]) -> None:
    boris = visit()
    url = two_people(anna, boris)
    boris.open(url)
    boris.send(f"{url}/say", text="<script>alert(1)</script>", **{"as": "1"})
    page = anna.open(url).text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_an_invitation_seats_one_person_only(anna: Browser, visit: Callable[[], Browser]) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", who1="guest")
    url = anna.url
    invite = next(seat.invite for seat in anna.table(url).seats if seat.free)
    boris, clara = visit(), visit()
    boris.open("/")
    clara.open("/")
    assert boris.send(f"{url}/join/{invite}", name="Boris").status_code == 200
    late = clara.send(f"{url}/join/{invite}", name="Clara")
    assert late.status_code in (404, 409)
    assert "Clara" not in anna.open(url).text
