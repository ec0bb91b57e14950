"""The command `dataset`: bots' games as arrays, for programs that learn from them."""

from __future__ import annotations

import argparse
import importlib.util
import secrets
import sys
from pathlib import Path

from wunderkammer.cli.arguments.typed_options import options_of
from wunderkammer.cli.commands.lab_commands import check_writable, mention_slowness, seats_wanted
from wunderkammer.errors import BadArgument
from wunderkammer.lab.progress import SEED_BITS, Watch
from wunderkammer.match.party import bot_for_each, check_bots
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import catalogue

INTERRUPTED = 2


def dataset(given: argparse.Namespace, lang: str) -> int:
    """Play games and write them down; Ctrl-C keeps those that are whole."""
    if importlib.util.find_spec("numpy") is None:
        raise BadArgument("dataset-extra", missing="numpy")
    from wunderkammer.rl.dataset import Dataset
    from wunderkammer.rl.setting import new_setting

    mention_slowness(lang)
    chosen = game(given.game)
    check_bots(given.bots)
    check_writable(Path(given.out))
    options = options_of(chosen, given)
    seats = seats_wanted(chosen, given, options)
    seed = given.seed if given.seed is not None else secrets.randbits(SEED_BITS)
    setting = new_setting(given.game, seats, options)
    found = Dataset(setting, bot_for_each(given.bots, len(setting.free_seats)), seed)
    texts, stopped = catalogue(lang, chosen.folder), False
    try:
        with Watch(given.games, 0, texts) as watch:
            found.play(given.games, watch.tell)
    except KeyboardInterrupt:
        stopped = True
    if not found.games:
        print(texts.say("cli-stopped"), file=sys.stderr)
        return INTERRUPTED
    found.save(Path(given.out))
    sentence = texts.say("cli-dataset", games=found.games, decisions=len(found.rows), path=given.out)
    print(sentence, file=sys.stderr)
    return INTERRUPTED if stopped else 0
