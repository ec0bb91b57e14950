"""Opening a table: at once with the usual, or with every choice."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.bots import BOTS
from wunderkammer.bots.levels import LEVELS
from wunderkammer.shelf import Game, game
from wunderkammer.text.rulebook import rulebook
from wunderkammer.web.limits import limit
from wunderkammer.web.party import CLOCKS, RIVALS, USUAL_BOT, order_of
from wunderkammer.web.render import go, page, texts_of
from wunderkammer.web.seated import house_of
from wunderkammer.web.security import checked_form
from wunderkammer.web.who import player_of, user_of


def bot_names(request: Request) -> list[tuple[str, str]]:
    """The bots with what they are called here: the levels from weak to strong, then those without one."""
    texts = texts_of(request)
    return [(name, texts.say(f"web-bot-{name}")) for name in sorted(BOTS, key=lambda name: name not in LEVELS)]


def usual_party(chosen: Game) -> dict[str, str]:
    """One person against one bot, or alone with the rulebook's own opponent."""
    others = {f"who{seat}": f"bot:{USUAL_BOT}" for seat in range(1, max(2, min(chosen.seats)))}
    return {"who0": "me", **others}


async def form(request: Request) -> Response:
    """All choices about a new match."""
    chosen = game(request.path_params["game"])
    texts = texts_of(request, chosen)
    user = await user_of(request)
    return page(
        request,
        "create.html",
        game=chosen,
        blurb=texts.say("game-blurb"),
        book=rulebook(chosen.folder, texts.lang),
        rows=[(seat, usual_party(chosen).get(f"who{seat}", "none")) for seat in range(max(chosen.seats))],
        bots=bot_names(request),
        strongest=list(LEVELS)[-1],
        has_rivals=RIVALS in chosen.options,
        options=[option for option in chosen.options.values() if option.name != RIVALS],
        clocks=[(measure, amount) for measure, amounts in CLOCKS.items() for amount in amounts],
        own_name=user.name if user else "",
    )


async def create(request: Request) -> Response:
    """Open the table and go there."""
    fields = await checked_form(request)
    limit(request, "create", request.app.state.settings.matches_per_minute)
    chosen = game(request.path_params["game"])
    texts = texts_of(request, chosen)
    user = await player_of(request, fields.get("name0", "")[:24])
    if fields.get("quick"):
        fields = {**fields, **usual_party(chosen)}
    order = order_of(chosen, fields, texts, user.id, user.name)
    opened = await house_of(request).create(order)
    return go(f"/m/{opened.match_id}")
