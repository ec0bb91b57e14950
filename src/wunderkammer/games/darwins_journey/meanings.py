"""What everything on the table of Darwin's Journey means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Facts, Kind, Known, Named
from wunderkammer.games.darwins_journey.board.words import LOOKS
from wunderkammer.games.darwins_journey.content.language import Word, parse

TRACKS = {"o": "sea", "a": "island_a", "b": "island_b", "c": "island_c"}
PAGES = {"exploration": "DJ-25", "navigation": "DJ-24", "correspondence": "DJ-29", "academy": "DJ-23"}
OUTSIDE = {
    "small_left": ("DJ-22", "small"),
    "small_right": ("DJ-22", "small"),
    "museum": ("DJ-30", "museum"),
    "goal": ("DJ-33", "goal"),
}
COLOURS = ("green", "blue", "yellow", "red")
AUTOMATIC = ("coins", "vp", "theory", "knowledge")  # gained without a decision (DJ-36)
KIND_ICONS = {"reptile": "gecko", "plant": "fern", "bird": "hummingbird", "fossil": "ammonite-fossil"}


def effect_words(known: Known, effect: str, leave_out: tuple[str, ...] = ()) -> str:
    """An effect of the figures' small language in words, but for those left out."""
    found: list[str] = []
    for clause in parse(effect):
        words = [named_word(known, word) for word in clause.words if word.name not in leave_out]
        found += [(" / " if clause.is_choice else ", ").join(words)] if words else []
    return ", ".join(found)


def named_word(known: Known, word: Word) -> str:
    """A word with its number, and for the second seal of an academy its discount."""
    if word.second:
        return known.say("board-do-second", seals=str(word.number), coins=str(word.second))
    return f"{known.say(LOOKS[word.name].message)} {word.number or ''}".strip()


def opened(known: Known, effect: str) -> str:
    """What of an effect is left to be decided; what is gained by itself is told as amounts."""
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
    found["owner"] = known.name(lens) if isinstance(lens, int) else ""
    page, _, level = name.rpartition("_")
    found["gives"] = effect_words(known, spot_effect(known, name))
    if page in PAGES:
        return {**found, "needs": journal["seals"][int(level) - 1], "rule": PAGES[page]}
    if name.startswith("special"):
        tile = known.figures["special"][known.shown["spots"][name]["tile"][1:]]
        return {**found, "needs": sum(tile["seals"]), "rule": "DJ-34"}
    return {**found, "rule": "DJ-32" if name == "turn_order" else OUTSIDE[name][0]}


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
        "specimen": known.label("specimen", lies) if lies else "",
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
    at = ("upper", "middle", "lower").index(named["envelope"])
    tile = known.shown["letters"][at]["tile"]
    first, second = known.figures["letter"][tile[1:]] if tile else ("", "")
    return {"first": effect_words(known, first), "second": effect_words(known, second)}


def specimen(known: Known, named: Named) -> dict[str, object]:
    """A specimen of the museum."""
    _, _, kind = named["specimen"].partition("_")
    there = "yes" if named["specimen"] in known.shown["museum"] else "no"
    return {"picture": f"#dj-{named['specimen']}", "kind": known.say(f"measure-kind-{kind}"), "there": there}


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
    needs = ", ".join(f"{known.say(f'measure-seals-{colour}')} {count}" for colour, count in counts if count)
    return {"needs": needs, "gives": effect_words(known, printed["gives"])}


def pair(known: Known, named: Named) -> dict[str, object]:
    goals = known.shown["pairs"][int(named["pair"])]
    return {"pair": int(named["pair"]) + 1, "goals": "; ".join(known.label("goal", one) for one in goals if one)}


def beagle_goal(known: Known, named: Named) -> dict[str, object]:
    """What the Beagle rewards in a round."""
    tile = known.shown["beagle_goals"][int(named["round"]) - 1]
    if tile is None:
        return {"laid": "no", "aim": "", "vp": 0}
    _, points = known.figures["beagle_goal"][tile[1:]]
    return {"laid": "yes", "aim": known.label("beagle_goal", tile), "vp": points}


def seal(known: Known, named: Named) -> dict[str, object]:
    """A seal of a colour: what it trains for."""
    colour = named["colour"]
    return {"name": known.say(f"seal-{colour}"), "colour_label": colour, "colour": "", "picture": f"#dj-seal-{colour}"}


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
    label = ("worker" if owner < len(known.shown["players"]) else "alfred_row", named["worker"])
    return {"board": whose(known, owner), "worker": known.label(*label)}


def step(known: Known, named: Named) -> dict[str, object]:
    book = int(named["step"]) in known.figures["theory"]["books"]
    return {"book": "yes" if book else "no"}


def called(message: str, icon: str = "") -> Facts:
    """The name of what a sign stands for."""
    return lambda known, _: {"name": known.say(message), "sign": icon}


# Signs whose name says what they do: an icon, the message that names it, the rule behind it.
DEEDS = (
    ("walking-boot", "deed-explore", "DJ-25"),
    ("anchor", "deed-navigate", "DJ-24"),
    ("post-stamp", "deed-post", "DJ-29"),
    ("graduate-cap", "deed-academy", "DJ-23"),
    ("wax-seal", "board-do-seal", "DJ-23"),
    ("bullseye", "deed-take_goal", "DJ-33"),
    ("check-mark", "measure-goals", "DJ-46"),
    ("cycle", "deed-exchange", "DJ-34"),
    ("padlock", "board-sign-locked", "DJ-22"),
    ("microscope", "deed-study_any", "DJ-26"),
    ("magnifying-glass", "deed-unlock", "DJ-22"),
    ("greek-temple", "deed-museum", "DJ-30"),
    ("camping-tent", "board-sign-tent", "DJ-28"),
    ("card-draw", "deed-copy", "DJ-34"),
    ("shooner-sailboat", "deed-to_beagle", "DJ-37"),
    ("sailboat", "board-sign-ship", "DJ-24"),
    ("pawn", "board-sign-worker", "DJ-15"),
    ("tied-scroll", "board-do-scrolls", "DJ-48"),
    ("book-cover", "board-book", "DJ-61"),
    ("scales", "board-do-calm", "DJ-48"),
    ("hourglass", "board-do-steady", "DJ-48"),
    ("queen-crown", "seal-purple", "DJ-16"),
    ("envelope", "board-letters", "DJ-56"),
    ("ribbon-medal", "board-sign-ribbon", "DJ-25"),
    ("flying-flag", "board-sign-banner", "DJ-24"),
    ("lighthouse", "board-beagle-space", "DJ-57"),
)

BRINGS = {
    "place": spot_opens,
    "unlock": spot_opens,
    "carry_out": spot_opens,
    "go": space_opens,
    "sail": space_opens,
    "halt": space_opens,
}

KINDS = (
    Kind("spot", "spot-{spot}", "DJ-15", "pawn", spot),
    Kind("worker", "worker-{board}-{worker}", "DJ-15", "pawn", worker),
    Kind("row", "row-{owner}-{row}", "DJ-23", "graduate-cap", row),
    Kind("seals", "seals-{board}-{worker}", "DJ-40", "wax-seal", worker),
    Kind("space", "space-{space}", "DJ-25", facts=space),
    Kind("camp", "camp-{camp}", "DJ-28", "camping-tent", camp),
    Kind("letter", "letter-{envelope}", "DJ-56", "envelope", letter),
    Kind("researched", "specimen-{owner}-{specimen}", "DJ-26", facts=researched),
    Kind("museum-drawer", "museum-{specimen}", "DJ-30", facts=specimen),
    Kind("goal", "goal-{goal}", "DJ-47", "bullseye"),
    Kind("slot", "slot-{owner}-{slot}", "DJ-46", "check-mark", slot),
    Kind("crew", "crew-{crew}", "DJ-49", "card-draw", crew),
    Kind("pair", "pair-{pair}", "DJ-14", "bullseye", pair),
    Kind("beagle-goal", "beagle-goal-{round}", "DJ-57", "shooner-sailboat", beagle_goal),
    Kind("seal", "seal-{colour}", "DJ-16", facts=seal),
    Kind("scroll", "scroll-{scroll}", "DJ-23", "tied-scroll", scroll),
    Kind("person", "person-{board}", "DJ-62", facts=board),
    Kind("vp", "vp", "DJ-60", "laurel-crown"),
    Kind("coins", "coins", "DJ-21", "two-coins"),
    Kind("knowledge", "knowledge", "DJ-16", "light-bulb"),
    Kind("theory", "theory", "DJ-27", "family-tree"),
    Kind("tents", "tents", "DJ-28", "camping-tent"),
    Kind("lenses", "lenses", "DJ-22", "magnifying-glass"),
    Kind("explorers", "explorers", "DJ-25", "walking-boot"),
    Kind("stamps", "stamps", "DJ-29", "post-stamp"),
    Kind("hand", "hand", "DJ-13", "card-draw"),
    Kind("step", "step-{step}", "DJ-61", "family-tree", step),
    Kind("row-coin", "row-coin", "DJ-30", "two-coins"),
    Kind("museum", "museum", "DJ-30", "greek-temple"),
    Kind("offices", "offices", "DJ-23", "graduate-cap"),
    Kind("journals", "journals", "DJ-17", "book-cover"),
    Kind("round", "round", "DJ-15"),
    Kind("order", "order", "DJ-55"),
    Kind("chart", "chart", "DJ-24"),
    Kind("setup", "setup", "DJ-13"),
    Kind("alfred", "alfred", "DJ-103", "pawn"),
    Kind("bonus", "bonus", "DJ-102", "pawn"),
    Kind("alfred-card", "alfred-card-{alfred_card}", "DJ-103"),
    Kind("move-skip", "move-skip", "DJ-36"),
    Kind("move-stop", "move-stop", "DJ-36"),
    Kind("move-done", "move-done", "DJ-45"),
    Kind("move-pick", "move-pick", "DJ-15"),
    Kind("move-trade", "move-trade", "DJ-34"),
    Kind("move-catch_up", "move-catch_up", "DJ-37"),
    Kind("move-accept", "move-accept", "DJ-56"),
    Kind("move-decline", "move-decline", "DJ-56"),
    *(
        Kind("specimens", f"sign-{kind}", "DJ-26", icon, called(f"measure-kind-{kind}", icon))
        for kind, icon in KIND_ICONS.items()
    ),
    *(Kind("deed", f"sign-{at}", rule, icon, called(message, icon)) for at, (icon, message, rule) in enumerate(DEEDS)),
)
