"""All addresses of the API."""

from __future__ import annotations

from wunderkammer.web.api import events
from wunderkammer.web.api import lobby_endpoints as lobby
from wunderkammer.web.api import play_endpoints as play
from wunderkammer.web.api import shelf_endpoints as shelf
from wunderkammer.web.api.endpoint import LINES, Endpoint
from wunderkammer.web.api.shapes import (
    Done,
    ExplainQuery,
    Explanation,
    GameCard,
    Games,
    Hint,
    JoinedSeat,
    JoinWish,
    ListQuery,
    LogPage,
    Matches,
    MatchOrder,
    MatchShown,
    MatchView,
    Me,
    Moves,
    MoveWish,
    OpenedMatch,
    RuleList,
    SeatOnly,
    SeatQuery,
    SinceQuery,
)

GET, POST = "GET", "POST"
A_SCHEMA = {"type": "object", "description": "A JSON Schema."}
A_RECORD = {"type": "string", "description": "A record: one JSON object a line (docs/record-format.md)."}
EVENTS = {
    "type": "string",
    "description": (
        "One JSON object a line. `type` says what it is: `match`, with all that the match itself answers; `log`, with "
        "a line of the log; `back`, if the log is no longer true `from` a number on; `beat`, if nothing has happened."
    ),
}

# fmt: off
ENDPOINTS = (
    Endpoint("games", GET, "/games", shelf.games, Games),
    Endpoint("game", GET, "/games/{game}", shelf.one_game, GameCard, problems=(404,)),
    Endpoint("rules", GET, "/games/{game}/rules", shelf.rules, RuleList, problems=(404,)),
    Endpoint("view_schema", GET, "/games/{game}/view-schema", shelf.view_schema, A_SCHEMA, problems=(404,)),
    Endpoint("me", GET, "/me", lobby.me, Me, "read"),
    Endpoint("matches", GET, "/matches", lobby.matches, Matches, "read", query=ListQuery),
    Endpoint(
        "open_match", POST, "/matches", lobby.open_match, OpenedMatch, "open", MatchOrder, status=201,
        problems=(404, 422),
    ),
    Endpoint(
        "open_record", POST, "/records", lobby.open_record, OpenedMatch, "open", LINES, status=201, problems=(404, 422),
    ),
    Endpoint("match", GET, "/matches/{match}", play.standing, MatchShown, "read", query=SeatQuery, problems=(404,)),
    Endpoint(
        "join", POST, "/matches/{match}/join", lobby.join, JoinedSeat, "play", JoinWish, problems=(404, 409, 422)
    ),
    Endpoint("view", GET, "/matches/{match}/view", play.view, MatchView, "read", query=SeatQuery, problems=(404,)),
    Endpoint("moves", GET, "/matches/{match}/moves", play.moves, Moves, "read", query=SeatQuery, problems=(404, 409)),
    Endpoint(
        "explain", GET, "/matches/{match}/explain", play.explain, Explanation, "read", query=ExplainQuery,
        problems=(404, 409),
    ),
    Endpoint("log", GET, "/matches/{match}/log", play.log, LogPage, "read", query=SinceQuery, problems=(404,)),
    Endpoint("play", POST, "/matches/{match}/play", play.play, Done, "play", MoveWish, problems=(404, 409)),
    Endpoint("undo", POST, "/matches/{match}/undo", play.undo, Done, "play", SeatOnly, problems=(404, 409)),
    Endpoint("hint", POST, "/matches/{match}/hint", play.hint, Hint, "play", SeatOnly, problems=(404, 409)),
    Endpoint(
        "events", GET, "/matches/{match}/events", events.events, EVENTS, "read", query=SinceQuery, media=LINES,
        problems=(404,),
    ),
    Endpoint("record", GET, "/matches/{match}/record", play.record, A_RECORD, "read", media=LINES, problems=(404,)),
)
