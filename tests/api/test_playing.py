"""Whole matches over the API, and what it says when something cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from tests.api.program import GUEST, ME, Program, bot
from tests.formats.validation import validator
from wunderkammer import games
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES


def play_out(ada: Program, match: str, limit: int = 100_000) -> None:
    """Play all of one's own seats at random to the end."""
    choose = Random(3)
    for _ in range(limit):
        standing = ada.get(f"/matches/{match}").json()
        if standing["state"] == "over":
            return
        offered = ada.moves(match)
        key = choose.choice(offered["moves"])["key"]
        answer = ada.post(f"/matches/{match}/play", move=key, revision=offered["revision"], seat=offered["seat"])
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("name", games())
def test_a_match_is_played_to_its_end(ada: Program, name: str) -> None:
    seats = [ME] * max(2, min(game(name).seats))
    match = ada.open(name, *seats)["id"]
    check = validator(ada.get(f"/games/{name}/view-schema").json())
    assert check(ada.get(f"/matches/{match}/view", seat=1).json()["table"]) is None
    assert ada.get(f"/matches/{match}/record").status_code == 403
    play_out(ada, match)
    shown = ada.get(f"/matches/{match}").json()
    assert shown["result"]["scores"]
    record = Record.loads(ada.get(f"/matches/{match}/record").text)
    assert record.result == shown["result"]
    assert ada.get(f"/matches/{match}/view").json()["over"]
    lines = ada.get(f"/matches/{match}/log").json()["lines"]
    assert lines
    assert ada.get(f"/matches/{match}/log", since=lines[-1]["number"]).json()["lines"][-1] == lines[-1]


def test_two_programs_meet(ada: Program, program: Callable[..., Program]) -> None:
    boris = program("Boris")
    opened = ada.open("lost_lands", ME, GUEST)
    match = opened["id"]
    assert ada.get(f"/matches/{match}/moves").json()["code"] == "waiting"
    assert boris.post(f"/matches/{match}/join").json()["code"] == "private"
    assert boris.post(f"/matches/{match}/join", invite="wrong").json()["code"] == "bad-invite"
    assert boris.post(f"/matches/{match}/join", invite=opened["invites"]["1"]).json() == {"seat": 1}
    shown = boris.get(f"/matches/{match}").json()
    assert shown["state"] == "playing"
    assert shown["seat"] == 1
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Boris"]
    assert [one["id"] for one in boris.get("/matches").json()["matches"]] == [match]
    # Neither looks or plays from the other's seat.
    for answer in (
        boris.get(f"/matches/{match}/view", seat=0),
        boris.get(f"/matches/{match}/events", seat=0),
        boris.get(f"/matches/{match}/moves", seat=0),
        boris.post(f"/matches/{match}/play", move="screen:red", revision=0, seat=0),
        boris.post(f"/matches/{match}/undo", seat=0),
    ):
        assert answer.status_code == 403
        assert answer.json()["code"] == "not-seated"


def test_public_tables_are_listed_and_joined_without_invitation(ada: Program, program: Callable[..., Program]) -> None:
    match = ada.open("evolution", ME, GUEST, public=True, name="Beagle")["id"]
    boris = program("Boris")
    [listed] = boris.get("/matches", list="open").json()["matches"]
    assert (listed["id"], listed["name"], listed["free"]) == (match, "Beagle", [1])
    boris.post(f"/matches/{match}/join")
    assert [one["id"] for one in boris.get("/matches", list="running").json()["matches"]] == [match]


def test_the_same_move_twice_is_made_once(ada: Program) -> None:
    match = ada.open("lost_lands", ME, ME)["id"]
    offered = ada.moves(match)
    wish = {"move": offered["moves"][0]["key"], "revision": offered["revision"], "seat": offered["seat"]}
    first = ada.post(f"/matches/{match}/play", **wish).json()
    again = ada.post(f"/matches/{match}/play", **wish).json()
    assert again == {**first, "repeated": True}
    other = ada.post(f"/matches/{match}/play", **{**wish, "move": offered["moves"][1]["key"]})
    assert (other.status_code, other.json()["code"]) == (409, "stale")


def test_a_move_that_was_taken_back_is_not_repeated_by_accident(ada: Program) -> None:
    match = ada.open("encyclopedia", ME, ME)["id"]
    offered = ada.moves(match)
    wish = {"move": offered["moves"][0]["key"], "revision": offered["revision"], "seat": offered["seat"]}
    ada.post(f"/matches/{match}/play", **wish)
    undone = ada.post(f"/matches/{match}/undo", seat=offered["seat"])
    if undone.status_code == 409:
        pytest.fail("the first move of Encyclopedia can be taken back")
    anew = ada.post(f"/matches/{match}/play", **{**wish, "revision": undone.json()["revision"]}).json()
    assert not anew["repeated"]
    assert anew["revision"] > undone.json()["revision"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_says_why(ada: Program, lang: str) -> None:
    match = ada.open("lost_lands", ME, ME)["id"]
    offered = ada.moves(match)
    taken = offered["moves"][0]["key"]
    ada.post(f"/matches/{match}/play", move=taken, revision=offered["revision"])
    revision = ada.moves(match)["revision"]
    spoken = {"accept-language": lang}
    answer = ada.post(f"/matches/{match}/play", spoken, move=taken, revision=revision, seat=1)
    reason = ada.get(f"/matches/{match}/explain", spoken, move=taken, seat=1).json()
    document = answer.json()
    assert answer.status_code == 409
    assert document["lang"] == lang
    assert (document["code"], document["rule"]) == (reason["code"], reason["rule"])
    assert document["detail"] == reason["reason"]
    assert reason["rule"] == "LL-03"
    sentences = {"en": "Somebody has already", "ru": "уже", "de": "bereits"}
    assert sentences[lang] in reason["reason"] or lang != "en"
    free = ada.moves(match, seat=1)["moves"][0]["key"]
    assert ada.get(f"/matches/{match}/explain", move=free, seat=1).json()["possible"]
    assert not ada.get(f"/matches/{match}/explain", move="no:such", seat=1).json()["possible"]


def test_undo_is_refused_with_its_reason(ada: Program) -> None:
    match = ada.open("lost_lands", ME, bot())["id"]
    answer = ada.post(f"/matches/{match}/undo")
    assert answer.status_code == 409
    assert answer.json()["code"].startswith("undo-")
    assert not answer.json()["detail"].startswith("⟨")


def test_a_hint_names_legal_moves(ada: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from wunderkammer.table.bot_service import pool

    monkeypatch.setattr(pool, "HINT_SECONDS", 0.05)
    match = ada.open("lost_lands", ME, ME)["id"]
    hint = ada.post(f"/matches/{match}/hint").json()
    legal = {one["key"] for one in ada.moves(match)["moves"]}
    assert {one["move"] for one in hint["advice"]} <= legal
    assert hint["sentence"]
    refused = ada.post(f"/matches/{match}/hint", seat=1)
    assert (refused.status_code, refused.json()["code"]) == (409, "hint-not-yet")


def test_a_record_comes_back(ada: Program) -> None:
    match = ada.open("lost_lands", ME, ME)["id"]
    play_out(ada, match)
    record = ada.get(f"/matches/{match}/record").content
    headers = ada.headers({"content-type": "application/x-ndjson"})
    again = ada.client.post("/api/v1/records", content=record, headers=headers)
    assert again.status_code == 201
    assert ada.get(f"/matches/{again.json()['id']}").json()["state"] == "over"
    wrong = ada.client.post("/api/v1/records", content=b"no record", headers=headers)
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-record")


def test_events_tell_what_happens_and_end_with_the_match(ada: Program) -> None:
    match = ada.open("lost_lands", ME, ME)["id"]
    play_out(ada, match)
    answer = ada.get(f"/matches/{match}/events", seat=0)
    events = [json.loads(line) for line in answer.text.splitlines()]
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert {event["type"] for event in events} == {"log", "match"}
    assert events[-1]["state"] == "over"
    log = ada.get(f"/matches/{match}/log", seat=0).json()["lines"]
    assert [event["text"] for event in events if event["type"] == "log"] == [line["text"] for line in log]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/matches", {"game": "chess", "seats": [ME, ME]}, 404, "no-such-game"),
        ("/matches", {"game": "lost_lands", "seats": [ME]}, 422, "too-few"),
        ("/matches", {"game": "lost_lands", "seats": [ME, bot("deep blue")]}, 422, "no-such-bot"),
        ("/matches", {"game": "lost_lands", "seats": [ME, {"kind": "rival"}]}, 422, "no-own-opponents"),
        ("/matches", {"game": "lost_lands", "seats": [ME, ME], "options": {"pack": 1}}, 400, "unknown-field"),
        ("/matches", {"game": "lost_lands", "seats": [ME, ME], "options": {"x": 1}}, 422, "bad-order"),
        ("/matches", {"game": "lost_lands", "seats": [ME, ME], "rulings": {"x": "y"}}, 400, "unknown-field"),
        ("/matches", {"game": "lost_lands", "seats": [ME] * 9}, 400, "not-list"),
        ("/matches", {"game": "lost_lands", "seats": [{"kind": "cat"}]}, 400, "not-one-of"),
        ("/matches", {"game": "lost_lands", "seats": [ME, ME], "seed": 1}, 400, "unknown-field"),
        ("/matches", {"game": "lost_lands", "seats": [ME, ME], "name": "x" * 61}, 400, "not-text"),
        ("/matches/nothing/play", {"move": "a", "revision": -1}, 400, "not-whole"),
        ("/matches/nothing/play", {"move": "a", "revision": True}, 400, "not-whole"),
        ("/matches/nothing/play", {"move": "a"}, 400, "no-field"),
        ("/matches/nothing/play", {"move": "a", "revision": 0}, 404, "no-such-match"),
    ],
)
def test_wrong_bodies_get_one_sentence(
    ada: Program, path: str, body: dict[str, object], status: int, code: str
) -> None:
    for lang in LANGUAGES:
        answer = ada.post(path, {"accept-language": lang}, **body)
        document = answer.json()
        assert (answer.status_code, document["code"], document["status"]) == (status, code, status)
        assert "⟨" not in document["detail"]
        assert document["detail"]


def test_what_is_no_json_is_refused(ada: Program) -> None:
    headers = ada.headers({"content-type": "application/json"})
    deep = b'{"game":' + b"[" * 50 + b"]" * 50 + b"}"
    for content in (b"", b"{", b"\xff", b'{"revision": NaN}', deep, b"[" * 100_000):
        answer = ada.client.post("/api/v1/matches", content=content, headers=headers)
        assert answer.status_code in (400, 413), content[:9]
    form = ada.client.post("/api/v1/matches", data={"game": "x"}, headers=ada.headers(None))
    assert (form.status_code, form.json()["code"]) == (415, "http-415")
    large = ada.client.post("/api/v1/matches", content=b" " * 100_000, headers=headers)
    assert (large.status_code, large.json()["code"]) == (413, "http-413")


def test_unknown_addresses_and_methods_are_problems_too(ada: Program) -> None:
    for answer, status in (
        (ada.get("/nothing"), 404),
        (ada.client.get("/api/v2/games"), 404),
        (ada.client.delete("/api/v1/games"), 405),
    ):
        assert (answer.status_code, answer.json()["code"]) == (status, f"http-{status}")
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_and_rules_are_for_everybody(ada: Program, lang: str) -> None:
    shelf = ada.client.get("/api/v1/games", params={"lang": lang}).json()
    assert [one["id"] for one in shelf["games"]] == games()
    assert "level1" in shelf["bots"]
    for one in shelf["games"]:
        assert ada.client.get(f"/api/v1/games/{one['id']}", params={"lang": lang}).json() == one
        rules = ada.client.get(f"/api/v1/games/{one['id']}/rules", params={"lang": lang}).json()
        assert rules["lang"] == lang
        assert sum(bool(rule["number"]) for rule in rules["rules"]) > 10
