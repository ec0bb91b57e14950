"""Opening a table: at once with the usual, or with every choice."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.bots import BOTS
from wunderkammer.bots.levels import LEVELS
from wunderkammer.errors import WunderkammerError
from wunderkammer.match.party import LONGEST_NAME, opponents_option
from wunderkammer.shelf.game import Game, game
from wunderkammer.web.http.error_pages import sentence, status_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.render import go, page, texts_of
from wunderkammer.web.http.request_errors import SignInFirst
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of, user_of
from wunderkammer.web.live.admission import check_names
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.lobby.new_match_form import CLOCKS, GENTLE_BOT, USUAL_BOT, given_names, order_of


def bot_names(request: Request) -> list[tuple[str, str]]:
    """The bots with what they are called here: the levels from weak to strong, then those without one."""
    texts = texts_of(request)
    return [(name, texts.say(f"web-bot-{name}")) for name in sorted(BOTS, key=lambda name: name not in LEVELS)]


def usual_party(chosen: Game) -> dict[str, str]:
    """One person against one bot, or alone with the rulebook's own opponent."""
    others = {f"who{seat}": f"bot:{USUAL_BOT}" for seat in range(1, max(2, min(chosen.seats)))}
    return {"who0": "me", **others}


def first_fields(chosen: Game) -> dict[str, str]:
    """The first match of somebody who has just learnt the game: the rulebook's first set-up, and the gentlest bots."""
    others = {f"who{seat}": f"bot:{GENTLE_BOT}" for seat in range(1, chosen.first_seats)}
    options = {f"option-{name}": "on" if value is True else str(value) for name, value in chosen.first_options.items()}
    return {"who0": "me", **others, **options}


def usual_fields(chosen: Game, own_name: str) -> dict[str, str]:
    """The form as it lies there before anybody has written in it."""
    given = {
        f"option-{option.name}": str(option.default) for option in chosen.options.values() if option.type != "bool"
    }
    ticked = {f"option-{option.name}": "on" for option in chosen.options.values() if option.default is True}
    rulings = {f"ruling-{ruling.name}": ruling.default for ruling in chosen.rulings.values()}
    return {**usual_party(chosen), **given, **ticked, **rulings, "name0": own_name, "after": [*LEVELS][-1]}


def form_page(request: Request, chosen: Game, given: Mapping[str, str], status: int = 200, wrong: str = "") -> Response:
    """The form with what was given, and with what was wrong about it."""
    texts = texts_of(request, chosen)
    return page(
        request,
        "new-match.html",
        status,
        game=chosen,
        blurb=texts.say("game-blurb"),
        given=given,
        wrong=wrong,
        seats=range(max(chosen.seats)),
        bots=bot_names(request),
        has_rivals=opponents_option(chosen) is not None,
        options=[option for option in chosen.options.values() if not (option.takes_seats or option.names_seats)],
        rulings=[*chosen.rulings.values()],
        clocks=[(measure, amount) for measure, amounts in CLOCKS.items() for amount in amounts],
    )


async def form(request: Request) -> Response:
    """All choices about a new match; where names are needed they come first, so that nothing is filled in in vain."""
    chosen = game(request.path_params["game"])
    user = await (player_of if request.app.state.settings.shared else user_of)(request)
    return form_page(request, chosen, usual_fields(chosen, user.name if user else ""))


async def create(request: Request) -> Response:
    """Open the table and go there; what is wrong is said in the form, which keeps all that was chosen."""
    fields = await checked_form(request)
    chosen = game(request.path_params["game"])
    if fields.get("first"):
        fields = {**fields, **first_fields(chosen)}
    elif fields.get("quick"):
        fields = {**fields, **usual_party(chosen)}
    try:
        await limit(request, "create", request.app.state.settings.matches_per_minute)
        user = await player_of(request, fields.get("name0", "")[:LONGEST_NAME])
        await check_names(request, given_names(chosen, fields), user)
        order = order_of(chosen, fields, texts_of(request, chosen), user.id, user.name)
        opened = await house_of(request).create(order)
    except SignInFirst:
        raise  # answered by the page on which one chooses a name
    except WunderkammerError as error:
        return form_page(request, chosen, fields, status_of(error), sentence(request, error))
    return go(f"/m/{opened.match_id}")
