"""Whole turns played in every way: the positions that all steps reach, and those that canonical steps reach."""

from __future__ import annotations

from hypothesis import assume

from donjons.core.game import Game, Setting
from donjons.core.layout import Records
from donjons.games.barons.state import Phase
from playing import content

CANONICAL_ONLY = ("first_piece", "first_from", "first_to", "last_key", "last_capture")
OF_THE_TURN = ("die", "actions", "first_action", "bonus_used", "moved", *CANONICAL_ONLY)
MOST_NODES = 5_000


class TooLarge(Exception):
    """A position with more sequences than a test can wait for."""


def ends_of_turn(setting: Setting, start: Records, canonical: bool) -> set[bytes]:
    """The positions at the end of the turn, by playing every sequence of steps."""
    referee, ends, seen, waiting = setting.referee, set(), set(), [start]
    while waiting:
        state = waiting.pop()
        for step in referee.legal(state, canonical=canonical):
            following = state.copy()
            referee.play(following, step)
            if following["phase"][0] == Phase.OVER or following["seat"][0] != start["seat"][0]:
                forget(following, OF_THE_TURN)
                ends.add(content(following))
                continue
            if not canonical:
                forget(following, CANONICAL_ONLY)
            key = content(following)
            if key not in seen:
                seen.add(key)
                waiting.append(following)
        if len(seen) > MOST_NODES:
            raise TooLarge
    return ends


def forget(state: Records, names: tuple[str, ...]) -> None:
    for name in names:
        state[name] = 0


def check(game: Game, position: str) -> None:
    """Canonical steps lose no position at the end of the turn; positions that are too large are left out."""
    match = game.match_from(position)
    try:
        everything = ends_of_turn(match.setting, match.state, canonical=False)
        filtered = ends_of_turn(match.setting, match.state, canonical=True)
    except TooLarge:
        assume(False)
    assert filtered <= everything
    assert everything <= filtered, f"{len(everything - filtered)} of {len(everything)} positions are lost"
