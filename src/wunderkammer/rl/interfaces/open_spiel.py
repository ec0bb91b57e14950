"""The games as OpenSpiel knows them: `pyspiel.load_game("wunderkammer_lost_lands")` once this module is imported.

Chance has nodes of its own with exact probabilities, and sealed choices are made seat by seat. The players are the
seats that decide; opponents that a game plays by itself are part of its rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from librt.vecs import vec

from wunderkammer.core.engine import actor, apply, legal_moves
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.log import Log
from wunderkammer.core.reader import short_form
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.errors import BadOption
from wunderkammer.rl.rewards import LEAD, SCORE, WIN, write_rewards
from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.shelf.game import game, games

PREFIX: Final = "wunderkammer_"
MOST_LEAD: Final = 10_000.0  # points; OpenSpiel wants a bound, and no game comes near this one
WORLDS: Final = 2**31


class Wishes(NamedTuple):
    """What a game is loaded with."""

    game_id: str
    players: int | None
    options: dict[str, Any]
    reward: str

    def setting(self) -> Setting:
        return new_setting(self.game_id, self.players, self.options, reward=self.reward)


class SeenFact(NamedTuple):
    """Something that happened, and who saw it: a move, an outcome, or what the rules reported after it."""

    audience: int  # a mask of seats; -1 for everybody
    facts: tuple[int, ...]

    def by(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)


class SeenPosition:
    """A position of a game, with what was seen on the way; a value that OpenSpiel may copy and pickle."""

    def __init__(self, wishes: Wishes, setting: Setting, state: State, past: list[SeenFact]) -> None:
        self.wishes = wishes
        self.setting = setting
        self.state = state
        self.past = past

    def __deepcopy__(self, memo: dict[int, Any]) -> SeenPosition:
        return SeenPosition(self.wishes, self.setting, self.state.clone(), [*self.past])

    def __reduce__(self) -> tuple[Callable[..., SeenPosition], tuple[object, ...]]:
        return restore, (self.wishes, self.setting.game.rules.to_json(self.state), self.past)

    def play(self, who: int, move: int) -> None:
        """Carry out a move or an outcome; every seat that sees it, or what comes of it, remembers it."""
        state, own = self.state, 1 << who if who != NATURE else 0
        sealed = state.top() & 255 >= SEALED
        audience = 0 if sealed else self.setting.game.rules.audience(state, who, move)
        self.past.append(SeenFact(audience | own, (who, move)))
        state.log = Log()
        apply(state, who, move)
        self.past += [SeenFact(audience, tuple(facts)) for audience, *facts in state.log.rows()]
        state.log = None

    def seen_by(self, seat: int) -> list[SeenFact]:
        """What a seat remembers; sealed choices of others by what was reported when they were opened."""
        return [one for one in self.past if one.by(seat)]

    def other_world(self, seat: int, dice: Rng) -> SeenPosition:
        """A position that a seat cannot tell from this one; what it has not seen, nobody has seen there."""
        world = self.setting.game.rules.determinise(self.state, seat, dice)
        return SeenPosition(self.wishes, self.setting, world, self.seen_by(seat))


def restore(wishes: Wishes, position: object, past: list[SeenFact]) -> SeenPosition:
    """A position that was pickled."""
    setting = wishes.setting()
    content = setting.game.content(setting.game.pack(wishes.options.get("pack")))
    return SeenPosition(wishes, setting, setting.game.rules.from_json(position, content), past)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """One position; `spread` holds all of it."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.spread = SeenPosition(spiel.wishes, spiel.setting, spiel.setting.first.clone(), [])

    def current_player(self) -> int:
        who = int(actor(self.spread.state))
        if who == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == NATURE else self.spread.setting.free_seats.index(who)

    def is_terminal(self) -> bool:
        return bool(actor(self.spread.state) == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        """Ascending; only of the player whose turn OpenSpiel says it is."""
        seat = self.spread.setting.free_seats[player]
        if actor(self.spread.state) != seat:
            return []
        actions = self.spread.setting.actions
        return sorted(int(actions.action(seat, move)) for move in legal_moves(self.spread.state, seat))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability: how often it lies in the urn."""
        state = self.spread.state
        weights = {move: int(state.weigh(state.top(), move)) for move in legal_moves(state, NATURE)}
        total = sum(weights.values())
        first = first_outcome(self.spread.setting)
        return [(move - first, weights[move] / total) for move in sorted(weights) if weights[move]]

    def _apply_action(self, action: int) -> None:
        who = int(actor(self.spread.state))
        self.spread.play(who, self.move(who, action))

    def move(self, who: int, action: int) -> int:
        setting = self.spread.setting
        return action + first_outcome(setting) if who == NATURE else int(setting.actions.move(who, action))

    def _action_to_string(self, player: int, action: int) -> str:
        who = NATURE if player == pyspiel.PlayerId.CHANCE else self.spread.setting.free_seats[player]
        return self.spread.setting.game.rules.vocabulary.key(self.move(who, action))

    def returns(self) -> list[float]:
        setting = self.spread.setting
        found = vec[float]([0.0] * setting.seats)
        if self.is_terminal():
            write_rewards(setting.game.rules, self.spread.state, setting.reward, found, 0)
        return [found[seat] for seat in setting.free_seats]

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """A position that the player cannot tell from this one."""
        copy: SpielState = self.clone()
        seat = self.spread.setting.free_seats[player]
        copy.spread = self.spread.other_world(seat, Rng(int(draw() * WORLDS)))
        return copy

    def __str__(self) -> str:
        return json.dumps(self.spread.setting.game.rules.to_json(self.spread.state), sort_keys=True)


def first_outcome(setting: Setting) -> int:
    """The lowest number of a chance: OpenSpiel counts outcomes from 0."""
    return min(verb.base for verb in setting.game.rules.vocabulary.verbs if verb.chance)


class SpielObserver:
    """What a player may know: pieces as numbers, the view and all that was seen as text."""

    def __init__(self, setting: Setting, remembers: bool) -> None:
        self.remembers = remembers
        self.tensor = np.zeros(setting.observer.size, np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        at = 0
        for shape in setting.observer.shapes:
            self.dict[shape.name] = self.tensor[at : at + shape.size].reshape(shape.shape)
            at += shape.size

    def set_from(self, state: SpielState, player: int) -> None:
        setting = state.spread.setting
        self.tensor[:] = setting.observer.observation(state.spread.state, setting.free_seats[player])

    def string_from(self, state: SpielState, player: int) -> str:
        spread = state.spread
        seat = spread.setting.free_seats[player]
        known: dict[str, object] = {"view": spread.setting.game.rules.view(spread.state, seat)}
        if self.remembers:
            known["seen"] = [one.facts for one in spread.seen_by(seat)]
        return json.dumps(known, sort_keys=True)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
    """One game of the cabinet with its players, options and kind of reward."""

    id: str

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        given = given or {}
        options = options_in(given.get("options") or "{}")
        self.wishes = Wishes(self.id, given.get("players"), options, given.get("reward") or "rank")
        self.setting = self.wishes.setting()
        super().__init__(game_type(self.id), info(self.setting), given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, given: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self.setting, bool(kind and kind.perfect_recall))


def options_in(text: str) -> dict[str, Any]:
    """Options and a pack as OpenSpiel can hand them over."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadOption("options-json", given=short_form(text))
    return found


def game_type(game_id: str) -> Any:
    """What OpenSpiel lists of a game before it is loaded."""
    chosen = game(game_id)
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=f"Wunderkammer: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=chosen.seats[-1],
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": chosen.seats[0], "options": "{}", "reward": "rank"},
    )


def info(setting: Setting) -> Any:
    """The sizes of a game that is loaded."""
    rules = setting.game.rules
    most = MOST_LEAD if setting.reward in (LEAD, SCORE) else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=int(setting.actions.size),
        max_chance_outcomes=rules.vocabulary.size - first_outcome(setting),
        num_players=len(setting.free_seats),
        min_utility=0.0 if setting.reward == WIN else -most,
        max_utility=most,
        max_game_length=rules.longest(setting.seats),
    )


def register() -> None:
    """Make every game of the cabinet known to OpenSpiel, which wants a class for each."""
    for game_id in games():
        pyspiel.register_game(
            game_type(game_id), type(f"{SpielGame.__name__}:{game_id}", (SpielGame,), {"id": game_id})
        )


register()
