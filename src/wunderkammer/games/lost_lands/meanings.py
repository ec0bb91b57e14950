"""What everything on the table of Lost Lands means."""

from __future__ import annotations

from wunderkammer.core.meanings import Kind, Known, Named

KINDS_OF_MEMBERS = ("explorer", "crew", "transport")
SPECIAL_RULES = {"risky_move": "LL-24", "jetpack": "LL-25", "long_observation": "LL-26", "cartographer": "LL-09"}
CARD_ICONS = {
    "explorer_1a": "billed-cap",
    "explorer_1b": "flower-hat",
    "explorer_2a": "top-hat",
    "explorer_2b": "winter-hat",
    "explorer_3a": "captain-hat-profile",
    "explorer_3b": "outback-hat",
    "explorer_4a": "skimmer-hat",
    "explorer_4b": "graduate-cap",
    "crew_1a": "anchor",
    "crew_1b": "dandelion-flower",
    "crew_2a": "donkey",
    "crew_2b": "coal-wagon",
    "crew_3a": "diving-helmet",
    "crew_3b": "icebergs",
    "crew_4a": "compass",
    "crew_4b": "star-medal",
    "transport_1a": "dutch-bike",
    "transport_1b": "air-balloon",
    "transport_2a": "camel",
    "transport_2b": "sitting-dog",
    "transport_3a": "race-car",
    "transport_3b": "paddle-steamer",
    "transport_4a": "zeppelin",
    "transport_4b": "submarine",
    "risky_move": "perspective-dice-six-faces-random",
    "jetpack": "jetpack",
    "long_observation": "telescope",
    "cartographer": "treasure-map",
    "patron_red": "queen-crown",
    "patron_blue": "mustache",
    "patron_green": "handheld-fan",
    "patron_yellow": "teapot",
}
KIND_ICONS = {"explorer": "fedora", "crew": "three-friends", "transport": "ship-wheel"}


def card(known: Known, named: Named) -> dict[str, object]:
    """What a card is good for, and what it sells for."""
    label = named["card"]
    sort = label.partition("_")[0]
    found: dict[str, object] = {"picture": CARD_ICONS[label], "sort": sort, "does": "", "price": 0, "strength": 0}
    if sort in KINDS_OF_MEMBERS:
        return {**found, **member(known, label, sort), "rule": "LL-16"}
    if sort == "patron":
        pay = known.figures["patron"]
        does = known.say(
            "board-patron", usual=pay["pay"], own=pay["pay_own_screen"], colour=label.removeprefix("patron_")
        )
        return {**found, "does": does, "rule": "LL-22"}
    price = known.figures["price"].get(label, 0)
    does = known.say(f"board-does-{label}")
    return {**found, "sort": "special", "does": does, "price": price, "rule": SPECIAL_RULES[label]}


def member(known: Known, label: str, sort: str) -> dict[str, object]:
    """A card that joins teams: two of each strength, the first of every kind."""
    at = 2 * (int(label[-2]) - 1)
    team = known.figures["team"]
    return {"strength": team["strength"][at], "price": team["price"][at], "kind": known.label("kind", sort)}


def place(known: Known, named: Named) -> dict[str, object]:
    """A place of a team, with the card that lies there."""
    lies = known.shown["players"][int(named["owner"])]["teams"][("first", "second").index(named["team"])]["cards"]
    label = lies[named["kind"]]
    times = counted(known)[KINDS_OF_MEMBERS.index(named["kind"])]
    found: dict[str, object] = {"times": times, "picture": KIND_ICONS[named["kind"]], "lies": "none", "card": ""}
    if label is None:
        return {**found, "strength": 0}
    strength = known.figures["jetpack"]["strength"] if label == "jetpack" else 0
    facts = member(known, label, named["kind"]) if not strength else {"strength": strength}
    return {**found, **facts, "picture": CARD_ICONS[label], "lies": "card", "card": known.label("card", label)}


def counted(known: Known) -> list[int]:
    """How often each kind counts on the active expedition."""
    lands, active = known.shown["expeditions"], known.shown["active"]
    return (lands[active]["symbols"] if active < len(lands) else None) or [0, 0, 0]


def team(known: Known, named: Named) -> dict[str, object]:
    """A team with its strength, and what that would earn."""
    data = known.shown["players"][int(named["owner"])]["teams"][("first", "second").index(named["team"])]
    steps = zip(known.figures["expedition"]["strength"], known.figures["expedition"]["reward"], strict=True)
    earns = max((pay for least, pay in steps if data["strength"] >= least), default=0)
    return {"strength": data["strength"], "earns": earns}


def land(known: Known, named: Named) -> dict[str, object]:
    """An expedition of the row: what counts there, and what it is worth."""
    at = known.shown["active"] if named["land"] == "active" else int(named["land"])
    data = known.shown["expeditions"][at]
    label, counts = data["expedition"], data["symbols"] or [0, 0, 0]
    number = dict(zip(KINDS_OF_MEMBERS, counts, strict=True))
    worth = {"points": known.figures["expedition"]["reputation"], "maps": known.figures["market"]["cartographers"]}
    name = known.label("expedition", label) if label else "?"
    return {**number, **worth, "land": name, "picture": f"#ll-{label}" if label else ""}


def step(known: Known, named: Named) -> dict[str, object]:
    """A place of the initiative track."""
    at = ("i", "ii", "iii", "iv").index(named["place"])
    return {"worth": known.figures["expedition"]["artefacts"][at]}


def ladder(known: Known, _: Named) -> dict[str, object]:
    """Which strength earns how much."""
    least, pays = known.figures["expedition"]["strength"], known.figures["expedition"]["reward"]
    ends = [f"–{following - 1}" for following in least[1:]] + ["+"]
    return {"steps": ", ".join(f"{start}{end}: {pay} M£" for start, end, pay in zip(least, ends, pays, strict=True))}


def charts(known: Known, _: Named) -> dict[str, object]:
    return {"here": known.shown["cartographers"], "needed": known.figures["market"]["cartographers"]}


def screen(known: Known, named: Named) -> dict[str, object]:
    pay, label = known.figures["patron"], f"patron_{named['colour']}"
    patron = known.label("card", label)
    return {"picture": CARD_ICONS[label], "patron": patron, "usual": pay["pay"], "own": pay["pay_own_screen"]}


KINDS = (
    Kind("card", "market-{card}", "LL-15", facts=card),
    Kind("card", "card-{card}", "LL-15", facts=card),
    Kind("slot", "team-{owner}-{team}-{kind}", "LL-19", facts=place),
    Kind("team", "team-{owner}-{team}", "LL-21", facts=team),
    Kind("land", "expedition-{land}", "LL-29", facts=land),
    Kind("screen", "screen-{colour}", "LL-03", facts=screen),
    Kind("patron", "patron-{colour}", "LL-22", facts=screen),
    Kind("purse", "purse-{owner}", "LL-04", "swap-bag"),
    Kind("bank", "bank", "LL-17", "bank"),
    Kind("deck", "deck", "LL-02", "#ll-back"),
    Kind("discard", "discard", "LL-10", "card-discard"),
    Kind("market", "market", "LL-08"),
    Kind("hand", "hand", "LL-35"),
    Kind("order", "order", "LL-12"),
    Kind("place", "place-{place}", "LL-14", facts=step),
    Kind("cartographers", "cartographers", "LL-09", "treasure-map", charts),
    Kind("rewards", "rewards", "LL-28", facts=ladder),
    Kind("player", "player-{owner}", "LL-34"),
    Kind("bid", "bid-{owner}", "LL-11"),
    Kind("won", "won-{owner}", "LL-29", "laurel-crown"),
    Kind("artefacts", "artefacts-{owner}", "LL-30", "#ll-hex"),
    Kind("sealed", "sign-sealed", "LL-11", "wax-seal"),
    Kind("thinking", "sign-thinking", "LL-11", "quill-ink"),
    Kind("going", "sign-going", "LL-27", "flying-flag"),
    Kind("first", "sign-first", "LL-34", "laurels-trophy"),
    Kind("wins", "sign-wins", "LL-29", "laurel-crown"),
    Kind("explorer", "sign-explorer", "LL-21", "fedora"),
    Kind("crew", "sign-crew", "LL-21", "three-friends"),
    Kind("transport", "sign-transport", "LL-21", "ship-wheel"),
    Kind("patrons", "sign-patron", "LL-22", "two-coins"),
    Kind("special", "sign-special", "LL-23", "scroll-quill"),
    Kind("move-bid", "move-bid", "LL-11", "swap-bag"),
    Kind("move-perform", "move-perform", "LL-23", "scroll-quill"),
)
