"""Measures made of what a game counts: figures listed side by side, and the use and worth of things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from donjons.core.game import Game, Setting
from donjons.core.verbs import NOBODY
from donjons.lab.columns import NOTHING, Column, Kind, Measure, Sight, Text, Values

Reader = Callable[[Sight], Values]


@dataclass(frozen=True)
class Figure:
    """A column and how it is read."""

    column: Column
    read: Reader
    players: int = 0  # with fewer it says nothing
    fits: Callable[[Game], bool] = lambda game: True  # nor of other games

    def says_something(self, setting: Setting) -> bool:
        return self.players <= setting.players and self.fits(setting.game)


def listed(
    key: str, title: Text, meaning: Text, fits: Callable[[Game], bool], figures: Sequence[Figure], weighed: int = 0
) -> Measure:
    """A measure of these figures, under its own name."""
    own = [replace(figure, column=owned(key, figure.column)) for figure in figures]

    def told(setting: Setting) -> list[Figure]:
        return [figure for figure in own if figure.says_something(setting)]

    return Measure(
        key,
        title,
        meaning,
        lambda setting, line_up: [figure.column for figure in told(setting)],
        lambda sight: {figure.column.key: figure.read(sight) for figure in told(sight.setting)},
        fits,
        weighed,
    )


def owned(key: str, column: Column) -> Column:
    """Columns are told apart by the measure they belong to."""
    return replace(column, key=f"{key}_{column.key}", over=f"{key}_{column.over}" if column.over else "")


def text(en: str, fr: str) -> Text:
    return {"en": en, "fr": fr}


def total(*words: str) -> Reader:
    """Of each game: how often these were counted, all seats together."""
    return lambda sight: sum((sight.count(word).sum(axis=1) for word in words), np.zeros(len(sight.seen.steps)))


def hidden(key: str, read: Reader) -> Figure:
    """What shares are taken of."""
    return Figure(Column(key, text(key, key), Kind.HIDDEN), read)


def number(key: str, title: Text, read: Reader) -> Figure:
    return Figure(Column(key, title, Kind.NUMBER), read)


def share_of_games(key: str, title: Text, read: Reader, is_main: bool = False) -> Figure:
    """Something that is so in a game or not."""
    return Figure(Column(key, title, Kind.SHARE, is_main=is_main), read)


def share(key: str, over: str, title: Text, read: Reader, is_main: bool = False) -> Figure:
    """A sum over all games as a percentage of another."""
    return Figure(Column(key, title, Kind.RATIO, over=over, is_main=is_main), read)


def rate(key: str, over: str, title: Text, read: Reader, is_main: bool = False) -> Figure:
    """A sum over all games for one of another."""
    return Figure(Column(key, title, Kind.RATE, over=over, is_main=is_main), read)


def used(key: str, title: Text, meaning: Text, fits: Callable[[Game], bool], things: Mapping[str, Text]) -> Measure:
    """How often a seat uses each of these, and how much more the winner did than the others."""

    def figures(word: str, thing: Text) -> list[Figure]:
        return [
            number(f"{word}_use", thing, lambda sight: sight.count(word).mean(axis=1)),
            number(f"{word}_worth", extended(thing, WORTH), lambda sight: worth(sight, word)),
        ]

    return listed(key, title, meaning, fits, [one for word, thing in things.items() for one in figures(word, thing)])


WORTH = text("more in the hands of the winner", "en plus chez le vainqueur")


def extended(thing: Text, more: Text) -> Text:
    return text(f"{thing['en']}: {more['en']}", f"{thing['fr']} : {more['fr']}")


def worth(sight: Sight, word: str) -> Values:
    return more(sight, sight.count(word))


def more(sight: Sight, values: Values) -> Values:
    """What the winner has of something less the mean of the others; nothing is said of games without a sole winner."""
    others = values.shape[1] - 1
    if others == 0:
        return np.full(len(values), NOTHING)
    winner = of_winner(sight, values)
    found: Values = winner - (values.sum(axis=1) - winner) / others
    return found


def of_winner(sight: Sight, values: Values) -> Values:
    """What the sole winner has of something, [game, seat]; nothing where there is none."""
    wins = sight.wins()
    return np.where(wins.max(axis=1) == 1, (wins * values).sum(axis=1), NOTHING)


def standing_after(sight: Sight, rounds: int) -> Values:
    """[game, seat] what people saw as who leads when so many rounds were over, of games that lasted longer."""
    seen = sight.seen
    moments = rounds // seen.strides - 1
    there = (rounds % seen.strides == 0) & (moments < seen.moments - 1)
    standing = seen.standings[np.arange(len(moments)), np.where(there, moments, 0)]
    return np.where(there[:, None], standing, NOTHING)


def wins_of(sight: Sight, seats: Values) -> Values:
    """The part in the first place of one seat of each game; nothing where it is NOBODY."""
    wins = sight.wins()[np.arange(len(seats)), np.maximum(seats, 0)]
    return np.where(seats != NOBODY, wins, NOTHING)
