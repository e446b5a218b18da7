"""Odds of combat rounds are exact, and so is the outlook of a band: both agree with the rules themselves."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from donjons.boards.walks import OUTSIDE
from donjons.core.match import Match
from donjons.games.mironton.game import GAME
from donjons.games.mironton.odds import attack_of_band, attack_of_groups, hits
from donjons.games.mironton.outlook import outlook
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import Await, Phase, Stage
from donjons.games.mironton.turn import run_on
from donjons.games.mironton.units import NO_UNIT, band_slot
from mironton_positions import random_position

TRIALS = 1000


def chances(match: Match, band: int) -> dict[str, float]:
    """The outlook of a band by the names of places."""
    dungeon = GAME.dungeon(match.setting)
    found = outlook(*reading(match.setting.rules, match.state), band)
    return {"out" if place == OUTSIDE else dungeon.place_id(place): chance for place, chance in found.items()}


def test_the_chances_of_hits_are_binomial() -> None:
    assert hits(((4, 3),)) == pytest.approx([1 / 8, 3 / 8, 3 / 8, 1 / 8])
    mixed = hits(((3, 2), (5, 3)))
    assert len(mixed) == 6
    assert mixed[1] == pytest.approx(2 * (2 / 3) * (1 / 3) * (2 / 3) ** 3 + (1 / 3) ** 2 * 3 * (1 / 3) * (2 / 3) ** 2)
    assert sum(mixed) == pytest.approx(1)


def test_the_source_s_example_by_hand() -> None:
    """One orc of level 1 attacks a cleric of level 1: a tie goes to the attack."""
    match = GAME.match_from("pos phase=4 g1@CAV[ORL*] g2@GAR[ORA*] b1@CAV<E[C1] b2@GAR<N[C1] b3@GAR<N[C1]")
    odds = attack_of_groups(*reading(match.setting.rules, match.state), [0], 0, False)
    assert (odds.attack, odds.defence) == (((4, 1),), ((4, 1),))
    assert odds.wins == pytest.approx(3 / 4)
    assert odds.destroys == pytest.approx(1 / 2)  # one hit kills, whoever wins
    assert odds.falls == pytest.approx(1 / 2)
    assert (odds.deals, odds.suffers) == pytest.approx((1 / 2, 1 / 2))


def test_odds_of_a_round_agree_with_playing_it_out() -> None:
    """Every pair of hits is played: who is left, and with how many hit points."""
    match = GAME.match_from("pos phase=2 g1@GRO[ORA*,ORL,ORL,ORL] b1@4.12>E[W1,W1,C1]")
    rules, state = reading(match.setting.rules, match.state)
    odds = attack_of_band(rules, state, 0, GAME.dungeon(match.setting).room_index["GRO"])
    wins = destroys = falls = deals = 0.0
    for a in range(6):
        for b in range(7):
            chance = comb(5, a) / 2**5 * comb(6, b) / 2**6
            after = Match(match.setting, start=match.state)
            after.play(f"hits:5@4={a}")
            after.play(f"hits:6@4={b}")
            _, now = reading(after.setting.rules, after.state)
            left = sum(now.member_hp[0, member] for member in range(now.group_size[0])) if now.groups else 0
            left += sum(now.lone_hp[slot] for slot in range(now.lone))
            wins += chance * (a >= b)
            destroys += chance * (left == 0)
            falls += chance * (now.bands == 0)
            deals += chance * (6 - left)
    assert (odds.wins, odds.destroys, odds.falls, odds.deals) == pytest.approx((wins, destroys, falls, deals))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("pos phase=3 g1@COE[ORA*] b1@20.8>S[W1]", {"COE": 1}),
        ("pos phase=3 g1@COE[ORA*] b1@5.0>N[W1]", {"out": 1}),
        ("pos phase=3 g1@COE[ORA*] b1@CAV[W1] b1.web=1", {"CAV": 1}),
        ("pos phase=3 g1@GAR[ORA*] b1@GAR<N[W1]", {"GAR": 1}),
        ("pos phase=3 g1@COE[ORA*] b1@16.12>E[W1] b1.map=3", {"COE": 1}),
    ],
)
def test_an_outlook_without_dice(position: str, expected: dict[str, float]) -> None:
    assert chances(GAME.match_from(position), 0) == expected


def test_an_outlook_agrees_with_what_bands_do() -> None:
    """The dice of many activations, thrown by the rules: each place is about as frequent as the outlook says."""
    random, compared = Random(11), 0
    while compared < 6:
        match = GAME.match_from(random_position(random, 2, {}))
        rules, state = reading(match.setting.rules, match.state)
        inside = [band for band in range(state.bands) if state.band_place[band] >= 0]
        if inside and len(expected := outlook(rules, state, inside[0])) > 4:
            compared += 1
            assert sum(expected.values()) == pytest.approx(1)
            found = Counter(activated(match, inside[0], seed) for seed in range(TRIALS))
            for place in expected.keys() | found.keys():
                chance = expected.get(place, 0.0)
                spread = (chance * (1 - chance) / TRIALS) ** 0.5
                assert abs(found[place] / TRIALS - chance) <= 5 * spread + 1e-9


def activated(match: Match, band: int, seed: int) -> int:
    """The place where a band's next activation ends, or a fight begins, with dice of this seed."""
    random, state = Random(seed), match.state.copy()
    row, referee = state[0], match.setting.referee
    for name in ("awaits", "fighting", "active", "met", "left", "entered", "teleported"):
        row[name] = 0
    row["phase"], row["stage"] = Phase.BANDS, Stage.BEGIN
    row["band_acted"] = 1
    row["band_acted"][band] = 0
    rules, now = reading(match.setting.rules, state)
    serial = now.band_serial[band]
    run_on(rules, now)
    place = now.band_place[band]
    while now.phase == Phase.BANDS and now.active == serial and not now.fighting:
        may_leave = now.awaits == Await.ORIENT
        referee.play(state, referee.draw(state, random.getrandbits(32)))
        slot = band_slot(now, serial)
        if slot != NO_UNIT:
            place = now.band_place[slot]
        elif may_leave:
            return OUTSIDE
    return place
