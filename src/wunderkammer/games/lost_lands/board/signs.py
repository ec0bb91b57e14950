"""The engraved signs of Lost Lands: hats for explorers, gear for crews, vehicles for transports."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.web.board.sight import Sight


def card_signs(sight: Sight) -> dict[str, Markup]:
    """The picture of every card."""
    return {
        "explorer_1a": sight.icon("billed-cap"),
        "explorer_1b": sight.icon("flower-hat"),
        "explorer_2a": sight.icon("top-hat"),
        "explorer_2b": sight.icon("winter-hat"),
        "explorer_3a": sight.icon("captain-hat-profile"),
        "explorer_3b": sight.icon("outback-hat"),
        "explorer_4a": sight.icon("skimmer-hat"),
        "explorer_4b": sight.icon("graduate-cap"),
        "crew_1a": sight.icon("anchor"),
        "crew_1b": sight.icon("dandelion-flower"),
        "crew_2a": sight.icon("donkey"),
        "crew_2b": sight.icon("coal-wagon"),
        "crew_3a": sight.icon("diving-helmet"),
        "crew_3b": sight.icon("icebergs"),
        "crew_4a": sight.icon("compass"),
        "crew_4b": sight.icon("star-medal"),
        "transport_1a": sight.icon("dutch-bike"),
        "transport_1b": sight.icon("air-balloon"),
        "transport_2a": sight.icon("camel"),
        "transport_2b": sight.icon("sitting-dog"),
        "transport_3a": sight.icon("race-car"),
        "transport_3b": sight.icon("paddle-steamer"),
        "transport_4a": sight.icon("zeppelin"),
        "transport_4b": sight.icon("submarine"),
        "risky_move": sight.icon("perspective-dice-six-faces-random"),
        "jetpack": sight.icon("jetpack"),
        "long_observation": sight.icon("telescope"),
        "cartographer": sight.icon("treasure-map"),
        **{f"patron_{colour}": sign for colour, sign in screen_signs(sight).items()},
    }


def kind_signs(sight: Sight) -> dict[str, Markup]:
    """What stands for a kind of card."""
    return {
        "explorer": sight.icon("fedora"),
        "crew": sight.icon("three-friends"),
        "transport": sight.icon("ship-wheel"),
        "patron": sight.icon("two-coins"),
        "special": sight.icon("scroll-quill"),
    }


def screen_signs(sight: Sight) -> dict[str, Markup]:
    """What a screen's patron is known by, so that nobody needs to tell colours apart."""
    return {
        "red": sight.icon("queen-crown"),
        "blue": sight.icon("mustache"),
        "green": sight.icon("handheld-fan"),
        "yellow": sight.icon("teapot"),
    }


def table_signs(sight: Sight) -> dict[str, Markup]:
    """Everything else on the table."""
    return {
        "bank": sight.icon("bank"),
        "discard": sight.icon("card-discard"),
        "purse": sight.icon("swap-bag"),
        "sealed": sight.icon("wax-seal"),
        "thinking": sight.icon("quill-ink"),
        "won": sight.icon("laurel-crown"),
        "going": sight.icon("flying-flag"),
        "first": sight.icon("laurels-trophy"),
    }
