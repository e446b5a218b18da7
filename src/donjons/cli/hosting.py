"""A game that the command line hosts: its seats, its engines, and the file that keeps it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from donjons.cli.words import HUMAN
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import Record
from donjons.engines.players import Player, player


class HostedGame:
    """What a game for people and a game for programs have in common."""

    def __init__(self, match: Match, seats: list[str], path: Path, language: Language) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.language = language
        self._engines: dict[str, Player] = {}

    def engine(self, name: str) -> Player:
        if name not in self._engines:
            self._engines[name] = player(self.match.setting, name, self.match.seed or 0)
        return self._engines[name]

    def is_human_to_play(self) -> bool:
        return self.seats[self.match.actor] == HUMAN

    def play_and_keep(self, token: str) -> None:
        """Play a step, or raise what is wrong with it; once played it is kept."""
        self.match.play(token)
        self.keep()

    def keep(self) -> None:
        """Write the record to its file, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text(self.record(), encoding="utf-8")
        os.replace(fresh, self.path)

    def record(self) -> str:
        headers = {"seats": " ".join(self.seats), "date": time.strftime("%Y-%m-%d")}
        return Record.of(self.match, headers).text()

    def seat_name(self) -> str:
        seat = self.match.actor
        letter = self.match.setting.game.seat_name(self.match.setting, self.match.state, seat)
        return str(seat + 1) if letter == "-" else letter
