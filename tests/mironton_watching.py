"""Where random games of mironton begin, and tests that watch them."""

from __future__ import annotations

from donjons.games.mironton.state import Phase
from lines_of_play import Watching
from mironton_playing import KEY, Moment, moments
from mironton_positions import random_position
from mironton_tables import mironton_tables


def is_play(moment: Moment) -> bool:
    return bool(moment.before.phase != Phase.SETUP)


MIRONTON = Watching(KEY, mironton_tables(), random_position, moments, is_play, steps=150, examples=30)
openings, mid_games, printed_games = MIRONTON.openings, MIRONTON.mid_games, MIRONTON.printed_games
starts, in_every_game, after_every_step = MIRONTON.starts, MIRONTON.in_every_game, MIRONTON.after_every_step
