"""What everything on the table of Encyclopedia means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Brings, Known, Named, meanings_table

COLOURS = {"america": "red", "europe": "blue", "asia": "purple", "africa": "yellow", "oceania": "green"}
SLOTS = ("first", "second", "third", "fourth")
CATEGORY_ICONS: dict[str, str] = meanings_table(__file__)["pictures"]["category"]
RULE_OF_TIME = {"end": "EN-28", "once": "EN-27"}


def animal(known: Known, named: Named) -> dict[str, object]:
    """An animal: its home and its categories; a fossil has a value instead of a home."""
    label, figures = named["animal"], known.figures
    if label in figures["fossils"]:
        found = figures["fossils"][label]
        kinds = ", ".join(known.label("category", one) for one in found["categories"])
        figure = {"value": found["value"], "cost": found["cost"], "home": "none", "continent": ""}
        return {**figure, "categories": kinds, "rule": "EN-40"}
    home, *categories = figures["animals"][label]
    kinds = ", ".join(known.label("category", one) for one in categories)
    figure = {"value": 0, "cost": 0, "home": home, "continent": known.label("continent", home)}
    return {**figure, "categories": kinds}


def expert_facts(known: Known, label: str) -> dict[str, object]:
    """What an expert does, and when."""
    home = known.figures["experts"][label]["continent"]
    does, rule = known.say(f"effect-{label}"), RULE_OF_TIME.get(known.figures["experts"][label]["when"], "EN-28")
    return {"does": does, "continent": known.label("continent", home), "picture": f"portraits/{label}", "rule": rule}


def expert(known: Known, named: Named) -> dict[str, object]:
    return expert_facts(known, named["expert"])


def stack(known: Known, named: Named) -> dict[str, object]:
    """A place for experts: who is active there, and how many lie below."""
    data = known.shown["players"][int(named["owner"])]["experts"][int(named["stack"])]
    place: dict[str, object] = {"stack": int(named["stack"]) + 1, "below": len(data["all"]) - bool(data["active"])}
    if not data["active"]:
        return {**place, "active": "none", "expert": "", "does": "", "picture": "graduate-cap"}
    found = expert_facts(known, data["active"])
    return {**place, **found, "active": "expert", "expert": known.label("expert", data["active"])}


def slot(known: Known, named: Named) -> dict[str, object]:
    """A slot of a study: what its owner gains when somebody else takes a die from it."""
    at = SLOTS.index(named["slot"])
    gain, amount = known.figures["slots"]["gain"][at], known.figures["slots"]["amount"][at]
    told = known.say(f"amount-{gain}", count=amount, sign="") if amount else known.label("gain", gain)
    return {"slot": at + 1, "gain_label": gain, "gain": told}


def die(known: Known, named: Named) -> dict[str, object]:
    """A die that lies on a slot."""
    at = SLOTS.index(named["slot"])
    lying = known.shown["players"][int(named["owner"])]["dice"][at][int(named["which"])]
    continent = next(name for name, colour in COLOURS.items() if colour == lying["colour"])
    die_facts = {**coloured_words(known, lying["colour"]), "value": lying["value"]}
    icon = f"shape-{lying['colour']}"
    leads = {
        "continent": known.label("continent", continent),
        "continent_to": known.label("continent", f"{continent}.to"),
    }
    return {**slot(known, named), **die_facts, **leads, "picture": icon}


def coloured(known: Known, named: Named) -> dict[str, object]:
    """Something of the colour of a continent."""
    home = next(name for name, colour in COLOURS.items() if colour == named["colour"])
    return {"continent": known.label("continent", home)}


def continent(known: Known, named: Named) -> dict[str, object]:
    colour = COLOURS[named["continent"]]
    return {**coloured_words(known, colour), "picture": f"shape-{colour}", **costs(known)}


def coloured_words(known: Known, colour: str) -> dict[str, object]:
    """A colour by its name, and as it stands before a die or its value."""
    return {"colour": known.label("colour", colour), "colour_acc": known.label("colour", f"{colour}.acc")}


def costs(known: Known) -> dict[str, object]:
    """What research markers cost."""
    return {"costs": "/".join(str(cost) for cost in known.figures["groups"]["cost"])}


def cell(known: Known, named: Named) -> dict[str, object]:
    """A cell of an expedition."""
    at, board = int(named["cell"]), known.figures["board"]
    taken = known.shown["expeditions"][named["continent"]][at]
    lies = {"lies": "die", "colour_label": taken, "colour": known.label("colour", taken)} if taken else {"lies": "none"}
    return {**lies, "cell": at + 1, "reputation": board["cell_reputation"][at], "value": board["cell_value"][at]}


def embassy(known: Known, _: Named) -> dict[str, object]:
    return spread(known.figures["actions"]["embassy_tokens"])


def academy(known: Known, _: Named) -> dict[str, object]:
    return spread(known.figures["actions"]["academy_reputation"])


def spread(amounts: list[int]) -> dict[str, object]:
    return {"least": min(amounts), "most": max(amounts)}


def bank(known: Known, _: Named) -> dict[str, object]:
    used = "yes" if known.shown["bank_used"] else "no"
    return {"coins": known.figures["actions"]["bank_coins"], "used": used}


def university(known: Known, _: Named) -> dict[str, object]:
    return {"tokens": known.figures["actions"]["colour_tokens"]}


def printers(known: Known, _: Named) -> dict[str, object]:
    return {"seals": known.figures["publication"]["seals"], "value": known.figures["publication"]["value"]}


def purse(known: Known, named: Named) -> dict[str, object]:
    """What somebody has, and what it is worth."""
    data: dict[str, Any] = known.shown["players"][int(named["owner"])]
    scoring, payment = known.figures["scoring"], known.figures["payment"]
    has = {name: data[name] for name in ("vp", "coins", "tokens", "seals", "reputation")}
    worth = {"per_vp": scoring["coins_per_vp"], "seal_vp": scoring["seal"], "token_vp": scoring["token"]}
    return {**has, **worth, "seal_coins": payment["seal_coins"], "seal_value": payment["seal_value"]}


def decks(known: Known, _: Named) -> dict[str, object]:
    return {"animals": known.shown["animal_deck"], "experts": known.shown["expert_deck"]}


def step(known: Known, named: Named) -> dict[str, object]:
    """A cell of the reputation track, with its bonus."""
    at, track = int(named["step"]), known.figures["reputation"]
    bonus = dict(zip(track["bonus_cells"], track["bonus"], strict=True)).get(at, "nothing")
    coins = known.say("amount-coins", count=track["coins"], sign="")
    return {"gain_label": bonus, "gain_acc": coins if bonus == "coins" else known.label("gain", f"{bonus}.acc")}


def behaviour(known: Known, named: Named) -> dict[str, object]:
    cards = known.shown["players"][int(named["owner"])]["rival"]
    return {"name": known.label("behaviour", cards["behaviour"])}


def scoring(known: Known, named: Named) -> dict[str, object]:
    cards = known.shown["players"][int(named["owner"])]["rival"]
    return {"name": known.label("scoring", cards["scoring"])}


def opens(message: str) -> Brings:
    """What can be done at a place of the main board, whichever die is used."""
    return lambda known, _: known.say(message)


BRINGS = {"university": opens("brings-expert"), "academy": opens("brings-animal")}
