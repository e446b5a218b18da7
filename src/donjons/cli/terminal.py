"""The loop of a game in the terminal: draw, ask, play, keep."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from donjons.cli.console import out
from donjons.cli.pictures import as_text
from donjons.cli.words import COMMAND_OF, WORDS
from donjons.core.errors import BadNotation, DonjonsError, IllegalStep
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import Record
from donjons.engines.batch import Engine
from donjons.games import CATALOGUE

FEW = 60  # legal steps listed without being asked


class TerminalGame:
    """One game, its seats, and the file that keeps it."""

    def __init__(self, match: Match, seats: list[str], path: Path, language: Language, resumed: bool) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.language = language
        self.words = WORDS[language]
        self.title = next(entry.title for entry in CATALOGUE if entry.key == match.setting.game.key)
        self.resumed = resumed
        self.engines = {name: Engine(match.setting, name, match.seed or 0) for name in set(seats) - {"human"}}
        self.listed: list[str] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.say("help"),
            "why": self.why,
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "hint": lambda _: self.hint(),
            "board": lambda _: self.draw(),
            "all": lambda _: self.list_steps(everything=True),
            "save": self.save_copy,
        }

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        greeting = "resumed" if self.resumed else "welcome"
        self.keep()
        self.say(greeting, title=self.title, seed=self.match.seed, path=self.path, steps=len(self.match.line))
        try:
            while not self.match.over:
                if self.seats[self.match.actor] == "human":
                    if not self.ask():
                        break
                else:
                    self.let_engine_play()
        except (KeyboardInterrupt, EOFError):
            out.print()
        if self.match.over:
            self.draw()
            out.print(Text(self.match.result(self.language), style="bold"))
        else:
            self.say("left", path=self.path)

    def say(self, key: str, **values: object) -> None:
        out.print(Text(self.words[key].format(**values)), soft_wrap=True)

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

    def let_engine_play(self) -> None:
        name = self.seats[self.match.actor]
        seat = self.seat_name()
        token = self.engines[name].choose(self.match)
        sentence = self.match.explain(token, self.language)
        self.match.play(token)
        self.keep()
        self.say("played", seat=seat, engine=name, token=token, sentence=sentence)

    def ask(self) -> bool:
        """Ask the player for one step; False when he leaves."""
        self.draw()
        self.list_steps(everything=False)
        turn = len(self.match.line)
        while len(self.match.line) == turn and not self.match.over:
            text = out.input(Text(self.words["prompt"].format(seat=self.seat_name()), style="bold")).strip()
            word, _, rest = text.partition(" ")
            command = COMMAND_OF.get(word.lower())
            if command == "quit":
                return False
            if command is not None:
                self.commands[command](rest.strip())
            elif text:
                self.play(text)
        return True

    def draw(self) -> None:
        setting = self.match.setting
        out.print(as_text(setting.game.draw(setting, self.match.state, self.language)), soft_wrap=True)

    def list_steps(self, everything: bool) -> None:
        """Number the legal steps; a long list is cut unless all of it is asked for."""
        self.listed = self.match.legal()
        shown = self.listed if everything else self.listed[:FEW]
        cells = [Text.assemble((f"{number:>3} ", "dim"), token) for number, token in enumerate(shown, 1)]
        out.print(Columns(cells, padding=(0, 2), equal=True))
        if len(shown) < len(self.listed):
            out.print(Text(f"... {len(self.listed) - len(shown)} +", style="dim"))
        self.say("choices")

    def play(self, text: str) -> None:
        """Play a step given by its number or its notation, or say why not."""
        token = self.listed[int(text) - 1] if text.isdecimal() and 1 <= int(text) <= len(self.listed) else text
        try:
            self.match.play(token)
            self.keep()
        except BadNotation as error:
            self.say("unknown", text=text, error=error)
        except IllegalStep:
            out.print(Text(self.match.explain(token, self.language), style="yellow"), soft_wrap=True)

    def why(self, token: str) -> None:
        if not token:
            self.say("why_what")
            return
        try:
            out.print(Text(self.match.explain(token, self.language)), soft_wrap=True)
        except DonjonsError as error:
            out.print(Text(str(error)), soft_wrap=True)

    def undo(self) -> None:
        """Take back to the last step that a person played."""
        if not any(played.actor >= 0 and self.seats[played.actor] == "human" for played in self.match.line):
            self.say("nothing_to_undo")
            return
        while self.match.undo() and self.seats[self.match.actor] != "human":
            pass
        self.keep()

    def redo(self) -> None:
        if not self.match.redo():
            self.say("nothing_to_redo")
            return
        while not self.match.over and self.seats[self.match.actor] != "human" and self.match.redo():
            pass
        self.keep()

    def hint(self) -> None:
        engine = self.engines.setdefault("greedy", Engine(self.match.setting, "greedy"))
        token = engine.choose(self.match)
        self.say("hint", token=token, sentence=self.match.explain(token, self.language))

    def save_copy(self, name: str) -> None:
        if not name:
            self.say("save_what")
            return
        path = Path(name).expanduser()
        try:
            path.write_text(self.record(), encoding="utf-8")
        except OSError as error:
            out.print(Text(f"{path}: {error.strerror}."))
            return
        self.say("saved", path=path)
