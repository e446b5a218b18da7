"""A round of combat as it went: the dice of both sides, who won, and what it cost (§8.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from donjons.boards.dungeon import Dungeon
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton.crew import Figure, Party
from donjons.games.mironton.explain_fight import Round, lost
from donjons.games.mironton.explain_log import is_same_round
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import Await
from donjons.games.mironton.steps import Kind, kind_of
from donjons.games.mironton.units_text import GUARDIAN_WORD
from donjons.games.mironton.verbs import play
from donjons.games.mironton.view_sides import round_of
from donjons.games.mironton.view_types import MirontonCost, MirontonFigure, MirontonScene
from donjons.games.mironton.view_units import figure_view

BITS = (Kind.WTYPE, Kind.DOMINANT, Kind.SIZE, Kind.CLASS, Kind.LVL, Kind.SIGHT)  # of somebody who is about to appear


def is_bit(setting: Setting, before: Records, step: int) -> bool:
    """Is this die told with a later one: of somebody who appears, of a round, of a stray on its way?"""
    kind = kind_of(step)
    if kind in BITS:
        return True
    _, was = reading(setting.rules, before)
    if kind != Kind.WANDER and not was.fighting:
        return False
    after = before.copy()
    setting.referee.play(after, step)
    _, now = reading(setting.rules, after)
    if was.fighting:
        return is_same_round(was, now)
    return now.awaits == Await.WANDER and now.active == was.active


def scene(rules: Records, before: Records, dungeon: Dungeon, step: int, language: Language) -> MirontonScene | None:
    """What there was to see at these dice, if a round of combat ended with them."""
    was, now = Words(rules, before, dungeon, language), Words(rules, before.copy(), dungeon, language)
    if not was.state.fighting:
        return None
    play(now.rules, now.state, step)
    if is_same_round(was.state, now.state):
        return None
    fight = Round([(was, step)], now)
    parties = {party.name: party for side in (0, 1) for party in fight.parties[side]}
    return {
        "kind": "round",
        "round": round_of(dungeon, was.rules, was.state),
        "hits": list(fight.hits),
        "dealt": [fight.dealt_to(1), fight.dealt_to(0)],
        "costs": [cost for party in parties.values() for cost in _cost(now, party)],
        "says": list(fight.whole()),
    }


def _cost(now: Words, party: Party) -> Iterator[MirontonCost]:
    """What a unit lost, if anything; a slain dragon has a successor at once."""
    left = now.by_name().get(party.name)
    is_slain = party.name == GUARDIAN_WORD and left is not None and left.hp > party.hp
    if left is None or is_slain:
        yield {"unit": party.name, "lost": _figures(party.figures), "hurt": [], "gone": True}
    elif left.figures != party.figures:
        hurt = [figure for figure in (Counter(left.figures) - Counter(party.figures)).elements() if figure.is_wounded]
        dead = lost(party.figures, left.figures)
        yield {"unit": party.name, "lost": _figures(dead), "hurt": _figures(hurt), "gone": False}


def _figures(figures: tuple[Figure, ...] | list[Figure]) -> list[MirontonFigure]:
    return [figure_view(figure, figure.kind) for figure in figures]
