"""Positions of Guerre du passé and Donjon Mironton that the strongest levels must solve, whatever the dice."""

from __future__ import annotations

import pytest

import donjons
from donjons.core.layout import Records, view
from donjons.core.match import Match
from donjons.engines.players import engine
from donjons.games.guerre.atlas import place_index
from donjons.games.guerre.odds import attack_odds
from tactics import turn_of

STRONGEST = ("duke", "king")
ATTACKS = {
    "the capital that wins the game": (
        "pos n=2 phase=MOVE inf=20,20 gold=5,5 | 0 ROU*2 EUU2 STO4 | 1 LIL*1 BRU3 STQ1",
        "STOxLIL",
    ),
    "a village of a house that is about to win": (
        "pos n=2 phase=MOVE inf=20,34 gold=5,5 | 0 ROU*2 EUU2 STO4 | 1 LIL*6 BRU1 STQ2",
        "STOxBRU",
    ),
}
CITIES = {
    "a city without a lord": "pos n=2 phase=MOVE inf=33,20 gold=5,5 | 0 ROU*2 EVR4 | 1 LIL*2 BRU1 | - AMI0",
    "march, then take it": "pos n=2 phase=MOVE inf=33,20 gold=5,5 | 0 ROU*1 EVR4 CAE2 | 1 LIL*2 BRU1 | - AMI0",
}
WEAK_CAPITAL = "pos n=2 phase=MOVE inf=20,20 gold=5,5 | 0 ROU*1 EVR4 CAE4 | 1 LIL*6 AMI6 STQ2"
FIGHTS = {
    "the kill that wins on the last turn": (
        "pos turn=28 level=6 kills=9 phase=3 g1@COE[GTR*] g3@GAR[ORC*,ORL] b1@ARM<E[W2,C1]",
        "go:ARM",
    ),
    "the band before the Heart": ("pos level=1 phase=3 g1@CHA[GTR*,TRL] g2@DOR[ORC*] b1@20.8>S[W2,C2]", "go:20.8"),
}


def played(game: str, position: str, level: str) -> tuple[list[str], Match, Records]:
    match = donjons.game(game).match_from(position)
    found = engine(match.setting, level, threads=1)
    assert found is not None
    tokens, state = turn_of(match, found)
    return tokens, match, state


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("position", CITIES.values(), ids=CITIES)
def test_a_city_that_wins_the_game_is_taken(position: str, level: str) -> None:
    _, match, state = played("guerre", position, level)
    assert match.setting.referee.payoff(state) == [1, 0]


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize(("position", "attack"), ATTACKS.values(), ids=ATTACKS)
def test_the_attack_that_decides_is_made(position: str, attack: str, level: str) -> None:
    tokens, _, _ = played("guerre", position, level)
    assert any(token.startswith(attack) for token in tokens)


@pytest.mark.parametrize("level", STRONGEST)
def test_a_weak_capital_is_reinforced(level: str) -> None:
    def danger(match: Match, state: Records) -> float:
        rules = view(match.setting.rules, 0)
        return attack_odds(rules, view(state, 0), place_index()["AMI"], place_index()["ROU"], 5).success

    _, match, state = played("guerre", WEAK_CAPITAL, level)
    assert danger(match, match.state) > 0.9
    assert danger(match, state) < 0.5


@pytest.mark.parametrize(("position", "step"), FIGHTS.values(), ids=FIGHTS)
def test_a_group_goes_where_it_must_fight(position: str, step: str) -> None:
    assert step in played("mironton", position, "king")[0]
