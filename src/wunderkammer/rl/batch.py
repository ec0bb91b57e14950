"""Many games of one kind, stepped together; NumPy reads what comes of it without a copy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.observing.action_numbers import ActionNumbers
from wunderkammer.core.observing.observer import Observer
from wunderkammer.core.observing.pieces import PieceWriter
from wunderkammer.core.rng import Rng
from wunderkammer.rl.episode import Episode
from wunderkammer.rl.rewards import ILLEGAL

WAIT: Final = -1  # in place of an action: this game stays as it is


@final
@mypyc_attr(acyclic=True)
class Batch:
    """Games side by side: `step` plays one action in each; a game that ends begins anew at once.

    All arrays stay where they are and are written again by every step. An action that is not in the mask ends its
    game: the seat that chose it gets −1.
    """

    episodes: list[Episode]
    actions: ActionNumbers
    observer: Observer
    observing: bool
    players: i64  # seats of each game
    seats: vec[i64]  # by game: who acts
    masks: vec[u8]  # by game and action: 1 if it is possible
    observations: vec[i32]  # by game: that of who acts
    rewards: vec[float]  # by game and seat: of the last step
    ended: vec[u8]  # by game: 1 if the last step ended it
    illegal: vec[u8]  # by game: 1 if an illegal action ended it
    choices: vec[i64]  # by game: what `random_actions` chose
    possible: list[Buffer]  # by game: the actions in its mask
    buffer: Buffer
    writer: PieceWriter

    def __init__(self, episodes: list[Episode], actions: ActionNumbers, observer: Observer, observing: bool) -> None:
        games = len(episodes)
        self.episodes = episodes
        self.actions = actions
        self.observer = observer
        self.observing = observing
        self.players = episodes[0].state.seats
        self.seats = vec[i64]([0] * games)
        self.masks = vec[u8]([0] * (games * actions.size))
        observed = observer.size if observing else i64(0)
        self.observations = vec[i32]([0] * (games * observed))
        self.rewards = vec[float]([0.0] * (games * self.players))
        self.ended = vec[u8]([0] * games)
        self.illegal = vec[u8]([0] * games)
        self.choices = vec[i64]([0] * games)
        self.possible = [Buffer() for _ in range(games)]
        self.buffer = Buffer(256)
        self.writer = PieceWriter(self.observations)
        for game in range(games):
            self.show(game)

    def step(self, actions: vec[i64]) -> None:
        """Play one action in every game (WAIT for none); games that end begin anew."""
        self.advance(actions)
        self.renew()

    def advance(self, actions: vec[i64]) -> None:
        """As `step`, but games that end stay at their end until `renew`."""
        game: i64 = 0
        while game < len(self.seats):
            self.clear(game)
            if actions[game] != WAIT and not self.episodes[game].is_over():
                self.play(game, actions[game])
            game += 1

    def renew(self) -> None:
        """Games that have ended begin anew; what the last step has brought can still be read."""
        game: i64 = 0
        while game < len(self.seats):
            if self.ended[game] == 1 or self.episodes[game].is_over():
                self.episodes[game].begin()
                self.show(game)
            game += 1

    def begin(self, game: i64, seed: i64) -> None:
        """Begin one game anew with a luck of its own."""
        episode = self.episodes[game]
        episode.rng = Rng(seed)
        episode.begin()
        self.clear(game)
        self.show(game)

    def clear(self, game: i64) -> None:
        """Forget what the last step has brought."""
        self.ended[game] = 0
        self.illegal[game] = 0
        at = game * self.players
        end = at + self.players
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def play(self, game: i64, action: i64) -> None:
        episode = self.episodes[game]
        seat = self.seats[game]
        if not (0 <= action < self.actions.size) or self.masks[game * self.actions.size + action] == 0:
            self.rewards[game * self.players + seat] = ILLEGAL
            self.illegal[game] = 1
            self.ended[game] = 1
            return
        episode.play(seat, self.actions.move(seat, action))
        self.come_of(game)

    def come_of(self, game: i64) -> None:
        """What has come of the moves just made: rewards, and the end or the next decision."""
        episode = self.episodes[game]
        episode.write_rewards(self.rewards, game * self.players)
        if episode.is_over():
            self.ended[game] = 1
        else:
            self.show(game)

    def play_others(self, own: vec[i64], rng: Rng) -> None:
        """Play all other seats at random until, game by game, one's own decides or the game is over."""
        buffer = self.buffer
        game: i64 = 0
        while game < len(self.seats):
            episode = self.episodes[game]
            moved = False
            while not episode.is_over() and self.illegal[game] == 0 and episode.seat != own[game]:
                episode.legal_into(episode.seat, buffer)
                episode.play(episode.seat, buffer.items[rng.below(buffer.n)])
                moved = True
            if moved:
                self.come_of(game)
            game += 1

    def show(self, game: i64) -> None:
        """Write who acts, what they may do and what they know."""
        episode = self.episodes[game]
        seat = episode.seat
        self.seats[game] = seat
        self.show_mask(game, seat)
        if self.observing:
            self.writer.at = game * self.observer.size
            self.observer.write(episode.state, seat, self.writer)

    def show_mask(self, game: i64, seat: i64) -> None:
        masks = self.masks
        start = game * self.actions.size
        possible = self.possible[game]
        at: i64 = 0
        while at < possible.n:
            masks[start + possible.items[at]] = 0
            at += 1
        possible.n = 0
        buffer = self.buffer
        self.episodes[game].legal_into(seat, buffer)
        at = 0
        while at < buffer.n:
            action = self.actions.action(seat, buffer.items[at])
            assert action >= 0, "a move occurs that the game has excluded"
            masks[start + action] = 1
            possible.add(action)
            at += 1

    def random_actions(self, rng: Rng) -> vec[i64]:
        """In every game one of the possible actions, each as likely as any other."""
        game: i64 = 0
        while game < len(self.seats):
            possible = self.possible[game]
            self.choices[game] = possible.items[rng.below(possible.n)]
            game += 1
        return self.choices

    def observe(self, game: i64, seat: i64) -> vec[i32]:
        """A new array with what any seat knows, also at the end of a game."""
        return self.observer.observation(self.episodes[game].state, seat)
