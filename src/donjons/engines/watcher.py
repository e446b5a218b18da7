"""Watched games from Python, whoever plays: what studies are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from donjons.core.chance import stream
from donjons.core.game import Setting
from donjons.core.match import Match
from donjons.engines.batch import policy_codes
from donjons.engines.contest import play_out
from donjons.engines.greedy import scratch
from donjons.engines.names import KERNEL
from donjons.engines.players import Player, player
from donjons.engines.watching import SETUPS, Watched, room_to_watch, watch_games

NO_SCRIPT = np.zeros(0, np.int32)


@dataclass(frozen=True)
class LineUp:
    """Who plays. With several kinds of players the seats are rotated: games 0, 1, ... of a block share their chance."""

    names: tuple[str, ...]

    @property
    def rotations(self) -> int:
        return len(self.names) if len(set(self.names)) > 1 else 1

    def rotated(self, game: int) -> tuple[str, ...]:
        """Who plays each seat of this game: the first to be named moves one seat on from game to game."""
        return tuple(self.names[place] for place in self.order(game))

    def order(self, game: int) -> list[int]:
        """For each seat the place in `names` of its player."""
        turn = game % self.rotations
        return [(seat - turn) % len(self.names) for seat in range(len(self.names))]


class Watcher:
    """Plays and watches games of one setting with one line-up; each thread has its own."""

    def __init__(self, setting: Setting, line_up: LineUp, per_setup: int = 1, weighed: int = 0) -> None:
        self.setting = replace(setting)  # a referee has scratch space: threads must not share one
        self.line_up = line_up
        self.per_setup = per_setup
        self.weighed = weighed
        game = setting.game
        self._start = game.new(setting)
        self._room = scratch(self._start.dtype, game.most_steps, setting.players, game.has_clock)
        self._compiled = all(name in KERNEL for name in line_up.names)
        self._policies = np.array([policy_codes(self._known(turn)) for turn in range(line_up.rotations)])

    def _known(self, turn: int) -> Sequence[str]:
        return self.line_up.rotated(turn) if self._compiled else [KERNEL[0]] * self.setting.players

    def play(self, seed: int, first: int, count: int) -> Watched:
        """The games first .. first + count - 1 of a seed."""
        seen = self._room_for(count)
        if self._compiled:
            self._watch(seed, first, NO_SCRIPT, seen)
            return seen
        for index in range(count):
            one = self._room_for(1)
            self._watch(seed, first + index, self._script(seed, first + index), one)
            for name in Watched._fields[:-2]:  # all but the room to try outcomes
                getattr(seen, name)[index] = getattr(one, name)[0]
        return seen

    def _room_for(self, count: int) -> Watched:
        game = self.setting.game
        return room_to_watch(
            count,
            self._start.dtype,
            self.setting.players,
            len(game.phases),
            len(game.counted),
            game.most_steps,
        )

    def _watch(self, seed: int, first: int, script: np.ndarray, seen: Watched) -> None:
        watch_games(
            self.setting.rules,
            self._start,
            seed,
            first,
            self.per_setup,
            self._policies,
            script,
            self.weighed,
            seen,
            self._room,
        )

    def _script(self, seed: int, game: int) -> np.ndarray:
        """The steps of one game between players that the kernel does not know."""
        match = self._match(seed, game)
        steps = [
            step for played in match.line for step in self.setting.game.parse(self.setting, played.before, played.token)
        ]
        return np.array(steps, np.int32)

    def _match(self, seed: int, game: int) -> Match:
        """One game, played to its end: it depends on nothing but its numbers."""
        chance = game // self.line_up.rotations
        source = stream(seed, chance)
        players: list[Player] = [
            player(self.setting, name, stream(source, 1 + seat), 1)
            for seat, name in enumerate(self.line_up.rotated(game))
        ]
        if self.per_setup == 1:
            match = Match(self.setting, source)
        else:
            match = Match(self.setting, stream(seed, SETUPS + chance // self.per_setup))
            while not self.setting.game.turn_label(self.setting, match.state):
                match.play(players[match.actor].choose(match))
            match.deal_from(source)
        play_out(match, players)
        return match


def warm(setting: Setting) -> None:
    """Compile what watching games of this setting needs, or load it from the cache."""
    Watcher(setting, LineUp(("random",) * setting.players)).play(0, 0, 0)
