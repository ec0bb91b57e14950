"""Random play in other libraries' environments: PettingZoo's classic games, and pgx, whose games run side by side.

Runs inside `.venv-bench`, knows nothing of Wunderkammer, and prints one JSON document, as `peers.py` does.
"""

import argparse
import json
import os
import time
from typing import Any

# One core, before anything is imported that would take more.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

from peers import Sample, per_second, sample

GAMES = 256
STEPS = 50


def pettingzoo(seconds: float) -> list[Sample]:
    """Seats in turn; every action is drawn from the mask of the observation."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

    dice = np.random.default_rng(7)

    def measure(name: str, module: Any) -> Sample:
        env = module.raw_env()

        def play() -> int:
            env.reset(seed=int(dice.integers(1 << 30)))
            steps = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
            return steps

        return sample("PettingZoo", "pettingzoo", name, per_second(play, seconds), None)

    found = {"connect_four": connect_four_v3, "tictactoe": tictactoe_v3, "leduc_holdem": leduc_holdem_v4}
    return [measure(name, module) for name, module in found.items()]


def pgx(seconds: float) -> list[Sample]:
    """Compiled by JAX for the processor, games side by side with automatic reset, a scan of steps at a time."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    def measure(name: str) -> Sample:
        env = library.make(name)
        step_all = jax.vmap(auto_reset(env.step, env.init))

        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, draw, luck = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(draw, logits, axis=1)
            return (step_all(state, actions, jax.random.split(luck, GAMES)), key), None

        many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS)[0])
        key = jax.random.PRNGKey(7)
        carry = many((jax.vmap(env.init)(jax.random.split(key, GAMES)), key))
        wait: Any = jax.block_until_ready  # it carries no types
        wait(carry)

        def play() -> int:
            nonlocal carry
            carry = wait(many(carry))
            return GAMES * STEPS

        return sample("pgx", "pgx", f"{name}, {GAMES} games", per_second(play, seconds), None)

    return [measure(name) for name in ("connect_four", "kuhn_poker", "backgammon")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each game (default: 2)")
    seconds = parser.parse_args().seconds
    measured: list[Sample] = []
    missing: list[Sample] = []
    for peer in (pettingzoo, pgx):
        began = time.perf_counter()
        try:
            measured += peer(seconds)
        except Exception as error:  # a peer's fault, of whatever kind, must not end the benchmark
            reason = f"{type(error).__name__}: {error}, after {time.perf_counter() - began:.0f} s"
            missing.append({"peer": peer.__name__, "reason": reason})
    print(json.dumps({"peers": measured, "missing": missing}, indent=2))


if __name__ == "__main__":
    main()
