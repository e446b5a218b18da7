"""Whole games between players of any kind, a step at a time from Python: for players that the kernel does not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from donjons.core.chance import stream
from donjons.core.game import Setting
from donjons.core.match import Match
from donjons.engines.batch import Simulator
from donjons.engines.names import KERNEL
from donjons.engines.players import Player, player
from donjons.engines.playouts import Games, room_for


def play_out(match: Match, players: Sequence[Player]) -> None:
    """Play a match to its end, each seat by its player."""
    while not match.over:
        match.play(players[match.actor].choose(match))


class Contest:
    """Plays games of one setting with one line-up, as Simulator does; each thread has its own."""

    def __init__(self, setting: Setting, engines: Sequence[str]) -> None:
        self.setting = replace(setting)  # a referee has scratch space: threads must not share one
        self.engines = engines

    def play(self, seed: int, first: int, count: int) -> Games:
        """The games first .. first + count - 1 of a seed."""
        games = room_for(count, self.setting.game.new(self.setting).dtype, self.setting.players)
        for index in range(count):
            match = self.match(stream(seed, first + index))
            games.states[index] = match.state[0]
            games.steps[index] = len(match.line)
            games.payoffs[index] = self.setting.referee.payoff(match.state)
            games.endings[index] = self.setting.referee.ending(match.state)
        return games

    def match(self, seed: int) -> Match:
        """One game, played to its end. Its players begin afresh, so that it depends on nothing but its seed."""
        match = Match(self.setting, seed)
        play_out(
            match, [player(self.setting, name, stream(seed, 1 + seat), 1) for seat, name in enumerate(self.engines)]
        )
        return match


def simulator(setting: Setting, engines: Sequence[str]) -> Simulator | Contest:
    """What plays games of this line-up fastest."""
    return Simulator(setting, engines) if all(name in KERNEL for name in engines) else Contest(setting, engines)
