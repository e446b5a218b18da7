"""Where random games of guerre begin, and tests that watch them."""

from __future__ import annotations

from guerre_playing import KEY, Moment, moments
from guerre_positions import random_position
from guerre_tables import guerre_tables
from lines_of_play import Watching


def is_play(moment: Moment) -> bool:
    return moment.before.round_no > 0


GUERRE = Watching(KEY, guerre_tables(), random_position, moments, is_play, steps=120, examples=40)
openings, mid_games, printed_games, starts = GUERRE.openings, GUERRE.mid_games, GUERRE.printed_games, GUERRE.starts
watching, in_every_game, after_every_step = GUERRE.from_starts, GUERRE.in_every_game, GUERRE.after_every_step
