"""Random play of other game engines, measured the way our own games are: player decisions per second of processor time.

Runs inside `.venv-bench`, knows nothing of Wunderkammer, and prints one JSON document. A peer that is not
installed, or that breaks, is named under "missing" with the reason; the others are measured all the same.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

Sample = dict[str, Any]
ROUNDS = 5


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of whole games, in the best of five rounds: the others had to share the machine."""
    play()  # the first game pays for lazy imports and caches
    return max(one_round(play, seconds / ROUNDS) for _ in range(ROUNDS))


def one_round(play: Callable[[], int], seconds: float) -> float:
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def microseconds(copy: Callable[[], object], seconds: float = 0.5) -> float:
    """What one copy of a position in the middle of a game costs."""
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            copy()
        copies += 20
    return spent / copies * 1e6


def catanatron(seconds: float) -> list[Sample]:
    """The base game with four random players, by the library's own loop."""
    from catanatron import Color, Game, RandomPlayer

    def begin() -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> int:
        game = begin()
        game.play()
        return len(game.state.actions)

    middle = begin()
    for _ in range(200):
        middle.play_tick()
    speed = per_second(play, seconds)
    return [sample("Catanatron", "catanatron", "base game, 4 seats", speed, microseconds(middle.copy))]


def open_spiel(seconds: float) -> list[Sample]:
    """Two C++ card games driven from Python, as a researcher would; chance is sampled and not counted."""
    import pyspiel

    def advance(state: Any) -> int:
        """One random action: counts 1 for a player, 0 for chance, all of whose outcomes are equally likely here."""
        decisions = 0 if state.is_chance_node() else 1
        state.apply_action(random.choice(state.legal_actions()))
        return decisions

    def measure(name: str) -> Sample:
        game = pyspiel.load_game(name)

        def play() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                decisions += advance(state)
            return decisions

        middle, taken = game.new_initial_state(), 0
        while taken < 20:
            taken += advance(middle)
            if middle.is_terminal():  # a short game: try another
                middle, taken = game.new_initial_state(), 0
        speed = per_second(play, seconds)
        return sample("OpenSpiel", "open_spiel", name, speed, microseconds(middle.clone))

    return [measure(name) for name in ("gin_rummy", "hearts")]


def rlcard(seconds: float) -> list[Sample]:
    """Its environments stepped with random legal actions; it has no copy of a position."""
    import rlcard as library

    def measure(name: str) -> Sample:
        environment = library.make(name)

        def play() -> int:
            state, _ = environment.reset()
            decisions = 0
            while not environment.is_over():
                state, _ = environment.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        speed = per_second(play, seconds)
        return sample("RLCard", "rlcard", name, speed, None)

    return [measure(name) for name in ("leduc-holdem", "uno", "gin-rummy")]


def sample(peer: str, package: str, game: str, speed: float, clone: float | None) -> Sample:
    return {
        "peer": peer,
        "version": version(package),
        "game": game,
        "decisions_per_second": round(speed),
        "clone_us": None if clone is None else round(clone, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each game (default: 3)")
    seconds = parser.parse_args().seconds
    random.seed(7)
    measured: list[Sample] = []
    missing: list[Sample] = []
    for peer in (catanatron, open_spiel, rlcard):
        try:
            measured += peer(seconds)
        except Exception as error:  # a peer's fault, of whatever kind, must not end the benchmark
            missing.append({"peer": peer.__name__, "reason": f"{type(error).__name__}: {error}"})
    print(json.dumps({"peers": measured, "missing": missing}, indent=2))


if __name__ == "__main__":
    main()
