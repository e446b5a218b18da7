"""What a record proves: that it is whole, that every step is legal, and that nobody chose the dice."""

from __future__ import annotations

from dataclasses import dataclass

from donjons.core.dice import Committed, dice_of
from donjons.core.game import Game
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import Record, check_dice, replay

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "steps": "{steps} steps of {game}, all legal.",
        "seed": " {checked} outcomes of chance follow from the seed.",
        "secret": " {checked} outcomes of chance follow from the secret that was committed to.",
        "commitment": " The dice are committed to; their secret is shown when the game is over.",
    },
    "fr": {
        "steps": "{steps} coups de {game}, tous permis.",
        "seed": " {checked} tirages découlent de la graine.",
        "secret": " {checked} tirages découlent du secret engagé au départ.",
        "commitment": " Les dés sont engagés ; leur secret est montré quand la partie est finie.",
    },
}


@dataclass(frozen=True)
class Proof:
    match: Match
    dice: str | None  # what the dice follow from: seed, secret, or commitment as long as that is kept secret
    checked: int | None  # so many outcomes of chance do follow

    def sentence(self, language: Language) -> str:
        """What is proved, and how the game ended."""
        words, setting = WORDS[language], self.match.setting
        facts = {"steps": len(self.match.line), "game": setting.game.key, "checked": self.checked}
        text = words["steps"] + (words[self.dice] if self.dice else "")
        return text.format(**facts) + (f" {self.match.result(language)}" if self.match.over else "")


def prove(record: Record, game: Game) -> Proof:
    """Replay a record, each step checked by the rules, and its dice where they are known; BadRecord if it is false."""
    dice = dice_of(record.headers)
    match = replay(record, game)
    if dice is None:
        return Proof(match, "commitment" if "commitment" in record.headers else None, None)
    return Proof(match, "secret" if isinstance(dice, Committed) else "seed", check_dice(record, game))
