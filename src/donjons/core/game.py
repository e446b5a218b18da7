"""What a game is to the rest of the program: its verbs are compiled, everything else is here, in plain Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from donjons.core.ask import Referee
from donjons.core.drawing import Drawing
from donjons.core.errors import BadNotation
from donjons.core.gesture import Gesture, Shortcut, Wish
from donjons.core.layout import Records, Still
from donjons.core.odds import Odds
from donjons.core.parameters import Language, Parameters

if TYPE_CHECKING:
    from donjons.core.match import Match


@dataclass(frozen=True)
class Setting:
    """What is agreed before the first step: the game, the number of players and the parameters."""

    game: Game
    players: int
    parameters: Parameters

    @cached_property
    def rules(self) -> Records:
        return self.game.rules(self.parameters, self.players)

    @cached_property
    def still_rules(self) -> Still:
        """The rules for those who only read them: they never change."""
        return Still(self.rules, 0)

    @cached_property
    def referee(self) -> Referee:
        return Referee(self.rules, self.players, self.game.most_steps)

    def line(self) -> str:
        """The line that opens a record: `new n=2` and what differs from the defaults."""
        changes = self.parameters.changes(self.players)
        return " ".join(["new", f"n={self.players}", *(f"{name}={value}" for name, value in changes.items())])


class Game(ABC):
    """One game, or one edition of a family. A state is an array of one record, changed in place by the rules."""

    key: str
    parameters: type[Parameters]
    most_steps: ClassVar[int]
    """No position has more legal steps than this."""
    endings: ClassVar[tuple[str, ...]]
    """How a game can end, in one word each; the verb `ending` gives the index."""
    phases: ClassVar[tuple[str, ...]]
    """What kinds of step are awaited in turn, in one word each; the verb `phase` gives the index."""
    counted: ClassVar[tuple[str, ...]]
    """What `observe` counts for each seat, in one word each, in the order of the columns."""
    has_clock: ClassVar[bool] = False
    """Does a game soon end by itself, whatever is played?"""
    is_shared: ClassVar[bool] = False
    """Do all seats win or lose together?"""
    labels_needed: ClassVar[bool] = True
    """Must every line of a record begin with its turn, or is the label there for people only?"""
    has_secrets: ClassVar[bool] = True
    """May one seat see what another does not? Where all see the same it is shown at less cost."""

    def setting(self, players: int, changes: Mapping[str, str] | None = None) -> Setting:
        """Agree on a table: so many players, and changes of parameters by name."""
        return Setting(self, players, self.parameters.table(players, changes or {}))

    def start(self, players: int, seed: int | None = None, changes: Mapping[str, str] | None = None) -> Match:
        """A new match. With a seed chance is drawn by itself; without one its steps are played like any other."""
        from donjons.core.match import Match

        return Match(self.setting(players, changes), seed)

    def match_from(self, position: str, seed: int | None = None) -> Match:
        """A match from a position written as text."""
        from donjons.core.match import Match

        setting, state = self.read_position(position)
        return Match(setting, seed, state)

    def attach(self, kind: str, name: str, text: str) -> Game:
        """The game with a board or the like that a file of cases describes, if it is of a kind that the game reads."""
        return self

    @abstractmethod
    def rules(self, parameters: Any, players: int) -> Records:
        """The record that the compiled rules read."""

    @abstractmethod
    def new(self, setting: Setting) -> Records:
        """The state before the first step of the set-up."""

    @abstractmethod
    def parse(self, setting: Setting, state: Records, token: str) -> tuple[int, ...]:
        """The steps that a token stands for, legal or not; BadNotation when it stands for none."""

    @abstractmethod
    def write(self, setting: Setting, state: Records, step: int) -> str:
        """The token of a step."""

    @abstractmethod
    def rule_name(self, rule: int) -> str:
        """The name of the rule behind a refusal."""

    @abstractmethod
    def read_position(self, text: str) -> tuple[Setting, Records]:
        """The table and the state that a `pos` line describes."""

    @abstractmethod
    def write_position(self, setting: Setting, state: Records) -> str:
        """A state as a `pos` line."""

    @abstractmethod
    def fact(self, setting: Setting, state: Records, name: str) -> str:
        """The value of a fact, as cases write it."""

    def restated(self, setting: Setting, state: Records, word: str) -> str:
        """What a case says of a state, put as it truly is: the very word where it is so."""
        name, equals, _ = word.partition("=")
        if not equals:
            raise BadNotation(f"{word[:80]!r} is no fact: write name=value.")
        return f"{name}={self.fact(setting, state, name)}"

    @abstractmethod
    def turn_label(self, setting: Setting, state: Records) -> str:
        """What a record's line begins with while this turn lasts; empty in the set-up."""

    @abstractmethod
    def seat_name(self, setting: Setting, state: Records, seat: int) -> str:
        """How a seat is called in notation."""

    @abstractmethod
    def ranking(self, setting: Setting, state: Records) -> list[int]:
        """Each seat's rank when the game is over."""

    @abstractmethod
    def rounds(self, states: Records) -> Any:
        """The number of rounds begun, for an array of states."""

    @abstractmethod
    def view(self, setting: Setting, state: Records, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator) sees, ready for JSON; its `family` says which board draws it."""

    def chart(self, setting: Setting) -> dict[str, Any] | None:
        """What a board must know beside every view and never changes: sent once to whoever comes."""
        return None

    @abstractmethod
    def explain_step(self, setting: Setting, state: Records, step: int, language: Language) -> str:
        """What a step does, as a sentence."""

    @abstractmethod
    def explain_refusal(self, setting: Setting, state: Records, step: int, rule: int, language: Language) -> str:
        """Why a step is refused and what to do instead, as a sentence."""

    @abstractmethod
    def explain_result(self, setting: Setting, state: Records, language: Language) -> str:
        """How a finished game ended, as a sentence."""

    def tell(self, setting: Setting, played: Sequence[tuple[Records, int]], language: Language) -> list[str]:
        """What came of the steps just played, as sentences: the states before and the steps, chance's included.

        Told is what the player did not know when he played: dice, cards, sealed bids. A game whose drawing shows all
        there is to see tells nothing.
        """
        return []

    def is_sealed(self, setting: Setting, state: Records, step: int, seat: int) -> bool:
        """Must this seat (or a spectator, NOBODY) not yet learn which step was played here?"""
        return False

    def sealed_steps(self, setting: Setting, state: Records) -> int:
        """So many of the last steps are sealed still."""
        return 0

    def gesture(self, setting: Setting, state: Records, step: int) -> Gesture:
        """What hands do for a step; a game that is not yet played with the mouse has one kind only."""
        return Gesture("step")

    def meant(self, setting: Setting, state: Records, wish: Wish) -> list[int]:
        """The steps, legal or not, that somebody means who points at the board."""
        return []

    def shortcuts(self, setting: Setting, state: Records) -> Iterable[Shortcut]:
        """Sequences of legal steps that a screen offers as one, such as standing still and then attacking."""
        return ()

    def odds(self, setting: Setting, state: Records, step: int) -> Odds | None:
        """What a step that opens or goes on with a fight promises; it may take a second to count."""
        return None

    def is_bit(self, setting: Setting, state: Records, step: int) -> bool:
        """Is this step a bit of something that is told and shown as one, such as a die of a throw but the last?"""
        return False

    def scene(self, setting: Setting, state: Records, step: int, language: Language) -> dict[str, Any] | None:
        """What a step brought to light and no position keeps, for a screen to show: dice that met, bids turned over."""
        return None

    @abstractmethod
    def draw(self, setting: Setting, state: Records, language: Language) -> Drawing:
        """The position as lines of text."""

    def join(self, tokens: Sequence[str]) -> list[str]:
        """Tokens of one turn as a record writes them: some may be written together."""
        return list(tokens)

    def split(self, token: str) -> list[str]:
        """A token of a record as the tokens that were played one by one."""
        return [token]

    def macro(self, setting: Setting, words: Sequence[str]) -> list[str]:
        """The tokens that one of the game's own case statements stands for."""
        raise BadNotation(f"{words[0]!r} is no statement of a case: see rules/README.md for the language of cases.")
