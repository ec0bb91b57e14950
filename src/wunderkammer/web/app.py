"""The app: addresses, and what lies around every request."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route

from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf.game import all_games
from wunderkammer.table import House
from wunderkammer.web.api.door import ApiDoor
from wunderkammer.web.board.graphics.icons import sheet_file
from wunderkammer.web.http.assets import Assets
from wunderkammer.web.http.cookies import Visitors
from wunderkammer.web.http.error_pages import error_answer, fault_answer
from wunderkammer.web.http.forms.form_check import FormTokens
from wunderkammer.web.http.middleware.compression import Compression
from wunderkammer.web.http.middleware.headers import SafeHeaders
from wunderkammer.web.http.middleware.hosts import AllowedHosts
from wunderkammer.web.http.request_limits import BodyLimit, HeadLimit
from wunderkammer.web.http.sessions import Sessions
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.live.hub import Hubs
from wunderkammer.web.live.stream import events
from wunderkammer.web.pages.after import analysis, analysis_moment, end, records, replay_page
from wunderkammer.web.pages.learning import learn, puzzle_page, rules_page
from wunderkammer.web.pages.lobby import join, lobby, my_matches, new_match, own_progress, remove
from wunderkammer.web.pages.people import account, notices, own_data_page, security, table_people, tokens
from wunderkammer.web.pages.play import act, answers, drag, match_page, what, what_if_page
from wunderkammer.web.settings import Settings

POST = ["POST"]


def create_app(house: House, settings: Settings) -> Starlette:
    """The table in the browser for one house; the house opens and closes with it."""
    assets = Assets()
    assets.later |= {f"signs/{game.id}.svg": partial(sheet_file, game) for game in all_games().values()}
    state = State()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house:
            house.exchange.hear_of_people.append(app.state.sessions.forget)
            yield
            app.state.hubs.close()

    app = Starlette(
        routes=[
            Route("/m/{match}/act", act.act, methods=POST),
            Route("/m/{match}/events", events),
            Route("/", lobby.lobby),
            Route("/mine", my_matches.my_matches),
            Route("/progress", own_progress.own_progress),
            Route("/static/{name:path}", assets.serve),
            Route("/worker.js", assets.worker),
            Route("/new/{game}", new_match.form),
            Route("/new/{game}", new_match.create, methods=POST),
            Route("/learn/{game}", learn.learn),
            Route("/learn/{game}", learn.begin, methods=POST),
            Route("/puzzles/{game}", puzzle_page.all_puzzles),
            Route("/puzzles/{game}/{name}", puzzle_page.one_puzzle),
            Route("/puzzles/{game}/{name}", puzzle_page.try_move, methods=POST),
            Route("/rules/{game}", rules_page.rules),
            Route("/settings", account.settings, methods=POST),
            Route("/account", account.account),
            Route("/account/sign-in", account.sign_in, methods=POST),
            Route("/account/register", account.register, methods=POST),
            Route("/account/sign-out", account.sign_out, methods=POST),
            Route("/account/tokens", tokens.tokens),
            Route("/account/tokens", tokens.create, methods=POST),
            Route("/account/tokens/{id}/revoke", tokens.revoke, methods=POST),
            Route("/account/link", security.link, methods=POST),
            Route("/account/name", security.rename, methods=POST),
            Route("/account/password", security.change_password, methods=POST),
            Route("/account/sign-out-elsewhere", security.sign_out_elsewhere, methods=POST),
            Route("/account/relation", table_people.change_relation, methods=POST),
            Route("/account/notices", notices.notices),
            Route("/account/notices", notices.choose, methods=POST),
            Route("/account/address", notices.set_address, methods=POST),
            Route("/account/push", notices.add_browser, methods=POST),
            Route("/account/push/remove", notices.remove_browsers, methods=POST),
            Route("/confirm/{secret}", notices.confirm, methods=["GET", "POST"]),
            Route("/lost", notices.ask_way_back, methods=["GET", "POST"]),
            Route("/recover/{secret}", notices.recover, methods=["GET", "POST"]),
            Route("/unsubscribe/{token}", notices.unsubscribe, methods=["GET", "POST"]),
            Route("/account/data", own_data_page.download),
            Route("/account/delete", own_data_page.delete_form),
            Route("/account/delete", own_data_page.delete, methods=POST),
            Route("/register/{invitation}", account.account),
            Route("/register/{invitation}", account.register, methods=POST),
            Route("/sign-in/{secret}", account.use_link, methods=["GET", "POST"]),
            Route("/records", records.upload_form),
            Route("/records", records.upload, methods=POST),
            Route("/m/{match}", match_page.match),
            Route("/m/{match}/say", act.say, methods=POST),
            Route("/m/{match}/what", what.what),
            Route("/m/{match}/ways", drag.ways_to),
            Route("/m/{match}/final", what_if_page.final),
            Route("/m/{match}/what-if", what_if_page.trial),
            Route("/m/{match}/help", answers.help_now),
            Route("/m/{match}/hint", answers.hint_now, methods=POST),
            Route("/m/{match}/join", join.form),
            Route("/m/{match}/join", join.join, methods=POST),
            Route("/m/{match}/join/{invite}", join.form),
            Route("/m/{match}/join/{invite}", join.join, methods=POST),
            Route("/m/{match}/people", table_people.people),
            Route("/m/{match}/people", table_people.act, methods=POST),
            Route("/m/{match}/remove", remove.form),
            Route("/m/{match}/remove", remove.remove, methods=POST),
            Route("/m/{match}/replay", replay_page.replay),
            Route("/m/{match}/replay/what", replay_page.what_was),
            Route("/m/{match}/end", end.end),
            Route("/m/{match}/picture.svg", end.shared_picture),
            Route("/m/{match}/analysis", analysis.analysis),
            Route("/m/{match}/analysis", analysis.begin, methods=POST),
            Route("/m/{match}/analysis/{seat}/{number}", analysis_moment.moment),
            Route("/m/{match}/play-on", replay_page.play_on, methods=POST),
            Route("/m/{match}/record", records.download),
        ],
        middleware=[
            Middleware(SafeHeaders, https=settings.https),
            Middleware(HeadLimit),
            Middleware(AllowedHosts, hosts=settings.allowed_hosts),
            Middleware(ApiDoor, state=state),
            Middleware(Visitors, settings=settings),
            Middleware(BodyLimit, settings=settings),
            Middleware(Compression),
        ],
        exception_handlers={WunderkammerError: error_answer, HTTPException: error_answer, Exception: fault_answer},
        lifespan=lifespan,
    )
    app.state = state
    app.state.house = house
    app.state.settings = settings
    app.state.assets = assets
    app.state.tokens = FormTokens(settings)
    app.state.sessions = Sessions(house)
    app.state.hubs = Hubs(house)
    app.state.stream_limits = StreamLimits(settings)
    return app
