"""Gestures: every legal step is found again by pointing at it, and a wrong one is answered to the point."""

from __future__ import annotations

import donjons
from donjons.core.gesture import Wish
from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from guerre_playing import GAME, Moment
from guerre_watching import in_every_game

WAR = "pos n=3 phase={phase} pope=2 gold=12,0,3 | 0 ROU*3 EVR2 CAE4 | 1 LIL*1 EUU3 | 2 PAR2 REN*2"


def pointed_at(match: Match, wish: Wish) -> list[str]:
    setting = match.setting
    steps = setting.game.meant(setting, match.state, wish)
    return [setting.game.write(setting, match.state, step) for step in steps]


def refusals(match: Match, wish: Wish) -> dict[str, str | None]:
    return {token: match.why(token) for token in pointed_at(match, wish)}


@in_every_game
def test_every_legal_step_is_found_by_pointing_at_it(line: list[Moment]) -> None:
    for moment in line[::3]:
        setting, state = moment.setting, moment.state
        if setting.referee.actor(state) == CHANCE:
            continue
        for step in moment.legal:
            gesture = setting.game.gesture(setting, state, step)
            wish = Wish(gesture.kind, gesture.piece, gesture.origin, gesture.target, gesture.count)
            assert setting.game.meant(setting, state, wish) == [step]


@in_every_game
def test_a_shortcut_is_legal_step_by_step(line: list[Moment]) -> None:
    for moment in line[::3]:
        setting = moment.setting
        for shortcut in list(setting.game.shortcuts(setting, moment.state))[::7]:
            state = moment.state.copy()
            for step in shortcut.steps:
                assert step in setting.referee.legal(state)
                setting.referee.play(state, step)


def test_standing_still_and_acting_is_one_gesture() -> None:
    match = GAME.match_from(WAR.format(phase="MOVE"))
    setting = match.setting
    shortcuts = list(setting.game.shortcuts(setting, match.state))
    after = GAME.match_from(WAR.format(phase="ACT"))
    lines = [[setting.game.write(setting, match.state, step) for step in shortcut.steps] for shortcut in shortcuts]
    assert sorted(lines) == sorted(["-", token] for token in after.legal())


def test_several_recruits_for_one_place_are_one_gesture() -> None:
    match = GAME.match_from("pos phase=EVENT | 0 ROU*2 EVR3 CAE1 | 1 BOR*1")
    match.play("@e4")
    setting = match.setting
    shortcuts = setting.game.shortcuts(setting, match.state)
    assert match.fact("left") == "2"
    assert [(each.gesture.origin, each.gesture.count, len(each.steps)) for each in shortcuts] == [
        ("ROU", 2, 2),
        ("CAE", 2, 2),
    ]


def test_a_place_offers_each_road_and_each_building_or_the_reason_against_it() -> None:
    match = GAME.match_from(WAR.format(phase="ACT"))
    assert refusals(match, Wish(origin="EVR")) == {
        "EVR>ROU.1": "NO_FIRST_MOVE",
        "EVRxPAR.1": "PROTECTED",
        "EVR>CAE.1": "NO_FIRST_MOVE",
        "EVRxMAN.1": None,
        "EVRxCHA.1": None,
        "EVR=F": None,
        "EVR=C": None,
    }
    assert set(refusals(match, Wish(origin="EUU")).values()) == {"NOT_YOURS"}


def test_a_refusal_is_that_of_the_step_that_was_meant() -> None:
    match = GAME.match_from(WAR.format(phase="ACT"))
    assert refusals(match, Wish(origin="ROU", target="LIL")) == {"ROUxLIL.1": "NOT_LINKED"}
    assert refusals(match, Wish("attack", origin="EVR", target="MAN", count=2)) == {"EVRxMAN.2": "KEEP_ONE"}
    assert refusals(match, Wish("build", "church", "ROU")) == {"ROU=C": "CAPITAL"}
    assert pointed_at(match, Wish("fly", origin="ROU")) == []
    assert pointed_at(match, Wish("attack", origin="ROM")) == []
    assert pointed_at(match, Wish("attack", origin=19)) == []
    new = donjons.game("guerre").start(2)
    new.play("@s0")
    assert refusals(new, Wish(origin="PAR")) == {"*PAR": "NOT_A_SITE"}
