"""Canonical steps lose no outcome (section 6): villages and recruits, exhaustively; all else is never filtered."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.guerre.state import Phase
from donjons.games.guerre.steps import Kind, kind_of
from guerre_playing import GAME, moments
from guerre_watching import starts
from playing import Start, begin, content
from strategies import SEEDS

FILTERED = (Phase.VILLAGE, Phase.RECRUIT)


def ends(setting: Setting, start: Records, canonical: bool) -> list[bytes]:
    """The positions after all the choices of this kind of one seat, one for each sequence that leads there."""
    referee, found, waiting = setting.referee, [], [start]
    while waiting:
        state = waiting.pop()
        for step in referee.legal(state, canonical=canonical):
            following = state.copy()
            referee.play(following, step)
            same = all(following[name][0] == start[name][0] for name in ("phase", "seat"))
            if same:
                waiting.append(following)
            else:
                found.append(content(following))
    return found


def check(setting: Setting, state: Records) -> None:
    everything, filtered = ends(setting, state, False), ends(setting, state, True)
    assert set(filtered) == set(everything)
    assert len(filtered) == len(set(filtered)), "a position is reached twice"


@settings(max_examples=100)
@given(seed=SEEDS)
def test_each_set_of_recruits_is_placed_in_one_way(seed: int) -> None:
    """Up to five recruits on up to five places of a house, some of them full, the cities only with a switch."""
    random = Random(seed)
    places = random.sample(["EVR", "CAE", "EUU", "MAN", "AMI", "PAR", "CHA"], random.randint(1, 4))
    changes = {
        "recruit_city": str(random.randint(0, 2)),
        "recruit_villages_per_token": str(random.randint(1, 3)),
        "recruit_where": random.choice(("anywhere", "anywhere", "cities")),
    }
    mine = " ".join(f"{name}{random.randint(2, 4)}" for name in places)
    words = " ".join(f"{name}={value}" for name, value in changes.items())
    match = GAME.match_from(f"pos phase=EVENT {words} | 0 ROU*{random.randint(4, 6)} {mine} | 1 LIL*6 BRU4")
    match.play("@e4")
    if match.fact("phase") == "RECRUIT":
        check(match.setting, match.state)


def test_each_pair_of_villages_is_chosen_in_one_way() -> None:
    for villages in (0, 1, 2, 3):
        for players in (2, 6):
            match = GAME.start(players, changes={"start_villages": str(villages)})
            match.play("@s0")
            for site in match.legal():
                state = match.state.copy()
                (step,) = GAME.parse(match.setting, state, site)
                match.setting.referee.play(state, step)
                if state["phase"][0] == Phase.VILLAGE:
                    check(match.setting, state)


@settings(max_examples=40)
@given(start=starts(), seed=SEEDS)
def test_nothing_else_is_filtered_and_some_step_is_always_left(start: Start, seed: int) -> None:
    referee = begin(start).setting.referee
    for moment in moments(start, seed, 100):
        canonical = referee.legal(moment.state, canonical=True)
        if moment.before.phase in FILTERED:
            assert canonical
            assert set(canonical) <= set(moment.legal)
            assert {kind_of(step) for step in canonical} <= {Kind.VILLAGE, Kind.RECRUIT}
        else:
            assert canonical == moment.legal
