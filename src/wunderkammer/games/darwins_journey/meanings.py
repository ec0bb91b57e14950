"""What everything on the table of Darwin's Journey means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Known, Named
from wunderkammer.games.darwins_journey.board.words import AUTOMATIC, word_name
from wunderkammer.games.darwins_journey.content.language import parse

TRACKS = {"o": "sea", "a": "island_a", "b": "island_b", "c": "island_c"}
PAGES = {"exploration": "DJ-25", "navigation": "DJ-24", "correspondence": "DJ-29", "academy": "DJ-23"}
OUTSIDE = {
    "small_left": ("DJ-22", "small"),
    "small_right": ("DJ-22", "small"),
    "museum": ("DJ-30", "museum"),
    "goal": ("DJ-33", "goal"),
}
COLOURS = ("green", "blue", "yellow", "red")


def effect_words(known: Known, effect: str, leave_out: tuple[str, ...] = ()) -> str:
    """An effect of the figures' small language in words, but for those left out."""
    found: list[str] = []
    for clause in parse(effect):
        words = [word_name(known.say, word) for word in clause.words if word.name not in leave_out]
        found += [(" / " if clause.is_choice else ", ").join(words)] if words else []
    return ", ".join(found)


def opened(known: Known, effect: str) -> str:
    """The part of an effect that is left to be decided; what is gained by itself is shown as amounts."""
    return effect_words(known, effect, AUTOMATIC)


def spot_opens(known: Known, named: Named) -> str:
    """What a worker can do on a spot."""
    return opened(known, spot_effect(known, named["spot"]))


def space_opens(known: Known, named: Named) -> str:
    """What a piece can do on a space."""
    data = known.figures[TRACKS[named["space"][0]]][named["space"].upper()]
    lies = known.shown["specimens"].get(named["space"])
    found = [opened(known, data["gives"]) if "gives" in data else "", known.say("deed-study") if lies else ""]
    return ", ".join(one for one in [*found, known.say("deed-camp") if data.get("camp") else ""] if one)


def spot_effect(known: Known, name: str) -> str:
    """The effect of a spot in the figures' small language."""
    page, _, level = name.rpartition("_")
    journal: dict[str, Any] = known.figures["journal"]
    if page in PAGES:
        return str(journal[page][int(level) - 1])
    if name.startswith("special"):
        return str(known.figures["special"][known.shown["spots"][name]["tile"][1:]]["gives"])
    if name == "turn_order":
        return f"coins {known.figures['placing']['turn_order_coins'][len(known.shown['players']) - 1]}"
    return str(journal[OUTSIDE[name][1]])


def spot(known: Known, named: Named) -> dict[str, object]:
    """A place for workers: the seals that it asks for, and what it gives."""
    name, journal = named["spot"], known.figures["journal"]
    lens = known.shown["spots"][name]["lens"]
    found: dict[str, object] = {"lens": "owned" if isinstance(lens, int) else lens, "needs": 0}
    found["owner"] = whose(known, lens) if isinstance(lens, int) else ""
    page, _, level = name.rpartition("_")
    found["gives"] = effect_words(known, spot_effect(known, name))
    if page in PAGES:
        return {**found, "needs": journal["seals"][int(level) - 1], "rule": PAGES[page]}
    if name.startswith("special"):
        tile = known.figures["special"][known.shown["spots"][name]["tile"][1:]]
        return {**found, "needs": sum(tile["seals"]), "rule": "DJ-34"}
    free = {} if name.startswith("small") else {"lens": "free"}
    return {**found, **free, "rule": "DJ-32" if name == "turn_order" else OUTSIDE[name][0]}


def row(known: Known, named: Named) -> dict[str, object]:
    """A worker's row of seals."""
    data = known.shown["players"][int(named["owner"])]
    has = data["rows"][[*data["workers"]].index(named["row"])]
    return {"seals": len(has), "costs": "/".join(str(cost) for cost in known.figures["academy"]["space"])}


def space(known: Known, named: Named) -> dict[str, object]:
    """A space of the sea or of an island."""
    name = named["space"]
    data: dict[str, Any] = known.figures[TRACKS[name[0]]][name.upper()]
    lies = known.shown["specimens"].get(name)
    ribbon = data.get("ribbon", 0) if name not in known.shown["ribbons"] else 0
    found = {
        "gives": effect_words(known, data.get("gives", "")),
        **{f"specimen_{case}": known.label("specimen", f"{lies}.{case}") if lies else "" for case in ("nom", "acc")},
    }
    has = {"pays": "gives" in data, "lies": bool(lies), "camp": "camp" in data, "beagle": "beagle" in data}
    marks = {**{name: "yes" if there else "no" for name, there in has.items()}, "ribbon": ribbon}
    banner = {"banner": data.get("banner", "none")}
    sea = name[0] == "o"
    return {
        **found,
        **marks,
        **banner,
        "rule": "DJ-24" if sea else "DJ-25",
        "picture": "anchor" if sea else "walking-boot",
    }


def camp(known: Known, named: Named) -> dict[str, object]:
    """A camp: what it gives, and what tents cost."""
    data = known.figures["camp"][named["camp"].upper()]
    return {
        "camp": named["camp"].upper(),
        "gives": effect_words(known, data["gives"]),
        "costs": "/".join(str(cost) for cost in data["cost"]),
    }


def letter(known: Known, named: Named) -> dict[str, object]:
    """An envelope with its two rewards."""
    first, second = rewards(known, named["envelope"])
    return {"first": effect_words(known, first), "second": effect_words(known, second)}


def rewards(known: Known, envelope: str) -> tuple[str, str]:
    """What the first and the second place on an envelope gain, in the figures' small language."""
    tile = known.shown["letters"][("upper", "middle", "lower").index(envelope)]["tile"]
    first, second = known.figures["letter"][tile[1:]] if tile else ("", "")
    return first, second


def reward_opens(known: Known, named: Named) -> str:
    """What one may do with the reward that is offered."""
    return opened(known, rewards(known, named["envelope"])[int(named["place"]) - 1])


def opens_in_vain(known: Known, opens: str, named: Named) -> str:
    """What a move opens, and why it cannot be done after it."""
    return known.say("outcome-in-vain", brings=opens, obstacle=known.label("obstacle", named["obstacle"]))


def specimen(known: Known, named: Named) -> dict[str, object]:
    """A specimen of the museum."""
    _, _, kind = named["specimen"].partition("_")
    there = "yes" if named["specimen"] in known.shown["museum"] else "no"
    kinds = {f"kind{case}": known.label("measure-kind", kind + case.replace("_", ".")) for case in ("", "_gen", "_dat")}
    return {"picture": f"#dj-{named['specimen']}", **kinds, "there": there}


def researched(known: Known, named: Named) -> dict[str, object]:
    data = known.shown["players"][int(named["owner"])]
    return {**specimen(known, named), "done": "yes" if named["specimen"] in data["research"] else "no"}


def slot(known: Known, named: Named) -> dict[str, object]:
    """A place for a fulfilled goal."""
    colour, _, number = named["slot"].partition("_")
    at, printed = int(number) - 1, known.figures["slot"]
    return {"vp": printed[f"{colour}_vp"][at], "cost": printed[f"{colour}_cost"][at]}


def crew(known: Known, named: Named) -> dict[str, object]:
    """A crew card: the seals that it asks for."""
    printed = known.figures["crew"][named["crew"][1:]]
    counts = zip(COLOURS, printed["seals"], strict=False)
    needs = ", ".join(known.say(f"needed-seals-{colour}", count=count) for colour, count in counts if count)
    return {"needs": needs, "gives": effect_words(known, printed["gives"])}


def pair(known: Known, named: Named) -> dict[str, object]:
    goals = [known.label("goal", f"{one}.acc") for one in known.shown["pairs"][int(named["pair"])] if one]
    return {"pair": int(named["pair"]) + 1, "lies": "yes" if goals else "no", "goals": "; ".join(goals)}


def beagle_goal(known: Known, named: Named) -> dict[str, object]:
    """What the Beagle rewards in a round."""
    tile = dict(enumerate(known.shown["beagle_goals"], 1))[int(named["round"])]
    if tile is None:
        return {"laid": "no", "aim": "", "vp": 0}
    _, points = known.figures["beagle_goal"][tile[1:]]
    return {"laid": "yes", "aim": known.label("beagle_goal", tile), "vp": points}


def seal(known: Known, named: Named) -> dict[str, object]:
    """A seal of a colour: what it trains for."""
    colour = named["colour"]
    count = known.shown["purple"] if colour == "purple" else known.shown["pile"][colour]
    told = {"name": known.say(f"seal-{colour}"), "colour_label": colour, "colour": "", "count": count}
    return {**told, "picture": f"#dj-seal-{colour}"}


def scroll(known: Known, named: Named) -> dict[str, object]:
    at = ("first", "second", "third", "fourth").index(named["scroll"])
    return {"cost": known.figures["academy"]["scroll"][at]}


def board(known: Known, named: Named) -> dict[str, Any]:
    """What a player or Alfred has."""
    owner, players = int(named["board"]), known.shown["players"]
    found: dict[str, Any] = players[owner] if owner < len(players) else known.shown["alfred"]
    return {"vp": found["vp"], "total": sum(found["sheet"].values()), "board": whose(known, owner)}


def whose(known: Known, owner: int) -> str:
    return known.name(owner) if owner < len(known.shown["players"]) else known.say("board-alfred")


def worker(known: Known, named: Named) -> dict[str, object]:
    owner = int(named["board"])
    domain = "worker" if owner < len(known.shown["players"]) else "alfred_row"
    forms = {f"worker_{case}": known.label(domain, f"{named['worker']}.{case}") for case in ("nom", "gen")}
    if forms["worker_nom"].startswith("⟨"):
        raise KeyError(named["worker"])
    return {"board": whose(known, owner), "worker": "", **forms}


def step(known: Known, named: Named) -> dict[str, object]:
    book = int(named["step"]) in known.figures["theory"]["books"]
    return {"book": "yes" if book else "no"}


BRINGS = {
    "place": spot_opens,
    "unlock": spot_opens,
    "carry_out": spot_opens,
    "go": space_opens,
    "sail": space_opens,
    "halt": space_opens,
    "accept": reward_opens,
}

FORESEEN = {"nothing-to-do": opens_in_vain}
