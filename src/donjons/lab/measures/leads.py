"""The course of a game: who leads after each round, who comes back, and when it is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import NOTHING, Column, Kind, Measure, Sight, Values

COLUMNS = (
    Column(
        "comeback",
        {"en": "Games won by somebody who was behind at half time", "fr": "Parties gagnées par un mené à la mi-temps"},
        Kind.SHARE,
        is_main=True,
    ),
    Column(
        "last_comeback",
        {
            "en": "Games won by somebody who was last at half time",
            "fr": "Parties gagnées par le dernier à la mi-temps",
        },
        Kind.SHARE,
    ),
    Column(
        "lead_changes",
        {"en": "Changes of the sole leader in a game", "fr": "Changements de meneur dans une partie"},
        Kind.NUMBER,
    ),
    Column(
        "decided",
        {"en": "When the winner takes the lead for good", "fr": "Quand le vainqueur prend la tête pour de bon"},
        Kind.SHARE,
    ),
    Column(
        "late_turn",
        {"en": "Games decided in their last tenth", "fr": "Parties décidées dans leur dernier dixième"},
        Kind.SHARE,
    ),
    Column(
        "last_round",
        {
            "en": "Games whose winner did not lead alone as the last round began",
            "fr": "Parties dont le vainqueur ne menait pas seul au début du dernier tour",
        },
        Kind.SHARE,
    ),
    Column(
        "drama",
        {"en": "Drama: how far behind the winner was", "fr": "Suspense : retard moyen du vainqueur"},
        Kind.NUMBER,
    ),
)


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    return COLUMNS


def read(sight: Sight) -> Mapping[str, Values]:
    wins = sight.wins()
    found = [
        course(sight.seen.standings[game, : sight.seen.moments[game]], wins[game])
        for game in range(len(sight.seen.steps))
    ]
    columns = {column.key: np.array([one[column.key] for one in found], float) for column in COLUMNS}
    columns["last_round"][sight.seen.strides > 1] = NOTHING  # of such long games not every round is kept
    return columns


def course(standings: Values, wins: Values) -> dict[str, float]:
    """What is told of one game; games that nobody wins alone have no comebacks."""
    before = standings[:-1]  # the last moment is the end
    changes = lead_changes(before)
    if wins.max() < 1 or len(before) < 2:
        nothing = dict.fromkeys((column.key for column in COLUMNS), NOTHING)
        return nothing | {"lead_changes": float(changes)}
    winner = int(wins.argmax())
    behind = before.max(axis=1) - before[:, winner]
    half = before[(len(before) - 1) // 2]
    lasts = np.flatnonzero(~leads_alone(before, winner))
    decided = (lasts[-1] + 1) / len(before) if len(lasts) else 0.0
    return {
        "comeback": float(half[winner] < half.max()),
        "last_comeback": float(half[winner] < half.max() and half[winner] == half.min()),
        "lead_changes": float(changes),
        "decided": decided,
        "late_turn": float(decided > 0.9),
        "last_round": float(decided == 1),
        "drama": float(np.sqrt(behind / np.maximum(1.0, before.max(axis=1))).mean()),
    }


def leads_alone(standings: Values, seat: int) -> Values:
    others = np.delete(standings, seat, axis=1)
    alone: Values = standings[:, seat] > others.max(axis=1)
    return alone


def lead_changes(standings: Values) -> int:
    """How often the sole leader is another than the sole leader before; a shared lead changes nothing by itself."""
    top = standings.max(axis=1, keepdims=True)
    alone = (standings == top).sum(axis=1) == 1
    leaders = standings.argmax(axis=1)[alone]
    return int((leaders[1:] != leaders[:-1]).sum())


LEADS = Measure(
    "leads",
    {"en": "Leads and comebacks", "fr": "Avances et retours"},
    {
        "en": "Who leads is read off the table after each round, by the points that people see. A comeback is a win of "
        "somebody who had fewer points than the leader at half time. A game is decided when its winner takes the lead "
        "for good (100 %: only in the last round). Drama is 0 where the winner always led.",
        "fr": "Qui mène se lit sur la table après chaque tour, aux points que chacun voit. Un retour est la victoire "
        "de quelqu'un qui avait moins de points que le meneur à la mi-temps. Une partie est décidée quand le vainqueur "
        "prend la tête pour de bon (100 % : au dernier tour seulement). Le suspense vaut 0 si le vainqueur a toujours "
        "mené.",
    },
    columns,
    read,
    fits=lambda game: not game.is_shared,
)
