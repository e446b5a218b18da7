"""The loop of a game in the terminal: draw, ask, play, keep."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from donjons.cli.console import out
from donjons.cli.hosting import HostedGame
from donjons.cli.pictures import as_text
from donjons.cli.words import COMMAND_OF, HUMAN, WORDS
from donjons.core.errors import BadNotation, DonjonsError, IllegalStep
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.games import CATALOGUE

FEW = 60  # legal steps listed without being asked


class TerminalGame(HostedGame):
    """A game for people: the board drawn, the steps numbered, sentences in their language."""

    def __init__(self, match: Match, seats: list[str], path: Path, language: Language, resumed: bool) -> None:
        super().__init__(match, seats, path, language)
        self.words = WORDS[language]
        self.title = next(entry.title for entry in CATALOGUE if entry.key == match.setting.game.key)
        self.resumed = resumed
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.listed: list[str] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.say("help", example=self.listed[0]),
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
                if not self.is_human_to_play():
                    self.let_engine_play()
                elif not self.ask():
                    break
        except (KeyboardInterrupt, EOFError):
            out.print()
        if self.match.over:
            self.draw()
            out.print(Text(self.match.result(self.language), style="bold"))
        else:
            self.say("left", path=self.path)

    def say(self, key: str, **values: object) -> None:
        out.print(Text(self.words[key].format(**values)), soft_wrap=True)

    def let_engine_play(self) -> None:
        name, seat = self.seats[self.match.actor], self.seat_name()
        token = self.engine(name).choose(self.match)
        if self.is_sealed(token):
            self.say("sealed", seat=seat, engine=name)
        else:
            sentence = self.match.explain(token, self.language)
            self.say("played", seat=seat, engine=name, token=token, sentence=sentence)
        self.play_and_tell(token)

    def is_sealed(self, token: str) -> bool:
        """Is there somebody at the screen who must not see this step yet?"""
        return any(self.match.is_sealed(token, seat) for seat in self.humans)

    def play_and_tell(self, token: str) -> None:
        """Play a step and say what came of it: the dice, the cards, what was sealed."""
        since = len(self.match.line)
        self.play_and_keep(token)
        for sentence in self.match.told(since, self.language):
            out.print(Text(sentence, style="dim"), soft_wrap=True)

    def ask(self) -> bool:
        """Ask the player for one step; False when he leaves."""
        self.draw()
        self.list_steps(everything=False)
        turn = len(self.match.line)
        while len(self.match.line) == turn and not self.match.over:
            prompt = Text(self.words["prompt"].format(seat=self.seat_name()), style="bold")
            text = out.input(prompt, password=self.is_sealed(self.listed[0])).strip()
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
        seen = self.match.seen_by(None if self.match.over else self.match.actor)
        out.print(as_text(setting.game.draw(setting, seen, self.language)), soft_wrap=True)

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
            self.play_and_tell(token)
        except BadNotation as error:
            self.say("unknown", text=text, error=error)
        except IllegalStep:
            out.print(Text(self.match.explain(token, self.language), style="yellow"), soft_wrap=True)

    def why(self, token: str) -> None:
        if not token:
            self.say("why_what", example=self.listed[0])
            return
        try:
            out.print(Text(self.match.explain(token, self.language)), soft_wrap=True)
        except DonjonsError as error:
            out.print(Text(str(error)), soft_wrap=True)

    def undo(self) -> None:
        """Take back to the last step that a person played."""
        if not any(played.actor >= 0 and self.seats[played.actor] == HUMAN for played in self.match.line):
            self.say("nothing_to_undo")
            return
        while self.match.undo() and not self.is_human_to_play():
            pass
        self.keep()

    def redo(self) -> None:
        if not self.match.redo():
            self.say("nothing_to_redo")
            return
        while not self.match.over and not self.is_human_to_play() and self.match.redo():
            pass
        self.keep()

    def hint(self) -> None:
        token = self.engine("greedy").choose(self.match)
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
